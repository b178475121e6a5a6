"""The browser's side of the house: the built client, its caching, and the headers that keep a page safe."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import MutableScopeHeaders
from litestar.response import File, Response
from litestar.types import Message, Scope

from regnum.server.problems import Denied
from regnum.words import best_language, say

CLIENT: Final = (Path(__file__).parent / "client").resolve()

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

SAFETY: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""No script but our own; and the address of a page, which may hold a key, is told to nobody."""

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What the client is made of; written down, for what a machine knows of file names differs."""

LONGEST_PATH: Final = 200
"""Characters of the longest path that may be a file."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"


async def safely(message: Message, scope: Scope) -> None:
    """Puts the safe headers on every answer, those about paths that do not exist too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFETY.items():
            headers[name] = value


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[str] | File:
    """A file of the client; for every other path the one page, which finds its own way. Raises Denied under /api."""
    wanted = request.scope["path"].strip("/")
    if wanted.partition("/")[0] in ("api", "ws"):
        raise Denied("regnum-not-found", 404)
    if len(wanted) > LONGEST_PATH or not wanted.isprintable():
        raise Denied("regnum-not-found", 404)
    file = (CLIENT / wanted).resolve()
    if wanted and file.is_relative_to(CLIENT) and file.is_file():
        return sent(file, FOREVER if wanted.startswith("assets/") else ASK_FIRST)
    if wanted.startswith("assets/"):
        raise Denied("regnum-not-found", 404)
    index = CLIENT / "index.html"
    if not index.is_file():
        lang = best_language(request.headers.get("accept-language"))
        return Response(say(lang, "regnum-client-missing"), media_type="text/plain", status_code=503)
    return sent(index, ASK_FIRST)


def sent(file: Path, caching: str) -> File:
    """A file of the client, to be shown and not saved."""
    kind = KINDS.get(file.suffix, "application/octet-stream")
    return File(file, media_type=kind, content_disposition_type="inline", headers={"Cache-Control": caching})
