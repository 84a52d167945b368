"""Whom a pronoun means by what is said before it: `as C puts his hand down, he ...`, `C counts them`."""

from __future__ import annotations

import re

from ....state import RefereedTable
from ...plain import last_player, with_players

_AFTER_OPENING = re.compile(
    r"(?P<opening>(?:as|while|when|after|before|because|since) (?P<who>[A-D])\b(?! and\b)[^,]*,) "
    r"(?P<pronoun>he|she|they)\b",
    re.IGNORECASE,
)
_COUNTS_THEM = re.compile(r"\b(?P<verb>counts?|counted) (?:them|it)\b", re.IGNORECASE)
_OF_CARDS = re.compile(r"\b(?:hand|cards)\b", re.IGNORECASE)


def with_pronoun_of_opening(sentence: str, table: RefereedTable) -> str:
    """A sentence with the letter of the player instead of the pronoun after its opening circumstance."""
    found = None if '"' in sentence else _AFTER_OPENING.match(with_players(sentence, table))
    if found is None or re.search(r"\b[B-D]\b", found["opening"][found.end("who") :]):
        return sentence
    opening, comma, rest = sentence.partition(",")
    return f"{opening}{comma} {re.sub(r'^ *(?:he|she|they)', found['who'], rest, flags=re.IGNORECASE)}"


_PLAYS = re.compile(
    r"(?:he|she) (?:then |now |just )?(?:(?:over)?(?:trumps|trumped|ruffs|ruffed)"
    r"|follows|followed|plays)\b(?!.*\b(?:too|also|again|another|as well|instead)\b)",
    re.IGNORECASE,
)


def with_next_to_play(sentence: str, table: RefereedTable) -> str:
    """A sentence in which `he` plays, where the player named last has played to the trick: the next does."""
    deal = table.sitting.deal
    if deal is None or deal.trick is None or deal.turn is None or not _PLAYS.match(sentence):
        return sentence
    has_played = last_player(table) in {play.actor for play in deal.trick.plays}
    return re.sub(r"^\w+", str(deal.turn), sentence) if has_played else sentence


def with_cards_of(sentence: str, before: str, subject: str) -> str:
    """A sentence in which somebody `counts them`, with whose cards they are: those of the player of whom the
    sentence before tells."""
    if not subject or not _OF_CARDS.search(before):
        return sentence
    return _COUNTS_THEM.sub(rf"\g<verb> {subject}'s cards", sentence, count=1)


def of_last_player(said: str, table: RefereedTable) -> str:
    """A line that begins with `she`, with the letter of the player who did something last."""
    who = last_player(table)
    return said if who is None else _SHE.sub(str(who), said)


_SHE = re.compile(r"^(?:he|she|they)(?='d | )", re.IGNORECASE)
