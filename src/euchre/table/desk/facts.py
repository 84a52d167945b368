"""Fixed questions about a table with their answers, and what a fault or a hand would cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ... import game
from ...laws import Code
from ...seats import BySide, Seat
from ..physical.handling import leader_due
from ..seat_view import may_be_told
from ..state import CaseStatus, RefereedTable
from ..terms.holders import claimants_of, holders_of
from ..words.remedies import any_of, until_words
from ..words.rulings import basis, provision_text
from ..words.still_open import gives_something
from .offered import after_if_possible
from .previews import gained
from .scene import Scene, scene_of
from .texts import catalogue, irregularity_label, value_label


@dataclass(frozen=True, slots=True)
class Fact:
    """A question with its answer."""

    question: str
    answer: str


def answers(
    table: RefereedTable | Scene, names: Mapping[Seat, str] | None = None, language: str = "en"
) -> tuple[Fact, ...]:
    """Return the fixed questions that have an answer at a table."""
    scene = scene_of(table, names, language)
    texts = catalogue(scene.language)["facts"]
    return tuple(Fact(texts[name], answer) for name, answer in _facts(scene) if answer)


def costs(code: Code, language: str = "en") -> tuple[Fact, ...]:
    """Return each irregularity of a code with what the code provides for it, and the laws."""
    return tuple(
        Fact(irregularity_label(name, code, language), f"{provision_text(row, name)} {basis(code, row.laws)}")
        for name, row in code.provisions.items()
    )


def _facts(scene: Scene) -> Iterator[tuple[str, str]]:
    table, code = scene.table, scene.table.code
    sitting, deal = table.sitting, table.sitting.deal
    turns = dict.fromkeys(_named(scene, due.actor) for due in game.due_now(sitting))
    yield "turn", ", ".join(turns)
    if deal is not None and not deal.is_over:
        leader = deal.trick.leader if deal.trick is not None else leader_due(deal)
        yield "leads", "" if deal.calling.trump is None else _named(scene, leader)
        trump = deal.trump
        yield "trump", "" if trump is None else value_label("trump", str(trump), code, {}, scene.language)
        yield "maker", _named(scene, deal.calling.maker)
        yield "dealer", _named(scene, deal.dealer)
        yield "hand", "; ".join(_hand(scene))
    yield "choices", "; ".join(_open(scene, CaseStatus.OPEN))
    yield "claims", "; ".join(_open(scene, CaseStatus.HIDDEN))
    yield "score", _points(sitting.score.points, always=True)
    yield "next", _named(scene, sitting.next_dealer) if sitting.is_between_deals else ""
    yield "law", code.rules_in_force


def _named(scene: Scene, who: object) -> str:
    if isinstance(who, Seat):
        return scene.names.get(who) or str(who)
    return "" if who is None else str(who)


def _points(points: BySide[int], *, always: bool = False) -> str:
    return ", ".join(f"{side} {number}" for side, number in points.items() if number or always)


def _hand(scene: Scene) -> Iterator[str]:
    """Yield what the hand scores with each number of tricks for the makers, found by reporting it."""
    deal = scene.table.deal
    lone = deal.calling.lone
    who = deal.calling.maker if lone is None else lone
    manner = "" if lone is None else f" {deal.calling.manner.value}"
    for tricks in range(scene.table.code.hand_size + 1 if who is not None else 0):
        noun = "trick" if tricks == 1 else "tricks"
        now = after_if_possible(scene, f"table reports {tricks} {noun} for {who}{manner}")
        if now is not None:
            yield f"{tricks}: {_points(gained(scene.table, now)) or '0'}"


def _open(scene: Scene, status: CaseStatus) -> Iterator[str]:
    """Yield what may still be chosen or claimed: by whom, about what, until when."""
    table = scene.table
    for case in table.ledger.cases if table.sitting.deal is not None else ():
        is_open = status is CaseStatus.OPEN
        if case.status is status and (is_open or (may_be_told(table, case) and gives_something(table, case))):
            who = (holders_of if is_open else claimants_of)(table, case) or table.code.seating.seats
            what = irregularity_label(case.irregularity, table.code, scene.language)
            until = until_words(table.code.provisions[case.irregularity].until)
            yield f"{any_of(who)}: {what}, {until}"
