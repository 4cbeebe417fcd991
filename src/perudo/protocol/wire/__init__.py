"""Defines all messages between server and clients as two tagged unions. The TypeScript types are generated from these
unions.

A client sends commands. Each command has its own ``id`` and gets one answer, ``Done`` or ``Refused``, with that id.
After each change to a table, the server sends every client there a ``TableState`` with the changed sections, limited to
what that client may see. The version numbers of the states that a client receives are consecutive.

- ``scalars``: the building blocks of messages. ``commands``: messages from a client. ``messages``: messages from the
  server.
- ``sanitize``: cleans the text that users enter.
- ``replay``, ``lesson``, ``practice``, ``examples``: responses over HTTP. ``people``, ``clubs``, ``tournaments``:
  requests and responses over HTTP.
"""

from __future__ import annotations

import msgspec

from perudo.protocol.wire.clubs import *
from perudo.protocol.wire.commands import *
from perudo.protocol.wire.examples import *
from perudo.protocol.wire.lesson import *
from perudo.protocol.wire.messages import *
from perudo.protocol.wire.people import *
from perudo.protocol.wire.practice import *
from perudo.protocol.wire.replay import *
from perudo.protocol.wire.sanitize import *
from perudo.protocol.wire.scalars import *
from perudo.protocol.wire.tournaments import *


def schema() -> dict[str, object]:
    """Return the JSON Schema of all messages, from which ``web/src/wire.d.ts`` is generated."""
    shapes = {
        "from_client": ClientCommand,
        "from_server": ServerMessage,
        "replay": ReplayMessage,
        "reviewed": ReviewMessage,
        "coached": CoachComment,
        "next": NextMoves,
        "explanations": Explanations,
        "lesson": Lesson,
        "examples": Examples,
        "practice": Practice,
        "puzzle": Puzzle,
        "odds": OddsDrill,
        "me": Me,
        "registration": Registration,
        "sign_in_link": SignInLink,
        "register_name": RegisterName,
        "sign_in": SignIn,
        "change_name": ChangeName,
        "passkey_options": PasskeyOptions,
        "sign_out": SignOut,
        "subscribe": Subscribe,
        "push_key": PushKey,
        "statistics": PersonalStatistics,
        "practice_progress": PracticeProgress,
        "set_visibility": SetVisibility,
        "remove_passkey": RemovePasskey,
        "profile": Profile,
        "report_person": ReportPerson,
        "personal_data": PersonalData,
        "club": ClubAnswer,
        "clubs": Clubs,
        "tournament": Tournament,
        "tournaments": Tournaments,
        "collusion_report": CollusionReport,
        "new_tournament": NewTournament,
        "join_tournament": JoinTournament,
        "leave_tournament": LeaveTournament,
        "club_rules": ClubRulesAnswer,
        "found_club": FoundClub,
        "change_club": ChangeClub,
        "leave_club": LeaveClub,
        "answer_invitation": AnswerInvitation,
    }
    listed, definitions = msgspec.json.schema_components(shapes.values(), ref_template="#/definitions/{name}")
    properties = dict(zip(shapes, listed, strict=True))
    wire = {"title": "Wire", "type": "object", "properties": properties, "required": list(properties)}
    return {**wire, "additionalProperties": False, "definitions": definitions}
