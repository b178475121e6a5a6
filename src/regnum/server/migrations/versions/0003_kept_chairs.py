"""A chair may be kept for whoever has its personal link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the mark. No chair from before has it."""
    op.add_column("chairs", sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.false()))
