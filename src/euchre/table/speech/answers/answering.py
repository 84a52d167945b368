"""What is answered to a text that is not understood, or that may mean several things."""

from __future__ import annotations

import re
from collections.abc import Callable

from ....acts import Act, Discard, Play, TableAct
from ....cards import read_cards
from ....deal import Due, Stage
from ....deal.transition import BEFORE_HANDS
from ....errors import EuchreError
from ....game import due_now
from ....seats import Seat
from ...claims.matters import known_matters, named
from ...fold import after
from ...state import RefereedTable
from ..beginnings.gathering import is_name
from ..beginnings.openings import BEGINS
from ..ideas.reading import by_ideas
from ..lines.faults import fault_reported
from ..lines.words_said import in_names
from ..plain import last_player, plain
from ..sentences.meaning import ASKS
from ..sentences.reading import meanings, question
from ..shorthand import act_in_short, holder_of, names_player
from ..unsettled.choosing import choice_said
from .complaining import fault_asked
from .examples import players_example
from .suggesting import nearest


def _is_of_known_matter(text: str, table: RefereedTable) -> bool:
    """Whether a claim, a choice or the like names something that there is; other texts name nothing."""
    act = act_in_short(text, table)
    matter = act.matter if isinstance(act, TableAct) and act.form.startswith(_NAMING) else None
    return matter is None or named(table, matter) in known_matters()


_NAMING = ("claims", "chooses", "demands", "waives", "admits")


def possible_meanings(text: str, table: RefereedTable) -> tuple[str, ...]:
    """The meanings of a sentence by its ideas that are possible at the table, all if none is."""
    found = by_ideas(text, table)
    if len(found) < 2:
        return found
    return tuple(meaning for meaning in found if _can_be_done(meaning, table)) or found


def _can_be_done(meaning: str, table: RefereedTable) -> bool:
    """Whether a table can hold the acts of a meaning; an irregular act it can."""
    try:
        for piece in meaning.split(" & "):
            act = act_in_short(piece, table)
            if act is None:
                return False
            table = after(table, act)
    except EuchreError:
        return False
    return True


def answer(text: str, table: RefereedTable, is_known: Callable[[str, RefereedTable], bool]) -> str:
    """Why a text is not understood, and what would be."""
    choice = choice_said(text, table) or ""
    asked = choice.removeprefix(ASKS) if choice.startswith(ASKS) else None
    missing = asked or (None if '"' in text else question(plain(text, table), table))
    if missing is not None:
        return f"'{text}': {missing}"
    whose = _whose_card(text, table) or fault_asked(text, table)
    if whose is not None:
        return f"'{text}': {whose}"
    if '"' not in text and BEGINS.fullmatch(plain(text, table)):
        waiting = due_now(table.sitting)
        who = f"; {waiting[0].actor} is to act" if waiting else ""
        return (
            f"'{text}': the next deal begins when this one is over{who}. If it was played to its end, type "
            "its result first, such as 'the makers took three tricks'"
        )
    if (unturned := _no_turn_up(text, table)) is not None:
        return f"'{text}': {unturned}"
    meanings_found = possible_meanings(text, table) if '"' not in text else ()
    if len(meanings_found) > 1:
        either = " or ".join(f"'{', '.join(one.split(' & '))}'" for one in meanings_found[:_SUGGESTED])
        return f"'{text}' may mean {either}; type the one that is meant"
    name = _NAME.match(text)
    if name is not None and is_name(name[1]) and None in _people(table):
        return (
            f"'{text}' is not understood; if {name[1]} is a player, type first who sits where, such as "
            f"'{name[1]} is B' or '{players_example(table.code)}'"
        )
    said = f"{last_player(table)} {text}"
    if (
        '"' not in text
        and not _BEGINS_WITH_SEAT.match(plain(text, table))
        and any(True for _ in meanings(plain(said, table), table))
    ):
        return f"'{text}': Who? Type the player first, such as '{said}'"
    actor = str(last_player(table) or Seat.A)
    seating = table.code.seating
    near = nearest(text, actor, seating, lambda one: is_known(one, table) and _is_of_known_matter(one, table))
    words = fault_reported(text, table)
    if words is not None:
        return (
            f"'{text}' is not understood as a report or an act{near}. If it is only talk, put the words in "
            f"quotation marks: '{text[0].upper()} says \"{in_names(words, table)}\"'"
        )
    return f"'{text}' is not understood{near}"


def _no_turn_up(text: str, table: RefereedTable) -> str | None:
    """What is to be told before a call; None where a card is turned up, or no call is told."""
    deal = table.sitting.deal
    if (
        deal is None
        or deal.stage not in (*BEFORE_HANDS, Stage.TURNING)
        or not _CALLS.match(plain(text, table))
    ):
        return None
    return (
        "No card is turned up yet, so nobody can call. Type the turn-up first, such as "
        f"'{deal.dealer} turns up the king of spades'"
    )


_CALLS = re.compile(
    r"(?:[A-D] )?(?:order|assist|pass|help|make|accept|turn down|take up|take it|pick (?:it|up)|call [shdc]"
    r"|go alone|play alone)\b"
)


def _people(table: RefereedTable) -> tuple[str | None, ...]:
    """The names of the players, None for each whose name nobody has told."""
    people = table.sitting.people
    return tuple(people[seat] if seat < len(people) else None for seat in table.code.seating.seats)


_CARD = re.compile(r"(?:[A-D] )?(?:play |lead |put )?([0-9TJQKA][SHDC]|joker)")


def _whose_card(text: str, table: RefereedTable) -> str | None:
    """What is asked about a card without a player where no card is awaited; None for other texts."""
    card = None if '"' in text else _CARD.fullmatch(plain(text, table))
    if card is None or names_player(text):
        return None
    waiting = due_now(table.sitting)
    awaited = [due.actor for due in waiting if _may(due, Play)]
    if awaited:
        elsewhere = holder_of(read_cards(card[1])[0], awaited[0], table)
        why = f"{awaited[0]} is to play, and {elsewhere}" if elsewhere else f"{awaited[0]} is to play"
        player = elsewhere[0] if " played " not in elsewhere and elsewhere else awaited[0]
        return f"Whose card is it? {why}. Type '{player} plays {card[1]}' if that is what happened"
    player = last_player(table) or Seat.A
    said = [f"'{due.actor} discards {card[1]}'" for due in waiting if _may(due, Discard)]
    if not said and table.sitting.deal is not None and table.deal.turn_up is None:
        said = [f"'{table.deal.dealer} turns up {card[1]}'"]
    said += [f"'{player} plays {card[1]}'", f"'{player} shows {card[1]}'"]
    return f"Whose card is it? No card is to be played now. Type {', '.join(said[:-1])} or {said[-1]}"


def _may(due: Due, kind: type[Act]) -> bool:
    return any(isinstance(act, kind) for act in due.acts)


_SUGGESTED = 3
"""How many meanings of an ambiguous sentence are given."""
_BEGINS_WITH_SEAT = re.compile("[A-D] ")
_NAME = re.compile(r"([A-Za-z]{2,}) [a-z]")
