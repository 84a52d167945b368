"""What the referee replies to a question that a player may ask: trump, the score, the cards of a trick."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....acts import Act, Draw, TableAct
from ....cards import NO_TRUMP
from ....deal import Trick
from ....game import next_to_draw, to_draw
from ....seats import Seat
from ....table import RefereedTable
from ....table.speech.unsettled.assumed import assumed
from .of_dealing import who_deals
from .of_play import cards_played
from .of_score import standing


def said_to(act: Act, table: RefereedTable) -> str | None:
    """What the referee says to an act beside rulings: a reply to a question, or what is taken for granted."""
    if isinstance(act, Draw):
        return _of_cut(act, table)
    return reply_to(act, table) or assumed(act, table)


def _of_cut(cut: Draw, table: RefereedTable) -> str | None:
    """That a cut counts for nothing, or who has to cut again."""
    sitting = table.sitting
    draws = sitting.draws
    if table.code.first_deal == "first_jack" or not isinstance(cut.actor, Seat) or sitting.deal is not None:
        return None
    if not draws or draws[-1] != cut:
        return f"The cut of {cut.actor} counts for nothing. {who_deals(table)}"
    waiting = next_to_draw(table.code, draws[:-1], Seat.A)
    if cut.actor not in waiting:
        return f"The cut of {cut.actor} counts for nothing. {who_deals(table)}"
    again = any(draw.actor == seat for draw in draws for seat in to_draw(sitting))
    return who_deals(table) if again or sitting.next_dealer is not None else None


def reply_to(act: Act, table: RefereedTable) -> str | None:
    """The reply to a question, at the table as it stands after it; None for all else.

    A question that the code leaves unanswered, or forbids, has a ruling instead.
    """
    if not isinstance(act, TableAct) or act.form != "asks {matter}" or table.last_rulings:
        return None
    if table.sitting.deal is None and act.topic != "score":
        return "No deal is on."
    reply = _REPLIES.get(act.topic)
    return None if reply is None or not isinstance(act.actor, Seat) else reply(table, act.actor)


def _trump(table: RefereedTable, asker: Seat) -> str:
    trump = table.deal.calling.trump
    if trump is None:
        return "No trump has been made yet."
    return "There is no trump suit." if trump is NO_TRUMP else f"{trump.word.capitalize()} are trumps."


def _score(table: RefereedTable, asker: Seat) -> str:
    barred = table.provision("asks-score")
    asked = table.ledger.cases[-1:]
    if barred is not None and [(case.irregularity, case.offender) for case in asked] == [
        ("asks-score", asker)
    ]:
        return "No answer is due: the counters show everybody the score."
    return f"The score is {standing(table.sitting.score)}."


def _turned_card(table: RefereedTable, asker: Seat) -> str:
    turned = table.deal.turn_up
    return "No card has been turned up." if turned is None else f"{turned} was turned up."


def _who_played(table: RefereedTable, asker: Seat) -> str:
    trick = _latest(table)
    return "No card has been played." if trick is None else f"To this trick: {cards_played(trick)}."


def _placing(table: RefereedTable, asker: Seat) -> str:
    trick = _latest(table)
    if trick is None:
        return "No card has been played."
    return f"Each player draws the card they have played: {cards_played(trick)}."


def _partners_card(table: RefereedTable, asker: Seat) -> str:
    trick, partner = _latest(table), table.code.seating.partner(asker)
    played = () if trick is None else tuple(play.card for play in trick.plays if play.actor == partner)
    return f"The partner, {partner}, played {played[0]}." if played else "The partner has played no card yet."


def _latest(table: RefereedTable) -> Trick | None:
    return table.deal.tricks[-1] if table.deal.tricks else None


_REPLIES: Mapping[str, Callable[[RefereedTable, Seat], str]] = {
    "trump": _trump,
    "score": _score,
    "turned-card": _turned_card,
    "who-played": _who_played,
    "placing": _placing,
    "partners-card": _partners_card,
}
