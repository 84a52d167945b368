"""A person plays under every code in one process: hints, rights and laws."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import pytest

from euchre.acts import Act, LayDown
from euchre.bots import Bot
from euchre.chance import Stream
from euchre.cli.play.game import Game, Progress
from euchre.cli.play.person import PlayerLeft
from euchre.cli.play.plan import Plan, fill_seats, plan_of
from euchre.cli.play.terminal_player import TerminalPlayer, relevant_laws
from euchre.deal import Due, awaited
from euchre.game import Sitting, new_sitting
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.notation import read_record, record_head, replay
from euchre.pictures import LETTERS, Line, plain
from euchre.seats import Seat
from euchre.view import SeatView, View

MOST_PROMPTS = 500
"""Prompts in the longest game of these tests."""


class Sheet:
    """What the person is shown, and their answers to prompts."""

    def __init__(self, answer: Callable[[Sheet], str | None]) -> None:
        self.lines: list[str] = []
        self.prompts = 0
        self._seen = 0
        self._answer = answer

    def show(self, lines: Iterable[Line]) -> None:
        self.lines.extend(plain(line) for line in lines)

    @property
    def fresh(self) -> list[str]:
        """The lines shown since the last prompt."""
        return self.lines[self._seen :]

    def read(self, prompt: str) -> str | None:
        self.prompts += 1
        assert self.prompts < MOST_PROMPTS, f"no answer helps: {self.fresh}"
        answer = self._answer(self)
        self._seen = len(self.lines)
        return answer


def _by_hints(sheet: Sheet) -> str | None:
    hints = [line.removeprefix("Hint: ") for line in sheet.fresh if line.startswith("Hint: ")]
    if not hints:
        return "hint"
    act = hints[0].partition(".")[0]
    return "" if act == "Pass it up" else act


def _game(
    code_name: str,
    answer: Callable[[Sheet], str | None],
    sitting: Sitting | None = None,
    seat: Seat = Seat.A,
    deals: int = 6,
) -> tuple[Game, Sheet]:
    code = load_code(code_name) if sitting is None else sitting.code
    sheet = Sheet(answer)
    plan = Plan(
        code=code, players=fill_seats(code, seat, None), human=seat, seed=9, unit="deals", length=deals
    )
    person = TerminalPlayer(seat, plan.names(), LETTERS, sheet.show, sheet.read, plan.seed)
    game = Game(plan, sitting or new_sitting(code), Progress(), person=person, record=None, show=sheet.show)
    return game, sheet


@pytest.mark.parametrize("seat", [Seat.A, Seat.B])
@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_person_who_follows_hints_plays_deals_to_the_end(code: str, seat: Seat) -> None:
    game, sheet = _game(code, _by_hints, seat=seat)
    game.play()
    assert game.is_finished
    assert sheet.prompts > 12
    assert max(map(len, sheet.lines)) <= 80
    assert not [line for line in sheet.lines if line.startswith("Not allowed")]


def _position(text: str) -> Sitting:
    *_, last = replay(read_record(text))
    return last


LATE = """euchre record 1
code modern
rule alone_until = "opening_lead"

deal 1 by B
B deals 3-2
A holds JH JD AH KH QH
B holds 9S TS QS KS AS
C holds JS JC AC KC QC
D holds 9D TD QD KD AD
B turns up 9H
C passes, D passes, A orders up
B discards 9S
"""


def test_a_right_is_offered_before_another_closes_it() -> None:
    answers = iter(["alone", "quit"])
    game, sheet = _game("modern", lambda _: next(answers), _position(LATE))
    with pytest.raises(PlayerLeft):
        game.play()
    assert "Before the others go on, you may still say:" in sheet.lines
    deal = game.sitting.deal
    assert deal is not None
    assert deal.calling.lone is Seat.A


def test_enter_passes_up_an_offered_right() -> None:
    answers = iter(["", "quit"])
    game, _ = _game("modern", lambda _: next(answers), _position(LATE))
    with pytest.raises(PlayerLeft):
        game.play()
    deal = game.sitting.deal
    assert deal is not None
    assert (deal.calling.lone, len(deal.tricks)) == (None, 1)


def test_winners_may_be_laid_down_at_the_table() -> None:
    answers = iter(["", "jh", "lay down"])
    game, sheet = _game("modern", lambda _: next(answers), _position(LATE), deals=1)
    game.play()
    assert "The other cards were laid down as certain winners." in sheet.lines


def test_the_end_of_a_deal_is_printed_in_words() -> None:
    game, sheet = _game("modern", _by_hints, _position(LATE), deals=1)
    game.play()
    assert any(line.startswith("Score: ") for line in sheet.lines)


@pytest.mark.parametrize("code", CODE_NAMES)
def test_every_choice_has_laws(code: str) -> None:
    game, sheet = _game(code, lambda sheet: "law" if sheet.prompts == 1 else None)
    with pytest.raises(PlayerLeft):
        game.play()
    assert game.sitting.deal is not None
    printed = " ".join(" ".join(sheet.lines).split())
    ids = set(relevant_laws(game.plan.code, awaited(game.sitting.deal)[0].acts))
    assert ids
    assert [law for law in ids if f"{game.plan.code.register} {law}: " not in printed] == []
    assert "Here:" not in printed


def test_a_value_that_the_house_changes_has_no_law() -> None:
    code = house_variant(load_code("modern"), {"lay_down": False})
    assert list(relevant_laws(code, (LayDown(Seat.A),))) == []


def test_a_plan_is_read_back_from_the_head_it_writes() -> None:
    code = load_code("modern-3")
    plan = Plan(
        code=code, players=("random", "simple", "random"), human=Seat.B, seed=77, unit="games", length=2
    )
    record = read_record(record_head(plan.code, plan.headers, plan.people))
    assert plan_of(record, "a file") == plan


@pytest.mark.parametrize("code", CODE_NAMES)
def test_why_explains_what_the_hint_says(code: str) -> None:
    game, sheet = _game(code, lambda sheet: {1: "hint", 2: "why"}.get(sheet.prompts))
    with pytest.raises(PlayerLeft):
        game.play()
    (hint,) = [line for line in sheet.lines if line.startswith("Hint: ")]
    act = hint.removeprefix("Hint: ").partition(".")[0]
    assert f"{act}." in sheet.lines[sheet.lines.index(hint) + 1 :]


@dataclass(frozen=True)
class Counting:
    """Does the first act due, and remembers how many deals it has seen."""

    told: list[int]
    name: str = "counting"
    deals: int = 0

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        self.told.append(self.deals)
        return due.acts[0]

    def after_deal(self, view: View) -> Bot:
        return replace(self, deals=self.deals + 1)


def test_computer_players_learn_from_each_deal_once_and_from_those_before_a_break() -> None:
    told: list[int] = []
    code = load_code("professor-1862")  # a dealer is drawn between games
    plan = Plan(
        code=code,
        players=("counting",) * 4,
        human=None,
        seed=9,
        unit="deals",
        length=30,
        bot_of=lambda *_: Counting(told),
    )
    progress = Progress()
    game = Game(plan, new_sitting(code), progress, person=None, record=None, show=lambda _: None)
    game.play()
    assert sorted(set(told)) == list(range(30))
    again = Game(
        replace(plan, length=31), game.sitting, progress, person=None, record=None, show=lambda _: None
    )
    told.clear()
    again.play()
    assert set(told) == {30}
