"""Oath at the table: what a page is told of it."""

from __future__ import annotations

from regnum.server.rendering import shown_options


def test_players_do_not_read_the_chronicle_that_their_game_started_from() -> None:
    values = {"chronicle": "030303...", "oath": "devotion", "prompts": "fair"}
    assert shown_options("oath", values) == {"oath": "devotion", "prompts": "fair"}
