"""Every accepted set of house rules gives a game that can be played.

`EUCHRE_HOUSES` sets how many sets are drawn, each with one deal; `make soak` draws 20,000.
"""

from __future__ import annotations

import os
from itertools import count
from math import isfinite

from euchre.acts import Call, Play, Shuffle
from euchre.chance import Stream
from euchre.equity import equity_of, score_shortened
from euchre.errors import LawDataError
from euchre.game import Sitting, after, begin_deal, check, due_now, new_score, new_sitting
from euchre.laws import (
    CODE_NAMES,
    VALUE_FIELDS,
    Code,
    allowed_words,
    contradictions,
    house_variant,
    load_code,
    number_bounds,
    plain_value,
)
from euchre.pictures import score_after_deal
from euchre.players import bot_by_name
from euchre.seats import BySide, Seat
from euchre.view import view_of

HOUSES = int(os.environ.get("EUCHRE_HOUSES", "300"))
SEED = 1862
VALUED = 30
"""Of so many sets, one has the worth of its scores worked out."""
LONGEST = 400
"""Acts of a deal, the draw for the deal with them; a deal of eight cards has some sixty."""

LINES = 5
"""Lines that tell of a score, those of the games of a rubber apart."""


def a_value(key: str, code: Code, stream: Stream) -> object:
    """Return a value for a field, often at the edge of what is allowed."""
    bounds = number_bounds().get(key)
    if bounds is not None:
        inside = bounds.least + stream.below(bounds.most - bounds.least + 1)
        return stream.choice((bounds.least, bounds.most, inside, min(bounds.most, inside % 6)))
    words = allowed_words(key)
    if words:
        return stream.choice(words)
    if key == "cutting_order":
        return "".join(stream.shuffled(tuple("JAKQT987")))
    if key == "packets":
        size = 2 + stream.below(7)
        return [[first, size - first] for first in range(1, size) if stream.below(2)] or [[1, size - 1]]
    return not getattr(code, key)


def a_house(stream: Stream) -> Code | None:
    """Return a code with up to six values changed; None if they contradict each other."""
    code = load_code(stream.choice(CODE_NAMES))
    keys = [stream.choice(VALUE_FIELDS) for _ in range(1 + stream.below(6))]
    changes = {key: a_value(key, code, stream) for key in keys}
    if "hand_size" in changes and code.hand_size != changes["hand_size"]:
        size = int(str(changes["hand_size"]))
        changes["packets"] = [[first, size - first] for first in range(1, size)] or [[1, 1]]
    try:
        return house_variant(code, changes)
    except LawDataError:
        return None


def houses() -> list[Code]:
    """Return some accepted sets of house rules."""
    drawn = (a_house(Stream(SEED, number)) for number in count())
    accepted = (code for code in drawn if code is not None)
    return [next(accepted) for _ in range(HOUSES)]


def deal_played(code: Code, stream: Stream) -> tuple[Sitting, int]:
    """Return a deal under house rules, and its number of acts; some players play at random."""
    sitting, acts, is_random = new_sitting(code), 0, stream.below(2) == 0
    bot = bot_by_name("simple")
    while sitting.deal is None or not sitting.is_between_deals:
        due = due_now(sitting)
        if not due:
            sitting = begin_deal(sitting)
            continue
        act = stream.choice(due[0].acts)
        if isinstance(act, (Call, Play)) and not is_random and sitting.deal is not None:
            act = bot.choose(view_of(sitting.deal, due[0].actor, sitting.score), due[0], stream)
        act = Shuffle(act.actor, stream.shuffled(code.pack)) if isinstance(act, Shuffle) else act
        check(sitting, act)
        sitting, acts = after(sitting, act), acts + 1
        assert acts < LONGEST, f"{code.name} with {dict(code.changes)}: no end of the deal"
    return sitting, acts


def test_accepted_house_rules_can_be_played() -> None:
    codes = houses()
    for number, code in enumerate(codes):
        assert list(contradictions(code)) == []
        sitting, _ = deal_played(code, Stream(SEED, 2, number))
        assert sitting.deal is not None
        assert sitting.deal.outcome is not None
        assert len(list(score_after_deal(sitting))) <= code.rubber_games + LINES
        assert (
            house_variant(load_code(code.name), {k: plain_value(v) for k, v in code.changes.items()}) == code
        )
    changed = {key for code in codes for key in code.changes}
    assert len(changed) > len(VALUE_FIELDS) // 2


def test_every_result_under_accepted_house_rules_can_be_valued() -> None:
    for code in houses()[::VALUED]:
        score = score_shortened(new_score(code))
        most, sides = number_bounds()["march"].most, code.seating.sides
        for points in ((most,) + (0,) * (len(sides) - 1), (0,) + (most,) * (len(sides) - 1)):
            worth = equity_of(score.code).after_deal(score, Seat.A, BySide(sides, points))
            assert all(isfinite(each) for each in worth), f"{code.name} with {dict(code.changes)}"
