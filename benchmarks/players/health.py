"""How four players of one kind call: `python -m benchmarks.players.health --deals 1000`.

At no score, each deal once: how often makers with a partner are euchred, how often somebody plays alone and
wins every trick, which seat makes trump after the turn-up is turned down, how often dealers are stuck, and
what the dealer does after three passes on a jack.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt

from benchmarks.__main__ import commit, processor
from euchre.acts import Call, Manner
from euchre.bots import play_deal
from euchre.cards import Rank
from euchre.deal import Deal
from euchre.game import new_sitting
from euchre.laws import load_code
from euchre.pictures.hand_text import hands_as_dealt
from euchre.players import bot_by_name
from euchre.seats import Seat

WEAK = 1
"""Most trumps in a weak hand of the dealer, not counting the jack turned up."""


DEALS, TURNED_DOWN, JACK, WEAK_HAND = "deals", "turned down", "dealer left with a jack", "the same, weak"


def counted(deal: Deal) -> Iterator[tuple[str, str]]:
    """Yield the events of a finished deal to count, each with the event of which it is a share."""
    calls = [act for act in deal.acts if isinstance(act, Call)]
    yield DEALS, DEALS
    if not any(call.word.makes_trump for call in calls):
        return
    players, order = deal.code.players, len(calls)
    is_turned_down = order > players
    if is_turned_down:
        yield TURNED_DOWN, DEALS
        yield f"then made by seat {order - players}", TURNED_DOWN
    if order == 2 * players:
        yield "dealer stuck", DEALS
    manner = "alone" if deal.calling.manner is Manner.ALONE else "with a partner"
    yield manner, DEALS
    if deal.makers_tricks() <= 2:
        yield f"{manner}, euchred", manner
    if deal.makers_tricks() == deal.code.hand_size:
        yield f"{manner}, every trick", manner
    if order >= players and deal.turn_up is not None and deal.turn_up.rank is Rank.JACK:
        yield from _left_with_a_jack(deal, is_passed=is_turned_down)


def _left_with_a_jack(deal: Deal, *, is_passed: bool) -> Iterator[tuple[str, str]]:
    assert deal.turned_suit is not None
    had = hands_as_dealt(deal)[deal.dealer]
    trumps = sum(card.suit_under(deal.turned_suit) is deal.turned_suit for card in had)
    for kind in (JACK, WEAK_HAND) if trumps <= WEAK else (JACK,):
        yield kind, DEALS if kind == JACK else JACK
        if is_passed:
            yield f"{kind}, passed", kind


def main() -> None:
    """Print the shares with their errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="expert")
    parser.add_argument("--code", default="modern")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=9500)
    given = parser.parse_args()
    code, bot = load_code(given.code), bot_by_name(given.player)
    found: Counter[tuple[str, str]] = Counter()
    for number in range(given.deals):
        fresh = replace(new_sitting(code, dealer=Seat(number % code.players)), deals=number)
        deal = play_deal(fresh, dict.fromkeys(code.seating.seats, bot), given.seed).deal
        assert deal is not None
        found.update(counted(deal))
    totals = {name: count for (name, _), count in found.items()}
    print(f"processor  {processor()}\ncommit     {commit()}\n{given.player}, {given.code}, seed {given.seed}")
    for (name, base), count in sorted(found.items()):
        share = count / totals[base]
        error = sqrt(share * (1 - share) / totals[base])
        print(f"{name:<32}{count:>6} of {totals[base]:>6} {base:<26}{share:>7.1%} ± {error:.1%}")


if __name__ == "__main__":
    main()
