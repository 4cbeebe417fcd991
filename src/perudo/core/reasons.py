"""The reasons why an action is illegal."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an action is illegal. The sentence for each reason is the message ``reason-<value>`` in ``locales/``."""

    GAME_OVER = "game-over"
    NOT_DEALT = "not-dealt"
    NOT_YOUR_TURN = "not-your-turn"
    NO_SUCH_FACE = "no-such-face"
    NO_DICE_BID = "no-dice-bid"
    OVER_ALL_DICE = "over-all-dice"
    ACES_DO_NOT_OPEN = "aces-do-not-open"
    NOT_HIGHER = "not-higher"
    ONE_AXIS = "one-axis"
    FEWER_THAN_HALF_IN_ACES = "fewer-than-half-in-aces"
    FEWER_THAN_TWICE_ACES_PLUS_ONE = "fewer-than-twice-aces-plus-one"
    FACE_LOCKED = "face-locked"
    NOTHING_BID = "nothing-bid"
    CALZA_OFF = "calza-off"
    CALZA_IN_PALIFICO = "calza-in-palifico"
    CALZA_WITH_TWO = "calza-with-two"
    CALZA_OWN_BID = "calza-own-bid"
    CALZA_NEXT_PLAYER = "calza-next-player"
    CALLER_WITHOUT_DICE = "caller-without-dice"
    ALREADY_DEALT = "already-dealt"
    HANDS_NOT_ONE_A_SEAT = "hands-not-one-a-seat"
    WRONG_NUMBER_OF_DICE = "wrong-number-of-dice"
    OPENER_MISSING = "opener-missing"
    WRONG_OPENER = "wrong-opener"
    NO_OPENING_ROLL = "no-opening-roll"
    WRONG_ROLLERS = "wrong-rollers"
