"""The settings of `regnum serve`: flags, or variables of the environment."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from typer.testing import CliRunner

from regnum.cli import serving
from regnum.cli.app import app
from regnum.server import listening
from regnum.server.settings import Settings

INNER = {"pause", "seconds", "poll", "care"}
"""What tests set and hosts need not."""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With which settings the server would have been run."""
    found: list[Settings] = []
    monkeypatch.setattr(listening, "serve", found.append)
    monkeypatch.setattr(serving, "check_port", lambda host, port: None)
    return found


def run(*arguments: str, **environment: str) -> Any:
    return CliRunner().invoke(app, ["serve", *arguments], env={"COLUMNS": "200", **environment})


def test_help_lists_every_setting_with_its_variable() -> None:
    text = run("--help").output
    for field in fields(Settings):
        if field.name not in INNER:
            assert f"--{field.name}" in text and f"REGNUM_{field.name.upper()}" in text, field.name


def test_nothing_set_is_the_default(served: list[Settings]) -> None:
    assert run().exit_code == 0
    assert served == [Settings()]


def test_the_environment_sets_and_a_flag_overrides(served: list[Settings]) -> None:
    run("--posts", "5", REGNUM_POSTS="7", REGNUM_GETS="9", REGNUM_PROXIES="10.0.0.0/8", REGNUM_METRICS="1", REGNUM_LOG="json")
    assert served == [Settings(posts=5, gets=9, proxies="10.0.0.0/8", metrics=True, log="json")]


@pytest.mark.parametrize(("name", "value"), [("LOG", "xml"), ("POSTS", "0"), ("SOCKETS", "-1"), ("GETS", "many")])
def test_a_setting_that_cannot_be_is_refused(served: list[Settings], name: str, value: str) -> None:
    assert run(**{f"REGNUM_{name}": value}).exit_code != 0
    assert served == []


def test_uvicorn_believes_only_named_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert not listening.config(None, Settings()).proxy_headers
    named = listening.config(None, Settings(proxies="10.0.0.1"))
    assert named.proxy_headers and named.forwarded_allow_ips == "10.0.0.1"
