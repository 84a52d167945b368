"""A person at the table of every code, in one process: hints followed, rights offered, laws told."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from euchre.acts import LayDown
from euchre.cli.at_table import Game, Progress
from euchre.cli.laws_behind import laws_behind
from euchre.cli.person import Leaves, Person
from euchre.cli.plan import Plan, plan_of, seats_filled
from euchre.deal import awaited
from euchre.game import Sitting, new_sitting
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.notation import read_record, record_head, replay
from euchre.pictures import LETTERS, Line, plain
from euchre.seats import Seat


class Sheet:
    """What a person at the table was shown, and an answer for each prompt."""

    def __init__(self, answer: Callable[[Sheet], str | None]) -> None:
        self.lines: list[str] = []
        self.prompts = 0
        self._answer = answer

    def show(self, lines: Iterable[Line]) -> None:
        self.lines.extend(plain(line) for line in lines)

    def read(self, prompt: str) -> str | None:
        self.prompts += 1
        return self._answer(self)


def _by_hints(sheet: Sheet) -> str | None:
    last = sheet.lines[-1] if sheet.lines else ""
    if "would let it be" in last:
        return ""
    if "would do this: " in last:
        return last.partition("would do this: ")[2].rstrip(".")
    return "hint"


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
        code=code, players=seats_filled(code, seat, None), human=seat, seed=9, unit="deals", length=deals
    )
    person = Person(seat, plan.names(), plan.seed, LETTERS, sheet.show, sheet.read)
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
    with pytest.raises(Leaves):
        game.play()
    assert "Before the others go on, you may still say:" in sheet.lines
    deal = game.sitting.deal
    assert deal is not None
    assert deal.calling.lone is Seat.A


def test_enter_lets_an_offered_right_be() -> None:
    answers = iter(["", "quit"])
    game, _ = _game("modern", lambda _: next(answers), _position(LATE))
    with pytest.raises(Leaves):
        game.play()
    deal = game.sitting.deal
    assert deal is not None
    assert (deal.calling.lone, len(deal.tricks)) == (None, 1)


def test_winners_may_be_laid_down_at_the_table() -> None:
    answers = iter(["", "jh", "lay down"])
    game, sheet = _game("modern", lambda _: next(answers), _position(LATE), deals=1)
    game.play()
    assert "The rest was laid down as certain winners." in sheet.lines


def test_the_end_of_a_deal_is_told_in_words() -> None:
    game, sheet = _game("modern", _by_hints, _position(LATE), deals=1)
    game.play()
    assert any(line.startswith("Score: ") for line in sheet.lines)


@pytest.mark.parametrize("code", CODE_NAMES)
def test_every_choice_has_laws_behind_it(code: str) -> None:
    game, sheet = _game(code, lambda sheet: "law" if sheet.prompts == 1 else None)
    with pytest.raises(Leaves):
        game.play()
    assert game.sitting.deal is not None
    told = list(laws_behind(game.plan.code, awaited(game.sitting.deal)[0].acts))
    assert told
    assert f"({game.plan.code.register} " in " ".join(sheet.lines)


def test_a_house_rule_is_told_as_such() -> None:
    code = house_variant(load_code("modern"), {"lay_down": False})
    (told,) = laws_behind(code, (LayDown(Seat.A),))
    assert told.endswith("Here: false (house rule)")


def test_a_plan_is_read_back_from_the_head_it_writes() -> None:
    code = load_code("modern-3")
    plan = Plan(
        code=code, players=("random", "simple", "random"), human=Seat.B, seed=77, unit="games", length=2
    )
    record = read_record(record_head(plan.code, plan.headers, plan.people))
    assert plan_of(record, "a file") == plan
