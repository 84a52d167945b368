"""The text that `euchre law` prints: lists, one law in full, codes side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ...lawbook import Decision, decisions
from ...laws import value_text
from ...laws.register import (
    PHASES,
    Axis,
    Entry,
    Law,
    Register,
    RemarkKind,
    Scope,
    Situation,
    every_scope,
    load_comparison,
    remarks_on,
)
from ...pictures import Line, Span, Tone, wrapped
from ...table.speech.words import provision_text, what_happened
from ..output import console, print_lines
from .law_json import dotted

_WIDTH = 78
_SILENCES = "Silences: the source says nothing, and these are our decisions"


def print_contents() -> None:
    """Print the six codes with their numbers of laws, the axes, and customs found in no source."""
    from rich.table import Table

    out, comparison = console(), load_comparison()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("Code", "Laws", "Situations", "Silences", "What it is"):
        table.add_column(head, justify="left" if head in ("Code", "What it is") else "right")
    for scope in every_scope():
        title = scope.code.title if scope.code else scope.register.title
        situations = sum(len(law.situations) for law in scope.laws)
        table.add_row(
            scope.name, f"{len(scope.laws)}", f"{situations}", f"{len(scope.register.silences)}", title
        )
    out.print(table, soft_wrap=False)
    axes = ", ".join(axis.name for axis in comparison.axes)
    outside = ", ".join(option.name for option in comparison.outside)
    print_lines(
        out,
        [
            (),
            (Span(f"{len(comparison.axes)} axes on which the codes can be compared", Tone.STRONG),),
            *_block(axes, 2),
            (),
            (Span("Customs that are law in none of the older sources", Tone.STRONG),),
            *_block(outside, 2),
        ],
    )


def print_laws(scope: Scope) -> None:
    """Print the laws by phase of the game, then the silences."""
    print_lines(console(), _laws(scope))


def _laws(scope: Scope) -> Iterator[Line]:
    indent = max(len(entry.id) for entry in scope.entries) + 4
    yield from _block(f"{scope.name}: {scope.register.title}", 0, Tone.STRONG)
    for phase in PHASES:
        laws = [law for law in scope.laws if law.phase == phase]
        if laws:
            yield ()
            yield (Span(phase.capitalize() if phase != "any" else "At any time", Tone.STRONG),)
            for law in laws:
                yield from _listed(law.id, law.heading + _elsewhere(scope, law), indent)
    if scope.register.silences:
        yield ()
        yield (Span(_SILENCES, Tone.STRONG),)
        for silence in scope.register.silences:
            yield from _listed(silence.id, silence.heading, indent)


def _elsewhere(scope: Scope, law: Law) -> str:
    return "" if scope.name in law.games else f" ({', '.join(law.games)})"


def print_law(scope: Scope, entry: Entry) -> None:
    """Print one law with its readings, situations, values and the functions that decide it."""
    print_lines(console(), _law(scope, entry))


_REMARKS: Mapping[RemarkKind, str] = {
    "open": "Where the text is open",
    "reading": "How it is read here, which is ours and not the law's",
    "reason": "Why",
    "enforced": "Where irregularities are made impossible",
    "club": "At a table of real cards",
}


def _law(scope: Scope, entry: Entry) -> Iterator[Line]:
    yield from _block(f"{scope.register.name} {entry.id}: {entry.heading}", 0, Tone.STRONG)
    if isinstance(entry, Law):
        when = "at any time" if entry.phase == "any" else entry.phase
        games = f"; holds in {', '.join(entry.games)}" if entry.games != (scope.register.name,) else ""
        yield from _block(f"{entry.kind}, {when}; applies to: {entry.actors}{games}", 2, Tone.FAINT)
    else:
        yield from _block("no law: the source is silent, and this is our decision", 2, Tone.FAINT)
    yield ()
    yield from _block(entry.says, 2)
    for kind, text in remarks_on(entry):
        yield ()
        yield (Span(f"  {_REMARKS[kind]}"),)
        yield from _block(text, 4)
    yield ()
    yield (Span("Situations", Tone.STRONG),)
    for number, situation in enumerate(entry.situations, 1):
        yield from _situation(number, situation)
    yield from _decided(scope, decisions(scope.register.name)[entry.id])


def _situation(number: int, situation: Situation) -> Iterator[Line]:
    source = "; the source's own example" if situation.from_source else ""
    yield (Span(f"  {number}{source}", Tone.FAINT),)
    for word, text in (("given", situation.given), ("when", situation.when), ("then", situation.then)):
        lines = wrapped(text, _WIDTH - 10)
        yield (Span(f"    {word:<6}", Tone.FAINT), Span(lines[0]))
        yield from ((Span(f"{'':10}{line}"),) for line in lines[1:])


def _decided(scope: Scope, decision: Decision) -> Iterator[Line]:
    code = scope.code
    values = [name for name in decision.values if code is not None and decision.law in code.laws[name]]
    if code is not None and values:
        yield ()
        yield (Span(f"Values of {code.name} based on it", Tone.STRONG),)
        yield from (
            (Span(f"  {name} = "), Span(value_text(getattr(code, name)), Tone.GOOD)) for name in values
        )
    kinds = [kind for kind in decision.irregularities if code is not None and kind in code.provisions]
    if code is not None and kinds:
        yield ()
        yield (Span(f"What {code.name} provides by it", Tone.STRONG),)
        for kind in kinds:
            text = f"{kind}, {what_happened(kind)}: {provision_text(code.provisions[kind])}"
            yield from _block(text, 2)
    yield ()
    yield (Span("What decides it", Tone.STRONG),)
    yield from ((Span(f"  {dotted(name)}"),) for name in decision.functions)
    if decision.reasons:
        yield from _block(f"an act that would break it is refused as {', '.join(decision.reasons)}", 2)
    if decision.left_to_people is not None:
        yield from _block(f"no program: it is about {decision.left_to_people}", 2)


def print_found(hits: Iterable[tuple[Register, Entry]]) -> None:
    """Print the laws found with their wording, best match first."""
    print_lines(console(), _found(hits))


def _found(hits: Iterable[tuple[Register, Entry]]) -> Iterator[Line]:
    for register, entry in hits:
        silence = "" if isinstance(entry, Law) else " (no law: our decision)"
        yield from _block(f"{register.name} {entry.id}: {entry.heading}{silence}", 0, Tone.STRONG)
        yield from _block(entry.says, 2)


def print_comparison(axis: Axis) -> None:
    """Print what each register says on one axis, with its laws."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    out = console()
    table = Table(
        title=axis.name.replace("_", " "),
        title_justify="left",
        box=SIMPLE_HEAD if out.is_terminal else None,
        pad_edge=False,
        padding=(0, 2, 1, 0),
    )
    table.add_column("Code", no_wrap=True)
    table.add_column("What it says")
    table.add_column("Laws", max_width=20)
    for name, cell in axis.cells.items():
        table.add_row(name, cell.value, ", ".join((*cell.laws, *cell.notes)) or "none")
    out.print(table, soft_wrap=False)


def _listed(law_id: str, heading: str, indent: int) -> Iterator[Line]:
    """An id and its heading, which starts at column `indent`."""
    lines = wrapped(heading, _WIDTH - indent)
    yield (Span(f"  {law_id:<{indent - 2}}"), Span(lines[0]))
    yield from ((Span(f"{'':{indent}}{line}"),) for line in lines[1:])


def _block(text: str, indent: int, tone: Tone = Tone.PLAIN) -> Iterator[Line]:
    yield from ((Span(f"{'':{indent}}{line}", tone),) for line in wrapped(text, _WIDTH - indent))
