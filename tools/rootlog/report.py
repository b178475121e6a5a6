"""What a walk found, as text or as JSON."""

from __future__ import annotations

from typing import Any

from regnum.messages import render
from tools.rootlog.verdicts import CLASSES
from tools.rootlog.walker import STATUSES, Step, Walk

EXPLAINED = ("corrected", "refused", "unread")


def share(walk: Walk) -> float:
    """The share of actions that the rules allow as they are written."""
    allowed = [s for s in walk.steps if s.status not in EXPLAINED]
    return len(allowed) / len(walk.steps) if walk.steps else 0.0


def as_json(name: str, walk: Walk, lang: str) -> dict[str, Any]:
    """Everything about a walk."""
    return {
        "file": name,
        "actions": len(walk.steps),
        **{status: walk.count(status) for status in STATUSES},
        "share": round(share(walk), 4),
        "winners": walk.winners,
        "winner_in_log": walk.winner_in_log,
        "classes": {kind: len([s for s in walk.steps if s.verdict == kind]) for kind in CLASSES},
        "explained": [step_as_json(s, lang) for s in walk.steps if s.status in EXPLAINED],
        "beside": [{"line": line, "event": list(event)} for line, event in walk.beside],
    }


def step_as_json(step: Step, lang: str) -> dict[str, Any]:
    """One action that was not allowed as written."""
    return {
        "line": step.line,
        "faction": step.faction,
        "number": step.number,
        "action": step.text,
        "status": step.status,
        "reason": step.problem if step.reason is None else step.reason.key,
        "text": "" if step.reason is None else render(lang, step.reason),
        "clause": step.clause,
        "class": step.verdict,
        "note": step.note,
    }


def as_text(name: str, walk: Walk, lang: str) -> str:
    """A summary and a line for every action that was not allowed as written."""
    counts = ", ".join(f"{walk.count(status)} {status}" for status in STATUSES)
    lines = [
        f"{name}: {len(walk.steps)} actions, {share(walk):.1%} allowed as written",
        f"  {counts}; winner {walk.winners or '-'} (log: {walk.winner_in_log or '-'})",
    ]
    for step in walk.steps:
        if step.status in EXPLAINED:
            found = step_as_json(step, lang)
            why = f" {found['text']} ({found['clause']})" if found["clause"] else f" {found['reason']}".rstrip()
            verdict = f" [{step.verdict}] {step.note}" if step.verdict else ""
            lines.append(f"  line {step.line} {step.faction} #{step.number} {step.text}: {step.status}{why}{verdict}")
    return "\n".join(lines)
