"""The table: REST and WebSocket server, its store, its bots. `regnum.server.app` puts it together."""
