"""A golden game that changes is noticed, and recorded anew only under new rules."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from regnum.engine.registry import rulebook
from regnum.game import load
from tests.games.golden import Gallery, Pins, gallery, git

NAME = "points-figures-2"


@pytest.fixture
def hung(tmp_path: Path) -> Gallery:
    """A gallery of a single golden game of Tiny Epic Kingdoms, in a folder of its own."""
    tek = gallery("tek")
    shutil.copy(tek.folder / f"{NAME}.regnum", tmp_path)
    hung = Gallery("tek", tmp_path, [NAME], tek.outcome, tek.fits, lambda name: None)
    pins = [hung.pinned(NAME, load(hung.text(NAME)))]
    hung.file.write_text(Pins(hung.version, pins).text(), encoding="utf-8")
    return hung


@pytest.fixture
def newer_rules(hung: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook("tek"), "rules_version", rulebook("tek").rules_version + 1)


def test_what_has_not_changed_stays(hung: Gallery) -> None:
    before = hung.text(NAME), hung.file.read_text(encoding="utf-8")
    assert hung.changed() == [] and "nothing has changed" in hung.renew(release=False)
    assert (hung.text(NAME), hung.file.read_text(encoding="utf-8")) == before


@pytest.mark.parametrize("change", ["text", "outcome", "missing", "surplus", "unlisted"])
def test_a_change_under_released_rules_is_noticed_and_refused(hung: Gallery, change: str) -> None:
    record = hung.folder / f"{NAME}.regnum"
    if change == "text":
        record.write_text(hung.text(NAME).replace("seed ", "player 1 Ada\nseed "), encoding="utf-8")
    elif change == "outcome":
        hung.outcome = lambda game: ("everybody won",)
    elif change == "missing":
        record.unlink()
    elif change == "surplus":
        shutil.copy(record, hung.folder / "another.regnum")
    else:
        hung.file.write_text(Pins(99, []).text(), encoding="utf-8")
    before = hung.file.read_text(encoding="utf-8")
    assert hung.changed() == ["another" if change == "surplus" else NAME]
    with pytest.raises(SystemExit, match="raise the version"):
        hung.renew(release=False)
    assert hung.file.read_text(encoding="utf-8") == before


@pytest.mark.usefixtures("newer_rules")
def test_under_new_rules_the_games_are_recorded_anew_until_they_are_released(hung: Gallery) -> None:
    before = hung.pins()
    assert hung.changed() == [NAME]
    assert f"rules {hung.version}, all games recorded anew" in hung.renew(release=False)
    assert f"\nrules {hung.version}\n" in hung.text(NAME) and hung.changed() == []
    assert hung.pins().pins[:1] == before.pins and len(hung.pins().pins) == 2
    hung.outcome = lambda game: ("everybody won",)
    assert hung.changed() == [NAME]
    hung.renew(release=True)
    assert hung.came() == {NAME: ["everybody won"]} and len(hung.pins().pins) == 2
    assert hung.pins().released == hung.version
    hung.outcome = lambda game: ("nobody won",)
    with pytest.raises(SystemExit, match="raise the version"):
        hung.renew(release=False)


@pytest.mark.usefixtures("newer_rules")
def test_a_game_that_no_longer_goes_is_looked_for(hung: Gallery) -> None:
    found = hung.again(NAME)
    text = hung.text(NAME)
    (hung.folder / f"{NAME}.regnum").write_text(text.replace(" choose ", " patrol "), encoding="utf-8")
    with pytest.raises(SystemExit, match=f"found no game for {NAME}"):
        hung.renew(release=True)
    assert hung.pins().released < hung.version
    hung.look = lambda name: found if name == NAME else None
    hung.renew(release=True)
    assert hung.changed() == [] and hung.text(NAME).split("\n\n")[1] == text.split("\n\n")[1]


def test_a_released_line_that_was_rewritten_is_found_in_the_history(hung: Gallery) -> None:
    def commit() -> None:
        for words in (["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "x"]):
            subprocess.run(["git", *words], cwd=hung.folder, check=True)

    assert git(hung.folder, "log") == "" and hung.rewritten() == []
    subprocess.run(["git", "init", "-q"], cwd=hung.folder, check=True)
    commit()
    line = hung.pins().pins[0].line()
    assert hung.rewritten() == []
    hung.file.write_text(hung.file.read_text(encoding="utf-8").replace(line[-9:], '0"]'), encoding="utf-8")
    assert hung.rewritten() == [line]
    commit()
    assert hung.rewritten() == [line]
    hung.file.write_text(f"released 0\n{line}\n", encoding="utf-8")
    assert line in hung.rewritten()
