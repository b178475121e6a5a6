"""Tables, chairs, keys and moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("frozen", sa.Boolean, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("live_key", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("opening", sa.Text),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("wish", sa.String(120), nullable=False),
        sa.Column("again", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_bots_due", "tables", ["bots_due"])
    op.create_index("tables_listed", "tables", ["listed", "created"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("role", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("keys_hash", "keys", ["hash"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(120), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
