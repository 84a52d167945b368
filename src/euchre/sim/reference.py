"""The simulator in Python: the engine with the croupier and the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..acts import Act, Play
from ..bots import play_deal
from ..bots.simple import SimplePlayer
from ..chance import Stream
from ..deal import Deal, Due, after, count_endings, seat_of
from ..deal.following import legal_cards
from ..game import Sitting, begin_deal, new_score, new_sitting
from ..seats import BySide
from ..view import view_of
from .run import Player, Run, bot_of

NAME = "python"
__all__ = ["NAME", "acts_to_the_end", "count_endings", "deal_acts", "played", "played_on", "retraced"]


def played(run: Run, number: int) -> Deal:
    """Play one deal to its end."""
    sitting = begin_deal(new_sitting(run.code, dealer=run.dealer_of(number), points=run.standing))
    return _played(replace(sitting, deals=number), run.seated, run.seed)


def played_on(deal: Deal, points: BySide[int], players: tuple[Player, ...], seed: int, number: int) -> Deal:
    """Play a deal on from after its turn-up to its end, with the random numbers of a deal number."""
    sitting = begin_deal(new_sitting(deal.code, dealer=deal.dealer, points=points))
    return _played(replace(sitting, deal=deal, deals=number), players, seed)


def _played(sitting: Sitting, players: tuple[Player, ...], seed: int) -> Deal:
    bots = dict(zip(sitting.code.seating.seats, map(bot_of, players), strict=True))
    return play_deal(sitting, bots, seed).current_deal


def deal_acts(run: Run, number: int) -> tuple[Act, ...]:
    """Return the acts of one deal."""
    return played(run, number).acts


def acts_to_the_end(
    deal: Deal, points: BySide[int], players: tuple[Player, ...], seed: int, number: int
) -> tuple[Act, ...]:
    """Return the acts in the rest of a deal whose faces are all known."""
    return played_on(deal, points, players, seed, number).acts[len(deal.acts) :]


def retraced(deal: Deal, points: BySide[int], plays: Sequence[Play]) -> Iterator[int]:
    """Yield how `simple` sees each card that was played to a deal; see `euchre.sim.batch`."""
    simple, score = SimplePlayer(), new_score(deal.code, points)
    for each in plays:
        seat = seat_of(each)
        acts = tuple(Play(seat, card) for card in legal_cards(deal, seat))
        due = Due(actor=seat, acts=acts, until="the play")
        chosen = simple.choose(view_of(deal, seat, score), due, Stream(0))
        yield 0 if len(acts) == 1 else -1 if chosen == each else len(acts) - 1
        deal = after(deal, each)
