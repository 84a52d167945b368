"""Checks what a record expects: `expect` lines, compared with the table and the rulings.

`docs/notation.md` lists what may follow `expect`. Cards of a set may be in any order; SEATS are
letters with blanks between them, or `nobody`. A refusal has to name the ids after `citing`, or without them
the law that the file is about if the code cites that for any reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from enum import Enum

from ... import game
from ...acts import Act, Manner, Play, TurnUp, read_act
from ...cards import Card, Suit, read_cards, write_cards
from ...deal import Deal, Outcome, callable_cards, first_leader, gatherer, hands_laid_open, legal_cards
from ...errors import EuchreError
from ...game import Sitting
from ...laws import Code
from ...seats import BySide, Seat
from ..bidding import has_to_pass
from ..binding import cards_open
from ..ruling import Ruling
from ..settlement import due, hand_scores, penalties
from ..state import RefereedTable
from ..terms.conditions import offered_choices
from ..terms.holders import holders_of
from .limits import limiting


class Unmet(EuchreError):
    """Something is not as an `expect` line says."""


JUDGEMENT = re.compile(r"(refused|lawful) '([^']+)'(?: ([a-z]+/[a-z-]+)(?: citing (.+))?)?")
"""A line that expects an act to be lawful now, or to be refused."""


def expect_of_table(table: RefereedTable, text: str) -> None:
    """Check one `expect` line of the table and its rulings, given without that word.

    Raises Unmet, saying what was found, if it is otherwise, and for a line that begins with no word
    that can be expected.
    """
    if text == "no ruling":
        _expect_no_ruling(table)
    elif text.startswith("ruling "):
        _expect_ruling(table, text)
    else:
        _compare(table, text)


def expect_judgement(
    code: Code, check: Callable[[Act], None], judgement: re.Match[str], law: str | None
) -> None:
    """Check a line that `JUDGEMENT` matches; `check` raises EuchreError for an act that is not lawful.

    `law` is the law that a refusal has to name where the line names none. Raises Unmet.
    """
    word, text, reason, cited = judgement.groups()
    fault = _refusal(check, text)
    if word == "lawful":
        if fault is not None:
            raise Unmet(f"'{text}' is refused: {fault}")
    elif fault is None:
        raise Unmet(f"'{text}' is not refused")
    elif reason is not None:
        _check_reason(fault, reason, cited.split() if cited else _citable(code, fault, law))


def _citable(code: Code, fault: EuchreError, law: str | None) -> list[str]:
    """Return the law that is shown, where the refusal could name it."""
    if law is None or not getattr(fault, "laws", ()):
        return []
    return [law] if any(law in ids for ids in code.reasons.values()) else []


def _expect_no_ruling(table: RefereedTable) -> None:
    if table.last_rulings:
        raise Unmet(f"expected no ruling; found {'; '.join(map(_written, table.last_rulings))}")


_RULING = re.compile(
    r"ruling ([a-z/-]+) ([a-z]+)(?: by ([A-D]))?(?: citing (only )?(.+?))?(?: deciding (.+))?"
)
"""A line that expects a ruling; `only` means no other laws, and none of them for a decision."""


def _expect_ruling(table: RefereedTable, text: str) -> None:
    match = _RULING.fullmatch(text)
    if match is None:
        raise Unmet(
            f"'{text}' should be 'ruling NAME VERDICT', then 'by SEAT', 'citing [only] ID ...' and "
            "'deciding ID ...' if wanted"
        )
    name, verdict, seat, only, cited, decided = match.groups()
    for ruling in table.last_rulings:
        if (ruling.irregularity, ruling.verdict.value) != (name, verdict):
            continue
        if seat is not None and ruling.offender != Seat.from_text(seat):
            continue
        laws, wanted = set(ruling.laws), set((cited or "").split())
        is_cited = laws - set(ruling.decided) == laws == wanted if only else wanted <= laws
        if is_cited and (decided is None or set(decided.split()) == set(ruling.decided)):
            return
    found = "; ".join(map(_written, table.last_rulings)) or "no ruling"
    raise Unmet(f"expected {text}; found {found}")


def _written(ruling: Ruling) -> str:
    by = "" if ruling.offender is None else f" by {ruling.offender}"
    decided = f" deciding {' '.join(ruling.decided)}" if ruling.decided else ""
    return f"ruling {ruling.irregularity} {ruling.verdict.value}{by} citing {' '.join(ruling.laws)}{decided}"


def _refusal(check: Callable[[Act], None], text: str) -> EuchreError | None:
    act = read_act(text)
    try:
        check(act)
    except EuchreError as fault:
        return fault
    return None


def _check_reason(fault: EuchreError, reason: str, laws: list[str]) -> None:
    why = getattr(fault, "reason", None)
    found = why.value if isinstance(why, Enum) else "no reason"
    cited: tuple[str, ...] = getattr(fault, "laws", ())
    if found != reason:
        raise Unmet(f"refused as {found}, not as {reason}: {fault}")
    missing = [law for law in laws if law not in cited]
    if missing:
        raise Unmet(f"the refusal {found} cites {' '.join(cited) or 'no law'}, not {' '.join(missing)}")


def _compare(table: RefereedTable, text: str) -> None:
    """Compare what stands on the table, as text, with what a line wants."""
    word = next((word for word in (*_RULED, *_STANDS) if re.match(rf"{word}\b", text)), None)
    if word is None:
        near = ", ".join(get_close_matches(text.split(" ")[0], (*_RULED, *_STANDS), n=3))
        hint = f"; near to it: {near}" if near else ""
        raise Unmet(f"'{text}' begins with no word that can be expected{hint}")
    rest = text.removeprefix(word).strip()
    found = _RULED[word](table, rest) if word in _RULED else _STANDS[word](table.sitting, rest)
    wanted = _normal(word, rest)
    if found != wanted:
        why = _limits(table) if word in _COUNTED else ""
        raise Unmet(f"expected {word} {wanted}; found {found}{why}")


_COUNTED = ("points", "total", "score", "penalty")
"""What may be less than the tricks would give."""


def _points(table: RefereedTable) -> str:
    """Return the points that the tricks of the deal score, `none` while it is on."""
    return _by_side(hand_scores(table)) if _deal_of(table.sitting).outcome else "none"


def _limits(table: RefereedTable) -> str:
    """Return the rulings that let a side mark less than its tricks would give, in sentences."""
    return "".join(f". {text}" for text in limiting(table))


def _normal(word: str, text: str) -> str:
    """Return a text with its cards in the order of the faces, where their own order says nothing."""
    subject, colon, cards = text.partition(":")
    if not colon or word in ("strongest", "under"):
        return text
    if cards.strip() == "nothing":
        return f"{subject}: "
    return _of(subject, read_cards(cards))


def _of(subject: str, cards: Iterable[Card]) -> str:
    return f"{subject}: {write_cards(sorted(cards))}"


def _by_side(values: BySide[int]) -> str:
    return ", ".join(f"{side} {value}" for side, value in values.items())


def _deal_of(sitting: Sitting) -> Deal:
    if sitting.deal is None:
        raise Unmet("no deal has begun")
    return sitting.deal


def _seats(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, sorted(set(seats)))) or "nobody"


def _seat(seat: Seat | None) -> str:
    return "nobody" if seat is None else str(seat)


def _legal(sitting: Sitting, text: str) -> str:
    seat = Seat.from_text(text.partition(":")[0])
    return _of(str(seat), legal_cards(_deal_of(sitting), seat))


def _hand(sitting: Sitting, text: str) -> str:
    seat = Seat.from_text(text.partition(":")[0])
    return _of(str(seat), _deal_of(sitting).hands[seat])


def _strongest(sitting: Sitting, text: str) -> str:
    suits = text.partition(":")[0]
    suit, trump = (Suit.from_text(word) for word in suits.split(" under "))
    cards = [card for card in sitting.code.pack if card.suit_under(trump) is suit]
    return f"{suits}: {write_cards(sorted(cards, key=lambda card: -card.strength(trump, suit)))}"


def _talon(sitting: Sitting, text: str) -> str:
    return str(len(_deal_of(sitting).pack))


def _due(sitting: Sitting, text: str) -> str:
    waiting = game.due_now(sitting)
    return str(waiting[0].actor) if waiting else "nobody"


def _makers(sitting: Sitting, text: str) -> str:
    maker = _deal_of(sitting).calling.maker
    return "nobody" if maker is None else str(sitting.code.seating.side_of(maker))


def _leader(sitting: Sitting, text: str) -> str:
    deal = _deal_of(sitting)
    if deal.trick is not None:
        return str(deal.trick.leader)
    return _seat(deal.turn if deal.tricks else first_leader(deal))


def _winner(sitting: Sitting, text: str) -> str:
    done = _deal_of(sitting).finished_tricks
    return str(done[-1].winner) if done else "nobody"


def _tricks(sitting: Sitting, text: str) -> str:
    deal, seating = _deal_of(sitting), sitting.code.seating
    if deal.outcome is not None:
        return _by_side(deal.outcome.tricks)
    tricks = seating.by_side(0)
    for trick in deal.finished_tricks:
        side = seating.side_of(trick.winner)
        tricks = tricks.replaced(side, tricks[side] + 1)
    return _by_side(tricks)


def _turn(sitting: Sitting, text: str) -> str:
    """Return who speaks or plays next; before the opening lead, and with nothing due before it, the
    leader."""
    deal = _deal_of(sitting)
    leads = (due.actor for due in game.due_now(sitting) if any(isinstance(act, Play) for act in due.acts))
    return _seat(deal.turn if deal.turn is not None else next(leads, None))


def _outcome(part: Callable[[Outcome], str]) -> Callable[[Sitting, str], str]:
    def stands(sitting: Sitting, text: str) -> str:
        outcome = _deal_of(sitting).outcome
        return "none" if outcome is None else part(outcome)

    return stands


def _next_dealer(sitting: Sitting, text: str) -> str:
    return "draw" if sitting.next_dealer is None else str(sitting.next_dealer)


def _bridge(sitting: Sitting, text: str) -> str:
    side = sitting.code.seating.side_of(_deal_of(sitting).dealer)
    return "yes" if game.is_bridge(sitting.score, side) else "no"


def _in_deal(part: Callable[[Deal], object]) -> Callable[[Sitting, str], str]:
    return lambda sitting, text: str(part(_deal_of(sitting)))


def _turned(deal: Deal) -> Suit | str:
    turned = [act.card.suit for act in deal.acts if isinstance(act, TurnUp)]
    if not turned:
        return "nothing"
    return "joker" if turned[-1] is None else turned[-1]


def _choices(table: RefereedTable, text: str) -> str:
    case = next(iter(table.open_cases), None)
    return "nothing" if case is None else ", ".join(offered_choices(table, case))


def _holders(table: RefereedTable, text: str) -> str:
    case = next(iter(table.open_cases), None)
    return "nobody" if case is None else _seats(holders_of(table, case))


def _exposed(table: RefereedTable, text: str) -> str:
    seat = Seat.from_text(text.partition(":")[0])
    return _of(str(seat), (one.card for one in table.exposed_in_play if one.seat == seat))


def _bound(table: RefereedTable, text: str) -> str:
    return _seats(seat for seat in table.code.seating.seats if has_to_pass(table, seat))


def _open(table: RefereedTable, text: str) -> str:
    seat = Seat.from_text(text.partition(":")[0])
    return _of(str(seat), cards_open(table, seat))


def _joined(table: RefereedTable) -> bool:
    """Return whether the lone player's partner plays from the next lead."""
    return _deal_of(table.sitting).calling.joining and not _deal_of(table.sitting).is_over


def _lone(table: RefereedTable, text: str) -> str:
    return _seat(None if _joined(table) else _deal_of(table.sitting).calling.lone)


def _out(table: RefereedTable, text: str) -> str:
    return _seats(() if _joined(table) else _deal_of(table.sitting).calling.out)


def _manner(table: RefereedTable, text: str) -> str:
    return (Manner.PARTNERSHIP if _joined(table) else _deal_of(table.sitting).calling.manner).value


_RULED: dict[str, Callable[[RefereedTable, str], str]] = {
    "choices": _choices,
    "holders": _holders,
    "exposed": _exposed,
    "open": _open,
    "bound": _bound,
    "penalty": lambda table, text: _by_side(penalties(table)),
    "points": lambda table, text: _points(table),
    "total": lambda table, text: _by_side(due(table)),
    "lone": _lone,
    "out": _out,
    "manner": _manner,
}
"""What the referee has to tell, by the words of `expect`."""

_STANDS: dict[str, Callable[[Sitting, str], str]] = {
    "legal": _legal,
    "callable": lambda sitting, text: _of("", callable_cards(_deal_of(sitting))),
    "strongest": _strongest,
    "hand": _hand,
    "pack": lambda sitting, text: str(len(sitting.code.pack)),
    "talon": _talon,
    "under": _in_deal(lambda deal: f": {write_cards(deal.pack)}"),
    "stage": _in_deal(lambda deal: deal.stage.value),
    "due": _due,
    "awaited": lambda sitting, text: _seats(due.actor for due in game.due_now(sitting)),
    "trump": _in_deal(lambda deal: "nothing" if deal.trump is None else deal.trump),
    "turned": _in_deal(_turned),
    "makers": _makers,
    "maker": _in_deal(lambda deal: _seat(deal.calling.maker)),
    "duelist": _in_deal(lambda deal: _seat(deal.calling.duelist)),
    "called": _in_deal(lambda deal: deal.called or "nothing"),
    "shown": _in_deal(lambda deal: _seats(hands_laid_open(deal))),
    "leader": _leader,
    "turn": _turn,
    "winner": _winner,
    "gatherer": _in_deal(lambda deal: _seat(gatherer(deal))),
    "tricks": _tricks,
    "result": _outcome(lambda outcome: outcome.result.value),
    "ending": _outcome(lambda outcome: outcome.ending.value),
    "score": lambda sitting, text: _by_side(sitting.score.points),
    "games": lambda sitting, text: _by_side(sitting.score.games),
    "rubber": lambda sitting, text: _by_side(sitting.score.rubber_points),
    "dealer": _in_deal(lambda deal: deal.dealer),
    "next dealer": _next_dealer,
    "bridge": _bridge,
}
"""What stands on the table, by the words of `expect`."""

WORDS: tuple[str, ...] = (*_RULED, *_STANDS, "ruling", "no ruling", "refused", "lawful")
"""The words that may follow `expect`, apart from those about people."""
