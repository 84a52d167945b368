"""Fixed questions about a table with their answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ... import game
from ...seats import Seat
from ..physical.handling import leader_due
from ..state import RefereedTable
from ..words.still_open import still_open
from .scene import Scene, scene_of
from .texts import catalogue


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


def _facts(scene: Scene) -> Iterator[tuple[str, str]]:
    table = scene.table
    sitting, deal = table.sitting, table.sitting.deal
    turns = dict.fromkeys(_named(scene, due.actor) for due in game.due_now(sitting))
    yield "turn", ", ".join(turns)
    if deal is not None and not deal.is_over:
        leader = deal.trick.leader if deal.trick is not None else leader_due(deal)
        yield "leads", _named(scene, leader) if deal.calling.trump is not None else ""
        yield "trump", "" if deal.trump is None else str(deal.trump)
        yield "maker", _named(scene, deal.calling.maker)
        yield "dealer", _named(scene, deal.dealer)
    yield "open", " ".join(still_open(table))
    yield "score", ", ".join(f"{side} {points}" for side, points in sitting.score.points.items())
    yield "next", _named(scene, sitting.next_dealer) if sitting.is_between_deals else ""
    yield "law", table.code.rules_in_force


def _named(scene: Scene, who: object) -> str:
    if isinstance(who, Seat):
        return scene.names.get(who) or str(who)
    return "" if who is None else str(who)
