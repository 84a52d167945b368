"""The hand of a player who sits out a lone hand, put down as the laws ask: nothing to enter.

A card shown in doing so is told by itself (leeds-dwight-1888 101, 102).
"""

from __future__ import annotations

import re

from ....seats import Seat
from ...state import RefereedTable
from ..plain import with_players
from ..sentences.meaning import in_deal

_PUT_DOWN = re.compile(
    r"(?:\b(?:as|while|when|after) )?\b(?P<who>[A-D])(?: (?:then|now|duly|also|just|quietly|at once))* "
    r"(?:lays?|laid|puts?|places?|placed|sets?|turns?|turned)(?: down| aside| away)?(?: all)?"
    r"(?: (?:his|her|their|the)(?: own| five| remaining)*)? (?:hand|cards)"
    r"(?: (?:down|aside|away|on(?:to)? the table|face[- ]?down(?:wards)?|in front of \w+))*"
    r"(?=$|[,;.!]| and\b)",
    re.IGNORECASE,
)


def is_hand_put_down(text: str, table: RefereedTable) -> bool:
    """Whether a text tells that a player who is out of the hand puts the cards down, and not that they are
    seen."""
    told = _PUT_DOWN.fullmatch(with_players(text, table).strip(" .!"))
    return told is not None and _is_out(told, table)


def with_hands_put_down_blank(said: str, table: RefereedTable) -> str:
    """A line with letters for its players, with blanks for the hands that are put down as the laws ask."""
    return _PUT_DOWN.sub(lambda told: " " * len(told[0]) if _is_out(told, table) else told[0], said)


def _is_out(told: re.Match[str], table: RefereedTable) -> bool:
    return in_deal(table) and Seat.from_text(told["who"].upper()) in table.deal.calling.out


_LAYING = (
    r"(?:(?:when|while|in|on|as) )?(?:laying|putting|placing|setting)(?: down| aside| away)?"
    r"(?: (?:his|her|their|the)(?: own| five| remaining)*)? (?:hand|cards)"
    r"(?: (?:down|aside|away|on(?:to)? the table|face[- ]?down(?:wards)?|in front of \w+))*"
)
_SHOWING = r"(?:then |accidentally )?(?:shows?|showed|lets?|exposes?|exposed|flashe[sd]|reveals?|revealed)\b"
_SHOWN = re.compile(
    rf"^(?:(?P<who>[A-Za-z]+), {_LAYING}, |{_LAYING}, (?P<named>[A-Za-z]+) )(?={_SHOWING})", re.IGNORECASE
)


def with_card_shown_alone(text: str) -> str:
    """A line about a card that is seen while its player lays down the hand, without the hand, which nobody
    sees: `Dan, laying his cards down, shows the queen of diamonds`."""
    return _SHOWN.sub(lambda told: f"{told['who'] or told['named']} ", text)


_SEEN_DOWN = re.compile(
    r"^(?P<who>[A-Za-z]+) (?:puts?|lays?|laid|sets?|places?) (?:down |aside )?(?:his|her|their|the) "
    r"(?:hand|cards)(?: (?:down|aside|on(?:to)? the table))*,? (?:and|but)(?: then| so)? "
    r"(?:(?P<shows>(?:he |she |they )?(?:accidentally )?(?:shows?|showed|exposes?|exposed|reveals?|revealed))"
    r"|(?:everybody|everyone|all|we all|they all|we|the others|\w+) (?:can |could )?(?:sees?|saw|notices?))"
    r" (?P<card>(?:the |his |her |their )?(?:\w+ of \w+|[0-9TJQKA]{1,2}[SHDC]|(?:right|left) bower|joker))"
    r"[.!]?$",
    re.IGNORECASE,
)


def with_card_of_hand_out(text: str, table: RefereedTable) -> str:
    """A line of a player who puts down the hand, as the laws ask of who does not play, and of the one card
    seen in that: `Dan puts his cards down and everybody sees the ace of spades`."""
    found = None if '"' in text or not in_deal(table) else _SEEN_DOWN.fullmatch(text.strip())
    who = "" if found is None else with_players(found["who"], table).upper()
    if found is None or who not in {str(seat) for seat in table.deal.calling.out}:
        return text
    return f"{found['who']} shows {found['card']}"


_DROPPED = re.compile(
    r"^(?P<who>[A-Za-z]+)(?:'s (?:two|three)"
    r"|(?: (?:drops?|dropped|spills?|spilled|spilt|fumbles?|fumbled|lets?))"
    r" (?:two|three|both|some)(?: of (?:his|her|their))?) cards"
    r"(?: (?:fall|fell|falls|drop|drops|dropped|slip|slips|slipped|tumble|tumbled))?"
    r"(?P<where>(?: (?:on(?:to)? the table|face up|from (?:his|her|their) hand|by (?:mistake|accident)))*)"
    r"(?:[:,]| namely) (?P<cards>[^,;.]+ and [^,;.]+?)[.!]?$",
    re.IGNORECASE,
)

_BOTH = re.compile(r"\b(drop(?:s|ped)|spill(?:s|ed)?) both (?=(?:the|his|her|their) )", re.IGNORECASE)


def with_cards_dropped(text: str) -> str:
    """A line of several cards dropped with the cards as what is dropped: `Dora drops two cards on the table,
    the jack of diamonds and the ace of diamonds`."""
    text = _BOTH.sub(r"\1 ", text)
    found = _DROPPED.fullmatch(text.strip())
    if found is None:
        return text
    is_seen = re.search(r"table|face up", found["where"], re.IGNORECASE)
    return f"{found['who']} drops {found['cards']}{' on the table' if is_seen else ''}"
