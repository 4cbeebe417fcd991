"""The lobby shows the tables of honest people, however many others are opened."""

from itertools import count

import pytest

from perudo.core import limits
from perudo.protocol import wire
from perudo.server import lobby
from perudo.server.game_server import GameServer
from perudo.server.lobby import ListingOwner, LobbyListing, fair_order
from perudo.server.token_bucket import network_key
from tests.server.conftest import Houses, Person, gather, until

NUMBERS = count()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "BROADCAST_SECONDS", 0)


async def opened(house: GameServer, guest: str, address: str, *, listed: bool = True) -> Person:
    """A person at a new table."""
    person = Person(house, guest, 100 * next(NUMBERS), address)
    answer = await person.do("open", name="Zoe", edition="bga", table_settings={"listed": listed})
    assert answer["is"] == "done", answer
    await person.do("watch", table=answer["table"])
    return person


async def flood(house: GameServer, addresses: int, each: int) -> None:
    """Many guests open tables from a few addresses; they take their seats when all tables are open."""
    people = [
        Person(house, f"flooder-{at}-{number}", address=f"198.51.{at}.7")
        for at in range(addresses)
        for number in range(each)
    ]
    tables = [
        (await person.do("open", name="Zoe", edition="bga", table_settings={"listed": True}))["table"]
        for person in people
    ]
    for person, table in zip(people, tables, strict=True):
        await person.do("watch", table=table)


def shown(looker: Person) -> list[str]:
    return [line["table"] for line in looker.messages("lobby")[-1]["tables"]]


@pytest.mark.parametrize(("addresses", "each"), [(2, 60), (20, 10)])
@pytest.mark.parametrize("first", ["flood", "honest"])
async def test_flood_does_not_hide_an_honest_table(houses: Houses, addresses: int, each: int, first: str) -> None:
    house = await houses()
    if first == "flood":
        await flood(house, addresses, each)
    honest = await opened(house, "ana", "203.0.113.5")
    if first == "honest":
        await flood(house, addresses, each)
    looker = Person(house, "looker")
    await looker.do("watch-lobby")
    tables = shown(looker)
    assert honest.state["table"] in tables[: addresses + 1]
    assert len(tables) <= min(limits.LOBBY_TABLES, 1 + addresses * limits.ADDRESS_LISTED_TABLES)


async def test_matchmaking_finds_a_table_that_can_start(houses: Houses) -> None:
    """Not to one that waits for six people, though more of them sit there."""
    house = await houses()
    six = await opened(house, "ana", "203.0.113.5", listed=False)
    settings = {"edition": "bga", "options": {}, "chairs": 6, "table_settings": {"listed": True, "autostart_at": 6}}
    assert (await six.do("configure", table=six.state["table"], **settings))["is"] == "done"
    for name in ("bo", "cleo"):
        friend = Person(house, name, address="192.0.2.7")
        assert (await friend.do("sit", table=six.state["table"], name=name))["is"] == "done"
    two = await opened(house, "dan", "198.51.100.5", listed=False)
    settings |= {"table_settings": {"listed": True, "autostart_at": 2}}
    assert (await two.do("configure", table=two.state["table"], **settings))["is"] == "done"
    eva = Person(house, "eva", address="198.18.0.5")
    assert (await eva.do("find-game", name="Eva", edition="bga"))["table"] == two.state["table"]


async def test_listings_per_guest_are_limited(houses: Houses) -> None:
    house = await houses()
    for _ in range(limits.GUEST_LISTED_TABLES):
        await opened(house, "ana", "203.0.113.5")
    # A page opens a table and lists it afterwards. Each page of a guest has a connection of its own.
    last = await opened(house, "ana", "203.0.113.5", listed=False)
    settings = {"edition": "bga", "options": {}, "chairs": 3, "table_settings": {"listed": True}}
    refused = await last.do("configure", table=last.state["table"], **settings)
    assert (refused["code"], refused["details"]) == ("error-too-many-listed", {"count": limits.GUEST_LISTED_TABLES})
    for do, more in (("open", {"table_settings": {"listed": True}}), ("find-game", {})):
        assert (await last.do(do, name="Ana", edition="kozak", **more))["code"] == "error-too-many-listed"
    other = await opened(house, "bo", "203.0.113.5", listed=False)
    assert (await other.do("configure", table=other.state["table"], **settings))["is"] == "done"
    again = await other.do("configure", table=other.state["table"], **{**settings, "chairs": 4})
    assert again["is"] == "done"


async def test_listings_per_address_are_limited(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_LISTED_TABLES", 4)
    house = await houses()
    club = [await opened(house, f"guest-{at}", "203.0.113.5") for at in range(4)]
    late = Person(house, "late", address="203.0.113.5")
    listed = {"name": "Bo", "edition": "bga", "table_settings": {"listed": True}}
    refused = await late.do("open", **listed)
    assert (refused["code"], refused["details"]) == ("error-too-many-listed-nearby", {"count": 4})
    assert (await late.do("open", name="Bo", edition="bga"))["is"] == "done"
    await opened(house, "elsewhere", "203.0.113.6")
    for at in range(6):
        await opened(house, f"local-{at}", "")  # addresses of this machine are not counted
    house.disconnect(club[0])
    assert (await late.do("open", **listed))["is"] == "done"


async def test_matchmaking_ignores_tables_beyond_the_limit(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await houses()
    monkeypatch.setattr(limits, "GUEST_LISTED_TABLES", 1)
    ana = Person(house, "ana", address="203.0.113.5")
    found = (await ana.do("find-game", name="Ana", edition="bga"))["table"]
    await ana.do("watch", table=found)
    bo = Person(house, "bo", address="198.51.100.7")
    assert (await bo.do("find-game", name="Bo", edition="bga"))["table"] == found


async def test_listing_hides_the_owner(houses: Houses) -> None:
    house = await houses()
    await opened(house, "ana", "203.0.113.5")
    looker = Person(house, "looker")
    await looker.do("watch-lobby")
    (line,) = looker.messages("lobby")[-1]["tables"]
    assert line.keys() == set(wire.LobbyTable.__struct_fields__)


async def test_table_stays_listed_while_a_player_is_connected(houses: Houses) -> None:
    house = await houses()
    ana, bo = await gather(house, 2, chairs=3, table_settings={"listed": True})
    house.disconnect(ana)
    looker = Person(house, "looker")
    await looker.do("watch-lobby")
    assert shown(looker) == [bo.state["table"]]
    house.disconnect(bo)
    await until(lambda: shown(looker) == [])


# --- The order


def listing(owner: ListingOwner, people: int = 1, since: int = 0, chairs: int = 4) -> LobbyListing:
    line = wire.LobbyTable(
        table=f"T{next(NUMBERS)}",
        edition="bga",
        options={},
        clock=None,
        host="Ana",
        players=people,
        bots=0,
        chairs=chairs,
        autostart_at=None,
    )
    return LobbyListing(line, owner, since)


HONEST = ListingOwner("net", "address", "guest")


def test_lobby_order_treats_a_network_as_one_owner() -> None:
    """A customer of an IPv6 provider may have 65,536 networks of 64 bits."""
    wide = [listing(ListingOwner("wide", f"address-{at}", f"guest-{at}"), people=3) for at in range(1000)]
    honest = listing(HONEST)
    assert honest in fair_order([*wide, honest])[:2]


@pytest.mark.parametrize("networks", ["2001:db8:{:x}::/64", "2001:db8:ff{:02x}::/64", "198.51.{}.7"])
@pytest.mark.parametrize("first", ["flood", "honest"])
def test_networks_of_one_provider_share_one_lobby_turn(networks: str, first: str) -> None:
    board = lobby.Lobby(bytes(32))
    wide = [listing(board._owner(f"guest-{at}", networks.format(at)), people=3, since=at) for at in range(105)]
    honest = listing(board._owner("ana", "203.0.113.5"), since=-1 if first == "honest" else 1000)
    assert honest in fair_order([*wide, honest])[:2]


def test_full_lobby_still_shows_older_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Newer tables of many providers do not push out one that has waited."""
    monkeypatch.setattr(limits, "LOBBY_TABLES", 10)
    board = lobby.Lobby(bytes(32))
    flood = [listing(ListingOwner(f"net-{at}", f"address-{at}", f"guest-{at}"), since=at) for at in range(1, 50)]
    honest = listing(HONEST, since=0)
    board._here = {each.line.table: each for each in [*flood, honest]}
    assert len(board._shown) == 10 and honest.line in board._shown and flood[-1].line in board._shown


def test_address_with_many_guests_gets_one_lobby_turn() -> None:
    crowd = [listing(ListingOwner("net", "crowded", f"guest-{at}"), people=3) for at in range(1000)]
    honest = listing(HONEST)
    order = fair_order([*crowd, honest])
    assert honest in order[:2]
    assert len(order) == limits.ADDRESS_LISTED_TABLES + 1


def test_guest_with_many_tables_gets_one_lobby_turn() -> None:
    many = [listing(ListingOwner("", "", "many")) for _ in range(1000)]
    honest = listing(ListingOwner("", "", "ana"))
    order = fair_order([*many, honest])
    assert honest in order[:2]
    assert len(order) == limits.GUEST_LISTED_TABLES + 1


def test_joined_tables_come_first_and_full_ones_last() -> None:
    full, joined, newer, older = (listing(HONEST, people, since) for people, since in ((4, 9), (2, 1), (1, 3), (1, 2)))
    assert fair_order([older, full, newer, joined]) == [joined, newer, older]
    assert fair_order([full, older]) == [older, full]


@pytest.mark.parametrize(
    ("counted", "network"),
    [
        ("203.0.113.5", "203.0.113.0/24"),
        ("2001:db8:7:1::/64", "2001:db8:7::/48"),
        ("", ""),
        ("a name", "a name"),
    ],
)
def test_network_key_groups_addresses_by_network(counted: str, network: str) -> None:
    assert network_key(counted) == network
