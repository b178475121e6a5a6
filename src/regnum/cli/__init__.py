"""The `regnum` command."""

from regnum.cli.app import main

__all__ = ["main"]
