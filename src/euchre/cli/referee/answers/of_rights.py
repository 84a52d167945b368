"""Answers what a player may play, who may call cards, and whether a hand shown may be taken up again."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....acts import Play
from ....cards import UNKNOWN
from ....deal.rights import hands_laid_open, jambone_caller, owner_of_call
from ....game import due_now
from ....seats import Seat
from ....table import RefereedTable
from ....table.claims.about_cards.calls_of_cards import exposure_of
from ....table.penalties.open_hands import lies_face_up_by
from ....table.penalties.orders import orders_on
from ....table.speech.plain import last_player
from ....table.speech.sentences.of_lone_hands import lone_hand_stays
from ....table.state import Exposed, OrderKind
from ....table.terms.holders import callers_of
from ....table.words.rulings import basis
from ...seating.telling import together
from .of_play import following, who_is_to_act

_WHO = r"(?P<seat>[A-D]|he|she|they|it)"
_AND = r"(?:(?:and|so|but|then) )*"
_PLAY = r"(?:play|lead|follow with|put (?:on|down)|use)"
MAY_PLAY = (
    rf"{_AND}(?:what|which)(?: card)?s? (?:(?:may|can|must|should|shall|do|be) )+{_WHO}"
    rf"(?: (?:have|need|allow(?:ed)?|able))?(?: to)? {_PLAY}(?: next)?",
    rf"{_AND}(?:do|must|may|can|be) {_WHO}(?: still)?(?: (?:have|need|allow(?:ed)?|free))?"
    rf"(?: to)? {_PLAY} (?:(?:A |any )?(?:particular|certain|special|specific)(?: (?:1|one|card))?"
    r"|any(?:thing)?(?: (?:1|one|card|of (?:them|it)|(?:he|she|they) (?:like|want|please|choose)))*"
    r"|(?:what|whatever|which|whichever)(?: card| 1| one)? (?:he|she|they) (?:like|want|please|choose))",
)
"""Plain words that ask what a player may play."""
PLAYS_NOW = re.compile(
    rf"{_AND}(?:can|may|must|should|do) {_WHO}(?: (?:still|now))?(?: (?:have|need|get))?(?: to)?"
    r" (?:lead|play)"
    r"(?: (?:now|first|next))?"
)
"""Plain words that ask whether a player is to play."""
MAY_CALL = re.compile(
    rf"{_AND}(?:who|which player) (?:can|may|have right to|get to|could|be allow(?:ed)? to)"
    r" (?:call|tell|say|order|demand|name|choose)\b.*\b(?:play|lead|card|it|them|[0-9TJQKA][SHDC])\b.*"
    rf"|(?:and |so |but |then )*(?:what|which)(?: card)? (?:can|may|could) {_WHO}(?: still)? call(?: for)?"
    r"(?: .*)?"
)
"""Plain words that ask who may call the cards that lie face up, or which."""
CALLED = re.compile(rf"{_AND}(?:what|which)(?: card| suit)? (?:be|have be) call(?:ed)?(?: from .*)?")
"""Plain words that ask which call is to be obeyed."""
TAKES_UP = re.compile(
    rf"{_AND}(?:can|may|could|should) {_WHO}(?: still)? (?:pick|take) (?:up )?"
    r"(?:them|it|hand|cards?|5 card)(?: all)?(?: up| back)*(?: in(?:to)? hand)?"
)
"""Plain words that ask whether a hand that lies face up may be taken up again."""


def may_play(match: re.Match[str], table: RefereedTable) -> str | None:
    """What a player may play at their turn; None where no card is played now, and for who sits out."""
    deal = table.sitting.deal
    turn = _to_play(table)
    if deal is None or deal.trump is None or turn is None:
        return None
    said = match["seat"]
    who = Seat.from_text(said) if re.fullmatch("[A-D]", said) else turn
    if who in deal.calling.sitting_out:
        return None
    if deal.trick is not None and who in deal.trick.seats:
        return f"{who} has played to this trick. {who_is_to_act(table)}"
    if deal.trick is None and who != turn:
        return f"{turn} leads to this trick, not {who}. {who_is_to_act(table)}"
    return " ".join(filter(None, (who_is_to_act(table), *_bound(table, who), _free(table, who))))


def plays_now(match: re.Match[str], table: RefereedTable) -> str | None:
    """What a player may play where it is asked whether they may or must; None after an entry with a ruling,
    which is the answer then."""
    return None if table.last_rulings else may_play(match, table)


def lone_hand(match: re.Match[str], table: RefereedTable) -> str | None:
    """Whether a player who has said that they play alone may take that back."""
    stays = lone_hand_stays(match, table)
    return None if stays is None else f"No. {stays}."


def _to_play(table: RefereedTable) -> Seat | None:
    """The player who is to play a card now."""
    waiting = due_now(table.sitting)
    return next((due.actor for due in waiting if any(isinstance(act, Play) for act in due.acts)), None)


def _bound(table: RefereedTable, who: Seat) -> Iterator[str]:
    """The calls that the next card of a player has to obey."""
    for order in orders_on(table, who):
        if order.kind is OrderKind.CARD:
            yield f"Called is {order.card}: {who} has to play it, unless that would be a revoke."
        elif order.kind is OrderKind.SUIT and order.suit is not None:
            yield f"{order.suit.word.capitalize()} are called: {who} has to lead one, if {who} has any."
        elif order.kind in _TRICK_ORDERS:
            yield f"{who} has to {_TRICK_ORDERS[order.kind]}, if they can without a revoke."


_TRICK_ORDERS = {
    OrderKind.HIGHEST: "play their highest card of the suit",
    OrderKind.LOWEST: "play their lowest card of the suit",
    OrderKind.WIN: "win the trick",
    OrderKind.LOSE: "lose the trick",
}
"""What a player may be called on to do in a trick."""


def _free(table: RefereedTable, who: Seat) -> str:
    """What the laws of play leave to a player, and which of their cards may be called."""
    if orders_on(table, who):
        return ""
    open_to_call = _callable(table, who)
    callers = {caller for _, named in open_to_call for caller in named}
    unless = ""
    if callers:
        cards = together(card for card, _ in open_to_call)
        unless = f" {' or '.join(map(str, sorted(callers)))} may call {cards}."
    if table.deal.trick is not None:
        return following(table.deal.trick, who) + unless
    nobody = "" if callers or owner_of_call(table.deal) else ", and nobody may say which"
    shown = {*hands_laid_open(table.deal), *(deed.actor for deed in table.deeds("lays open the hand"))}
    cited = f" {basis(table.code, table.code.laws['lay_down'])}" if who in shown and nobody else ""
    return f"{who} leads any card that they hold{nobody}.{unless}{cited}"


def _callable(table: RefereedTable, who: Seat) -> list[tuple[str, tuple[Seat, ...]]]:
    """The cards of a player that lie face up, each with who may call it; unknown ones by one word."""
    lying = [one for one in table.exposed_in_play if one.seat == who]
    opened = None if lying else lies_face_up_by(table, who)
    if opened is not None:
        lying = [Exposed(seat=who, card=UNKNOWN, irregularity=opened.irregularity)]
    return [
        (
            "any card" if one.card is UNKNOWN else str(one.card),
            callers_of(table, exposure_of(table, one), one.irregularity),
        )
        for one in lying
    ]


def may_call(match: re.Match[str], table: RefereedTable) -> str | None:
    """Who may call which cards that lie face up, or a card from a jambone hand; None where there is none."""
    deal = table.sitting.deal
    if deal is None or deal.is_over or deal.trump is None:
        return None
    said = [*_from_jambone(table)]
    for who in table.code.seating.seats:
        found = _callable(table, who)
        callers = sorted({caller for _, named in found for caller in named})
        if callers:
            cards = together(card for card, _ in found)
            said.append(f"{' or '.join(map(str, callers))} may call from {who}: {cards}.")
    asked = match.groupdict().get("seat")
    return " ".join(said) or (None if asked is None else "No card lies face up that may be called.")


def _from_jambone(table: RefereedTable) -> Iterator[str]:
    """Who may call a card from the open hand of a jambone player, and which."""
    deal = table.deal
    if deal.called is None and (not deal.tricks or jambone_caller(deal) is not None):
        caller = owner_of_call(deal)
        if caller is not None:
            yield (
                f"{caller} may call a card from the open hand of {deal.calling.lone} to the first trick: "
                f"name it with the lead, such as '{caller} calls {deal.code.pack[-1]}'."
            )


def called(match: re.Match[str], table: RefereedTable) -> str | None:
    """The calls that are to be obeyed."""
    if table.sitting.deal is None or not table.ledger.orders:
        return "No card and no suit is called."
    said = [line for seat in table.code.seating.seats for line in _bound(table, seat)]
    return " ".join(dict.fromkeys(said)) or None


def takes_up(match: re.Match[str], table: RefereedTable) -> str | None:
    """That a hand that lies face up may not be taken up again; None where none does."""
    if table.sitting.deal is None or table.deal.is_over:
        return None
    said = match["seat"]
    named = Seat.from_text(said) if re.fullmatch("[A-D]", said) else last_player(table)
    if named is None or (case := lies_face_up_by(table, named)) is None:
        return None
    laws = basis(table.code, table.code.provisions[case.irregularity].laws)
    return f"No. The cards lie face up and may be called, and {named} may not take them up. {laws}"
