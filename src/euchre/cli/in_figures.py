"""A choice that was reckoned, told in figures: what it is worth, how close it is, on which cards it turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ..acts import Act
from ..bots import Candidate, Reasoned
from ..cards import Card
from ..view import View
from .voice import listed

Asked: TypeAlias = Callable[[Act, View], str]

_CLEAR, _CLOSE = 0.25, 0.05
"""From how many points on a choice is clear, and up to how many it is close."""


def in_figures(view: View, reasons: Reasoned, asked: Asked) -> Iterator[str]:
    """Sentences on what the choice is worth beside the next best; none where nothing was reckoned.

    `asked` puts an act into words, as one asks for it.
    """
    reckoned = [one for one in reasons.candidates if one.points is not None]
    chosen = next((one for one in reckoned if one.act == reasons.act), None)
    if chosen is None:
        return
    yield f"It comes to {_worth(chosen)}."
    if chosen.chances is not None:
        chances = chosen.chances
        yield (
            f"Of the ways in which the cards may lie the makers win all tricks in {chances.march:.0%}, make "
            f"their point in {chances.point:.0%} and are euchred in {chances.euchre:.0%}."
        )
    others = [one for one in reckoned if one is not chosen]
    if others:
        second = max(others, key=_rank)
        yield f"To {asked(second.act, view)} comes to {_worth(second)}: {_closeness(chosen, second)}."
    for world in reasons.worlds:
        if world.best != chosen.act:
            hands = listed([f"{seat} has {_cards(cards)}" for seat, cards in world.hands])
            yield f"If {hands}, it is better to {asked(world.best, view)}."


def _rank(one: Candidate) -> tuple[float, float]:
    return one.game or 0.0, one.points or 0.0


def _worth(one: Candidate) -> str:
    points = f"{one.points:+.2f} points a deal"
    return points if one.game is None else f"{points}, and to {one.game:.1%} of the game"


def _closeness(chosen: Candidate, second: Candidate) -> str:
    ahead = (chosen.points or 0) - (second.points or 0)
    if ahead >= _CLEAR:
        return "the choice is clear"
    return "it is a close thing" if ahead <= _CLOSE else "the choice is a fair one"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(card.text for card in cards)
