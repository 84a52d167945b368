"""What the referee replies to a question that a player may ask, and what is taken for granted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...acts import Act, Call, Draw, Manner, PlayAlone, TableAct, TakeOver
from ...cards import NO_TRUMP
from ...deal import Deal, Trick
from ...game import Score, next_to_draw, to_draw
from ...pictures import tally
from ...seats import Seat
from ..physical.discarding import holds_discard, may_change_discard
from ..state import RefereedTable


def said_to(act: Act, table: RefereedTable) -> str | None:
    """Return what the referee says to an act beside rulings: a reply to a question, or what is assumed."""
    if isinstance(act, Draw):
        return _of_cut(act, table)
    if isinstance(act, TableAct) and act.is_note:
        return (
            "The words are kept as a note, on which nobody rules; 'says TOPIC' and 'asks TOPIC' are ruled on."
        )
    return reply_to(act, table) or assumed(act, table)


def standing(score: Score) -> str:
    """Return the points and the games of all sides: `A+C 3, B+D 2; games A+C 0, B+D 1`."""
    rubber = f"; rubber points {tally(score.rubber_points)}" if score.code.rubber_games else ""
    return f"{tally(score.points)}; games {tally(score.games)}{rubber}"


def who_deals(table: RefereedTable) -> str:
    """Say who deals next, or who has to cut for it."""
    if not table.sitting.is_between_deals:
        return f"{table.code.seating.left_of(table.deal.dealer)} deals next, unless this deal is dealt again."
    dealer = table.sitting.next_dealer
    return _who_cuts(table) if dealer is None else f"{dealer} deals next."


def cards_played(trick: Trick) -> str:
    """Return the cards of a trick, each after its player: `B KS, C 9D`."""
    return ", ".join(f"{play.actor} {play.card}" for play in trick.plays)


def assumed(act: Act, table: RefereedTable) -> str | None:
    """Say what is assumed for an act, at the table after it, and what to enter if it was not so.

    A dealer may play alone until the discard is let go (professor-1862 L14, leeds-dwight-1888 96); a card
    that is put out counts as not let go while the dealer speaks next, unless the record says so.
    """
    deal = table.sitting.deal
    if deal is None or not isinstance(act, (PlayAlone, TakeOver)) or act.actor != deal.dealer:
        return None
    who = deal.dealer
    is_open = may_change_discard(table, who) and not holds_discard(table, who)
    if table.code.dealer_alone_until != "discard" or not is_open or deal.calling.lone != who:
        return None
    if _plays_alone_already(deal, who):
        return None
    return (
        f"{who}'s discard counts as put out but not let go, so {who} was in time. If {who} had let it go "
        f"before, enter '{who} quits the discard' ahead of '{act}'."
    )


def _plays_alone_already(deal: Deal, seat: Seat) -> bool:
    """Return whether a player had announced a lone hand before the words just spoken, which only raise it.

    That may be done after the discard (professor-1862 S16).
    """
    return any(
        isinstance(act, (Call, PlayAlone, TakeOver))
        and act.actor == seat
        and act.manner is not Manner.PARTNERSHIP
        for act in deal.acts[:-1]
    )


def _who_cuts(table: RefereedTable) -> str:
    """Say who has to cut for the deal, or cut again after a tie."""
    sitting = table.sitting
    waiting = to_draw(sitting)
    if table.code.first_deal == "first_jack" or not sitting.draws:
        return "The players draw for the deal."
    who = _together([str(seat) for seat in waiting])
    tie = all(any(draw.actor == seat for draw in sitting.draws) for seat in waiting)
    if not tie:
        return f"{who} {'has' if len(waiting) == 1 else 'have'} still to cut for the deal."
    if len(waiting) == 1:
        return f"{who} has to cut again for the deal."
    return f"{who} have cut alike and cut again for the deal."


def _together(names: list[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def _of_cut(cut: Draw, table: RefereedTable) -> str | None:
    """Say that a cut counts for nothing, or who has to cut again."""
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
    """Return the reply to a question, at the table as it stands after it; None for all else.

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
