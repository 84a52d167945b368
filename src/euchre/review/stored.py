"""Evaluations of reviewed deals as lines of JSON, so that a review can be resumed and shown again.

A line has the key of its deal and the evaluation of each choice. The key is a hash of everything that the
evaluations depend on: the version of the program, the effort, the code, the score and the acts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from hashlib import blake2b
from typing import Any

from ..acts import Act
from ..bots import Candidate, Chances, Reasoned, Turn, World
from ..cards import Card, Suit
from ..chance import Stream
from ..explain import with_maxims
from ..laws import plain_value
from ..seats import Seat
from .choices import RecordedChoice
from .evaluating import PLAYER, ChoiceMark, ReviewedChoice, ReviewEffort
from .reviewing import DealToReview, ReviewedDeal, choices_of, reviewed

_MEASURES = ("cost", "error", "points_lost", "worth_lost")


def key_of(source: DealToReview, effort: ReviewEffort, version: str) -> str:
    """Return the key of a deal's evaluations; `version` is that of the program."""
    code, score = source.deal.code, source.score
    depends_on = [
        version,
        effort.value,
        source.number,
        code.base or code.name,
        {name: plain_value(value) for name, value in code.changes.items()},
        [list(score.points.values), list(score.games.values), list(score.rubber_points.values), score.deals],
        [[str(game.winner), list(game.points.values)] for game in score.this_rubber],
        str(source.deal.dealer),
        [act.text for act in source.deal.acts],
    ]
    return blake2b(json.dumps(depends_on).encode(), digest_size=16).hexdigest()


def stored_line(key: str, deal: ReviewedDeal) -> str:
    """Return the line of JSON that stores the evaluations of a deal."""
    return json.dumps({"key": key, "choices": [_values(one) for one in deal.choices]}, separators=(",", ":"))


def read_stored(lines: Iterable[str]) -> dict[str, list[Any]]:
    """Return the stored evaluations by key. Lines that are incomplete or of another kind are left out."""
    found: dict[str, list[Any]] = {}
    for line in lines:
        try:
            values = json.loads(line)
            found[values["key"]] = list(values["choices"])
        except (ValueError, KeyError, TypeError):
            continue
    return found


def restored_deal(source: DealToReview, stored: Sequence[Mapping[str, Any]]) -> ReviewedDeal | None:
    """Return the reviewed deal from its stored evaluations; None if they do not fit its choices."""
    source, choices = choices_of(source)
    if len(choices) != len(stored):
        return None
    try:
        found = [_restored(one, values, source.number) for one, values in zip(choices, stored, strict=True)]
    except (ValueError, KeyError, TypeError, IndexError):
        return None
    return reviewed(source, found)


def _values(one: ReviewedChoice) -> dict[str, Any]:
    if one.reasons is None:
        return {"mark": one.mark.value, "why": one.why_unknown}
    reasons = one.reasons
    return {
        "mark": one.mark.value,
        **{name: getattr(one, name) for name in _MEASURES},
        "best": reasons.act.text,
        "options": [
            {**asdict(each), "act": each.act.text, "chances": each.chances and asdict(each.chances)}
            for each in reasons.candidates
        ],
        "worlds": [
            {"hands": [[seat, [card.text for card in cards]] for seat, cards in world.hands]}
            | {"best": world.best.text}
            for world in reasons.worlds
        ],
        "turns": [{**asdict(turn), "card": turn.card and turn.card.text} for turn in reasons.turns],
    }


def _restored(choice: RecordedChoice, values: Mapping[str, Any], deal: int) -> ReviewedChoice:
    mark = ChoiceMark(values["mark"])
    if "options" not in values:
        return ReviewedChoice(choice=choice, mark=mark, why_unknown=values["why"])
    acts = {act.text: act for act in choice.due.acts}
    reasons = Reasoned(
        player=PLAYER,
        act=acts[values["best"]],
        candidates=tuple(_candidate(each, acts) for each in values["options"]),
        worlds=tuple(_world(each, acts) for each in values["worlds"]),
        turns=tuple(_turn(each) for each in values["turns"]),
    )
    stream = Stream(0, deal, choice.seat, choice.number)
    measures: dict[str, Any] = {name: float(values[name]) for name in _MEASURES}
    return ReviewedChoice(
        choice=choice,
        mark=mark,
        reasons=with_maxims(choice.view, choice.due, stream, reasons),
        **measures,
    )


def _candidate(values: Mapping[str, Any], acts: Mapping[str, Act]) -> Candidate:
    chances = values["chances"]
    return Candidate(
        **{**values, "act": acts[values["act"]], "chances": None if chances is None else Chances(**chances)}
    )


def _world(values: Mapping[str, Any], acts: Mapping[str, Act]) -> World:
    hands = tuple((Seat(seat), tuple(map(Card, cards))) for seat, cards in values["hands"])
    return World(hands=hands, best=acts[values["best"]])


def _turn(values: Mapping[str, Any]) -> Turn:
    card, void = values["card"], values["void"]
    return Turn(
        seat=Seat(values["seat"]),
        card=None if card is None else Card(card),
        void=None if void is None else Suit(void),
        chance=values["chance"],
        ahead=values["ahead"],
    )
