"""A name is kept, goes to another device by a QR code or a recovery code, and can be left again."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page, expect

from tests.browser.network import Network
from tests.browser.people import DESKTOP, PERUDO, PHONE, Person, Server, say
from tests.browser.sight import faults, in_each_theme

NewPerson = Callable[..., Person]


def register_name(person: Person, server: Server | Network, name: str) -> str:
    """Registers a name on the page, and returns the recovery code."""
    page = person.page
    page.goto(server.url)
    page.get_by_role("link", name=say("page-me"), exact=True).click()
    page.get_by_label(say("page-your-name")).fill(name)
    person.button("me-register").click()
    code = page.locator(".code").inner_text()
    person.button("me-code-saved").click()
    expect(page.get_by_text(say("me-this-device"), exact=True)).to_be_visible()
    return code


def sign_in(person: Person, server: Server, code: str) -> None:
    person.page.goto(f"{server.url}/me")
    person.page.get_by_label(say("me-code"), exact=True).fill(code)
    person.button("me-sign-in").click()


def devices(page: Page) -> int:
    page.reload()
    expect(page.get_by_text(say("me-this-device"), exact=True)).to_be_visible()
    return page.get_by_role("listitem").count()


def test_seat_and_name_are_available_on_another_device(server: Server, person: NewPerson) -> None:
    ana, phone = person("Ana", size=DESKTOP), person("Someone", size=PHONE)
    table = ana.open_table(server, bots=1, start=False)
    register_name(ana, server, "Ana Test")
    ana.button("me-show-qr").click()
    expect(ana.page.get_by_alt_text(say("me-qr"))).to_be_visible()
    link = ana.page.get_by_label(say("me-link")).input_value()
    secret = link.split("#sign-in=")[1]
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    expect(phone.page.get_by_text(say("me-link-about"))).to_be_visible()
    assert phone.page.url == f"{server.url}/me", "the secret stays out of the history"
    phone.button("me-sign-in-here").click()
    expect(phone.page.get_by_text(say("me-this-device"), exact=True)).to_be_visible()
    assert asked and not any(secret in url for url in asked)
    expect(phone.page.get_by_label(say("page-your-name"))).to_have_value("Ana Test")
    phone.page.goto(table)
    expect(phone.button("page-start")).to_be_visible()
    assert devices(ana.page) == 2
    phone.page.goto(link)
    phone.page.reload()
    expect(phone.page.get_by_text(say("me-this-device"), exact=True)).to_be_visible()


def test_recovery_code_signs_in_and_devices_sign_out(server: Server, person: NewPerson) -> None:
    bo, tablet = person("Bo"), person("Guest")
    code = register_name(bo, server, "Bo Test")
    sign_in(tablet, server, code[:-1] + ("0" if code[-1] != "0" else "2"))
    expect(tablet.page.get_by_role("alert")).to_have_text(say("error-sign-in-code"))
    tablet.complaints.clear()
    tablet.page.get_by_label(say("me-code"), exact=True).fill(code.lower())
    tablet.button("me-sign-in").click()
    expect(tablet.page.get_by_text(say("me-this-device"), exact=True)).to_be_visible()
    assert devices(bo.page) == 2
    other = bo.page.get_by_role("listitem").filter(has_not=bo.page.get_by_text(say("me-this-device"), exact=True))
    other.get_by_role("button").click()
    expect(bo.page.get_by_role("listitem")).to_have_count(1)
    tablet.page.reload()
    expect(tablet.button("me-register")).to_be_visible()
    bo.page.get_by_role("listitem").get_by_role("button").click()
    expect(bo.button("page-play-now")).to_be_enabled()


def test_guest_keeps_the_seat_after_signing_in(server: Server, person: NewPerson) -> None:
    gus, tablet = person("Gus"), person("Guest")
    code = register_name(gus, server, "Gus Test")
    table = tablet.open_table(server, bots=1, start=False)
    expect(tablet.button("page-start")).to_be_visible()
    sign_in(tablet, server, code)
    expect(tablet.page.get_by_text(say("me-this-device"), exact=True)).to_be_visible()
    for device in (tablet, gus):
        device.page.goto(table)
        expect(device.button("page-start")).to_be_visible()


def test_person_can_export_data_and_delete_the_name(server: Server, person: NewPerson) -> None:
    zoe, ed = person("Zoe", size=PHONE), person("Ed")
    register_name(zoe, server, "Zoe Test")
    table = zoe.open_table(server, bots=1, start=False)
    ed.page.goto(table)
    expect(ed.page.get_by_text("Zoe").first).to_be_visible()
    zoe.page.goto(f"{server.url}/me")
    with zoe.page.expect_download() as download:
        zoe.page.get_by_role("link", name=say("me-download")).click()
    data = json.loads(Path(download.value.path()).read_text())
    assert data["name"] == "Zoe Test" and data["tables"] == [table.rpartition("/")[2]]
    zoe.button("me-delete").click()
    assert faults(zoe.page, down=True) == []
    zoe.button("me-delete-keep").click()
    zoe.button("me-delete").click()
    zoe.page.get_by_role("dialog").get_by_role("button", name=say("me-delete"), exact=True).click()
    expect(zoe.button("page-play-now")).to_be_enabled()
    expect(ed.page.get_by_text("Zoe")).to_have_count(0)
    expect(ed.page.get_by_text("?", exact=True).first).to_be_visible()
    zoe.page.goto(f"{server.url}/me")
    expect(zoe.button("me-register")).to_be_visible()
    expect(zoe.page.get_by_label(say("page-your-name"))).not_to_have_value("Zoe Test")


def authenticator(page: Page) -> str:
    """Gives the browser a device that makes passkeys and always agrees. Returns its id."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    made: str = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    return made


def test_passkey_registers_a_name_and_signs_in(server: Server, person: NewPerson) -> None:
    hal = person("Hal")
    url = server.url.replace("127.0.0.1", "localhost")
    authenticator(hal.page)
    hal.page.goto(f"{url}/me")
    hal.page.get_by_label(say("page-your-name")).fill("Hal Test")
    hal.button("me-register").click()
    expect(hal.page.get_by_text(say("me-this-device"), exact=True)).to_be_visible()
    hal.page.get_by_role("button", name=say("me-sign-out")).click()
    expect(hal.button("page-play-now")).to_be_enabled()
    hal.page.goto(f"{url}/me")
    hal.button("me-passkey-sign-in").click()
    expect(hal.page.get_by_text(say("me-this-device"), exact=True)).to_be_visible()
    expect(hal.page.get_by_label(say("page-your-name"))).to_have_value("Hal Test")


def test_passkey_can_be_added_and_removed_later(server: Server, person: NewPerson) -> None:
    ida = person("Ida")
    ida.page.goto(f"{server.url.replace('127.0.0.1', 'localhost')}/me")
    ida.page.get_by_label(say("page-your-name")).fill("Ida Test")
    ida.button("me-register-with-code").click()
    expect(ida.page.locator(".code")).to_be_visible()
    ida.button("me-code-saved").click()
    authenticator(ida.page)
    ida.button("me-passkey-add").click()
    expect(ida.page.get_by_text(say("me-passkey-added"))).to_be_visible()
    assert faults(ida.page, down=True) == []
    ida.page.get_by_text(say("me-passkey-remove"), exact=True).click()
    expect(ida.page.get_by_text(say("me-passkey-remove"), exact=True)).to_have_count(0)


def test_taken_name_is_explained(server: Server, person: NewPerson) -> None:
    cleo, eva = person("Cleo"), person("Eva")
    register_name(cleo, server, "Cleo Test")
    eva.page.goto(f"{server.url}/me")
    eva.page.get_by_label(say("page-your-name")).fill("CLEO TEST")
    eva.button("me-register").click()
    expect(eva.page.get_by_role("alert")).to_have_text(say("error-name-taken"))
    eva.complaints.clear()


def test_browser_with_an_old_token_becomes_a_guest(server: Server, person: NewPerson) -> None:
    """Such as one that was restored from a backup."""
    dina = person("Dina")
    dina.page.goto(server.url)
    expect(dina.button("page-play-now")).to_be_enabled()
    old = dina.page.context.cookies()
    register_name(dina, server, "Dina Test")
    dina.page.context.clear_cookies()
    dina.page.context.add_cookies(cast(Any, old))
    dina.page.goto(server.url)
    expect(dina.page.get_by_text(say("error-signed-out"))).to_be_visible()
    dina.button("page-try-again").click()
    expect(dina.button("page-play-now")).to_be_enabled()
    # Chromium logs each refused request that the page sent before it gave up the token.
    assert all("401" in complaint for complaint in dina.complaints)
    dina.complaints.clear()


def test_name_page_has_no_accessibility_violations(server: Server, person: NewPerson) -> None:
    fay = person("Fay", size=PHONE)
    fay.page.goto(f"{server.url}/me")
    expect(fay.button("me-register")).to_be_visible()
    for _ in in_each_theme(fay.page):
        assert faults(fay.page, down=True) == []
    register_name(fay, server, "Fay Test")
    fay.button("me-show-qr").click()
    expect(fay.page.get_by_alt_text(say("me-qr"))).to_be_visible()
    for _ in in_each_theme(fay.page):
        assert faults(fay.page, down=True) == []


def test_person_page_counts_games_from_this_browser(server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    ana.open_table(server, bots=1, dice=1)
    ana.play_to_the_end()
    won = ana.over.get_by_text(say("story-wins-you")).first.is_visible()
    register_name(ana, server, "Ana Games")
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name=say("me-games"), exact=True)).to_be_visible()
    row = ana.page.locator("dl > div").filter(has_text=say("me-wins"))
    expect(row).to_contain_text(say("me-of", count=int(won), total=1))
    for _ in in_each_theme(ana.page):
        assert faults(ana.page, down=True) == []


def test_banned_person_sees_the_reason_for_the_ban(server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana", size=PHONE), person("Bo", size=PHONE)
    register_name(ana, server, "Ana Banned")
    known = ana.page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    bo.page.goto(f"{server.url}/person/{known}")
    bo.page.get_by_text(say("me-report"), exact=True).click()
    bo.page.get_by_label(say("me-report-text")).fill("rude words")
    for _ in in_each_theme(bo.page):
        assert faults(bo.page, down=True) == []
    bo.button("me-report-send").click()
    expect(bo.page.get_by_text(say("me-reported"))).to_be_visible()

    operator = [str(PERUDO), "people", "--data", str(server.data)]
    told = subprocess.run([*operator, "--reports"], capture_output=True, text=True, check=True).stdout
    assert "Ana Banned" in told and "rude words" in told
    subprocess.run([*operator, known, "--ban", "insulted others"], check=True)
    ana.page.goto(server.url)
    reason = ana.page.get_by_text(say("error-banned", reason="insulted others"))
    expect(reason).to_be_visible()
    for _ in in_each_theme(ana.page):
        assert faults(ana.page, down=True) == []
    ana.page.get_by_role("link", name=say("page-me"), exact=True).click()
    expect(ana.button("me-delete")).to_be_visible()
    expect(reason).to_be_visible()
    for _ in in_each_theme(ana.page):
        assert faults(ana.page, down=True) == []
