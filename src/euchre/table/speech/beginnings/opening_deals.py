"""The deal that begins where no deal is on, and who deals it: `A shuffles, D cuts. A deals 3 to B`."""

from __future__ import annotations

import re

from ....acts import Act, DealOut, Objection
from ....deal import Stage
from ....deal.transition import BEFORE_HANDS
from ....errors import EuchreError
from ....notation.record import DealLine
from ....seats import Seat
from ...state import RefereedTable
from ...terms.holders import cases_to_choose_in
from ..plain import plain, with_players
from ..sentences.meaning import in_deal
from .dealing_for import dealer_for_another
from .openings import as_deal

_PREPARES = re.compile(r"(?:the )?(?:[A-D]|[b-d]|a) (?:then |now )?(?:shuffle[sd]?|cuts?)\b", re.IGNORECASE)
_DEALS = re.compile(
    r"(?:\b|^)(?P<who>[A-D]|[b-d]|(?:(?<=[,.;] )|(?<=then )|(?<=and ))a) (?:then |now )?"
    r"(?:deals?|dealt|gives?|gave)\b"
)
_BEGINS_IT = re.compile(
    r"(?P<who>[A-D]) (?:deal (?!(?:next|first|again|for|wrong|bad|badly|incorrect)\b|out of turn)\S"
    r"|give (?:[A-D] )?[1-5]\b|(?P<shuffles>shuffle)\b)"
)


def deal_of_line(text: str, table: RefereedTable) -> DealLine | None:
    """The deal of which a line tells the shuffle or the cut, and then who deals."""
    if not table.sitting.is_between_deals or '"' in text:
        return None
    said = with_players(text, table)
    dealers = {found["who"].upper() for found in _DEALS.finditer(said)}
    return _begun(dealers.pop(), table) if _PREPARES.match(said) and len(dealers) == 1 else None


def deal_of_piece(text: str, table: RefereedTable) -> DealLine | None:
    """The deal that begins with a piece of text which tells how a player deals, or that the dealer shuffles
    of whom the record does not know."""
    if not table.sitting.is_between_deals or '"' in text:
        return None
    found = _BEGINS_IT.match(plain(text, table))
    if found is None or (not found["shuffles"] and as_deal(text, table)):
        return None
    if found["shuffles"] and (table.sitting.next_dealer is not None or not _is_dealers_shuffle(table)):
        return None
    return _begun(found["who"], table)


def _is_dealers_shuffle(table: RefereedTable) -> bool:
    return table.code.first_shuffle == "dealer" and table.code.others_shuffle != "everyone"


def _begun(who: str, table: RefereedTable) -> DealLine | None:
    dealer = Seat.from_text(who)
    is_player = dealer in table.code.seating.seats
    return DealLine(table.sitting.deals + 1, dealer, None) if is_player else None


def check_dealing(act: Act, text: str, table: RefereedTable) -> None:
    """Raise EuchreError, with the question, for cards dealt by another player than the dealer of the deal,
    and for an objection before the turn-up to nothing that the table knows of."""
    if isinstance(act, Objection) and in_deal(table, *BEFORE_HANDS, Stage.TURNING):
        raise EuchreError(f"'{text}': {_TO_WHAT.format(who=act.actor)}")
    deals = isinstance(act, DealOut) or act.words.startswith("deals ")
    if not deals or not in_deal(table, *BEFORE_HANDS) or act.actor == table.deal.dealer:
        return
    raise EuchreError(f"'{text}': {by_another(str(act.actor), table)}")


_ERRS = (
    r"(?:by (?:mistake|error|accident)|in error|wrongly|mistakenly|erroneously|out of turn"
    r"|when (?:he|she|they) should(?: not|n't))"
)
_DEALS_WRONGLY = re.compile(
    rf"(?P<who>[A-D]) (?:(?:now|then|has|had) )*(?:deals?|dealt)(?: (?:the )?(?:cards|hand|pack))? {_ERRS}\b"
    rf"|(?P<other>[A-D]) {_ERRS} (?:deals?|dealt)\b|{_ERRS},? (?P<last>[A-D]) (?:deals?|dealt)\b",
    re.IGNORECASE,
)


def dealer_asked(text: str, table: RefereedTable) -> str | None:
    """The question whose deal it is where a player deals by mistake and nobody has told who should; None for
    other texts."""
    if table.sitting.deal is not None or table.sitting.next_dealer is not None or '"' in text:
        return None
    found = _DEALS_WRONGLY.search(with_players(text, table))
    if found is None or dealer_for_another(text, table) is not None:
        return None
    who = (found["who"] or found["other"] or found["last"]).upper()
    owner = table.code.seating.left_of(Seat.from_text(who))
    return (
        f"Whose deal is it? Type '{who} deals instead of {owner}', with the player whose deal it is; or "
        f"'{who} deals' if it is their own"
    )


_AGAIN = re.compile(
    r"(?:(?:so|then|now|and),? )*(?:(?:(?P<who>[A-D]|he|she) )?(?:(?:now|then|simply|just|at once) )*"
    r"(?P<gathers>(?:gathers?|collects?|takes?|picks?)(?: up| in| back)? (?:all )?(?:the |his |her |their )?"
    r"(?:cards|pack|deck|hands)(?: up| in| back)?,? (?:and|then|and then) )?"
    r"(?:deals?|dealt)(?: (?:the )?(?:cards|hands?|them|it))?"
    r" (?:again|anew|afresh|a second time|once more|(?:all )?over(?: again)?)"
    r"|(?P<one>[A-D]) (?:re-?deals|re-?dealt|(?:begins|starts) (?:the|his|her|their) deal (?:again|over))"
    r"|(?:the deal|it) (?:is|was) (?:done|dealt|made) (?:again|anew|over))"
    r"(?P<more>,? (?:and|then) .+)?",
    re.IGNORECASE,
)


_SEAT_LETTERS = tuple("ABCDabcd")


def deal_again_asked(text: str, table: RefereedTable) -> str | None:
    """The question who has chosen a new deal, where the dealer deals again before one of those who may choose
    it has done so; None for other texts."""
    if '"' in text or not in_deal(table, *BEFORE_HANDS, Stage.TURNING):
        return None
    found = _AGAIN.fullmatch(with_players(text, table).rstrip(". "))
    who = None if found is None else found["who"] or found["one"]
    dealer = table.deal.dealer
    if found is None or (who in _SEAT_LETTERS and who.upper() != str(dealer)):
        return None
    choices = {
        seat: remedy
        for seat in table.code.seating.seats
        for case in cases_to_choose_in(table, seat)
        for remedy in ("start-over", "deal-again")
        if remedy in table.code.provisions[case.irregularity].choices
    }
    if not choices or (dealer in choices and not found["gathers"]):
        return None
    seat, remedy = next(iter(choices.items()))
    return (
        f"Has {' or '.join(map(str, choices))} asked for that? Type '{seat} chooses {remedy}', then "
        f"'{dealer} deals'; if the deal only goes on, type what was turned up, such as '{dealer} turns up 9C'"
    )


_TO_WHAT = (
    "To what? Tell what went wrong, such as '{who} says nobody cut' or '{who} says the packets are uneven'"
)


def by_another(who: str, table: RefereedTable) -> str:
    """The question whether a player deals in the place of the dealer of the deal that has begun."""
    dealer = table.deal.dealer
    return (
        f"{dealer} is the dealer of this deal. If {who} deals in the place of {dealer}, delete the deal with "
        f"'drop' and type 'deal {who} for {dealer}'"
    )
