"""Campaigns and their chapters; a table knows to which it belongs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds campaigns. Tables from before belong to none."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column("campaign", sa.String(64), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("chairs", sa.JSON, nullable=False),
        sa.Column("ending", sa.JSON, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("campaign", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("chapter", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_campaign", "tables", ["campaign", "chapter"])
