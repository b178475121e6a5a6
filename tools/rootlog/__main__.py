"""python -m tools.rootlog FILE... [--json] [--lang en|cs|pl] [--literal]"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tools.rootlog.notation import NotRead, read_log
from tools.rootlog.report import as_json, as_text
from tools.rootlog.verdicts import verdicts_of
from tools.rootlog.walker import walk


def main(arguments: list[str] | None = None) -> int:
    """Walks every log named and prints what the rules said."""
    parser = argparse.ArgumentParser("python -m tools.rootlog", description="Walks Rootlog game logs through the Law of Root.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="everything, as JSON")
    parser.add_argument("--lang", default="en", help="language of the reasons (en, cs, pl)")
    parser.add_argument("--literal", action="store_true", help="take every action as written, without our verdicts")
    options = parser.parse_args(arguments)
    found = []
    for file in options.files:
        text = file.read_text(encoding="utf-8")
        try:
            result = walk(read_log(text), {} if options.literal else verdicts_of(text))
        except NotRead as problem:
            print(f"{file.name}: {problem}", file=sys.stderr)
            return 1
        found.append(as_json(file.name, result, options.lang))
        if not options.json:
            print(as_text(file.name, result, options.lang))
    if options.json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
