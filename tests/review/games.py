"""Short games of our own players, as material for reviews."""

from __future__ import annotations

from functools import cache

from euchre.bots import play_deal
from euchre.game import new_sitting
from euchre.laws import load_code
from euchre.players import bot_for
from euchre.review import DealToReview
from euchre.seats import Seat


@cache
def played(code: str, player: str, seed: int, dealer: Seat = Seat.A) -> DealToReview:
    """Return one deal at the start of a game, played by four (or fewer) players of one name."""
    law = load_code(code)
    bots = dict.fromkeys(law.seating.seats, bot_for(law, player))
    sitting = play_deal(new_sitting(law, dealer=dealer), bots, seed)
    assert sitting.deal is not None
    return DealToReview(number=1, deal=sitting.deal, score=sitting.before_deal)
