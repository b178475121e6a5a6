"""Analyses of games that are over; a table says whether the champion may be asked at it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds them. At tables from before, nobody asks but who is alone among bots."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
