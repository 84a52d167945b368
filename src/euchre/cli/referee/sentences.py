"""Turns sentences such as `B has six cards` or `A says D reneged` into the words of the grammar."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias

from ...cards import Suit
from ...laws import load_irregularities
from ...seats import Seat
from ...table import RefereedTable
from ...table.remedies import REMEDIES

_Meaning: TypeAlias = Callable[[re.Match[str], RefereedTable], str | None]
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ANY_NUMBER = "|".join(_NUMBERS)
_NUMBER = re.compile(rf"\b({_ANY_NUMBER})(?= (?:cards?|tricks?)\b)|(?<=trick )({_ANY_NUMBER})\b")
_ORDINALS = ("first", "second", "third", "fourth", "fifth")
_ORDINAL = re.compile(rf"\b({'|'.join(_ORDINALS)}) trick\b")
_TRICK = r"(?: (?:in|on|of) (?:the )?trick (?P<trick>[1-9]))?"
_ALIASES = {"renege": "revoke", "reneging": "revoke", "revoking": "revoke", "irregularity": "misdeal"}


def in_grammar(text: str, table: RefereedTable) -> Iterator[str]:
    """The acts that a sentence may mean, in the words of the grammar. Seats must be capital letters."""
    text = _ORDINAL.sub(lambda match: f"trick {_ORDINALS.index(match[1]) + 1}", text)
    text = _NUMBER.sub(lambda match: str(_NUMBERS.index(match[1] or match[2]) + 1), text)
    for pattern, meaning in _SENTENCES:
        match = pattern.fullmatch(text)
        if match is not None:
            meant = meaning(match, table)
            if meant is not None:
                yield meant


def _counts(match: re.Match[str], table: RefereedTable) -> str:
    return f"{match['who']} counts {match['number']}"


def _claims_revoke(match: re.Match[str], table: RefereedTable) -> str:
    trick = f" in trick {match['trick']}" if match["trick"] else ""
    return f"{match['who']} claims revoke against {match['whom']}{trick}"


def _takes_back(match: re.Match[str], table: RefereedTable) -> str | None:
    """The last card that the player has played."""
    if table.sitting.deal is None:
        return None
    seat = Seat.from_text(match["who"])
    played = [play.card for trick in table.deal.tricks for play in trick.plays if play.actor == seat]
    return f"{match['who']} takes back {played[-1]}" if played else None


def _calls_suit(match: re.Match[str], table: RefereedTable) -> str | None:
    """A suit called from the player named, or from the offender."""
    suit = next((one for one in Suit if one.word.startswith(match["suit"].rstrip("s"))), None)
    offender = next((case.offender for case in table.open_cases if case.offender is not None), None)
    whom = match["whom"] or offender
    return None if suit is None or whom is None else f"{match['who']} calls {suit.word} from {whom}"


def _by_name(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim or a choice whose name has several words."""
    name = "-".join(word for word in match["name"].lower().split() if word not in _SMALL_WORDS)
    name = _ALIASES.get(name, name)
    known = (*load_irregularities(), *REMEDIES, "misdeal")
    return f"{match['who']} {match['verb']} {name}{match['rest'] or ''}" if name in known else None


def _does(words: str) -> _Meaning:
    return lambda match, table: f"{match['who']} {words}"


def _looks_at_last_trick(match: re.Match[str], table: RefereedTable) -> str | None:
    done = () if table.sitting.deal is None else table.deal.finished_tricks
    return f"{match['who']} looks at trick {len(done)}" if done else None


def _together(match: re.Match[str], table: RefereedTable) -> str:
    return f"{match['who']} plays {match['first']} {match['second']} together"


def _plays(match: re.Match[str], table: RefereedTable) -> str:
    return f"{match['who']} {match['card']}"


_SMALL_WORDS = frozenset(("a", "an", "the", "to", "their"))
_WHOM, _SUITS = r"(?P<whom>[A-D])", "spades?|hearts?|diamonds?|clubs?"
_CARD = "[0-9TJQKA][SHDC]"
_PATTERNS: tuple[tuple[str, _Meaning], ...] = (
    (r"(?:has|holds|finds|counts) (?:only )?(?P<number>[0-9])(?: cards?)?(?: in hand)?", _counts),
    (rf"(?:claims|says|thinks) (?:that )?{_WHOM} (?:has )?(?:reneged|revoked){_TRICK}", _claims_revoke),
    (rf"(?:claims|calls) (?:a )?(?:renege|revoke) (?:by|against|on) {_WHOM}{_TRICK}", _claims_revoke),
    (r"takes (?:it|the card|that|that card) back", _takes_back),
    (r"admits (?:to )?(?:it|(?:the |a )?(?:revoke|renege))", _does("admits revoke")),
    (r"looks at the last trick", _looks_at_last_trick),
    (r"says (?:that they )?pass(?:es)?", _does("passes")),
    (
        rf"(?:plays|leads) (?P<first>{_CARD}) (?:and|with) (?P<second>{_CARD})(?: together| at once)?",
        _together,
    ),
    (r"asks (?:what|which suit) (?:is|are) trumps?", _does("asks trump")),
    (r"asks (?:for )?(?:what is )?(?:the )?score(?: is)?", _does("asks score")),
    (r"asks who played (?:it|that|what|which card|the .*|[0-9TJQKA][SHDC])", _does("asks who-played")),
    (r"throws down (?:his|her|their|the) (?:cards|hand)", _does("throws down the hand")),
    (r"(?:sends|wants) (?:it|the card) back", _does("chooses recall")),
    (r"lets (?:it|that) (?:stand|go|be)", _does("chooses let-stand")),
    (rf"(?:calls|demands|wants|asks for) (?:a |for )?(?P<suit>{_SUITS})(?: from {_WHOM})?", _calls_suit),
    (r"(?:plays )?(?P<card>[0-9TJQKA][SHDC]) (?:out of turn|too early|too soon)", _plays),
    (
        r"(?P<verb>claims|chooses|waives|demands|points out) (?P<name>[A-Za-z' -]+?)"
        r"(?P<rest> against [A-D](?: in trick [1-9])?)?",
        _by_name,
    ),
)
_SENTENCES = [(re.compile(rf"(?P<who>[A-D]) {pattern}"), meaning) for pattern, meaning in _PATTERNS]
"""The sentences that are understood, each with its meaning."""
