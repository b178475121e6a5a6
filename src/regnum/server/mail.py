"""Mail: plain text through the SMTP server of the setting, with one link to stop in each."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

SECONDS: Final = 15.0
PORTS: Final = {"smtp": 587, "smtps": 465}
ADDRESS: Final = re.compile(r"[^\s@<>()\[\]\\,;:\"\x00-\x1f\x7f]{1,64}@(?:[\w-]{1,63}\.)+[\w-]{2,63}")
LONGEST: Final = 254


def is_address(text: str) -> bool:
    """Whether mail can be sent there, as far as can be seen."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class Post:
    """An SMTP server, who the mail is from, and the public address of the house, which its links begin with."""

    host: str
    port: int
    user: str
    password: str
    implicit: bool
    plain: bool
    sender: str
    site: str

    @property
    def address(self) -> str:
        """The address of the sender."""
        return parseaddr(self.sender)[1]

    async def send(self, message: EmailMessage) -> None:
        """Hands a mail to the server. Raises smtplib's errors, OSError and TimeoutError."""
        await asyncio.to_thread(self.deliver, message)

    def deliver(self, message: EmailMessage) -> None:
        """Hands a mail to the server, and waits for it; a password is never sent without TLS."""
        secure = ssl.create_default_context()
        if self.implicit:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=secure)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        with server:
            if not self.implicit and not self.plain:
                server.starttls(context=secure)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def letter(self, to: str, subject: str, text: str, lang: str, stop: str, id: str) -> EmailMessage:
        """A mail that can be stopped with one click (RFC 8058); the same `id` is the same mail, should it come twice."""
        message = EmailMessage()
        message["Subject"] = subject
        message["From"] = self.sender
        message["To"] = Address(addr_spec=to)
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{id}@{urlsplit(self.site).hostname}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        message["Content-Language"] = lang
        return message


def post_of(smtp: str, site: str) -> Post | None:
    """The server of a setting such as `smtp://user:password@mail.example:587?from=table@club.example`; None without one. It
    must offer STARTTLS, unless `tls=no` is added; `smtps://` is TLS from the start. Raises ValueError for a wrong one."""
    if not smtp:
        return None
    parts = urlsplit(smtp)
    query = parse_qs(parts.query)
    sender = query.get("from", [""])[0]
    plain = query.get("tls") == ["no"]
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("mail goes through smtp:// or smtps://")
    if not is_address(parseaddr(sender)[1]):
        raise ValueError("mail needs a sender: smtp://mail.example?from=table@club.example")
    if plain and parts.username:
        raise ValueError("a password for mail is not sent without TLS")
    if not site:
        raise ValueError("mail needs the public address of the house, for its links: --site https://table.example")
    return Post(
        host=parts.hostname,
        port=parts.port or PORTS[parts.scheme],
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        implicit=parts.scheme == "smtps",
        plain=plain,
        sender=sender,
        site=site,
    )


def checked_site(site: str) -> str:
    """The public address of the house without a slash at the end; "" if it has none. Raises ValueError."""
    if not site:
        return ""
    parts = urlsplit(site)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(f"--site is the public address of the house, such as https://table.example, not {site!r}")
    return site.rstrip("/")
