"""People come and go: clocks, votes on who is away, signs of life, and in whose hands a seat was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds them. At tables from before nobody is hurried, and nobody has been seen."""
    op.add_column("tables", sa.Column("clock", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("clocks", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="180"))
    op.add_column("tables", sa.Column("votes", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_due", "tables", ["due"])
    op.add_column("chairs", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("by", sa.String(60), nullable=False, server_default=""))
