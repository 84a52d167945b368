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
from ..penalties.orders import orders_on
from ..physical.discarding import may_change_discard
from ..remarks import (
    is_about_score,
    is_about_turn,
    is_courtesy,
    is_idle,
    is_report,
    sends_back,
    suits_named,
    tells_player,
)
from ..state import Finding, OrderKind, RefereedTable
from ..terms.holders import case_offering, cases_to_choose_in
from .watching import watches_table


@watches_table("says {words}", finds="advice", by_player=True)
def advice(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Words of a player after the card is turned up and before the hand is over.

    A report of a fault is said to the table, and is no advice (jerome-1877 15.4).
    Words about the score at a Bridge, to the player who may call a card at jambone, and from a lone player's
    partner fall under laws of their own (professor-1862 B6, S6, jerome-1877 14.1).
    """
    deal, speaker = before.deal, seat_of(act)
    if not before.is_in_hand or (at_a_bridge(before, speaker) and is_about_score(act.said or "")):
        return
    if says_alone_in_wrong_form(before, act) or tells_nothing(act.said or ""):
        return
    if is_to_adversary(before, speaker, act.said or "") or answers_call(before, speaker, act.said or ""):
        return
    if sends_back(act.said or "") and may_send_back(before, speaker):
        return
    if may_hint(deal, speaker):
        return
    if before.provision("partner-speaks") is None or speaker not in deal.calling.sitting_out:
        yield Finding("advice", speaker)


def tells_nothing(words: str) -> bool:
    """Whether words tell a partner nothing: polite or idle ones, a report of a fault, whose turn it is."""
    return any(is_harmless(words) for is_harmless in (is_courtesy, is_idle, is_report, is_about_turn))


@decides("jerome-1877 15.4")
def is_to_adversary(table: RefereedTable, speaker: Seat, words: str) -> bool:
    """Whether words tell an adversary by name what to do: only a partner can be advised."""
    side = table.code.seating.side_of(speaker)
    names = ((seat, name) for seat, name in zip(Seat, table.sitting.people, strict=False) if name)
    known = (*names, *((seat, str(seat)) for seat in table.code.seating.seats))
    return any(tells_player(words, name) for seat, name in known if seat not in side.seats)


@decides("jerome-1877 12.2", "leeds-dwight-1888 55", "professor-1862 L29")
def answers_call(table: RefereedTable, speaker: Seat, words: str) -> bool:
    """Whether a player of whom a card is called says that they hold the suit led: by that very fact the card
    may not be played, so somebody has to say it."""
    trick = table.deal.trick
    if trick is None or trick.led not in suits_named(words):
        return False
    return any(order.kind is OrderKind.CARD for order in orders_on(table, speaker))


@decides("professor-1862 S5 S6")
def may_hint(deal: Deal, speaker: Seat) -> bool:
    """Whether a player is the partner of the player who alone may call a card from a jambone hand, and
    the first trick is not complete."""
    owner = None if deal.finished_tricks else owner_of_call(deal)
    return owner is not None and speaker != owner and speaker not in deal.makers


@decides("jerome-1877 9.8")
def may_send_back(table: RefereedTable, speaker: Seat) -> bool:
    """Whether a player may have a card sent back by telling so."""
    return case_offering(table, speaker, "recall") is not None


@watches_table(
    *("names {card}", "names {suit}", "exposes {cards}", "lays open the hand", "throws down the hand"),
    finds="advice",
    by_player=True,
)
def names_what_is_held(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """A card or a suit of the own hand named, where the code has no law of its own about that (jerome-1877
    15.4, modern m.6), or named or shown by the lone player's partner, who may not tell what they hold
    (professor-1862 A3)."""
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


@watches_table("says {words}", "asks {matter}", finds="bridge-talk", by_player=True)
def bridge_talk(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Words about the state of the game by one of the dealer's adversaries at a Bridge, or a question about
    the score, while an order may still be undone; other words are hints like any others (professor-1862 L34).
    """
    is_of_score = act.topic == "score" if act.form == "asks {matter}" else is_about_score(act.said or "")
    if is_of_score and before.is_in_hand and at_a_bridge(before, seat_of(act)):
        yield Finding("bridge-talk", seat_of(act))


@watches_table("consults about {matter}", finds="consultation", by_player=True)
def consultation(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Partners who discuss which penalty to take while they have the choice."""
    if cases_to_choose_in(before, act.actor):
        yield Finding("consultation", seat_of(act))


def at_a_bridge(table: RefereedTable, speaker: Seat) -> bool:
    """Whether an adversary of the dealer speaks at a Bridge before the dealer has let go of the discard."""
    deal = table.deal
    if table.provision("bridge-talk") is None:
        return False
    side = table.code.seating.side_of(deal.dealer)
    is_open = deal.stage is Stage.ORDERING or _is_order_unfinished(table)
    return is_open and speaker not in side.seats and game.is_bridge(table.sitting.score, side)


def _is_order_unfinished(table: RefereedTable) -> bool:
    """Whether the dealer's adversaries have ordered up, nobody has led, and the discard is not let go."""
    deal = table.deal
    is_order = deal.stage is Stage.PREPARING and deal.calling.accepted and deal.dealer not in deal.makers
    return is_order and not deal.tricks and (dealer_exchanges(deal) or may_change_discard(table, deal.dealer))
