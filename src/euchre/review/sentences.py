"""Sentences of a review that the text and the page share: where, what it cost, in which layouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..bots import World
from ..explain import Explanation, act_to_do
from ..explain.wording import capital, listed
from ..seats import Seat
from .choices import ChoicePhase
from .evaluating import ReviewedChoice
from .reviewing import Review, ReviewedDeal
from .totals import SeatTotals, reference, totals_of

NEGLIGIBLE = 0.005
"""Losses below this many points are not stated."""
_ALIKE = 0.01
"""Losses for each deal that differ by fewer points are called alike."""
_PHASES = {
    ChoicePhase.CALLS: "calls",
    ChoicePhase.DISCARD: "discards",
    ChoicePhase.LONE: "lone hands",
    ChoicePhase.LEAD: "leads",
    ChoicePhase.FOLLOW: "cards played to a lead",
    ChoicePhase.DEFENCE: "defence",
}


def name_of(review: Review, seat: Seat) -> str:
    """Return a seat with the name of its person, if the record tells it: `A (Ann)`."""
    people = review.deals[-1].source.people
    name = people[seat] if seat < len(people) else None
    return str(seat) if name is None else f"{seat} ({name})"


def heading_of(deal: ReviewedDeal, seat: Seat) -> str:
    """Return the number of a deal, its dealer, and the score before it: `Deal 2, B dealing at 1 to 0`."""
    return f"Deal {deal.number}, {deal.source.deal.dealer} dealing at {_score(deal, seat)}"


def place_of(deal: ReviewedDeal, one: ReviewedChoice) -> str:
    """Return where a choice was made, and the score for its side: `Deal 2, call 7, at 1 to 0`."""
    kind, _, number = one.choice.place.partition(".")
    where = f"{kind} {number}".rstrip() if kind.isalpha() else f"trick {kind}"
    if kind == "before":
        where = "before the first lead"
    return f"Deal {deal.number}, {where}, at {_score(deal, one.choice.seat)}"


def _score(deal: ReviewedDeal, seat: Seat) -> str:
    """Return the points before a deal, those of the seat's side first."""
    own = deal.source.deal.code.seating.side_of(seat)
    points = deal.source.score.points
    others = [value for side, value in points.items() if side is not own]
    return " to ".join(map(str, (points[own], *others)))


def cost_in_words(one: ReviewedChoice) -> str:
    """Return the mark of a choice and what it loses, as a sentence."""
    at_score = " at this score" if abs(one.points_lost - one.cost) >= NEGLIGIBLE else ""
    return f"{one.mark.value.capitalize()}: it loses {one.cost:.2f} ± {one.error:.2f} points{at_score}."


def layouts_in_words(one: ReviewedChoice) -> Iterator[str]:
    """Yield layouts of the hidden cards that speak for the best act, and against it, a sentence each."""
    for world in one.against_done.worlds:
        yield world_in_words(world, one)


def world_in_words(world: World, one: ReviewedChoice) -> str:
    """Return a layout of the hidden cards, and what is best in it, as a sentence."""
    hands = listed([f"{seat} has {' '.join(map(str, cards))}" for seat, cards in world.hands])
    if world.best == one.best:
        return f"One layout for it: {hands}."
    return f"One layout against it: {hands}; there it is better to {act_to_do(world.best, one.choice.view)}."


def hindsight_in_words(tricks: int) -> str:
    """Return the tricks that the makers win if every hand is seen and all play perfectly, as a sentence."""
    noun = "trick" if tricks == 1 else "tricks"
    return f"In hindsight, with all hands seen and perfect play, the makers win {tricks} {noun}."


def notes_of(explanations: Iterable[Explanation]) -> list[str]:
    """Return the notes of some explanations, each once."""
    return list(dict.fromkeys(one.note for one in explanations if one.note))


def level_of(review: Review, seat: Seat) -> str:
    """Return what the choices of a seat cost a deal beside our own players, and mostly where, in
    sentences."""
    totals = totals_of(review, seat)
    name = name_of(review, seat)
    if not totals.choices:
        return f"No choice of {name} could be evaluated."
    if totals.whole < NEGLIGIBLE:
        return f"{name} lost next to nothing by choices."
    compared = f"{name} lost {totals.whole:.2f} points a deal by choices, {_beside(totals.whole)}."
    return f"{compared} {capital(_where(totals))}."


def _beside(lost: float) -> str:
    """Return a loss for each deal beside those of our players, from the strongest to the weakest."""
    known = sorted((one["per_deal"], name) for name, one in reference()["players"].items())
    alike = next(((value, name) for value, name in known if abs(value - lost) < _ALIKE), None)
    if alike is not None:
        return f"about as much as our player '{alike[1]}' ({alike[0]:.2f})"
    below = next(((value, name) for value, name in reversed(known) if value <= lost), None)
    above = next(((value, name) for value, name in known if value > lost), None)
    said = [
        f"{word} than our player '{pair[1]}' ({pair[0]:.2f})"
        for word, pair in (("more", below), ("less", above))
        if pair is not None
    ]
    return " and ".join(said)


def _where(totals: SeatTotals) -> str:
    """Return the phase of the largest loss."""
    phase, lost = max(totals.cost.items(), key=lambda pair: pair[1])
    share = lost / totals.whole
    how = "nearly all" if share > 0.9 else "most" if share > 0.5 else "the largest part"
    return f"{how} of it was lost in {_PHASES[phase]}"
