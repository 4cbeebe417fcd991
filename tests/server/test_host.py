"""The host's powers over people: removing, locking the table, muting."""

import pytest

from perudo.core import limits
from perudo.table.events import HandedOver, Muted, Opened, Removed, Sat, StoodUp, StoredSettings, TableEvent
from perudo.table.state import Table, Timing
from tests.server.conftest import Houses, Person, Watch, gather, get_ready, start, until
from tests.server.test_rematch import play_out

SLOW = Timing(1000)


def kinds(person: Person) -> list[str]:
    return [seat["kind"] for seat in person.state["seats"]]


async def test_removed_player_cannot_sit_down_again(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=3)
    table = ana.state["table"]
    assert (await ana.do("remove", table=table, chair=2))["is"] == "done"
    assert (bo.state["seat"], bo.state["removed"], kinds(ana)) == (None, True, ["person", "free", "free"])
    assert (await bo.do("sit", table=table, name="Bo"))["code"] == "error-removed"
    assert (await bo.do("sit", table=table, name="Another", chair=3))["code"] == "error-removed"
    again = Person(bo.house, bo.guest, bo.number)
    await again.do("watch", table=table)
    assert again.state["removed"]
    other = Person(bo.house, "cleo")
    await other.do("watch", table=table)
    assert not other.state["removed"]


async def test_removed_players_seat_goes_to_a_bot(houses: Houses) -> None:
    people = ana, bo, cleo = await gather(await houses(timing=SLOW), 3, options={"dice": 1})
    table = await start(people)
    hand = bo.view["hand"]
    assert hand
    assert (await ana.do("remove", table=table, chair=2))["is"] == "done"
    assert (bo.state["seat"], bo.state["removed"], bo.view["hand"]) == (None, True, None)
    assert [(seat["name"], seat["kind"], seat["substitute"]) for seat in ana.state["seats"]][1] == ("Bo", "bot", False)
    for do, more in (("sit", {"name": "Bo"}), ("act", {"seq": bo.state["seq"], "move": {"move": "dudo"}})):
        assert (await bo.do(do, table=table, **more))["is"] == "refused"
    again = Person(bo.house, bo.guest, bo.number)
    await again.do("watch", table=table)
    assert kinds(ana) == ["person", "bot", "person"]
    ana.house.close()

    people = ana, bo, cleo = await gather(await houses(timing=Timing(0)), 3, options={"dice": 1})
    await start(people)
    await play_out(people)
    await ana.do("remove", table=ana.state["table"], chair=2)
    await get_ready([ana, cleo])
    await until(lambda: ana.state["game"] == 2)
    assert [seat["name"] for seat in ana.state["seats"]] == ["Ana", "Cleo"]


async def test_removed_player_cannot_use_a_seat_link(houses: Houses) -> None:
    """Neither their own, made before, nor a friend's."""
    ana, bo, cleo = await gather(await houses(), 3, chairs=4)
    table = ana.state["table"]
    secrets = []
    for owner in (bo, cleo):
        await owner.do("hand-over", table=table, address=f"http://127.0.0.1/t/{table}")
        secrets.append(owner.messages("seat-link")[-1]["link"].split("#seat=")[1])
    await ana.do("remove", table=table, chair=2)
    codes = [(await bo.do("take-seat", table=table, secret=secret))["code"] for secret in secrets]
    assert codes == ["error-seat-link", "error-removed"]


async def test_moderation_is_restricted_to_the_host(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2)
    table = ana.state["table"]
    for do, more in (("remove", {"chair": 1}), ("lock", {"locked": True}), ("mute", {"chair": 1, "muted": True})):
        assert (await bo.do(do, table=table, **more))["code"] == "error-host-only"


@pytest.mark.parametrize("stage", ["gathering", "playing"])
async def test_host_can_make_another_person_host(houses: Houses, stage: str) -> None:
    """The new host keeps the part, whoever comes and goes; the former one is an ordinary player."""
    watch = Watch()
    people = ana, bo, cleo = await gather(await houses(timing=SLOW, clock=watch), 3)
    table, house = ana.state["table"], ana.house
    if stage == "playing":
        await start(people)
    await ana.do("mute", table=table, chair=2, muted=True)
    assert (await bo.do("pass-host", table=table, chair=3))["code"] == "error-host-only"
    assert (await ana.do("pass-host", table=table, chair=1))["is"] == "done"
    assert ana.state["host"], "to oneself: nothing happens"
    assert (await ana.do("pass-host", table=table, chair=2))["is"] == "done"
    for someone in people:
        assert [seat["name"] for seat in someone.state["seats"] if seat["host"]] == ["Bo"]
        assert not any(seat["muted"] for seat in someone.state["seats"])
    assert (ana.state["host"], bo.state["host"], bo.state["deputy"]) == (False, True, False)
    assert (await ana.do("lock", table=table, locked=True))["code"] == "error-host-only"
    assert (await bo.do("remove", table=table, chair=1))["is"] == "done", "the opener is a player like others now"
    house.disconnect(bo)
    watch.ahead = limits.GRACE_SECONDS
    assert (await cleo.do("lock", table=table, locked=True))["code"] == "error-deputy-only"
    house.connect(bo)
    await bo.do("watch", table=table)
    assert (bo.state["host"], bo.state["deputy"]) == (True, False)


async def test_only_a_connected_person_can_become_host(houses: Houses) -> None:
    watch = Watch()
    ana, bo, cleo = await gather(await houses(timing=SLOW, clock=watch), 3, chairs=5)
    table, house = ana.state["table"], ana.house
    await ana.do("seat-bot", table=table, chair=4, bot="odds")
    await start([ana, bo, cleo])
    await bo.do("leave", table=table)
    house.disconnect(cleo)
    for chair in (2, 3, 4, 5):
        assert (await ana.do("pass-host", table=table, chair=chair))["code"] == "error-host-person", chair
    assert ana.state["host"]


@pytest.mark.parametrize("stage", ["gathering", "playing"])
async def test_host_who_stands_up_is_replaced_immediately(houses: Houses, stage: str) -> None:
    """The opener goes on watching: they can't change the table any more, and everybody sees who can."""
    ana, bo, cleo = await gather(await houses(timing=SLOW), 3, chairs=4)
    table = ana.state["table"]
    if stage == "playing":
        await start([ana, bo, cleo])
    watcher = Person(ana.house, "watcher")
    await watcher.do("watch", table=table)
    assert (await ana.do("leave", table=table))["is"] == "done"
    for someone in (ana, bo, cleo, watcher):
        assert [seat["name"] for seat in someone.state["seats"] if seat["host"]] == ["Bo"]
    assert (ana.state["host"], bo.state["host"], cleo.state["host"]) == (False, True, False)
    code = "error-host-only" if stage == "playing" else "error-not-seated"
    assert (await ana.do("remove", table=table, chair=3))["code"] == code
    assert (await bo.do("mute", table=table, chair=3, muted=True))["is"] == "done"
    await ana.do("sit", table=table, name="Ana")
    assert (ana.state["host"], bo.state["host"]) == (True, False)


async def test_last_guest_at_a_table_stays_host(houses: Houses) -> None:
    """Where nobody sits any more, the guest who still watches may end it."""
    (ana,) = await gather(await houses(timing=SLOW), 1, chairs=2)
    table = ana.state["table"]
    await ana.do("seat-bot", table=table, chair=2, bot="odds")
    await start([ana])
    await ana.do("leave", table=table)
    assert ana.state["host"]


async def test_deputy_cannot_make_permanent_changes(houses: Houses) -> None:
    """A deputy keeps the game going while the opener is away, and the opener finds the table as it was."""
    watch = Watch()
    ana, bo, cleo = await gather(await houses(timing=SLOW, clock=watch), 3, chairs=5)
    table, house = ana.state["table"], ana.house
    assert (await ana.do("remove", table=table, chair=1))["code"] == "error-remove-self"
    house.disconnect(ana)
    watch.ahead = limits.GRACE_SECONDS
    assert (await bo.do("seat-bot", table=table, chair=4, bot="odds"))["is"] == "done"
    assert (bo.state["host"], bo.state["deputy"]) == (True, True)
    lasting: list[tuple[str, dict[str, object]]] = [
        ("remove", {"chair": 1}),
        ("remove", {"chair": 3}),
        ("lock", {"locked": True}),
        ("mute", {"chair": 3, "muted": True}),
        ("speed", {"speed": "fast"}),
        ("configure", {"edition": "bga", "options": {"dice": 3}, "chairs": 5, "table_settings": {}}),
    ]
    for do, more in lasting[:4] + lasting[5:]:
        refusal = await bo.do(do, table=table, **more)
        assert (refusal["code"], refusal["details"]["name"]) == ("error-deputy-only", "Ana"), do
    assert (await bo.do("remove", table=table, chair=4))["is"] == "done", "a bot"
    assert (await bo.do("start", table=table))["is"] == "done"
    assert (await bo.do("substitute", table=table, chair=1))["is"] == "done"
    assert bo.state["deputy"], "a substitute bot in the opener's seat makes nobody more than a deputy"
    for do, more in lasting[:5]:
        assert (await bo.do(do, table=table, **more))["code"] == "error-deputy-only", do
    assert (await cleo.do("mute", table=table, chair=1, muted=True))["code"] == "error-host-only"
    house.connect(ana)
    await ana.do("watch", table=table)
    assert (ana.state["seat"], ana.state["host"], ana.state["deputy"]) == (1, True, False)
    assert (await ana.do("mute", table=table, chair=2, muted=True))["is"] == "done"


async def test_new_host_has_full_rights_after_creator_leaves(houses: Houses) -> None:
    ana, bo, _ = await gather(await houses(timing=SLOW), 3)
    table = await start([ana, bo])
    await ana.do("leave", table=table)
    ana.house.disconnect(ana)
    assert (bo.state["host"], bo.state["deputy"]) == (True, False)
    assert (await bo.do("remove", table=table, chair=3))["is"] == "done"
    assert (await bo.do("remove", table=table, chair=1))["code"] == "error-remove-not"


async def test_table_opener_can_sit_at_a_locked_table(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4)
    table = ana.state["table"]
    await ana.do("lock", table=table, locked=True)
    await ana.do("leave", table=table)
    assert (ana.state["seat"], bo.state["locked"]) == (None, True)
    assert (ana.state["appointed_host"], bo.state["appointed_host"]) == (True, False)
    assert (await Person(ana.house, "cleo").do("sit", table=table, name="Cleo"))["code"] == "error-table-locked"
    assert (await ana.do("sit", table=table, name="Ana"))["is"] == "done"
    assert (await ana.do("lock", table=table, locked=False))["is"] == "done"


async def test_table_unlocks_when_the_last_person_leaves(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=3)
    table = ana.state["table"]
    await ana.do("seat-bot", table=table, chair=3, bot="odds")
    await ana.do("lock", table=table, locked=True)
    await bo.do("leave", table=table)
    assert ana.state["locked"]
    await ana.do("leave", table=table)
    assert not ana.state["locked"]
    cleo = Person(ana.house, "cleo")
    assert (await cleo.do("sit", table=table, name="Cleo"))["is"] == "done"
    await cleo.do("watch", table=table)
    assert (cleo.state["host"], cleo.state["deputy"]) == (True, False)


@pytest.mark.parametrize("restarted", [False, True])
async def test_removal_can_be_undone(houses: Houses, restarted: bool) -> None:
    ana, bo, cleo = await gather(await houses(), 3, chairs=4)
    table = ana.state["table"]
    for chair in (2, 3):
        await ana.do("remove", table=table, chair=chair)
    assert [each["name"] for each in ana.state["removals"]] == ["Bo", "Cleo"] and cleo.state["removals"] == []
    if restarted:
        ana.house.close()
        house = await houses()
        ana, bo, cleo = (Person(house, each.guest, each.number) for each in (ana, bo, cleo))
        for person in (ana, bo, cleo):
            await person.do("watch", table=table)
    removal = ana.state["removals"][0]["removal"]
    assert (await bo.do("readmit", table=table, removal=removal))["code"] == "error-not-seated"
    seq = ana.state["seq"]
    assert (await ana.do("readmit", table=table, removal=removal + 999))["is"] == "done"
    assert ana.state["seq"] == seq
    assert (await ana.do("readmit", table=table, removal=removal))["is"] == "done"
    assert ([each["name"] for each in ana.state["removals"]], bo.state["removed"]) == (["Cleo"], False)
    assert (await bo.do("sit", table=table, name="Bo"))["is"] == "done"
    assert (await cleo.do("sit", table=table, name="Cleo"))["code"] == "error-removed"


def test_table_opener_is_never_barred_by_a_removal() -> None:
    """Ana opens, gives her seat to her phone and back, and stands up. Then another host removes the phone."""
    events: list[TableEvent] = [Sat(1, "ana", "Ana"), HandedOver(1, "phone"), HandedOver(1, "ana"), StoodUp(1)]
    table = Table(code="ABCD").apply(Opened("ana", "bga", {}, 6, StoredSettings()), 0)
    for event in (*events, Sat(2, "phone", "Phone"), Removed(2, "reader")):
        table = table.apply(event, 0)
    assert set(table.removed) == {"phone"}


def test_oldest_removals_are_dropped_beyond_the_limit() -> None:
    table = Table(code="ABCD").apply(Opened("ana", "bga", {}, 6, StoredSettings()), 0).apply(Sat(1, "ana", "Ana"), 0)
    for number in range(limits.REMOVED_KEPT + 2):
        table = table.apply(Sat(2, f"guest {number}", "Bo"), 0).apply(Removed(2, "reader"), 0)
    assert len(table.removed) == limits.REMOVED_KEPT and {"guest 0", "guest 1"}.isdisjoint(table.removed)


def test_oldest_mutes_and_handovers_are_dropped_beyond_limit() -> None:
    """However long a log is, folding it takes the same time for each event."""
    table = Table(code="ABCD").apply(Opened("ana", "bga", {}, 6, StoredSettings()), 0).apply(Sat(1, "ana", "Ana"), 0)
    table = table.apply(Sat(3, "cleo", "Cleo"), 0).apply(Muted(3, True), 0)
    table = table.apply(Sat(2, "guest 0", "Bo"), 0).apply(Muted(2, True), 0)
    most = limits.GIVERS_KEPT
    for number in range(1, most + 3):
        table = table.apply(HandedOver(2, f"guest {number}"), 0)
    kept = {f"guest {number}" for number in range(2, most + 2)}
    assert set(table.given) == table.handed_over == kept
    assert set(table.muted) == {*kept, f"guest {most + 2}", "cleo"}, "whoever sits stays muted"
    assert table.aborted_reveal_counts == {}


async def test_new_guests_cannot_fill_a_tables_log(houses: Houses) -> None:
    (ana,) = await gather(await houses(clock=lambda: 1000.0), 1, chairs=3)
    table, before = ana.state["table"], ana.state["seq"]
    for number in range(3 * limits.ARRIVALS[0]):
        stranger = Person(ana.house, f"stranger-{number}", number + 5)
        answer = await stranger.do("sit", table=table, name="Zoe")
        assert number or answer["is"] == "done", answer
        await stranger.do("leave", table=table)
    assert answer["code"] == "error-too-fast"
    assert ana.state["seq"] - before <= 2 * limits.ARRIVALS[0] + 20
    assert (await ana.do("sit", table=table, name="Ana", chair=2))["is"] == "done", "whoever has a seat may change it"


async def test_host_can_remove_bots_only_before_games(houses: Houses) -> None:
    (ana,) = await gather(await houses(timing=SLOW), 1, chairs=3)
    table = ana.state["table"]
    for chair in (2, 3):
        await ana.do("seat-bot", table=table, chair=chair, bot="odds")
    assert (await ana.do("remove", table=table, chair=3))["is"] == "done"
    assert kinds(ana) == ["person", "bot", "free"]
    await start([ana])
    assert (await ana.do("remove", table=table, chair=2))["code"] == "error-remove-not"


async def test_locked_table_refuses_newcomers(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4, table_settings={"listed": True})
    table, house = ana.state["table"], ana.house
    looker, cleo = Person(house, "looker"), Person(house, "cleo")
    await looker.do("watch-lobby")
    assert [each["table"] for each in looker.messages("lobby")[-1]["tables"]] == [table]
    assert (await ana.do("lock", table=table, locked=True))["is"] == "done"
    assert ana.state["locked"]
    await until(lambda: looker.messages("lobby")[-1]["tables"] == [])
    await cleo.do("watch", table=table)
    assert (await cleo.do("sit", table=table, name="Cleo"))["code"] == "error-table-locked"
    assert (await bo.do("sit", table=table, name="Bo", chair=4))["is"] == "done", "who sits may change chairs"
    seq = ana.state["seq"]
    await ana.do("lock", table=table, locked=True)
    assert ana.state["seq"] == seq
    await ana.do("lock", table=table, locked=False)
    assert (await cleo.do("sit", table=table, name="Cleo"))["is"] == "done"


async def test_muting_applies_to_all_the_players_devices(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2)
    table = ana.state["table"]
    await ana.do("mute", table=table, chair=2, muted=True)
    assert [seat["muted"] for seat in ana.state["seats"]] == [False, True]
    for do, more in (("chat", {"text": "psst"}), ("chat", {"phrase": "hello"}), ("react", {"reaction": "laugh"})):
        assert (await bo.do(do, table=table, **more))["code"] == "error-muted"
    assert (await bo.do("react", table=table, gesture="shake"))["is"] == "done", "a cup may be moved"
    await bo.do("hand-over", table=table, address=f"http://127.0.0.1/t/{table}")
    secret = bo.messages("seat-link")[-1]["link"].split("#seat=")[1]
    phone = Person(bo.house, "phone")
    await phone.do("watch", table=table)
    assert (await phone.do("take-seat", table=table, secret=secret))["is"] == "done"
    assert (await phone.do("chat", table=table, phrase="hello"))["code"] == "error-muted"
    await ana.do("mute", table=table, chair=2, muted=False)
    assert (await phone.do("chat", table=table, phrase="hello"))["is"] == "done"


async def test_removal_applies_to_all_devices_of_a_seat(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4)
    table = ana.state["table"]
    await bo.do("hand-over", table=table, address=f"http://127.0.0.1/t/{table}")
    secret = bo.messages("seat-link")[-1]["link"].split("#seat=")[1]
    phone = Person(bo.house, "phone")
    await phone.do("watch", table=table)
    assert (await phone.do("take-seat", table=table, secret=secret))["is"] == "done"
    await ana.do("remove", table=table, chair=2)
    for device in (bo, phone):
        assert device.state["removed"]
        assert (await device.do("sit", table=table, name="Bo"))["code"] == "error-removed"
    (removal,) = ana.state["removals"]
    await ana.do("readmit", table=table, removal=removal["removal"])
    assert ana.state["removals"] == [] and (await bo.do("sit", table=table, name="Bo"))["is"] == "done"


async def test_seat_link_respects_the_tables_lock(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4)
    table = ana.state["table"]
    await ana.do("lock", table=table, locked=True)
    await bo.do("hand-over", table=table, address=f"http://127.0.0.1/t/{table}")
    secret = bo.messages("seat-link")[-1]["link"].split("#seat=")[1]
    stranger = Person(bo.house, "stranger")
    assert (await stranger.do("take-seat", table=table, secret=secret))["code"] == "error-table-locked"
    await ana.do("lock", table=table, locked=False)
    assert (await stranger.do("take-seat", table=table, secret=secret))["is"] == "done"


async def test_muted_player_cannot_change_their_name(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2, chairs=4)
    table = ana.state["table"]
    await ana.do("mute", table=table, chair=2, muted=True)
    assert (await bo.do("rename", table=table, name="Ana cheats"))["code"] == "error-muted"
    for chair in (3, 4):
        await bo.do("sit", table=table, name="Ana cheats", chair=chair)
        assert ana.state["seats"][chair - 1]["name"] == "Bo"
        await bo.do("leave", table=table)
    await bo.do("sit", table=table, name="Ana cheats")
    assert [seat["name"] for seat in ana.state["seats"]][:2] == ["Ana", "Bo"]
    await ana.do("mute", table=table, chair=2, muted=False)
    assert (await bo.do("rename", table=table, name="Bob"))["is"] == "done"


async def test_empty_reaction_is_not_broadcast(houses: Houses) -> None:
    ana, bo = await gather(await houses(), 2)
    assert (await bo.do("react", table=ana.state["table"], reaction=None, gesture=None))["is"] == "done"
    assert ana.messages("reacted") == []


async def test_removals_mutes_and_lock_survive_a_restart(houses: Houses) -> None:
    ana, bo, _ = await gather(await houses(), 3, chairs=4)
    table = ana.state["table"]
    await ana.do("remove", table=table, chair=2)
    await ana.do("mute", table=table, chair=3, muted=True)
    await ana.do("lock", table=table, locked=True)
    ana.house.close()
    house = await houses()
    bo = Person(house, bo.guest)
    await bo.do("watch", table=table)
    assert (bo.state["removed"], bo.state["locked"]) == (True, True)
    assert bo.state["seats"][2]["muted"]


@pytest.mark.parametrize("there", [True, False])
async def test_removing_from_an_empty_chair_changes_nothing(houses: Houses, there: bool) -> None:
    (ana,) = await gather(await houses(), 1, chairs=3)
    seq = ana.state["seq"]
    assert (await ana.do("remove", table=ana.state["table"], chair=2 if there else 8))["is"] == "done"
    assert (await ana.do("mute", table=ana.state["table"], chair=2, muted=True))["is"] == "done"
    assert ana.state["seq"] == seq
