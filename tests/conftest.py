"""What a run of the tests says of itself."""

from __future__ import annotations

from pathlib import Path

from regnum.engine import session


def pytest_report_header() -> str:
    """Which build is tested."""
    module = Path(session.__file__)
    return f"regnum: {'compiled' if module.suffix == '.so' else 'pure'}, {module.parents[1]}"
