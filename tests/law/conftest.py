"""A test that proves a clause of the Law must run: one that is skipped or expected to fail fails instead."""

from __future__ import annotations

from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and item.get_closest_marker("law") is not None:
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} proves a clause of the Law and may be neither skipped nor expected to fail"
        if hasattr(report, "wasxfail"):
            del report.wasxfail
    return report
