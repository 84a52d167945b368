"""Remedies chosen in the words in which the referee offers them: `A sends the card back, to lie face up`.

Wishes in other words, such as `A insists that it goes back`, are read where such a choice is open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ....seats import Seat
from ...claims.favours import FAVOURS
from ...claims.meant import choice_of
from ...seat_view import lies_open
from ...state import Case, CaseStatus, RefereedTable
from ...terms.holders import cases_to_choose_in, holders_of, may_claim
from ...words.offered import typed
from ...words.remedies import choice_words
from ..likeness import stems
from ..plain import plain
from .cards_wanted import (
    CARD,
    CAUSE,
    IT,
    SUIT,
    WANT,
    WHOM,
    called,
    card_that_counts,
    shown_card_called,
    side_of,
)

_NEEDS = {"play": "?Which card? Type {typed}", "call-suit": "?Which suit? Type {typed}"}
"""What is asked about a choice that names a card or a suit, if it is left out."""


def choice_said(text: str, table: RefereedTable) -> str | None:
    """The choice that a text makes in the words of the offer, in words of the desk; a question where a card
    or a suit is left out; None for other texts."""
    if not table.open_cases:
        return None
    said = _likeness(text, table)
    named = re.match(r"([A-Da-d]) ", text)
    for case, seat, remedy in _offers(table):
        words = f"{seat if named else ''} {choice_words(table.code, case, remedy)}"
        if said in (_likeness(words, table), _likeness(words.partition(",")[0], table)):
            asked = _NEEDS.get(remedy)
            return (
                typed(table, case, seat, remedy)
                if asked is None
                else asked.format(typed=f"'{typed(table, case, seat, remedy)}'")
            )
    return None


def wish_said(text: str, table: RefereedTable) -> str | None:
    """The open choice that a player makes in words of their own, in words of the desk; None for texts that
    wish for nothing that is open to them."""
    kept = re.sub(r"\bagain\b", "anew", text, flags=re.IGNORECASE)  # plain words leave 'again' out
    named = re.fullmatch(r"([A-D]) (.+)", _of_one(kept, table))
    if named is None or '"' in text or named[1] not in map(str, table.code.seating.seats):
        return None
    who, wish = named[1], re.sub(_POLITE, "", named[2])
    cases = cases_to_choose_in(table, who)
    return (
        called(who, wish, table, cases)
        or shown_card_called(who, wish, table)
        or next((said for case in cases if (said := _chosen(who, wish, table, case))), None)
        or _waived(who, wish, cases)
    )


def _of_one(text: str, table: RefereedTable) -> str:
    """A text in plain words, of one player: of those who choose together the first, and for `they` one who
    may choose or claim."""
    if _THEY.match(text) and (who := next(_who_may(table), None)) is not None:
        text = _THEY.sub(f"{who} ", text)
    said = plain(text, table)
    both = re.match("([A-D]) and ([A-D]) (?:both |each |together )?", said)
    if both is None or both[2] not in {*map(str, side_of(both[1], table))}:
        return said
    return f"{both[1]} {said[both.end() :]}"


_THEY = re.compile(r"(?:they|we)(?: both)? ", re.IGNORECASE)


def _who_may(table: RefereedTable) -> Iterator[Seat]:
    """Those who may choose now, then those who may claim what everybody could have noticed."""
    if table.sitting.deal is None:
        return
    for case in table.open_cases:
        yield from holders_of(table, case)
    for case in reversed(table.ledger.cases):
        if lies_open(table, case):
            yield from (seat for seat in table.code.seating.seats if may_claim(table, case, seat))


def lost_wish(match: re.Match[str], table: RefereedTable) -> str | None:
    """A choice that a player wishes for too late, or that is another's: the referee says why not."""
    who, wish = match["who"], re.sub(_POLITE, "", match["wish"])
    deal = table.sitting.deal
    if deal is None or re.match(r"take\b.* back\b", wish):
        return None
    for case in reversed(table.ledger.cases):
        is_recent = case.trick is None or case.trick >= len(deal.tricks) - 1
        if not is_recent or case.status not in (CaseStatus.OPEN, CaseStatus.LAPSED):
            continue
        said = None if case.offender == Seat.from_text(who) else _chosen(who, wish, table, case)
        if said is not None and not said.endswith((*_WAIVING, "deal-again", "start-over")):
            return said
    return None


_POLITE = "^(?:will|would|say (?:that )?(?:i|we) (?:will|would)?) ?(?:rather )?"
"""What may come before a wish."""


def claim_and_wish(text: str, table: RefereedTable) -> tuple[str, ...]:
    """A claim and the choice in one: a player wishes for what only a claim would offer; nothing otherwise."""
    named = (
        None
        if '"' in text or table.sitting.deal is None
        else re.fullmatch("([A-D]) (.+)", _of_one(text, table))
    )
    if named is None:
        return ()
    who, wish = named[1], named[2]
    if re.match(r"take\b.* back\b", wish):
        return ()  # what the player does with their own card
    for case in reversed(table.ledger.cases):
        if lies_open(table, case) and may_claim(table, case, Seat.from_text(who)):
            said = _chosen(who, wish, table, case)
            if said is not None and not said.endswith(_WAIVING):
                return (f"{who} claims {case.irregularity}", said)
    return ()


_WAIVING = ("let-stand", "let-lapse")
"""Choices that give a remedy up, which a claim does not bring with it."""


def _chosen(who: str, wish: str, table: RefereedTable, case: Case) -> str | None:
    """The one remedy of a case for which the player wishes; a card of no case is another matter."""
    if {*re.findall(CARD, wish)} - {*map(str, case.cards)}:
        return None
    row = table.code.provisions[case.irregularity]
    if "play" in row.choices and (counting := card_that_counts(wish, case)) is not None:
        return f"{who} chooses play {counting}"
    kept = row.follows if row.choices in FAVOURS else ()
    wanted = [name for name in (*row.choices, *kept) if name in _WISHES and re.fullmatch(_WISHES[name], wish)]
    if len(wanted) != 1:
        return None
    named = re.search(r"\b[A-D]\b", wish)
    if named and wanted[0] in _ORDERED:
        return f"{who} orders {named[0]} to {wanted[0]}"
    if wanted[0] == "recall" and (named or re.search(CARD, wish)):
        is_meant = named is None or named[0] == str(case.offender)
        return choice_of(table, case, Seat.from_text(who), "recall").text if is_meant else None
    return f"{who} chooses {wanted[0]}"


def _waived(who: str, wish: str, cases: Sequence[Case]) -> str | None:
    """The newest choice of the player, given up."""
    return f"{who} waives {cases[0].irregularity}" if cases and re.fullmatch(_WAIVE, wish) else None


_ORDERED = ("highest", "lowest", "win", "lose")
"""Remedies that make a player do something, who may be named."""
_NOT_VALID = (
    rf"say (?:(?:no|it|that|this|call|'s|order(?:ing)?|up|{WHOM}) )*"
    r"(?:(?:(?:do|be|may|can|must|shall|will|should|could) not|cannot)"
    r" (?:(?:be )?(?:allow|permit|lawful|good|valid)|count|stand|hold|order(?: it)?(?: up)?)"
    r"|be (?:void|forfeit|lose|off)|(?:have )?(?:lose|forfeit) right to order(?: it)?(?: up)?)"
    r"(?: because .*)?"
)
"""That an order to play the turn-up is not to be."""
_BACK = (
    rf"(?:{CAUSE} (?:take|put|pick|send) (?:{IT} )?(?:back|up)(?: {IT})?"
    rf"|(?:{WANT}|say|let|allow|order) {IT}(?: (?:to|must|should|may|can|be))* "
    r"?(?:go |take |send |put )?back"
    rf"|say(?: (?:to )?{WHOM})? (?:take|put|pick|send) (?:{IT} )?(?:back|up)(?: {IT})?(?: partner)?"
    rf"|(?:tell|ask|order|call on|call upon|want|have) {WHOM}(?: (?:to|must|should))? "
    rf"(?:take|put|pick|draw)(?: (?:back|up))? {IT}(?: (?:back|up))?(?: again)?"
    rf"|(?:send|call|order) {IT} back|{WANT} return(?: of {IT})?"
)
_ANEW = (
    f"(?:{WANT} (?:new|fresh|another) deal|(?:(?:{WANT}|{CAUSE}) )?(?:redeal|(?:deal|start|begin)"
    f"(?: (?:card|it|hand|deal))? (?:anew|over|afresh))"
    f"|(?:{WANT}|{CAUSE}) (?:it|card|hand)(?: to)?(?: be)? deal anew)"
)


def _ordered_card(name: str) -> str:
    """A card of a rank among those that a player holds, wished for from another."""
    asked = f"ask for [A-D] 's|ask {WHOM} for(?: (?:[A-D] 's|his|her|their))?"
    return f"(?:{WANT}|{asked}|{CAUSE}(?: (?:play|give|put))?) {name}(?: (?:card|1|{SUIT}))?"


_STANDS = (
    rf"do not object(?: .*)?|(?:accept|allow|permit|agree to"
    rf"|(?:be )?(?:fine|ok|okay|happy|content) with) {IT}"
    rf"|(?:{WANT} |say |say let |let |(?:{WANT} )?let )?{IT}(?: (?:to|may|can|will|should"
    rf"|must))* (?:stand|go|stay|remain|lie)"
    rf"|(?:{WANT} |say )?let {IT} be|(?:{WANT}|say) {IT} (?:to|may|can|will|should|must) be"
    rf"|(?:{WANT} |say )?(?:(?:they|we|he|she|you) (?:may|can|should|will|must) )?play on"
    rf"|{CAUSE}(?: (?:he|she|they) (?:can|could|may|might))? leave {IT}(?: (?:there|be|alone|lie))?"
    rf"|let {WHOM} (?:lead|get away with it|off)"
)
_HELD = (
    f"(?:have|keep|bind|stick|want) {WHOM}(?: (?:be|to|have))* "
    "(?:it|call|that|trump|word|order|spades|hearts|diamonds|clubs)"
    f"|{CAUSE} (?:keep|have|stick|stand|abide)(?: (?:to|by))? (?:it|call|that)"
    "|(?:want|choose|elect|prefer|decide|let|have|say|insist)(?: that)? (?:it|call|that|trump)"
    "(?: (?:to|be|must|should|shall))* (?:play|make)|say let (?:him|her|them) (?:play|make) (?:it|that)"
    "|say (?:they|he|she|we) (?:(?:have|be oblige|be bound) to|must) (?:play|make|keep|stand by)(?: to)?"
    " (?:it|call|that)"
    "|insist(?: on (?:it|call|that))?|(?:want|insist|demand|say)(?: that)? (?:it|call)(?: to| must)? stand"
)
_CARD_CALLED = (
    rf"(?:{WANT}|let|allow|say)(?: that)? {IT}(?: (?:to|must|may|can|shall|should|will|be|lie|as))*"
    r" (?:call|callable|expose(?: card)?)(?: later)?"
    rf"|(?:(?:{WANT}|have right|would) )?(?:to )?(?:(?:be able|have right) to )?call {IT}(?: lead)?"
    "(?: out of turn)?"
    rf"|(?:treat|regard|take|hold|count|consider)s? {IT} as (?:be )?(?:callable|call|expose)(?: card)?"
    rf"|(?:choose|prefer|want|opt for|elect|decide (?:for|on)|go for|settle for) {IT}"
    r"(?: (?:and not|not|to|over|rather than|before|instead of) suit)?"
)
"""What players say who would have the card of a false lead called, and no suit."""
_LEFT_ALONE = (
    rf"(?:would )?(?:{WANT}|be (?:content|happy|fine|satisfied)|have no objection to|agree|let|allow|permit"
    rf"|leave)(?: (?:that|with|to|let|have))* {WHOM}(?: (?:to|may|can|shall|should))* (?:play|go|be|stay)"
    "(?: it)? alone"
)
"""What players say who would have a player of the other side play alone after all."""
_ALL_FOUR = (
    f"(?:{WANT}|let|say|make|play)(?: (?:it|hand|this|that|to|be|count|as|with))*"
    " (?:four-handed(?: (?:game|hand))?|(?:game|hand) of 4|ordinary (?:game|hand)|4 player)"
    f"|(?:{WANT}|let|say|make)(?: that)? all(?: 4)?(?: (?:to|must|should|shall))* play"
)
"""What players say who would have all four play in a hand that was to be a lone one."""
_WISHES = {
    "recall": (
        rf"{_BACK}|recall {IT})|{_CARD_CALLED}"
        rf"|(?:do not|will not|refuse to) (?:allow|accept|permit) {IT}"
    ),
    "take-back": rf"{_BACK})|{CAUSE} (?:correct|mend|change|put) {IT}(?: right)?",
    "let-stand": _STANDS,
    "full-points": f"(?:{WANT}|go for) (?:(?:full|all|both|whole|2|4)(?: (?:point|penalty))?|point|penalty)"
    "(?: for (?:it|that|this))?",
    "one-point": (
        f"(?:{WANT}|(?:be )?(?:content|happy|satisfied) with|let {WHOM} off with) 1(?: point)?"
        "(?: for (?:it|that|this))?"
        "|say 1(?: point)? (?:be enough|will do|do)"
    ),
    "highest": _ordered_card("(?:highest|high|best)"),
    "lowest": _ordered_card("(?:lowest|low|smallest)"),
    "win": f"{CAUSE} (?:win|take)(?: (?:trick|it))?",
    "lose": f"{CAUSE} (?:lose|duck)(?: (?:trick|it))?",
    "keep-call": (
        "(?:keep|save|reserve|have)(?: right to)? call(?: it| card)?(?: (?:for )?later)?"
        f"|(?:want to )?call {IT} later|leave {WHOM} choice"
        f"|let {WHOM} (?:choose|play (?:what|any|as)(?: .*)?)"
    ),
    "hold-to-it": _HELD,
    "let-lapse": (
        "(?:ignore|drop|cancel|void|dismiss|reject|disallow|refuse) (?:it|call|that)|say (?:it|call) be void"
        "|(?:want |say )?(?:let )?(?:it|call)(?: to)? lapse"
        "|(?:do not|will not) (?:allow|accept) (?:it|call|that)"
    ),
    "start-over": _ANEW,
    "deal-again": _ANEW,
    "spoil-deal": (
        f"(?:{WANT} )?(?:spoil|void|annul|cancel|call off|break off) deal|{_ANEW}"
        f"|(?:{WANT}|say) deal(?: (?:to|be))* (?:spoil|void|annul|off|over)"
    ),
    "put-right": (
        f"(?:{WANT} )?(?:put|set|make|correct|fix|mend) (?:it|that|count|deal|hand|mistake)"
        "(?: right| straight)?"
        f"|(?:give|deal|hand) {WHOM} (?:another|missing|1 more|1)(?: (?:card|1))?"
    ),
    "turn-right-card": (
        "(?:put it back and )?turn (?:up )?(?:right|proper|correct|true) (?:card|1)(?: up)?"
        "|(?:correct|replace) it|put it back"
    ),
    "expose": (
        rf"(?:{WANT}|{CAUSE}|say|let|leave|lay|put)(?: (?:leave|lay|keep|put))? {IT}"
        rf"(?: (?:to|be|must|should|stay|lie|leave|left|lay))* (?:face up|on table|open|expose)"
        rf"|{CAUSE} (?:leave|lay|keep|put) {IT} (?:face up|on table|open)"
    ),
    "five-tricks": (f"{WANT} (?:(?:count|point)(?: (?:for|of))? )?(?:march|(?:all |5 |all 5 )(?:of )?trick)"),
    "game": f"(?:{WANT}|win) game",
    "play-together": (
        f"{CAUSE} play (?:with|together|along|too|as well)(?: .*)?|object to (?:it|that)|{_ALL_FOUR}"
    ),
    "joins": f"{CAUSE} (?:join|play)(?: (?:hand|in|too|along|with .*|on))?|{_ALL_FOUR}",
    "abstains": (
        f"{_LEFT_ALONE}|"
        f"(?:{CAUSE} (?:stay|sit|keep|be) |keep {WHOM} )out(?: of (?:it|hand))?"
        f"|do not (?:want|let|allow) {WHOM} (?:to )?(?:join|play|in)(?: (?:hand|in|too|on))*"
    ),
    "allow-ordering-up": f"{CAUSE} order(?: it)? up|(?:allow|permit) (?:it|that|order)",
    "forbid-ordering-up": (
        f"(?:forbid|prohibit|bar|disallow|refuse)s?(?: {WHOM})?(?: (?:it|that))?"
        r"(?: (?:from |to )?order(?:ing)?(?: it)?(?: up)?)?|(?:do not|will not) (?:allow|permit) (?:it|that)"
        f"|{_NOT_VALID}"
    ),
    "call-suit": f"(?:{WANT} )?call(?: for)? suit|{WANT}(?: right to)?(?: call)? suit",
    "lose-deal": (
        f"(?:{WANT}|{CAUSE})(?: lose)? deal|(?:{WANT}|say)(?: that)? deal (?:be|to be) lose(?: for {WHOM})?"
    ),
    "new-packs": f"{WANT} new (?:pack|card|deck)",
}
"""What players say for a remedy, by its name, in plain words after the player."""
_WAIVE = (
    "(?:waive|forgive|overlook|drop|forget)(?: (?:it|that|penalty|matter|right|claim))?"
    "|do not (?:mind|insist|care|object)(?: .*)?|do not (?:want|take|ask for|claim|demand) penalty"
    f"|{_LEFT_ALONE}"
    f"|let {WHOM} off|give up (?:penalty|right|claim)|(?:say )?never mind"
    "|(?:ask for|want|take|choose|demand|claim) nothing"
)
"""What players say who give up a choice."""


def _offers(table: RefereedTable) -> Iterator[tuple[Case, Seat, str]]:
    for case in table.open_cases:
        for seat in holders_of(table, case):
            for remedy in table.code.provisions[case.irregularity].choices:
                yield case, seat, remedy


def _likeness(text: str, table: RefereedTable) -> tuple[str, frozenset[str]]:
    """The player named first, and the words of a text without their endings and what stands in brackets."""
    said = plain(re.sub(r"\([^)]*\)", "", text), table)
    seat = re.match(r"[A-D] ", said)
    return (seat[0].strip() if seat else "", stems(said) | {*re.findall("[0-9]+", said)})
