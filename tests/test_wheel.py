"""The wheel carries everything: installed elsewhere it serves the browser table, without Node and without this tree."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "src/regnum/server/client/index.html"
PATIENCE = 120.0

pytestmark = pytest.mark.skipif(not CLIENT.exists(), reason="the browser table is not built")


def wheel(folder: Path, compiled: bool) -> Path:
    """A wheel of a copy of this tree."""
    tree = folder / "tree"
    tree.mkdir()
    for name in ("pyproject.toml", "setup.py", "LICENSE", "NOTICE.md", "README.md"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-qq",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
        ".",
    ]
    environment = {**os.environ, "REGNUM_COMPILE": str(int(compiled)), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run(command, cwd=tree, env=environment, check=True, timeout=1800)
    found = list(folder.glob("*.whl"))
    assert len(found) == 1
    return found[0]


def serves(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Whether `regnum serve` shows the table and keeps one, with nothing of Node on its way."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = [*command, "serve", "--port", str(port), "--db", str(folder / "tables.db")]
    with subprocess.Popen(arguments, cwd=folder, env={"PATH": "", **environment}) as process:
        try:
            until = time.monotonic() + PATIENCE
            while True:
                assert process.poll() is None and time.monotonic() < until
                try:
                    page = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE).read().decode()
                    break
                except OSError:
                    time.sleep(0.1)
            assert "<script" in page
            script = page.split('src="', 1)[1].split('"', 1)[0]
            assert urllib.request.urlopen(f"http://127.0.0.1:{port}{script}", timeout=PATIENCE).status == 200
            assert urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=PATIENCE).status == 200
        finally:
            process.kill()


def test_a_wheel_serves_the_table_without_this_tree(tmp_path: Path) -> None:
    made = wheel(tmp_path, compiled=False)
    assert made.name.endswith("-py3-none-any.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(made) as files:
        files.extractall(site)
    alone = {"PYTHONPATH": str(site), "HOME": str(tmp_path)}
    where = "import regnum; print(regnum.__file__)"
    found = subprocess.run([sys.executable, "-c", where], cwd=tmp_path, env=alone, capture_output=True, text=True, check=True)
    assert Path(found.stdout.strip()).is_relative_to(site)
    serves([sys.executable, "-c", "import regnum.cli; regnum.cli.main()"], tmp_path, alone)


@pytest.mark.soak
def test_a_compiled_wheel_in_a_fresh_venv(tmp_path: Path) -> None:
    """With all that it needs from the index, as a host would have it."""
    made = wheel(tmp_path, compiled=True)
    assert "none-any" not in made.name
    venv.create(tmp_path / "venv", with_pip=True)
    python = str(tmp_path / "venv/bin/python")
    install = [python, "-m", "pip", "install", "-qq", "--constraint", str(ROOT / "constraints.txt"), str(made)]
    subprocess.run(install, cwd=tmp_path, check=True, timeout=1800)
    sim = subprocess.run(
        [str(tmp_path / "venv/bin/regnum"), "sim", "tek", "--games", "2", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert '"build": "compiled"' in sim.stdout
    serves([str(tmp_path / "venv/bin/regnum")], tmp_path, {"HOME": str(tmp_path)})
