"""What a sentence holds: who, whom, cards, suits, numbers, and the ideas of its other words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from ....deal import Stage
from ....seats import Seat
from ...state import RefereedTable
from ..plain import plain
from ..sentences.meaning import in_deal
from .lexicon import ideas_of

_IDIOMS = (
    (r"\b(?:out of|not (?:in|on)|before (?:his|her|their|its|the)) turn\b", "out-of-turn"),
    (r"\bout of order\b", "out-of-turn"),
    (r"\b(?:one (?:at a time|by one|after the other)|singly)\b", "singly"),
    (r"\b(?:one|two|all) of (?:his|her|their|the) (?:own )?(?:cards|tricks)\b", ""),
    (r"\bat (?:the same time|once)\b", "together"),
    (r"\bpoint(?:s|ed|ing)? (?:it )?out\b", "remarks"),
    (r"\b(gives?|gave|giving) up\b", "concede"),
    (
        r"\b(?:let(?:s|ting)? go of|gets? rid of|got rid of|parts? with|parted with"
        r"|(?:lay|put|set)s? (?:away|aside))\b",
        "ditches",
    ),
    (r"\bface[- ]?up(?:wards?)?\b|\bface[- ]?upwards\b", "face-up"),
    (
        r"\b((?:lays?|laid|puts?|throws?|threw|places?|placed|toss|tosse[sd]|flings?|flung|spreads?|drops?)"
        r" [^,;.]*\b(?:hand|cards)\b[^,;.]*)\bface[- ]?down\b",
        r"\1 face-down",
    ),
    (r"\bface[- ]?down(?:wards?)?\b(?<!face-down)", ""),
    (
        r"\b(?:ha[sd]|have|having|takes?|took|sneak(?:s|ed)?|steals?|stole|gets?|got) an?(?:other)? "
        r"(?:quick |good |little |sly )?"
        r"(?:look|peek|peep|glance|glimpse)\b",
        "looks",
    ),
    (r"\bfor (?:all|everybody|everyone) to see\b|\bin (?:full )?view\b", "face-up"),
    (r"\bas (?=(?:all|an?|the|his|her|their|trumps?|well|if|though|usual|agreed|i|he|she|they|we)\b)", ""),
    (r"\b(?:should|ought to|must)(?: \w+)? have (?=\w+)", "must "),
    (r"\b(?:would|could|might)(?: \w+)? have (?=\w+(?:ed|en|d|t|n|ut)\b)", "unreal "),
    (r"\b(?:nearly|almost|not yet|was about to|meant to|wanted to)\b", "unreal"),
    (r"\b(?:a|one) single\b", "one"),
    (r"\b(?:a|another) card\b(?! (?:too|short|over|less|more|few|extra))", "single-card"),
    (r"\ba (?=card (?:short|too|over|less|more))", "one "),
    (r"\bthis one\b", "it"),
    (r"\bonce (?:more|again)\b", "again"),
    (r"\bhas to\b|\bhave to\b|\bhad to\b|\bought to\b", "must"),
    (r"\bno longer\b", "not"),
    (r"\b(\w+)-spot\b", r"\1"),
)
_OPENING = re.compile(
    r"^(?:while|when|as|after|before|during|since|because|although|though|even though|without|instead of"
    r"|thinking|believing|hoping|seeing|not knowing|by|in|on|at|to)\b[^,]*,\s*",
    re.IGNORECASE,
)
"""Circumstances before the sentence itself."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A sentence taken apart."""

    who: Seat | None
    whom: tuple[Seat, ...]
    """The other players named, in the order in which they are named."""
    cards: tuple[str, ...]
    suits: tuple[str, ...]
    numbers: tuple[int, ...]
    trick: int | None
    words: tuple[frozenset[str], ...]
    """The ideas of each other word."""
    joined: bool
    """Whether the sentence says `and`."""

    def has(self, idea: str) -> bool:
        """Whether a word stands for an idea."""
        return any(idea in ideas for ideas in self.words)


_CARD = re.compile(r"(?:[0-9TJQKA][SHDC]|joker)\Z")
_SUITS = ("spades", "hearts", "diamonds", "clubs")


def heard(text: str, table: RefereedTable) -> Heard | None:
    """A sentence taken apart; None if it has a word that is not known, or nobody can say who acts."""
    said = _with_ranks(_with_turn_up(_plainly(text, table), table), table)
    trick = re.search(r" trick ([1-5])\b", f" {said}")
    if trick is not None:
        said = said.replace(f"trick {trick[1]}", "trick", 1)
    tokens = [token for token in said.split() if token != "'s"]
    seats = [Seat.from_text(token) for token in tokens if re.fullmatch("[A-D]", token)]
    words = [token for token in tokens if not re.fullmatch("[A-D]|[0-9]+", token) and not _is_named(token)]
    ideas = tuple(ideas_of(word) for word in words)
    if not all(ideas) or not tokens or not {*seats} <= {*table.code.seating.seats}:
        return None
    who = _who_acts(tokens, seats)
    if who is None and len(set(seats)) > 1:
        return None
    return Heard(
        who=who,
        whom=tuple(dict.fromkeys(seat for seat in seats if seat != who)),
        cards=tuple(dict.fromkeys(token for token in tokens if _CARD.match(token))),
        suits=tuple(dict.fromkeys(token for token in tokens if token in _SUITS)),
        numbers=tuple(int(token) for token in tokens if token.isdigit()),
        trick=int(trick[1]) if trick else None,
        words=ideas,
        joined="and" in words,
    )


def _with_turn_up(said: str, table: RefereedTable) -> str:
    """A sentence in which the turn-up may be named by its rank alone, as long as it lies."""
    deal = table.sitting.deal
    if deal is None or deal.turn_up is None or not in_deal(table, Stage.ORDERING, Stage.PREPARING):
        return said
    rank = _RANKS.get(deal.turn_up.text[0])
    return said if rank is None else re.sub(rf"\b{rank}\b(?! card)", "turn-up", said)


def _with_ranks(said: str, table: RefereedTable) -> str:
    """A sentence about play in which a card of the trick may be named by its rank alone."""
    if not in_deal(table, Stage.PLAYING):
        return said
    actor = said[:1]
    played = [play for trick in table.deal.tricks[-2:] for play in trick.plays if str(play.actor) == actor]
    for play in played[-1:]:
        rank = _RANKS.get(str(play.card)[0])
        if rank in ("jack", "queen", "king", "ace"):
            said = re.sub(rf"\b{rank}\b", str(play.card), said)
    return said


_RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "T": "10", "9": "9", "8": "8", "7": "7"}


def _is_named(token: str) -> bool:
    return _CARD.match(token) is not None or token in _SUITS


def _plainly(text: str, table: RefereedTable) -> str:
    for pattern, instead in _IDIOMS:
        text = re.sub(pattern, instead, text, flags=re.IGNORECASE)
    return plain(_OPENING.sub("", text), table)


def _who_acts(tokens: list[str], seats: list[Seat]) -> Seat | None:
    """The player after a passive's `by`, or named first, or the only one named."""
    by = [
        Seat.from_text(after)
        for word, after in pairwise(tokens)
        if word == "by" and re.fullmatch("[A-D]", after)
    ]
    if len(by) == 1 and "be" in tokens and tokens[0] != str(by[0]):
        return by[0]
    if re.fullmatch("[A-D]", tokens[0]):
        return seats[0]
    return seats[0] if len(set(seats)) == 1 else None
