"""Cards and suits that a player wants, in their own words: `A calls for hearts`, `B wants the king`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....cards import SUITS, read_cards
from ....seats import Seat
from ...claims.about_cards.calls_of_cards import may_lie_open
from ...physical.handling import has_shown
from ...state import Case, RefereedTable
from ..everyday import RANK_LETTERS, rank_letter
from .claims_open import call_disobeyed

CARD = "[0-9TJQKA][SHDC]"
SUIT = "|".join(suit.word for suit in SUITS)
RANK = "(?:7|8|9|10|jack|queen|king|ace)"
IT = rf"(?:it|card|lead|that|this|{CARD}|{RANK})"
WHOM = "(?:him|her|them|he|she|they|partner|[A-D])"
WANT = (
    "(?:want|like|wish|insist|demand|require|ask|prefer|choose|claim|take|get|have|keep|go|settle|opt|call"
    "|accept|score|rather|elect)(?: (?:that|on|for|to|have|get|take|call|choose))*"
)
"""A verb that wishes for a thing."""
CAUSE = (
    "(?:let|allow|permit|make|tell|ask|order|force|oblige|require|get|have|want|like|demand|insist|say)"
    f"(?: (?:that|on))? {WHOM}(?: (?:to|may|can|should|must|have to))*"
)
"""A verb that wishes for what another player does."""


def called(who: str, wish: str, table: RefereedTable, cases: Sequence[Case]) -> str | None:
    """A suit or an exposed card that the player calls."""
    suit = re.fullmatch(
        rf"(?:{WANT}|{CAUSE}(?: (?:lead|play))?)(?: lead (?:of|in))? ({SUIT})(?: lead)?", wish
    )
    for case in cases:
        if suit and "call-suit" in table.code.provisions[case.irregularity].choices and case.offender:
            return f"{who} calls {suit[1]} from {of_their_side(wish, case.offender, table)}"
    card = re.fullmatch(
        rf"(?:{WANT}|{CAUSE}(?: (?:lead|play|put|throw|give))?)(?: [A-D] 's)? ({CARD})(?: from [A-D])?"
        "(?: (?:to |must |shall |be )*(?:call|play))?",
        wish,
    )
    if card is None and table.sitting.deal is not None:
        return _called_by_rank(who, wish, table)
    if card is None or table.sitting.deal is None:
        return None
    refused = None if wish.startswith("call") else call_disobeyed(table, who, card[1])
    if refused is not None:
        return refused
    mine = table.code.seating.side_of(Seat.from_text(who)).seats
    lying = [one.seat for one in table.exposed_in_play if str(one.card) == card[1]]
    lying = [seat for seat in lying if seat not in mine or wish.startswith("call")]
    shown = read_cards(card[1])[0]
    others = [seat for seat in table.code.seating.seats if seat not in mine]
    lying += [seat for seat in others if has_shown(table.deal, seat, shown)]
    lying += [seat for seat in others if may_lie_open(table, seat, shown)]
    to_be_laid_out = [case.offender for case in cases if _may_be_laid_out(case, card[1], table)]
    return next((f"{who} calls {card[1]} from {seat}" for seat in (*lying, *to_be_laid_out)), None)


def _called_by_rank(who: str, wish: str, table: RefereedTable) -> str | None:
    """The one card of a rank that lies open before the other side, called without its suit."""
    named = re.fullmatch(rf"(?:call|ask|demand|want)(?: for)?(?: [A-D] 's)? (?P<rank>{RANK})", wish)
    if named is None or Seat.from_text(who) not in table.code.seating.seats:
        return None
    mine, rank = table.code.seating.side_of(Seat.from_text(who)).seats, rank_letter(named["rank"])
    of_rank = [one for one in table.exposed_in_play if one.seat not in mine and str(one.card)[0] == rank]
    return f"{who} calls {of_rank[0].card} from {of_rank[0].seat}" if len(of_rank) == 1 else None


def shown_card_called(who: str, wish: str, table: RefereedTable) -> str | None:
    """The card that another side's player has just shown, which a player wants played: a call on which the
    referee rules, whether or not the code lets such a card be called (modern m.1)."""
    named = re.fullmatch(
        rf"(?:{CAUSE}|call (?:up)?on {WHOM}(?: to)?) (?:play|lead|put down) (?P<card>{CARD}|it|that|card)",
        wish,
    )
    if named is None or table.sitting.deal is None or not table.ledger.cases:
        return None
    case = table.ledger.cases[-1]
    is_shown = case.irregularity == "exposed-card" and len(case.cards) == 1 and case.offender is not None
    if not is_shown or case.offender in side_of(who, table):
        return None
    is_meant = named["card"] in ("it", "that", "card", str(case.cards[0]))
    return f"{who} calls {case.cards[0]} from {case.offender}" if is_meant else None


def _may_be_laid_out(case: Case, card: str, table: RefereedTable) -> bool:
    """Whether a card that was shown, or led out of turn, may be laid face up first, which its call brings
    with it."""
    is_shown = case.offender is not None and card in map(str, case.cards)
    return is_shown and not {"expose", "recall"}.isdisjoint(table.code.provisions[case.irregularity].choices)


def of_their_side(wish: str, offender: Seat, table: RefereedTable) -> Seat:
    """The player named in a wish, if that is one of the offender's side; else the offender."""
    named = re.search(r"\b[A-D]\b", wish)
    side = table.code.seating.side_of(offender)
    return next((seat for seat in side.seats if named is not None and str(seat) == named[0]), offender)


def card_that_counts(wish: str, case: Case) -> str | None:
    """Which of several cards played together a player wishes to count, named by its rank or whole."""
    named = re.fullmatch(
        rf"(?:(?:{WANT}|pick|say|let|have|decide|order)(?: (?:that|for|on))? )?(?P<card>{CARD}|{RANK})"
        "(?: (?:to|must|shall|should|be|will))*(?: (?:count|stand|play|card|stay))?",
        wish,
    )
    if named is None:
        return None
    rank = RANK_LETTERS.get(named["card"], named["card"])
    meant = [str(card) for card in case.cards if str(card) == rank or str(card)[0] == rank]
    return meant[0] if len(meant) == 1 else None


def side_of(seat: str, table: RefereedTable) -> tuple[Seat, ...]:
    """The players of a seat's side; nobody where the seat is not in use."""
    seating = table.code.seating
    who = Seat.from_text(seat)
    return seating.side_of(who).seats if who in seating.seats else ()
