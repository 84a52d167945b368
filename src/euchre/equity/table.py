"""Look up the value of a score before a deal or after its outcome."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from ..bundled import read_bundled
from ..game import Score, deal_counted, marked, next_deal_begins
from ..laws import Code, house_variant, load_code
from ..seats import BySide, Seat
from .chain import Came, Mix, RelativeScore, Values, relative_score, sides_from, solve
from .worth import Worth, gained, is_settled, worth_of

SCHEMA = "euchre.equity-outcomes/1"
PACKAGE = "euchre.equity"
"""The package that holds the files."""


@cache
def counts_document(name: str) -> dict[str, Any]:
    """Return the counts file of a code as a document. Raises EuchreError if it cannot be read."""
    return read_bundled(PACKAGE, name, "outcomes", f"euchre lab equity --code {name} --rebuild")


@cache
def bundled_mix(name: str) -> Mix:
    """Return the distribution of outcomes under a code, from its bundled counts."""
    return Mix.of_counts(counts_in(counts_document(name)))


def counts_in(document: Mapping[str, Any]) -> dict[Came, int]:
    """Return the number of deals with each outcome in a document."""
    return {(tuple(row["points"]), row["passes"]): row["deals"] for row in document["outcomes"]}


def document_of(counts: Mapping[Came, int], provenance: Mapping[str, object]) -> str:
    """Return the text of a counts file: provenance, then one line for each outcome."""
    head = json.dumps({"schema": SCHEMA, **provenance}, indent=2)[:-2]
    rows = [
        json.dumps({"points": list(points), "passes": passes, "deals": deals})
        for (points, passes), deals in sorted(counts.items())
    ]
    return head + ',\n  "outcomes": [\n    ' + ",\n    ".join(rows) + "\n  ]\n}\n"


@dataclass(frozen=True, slots=True, eq=False)
class Equity:
    """The value of every score under a code, for a distribution of outcomes."""

    code: Code
    mix: Mix
    values: Mapping[RelativeScore, Values]
    """By the score relative to the dealer: the value for each side, the dealer's first."""

    @property
    def worth(self) -> Worth:
        """The unit of the values."""
        return worth_of(self.code)

    def before_deal(self, score: Score, dealer: Seat) -> BySide[float]:
        """Return the value of a score for each side when `dealer` is about to deal."""
        sides = sides_from(self.code, dealer)
        values = self.values[relative_score(next_deal_begins(score), sides)]
        return BySide(score.points.sides, tuple(values[sides.index(side)] for side in score.points.sides))

    def after_deal(
        self, score: Score, dealer: Seat, points: BySide[int], *, passes: bool = True
    ) -> BySide[float]:
        """Return the value of a score for each side after a deal brought points, with what it wins at once.

        If the code draws the next dealer, the value is the mean over the possible dealers. So the outcomes of
        a deal can be compared with each other and with the score before it.
        """
        score = next_deal_begins(score)
        after = marked(score, points)
        after = deal_counted(after) if passes else after
        gain = tuple(gained(score, after))
        later = (0.0,) * len(gain)
        if not is_settled(after):
            dealers = self._next_dealers(after, dealer, passes)
            worths = [self.before_deal(after, each).values for each in dealers]
            later = tuple(sum(each) / len(worths) for each in zip(*worths, strict=True))
        total = tuple(now + then for now, then in zip(gain, later, strict=True))
        return BySide(score.points.sides, total)

    def _next_dealers(self, after: Score, dealer: Seat, passes: bool) -> tuple[Seat, ...]:
        seating = self.code.seating
        if self.code.new_first_deal == "each_game" and after.is_between_games:
            return seating.seats
        return (seating.left_of(dealer) if passes else dealer,)


def solved(code: Code, mix: Mix) -> Equity:
    """Return the values under a code for a given distribution of outcomes."""
    return Equity(code, mix, solve(code, mix))


@lru_cache(maxsize=16)
def equity_of(code: Code) -> Equity:
    """Return the values under a code, from bundled counts of deals between our own players.

    A house variant uses the counts of its base code; one with another number of sides, those of the
    modern game with as many sides.
    """
    origin = load_code(code.base or code.name)
    sides = len(code.seating.sides)
    return solved(code, bundled_mix(origin.name if len(origin.seating.sides) == sides else _BY_SIDES[sides]))


_BY_SIDES = {2: "modern-2", 3: "modern-3"}


def of_length(code: Code, points: int) -> Code:
    """Return the code with another length of game; the score is then kept in numbers, as cards show five at
    most."""
    if points == code.game_points:
        return code
    return house_variant(code, {"game_points": points, "point_counter": "numbers"})
