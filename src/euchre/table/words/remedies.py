"""Remedies in plain words: what follows, or what may be chosen, by whom and until when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...cards import Card
from ...laws import Code, Provision
from ...seats import Seat
from ..remedies import REMEDIES
from ..state import Case
from ..terms.deadlines import DEADLINES

ANYBODY = {
    "offender": "the offender",
    "partner": "the offender's partner",
    "target": "the player concerned",
    "side": "the offender's side",
    "others": "the other side",
    "price": "",
    "card": "card lies",
    "card_is": "card is",
    "cards": "card",
}
"""Who and what is meant in the words of a remedy where nothing is known of it."""


def remedy_words(name: str, is_offered: bool = True) -> str:
    """Return a remedy in words: as a player may choose it, or as it follows; its name if it has no words."""
    return remedy_with(name, is_offered, ANYBODY) if name in REMEDIES else name


def until_words(name: str, players: Mapping[str, str] = ANYBODY) -> str:
    """Return a deadline in words, with the players meant if they are known."""
    return DEADLINES.words(name).format_map(players)


def choice_words(code: Code, case: Case, remedy: str) -> str:
    """Return a remedy of a case that is open, in words that follow 'may', with the players meant."""
    players = players_in_words(code, case.irregularity, case.offender, case.seats, case.cards)
    return "".join(priced(code.provisions[case.irregularity], (remedy,), True, players))


def remedy_with(name: str, is_offered: bool, players: Mapping[str, str]) -> str:
    """Return a remedy in words, as it is chosen or as it follows, with the players meant."""
    words = REMEDIES.choice(name) if is_offered else REMEDIES.words(name)
    return words.format_map(players)


def priced(
    provision: Provision,
    remedies: Sequence[str],
    is_offered: bool,
    players: Mapping[str, str],
    due: int | None = None,
) -> list[str]:
    """Return remedies in words, those of points with their number: what is due in this hand, if that is
    known."""
    if due is not None:
        players = {**players, "price": f" ({due})" if due else ""}
        return [remedy_with(name, is_offered, players) for name in remedies if name in REMEDIES]
    lone = f", or {provision.lone_points} in a lone hand" if provision.lone_points != provision.points else ""
    price = f" ({provision.points}{lone})" if provision.points else f" ({provision.lone_points})"
    players = {**players, "price": price}
    return [remedy_with(name, is_offered, players) for name in remedies if name in REMEDIES]


def players_in_words(
    code: Code,
    irregularity: str,
    offender: Seat | None,
    concerned: Sequence[Seat],
    cards: Sequence[Card],
) -> Mapping[str, str]:
    """Return who is meant in the words of a remedy."""
    number = {
        "card": "card lies" if len(cards) == 1 and irregularity not in _WHOLE_HANDS else "cards lie",
        "card_is": "cards are" if len(cards) > 1 else "card is",
        "cards": "cards" if len(cards) > 1 else "card",
    }
    if offender is None:
        return {**ANYBODY, **number} if cards else ANYBODY
    seating = code.seating
    partner, mine = seating.partner(offender), seating.side_of(offender)
    return {
        "offender": str(offender),
        "partner": ANYBODY["partner"] if partner is None else str(partner),
        "target": any_of(concerned or (offender,)),
        "side": str(mine),
        "others": " and ".join(str(side) for side in seating.sides if side is not mine),
        "price": "",
        **number,
    }


_WHOLE_HANDS = ("hand-thrown-down", "gives-up-against-lone")
"""Irregularities about all the cards that a player holds."""


def who_may(who: str, choices: Sequence[str], until: str | None, players: Mapping[str, str] = ANYBODY) -> str:
    """Return who may choose among what until when."""
    when = "" if until is None else f"{capital(until_words(until, players))}, "
    return f"{when}{who.rstrip(',')} may {_either(choices)}"


def _either(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{'; '.join(words[:-1])}; or {words[-1]}"


def any_of(seats: Sequence[Seat]) -> str:
    """Return any of some players: `A or C`."""
    *others, last = map(str, seats) if seats else ("nobody",)
    return f"{', '.join(others)} or {last}" if others else last


def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
