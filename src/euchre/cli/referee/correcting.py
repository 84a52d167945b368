"""An entry put right in words: `sorry, it was the ten of diamonds`, `Bob played the ten, not the nine`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...acts import Act
from ...errors import EuchreError, NotationError
from ...seats import Seat
from ...table import RefereedTable
from ...table.speech.everyday import RANK_LETTERS, trump_known, with_cards
from ...table.speech.guiding.guide import Guide
from ...table.speech.guiding.places import cards_in
from ...table.speech.lines.subjects import subject_of, with_seats
from ...table.speech.retelling.corrected import PRONOUN, correction_in
from ...table.speech.unsettled.answers_given import answer_in, card_apart_told
from .confirming import Unconfirmed, read_at_desk, understood
from .desk import Desk

_OPENS = r"(?:(?:sorry|no|oops|wait|actually|correction|i mean|rather)[,:]? )"
_MEANT = re.compile(
    rf"{_OPENS}+(?:(?:it|that) (?:was|is) |i meant? )?(?P<card>.+)"
    r"|(?:it|that) was (?P<other>.+?)(?:,? not .+)?",
    re.IGNORECASE,
)
_OF_A_PLAYER = re.compile(
    rf"(?P<opens>{_OPENS}*)(?P<who>[A-D])(?:'s(?: card)? (?:was|is)| (?:has |had |really |in fact )*"
    r"(?:play|put|led|lead|threw|throw|laid|lay|gave|give|follow|trump|ruff|show|discard)\w*"
    r"(?: down| with| in)?) "
    r"(?P<card>[^,]+?)(?:,? (?:and )?not (?P<instead>.+))?",
    re.IGNORECASE,
)
_ONE_CARD = re.compile(r"\b[789TJQKA][SHDC]\b")


def corrected_entry(line: str, entries: Sequence[str], table: RefereedTable) -> tuple[int, str] | None:
    """The number and the new text of the entry that a line puts right; None for other lines.

    A line that names a player is about the last card of that player: the one that it says was told wrongly,
    or the card of somebody who has played and is not to play again yet.
    """
    if card_apart_told(line, table):
        return None
    corrected = with_other_card(line, entries[-1], table) if entries else None
    if corrected is not None:
        return len(entries), corrected
    said = with_cards(_of_a_player(line, table), trump_known(table)).rstrip(" .!")
    found = None if '"' in said else _OF_A_PLAYER.fullmatch(said)
    card = _ONE_CARD.fullmatch(found["card"].removeprefix("the ")) if found else None
    if found is None or card is None or not (found["opens"] or found["instead"]):
        return None
    who = found["who"].upper()
    number = next((at for at in range(len(entries), 0, -1) if _is_of(who, entries[at - 1])), None)
    if number is None or not _is_meant(found["instead"], entries[number - 1], who, table):
        return None
    text = _ONE_CARD.sub(card[0], entries[number - 1])
    return None if text == entries[number - 1] else (number, text)


def _of_a_player(line: str, table: RefereedTable) -> str:
    """A line with a letter for the player whom it names, after what opens it."""
    opens = re.match(rf"{_OPENS}*", line, re.IGNORECASE)
    start = 0 if opens is None else opens.end()
    rest = with_seats(line[start:], table)
    return line[:start] + rest if subject_of(rest, table) else line


def _is_of(who: str, entry: str) -> bool:
    """Whether an entry is an act of a player with one card."""
    return entry.startswith(f"{who} ") and '"' not in entry and len(_ONE_CARD.findall(entry)) == 1


def _is_meant(instead: str | None, entry: str, who: str, table: RefereedTable) -> bool:
    """Whether a correction is about an entry: it has the card that was told wrongly, or, where none is named,
    its player has played and is not to play now."""
    if instead is None:
        deal = table.sitting.deal
        played = (
            deal is not None
            and deal.trick is not None
            and who in {str(one.actor) for one in deal.trick.plays}
        )
        return played and deal is not None and deal.turn is not Seat.from_text(who)
    wrong = instead.removeprefix("the ")
    card = _ONE_CARD.search(entry)
    return card is not None and (wrong == card[0] or RANK_LETTERS.get(wrong.lower()) == card[0][0])


def with_other_card(line: str, entry: str, table: RefereedTable) -> str | None:
    """The text of an entry with the card that a line names in place of its one card; None for other lines."""
    match = _MEANT.fullmatch(line.rstrip(" .!"))
    card = cards_in(match["card"] or match["other"], table, many=False) if match else None
    if card is None or card == "??" or '"' in entry:
        return None
    corrected, cards = _ONE_CARD.subn(card, entry)
    return corrected if cards == 1 and corrected != entry else None


_IT_WAS = re.compile(
    r"(?:it|that|trump)(?: was| is|'s) (?:really |in fact |actually )?(?P<what>.+)", re.IGNORECASE
)
_SUIT = re.compile(r"\b(?:spades|hearts|diamonds|clubs|no trump)\b", re.IGNORECASE)


def entry_told_again(line: str, desk: Desk) -> tuple[int, str] | None:
    """The number and the new text of the last entry, which a line tells otherwise after a `no`: `no, she
    ordered it up`. None for a line that puts nothing right.

    Raises NotationError where the line does not say clearly what the entry was instead.
    """
    said = correction_in(line)
    if said is None or not desk.entries or answer_in(line, desk.table):
        return None
    number, last = len(desk.entries), desk.entries[-1].what
    before = replace(desk, entries=desk.entries[:-1]).table
    actor = last.actor if isinstance(last, Act) else last.dealer
    for text in _said_of(said, last.text, str(actor)):
        try:
            read = read_at_desk(text, before)
        except EuchreError:
            continue
        told = [one for one, _ in read.told]
        is_same = bool(told) and all(isinstance(one, Act) and one.actor == actor for one in told)
        otherwise = "; ".join(one.text for one in told)
        if is_same and not read.must_be_asked:
            if otherwise == last.text:
                raise NotationError(f"entry {number} says that already: '{last.text}'")
            return number, otherwise
    raise NotationError(
        f"'{line}': which entry does that put right? Say 'undo' first, which takes back the last, "
        f"{number} '{last.text}'; or type the number of the entry and what happened, such as "
        f"'{number} {last.text}'"
    )


def check_is_told(number: int, text: str, desk: Desk) -> None:
    """Raises EuchreError for a corrected entry of which something would be left aside."""
    read = read_at_desk(text, replace(desk, entries=desk.entries[: number - 1]).table)
    if read.must_be_asked:
        raise EuchreError(
            " ".join((*understood(read.told, read.beside), "Write the correction in other words"))
        )


def told_instead(line: str, asked: Unconfirmed | Guide, table: RefereedTable) -> str:
    """What a line tells instead of the line of which the desk has asked or which it has not understood."""
    said = correction_in(line)
    if said is None:
        return line
    who = str(asked.who or "") if isinstance(asked, Guide) else subject_of(asked.line, table)
    return PRONOUN.sub(who, said, count=1) if who and PRONOUN.match(said) else said


def _said_of(said: str, entry: str, actor: str) -> Iterator[str]:
    """What a line may say of the player of an entry, in full."""
    it_was = _IT_WAS.fullmatch(said)
    suit = _SUIT.search(it_was["what"]) if it_was else None
    if it_was and suit and _SUIT.search(entry):
        rest = it_was["what"][suit.end() :].strip(" .!")
        yield " ".join((_SUIT.sub(suit[0].lower(), entry), *((rest,) if rest == "alone" else ())))
    elif not it_was:
        yield PRONOUN.sub(actor, said, count=1) if PRONOUN.match(said) else said
