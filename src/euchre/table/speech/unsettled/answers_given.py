"""Answers to what waits at the table: of a player whose partner, or an adversary, has asked whether they
have really none of the suit (leeds-dwight-1888 65), and which card it is that a player holds apart
(leeds-dwight-1888 51)."""

from __future__ import annotations

import re

from ....acts import Act, Play, TableAct
from ....seats import Seat
from ...physical.held_apart import holder_to_tell
from ...state import RefereedTable
from ..plain import plain
from ..shorthand import act_in_short

_ASKED = "none-of-that-suit"
_SPEAKS = (
    r"(?:(?:say|answers?|answered|reply|replies|replied|responds?|responded|admit|tell [A-D])"
    r"(?: (?:it|that))? )?"
)
_HE = r"(?:(?:i|he|she|they|we) )?(?:really )?"
_OF_IT = (
    r"(?: (?:more|further|of it|of them|of that suit|left|any more|at all|spades|hearts|diamonds|clubs"
    r"|suit))*"
)
_HAS_NONE = (
    r"(?:(?:do|does) not have (?:any|1|a|it|suit)"
    r"|have (?:really )?(?:none|not (?:any|1|a)|no|not got (?:any|1|a))|be (?:out|void)(?: of| in)?)"
)
_NO = re.compile(
    rf"{_SPEAKS}(?:(?:no|nope|nah) )?"
    rf"(?:no|nope|nah|none|not (?:any|1|a 1|a)|(?:no )?{_HE}{_HAS_NONE}){_OF_IT}"
    r"|(?:shakes|shook) (?:the )?head|denies(?: it)?|deny(?: it)?",
    re.IGNORECASE,
)
_YES = re.compile(
    rf"{_SPEAKS}(?:yes|yeah|yep|(?:yes )?{_HE}(?:do )?have (?:1|a|some|a card){_OF_IT}"
    rf"|(?:yes )?{_HE}(?:do|have))|nods?",
    re.IGNORECASE,
)


_APART = re.compile(
    r"(?:(?:no|yes|well|in fact|and|but),? )*"
    r"(?:(?:it|that|this|(?:(?:his|her|their) )?card(?: apart)?|(?P<who>[A-D])(?: 's)?(?: card| 1)?)"
    r" (?:be|turn out to be|prove to be|have|hold|detach)|(?P<holder>[A-D]) pull(?: (?:out|apart|up))?)"
    r"(?: (?:really|in fact|only|actually|in truth))? (?P<card>[0-9TJQKA][SHDC])",
    re.IGNORECASE,
)


def card_apart_told(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """Which card it is that a player holds apart, while the referee waits for that: `it was the ace of
    clubs`; nothing for other texts."""
    holder = None if table.sitting.deal is None or table.deal.is_over else holder_to_tell(table)
    said = None if holder is None else _APART.fullmatch(plain(text, table).strip(" .!"))
    if holder is None or said is None or (said["who"] or said["holder"] or str(holder)) != str(holder):
        return ()
    return (act,) if (act := act_in_short(f"{holder} detaches {said['card']}", table)) else ()


def answer_in(text: str, table: RefereedTable) -> tuple[Act, ...]:
    """The answer to a question whether a player has really none of the suit, while it stands; nothing for
    other texts."""
    asked = _partner_asked(table)
    if asked is None:
        return ()
    said = plain(re.sub(r'["“”:,.!]', " ", text), table)
    named = re.match(r"([A-D])\b ?", said)
    if named is not None and named[1] != str(asked):
        return _answer_of_another(Seat.from_text(named[1]), said[named.end() :], table)
    words = said if named is None else said[named.end() :]
    if _NO.fullmatch(words):
        return (TableAct(asked, "answers {matter}", matter="none"),)
    is_yes = named is not None and _YES.fullmatch(words)
    return (TableAct(asked, "answers {matter}", matter="yes"),) if is_yes else ()


def _answer_of_another(seat: Seat, words: str, table: RefereedTable) -> tuple[Act, ...]:
    """What a player says who has refused the suit, and whom not the partner but an adversary has asked: that
    they have none."""
    trick = table.deal.tricks[-1] if table.deal.tricks else None
    play = None if trick is None else next((one for one in trick.plays if one.actor == seat), None)
    if trick is None or play is None or play.card.suit_under(trick.trump) is trick.led:
        return ()
    return (TableAct(seat, "answers {matter}", matter="none"),) if _NO.fullmatch(words) else ()


def _partner_asked(table: RefereedTable) -> Seat | None:
    """The player whom the partner has asked, and who has neither answered nor played since."""
    deal = table.sitting.deal
    for act in reversed(() if deal is None or deal.is_over else deal.acts):
        if not isinstance(act, TableAct) or act.form not in ("asks {matter}", "answers {matter}"):
            continue
        partner = table.code.seating.partner(act.actor) if isinstance(act.actor, Seat) else None
        is_open = act.form == "asks {matter}" and act.matter == _ASKED
        return partner if is_open and not _has_played_since(table, act, partner) else None
    return None


def _has_played_since(table: RefereedTable, asked: TableAct, seat: Seat | None) -> bool:
    later = table.deal.acts[len(table.deal.acts) - table.deal.acts[::-1].index(asked) :]
    return any(isinstance(act, Play) and act.actor == seat for act in later)
