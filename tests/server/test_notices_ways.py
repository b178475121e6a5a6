"""The ways of notices: mail with one link to stop, the hook of a table, what may be reached, and trying it out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from aiohttp import ClientConnectorDNSError

from regnum.server import bell
from regnum.server.calls import EARS
from regnum.server.hooks import plain
from regnum.server.mail import checked_site, is_address, post_of
from regnum.server.notices import Ways
from regnum.server.problems import Buckets
from regnum.server.reach import Reach, Unreachable, public
from tests.server.calling import SITE, WHO, house, listen, looked, rows, until
from tests.server.conftest import Hours
from tests.server.harness import Server
from tests.server.sinks import Mailbox, Sink

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("patient")]


def stop_link(text: str) -> str:
    found = re.search(rf"{SITE}(/stop/\S+)", text)
    assert found
    return found[1]


# ---------------------------------------------------------------- mail
async def test_mail_comes_after_ten_minutes_in_the_readers_language_with_the_seats_own_link(
    db: str, sink: Sink, box: Mailbox, hours: Hours
) -> None:
    async with house(db, sink, box) as server:
        table, _, second = await server.pair(name="Čtvrteční hvozd")
        wish = {"who": WHO, "keys": [second], "mail": " bo@club.example ", "mailing": True}
        assert (await server.post("/api/notices?lang=cs", wish))["mailing"]
        await server.post("/api/notices?lang=cs", wish | {"who": f"{WHO}-2"})
        hours.later(599)
        assert await looked(server, table) == hours.at + 1000
        hours.later(2)
        await until(lambda: box.mails)
        hours.later(2000)
        assert await looked(server, table) == 0
        [mail] = box.mails
        text = mail.get_content()
        assert mail["subject"] == "Jsi na tahu: Čtvrteční hvozd" and mail["to"] == "bo@club.example"
        assert mail["from"] == "Regnum <table@club.example>" and mail["content-language"] == "cs"
        assert f"{SITE}/t/{table}?key={second}" in text
        assert mail["list-unsubscribe"].strip() == f"<{SITE}{stop_link(text)}>"
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"


async def test_one_link_stops_the_mail_and_looking_at_it_does_not(db: str, sink: Sink, box: Mailbox, hours: Hours) -> None:
    async with house(db, sink, box) as server:
        table, _, second = await server.pair()
        await listen(server, second, mail="bo@club.example", mailing=True)
        await listen(server, second, who=f"{WHO}-2", mail="bo@club.example", mailing=True)
        await server.post("/api/notices/try", {"who": WHO})
        link = stop_link(box.mails[0].get_content())
        assert second in str(await rows(server, EARS))
        page = await server.http.get(link)
        assert page.status_code == 200 and '<form method="post">' in page.text and "No more mail" in page.text
        assert (await server.get("/api/notices", who=WHO))["mailing"]
        done = await server.http.post(link, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 200 and "Done" in done.text
        assert (await server.http.post(link)).status_code == 200
        for who in (WHO, f"{WHO}-2"):
            assert not (await server.get("/api/notices", who=who))["mailing"]
        assert second not in str(await rows(server, EARS))
        hours.later(2000)
        assert await looked(server, table) == 0
        assert len(box.mails) == 1
        assert (await server.http.get("/stop/guessed")).status_code == 404


async def test_mail_that_fails_is_tried_again_and_a_refused_address_is_not(
    db: str, sink: Sink, box: Mailbox, hours: Hours
) -> None:
    async with house(db, sink, box) as server:
        table, first, second = await server.pair()
        await listen(server, second, mail="bo@club.example", mailing=True)
        box.answers = ["451 later"]
        hours.later(601)
        await until(lambda: not box.answers and not server.house.notices.making)
        assert box.mails == []
        hours.later(60)
        await until(lambda: box.mails and not server.house.notices.making)
        box.answers = ["550 nobody", "550 nobody"]
        await listen(server, first, who=f"{WHO}-2", mail="gone@club.example", mailing=True)
        hours.later(601)
        await until(lambda: len(box.answers) == 1 and not server.house.notices.making)
        hours.later(2000)
        assert await looked(server, table) == 0
        assert len(box.mails) == 1 and len(box.answers) == 1


async def test_a_house_without_mail_says_so(server: Server) -> None:
    _, _, second = await server.pair()
    answer = await server.http.post(
        "/api/notices", json={"who": WHO, "keys": [second], "mail": "bo@club.example", "mailing": True}
    )
    assert answer.status_code == 409 and answer.json()["key"] == "regnum-notice-no-mail"
    assert not (await server.get("/api/notices"))["mails"]


@pytest.mark.parametrize("text", ["bo@club.example", "a.b+c@x-y.co.uk", "žluťoučký@kůň.example"])
def test_an_address(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize("text", ["", "bo", "bo@club", "a@b.c\nBcc: x@y.example", "a@b.example, c@d.example", "<a@b.example>"])
def test_no_address(text: str) -> None:
    assert not is_address(text)


@pytest.mark.parametrize(
    ("smtp", "site"),
    [
        ("http://mail.example?from=a@b.example", SITE),
        ("smtp://mail.example", SITE),
        ("smtp://mail.example?from=a@b.example", ""),
        ("smtp://u:p@mail.example?from=a@b.example&tls=no", SITE),
        ("", "table.example"),
    ],
)
def test_a_setting_for_mail_that_cannot_be_is_refused_in_one_line(smtp: str, site: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        Ways(site, smtp)


def test_the_setting_for_mail() -> None:
    post = post_of("smtps://bo%40club:s%2Fecret@mail.example?from=Club%20<t@club.example>", SITE)
    assert post is not None
    assert (post.host, post.port, post.user, post.password, post.implicit) == ("mail.example", 465, "bo@club", "s/ecret", True)
    assert post.address == "t@club.example" and checked_site(f"{SITE}/") == SITE


# ---------------------------------------------------------------- the hook of a table
async def test_the_hook_of_a_table_says_who_is_asked_in_a_form_that_discord_and_slack_read(
    db: str, sink: Sink, hours: Hours
) -> None:
    async with house(db, sink) as server:
        table, host, second = await server.pair(name="Root @everyone <x>")
        set_up = await server.post(f"/api/tables/{table}/hook", {"key": host, "url": f"{sink.url}/api/webhooks/secret"})
        assert set_up == {"where": "127.0.0.1", "may": True}
        assert await server.get(f"/api/tables/{table}/hook", key=second) == {"where": "127.0.0.1", "may": False}
        assert sink.lines()[0]["text"].startswith("From now on Regnum says here who is to move")
        hours.later(60)
        await until(lambda: len(sink.taken) == 3)
        said = {line["content"] for line in sink.lines()[1:]}
        assert f"Bo to move: Root ＠everyone ‹x› (Gems) {SITE}/t/{table}" in said
        for line in sink.lines():
            assert line.keys() == {"content", "text"} and line["content"] == line["text"]
            assert second not in line["text"] and host not in line["text"]
        await server.post(f"/api/tables/{table}/hook/try", {"key": host})
        assert len(sink.taken) == 4
        assert await server.post(f"/api/tables/{table}/hook", {"key": host, "url": ""}) == {"where": "", "may": True}


async def test_only_the_host_hangs_a_hook_and_only_one_that_answers(db: str, sink: Sink) -> None:
    async with house(db, sink) as server:
        table, host, second = await server.pair()

        async def tried(key: str, url: str) -> tuple[int, str]:
            answer = await server.http.post(f"/api/tables/{table}/hook", json={"key": key, "url": url})
            return answer.status_code, answer.json().get("key", "")

        assert await tried(second, f"{sink.url}/hook") == (403, "regnum-table-host-only")
        for url in (
            "http://hooks.example/x",
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://a:b@x.example",
            "ftp://x.y",
        ):
            assert await tried(host, url) == (400, "regnum-hook-bad")
        sink.answers = [302, 404]
        assert await tried(host, f"{sink.url}/hook") == (409, "regnum-hook-silent")
        assert await tried(host, f"{sink.url}/hook") == (409, "regnum-hook-silent")
        assert [path for path, _, _ in sink.came] == ["/hook", "/hook"]
        assert (await server.get(f"/api/tables/{table}/hook", key=host))["where"] == ""
        assert (await server.http.get(f"/api/tables/{table}/hook")).status_code == 403


async def test_a_hook_that_is_gone_is_taken_down(db: str, sink: Sink, hours: Hours) -> None:
    async with house(db, sink) as server:
        table, host, _ = await server.pair()
        await server.post(f"/api/tables/{table}/hook", {"key": host, "url": f"{sink.url}/hook"})
        sink.answers = [404, 404]
        hours.later(60)
        await until(lambda: len(sink.came) == 3 and not server.house.notices.making)
        assert (await server.get(f"/api/tables/{table}/hook", key=host))["where"] == ""


def test_a_name_does_nothing_in_a_channel() -> None:
    assert plain("<!here> @everyone [x](y)") == "‹!here› ＠everyone (x)(y)"


# ---------------------------------------------------------------- what may be reached
@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fe80::1%eth0", "::ffff:10.0.0.1", "fd00::1", "0.0.0.0",
     "224.0.0.1", "100.64.0.1", "2002:0a00:0001::"],
)  # fmt: skip
def test_private_addresses(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111"])
def test_addresses_of_the_internet(address: str) -> None:
    assert public(address)


async def test_a_name_that_leads_inside_is_not_followed(sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    reach = Reach("")
    monkeypatch.setattr(reach, "checked", lambda url: None)
    with pytest.raises(ClientConnectorDNSError):
        await reach.post(f"http://localhost:{sink.port}/x", b"", {})
    await reach.close()
    assert sink.came == []


async def test_only_what_the_setting_names_is_reached_inside(sink: Sink) -> None:
    reach = Reach(f" {sink.reach} , chat.lan:443")
    assert await reach.post(f"{sink.url}/x", b"", {}) == 201
    sink.answers = [307]
    assert await reach.post(f"{sink.url}/x", b"", {}) == 307
    await reach.close()
    assert [path for path, _, _ in sink.came] == ["/x", "/x"]
    assert reach.checked("https://chat.lan/x").hostname == "chat.lan"
    for url in ("http://chat.lan/x", "https://lan/", "https://[::1]/", "https://x.example:99999", "https://a b.example"):
        with pytest.raises(Unreachable):
            reach.checked(url)


# ---------------------------------------------------------------- the bell
async def test_try_it_now_sends_a_real_one_by_each_way_also_in_quiet_hours(
    db: str, sink: Sink, box: Mailbox, hours: Hours
) -> None:
    async with house(db, sink, box) as server:
        _, _, second = await server.pair()
        browser = sink.browser()
        more: dict[str, Any] = {"quiet": True, "quiet_from": 0, "quiet_to": 1439, "mail": "bo@club.example", "mailing": True}
        assert (await server.http.post("/api/notices/try", json={"who": WHO})).status_code == 404
        await listen(server, second, browser, **more)
        tried = await server.post("/api/notices/try", {"who": WHO})
        assert tried == [{"way": "push", "sent": True}, {"way": "mail", "sent": True}]
        assert browser.read(sink.taken[0][1])["title"] == box.mails[0]["subject"] == "This is how Regnum calls you"
        sink.answers, box.answers = [410], ["550 nobody"]
        tried = await server.post("/api/notices/try", {"who": WHO})
        assert tried == [{"way": "push", "sent": False}, {"way": "mail", "sent": False}]
        assert not (await server.get("/api/notices", who=WHO))["pushing"]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"who": "short"}, "regnum-request-bad"),
        ({"zone": "Mars/Olympus"}, "regnum-notice-zone"),
        ({"zone": "../../etc/passwd"}, "regnum-notice-zone"),
        ({"mail": "nobody", "mailing": True}, "regnum-notice-address"),
        ({"push": {"endpoint": "https://10.0.0.1/x", "p256dh": "", "auth": ""}}, "regnum-notice-push"),
        ({"push": {"endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"}}, "regnum-notice-push"),
    ],
)
async def test_what_cannot_be_is_refused(db: str, sink: Sink, box: Mailbox, wrong: Any, key: str) -> None:
    async with house(db, sink, box) as server:
        answer = await server.http.post("/api/notices", json={"who": WHO, "keys": [], **wrong})
        assert answer.status_code == 400 and answer.json()["key"] == key


async def test_nobody_tries_it_out_without_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bell, "TRIES", Buckets(1, 0.001))
    table, host, _ = await server.pair()
    statuses = [(await server.http.post(f"/api/tables/{table}/hook/try", json={"key": host})).status_code for _ in range(2)]
    assert statuses == [409, 429]
