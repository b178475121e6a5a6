"""Who is called when they are asked, in which ways, and what has been sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds it. At tables from before somebody is called after the next move."""
    op.add_column("tables", sa.Column("since", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("call", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_call", "tables", ["call"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "listeners",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("push", sa.Text, nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("mailing", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("listeners_stop", "listeners", ["stop"], unique=True)
    op.create_table(
        "ears",
        sa.Column("listener", sa.String(64), sa.ForeignKey("listeners.id"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(200), nullable=False),
    )
    op.create_index("ears_hash", "ears", ["hash"])
    op.create_table(
        "hooks",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("way", sa.String(8), primary_key=True),
        sa.Column("to", sa.String(64), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next", sa.BigInteger, nullable=False),
    )
