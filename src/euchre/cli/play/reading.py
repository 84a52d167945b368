"""Reads what a person types: an act, a card or a command.

The first letters are enough where they fit only one meaning. Acts that are not lawful now are read too,
so that the refusal can name the law.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ...acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    CallKind,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    GiveCard,
    JamboneCall,
    LayDown,
    Objection,
    PlayAlone,
    TakeDummy,
    TakeOver,
    ThrowIn,
    Waiver,
    play,
)
from ...cards import JOKER, SUITS, TRUMPS, Card
from ...seats import Seat
from .phrases import ALONE_MANNERS, CALL_PHRASES, phrases


class TerminalCommand(Enum):
    """Something a person may type instead of an act; the value is the word."""

    HELP = "help"
    LAW = "law"
    SCORE = "score"
    LAST = "last"
    HINT = "hint"
    WHY = "why"
    QUIT = "quit"


Meaning: TypeAlias = Act | TerminalCommand


@dataclass(frozen=True, slots=True)
class UnclearInput:
    """The text typed has no meaning here, or more than one; `sentence` says which."""

    sentence: str


def read_input(
    text: str, due: tuple[Act, ...], hand: tuple[Card, ...], seat: Seat
) -> tuple[Meaning, ...] | UnclearInput:
    """Return the meaning of a text typed by a seat, given its lawful acts (`due`) and its cards in the order
    shown.

    If no lawful act fits, all unlawful acts that fit are returned.
    """
    words = text.lower().replace("♠", "s").replace("♥", "h").replace("♦", "d").replace("♣", "c").split()
    if words in (["?"], ["h?"]):
        return (TerminalCommand.HELP,)
    cards = _cards(words, hand)
    if cards is not None:
        return _with_cards(cards, due, seat) if cards else UnclearInput(_no_such_number(hand))
    typed = " ".join(words)
    as_recorded = [act for act in due if act.words.lower() == typed]
    if as_recorded:
        return (as_recorded[0],)
    known: list[tuple[str, Meaning]] = [(phrase, act) for act in due for phrase in phrases(act)]
    known += [(command.value, command) for command in TerminalCommand]
    found = _meant(typed, known)
    if not found:
        return _conceivable(typed, seat)
    if len(found) > 1:
        could = " or ".join(f"'{phrase}'" for phrase, _ in found)
        return UnclearInput(f"'{text.strip()}' could be {could}; type a few more letters")
    return (found[0][1],)


def _meant(typed: str, known: Iterable[tuple[str, Meaning]]) -> list[tuple[str, Meaning]]:
    """Return the meanings of a text, each once. A whole phrase takes precedence over first letters."""
    known = list(known)
    exact = [(phrase, meaning) for phrase, meaning in known if phrase == typed]
    begun = exact or [(phrase, meaning) for phrase, meaning in known if _begins(typed, phrase)]
    texts = [phrase for phrase, _ in begun]
    shortest = [
        (phrase, meaning)
        for phrase, meaning in begun
        if not any(phrase.startswith(other + " ") for other in texts)
    ]
    once: dict[Meaning, str] = {}
    for phrase, meaning in shortest:
        once.setdefault(meaning, phrase)
    return [(phrase, meaning) for meaning, phrase in once.items()]


def _begins(typed: str, phrase: str) -> bool:
    words, wanted = typed.split(), phrase.split()
    return len(words) <= len(wanted) and all(
        whole.startswith(word) for word, whole in zip(words, wanted, strict=False)
    )


def _conceivable(typed: str, seat: Seat) -> tuple[Meaning, ...] | UnclearInput:
    """Return acts of regular play that fit a text although none of them is lawful now."""
    known: list[tuple[str, Meaning]] = [(phrase, act) for act in _everything(seat) for phrase in phrases(act)]
    exact = tuple(meaning for phrase, meaning in known if phrase == typed)
    found = exact or tuple(meaning for _, meaning in _meant(typed, known))
    if found and (exact or len(found) == 1):
        return found
    return UnclearInput(f"'{typed}' does not fit here; 'help' lists what you can type")


def _everything(seat: Seat) -> Iterator[Act]:
    for word in CALL_PHRASES:
        yield Call(seat, word)
    for suit in TRUMPS:
        yield Call(seat, CallKind.MAKE, suit)
    for manner in ALONE_MANNERS:
        yield PlayAlone(seat, manner)
        yield TakeOver(seat, manner)
        for word in (CallKind.ORDER_UP, CallKind.ASSIST, CallKind.TAKE_UP):
            yield Call(seat, word, manner=manner)
        for suit in SUITS:
            yield Call(seat, CallKind.MAKE, suit, manner)
    for kind in (AskNewDeal, DefendAlone, DeclineTurnUp, TakeDummy, LayDown, Assent, Objection, Waiver):
        yield kind(seat)
    for tricks in range(9):
        yield ThrowIn(seat, tricks)


_VERBS = ("play", "lead", "discard", "give", "call", "put", "out", "bury")
_CARD = re.compile(r"(?:(?P<rank>10|[1-9tjqka])(?P<suit>[shdc])|(?P<suit2>[shdc])(?P<rank2>10|[1-9tjqka]))")
_NUMBER = re.compile(r"[1-9][0-9]?")


def _cards(words: list[str], hand: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """Return the cards named by face or number; empty if a number is too high, None if the words name no
    cards."""
    rest = list(words)
    while len(rest) > 1 and rest[0] in _VERBS:
        del rest[0]
    cards = [_card(word, hand) for word in rest]
    if not rest or any(card is None for card in cards):
        numbers = bool(rest) and all(_NUMBER.fullmatch(word) or _card(word, hand) for word in rest)
        return () if numbers else None
    return tuple(card for card in cards if card is not None)


def _card(word: str, hand: tuple[Card, ...]) -> Card | None:
    if word in ("joker", "best"):
        return JOKER
    if _NUMBER.fullmatch(word):
        return hand[int(word) - 1] if int(word) <= len(hand) else None
    match = _CARD.fullmatch(word)
    if match is None:
        return None
    rank = (match["rank"] or match["rank2"]).upper().replace("10", "T")
    return Card(rank + (match["suit"] or match["suit2"]).upper()) if rank in "789TJQKA" else None


def _no_such_number(hand: tuple[Card, ...]) -> str:
    return f"your cards are numbered 1 to {len(hand)}" if hand else "you hold no cards"


def _with_cards(
    cards: tuple[Card, ...], due: tuple[Act, ...], seat: Seat
) -> tuple[Meaning, ...] | UnclearInput:
    if any(isinstance(act, Discard) for act in due):
        return (Discard(seat, tuple(sorted(cards))),)
    if len(cards) > 1:
        return UnclearInput("type one card at a time")
    if any(isinstance(act, JamboneCall) for act in due):
        return (JamboneCall(seat, cards[0]),)
    if any(isinstance(act, GiveCard) for act in due):
        return (GiveCard(seat, cards[0]),)
    return (play(seat, cards[0]),)
