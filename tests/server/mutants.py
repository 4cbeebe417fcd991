"""Commands that are almost right: what a broken or a wicked client sends."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from perudo.core import limits

LETTERS = [
    "\ud800",
    "\udfff",
    "\u202e",
    "\u0000",
    "\ufeff",
    "\u200d",
    "e\u0301" * 12,
    "Ⅷ",
    "٣",
    "𝟛",
    "👩‍👩‍👧‍👦",
    "<b>",
    '"',
    "\\",
]
NUMBERS = [0, -1, 1, 7, 255, 2**31, 2**53, 2**63, -(2**63) - 1, 10**400, 0.5, -0.0, 1e308, float("nan"), float("inf")]
NOTHINGS: list[Any] = [None, True, False, "", [], {}, [[]], {"": {}}]


def samples(table: str, seq: int) -> list[dict[str, Any]]:
    """A command of each kind, for a table in this state."""
    at = {"table": table}
    bga: dict[str, Any] = {"edition": "bga", "options": {"dice": 2}}
    return [
        {"do": "ping"},
        {"do": "watch-lobby"},
        {
            "do": "open",
            "name": "Zoe",
            **bga,
            "chairs": 3,
            "bots": ["odds"],
            "table_settings": {"listed": True, "autostart_at": 2},
        },
        {
            "do": "open",
            "name": "Zoe",
            **bga,
            "bots": ["odds", "reader"],
            "start": True,
            "table_settings": {"clock": {"move": 5}},
        },
        {"do": "find-game", "name": "Zoe", **bga},
        {"do": "decode-rules", "rules": "bga.dice-3"},
        {"do": "seat-statuses", "tables": [table, "NOSUCH"]},
        {"do": "watch", **at},
        {"do": "watch", **at, "screen": True},
        {"do": "sit", **at, "name": "Zoe", "chair": 2},
        {"do": "rename", **at, "name": "Zoë"},
        {"do": "leave", **at},
        {"do": "hand-over", **at, "address": f"http://192.0.2.7/t/{table}"},
        {"do": "invite", **at, "people": ["ABCDEFGHJKLM"]},
        {"do": "take-seat", **at, "secret": "a" * 32},
        {"do": "configure", **at, **bga, "chairs": 4, "table_settings": {"training_aid": True, "chat": True}},
        {"do": "seat-bot", **at, "chair": 3, "bot": "beginner"},
        {"do": "substitute", **at, "chair": 2},
        {"do": "remove", **at, "chair": 3},
        {"do": "start", **at},
        {"do": "act", **at, "seq": seq, "move": {"move": "bid", "quantity": 2, "face": 3}},
        {"do": "act", **at, "seq": seq, "move": {"move": "dudo"}},
        {"do": "act", **at, "seq": seq, "move": {"move": "calza"}},
        {"do": "retract", **at, "seq": seq},
        {"do": "ready", **at, "seq": seq},
        {"do": "contribute", **at, "round": 1, "contribution": "0f" * 16, "next_digest": "0f" * 32},
        {"do": "remove", **at, "chair": 2},
        {"do": "lock", **at, "locked": True},
        {"do": "mute", **at, "chair": 2, "muted": True},
        {"do": "pass-host", **at, "chair": 2},
        {"do": "decline-pause", **at},
        {"do": "pause", **at, "wanted": True},
        {"do": "resume", **at},
        {"do": "chat", **at, "text": "Ça va ?"},
        {"do": "chat", **at, "phrase": "hello"},
        {"do": "react", **at, "reaction": "laugh"},
        {"do": "react", **at, "gesture": "shake"},
        {"do": "rematch", **at, "start": True, "game": 1},
    ]


def mutants(random: Random, command: dict[str, Any]) -> Iterator[bytes]:
    """Without end: this command, each time with something else wrong; now and then with nothing wrong."""
    while True:
        changed = {"id": f"{random.getrandbits(40):x}", **json.loads(json.dumps(command))}
        if random.random() < 0.7:
            for _ in range(random.choice((0, 0, 1, 2))):
                _change(random, changed)
            yield json.dumps(changed, ensure_ascii=random.random() < 0.5).encode(errors="surrogatepass")
        else:
            yield _broken(random, json.dumps(changed).encode())


def _change(random: Random, command: dict[str, Any]) -> None:
    """Changes a field somewhere in it."""
    inside = [command] + [value for value in command.values() if isinstance(value, dict) and value]
    fields = random.choice(inside)
    key = random.choice(list(fields))
    match random.randrange(8):
        case 0:
            del fields[key]
        case 1:
            fields[key] = random.choice(NUMBERS)
        case 2:
            fields[key] = random.choice(NOTHINGS)
        case 3:
            fields[random.choice(["extra", key.upper(), "", "__class__"])] = fields[key]
        case 4:
            other = random.choice(list(fields))
            fields[key], fields[other] = fields[other], fields[key]
        case 5:
            fields[key] = f"{fields[key]}{random.choice(LETTERS)}"
        case 6:
            fields[key] = random.choice(LETTERS) * random.choice((1, 30, limits.MESSAGE_BYTES))
        case 7:
            fields[key] = {key: fields[key]} if random.random() < 0.5 else [fields[key]] * random.choice((1, 2, 500))


def _broken(random: Random, text: bytes) -> bytes:
    """Breaks the text itself."""
    at = random.randrange(len(text))
    match random.randrange(6):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + bytes([text[at] ^ 1 << random.randrange(8)]) + text[at + 1 :]
        case 2:
            return text[:at] + random.randbytes(random.randrange(1, 9)) + text[at:]
        case 3:
            return random.choice((b"[", b'{"do":', b'{"a":[')) * random.randrange(1, 2000)
        case 4:
            return text * random.randrange(2, 60)
        case _:
            return random.randbytes(random.randrange(200))
