"""A game in the terminal: whole games in plain lines, each question answered, nothing that crashes it."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from perudo.core.errors import PerudoError
from perudo.core.rules import EDITIONS
from perudo.locales.translator import available_languages, keep_language, set_language, translator
from perudo.records.record import replay
from perudo.terminal.interactive_game import play_interactively


class Keyboard:
    """Types given answers; then, at every question, possible moves until one is accepted."""

    def __init__(self, typed: Iterable[str] = (), after: Iterable[str] = ("dudo", "")) -> None:
        self.typed, self.after = list(typed), cycle(after)
        self.lines: list[str] = []

    def ask(self, prompt: str) -> str:
        self.lines.append(prompt)
        return self.typed.pop(0) if self.typed else next(self.after)

    def say(self, line: object) -> None:
        self.lines.append(str(line))

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def leave(*typed: str) -> Keyboard:
    """Types these, then leaves."""
    return Keyboard([*typed, "quit", "yes"], ["quit", "yes"])


ANY_BID = ["dudo", *(f"{quantity} {face}" for quantity in range(1, 21) for face in (2, 6)), ""]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", ["beginner", "mixed"])
def test_whole_game_is_played_in_every_edition(edition: str, level: str, tmp_path: Path) -> None:
    person = Keyboard(after=ANY_BID)
    kept = tmp_path / "game.perudo"
    play_interactively(
        edition, {"calza": True}, 3, level, name="Ana", seed=7, record=kept, ask=person.ask, say=person.say
    )
    assert person.text.count("wins the game.") + person.text.count("You win the game!") == 1
    assert replay(kept).winner is not None
    assert person.text.count("Round 1\n") == 1
    over = next(at for at, line in enumerate(person.lines) if re.search(r"wins? the game[.!]", line))
    facts = person.lines[over + 2 : -1]
    assert 1 <= len(facts) <= 5
    assert re.fullmatch(r"Boldest bid: .+, .+, (<0\.01|[0-9.]+)% likely\. .+", facts[0])


@pytest.fixture(params=available_languages())
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    with keep_language():
        set_language(request.param)
        yield


@pytest.mark.usefixtures("language")
def test_a_whole_game_is_played_in_every_language() -> None:
    say, person = translator(), Keyboard(after=[translator()("play-word-dudo").split()[0], *ANY_BID[1:]])
    play_interactively("bga", {"dice": 1}, 2, "mixed", name="Ana", seed=7, ask=person.ask, say=person.say)
    won = {say("story-wins", name=name) for name in ("Killa", "Inti", "Chaska", "Wayra")}
    assert any(line in person.text for line in (*won, say("story-wins-you"))), person.text
    assert say("page-round", round=1) in person.text


def test_bots_explain_moves_after_the_round() -> None:
    person = Keyboard(after=ANY_BID)
    play_interactively("bga", {"dice": 2}, 3, "odds", seed=3, explain=True, ask=person.ask, say=person.say)
    told = [at for at, line in enumerate(person.lines) if re.search(r"^\w+: .*: I had \d of them, so", line)]
    assert told
    rounds = [at for at, line in enumerate(person.lines) if line.startswith("Round ")]
    for at in told:
        begun = max(each for each in rounds if each < at)
        assert any(line.endswith("dudo!") for line in person.lines[begun:at]), "the cups are open"


def test_why_command_explains_the_last_round() -> None:
    for seed in range(20):  # until Ana is asked twice
        person = Keyboard(["why", "dudo", "2 2", "dudo", "why"], ["quit", "yes"])
        play_interactively("bga", {}, 1, "odds", name="Ana", seed=seed, ask=person.ask, say=person.say)
        first = person.text.find("No round has been played yet.")
        then = person.text.find(" of them, so it was ")
        if -1 < first < then:
            assert "Round 2" in person.text[:then]
            return
    pytest.fail("nobody was ever told why")


def test_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        person = Keyboard(after=ANY_BID)
        play_interactively("bga", {}, 2, "mixed", seed=3, ask=person.ask, say=person.say)
        games.append(person.text)
    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "doubt the current bid"),
        ("dice", "Your dice:"),
        ("bids", "Nothing has been bid yet."),
        ("who", "Still in: Ana, Inti"),
        ("legal", "twos: 1 to 10"),
        ("rules", "Everyone starts with 5 dice."),
        ("rules", "The last player with dice wins."),
        ("odds 3 4", "three fours, of 10 dice: true"),
        ("odds", "To see how likely a bid is"),
        ("1 1", "You may not open a round with Pacos."),
        ("dudo", "Nothing has been bid yet."),
        ("calza", "Calza is not played at this table."),
        ("11 2", "more dice than the game started with"),
        ("0 2", "Bid at least one die."),
        ("seven fours", "That is not a move"),
        ("", "That is not a move"),
    ],
)
def test_invalid_input_gets_an_explanation(typed: str, answer: str) -> None:
    for seed in range(20):  # until Ana opens
        person = leave(typed)
        play_interactively("bga", {}, 1, "beginner", name="Ana", seed=seed, ask=person.ask, say=person.say)
        if "You open the round." in person.text:
            assert answer in person.text
            return
    pytest.fail("Ana never opened")


def test_odds_do_not_reveal_hidden_dice_counts() -> None:
    person = Keyboard(after=[typed for word in ANY_BID for typed in ("odds 3 4", "odds 3 4 7", word)])
    play_interactively("bga", {}, 1, "beginner", seed=1, ask=person.ask, say=person.say)
    assert "Lost dice are hidden. Add how many dice you think there are" in person.text
    assert "three fours, of 7 dice: true" in person.text


def test_terminal_offers_calza_out_of_turn() -> None:
    person = Keyboard(after=["c", *ANY_BID])
    play_interactively("hasbro-1994", {"calza": True}, 3, "odds", name="Ana", seed=2, ask=person.ask, say=person.say)
    assert "Enter lets it stand" in person.text


def test_calza_on_own_bid_is_offered() -> None:
    person = Keyboard(after=ANY_BID)
    play_interactively("kozak", {"calza": True}, 3, "odds", name="Ana", seed=2, ask=person.ask, say=person.say)
    assert "Calza on your own " in person.text


def test_house_rules_are_printed_first() -> None:
    person = leave()
    play_interactively("bga", {"calza": True, "dice": 3}, 1, "odds", ask=person.ask, say=person.say)
    assert person.lines[1:3] == ["Dice each: 3", "Calza: played"]


def test_each_level_is_described_once() -> None:
    person = leave()
    play_interactively("bga", {}, 3, "mixed", ask=person.ask, say=person.say)
    told = [f"{name}: {translator()(f'bot-{level}')}. " for name, level in (("Inti", "beginner"), ("Chaska", "master"))]
    assert all(person.text.count(each) == 1 for each in told)
    person = leave()
    play_interactively("bga", {}, 3, "gambler", ask=person.ask, say=person.say)
    assert f"Inti, Killa, Chaska: {translator()('bot-gambler')}. " in person.text


def test_bots_do_not_take_the_players_name() -> None:
    person = leave()
    play_interactively("bga", {}, 2, "odds", name="Killa", ask=person.ask, say=person.say)
    assert "Players: Killa, Inti, Chaska" in person.lines


def _ends(error: type[BaseException]) -> Callable[[str], str]:
    def ask(_: str) -> str:
        raise error

    return ask


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_end_of_input_ends_the_game_cleanly(error: type[BaseException], tmp_path: Path) -> None:
    person = Keyboard()
    kept = tmp_path / "game.perudo"
    play_interactively("kozak", {}, 2, "reader", seed=1, record=kept, ask=_ends(error), say=person.say)
    assert "You have left the table." in person.text
    assert replay(kept).winner is None


class Peeking(Keyboard):
    """Looks at the record at each question."""

    def __init__(self, kept: Path) -> None:
        super().__init__(after=ANY_BID)
        self.kept, self.rounds = kept, set[int]()

    def ask(self, prompt: str) -> str:
        self.rounds.add(len(replay(self.kept).rounds))
        return super().ask(prompt)


def test_the_record_is_written_after_every_round(tmp_path: Path) -> None:
    person = Peeking(tmp_path / "game.perudo")
    play_interactively("bga", {"dice": 2}, 1, "beginner", seed=1, record=person.kept, ask=person.ask, say=person.say)
    assert person.rounds == set(range(len(person.rounds))) != {0}


def test_unwritable_record_is_reported_before_playing(tmp_path: Path) -> None:
    person = Keyboard()
    with pytest.raises(PerudoError, match="record-unwritten"):
        play_interactively(
            "bga", {}, 1, "beginner", record=tmp_path / "no" / "game.perudo", ask=person.ask, say=person.say
        )
    assert person.lines == []


class Skipping(Keyboard):
    def ask(self, prompt: str) -> str:
        typed = super().ask(prompt)
        return "skip" if prompt.startswith("You are eliminated.") else typed


def test_eliminated_player_may_skip_to_the_end() -> None:
    for seed in range(30):
        person = Skipping(after=ANY_BID)
        play_interactively("bga", {"dice": 1}, 3, "beginner", name="Ana", seed=seed, ask=person.ask, say=person.say)
        if out := [at for at, line in enumerate(person.lines) if line == translator()("play-ask-out")]:
            assert len(person.lines) == out[0] + 2
            assert person.lines[-1].endswith("wins the game.")
            return
    pytest.fail("nobody was ever out with others playing on")


@pytest.mark.usefixtures("language")
def test_help_mentions_calza_if_allowed() -> None:
    said = {}
    for calza in (False, True):
        keyboard = leave(translator()("play-word-help").split(",")[0])
        keyboard.after = cycle([each.split(",")[0] for each in map(translator(), ("play-word-quit", "play-word-yes"))])
        keyboard.typed = keyboard.typed[:1]
        play_interactively("bga", {"calza": calza}, 1, "beginner", seed=1, ask=keyboard.ask, say=keyboard.say)
        said[calza] = [
            line for line in keyboard.lines if line in translator().for_edition("bga")("play-help").splitlines()
        ]
    (left_out,) = [line for line in said[True] if line not in said[False]]
    assert left_out.split()[0] == translator()("play-word-calza").split(",")[0].strip()
    assert len(said[True]) == len(translator().for_edition("bga")("play-help").splitlines())
