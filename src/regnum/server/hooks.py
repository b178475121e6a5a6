"""The hook of a table: a line in a channel of Discord or Slack when somebody is asked. It holds no key."""

from __future__ import annotations

import msgspec

from regnum.server.reach import Reach

HARMLESS = str.maketrans({"<": "‹", ">": "›", "@": "＠", "[": "(", "]": ")"})


def plain(text: str) -> str:
    """What somebody typed, so that a channel shows it and does nothing else with it: nobody is mentioned, nothing is a link."""
    return text.translate(HARMLESS)


async def post_hook(reach: Reach, url: str, text: str) -> int:
    """Says a line in a channel, in the form that Discord (`content`) and Slack (`text`) read. Returns the status; raises what
    `Reach.post` raises."""
    return await reach.post(url, msgspec.json.encode({"content": text, "text": text}), {"Content-Type": "application/json"})
