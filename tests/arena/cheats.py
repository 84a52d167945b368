"""Players that cheat: one searches for the seed of the match, one remembers what every seat has shown it.

Each is a class, and with its name as an argument this file is a program that plays as an engine. Whenever a
cheat believes that it knows a hand of another seat, it writes the hand into the file that CHEAT_LOG names.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import ClassVar, NamedTuple

from euchre.acts import Act
from euchre.bots import SeededChance, routine_act
from euchre.chance import Stream
from euchre.deal import Due
from euchre.game import after, begin_deal, new_sitting
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.view import SeatView

LOG = "CHEAT_LOG"
SEEDS = range(15, 20)
"""The seeds that the searcher tries; a match with one of them is an open book to it."""
_DEALS = range(1, 4)

Hands = Mapping[str, frozenset[str]]


class Seen(NamedTuple):
    """What a seat sees before the first card is played."""

    seat: str
    dealer: str
    turn_up: str
    hand: frozenset[str]
    acts: int


class Cheat:
    """Does the first act due, and notes each hand that it foretells."""

    name = "cheat"

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the first act due."""
        hand = frozenset(card.text for card in view.hand)
        self.look(Seen(str(view.seat), str(view.dealer), str(view.turn_up), hand, len(view.acts)))
        return due.acts[0]

    def look(self, seen: Seen) -> None:
        """Write down what the other seats hold, if it is known."""
        known = self.known(seen) if len(seen.hand) == 5 else {}
        with open(os.environ[LOG], "a", encoding="utf-8") as log:
            log.writelines(f"{seat} {' '.join(sorted(hand))}\n" for seat, hand in known.items())

    def known(self, seen: Seen) -> Hands:
        """Return the hands of other seats that it knows."""
        raise NotImplementedError


class Searcher(Cheat):
    """Deals the first deals of many seeds, and knows the one in which its own hand and the turn-up are."""

    def known(self, seen: Seen) -> Hands:
        """Return the other hands of the deal that has what it sees."""
        for hands in _deals().get((seen.dealer, seen.turn_up), ()):
            if hands[seen.seat] == seen.hand:
                return {seat: hand for seat, hand in hands.items() if seat != seen.seat}
        return {}


class Rememberer(Cheat):
    """Remembers in its class whatever any object of it has been shown."""

    memory: ClassVar[dict[tuple[str, str], dict[str, Seen]]] = {}

    def known(self, seen: Seen) -> Hands:
        """Return hands shown with the same dealer and turn-up, and its own if the deal was there before."""
        shown = self.memory.setdefault((seen.dealer, seen.turn_up), {})
        known = {seat: other.hand for seat, other in shown.items() if seat != seen.seat}
        before = shown.get(seen.seat)
        if before is not None and before.hand == seen.hand and before.acts >= seen.acts:
            known[seen.seat] = seen.hand
        shown[seen.seat] = seen
        return known


@cache
def _deals() -> dict[tuple[str, str], list[Hands]]:
    """Return the hands of the first deals of each seed, by dealer and turn-up, alone and in games."""
    found: dict[tuple[str, str], list[Hands]] = {}
    for seed in SEEDS:
        for number in _DEALS:
            for chance, deal in ((SeededChance(seed), number), (SeededChance(Stream(seed, number).key), 1)):
                sitting = begin_deal(new_sitting(load_code("modern"), dealer=Seat((number - 1) % 4)))
                sitting = replace(sitting, deals=deal)
                while (act := routine_act(sitting, chance)) is not None:
                    sitting = after(sitting, act)
                dealt = sitting.current_deal
                hands = {str(seat): frozenset(map(str, dealt.hands[seat])) for seat in Seat}
                found.setdefault((str(dealt.dealer), str(dealt.turn_up)), []).append(hands)
    return found


def _answers(cheat: Cheat, protocol: str) -> Iterator[str]:
    for line in sys.stdin:
        message = json.loads(line)
        if message.get("ask") == "protocol":
            yield json.dumps({"protocol": protocol})
        elif "ask" in message:
            view = message["view"]
            place = (view["seat"], view["dealer"], view["turn_up"], frozenset(view["hand"]))
            cheat.look(Seen(*place, len(view["acts"])))
            yield json.dumps({"act": message["acts"][0]})


if __name__ == "__main__":
    for answer in _answers({"search": Searcher(), "remember": Rememberer()}[sys.argv[1]], sys.argv[2]):
        print(answer, flush=True)
