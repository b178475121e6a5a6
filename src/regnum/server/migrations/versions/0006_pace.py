"""A table says how fast its bots answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds it. At tables from before bots answer as they did."""
    op.add_column("tables", sa.Column("pace", sa.String(8), nullable=False, server_default="normal"))
