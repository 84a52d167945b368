"""What may stand in each place of an act: players, suits, matters; and how an answer is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ....cards import SUITS, read_cards
from ....errors import EuchreError
from ....laws import load_irregularities
from ....seats import Seat
from ...remedies import REMEDIES
from ...seat_view import may_be_told
from ...state import RefereedTable
from ...terms.conditions import offered_choices
from ...terms.holders import cases_to_choose_in, claimants_of, holders_of
from ..everyday import trump_known, with_cards
from ..remedy_words import remedy_words
from ..words import what_happened


@dataclass(frozen=True, slots=True)
class GuideChoice:
    """One of the answers to a question of the guide."""

    words: str
    """What is shown."""
    value: str
    """What stands for it in the act."""


_MATTERS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "fault": (
        ("imperfect", "a card is missing, strange or twice there"),
        ("short", "too few cards"),
        ("wrong", "the wrong pack"),
        ("torn", "a torn or marked card"),
        ("foreign", "a card of another pack"),
    ),
    "topic": (
        ("trump", "what is trump"),
        ("who-played", "who played a card"),
        ("partners-card", "which card is the partner's"),
        ("placing", "that all draw the cards before them"),
        ("turned-card", "which card was turned up"),
        ("score", "how the game stands"),
        ("none-of-that-suit", "whether the partner has none of the suit led"),
    ),
    "answer": (("none", "none of that suit"), ("admitted", "it is admitted"), ("denied", "it is denied")),
    "notice": (
        ("trick", "whose the trick is, before the partner plays"),
        ("overcount", "that too much was marked"),
        ("undercount", "that too little was marked"),
    ),
    "refused": (
        ("penalty", "the penalty"),
        ("revoke", "the revoke that is claimed"),
        ("one-pack", "to play with one pack"),
    ),
    "admitted": (("revoke", "a revoke"), ("undercount", "that too little was marked")),
    "order": (
        ("win", "to win the trick"),
        ("lose", "to lose the trick"),
        ("highest", "to play the highest card"),
        ("lowest", "to play the lowest card"),
    ),
    "colour": (("red", "red backs"), ("blue", "blue backs"), ("green", "green backs")),
}
_QUESTIONS: Mapping[str, str] = {
    "seat": "Which player?",
    "suit": "Which suit?",
    "card": "Which card? Type it, such as nine of hearts; ?? if nobody knows it.",
    "cards": "Which cards? Type them, such as nine of hearts, ten of spades; ?? for one that nobody knows.",
    "face": "Which card? Type it, such as nine of hearts.",
    "words": "What words? Type them.",
    "packets": "How many cards in each round? Type them, such as 3-2.",
    "topic": "About what?",
    "answer": "What is the answer?",
    "notice": "What do they point out?",
    "fault": "What is wrong with it?",
    "refused": "What do they refuse?",
    "admitted": "What do they admit?",
    "order": "To do what?",
    "colour": "Which pack?",
    "irregularity": "What went wrong? Type the number, or words for it.",
    "remedy": "What do they choose? Type the number, or words for it.",
}


def question_of(place: str) -> str:
    """The question that asks what stands in a place."""
    kind, _, what = place.partition(":")
    if kind == "number":
        return "Which trick? Type its number." if what == "trick" else f"How many {what}? Type a number."
    return _QUESTIONS[kind]


def choices_of(place: str, who: Seat | None, table: RefereedTable) -> tuple[GuideChoice, ...]:
    """The numbered answers that a place has; none where a card, a number or words are typed."""
    kind = place.partition(":")[0]
    if kind in _MATTERS:
        return tuple(GuideChoice(words, name) for name, words in _MATTERS[kind])
    found = _CHOICES.get(kind)
    return () if found is None else found(who, table)


def _seats(who: Seat | None, table: RefereedTable) -> tuple[GuideChoice, ...]:
    return tuple(
        GuideChoice(name_of(seat, table), str(seat)) for seat in table.code.seating.seats if seat != who
    )


def name_of(seat: Seat, table: RefereedTable) -> str:
    """A player's name, or the letter of the seat."""
    names = dict(zip(Seat, table.sitting.people, strict=False))
    return names.get(seat) or str(seat)


def _suits(who: Seat | None, table: RefereedTable) -> tuple[GuideChoice, ...]:
    return tuple(GuideChoice(suit.word, suit.word) for suit in SUITS)


def _irregularities(who: Seat | None, table: RefereedTable) -> tuple[GuideChoice, ...]:
    """What may be claimed at once first, then all that the code knows."""
    cases = () if table.sitting.deal is None else table.ledger.cases
    first = [
        case.irregularity
        for case in cases
        if who is not None
        and (
            who in holders_of(table, case) or (may_be_told(table, case) and who in claimants_of(table, case))
        )
    ]
    known = load_irregularities()
    names = [name for name in known if name in table.code.provisions]
    more = [other for name in names for other in known[name].claimed_as]
    every = dict.fromkeys((*first, *names, *more))
    return tuple(
        GuideChoice(what_happened(name, table.code) if name in known else name.replace("-", " "), name)
        for name in every
    )


def _remedies(who: Seat | None, table: RefereedTable) -> tuple[GuideChoice, ...]:
    """What is offered to the player first, then all remedies of the code."""
    offered = [
        name
        for case in (() if who is None else cases_to_choose_in(table, who))
        for name in offered_choices(table, case)
    ]
    of_code = [name for row in table.code.provisions.values() for name in row.choices]
    every = dict.fromkeys((*offered, *of_code))
    return tuple(GuideChoice(remedy_words(name), name) for name in every if name in REMEDIES)


_CHOICES: Mapping[str, Callable[[Seat | None, RefereedTable], tuple[GuideChoice, ...]]] = {
    "seat": _seats,
    "suit": _suits,
    "irregularity": _irregularities,
    "remedy": _remedies,
}


def value_in(place: str, text: str, choices: tuple[GuideChoice, ...], table: RefereedTable) -> str | None:
    """What an answer puts into a place; None for a text that is no answer."""
    if choices:
        return chosen(text, choices)
    kind = place.partition(":")[0]
    if kind in ("card", "cards", "face"):
        cards = cards_in(text, table, many=kind == "cards")
        return None if kind == "face" and cards == "??" else cards
    if kind == "words":
        said = text.strip().strip('"').replace('"', "'")
        return f'"{said}"' if said else None
    if kind == "packets":
        packets = re.findall("[1-5]", _as_digits(text))
        return "-".join(packets) if packets and not re.search("[a-z]{3}", _as_digits(text)) else None
    number = re.fullmatch(r"(?:trick )?(\d+)(?: \w+)?", _as_digits(text).strip())
    return None if number is None else number[1]


_DIGITS = "zero one two three four five six seven eight nine ten".split()
_ORDINALS = "first second third fourth fifth".split()


def _as_digits(text: str) -> str:
    text = text.lower()
    for words, least in ((_DIGITS, 0), (_ORDINALS, 1)):
        for number, word in enumerate(words, least):
            text = re.sub(rf"\b(?:the )?{word}s?\b", str(number), text)
    return re.sub(r"\b(?:and|then|trick|by)\b", " ", text)


def cards_in(text: str, table: RefereedTable, *, many: bool = True) -> str | None:
    """The cards that a text names and nothing else, in letters; None for other texts."""
    said = with_cards(text.strip(), trump_known(table))
    said = re.sub(r"(?i)\b(?:nobody knows(?: it)?|unknown|not known|don't know|a card)\b", "??", said)
    said = re.sub(r"(?i)\b(?:and|the|his|her|their)\b|[,;.]", " ", said)
    try:
        cards = read_cards(" ".join(said.split()))
    except (EuchreError, ValueError):
        return None
    return " ".join(map(str, cards)) if cards and (many or len(cards) == 1) else None


def chosen(text: str, choices: tuple[GuideChoice, ...]) -> str | None:
    """The value of the choice that a text names by its number or its words; None if it names none."""
    said = re.sub(r"[.!,]$", "", text.strip().lower())
    if said.isdigit():
        return choices[int(said) - 1].value if 0 < int(said) <= len(choices) else None
    for fits in (_is_the_same, _begins, _holds):
        found = [choice.value for choice in choices if fits(said, choice)]
        if len(dict.fromkeys(found)) == 1:
            return found[0]
    return None


def _is_the_same(said: str, choice: GuideChoice) -> bool:
    return said in (choice.words.lower(), choice.value.lower())


def _begins(said: str, choice: GuideChoice) -> bool:
    return len(said) > 1 and (choice.words.lower().startswith(said) or choice.value.lower().startswith(said))


def _holds(said: str, choice: GuideChoice) -> bool:
    words = said.split()
    return len(said) > 3 and all(re.search(rf"\b{re.escape(word)}", choice.words.lower()) for word in words)
