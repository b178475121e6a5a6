"""Walks game logs in Rootlog notation through the Law of Root: see docs/rootlog.md."""
