"""Whatever is wrong with a command line ends in one clear line and exit code 2."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("nonsense", "nonsense"),
        ("sim", "GAME"),
        ("sim chess", "chess"),
        ("sim tek --games 0", "--games"),
        ("sim tek --games -3", "--games"),
        ("sim tek --games abc", "--games"),
        ("sim tek --games", "--games"),
        ("sim tek --seed x", "--seed"),
        ("sim tek --seats 9", "2 to 5"),
        ("sim tek --seats 0", "2 to 5"),
        ("sim tek --seats orcs,trolls", "trolls"),
        ("sim tek --seats orcs,orcs", "orcs"),
        ("sim tek --seats orcs,", "empty"),
        ("sim tek --bots deep", "deep"),
        ("sim tek --bots random,random,random", "bots"),
        ("sim tek --bots ,", "empty"),
        ("sim tek --iterations 0", "0"),
        ("sim tek --map lake", "--map"),
        ("sim tek --tokens maybe", "maybe"),
        ("sim tek --tokens", "--tokens"),
        ("sim tek --tokens --json", "--tokens"),
        ("sim tek extra", "extra"),
        ("play", "game"),
        ("play chess", "chess"),
        ("play tek --seats human", "2 to 5"),
        ("play tek --seats human,alien", "alien"),
        ("play tek --seats human:trolls,random", "trolls"),
        ("play tek --lang xx", "xx"),
        ("play tek --seed x", "--seed"),
        ("play tek --seconds 0", "--seconds"),
        ("play tek --seconds nan", "--seconds"),
        ("play tek --map lake", "--map"),
        ("play --record missing.regnum", "missing.regnum"),
        ("replay", "FILE"),
        ("replay missing.regnum", "missing.regnum"),
        ("verify missing.regnum", "missing.regnum"),
        ("law", "name a game"),
        ("law chess", "chess"),
        ("law tek patrol.99", "patrol.99"),
        ("law tek patrol.1 --lang xx", "xx"),
        ("law tek --find zzzz", "zzzz"),
        ("law chess --coverage", "chess"),
        ("games --lang xx", "xx"),
        ("games --json yes", "yes"),
        ("serve --port 0", "65535"),
        ("serve --port 70000", "65535"),
        ("serve --port abc", "--port"),
        ("serve --host no.such.host.invalid", "no.such.host.invalid"),
        ("bench --rounds 3", "--rounds"),
    ],
)
def test_bad_arguments(command: Command, line: str, word: str) -> None:
    command(*line.split()).refused(word)


@pytest.mark.parametrize("verb", ["replay", "verify", "play --record"])
@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty", b""),
        ("blank", b"\n \n"),
        ("binary", bytes(range(256))),
        ("zeros", b"\x00" * 64),
        ("prose", b"once upon a time\n"),
        ("headless", b"regnum 1\n\n1 side elan\n"),
        ("other-game", b"regnum 1\ngame chess\nrules 1\nseats any any\n"),
        ("other-seats", b"regnum 1\ngame tek\nrules 1\nseats any trolls\n"),
        ("other-option", b"regnum 1\ngame tek\nrules 1\nseats any any\noption map lake\n"),
        ("bad-seed", b"regnum 1\ngame tek\nrules 1\nseats any any\nseed x\n"),
    ],
)
def test_files_that_are_no_records(command: Command, tmp_path: Path, verb: str, name: str, content: bytes) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    command(*verb.split(), str(file)).refused()


@pytest.mark.parametrize("verb", ["replay", "verify", "play --record"])
def test_a_folder_is_no_record(command: Command, tmp_path: Path, verb: str) -> None:
    command(*verb.split(), str(tmp_path)).refused(str(tmp_path))


@pytest.mark.parametrize("verb", ["replay", "verify", "play --record"])
def test_a_record_cut_in_the_middle_of_a_line(command: Command, record: Path, verb: str) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    cut = record.with_name("cut.regnum")
    cut.write_text("\n".join([*lines[:40], lines[40].split()[0]]), encoding="utf-8")
    command(*verb.split(), str(cut)).refused("line 41")


@pytest.mark.parametrize("to", ["-1", "99999", "x"])
def test_a_place_that_the_record_does_not_have(command: Command, record: Path, to: str) -> None:
    command("replay", str(record), "--to", to).refused("--to")


def test_a_seat_that_the_record_does_not_have(command: Command, record: Path) -> None:
    command("replay", str(record), "--seat", "3").refused("1 to 2")
    command("play", "--record", str(record), "--seats", "human,random,random").refused("2 seats")
    command("play", "--record", str(record), "--tokens", "yes").refused("already")


def test_a_port_that_is_taken(command: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command("serve", "--port", str(port)).refused(str(port), "in use")


def test_the_program_itself_leaves_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from regnum.cli import main; main()", "sim", "chess"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "regnum: no game 'chess'; there are tek\n" or "no game 'chess'" in done.stderr
    assert done.stderr.count("\n") == 1
