"""A card played in place of another: `c puts the TD on it, then says i do have a club, and plays the nine`.

Who owns that they have the suit led takes the card back by playing another to the same trick; the first card
may have been told before.
"""

from __future__ import annotations

import re

from .....errors import NotationError
from .....seats import Seat
from ....physical.suit_questions import last_suit_refused, suit_refused, tricks_on
from ....state import RefereedTable
from ...everyday import RANK_LETTERS, RANK_WORDS, trump_known, with_cards
from ...plain import with_players

_CARD = r"(?:[0-9TJQKA][SHDC])"
_SUIT = r"(?P<suit>spade|heart|diamond|club)s?"
_PLAYED = (
    rf"(?P<played>(?P<who>[A-Da-d]) (?:\w+ ){{0,2}}?(?:play|put|threw|throw|lay|laid|trump|sluff|drop"
    rf"|follow|discard|chuck|ruff)\w*\b[^,;]*?(?P<card>{_CARD})(?: on (?:it|that|top|the trick))?)"
)
_OWNS = (
    rf"(?P<owns>(?:(?!{_CARD}|\b[A-Db-d]\b)[^.])*?\b(?:ha[sd]|have|holds?|held|finds?|found|got)\b(?: got)?"
    rf"(?: an?| some| the| another| one| any)?(?: more)? (?!not\b){_SUIT}"
    r"(?: (?:after all|too|left|still|there|in (?:his|her|their|my|the) hand))*)"
)
_PLAYS = r"(?:plays?|played|puts?|lays?|laid|throws?|threw|gives?|gave|follows?|followed)"
_THEN = rf"[,;]?(?: (?:and|so|then|now|he|she|they|i))*(?: {_PLAYS}(?: (?:with|on|down|it|instead|that))*)?"
_NEW = rf"(?:the |his |her |their |my )?(?:(?P<new>{_CARD})|(?P<rank>{RANK_WORDS}|[7-9]|10))"
_MENDED = re.compile(rf"{_PLAYED}{_OWNS}{_THEN} {_NEW}(?: (?:instead|down|on it|of them|then))*$")
_OWNED = re.compile(
    rf"(?P<who>[A-Da-d])\b(?! to\b){_OWNS}{_THEN} {_NEW}(?: (?:instead|down|on it|of them|then))*$"
)
_QUOTES = re.compile(r"\"|(?<!\w)'|'(?!\w)")
_NOT = re.compile(r"\b(?:not|no|none|never|nor|neither)\b|n't\b")


def with_mended_card(sentence: str, table: RefereedTable) -> str:
    """A sentence in which a card of the suit led, which its player owns to have, is played instead of the
    one before."""
    said = with_cards(with_players(_QUOTES.sub("", sentence), table), trump_known(table))
    found = None if '"' in sentence else _MENDED.search(said)
    if found is None:
        found = _OWNED.fullmatch(said.strip())
    if found is None or _NOT.search(found["owns"]):
        return sentence
    suit = found["suit"][0].upper()
    rank = found["rank"] or ""
    new = found["new"] or f"{RANK_LETTERS.get(rank, rank)}{suit}"
    if new[-1] != suit:
        return sentence
    who = found["who"].upper()
    if found.re is _MENDED:
        return f"{said[: found.end('played')]}, {who} plays {new} instead"
    return f"{who} plays {new} instead" if was_refused(suit, Seat.from_text(who), table) else sentence


_CORRECTED = re.compile(
    r"(?P<who>[A-Da-d]) (?:then |now |quickly |at once )*(?:corrects?|corrected|mends?|mended|fix(?:es|ed)"
    r"|makes? (?=it good)|puts? (?=it right))(?: (?:it|this|that|(?:the|his|her|their) (?:card|play|mistake"
    r"|error|revoke|renege)|good|right))+ (?:with|to|into|by (?:playing|putting down|giving|following with))"
    rf" (?:the |his |her |their |a )?(?P<new>{_CARD})(?: instead)?",
    re.IGNORECASE,
)
"""The card with which a player puts right the one that they have played."""


def with_correcting_card(sentence: str, table: RefereedTable) -> str:
    """A sentence in which a player corrects their play with a card, as that card played instead.

    Raises NotationError for the card that the player has just played.
    """
    said = with_cards(with_players(sentence, table), trump_known(table)).strip(" .!")
    found = None if '"' in sentence else _CORRECTED.fullmatch(said)
    if found is None or not tricks_on(table):
        return sentence
    who, new = found["who"].upper(), found["new"]
    if any(str(one.actor) == who and new in one.text for one in table.deal.acts[-1:]):
        raise NotationError(f"'{sentence}': {who} has played {new} already. Type only what was done since")
    return f"{who} plays {new} instead"


_TAKEN_BACK = re.compile(
    rf"\b(?P<who>[A-Da-d]) (?:takes?|took|picks?|picked) back (?:the|his|her|their|my) "
    rf"(?P<rank>{RANK_WORDS}|[7-9]|10)(?= and\b|[,.]|$)"
)
"""A card taken back that is named by its rank alone."""


def with_card_on_table(sentence: str, table: RefereedTable) -> str:
    """A sentence in which a player takes back `her ace`, with the card of that rank which they have on the
    table."""
    said = with_players(sentence, table)
    found = None if '"' in sentence or table.sitting.deal is None else _TAKEN_BACK.search(said)
    if found is None or not table.deal.tricks:
        return sentence
    who, rank = found["who"].upper(), RANK_LETTERS.get(found["rank"], found["rank"])
    trick = table.deal.tricks[-1]
    suits = [
        play.card.suit
        for play in trick.plays
        if str(play.actor) == who and str(play.card)[0] == rank and play.card.suit is not None
    ]
    if len(suits) != 1:
        return sentence
    card = f"the {found['rank']} of {suits[0].word}"
    return f"{said[: found.start()]}{who} takes back {card}{said[found.end() :]}"


def with_revoke_owned(sentence: str, table: RefereedTable) -> str:
    """A sentence in which a player owns to a card of a suit that they have not followed, as the revoke
    admitted: `d owns up, he has the 7S`. The card that is named shows the revoke."""
    said = with_cards(with_players(sentence, table), trump_known(table)).strip(" .!")
    found = None if '"' in sentence else _OWNS_UP.fullmatch(said)
    if found is None or _NOT.search(found["words"]):
        return sentence
    who = found["who"].upper()
    refused = {suit_refused(trick, Seat.from_text(who)) for trick in tricks_on(table)}
    has_refused = any(led is not None and led.letter == found["card"][-1] for led in refused)
    return f"{who} admits revoke" if has_refused else sentence


_OWNS_UP = re.compile(
    r"(?P<who>[A-D]) (?!.*\b(?:chang|swap|replac|play|put|tak|took|instead|correct|mend)\w*)"
    r"(?P<words>(?=.*\b(?:own(?:s|ed)? up|admit\w*|confess\w*|mistake|fault|error|sorry|yes|yeah"
    rf"|oops|apologi[sz]e\w*|right|true|after all|all along)\b)(?:(?!{_CARD}|\b[A-Db-d]\b).)*?"
    r"\b(?:ha[sd]|have|holds?|held|kept|found|(?:i|he|she|they)'ve)(?: got| still)?(?: the| a| an)? "
    rf"(?P<card>{_CARD})"
    rf"(?:(?!{_CARD}).)*)"
)


def was_refused(suit: str, seat: Seat, table: RefereedTable) -> bool:
    """Whether a player has not followed that suit in the last trick to which they have played."""
    refused = last_suit_refused(seat, table)
    return refused is not None and refused.letter == suit
