"""What one game of a campaign hands to the next, and the file that holds them all."""

from __future__ import annotations

import pytest

from regnum.campaign import Ending, Said, heirs_of, moment, read, roles_for, said
from regnum.engine.errors import BadRecord
from regnum.engine.kinds import Message

ROLES = ["lord", "blue", "red"]


@pytest.mark.parametrize(
    ("wanted", "roles"),
    [
        ([1, 2, 0], ["lord", "blue", "red"]),
        ([1, 0], ["lord", "red"]),
        ([1, 2, 0, None], ["lord", "blue", "red", ""]),
        ([None, 2, 0], ["lord", "blue", "red"]),
        ([1, None, 2], ["lord", "", "blue"]),
        ([1, None, None], ["lord", "blue", "red"]),
    ],
)
def test_players_keep_the_role_meant_for_them(wanted: list[int | None], roles: list[str]) -> None:
    assert roles_for(wanted, ROLES, [1, 2, 0]) == roles


def test_who_takes_which_seat() -> None:
    stay = Ending([0], "end")
    assert heirs_of(stay, 3, 2) == [0, 1, None]
    assert heirs_of(Ending([0], "end", heirs=[1, 0, 9]), 3, 2) == [1, 0, None]


def test_a_message_is_kept_as_plain_data() -> None:
    kept = said(Message("won", {"who": Message("regnum-seat", {"seat": 2}), "n": 3}))
    assert kept == Said("won", {"who": Said("regnum-seat", {"seat": 2}), "n": 3})
    again = kept.message()
    assert again.key == "won" and isinstance(again.args["who"], Message) and again.args["n"] == 3


def test_the_file_says_which_game_cannot_be_read() -> None:
    good = '{"record": "", "seats": [], "ended": "2026-05-02"}'
    file = '{"regnum": "campaign", "game": "toy", "name": "", "games": [%s]}'
    assert len(read(file % f"{good}, {good}").games) == 2
    for games, n in ((f"{good}, {{}}", 2), (good.replace("2026-05-02", "May"), 1), ("3", 1)):
        with pytest.raises(BadRecord) as refused:
            read(file % games)
        assert refused.value.line == n
    with pytest.raises(BadRecord) as refused:
        read("no file")
    assert refused.value.line == 0


def test_a_date_without_a_zone_is_in_utc() -> None:
    assert moment("2026-05-02") == moment("2026-05-02T00:00:00Z") == moment("2026-05-02T02:00:00+02:00")
