"""Prints what happens at the table: one line for each card or other act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...acts import (
    Act,
    Cut,
    DealOut,
    DeclineCut,
    Draw,
    Play,
    Shuffle,
    TurnUp,
    VoidDeal,
)
from ...deal import Deal, Trick, seat_of
from ...explain.wording import capital, doing
from ...game import Sitting
from ...pictures import Line, Span, Tone, result_of_deal, score_after_deal, tone_of
from ...seats import Seat
from ...view import act_as_seen
from ..text import block, heading


class Narrator:
    """Turns acts into lines of text for one reader."""

    def __init__(self, listener: Seat | None, names: Mapping[Seat, str]) -> None:
        self.listener = listener
        """The seat of the reader, whose own cards are shown and who is called 'you'; None for a spectator."""
        self.names = names

    def deal_begins(self, number: int, dealer: Seat) -> Iterator[Line]:
        """Yield the heading of a new deal."""
        yield ()
        yield heading(f"Deal {number}: {self._doing(dealer, 'deals')}.")

    def act(self, act: Act, after: Sitting) -> Iterator[Line]:
        """Yield an act and its result, given the table after it."""
        match act, after.deal:
            case Draw(), _:
                yield from _drawn(after)
                return
            case ((Shuffle() | Cut() | DeclineCut() | DealOut()), _):
                return
            case TurnUp(), Deal() as deal:
                yield self._turned_up(act, deal)
            case Play(), Deal() as deal:
                yield from self._played(act, deal)
            case _:
                yield from self._other(act)
        if after.deal is not None and after.deal.is_over:
            yield from _over(after, after.deal)

    def _doing(self, seat: Seat, words: str) -> str:
        return doing(seat, words, self.listener)

    def _turned_up(self, act: TurnUp, deal: Deal) -> Line:
        return (
            Span(f"{capital(self._doing(seat_of(act), 'turns up'))} "),
            Span(act.card.text, tone_of(act.card)),
            Span(f" after {_how_dealt(deal)}."),
        )

    def _other(self, act: Act) -> Iterator[Line]:
        seen = act_as_seen(act, self.listener)
        if seen is None or isinstance(act, VoidDeal):
            return
        words = seen.words.replace("??", "a card") if seen.words.count("??") == 1 else seen.words
        if words.count("??") > 1:
            words = f"discards {words.count('??')} cards"
        actor = self._doing(act.actor, words) if isinstance(act.actor, Seat) else f"{act.actor} {words}"
        yield (Span(f"{capital(actor)}."),)

    def _played(self, act: Play, deal: Deal) -> Iterator[Line]:
        trick = deal.tricks[-1]
        is_lead = len(trick.plays) == 1
        verb = "leads" if is_lead else "plays"
        yield (
            Span(f"{'' if is_lead else '  '}{capital(self._doing(seat_of(act), verb))} "),
            Span(act.card.text, tone_of(act.card)),
            Span("." if deal.trick is not None else self._won(trick)),
        )

    def _won(self, trick: Trick) -> str:
        return f"; {self._doing(trick.winner, 'wins')} the trick."


def _drawn(sitting: Sitting) -> Iterator[Line]:
    """Yield the cards drawn, once they have decided who deals."""
    if sitting.next_dealer is not None:
        cards = ", ".join(f"{draw.actor} {draw.card}" for draw in sitting.draws)
        yield from block(f"Drawn for the deal: {cards}. {sitting.next_dealer} is to deal.")


def _how_dealt(deal: Deal) -> str:
    """Return the cut and the packets of a deal in words."""
    cut = next((act for act in deal.acts if isinstance(act, (Cut, DeclineCut))), None)
    dealt = next(act for act in deal.acts if isinstance(act, DealOut))
    packets = dealt.words.removeprefix("deals ").replace("-", " and ")
    if cut is None:
        return f"dealing by {packets}"
    who = f"{cut.actor} cut" if isinstance(cut, Cut) else f"{cut.actor} declined to cut"
    return f"{who} and {dealt.actor} dealt by {packets}"


def _over(sitting: Sitting, deal: Deal) -> Iterator[Line]:
    for sentence in (*result_of_deal(deal), *score_after_deal(sitting)):
        yield from block(sentence, tone=Tone.STRONG)
