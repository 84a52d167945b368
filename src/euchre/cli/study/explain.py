"""`euchre explain`: the choices of a recorded deal, and what an expert would have done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import click

from ...bots import Counsel
from ...chance import Stream
from ...explain import Explanation, act_in_third_person, act_to_do, adviser_of, explain_choice
from ...pictures import Line, Span, Tone
from ...players import bot_for
from ...review.choices import RecordedChoice, choices_in
from ..options import deal_option, json_option
from ..output import bad_input, console, picked, print_lines, warn, write_json
from ..records.reading import PlayedDeal, one_deal, warn_of_deals_in_play
from ..slow_players import warn_of_slow_players

_PLACE = re.compile(r"[1-9]\.[1-4]|call\.[1-8]|discard")


@click.command("explain", epilog="Example: euchre explain evening.euchre --deal 3 --at 2.1")
@click.argument("file")
@deal_option("Which deal. [default: last]")
@click.option(
    "--at",
    "place",
    metavar="TRICK.CARD",
    help="Which choice: 2.1, call.3 or discard. [default: all]",
)
@click.option("--by", "adviser", metavar="NAME", help="Whose advice. [default: expert]")
@json_option
def command(file: str, number: int | None, place: str | None, adviser: str | None, as_json: bool) -> None:
    """Show what an expert would do in a deal of a record, and why.

    A card is named by trick and card, as 2.1, a call by its number, as call.3.
    The advice uses only what the player could see at that moment.
    """
    if place is not None and _PLACE.fullmatch(place) is None:
        raise bad_input(f"'{place}': write trick and card as 3.2, a call as call.3, or discard")
    played = one_deal(file, number, "explain")
    name = adviser or adviser_of(played.deal.code)
    warn_of_slow_players([name])
    decisions = list(_explained(played, name, place))
    if not decisions:
        at = "choice" if place is None else f"choice {place}"
        raise bad_input(f"{file}, deal {played.number} has no {at} for which the record shows enough cards")
    warn_of_deals_in_play([played])
    if as_json:
        write_json("euchre.explain/1", _document(played, name, decisions))
    elif place is None:
        print_lines(console(), _in_short(played, name, decisions))
    else:
        print_lines(console(), _in_full(decisions[0]))


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainedChoice:
    """One choice of a recorded deal, and what the adviser would have chosen."""

    choice: RecordedChoice
    advice: Explanation

    @property
    def agrees(self) -> bool:
        """Whether the player did what the adviser would have done."""
        return self.choice.act == self.advice.act

    @property
    def done(self) -> str:
        """What the player did: `C passes`, `B leads AH`."""
        return f"{self.choice.seat} {act_in_third_person(self.choice.act, self.choice.view)}"

    @property
    def advised(self) -> str:
        """What the adviser would do, as an instruction: `assist`."""
        return act_to_do(self.advice.act, self.choice.view)


def _explained(played: PlayedDeal, name: str, place: str | None) -> Iterator[ExplainedChoice]:
    """Yield every call, discard and card of a deal by a player whose cards are recorded, or the one at a
    place."""
    bot_for(played.deal.code, name)
    for choice in choices_in(played.regular, played.sitting.before_deal):
        if choice.unknown or choice.place.startswith("before") or place not in (None, choice.place):
            continue
        stream = Stream(0, played.number, choice.seat, choice.number)
        try:
            advice = explain_choice(choice.view, choice.due, stream, player=name)
        except ValueError as fault:
            warn(f"{choice.place} cannot be explained: {fault}")
            continue
        yield ExplainedChoice(choice=choice, advice=advice)


def _verdict(one: ExplainedChoice) -> str:
    player = one.advice.reasons.player
    if len(one.advice.reasons.candidates) == 1:
        return f"{one.done}. No other choice was legal."
    if one.agrees:
        return f"{one.done}; '{player}' would do the same."
    return f"{one.done}; '{player}' would {one.advised}."


def _in_short(played: PlayedDeal, name: str, decisions: list[ExplainedChoice]) -> Iterator[Line]:
    yield (Span(f"Deal {played.number}, {played.deal.dealer} dealing", Tone.STRONG),)
    for one in decisions:
        other = "" if one.agrees else f"; '{name}' would {one.advised}"
        maxim = "" if one.advice.reasons.decided_by is None else f"  {one.advice.reasons.decided_by}"
        yield (
            Span(f"  {one.choice.place:<9}", Tone.FAINT),
            Span(one.done),
            Span(other, Tone.BAD),
            Span(maxim, Tone.FAINT),
        )
    forced = sum(len(one.advice.reasons.candidates) == 1 for one in decisions)
    alike = sum(one.agrees for one in decisions) - forced
    yield ()
    yield (Span(f"{alike} of {len(decisions) - forced} choices agree with '{name}'; {forced} were forced."),)


def _in_full(one: ExplainedChoice) -> Iterator[Line]:
    yield (Span(f"{one.choice.place}: {_verdict(one)}", Tone.STRONG),)
    yield ()
    for paragraph in one.advice.paragraphs:
        yield from paragraph.lines(2)


def _document(played: PlayedDeal, name: str, decisions: list[ExplainedChoice]) -> dict[str, object]:
    return {
        "deal": played.number,
        "dealer": str(played.deal.dealer),
        "by": name,
        "decisions": [_choice_document(one) for one in decisions],
    }


def _choice_document(one: ExplainedChoice) -> dict[str, object]:
    reasons = one.advice.reasons
    return {
        "at": one.choice.place,
        "seat": str(one.choice.seat),
        "done": one.choice.act.text,
        "choice": reasons.act.text,
        "agrees": one.agrees,
        "decided_by": reasons.decided_by,
        "candidates": [
            {
                "act": candidate.act.text,
                **picked(candidate, "points", "standard_error", "game"),
                "chances": None if candidate.chances is None else asdict(candidate.chances),
            }
            for candidate in reasons.candidates
        ],
        "maxims": [_counsel_document(counsel) for counsel in reasons.counsels],
        "worlds": [
            {
                "hands": {str(seat): [card.text for card in cards] for seat, cards in world.hands},
                "best": world.best.text,
            }
            for world in reasons.worlds
        ],
        "turns": [
            {
                "seat": str(turn.seat),
                "card": None if turn.card is None else turn.card.text,
                "void": None if turn.void is None else turn.void.word,
                **picked(turn, "chance", "ahead"),
            }
            for turn in reasons.turns
        ],
        "hint": one.advice.hint,
        "explanation": [paragraph.text for paragraph in one.advice.paragraphs if paragraph.text],
    }


def _counsel_document(counsel: Counsel) -> dict[str, object]:
    return {
        "book": counsel.book,
        "id": counsel.maxim,
        "acts": [act.text for act in counsel.acts],
        "warns": counsel.warns,
        "holds": counsel.followed,
        "outweighed_by": counsel.outweighed_by,
        "price": counsel.price,
    }
