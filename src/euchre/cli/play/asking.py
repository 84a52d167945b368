"""What the person at the terminal is asked: the question, and the answers they may give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    CallKind,
    Discard,
    FixSuit,
    GiveCard,
    GoUnder,
    JamboneCall,
    Manner,
    Play,
    TakeDummy,
    TakeOver,
    ThrowIn,
    Waiver,
)
from ...cards import Card, write_cards
from ...deal import EndingProposal, Stage
from ...laws import in_words_of
from ...pictures import Line, Tone, in_order
from ...view import View
from ..text import block, heading
from .phrases import phrases


def request(view: View, due: tuple[Act, ...], also: tuple[Act, ...]) -> Iterator[Line]:
    """Yield the question to a seat: what it must decide, the answers, and the rights it may use besides."""
    yield heading(_what_is_due(view, due))
    for label, text in (("You may say", _sayings(due)), ("You may also say", _sayings(also))):
        if text:
            yield from block(f"{label}: {text}", tone=Tone.GOOD)


def offer(view: View, also: tuple[Act, ...]) -> Iterator[Line]:
    """Yield the last chance to use a right before another player's act closes it."""
    yield heading("Before the others go on, you may still say:")
    yield from block(f"{_sayings(also)}; or press Enter to pass it up", tone=Tone.GOOD)


def cards_shown(view: View, due: Iterable[Act]) -> tuple[Card, ...]:
    """Return the person's cards in the order of their numbers, with the turn-up where it may be discarded."""
    cards = view.hand
    for act in due:
        if isinstance(act, Discard) and len(act.cards) == 1 and act.cards[0] not in cards:
            cards = (*cards, *act.cards)
    return in_order(cards, view.trump)


def cards_to_choose(due: Iterable[Act]) -> frozenset[Card]:
    """Return the cards that may be played or discarded; empty where the choice is not a card."""
    chosen: set[Card] = set()
    for act in due:
        if isinstance(act, (Play, GiveCard)):
            chosen.add(act.card)
        elif isinstance(act, Discard):
            chosen.update(act.cards)
    return frozenset(chosen)


_QUESTIONS: dict[type[Act], str] = {
    FixSuit: "You turned up the joker: which suit does it stand for?",
    AskNewDeal: "Your hand is weak: do you show it and call for a new deal?",
    GoUnder: "Your hand is weak: do you exchange three cards with the talon?",
    TakeDummy: "Do you take the dummy?",
    GiveCard: "Give your partner a card: they play alone, and discard one for it.",
}


def _what_is_due(view: View, due: tuple[Act, ...]) -> str:
    if type(due[0]) in _QUESTIONS:
        return _QUESTIONS[type(due[0])]
    match due[0]:
        case Call():
            return _call_due(view)
        case JamboneCall():
            return f"Call a card of the open hand for the first trick: {_cards(due, JamboneCall)}."
        case Assent() if view.claim is not None:
            return _answer_due(view.claim)
        case Play():
            return _play_due(view, due)
    if any(isinstance(act, Discard) for act in due):
        return in_words_of(view.code, _discard_due(due))
    if any(isinstance(act, TakeOver) for act in due):
        return "Do you take the hand over and play it alone?"
    return "It is your turn to decide."


def _call_due(view: View) -> str:
    if view.stage is Stage.ORDERING:
        return f"Your call: is {view.turned_suit} to be trump?"
    also = ", or no trump" if view.code.no_trump else ""
    return f"Your call: {view.turned_suit} was turned down; name another suit{also}, or pass."


def _answer_due(claim: EndingProposal) -> str:
    if claim.tricks is None:
        return f"{claim.seat} lays down their cards as winners: do you agree?"
    return f"{claim.seat} proposes to end the hand with {claim.tricks} tricks for the makers: do you agree?"


def _play_due(view: View, due: tuple[Act, ...]) -> str:
    may = _cards(due, Play)
    if view.trick is None:
        return "You lead." if len(due) > 1 or len(view.hand) == 1 else f"You lead, and must play {may}."
    led = f"{str(view.trick.led).capitalize()} are led."
    if len(due) == len(view.hand):
        return f"{led} You may play any card."
    return f"{led} You may play {may}." if len(due) > 1 else f"{led} You must play {may}."


def _discard_due(due: tuple[Act, ...]) -> str:
    number = next(len(act.cards) for act in due if isinstance(act, Discard))
    return "Discard one card for the turn-up." if number == 1 else f"Discard {number} cards."


def _cards(due: Iterable[Act], kind: type[Play] | type[JamboneCall]) -> str:
    return write_cards(in_order(act.card for act in due if isinstance(act, kind)))


def _sayings(acts: tuple[Act, ...]) -> str:
    """Return the usual phrase for each act that is not a card; similar acts share one phrase."""
    said: list[str] = []
    manners: list[str] = []
    tricks: list[int] = []
    for act in acts:
        match act:
            case Call(_, CallKind.MAKE, _, manner) if manner is not Manner.PARTNERSHIP:
                manners.append(manner.value)
            case ThrowIn(_, number):
                tricks.append(number)
            case Waiver():
                said.append("no")
            case _:
                said.extend(phrases(act)[:1])
    text = ", ".join(said)
    if manners:
        text += f"; a suit with '{' or '.join(dict.fromkeys(manners))}'"
    if tricks:
        throw = f"throw in N (makers' tricks, {min(tricks)} to {max(tricks)})"
        text = f"{text}, {throw}" if text else throw
    return text
