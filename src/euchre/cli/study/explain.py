"""`euchre explain`: the decisions of a recorded deal, and what an expert would have done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import click

from ...acts import Act, Call, Discard, Play
from ...bots import Counsel, Reasoned
from ...cards import UNKNOWN
from ...chance import Stream
from ...deal import Deal, Due, Stage, after, dues, new_deal
from ...explain.advised import advised, adviser_of
from ...explain.explanation import as_done, asked_for, explained, in_a_line
from ...explain.voice import capital
from ...pictures import Line, Span, Tone
from ...players import bot_for
from ...seats import Seat
from ...view import View, view_of
from ..output import bad_input, console, print_lines, write_json
from ..records.reading import PlayedDeal, chosen, deals_of, read_file, warn_of_deals_in_play

_PLACE = re.compile(r"[1-9]\.[1-4]|call\.[1-8]|discard")


@click.command("explain", epilog="Example: euchre explain evening.euchre --deal 3 --at 2.1")
@click.argument("file")
@click.option("--deal", "number", type=click.IntRange(min=0), metavar="N", help="Which deal. [default: last]")
@click.option(
    "--at",
    "place",
    metavar="TRICK.CARD",
    help="Which choice: 2.1, call.3 or discard. [default: all]",
)
@click.option("--by", "adviser", metavar="NAME", help="Whose advice. [default: expert]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(file: str, number: int | None, place: str | None, adviser: str | None, as_json: bool) -> None:
    """Show what an expert would do in a deal of a record, and why.

    A card of the play is named by trick and card, a call by its number, as
    call.3. Nothing is used but what the player in his seat could see.
    """
    if place is not None and _PLACE.fullmatch(place) is None:
        raise bad_input(f"'{place}': write trick and card as 3.2, a call as call.3, or discard")
    deals = deals_of(file, read_file(file))
    if not deals:
        raise bad_input(f"{file} has no deal to explain")
    (played,) = chosen(deals, number, file) if number is not None else deals[-1:]
    name = adviser or adviser_of(played.deal.code)
    decisions = [one for one in _decisions(played, name) if place in (None, one.place)]
    if not decisions:
        at = "decision" if place is None else f"decision {place}"
        raise bad_input(f"{file}, deal {played.number} has no {at} with a hand that is recorded")
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

    place: str
    """As it is asked for: `2.1`, `call.3`, `discard`."""
    seat: Seat
    view: View
    done: Act
    reasons: Reasoned

    @property
    def agrees(self) -> bool:
        """Whether what was done is what the adviser would have done."""
        return self.done == self.reasons.act


def _decisions(played: PlayedDeal, name: str) -> Iterator[ExplainedChoice]:
    """Every call, discard and card of a deal by a player whose hand is recorded."""
    whole = played.deal
    bot_for(whole.code, name)
    deal = new_deal(whole.code, whole.dealer)
    for act in whole.acts:
        place, due = _place(deal, act), _due(deal, act)
        if place is not None and due is not None:
            view = view_of(deal, due.actor, played.sitting.before_deal)
            if UNKNOWN not in view.hand and len(view.hand):
                stream = Stream(0, played.number, due.actor, len(deal.acts))
                reasons = advised(view, due, stream, name)
                yield ExplainedChoice(place=place, seat=due.actor, view=view, done=act, reasons=reasons)
        deal = after(deal, act)


def _place(deal: Deal, act: Act) -> str | None:
    """How a decision is asked for; None for what is no call, no discard and no card of the play."""
    if isinstance(act, Call) and deal.stage in (Stage.ORDERING, Stage.MAKING):
        return f"call.{len(deal.calling.calls) + 1}"
    if isinstance(act, Discard):
        return "discard"
    if isinstance(act, Play) and deal.stage in (Stage.PREPARING, Stage.PLAYING):
        on_table = 0 if deal.trick is None else len(deal.trick.plays)
        return f"{len(deal.finished_tricks) + 1}.{on_table + 1}"
    return None


def _due(deal: Deal, act: Act) -> Due | None:
    """What was due when an act was done."""
    return next((due for due in dues(deal) if due.actor == act.actor and act in due.acts), None)


def _verdict(decision: ExplainedChoice) -> str:
    did = f"{decision.seat} {as_done(decision.done, decision.view)}"
    if len(decision.reasons.candidates) == 1:
        return f"{did}, and had no choice."
    if decision.agrees:
        return f"{did}, and so would '{decision.reasons.player}'."
    return f"{did}; '{decision.reasons.player}' would {asked_for(decision.reasons.act, decision.view)}."


def _in_short(played: PlayedDeal, name: str, decisions: list[ExplainedChoice]) -> Iterator[Line]:
    yield (Span(f"Deal {played.number}, {played.deal.dealer} dealing", Tone.STRONG),)
    for one in decisions:
        did = f"{one.seat} {as_done(one.done, one.view)}"
        other = "" if one.agrees else f"; '{name}' would {asked_for(one.reasons.act, one.view)}"
        maxim = "" if one.reasons.decided_by is None else f"  {one.reasons.decided_by}"
        yield (
            Span(f"  {one.place:<9}", Tone.FAINT),
            Span(did),
            Span(other, Tone.BAD),
            Span(maxim, Tone.FAINT),
        )
    forced = sum(len(one.reasons.candidates) == 1 for one in decisions)
    alike = sum(one.agrees for one in decisions) - forced
    yield ()
    yield (
        Span(f"{alike} of {len(decisions) - forced} choices are those of '{name}'; {forced} were forced."),
    )


def _in_full(decision: ExplainedChoice) -> Iterator[Line]:
    yield (Span(f"{decision.place}: {_verdict(decision)}", Tone.STRONG),)
    yield ()
    for paragraph in explained(decision.view, decision.reasons, None):
        yield from paragraph.lines(2)


def _document(played: PlayedDeal, name: str, decisions: list[ExplainedChoice]) -> dict[str, object]:
    return {
        "deal": played.number,
        "dealer": str(played.deal.dealer),
        "by": name,
        "decisions": [_decision_document(one) for one in decisions],
    }


def _decision_document(decision: ExplainedChoice) -> dict[str, object]:
    reasons = decision.reasons
    return {
        "at": decision.place,
        "seat": str(decision.seat),
        "done": decision.done.text,
        "choice": reasons.act.text,
        "agrees": decision.agrees,
        "decided_by": reasons.decided_by,
        "candidates": [
            {
                "act": one.act.text,
                "points": one.points,
                "standard_error": one.standard_error,
                "game": one.game,
                "chances": None
                if one.chances is None
                else {"euchre": one.chances.euchre, "point": one.chances.point, "march": one.chances.march},
            }
            for one in reasons.candidates
        ],
        "maxims": [_counsel_document(one) for one in reasons.counsels],
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
                "chance": turn.chance,
                "ahead": turn.ahead,
            }
            for turn in reasons.turns
        ],
        "hint": in_a_line(decision.view, reasons),
        "explanation": [
            capital(paragraph.text) for paragraph in explained(decision.view, reasons, None) if paragraph.text
        ],
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
