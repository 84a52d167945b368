"""Words to a partner, and consultation between partners (professor-1862 L31, L34, jerome-1877 15.4,
leeds-dwight-1888 85, 109, modern m.6).

What was said is in the record; that it was advice is for the other side to claim, or to take up.
"""

from __future__ import annotations

from collections.abc import Iterator

from ... import game
from ...acts import TableAct
from ...deal import Deal, Stage, seat_of
from ...deal.rights import dealer_exchanges, owner_of_call
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat
from ..announcing import says_alone_in_wrong_form
from ..binding import orders_on
from ..physical.discarding import may_change_discard
from ..state import Finding, OrderKind, RefereedTable
from ..terms.holders import case_offering, cases_to_choose_in
from ..topics import SPEAKING, says, tells_nothing
from .watching import watches_table


@decides("jerome-1877 15.4")
@watches_table(*SPEAKING, finds="advice", by_player=True)
def advice(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Find words to a partner after the card is turned up and before the hand is over.

    Words about the score at a Bridge, to the player who may call a card at jambone, and from a lone player's
    partner fall under laws of their own (professor-1862 B6, S6, jerome-1877 14.1).
    """
    deal, speaker = before.deal, seat_of(act)
    if not before.is_in_hand or (at_a_bridge(before, speaker) and says(act, "score")):
        return
    if says_alone_in_wrong_form(before, act) or tells_nothing(before, act):
        return
    if says(act, "suit-led") and is_called_on(before, speaker):
        return
    if says(act, "send-back") and may_send_back(before, speaker):
        return
    if may_hint(deal, speaker):
        return
    if before.provision("partner-speaks") is None or speaker not in deal.calling.sitting_out:
        yield Finding("advice", speaker)


@decides("jerome-1877 12.2", "leeds-dwight-1888 55", "professor-1862 L29")
def is_called_on(table: RefereedTable, speaker: Seat) -> bool:
    """Return whether a card of a player is called to the trick that is on: who holds the suit led says so,
    since by that very fact the card may not be played."""
    is_called = any(order.kind is OrderKind.CARD for order in orders_on(table, speaker))
    return is_called and table.deal.trick is not None


@decides("professor-1862 S5 S6")
def may_hint(deal: Deal, speaker: Seat) -> bool:
    """Return whether a player is the partner of the player who alone may call a card from a jambone hand, and
    the first trick is not complete."""
    owner = None if deal.finished_tricks else owner_of_call(deal)
    return owner is not None and speaker != owner and speaker not in deal.makers


@decides("jerome-1877 9.8")
def may_send_back(table: RefereedTable, speaker: Seat) -> bool:
    """Return whether a player may have a card sent back by telling so."""
    return case_offering(table, speaker, "recall") is not None


@watches_table(
    *("names {card}", "names {suit}", "exposes {cards}", "lays open the hand", "throws down the hand"),
    finds="advice",
    by_player=True,
)
def names_what_is_held(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a card or a suit of the own hand named, where the code has no law of its own about that
    (jerome-1877 15.4, modern m.6), or named or shown by the lone player's partner, who may not tell what they
    hold (professor-1862 A3)."""
    deal, speaker = before.deal, seat_of(act)
    if not before.is_in_hand or (act.form.startswith("names") and may_hint(deal, speaker)):
        return
    if speaker in deal.calling.sitting_out and speaker in deal.makers:
        if before.provision("partner-speaks") is None:
            yield Finding("advice", speaker)
        return
    of_cards: tuple[IrregularityName, ...] = ("named-own-card", "detached-card-named")
    own: tuple[IrregularityName, ...] = of_cards if act.suit is None else ("suit-let-out",)
    if act.form.startswith("names") and all(before.provision(name) is None for name in own):
        yield Finding("advice", speaker)


@watches_table(*SPEAKING, "asks {matter}", finds="bridge-talk", by_player=True)
def bridge_talk(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield words about the state of the game by one of the dealer's adversaries at a Bridge, or a question
    about the score, while an order may still be undone; other words are hints like any others (professor-1862
    L34).
    """
    if act.topic == "score" and before.is_in_hand and at_a_bridge(before, seat_of(act)):
        yield Finding("bridge-talk", seat_of(act))


@watches_table("consults about {matter}", finds="consultation", by_player=True)
def consultation(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield partners who discuss which penalty to take while they have the choice."""
    if cases_to_choose_in(before, act.actor):
        yield Finding("consultation", seat_of(act))


def at_a_bridge(table: RefereedTable, speaker: Seat) -> bool:
    """Return whether an adversary of the dealer speaks at a Bridge before the dealer has let go of the
    discard."""
    deal = table.deal
    if table.provision("bridge-talk") is None:
        return False
    side = table.code.seating.side_of(deal.dealer)
    is_open = deal.stage is Stage.ORDERING or _is_order_unfinished(table)
    return is_open and speaker not in side.seats and game.is_bridge(table.sitting.score, side)


def _is_order_unfinished(table: RefereedTable) -> bool:
    """Return whether the dealer's adversaries have ordered up, nobody has led, and the discard is not let
    go."""
    deal = table.deal
    is_order = deal.stage is Stage.PREPARING and deal.calling.accepted and deal.dealer not in deal.makers
    return is_order and not deal.tricks and (dealer_exchanges(deal) or may_change_discard(table, deal.dealer))
