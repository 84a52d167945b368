"""Sentences about cards lifted, put together or found where they do not belong, and tricks looked through."""

from __future__ import annotations

import re

from .....cards import read_cards
from .....deal import Stage
from .....deal.transition import BEFORE_HANDS
from .....seats import Seat
from ....seat_view import lies_open
from ....state import CaseStatus, RefereedTable
from ....terms.holders import holders_of, may_claim
from ..meaning import Row, in_deal
from ..of_play import is_ordered_to_play, is_to_play

_PLAYS = r"(?:(?:play|lead|put|throw|lay)(?: (?:down|out))? )?"
_IN_A_ROW = r"(?:1 after (?:other|another)|in row|run|in succession|(?:straight|directly) after each other)"
_ONE_BY_ONE = "{who} {card} & {who} {second}"
_AT_ONCE = r"(?:together|at once|at (?:same|1) time|both|in 1)"


def _together(match: re.Match[str], table: RefereedTable) -> str | None:
    """Two or more cards put down at once, where cards are played; one card put down at once is put down
    without delay."""
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING):
        return None
    more = match.groupdict().get("second")
    cards = f"{match['card']} {more}" if more else "{cards}"
    is_one = more is None and len(match.groupdict().get("cards") or "") == 2
    return "{who} {cards}" if is_one else f"{{who}} plays {cards} together"


def _lifts_cards(match: re.Match[str], table: RefereedTable) -> str | None:
    """Cards taken up while they are dealt, or by the partner of a lone player."""
    if not in_deal(table):
        return None
    seat, deal = Seat.from_text(match["who"]), table.deal
    cuts = deal.stage in (Stage.SHUFFLING, Stage.CUTTING) and seat == table.code.seating.right_of(deal.dealer)
    is_too_soon = in_deal(table, *BEFORE_HANDS, Stage.TURNING) and not cuts
    return "{who} takes up the hand" if is_too_soon or _sits_out(match, table) else None


def _sits_out(match: re.Match[str], table: RefereedTable) -> bool:
    return in_deal(table) and Seat.from_text(match["who"]) in table.deal.calling.out


def _looks_at_them(match: re.Match[str], table: RefereedTable) -> str | None:
    """A wish to look at cards: the partner's of a lone player, or a trick."""
    if not in_deal(table):
        return None
    if _sits_out(match, table):
        return "?Does {who} take the cards up? Type '{who} takes up the hand'"
    done = len(table.deal.finished_tricks)
    return f"?At what? Type '{{who}} looks at trick {done}' for the trick taken last" if done else None


def _searches(match: re.Match[str], table: RefereedTable) -> str | None:
    """The tricks looked through once the hand is over, or one that is to be named before."""
    if table.sitting.deal is None:
        return None
    if table.deal.is_over:
        return "{who} shows tricks"
    return "?Which trick? Type '{who} looks at trick 1'"


def _found_among(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card found among those of a player: the turn-up, one of another pack, or one too many."""
    if not in_deal(table):
        return None
    deal, card = table.deal, match["card"]
    finder = match["who"] or match["whom"]
    if card == str(deal.turn_up) and finder in (None, str(deal.dealer)):
        return "{dealer} lifts the turn-up"
    if card is not None and read_cards(card)[0] not in table.code.pack:
        return f"{finder or '{last}'} finds imperfect pack"
    who = match["whom"] or finder or "{last}"
    return (
        f"?What is wrong with it? Type '{who} counts 6' if {who} has a card too many, '{who} finds imperfect "
        f"pack' if it belongs to another pack or is there twice, or '{who} takes back {card or '9C'}' if it "
        "was played before"
    )


def _given_back(match: re.Match[str], table: RefereedTable) -> str | None:
    """Leave to take a card back, by those against whom it was played."""
    for case in reversed(table.ledger.cases if in_deal(table) else ()):
        choices = table.code.provisions[case.irregularity].choices
        wanted = next((name for name in ("take-back", "recall", "change") if name in choices), None)
        if wanted is None or case.offender is None or match["who"] not in (None, str(case.offender)):
            continue
        theirs = table.code.seating.side_of(case.offender).seats
        others = [seat for seat in table.code.seating.seats if seat not in theirs]
        for seat in (one for one in others if match["sayer"] in (None, str(one))):
            if case.status is CaseStatus.OPEN and seat in holders_of(table, case):
                return f"{seat} chooses {wanted}"
            if lies_open(table, case) and may_claim(table, case, seat):
                return f"{seat} claims {case.irregularity} & {seat} chooses {wanted}"
    return None


def _plays_it(match: re.Match[str], table: RefereedTable) -> str | None:
    """The card that a player was called on to play, where there is one."""
    lying = [one.card for one in table.exposed_in_play if str(one.seat) == match["who"]]
    is_called = is_ordered_to_play(table, match["who"]) and in_deal(table, Stage.PLAYING)
    return f"{{who}} {lying[0]}" if is_called and len(lying) == 1 else None


def _returns(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card returned to the suit that the partner led: led by a player who has not played it yet."""
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING):
        return None
    has_played = any(str(play.card) == match["card"] for trick in table.deal.tricks for play in trick.plays)
    return "{who} {card}" if not has_played and is_to_play(table, match["who"]) else None


_FOUND_CARD = r"(?:<card>|(?:1 |A )?(?:strange |foreign |extra |played )?card(?: of trick [1-5])?)"
_AMONG = r"(?:among|amongst|in|with|between|in with)(?: (?:<whom> 's|other|rest of))* (?:card|hand)"

_BEFORE_CHECK = r"(?: (?:before|so) (?:anybody|anyone|we|they|he|she|<seat>|it|nobody|no one) .+)?"
_PEEKS = r"(?:look (?:at|in|into)|see|sneak (?:a )?look (?:at|in|into)|inspect)"


def _peeked_at(match: re.Match[str], table: RefereedTable) -> str | None:
    """The question whose cards a player looked at, of whom another says so."""
    if not in_deal(table) or match["who"] == match["whom"]:
        return None
    return "?At whose cards? Type '{whom} looks at hand of {who}' if at theirs"


def _seen_early(match: re.Match[str], table: RefereedTable) -> str | None:
    """Cards looked at before the turn-up: where it has been turned, the record has to tell them before."""
    if in_deal(table, *BEFORE_HANDS, Stage.TURNING):
        return "{who} takes up the hand"
    return _EARLIER if in_deal(table) else None


_EARLIER = (
    "?That comes before the turn-up: delete what was entered since with 'drop', type '{who} takes up the "
    "hand', and then what followed"
)

ROWS: tuple[Row, ...] = (
    (
        rf"<who> (?:say|claim|complain|object|notice|protest|point out)(?: that)? <whom> (?:have )?{_PEEKS}"
        r" (?:hand|card)",
        _peeked_at,
    ),
    (
        r"<who> (?:have )?(?:already )?(?:see|look at|take up|pick up|lift|inspect) (?:all )?(?:hand|card)"
        r"(?: already)? before (?:turn-up|trump|it|card|turn|last card)(?: (?:be|come|go))?"
        r"(?: (?:turn|show|up))*",
        _seen_early,
    ),
    (
        r"(?:(?P<sayer>[A-D]) (?:say|agree|answer|reply|tell [A-D]|allow)(?: that)? )?(?:<who>|he|she|they)"
        r" (?:can|may|might|be (?:allow|free) to) (?:have|take|get|pick)(?: up)?"
        r" (?:it|card|that|<card>)(?: up)? back(?: again)?",
        _given_back,
    ),
    (r"<who> (?:play|lead|put)(?: (?:out|down))? it(?: (?:then|too))?", _plays_it),
    (r"<who> (?:returns?|returned|lead back) <card>", _returns),
    (rf"<who> {_PLAYS}<card> (?:and )?<second> {_AT_ONCE}", _together),
    (rf"<who> (?:play|lead) (?:(?:2|both|winners?|card) )*{_IN_A_ROW} <card> (?:and )?<second>", _ONE_BY_ONE),
    (rf"<who> (?:play|lead) <card> (?:and )?(?:then )?<second> {_IN_A_ROW}", _ONE_BY_ONE),
    (rf"<who> {_PLAYS}<cards> {_AT_ONCE}", _together),
    (rf"<who> {_PLAYS}<card> (?:(?:together|along) )?with <second>", _together),
    (
        r"<who> (?:take|pick) (?:up (?:card|hand)|(?:card|hand) up)(?: (?:again|to look at (?:it|them)))*",
        lambda match, table: _lifts_cards(match, table) if _sits_out(match, table) else None,
    ),
    (
        r"<who> (?:lift|raises?|raised) (?:up )?"
        r"(?:(?:all|[2-5]|some|first) )*(?:card|hand)(?: up)?"
        r"(?: (?:from|off) (?:table|cloth))?<tail>",
        _lifts_cards,
    ),
    (r"<who> (?:want|ask|like) to (?:see|look at|inspect|check) (?:them|it|card|hand)", _looks_at_them),
    (
        r"<who> (?:want to |ask to )?(?:search(?:es|ed)?|examine[sd]?|go through"
        r"|(?:look|check) (?:through|over)|(?:look at|examine|see|check|inspect) all)"
        r"(?: (?:through|all|every))* trick",
        _searches,
    ),
    (
        r"<who> (?:(?:sweep|push|shove|rake|scoop|bundle|brush|put|throw|jumble|muddle|gather|scramble|mix)"
        rf"(?:s|d|es|ed)?|swept) (?:up )?(?:all )?(?:trick|card|pack) together{_BEFORE_CHECK}",
        "{who} mixes the cards",
    ),
    (
        r"<who> (?:(?:jumble|muddle|confuse|scramble)(?:s|d)?)(?: up)? (?:all )?(?:trick|card|pack)(?: up)?"
        + _BEFORE_CHECK,
        "{who} mixes the cards",
    ),
    (rf"<who> (?:find|discover|notice|see|spot) {_FOUND_CARD} {_AMONG}", _found_among),
    (rf"(?P<who>(?!))?{_FOUND_CARD} (?:be )?(?:find|discover(?:ed)?) {_AMONG}", _found_among),
)
"""The sentences, each with its meaning."""
