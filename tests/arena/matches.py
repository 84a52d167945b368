"""Matches for the tests, and players made for them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

from euchre.acts import Act, Call
from euchre.arena import Match, MatchResult, Named, here, play_match
from euchre.arena.match import Entrant
from euchre.bots import Bot
from euchre.chance import Stream
from euchre.deal import Due
from euchre.laws import load_code
from euchre.view import View


@dataclass(frozen=True)
class Fickle:
    """Takes a random act among those due, from its own stream: equal choices need equal streams."""

    name: str = "fickle"

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        return due.acts[stream.below(len(due.acts))]

    def open(self) -> Bot:
        return self


@dataclass(frozen=True)
class Silent:
    """Passes whenever it may, otherwise does the first act due."""

    name: str = "silent"

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        said = [act for act in due.acts if isinstance(act, Call) and not act.word.makes_trump]
        return (said or due.acts)[0]

    def open(self) -> Bot:
        return self


@dataclass(frozen=True)
class Remembering:
    """Does the first act due, and tells how many deals of a match it has seen with every choice."""

    name: str
    deals: int = 0
    told: list[int] = field(default_factory=list, compare=False)

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        self.told.append(self.deals)
        return due.acts[0]

    def after_deal(self, view: View) -> Bot:
        assert view.outcome is not None
        assert (view.seat, view.hand) == (None, ())
        return replace(self, deals=self.deals + 1)

    def open(self) -> Bot:
        return self


def match_of(
    first: str | Entrant, second: str | Entrant, code: str = "modern", unit: str = "deals", seed: int = 3
) -> Match:
    entrants = [Named(player) if isinstance(player, str) else player for player in (first, second)]
    return Match(code=load_code(code), first=entrants[0], second=entrants[1], seed=seed, unit=unit)


def played(match: Match, pairs: int) -> MatchResult:
    with here(time.perf_counter) as workers:
        return play_match(match, workers, pairs=pairs)
