"""What is said at a table, and from where a table was made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds them. At tables from before nothing has been said."""
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("sign", sa.String(12), nullable=False),
    )
    op.add_column("tables", sa.Column("talk", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("caller", sa.String(64), nullable=False, server_default=""))
