"""What may stand in each place of an act at a table: players, cards that are not elsewhere, tricks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...acts import Manner, Play, TableAct
from ...cards import FACES, JOKER, SUITS, UNKNOWN, Card
from ...laws import load_irregularities
from ...seats import Seat
from ..remedies import REMEDIES
from ..seat_view import may_be_told
from ..state import RefereedTable
from ..terms.conditions import offered_choices
from ..terms.holders import cases_to_choose_in, claimants_of
from .drafts import ActDraft
from .scene import Scene
from .texts import catalogue

Values = tuple[str, ...]


def values_of(draft: ActDraft, scene: Scene) -> Values:
    """Return what may stand in the next place of a draft, the likeliest first."""
    place = draft.open_place or ""
    find = _VALUES.get(place)
    if find is not None:
        return find(draft, scene)
    return tuple(catalogue("en")["values"].get(place, ()))


SEVERAL = ("cards", "held-cards")
"""Places that take several values."""
FREE = (
    *(
        "number",
        "lifted",
        "left",
        "count",
        "points",
        "packets",
        "words",
        "person",
        "back",
        "irregularity",
        "trump",
    ),
    *("card", "cards", "face", "held", "held-cards", "played"),
)
"""Places for which another value may be typed."""


def is_free(draft: ActDraft) -> bool:
    """Return whether the next place takes another value than those listed."""
    return draft.open_place in FREE or (draft.open_place == "who" and draft.form.actors == "anybody")


def doer_of(draft: ActDraft) -> Seat | None:
    """Return the seat that does the act, None if it is nobody's or not said yet."""
    if draft.form.places[:1] != ("who",) or len("".join(draft.values[:1])) != 1:
        return None
    return Seat.from_text(draft.values[0])


def _who(draft: ActDraft, scene: Scene) -> Values:
    seating = scene.table.code.seating
    seats = tuple(map(str, seating.seats))
    sides = tuple(str(side) for side in seating.sides if str(side) not in seats)
    people = tuple(f'"{name}"' for name in scene.people)
    return {
        "seats": seats,
        "sides": tuple(map(str, seating.sides)),
        "sides-too": (*seats, *sides),
        "anybody": (*seats, *sides, *people),
    }[draft.form.actors]


def _people(draft: ActDraft, scene: Scene) -> Values:
    said = draft.values
    return tuple(name for name in (f'"{one}"' for one in scene.people) if name not in said)


def _seats(draft: ActDraft, scene: Scene) -> Values:
    return tuple(str(seat) for seat in scene.table.code.seating.seats)


def _others(draft: ActDraft, scene: Scene) -> Values:
    """Return all seats, the doer's own last."""
    doer = doer_of(draft)
    return tuple(sorted(_seats(draft, scene), key=lambda seat: seat == str(doer)))


def _cards(draft: ActDraft, scene: Scene) -> Values:
    """Return the cards of the pack that do not lie elsewhere, and one that nobody saw."""
    gone = _elsewhere(scene, doer_of(draft))
    return tuple(str(card) for card in (*_pack(scene), UNKNOWN) if card not in gone)


def _pack(scene: Scene) -> tuple[Card, ...]:
    """Return the cards of the pack, from spades to clubs."""
    pack = frozenset(scene.table.code.pack)
    return tuple(card for card in (*FACES, JOKER) if card in pack)


def _any_card(draft: ActDraft, scene: Scene) -> Values:
    lying = dict.fromkeys(one.card for one in scene.table.exposed_in_play)
    return tuple(map(str, (*lying, *(card for card in _pack(scene) if card not in lying))))


def _held(draft: ActDraft, scene: Scene) -> Values:
    """Return the cards that a player holds, or may hold because the hand is not fully known."""
    deal, doer = scene.table.sitting.deal, doer_of(draft)
    if deal is None or doer is None or doer not in scene.table.code.seating.seats:
        return _cards(draft, scene)
    hand = deal.holding(doer)
    if hand and UNKNOWN not in hand:
        return tuple(str(card) for card in (*_pack(scene), UNKNOWN) if card in hand or card is UNKNOWN)
    return _cards(draft, scene)


def _elsewhere(scene: Scene, doer: Seat | None) -> frozenset[Card]:
    """Return the cards that are known to lie where a player does not hold them."""
    deal = scene.table.sitting.deal
    if deal is None or deal.is_over:
        return frozenset()
    played = (play.card for trick in deal.tricks for play in trick.plays)
    others = (card for seat, hand in zip(Seat, deal.hands, strict=False) if seat != doer for card in hand)
    return frozenset((*played, *others)) - {UNKNOWN}


def _played(draft: ActDraft, scene: Scene) -> Values:
    """Return the cards that a player has played or shown, the last first."""
    deal, doer = scene.table.sitting.deal, doer_of(draft)
    if deal is None:
        return ()
    done = [act for act in deal.acts if act.actor == doer]
    played = [act.card for act in done if isinstance(act, Play)]
    shown = [card for act in done if isinstance(act, TableAct) for card in act.cards]
    return tuple(dict.fromkeys(str(card) for card in reversed((*shown, *played))))


def _suits(draft: ActDraft, scene: Scene) -> Values:
    return tuple(suit.word for suit in SUITS)


def _trumps(draft: ActDraft, scene: Scene) -> Values:
    return (*_suits(draft, scene), *(("no trump",) if scene.table.code.no_trump else ()))


def _manners(draft: ActDraft, scene: Scene) -> Values:
    code = scene.table.code
    return ("alone", *(one.value for one in (Manner.JAMBONE, Manner.JAMBOREE) if getattr(code, one.value)))


def _tricks(draft: ActDraft, scene: Scene) -> Values:
    """Return the tricks of the deal, the last first."""
    return _counted_down(_tricks_of(scene.table))


def _tricks_to_claim(draft: ActDraft, scene: Scene) -> Values:
    """Return the tricks of the deal, then those whose cards the record leaves out."""
    return tuple(dict.fromkeys((*_tricks(draft, scene), *_counted_down(scene.table.code.hand_size))))


def _tricks_to_play_to(draft: ActDraft, scene: Scene) -> Values:
    """Return the tricks of the deal and the next."""
    return _counted_down(_tricks_of(scene.table) + 1)


def _tricks_of(table: RefereedTable) -> int:
    return 0 if table.sitting.deal is None else len(table.sitting.deal.tricks)


def _counted_down(most: int) -> Values:
    return tuple(map(str, range(most, 0, -1)))


def _numbers(least: int, most: Callable[[Scene], int]) -> Callable[[ActDraft, Scene], Values]:
    return lambda draft, scene: tuple(map(str, range(least, most(scene) + 1)))


def _packets(draft: ActDraft, scene: Scene) -> Values:
    return tuple("-".join(map(str, packets)) for packets in scene.table.code.packets)


def _next_deal(draft: ActDraft, scene: Scene) -> Values:
    return (str(scene.table.sitting.deals + 1),)


def _dealers(draft: ActDraft, scene: Scene) -> Values:
    """Return all seats, the next dealer first."""
    due = scene.table.sitting.next_dealer
    return tuple(sorted(_seats(draft, scene), key=lambda seat: due is not None and seat != str(due)))


def _irregularities(draft: ActDraft, scene: Scene) -> Values:
    """Return what may be claimed at once, then all that the code knows, also by other names."""
    table, known = scene.table, load_irregularities()
    cases = () if table.sitting.deal is None else table.ledger.cases
    doer = doer_of(draft)
    first = [
        case.irregularity for case in cases if may_be_told(table, case) and doer in claimants_of(table, case)
    ]
    rows = [*table.code.provisions]
    also = [name for row in rows for name in known[row].claimed_as]
    named = ["renege", "misdeal", *also, *_remedies(draft, scene)]
    return tuple(dict.fromkeys((*first, *rows, *named)))


def _remedies(draft: ActDraft, scene: Scene) -> Values:
    """Return what is offered to a player, then all remedies of the code."""
    table = scene.table
    cases = cases_to_choose_in(table, draft.values[0]) if draft.values else ()
    offered = [name for case in cases for name in offered_choices(table, case)]
    rows = table.code.provisions.values()
    every = dict.fromkeys((*offered, *(name for row in rows for name in (*row.choices, *row.follows))))
    return tuple(name for name in every if name in REMEDIES)


def _matters(draft: ActDraft, scene: Scene) -> Values:
    return ("penalty", *_irregularities(draft, scene))


_VALUES: Mapping[str, Callable[[ActDraft, Scene], Values]] = {
    "who": _who,
    "person": _people,
    "seat": _others,
    "dealer": _dealers,
    "deal": _next_deal,
    "card": _any_card,
    "cards": _cards,
    "face": _any_card,
    "held": _held,
    "held-cards": _held,
    "played": _played,
    "suit": _suits,
    "trump": _trumps,
    "manner": _manners,
    "trick": _tricks,
    "claimed-trick": _tricks_to_claim,
    "to-trick": _tricks_to_play_to,
    "packets": _packets,
    "number": _numbers(1, lambda scene: 9),
    "lifted": _numbers(1, lambda scene: len(scene.table.code.pack) - 1),
    "left": _numbers(0, lambda scene: len(scene.table.code.pack) - 1),
    "count": _numbers(0, lambda scene: scene.table.code.hand_size + 3),
    "tricks": _numbers(0, lambda scene: scene.table.code.hand_size),
    "points": _numbers(0, lambda scene: 8),
    "irregularity": _irregularities,
    "remedy": _remedies,
    "matter": _matters,
}
"""The values of each place; those of other places stand in the catalogue of texts."""

SAMPLES: Mapping[str, str] = {"words": '"..."', "person": '"?"', "packets": "3-2"}
"""Values with which a place is tried that takes whatever is typed."""


def samples_of(draft: ActDraft, scene: Scene) -> Values:
    """Return values with which the next place of a draft is tried."""
    sample = SAMPLES.get(draft.open_place or "")
    values = values_of(draft, scene)
    return values if sample is None else (*values, sample)
