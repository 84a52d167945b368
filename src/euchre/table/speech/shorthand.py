"""Short forms of acts, as people type them.

The words of the record always work. Cards may be `as`, `10h` or `nine of hearts`, verbs may have any
tense (`D led as`, `b passed`), calls may be in the words of players (`c pick it up alone`), seats may be
small letters, and the player to act may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...acts import Act, Play, TableAct, TurnUp
from ...acts.text import known_act
from ...cards import UNKNOWN, Card
from ...cli.play.phrases import phrases
from ...deal import Due
from ...game import due_now
from ...seats import Seat
from ..state import RefereedTable
from .everyday import QUOTED, announcement_in_words, call_in_words, trump_known, with_cards
from .plain import SIDE

_FORMS = """
plays: led lead puts put leads play played | passes: pass passed | deals: deal dealt
discards: discard discarded | exposes: expose exposed shows showed | drops: drop dropped
names: name named | claims: claim claimed | chooses: choose chose | calls: call called
orders: order ordered | waives: waive waived | refuses: refuse refused | admits: admit admitted
asks: ask asked | answers: answer answered | says: say said | takes: take took | turns: turn turned
makes: make made | assists: assist assisted | quits: quit | gathers: gather gathered
mixes: mix mixed | shuffles: shuffle shuffled | cuts: cut | marks: mark marked | faces: face faced
touches: touch touched | counts: count counted | throws: throw threw | looks: look looked
finds: find found
"""
"""Each verb of the record, and its other forms."""
VERBS = {
    form: verb
    for row in re.split(r" \| |\n", _FORMS.strip())
    for verb, _, forms in [row.partition(": ")]
    for form in forms.split()
}
"""The verb of the record by each of its other forms."""
_PIECES = re.compile(r"\s*(?:,|;|\band then\b|\bthen\b)\s*")
_BEFORE_A_SEAT = ("against", "from", "to", "of", "by", "orders", "order", "ordered")
"""Words after which a single letter names a seat."""


def split_line(text: str) -> list[str]:
    """The acts of one line, separated by commas, semicolons or 'then', but not inside quotation marks."""
    marked = QUOTED.sub(lambda match: match[0].translate(_HIDDEN), text)
    return [piece.translate(_SHOWN) for piece in _PIECES.split(marked) if piece.strip()]


_HIDDEN = str.maketrans({",": "\ue000", ";": "\ue001", " ": "\ue002"})
_SHOWN = str.maketrans({"\ue000": ",", "\ue001": ";", "\ue002": " "})


def act_in_short(text: str, table: RefereedTable) -> Act | None:
    """An act in the words of the grammar, or in short or everyday words for one; None for other texts."""
    said = with_cards(text, trump_known(table))
    waiting = due_now(table.sitting)
    who = tuple(_who_acts(table, waiting))
    attempts = (*_attempts(tidy(said, with_verbs=False), who), *_attempts(tidy(said), who))
    found = [
        act for one in dict.fromkeys((*_everyday(text, table, who), *attempts)) if (act := _known_act(one))
    ]
    if found:
        return found[0] if names_player(said) else _likeliest(found, waiting, table)
    return _phrase(text.strip().lower(), waiting)


def names_player(said: str) -> bool:
    """Whether a text begins with the letter of a player."""
    return re.match(r"[a-d][:,]? |table |[A-D]\+[A-D] ", said.strip(), re.IGNORECASE) is not None


def _likeliest(found: Sequence[Act], waiting: Sequence[Due], table: RefereedTable) -> Act | None:
    """Of what a text without a player may mean, what is due in kind; a card belongs to who is to play.

    A card is nobody's where none is awaited, or where it is known to be elsewhere: the desk asks whose it is.
    """
    kinds = {(due.actor, type(act)) for due in waiting for act in due.acts}
    of_dealer = [act for act in found if _is_dealers(act, table)]
    of_kind = [act for act in found if (act.actor, type(act)) in kinds]
    others = [act for act in found if not isinstance(act, Play)]
    meant = next(iter((*of_dealer, *of_kind, *others)), None)
    if not isinstance(meant, Play) or not isinstance(meant.actor, Seat):
        return meant
    return None if holder_of(meant.card, meant.actor, table) else meant


def _is_dealers(act: Act, table: RefereedTable) -> bool:
    """Whether an act is one that only the dealer does, and the dealer's."""
    deal = table.sitting.deal
    deals = isinstance(act, TurnUp) or (isinstance(act, TableAct) and act.form.startswith("deals "))
    return deals and deal is not None and act.actor == deal.dealer


def holder_of(card: Card, player: Seat, table: RefereedTable) -> str:
    """Where a card is known to be that a player cannot have; nothing if they may have it."""
    deal = table.sitting.deal
    if deal is None or card is UNKNOWN:
        return ""
    for number, trick in enumerate(deal.tricks, 1):
        for play in trick.plays:
            if play.card == card:
                return f"{play.actor} has played {card} to trick {number}"
    holders = (seat for seat in table.code.seating.seats if seat != player and card in deal.holding(seat))
    holder = next(holders, None)
    if holder is None and card == deal.turn_up and not (deal.calling.accepted and player == deal.dealer):
        return f"{deal.dealer} turned up {card}"
    return "" if holder is None else f"{holder} has {card}"


@lru_cache(maxsize=4096)
def _known_act(text: str) -> Act | None:
    """The act of a text; the reader asks for that of one text many times."""
    return known_act(text)


def tidy(text: str, *, with_verbs: bool = True) -> str:
    """A text with seats in capitals and, if `with_verbs`, the verb as in records; quotations stay."""
    pieces = QUOTED.split(text.strip())
    words = [[piece] if piece.startswith('"') else _tidied(piece.split(), with_verbs) for piece in pieces]
    return " ".join(word for piece in words for word in piece if word)


def _tidied(words: list[str], with_verbs: bool) -> list[str]:
    if [word.lower() for word in words[:2]] == ["table", "reports"]:
        return [word.upper() if len(word) == 1 else word.lower() for word in words]
    words = [
        re.sub(r"^([A-Da-d]):$", r"\1", word) if place == 0 else word for place, word in enumerate(words)
    ]
    tidied = [
        _seat_or_word(word, words[place - 1].lower() if place else "") for place, word in enumerate(words)
    ]
    verb = int(bool(tidied) and len(tidied[0]) == 1)
    if with_verbs and verb < len(tidied):
        tidied[verb] = VERBS.get(tidied[verb].lower(), tidied[verb])
    return tidied


def _seat_or_word(word: str, before: str) -> str:
    if len(word) == 1 and word.lower() in "abcd" and (word != "a" or not before or before in _BEFORE_A_SEAT):
        return word.upper()
    return word.upper() if SIDE.fullmatch(word) else word


def _everyday(text: str, table: RefereedTable, who: tuple[Seat, ...]) -> Iterator[str]:
    """A call or an announcement in everyday words, in the words of the grammar."""
    named = re.fullmatch(r"([A-Da-d])[:,]? +(.+)", text.strip())
    seats = [Seat.from_text(named[1].upper())] if named else []
    words = named[2] if named else text.strip()
    for seat in seats or who[:1]:
        said = call_in_words(table, seat, words)
        if said is not None:
            yield f"{seat} {said}"
    announced = announcement_in_words(words)
    if announced is not None:
        yield from (f"{seat} {announced}" for seat in seats or _who_goes_alone(table, who))


def _attempts(text: str, who: tuple[Seat, ...]) -> Iterator[str]:
    """The text with its claim completed: as it is, and with each player who has to act before it."""
    claim = re.fullmatch(r"(.*claims [a-z-]+) (?:against )?([A-Da])(?: (?:in trick )?([0-9]+))?", text)
    if claim is not None:
        trick = f" in trick {claim[3]}" if claim[3] else ""
        text = f"{claim[1]} against {claim[2].upper()}{trick}"
    yield text
    for seat in who:
        yield f"{seat} {text}"


def _who_acts(table: RefereedTable, waiting: Sequence[Due]) -> Iterator[Seat]:
    deal = table.sitting.deal
    if deal is not None and deal.turn is not None:
        yield deal.turn
    yield from (due.actor for due in waiting)
    if deal is not None:
        yield deal.dealer


def _who_goes_alone(table: RefereedTable, who: tuple[Seat, ...]) -> Iterator[Seat]:
    """The maker who says `alone` after the call; before a call, the player who speaks."""
    deal = table.sitting.deal
    if deal is not None and deal.calling.maker is not None:
        yield deal.calling.maker
    yield from who


def _phrase(text: str, waiting: Sequence[Due]) -> Act | None:
    """The act due that a phrase of players means, such as `c pick it up`; None if it means none."""
    for act in (act for due in waiting for act in due.acts):
        said = [form for phrase in phrases(act) for form in (phrase, f"{str(act.actor).lower()} {phrase}")]
        if text in said:
            return act
    return None
