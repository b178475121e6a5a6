"""Runs migrations on the connection that `regnum.server.store.migrate` hands over."""

from __future__ import annotations

from alembic import context

from regnum.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
