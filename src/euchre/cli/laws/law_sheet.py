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
from ...pictures import Line, Span, Tone
from ...table.words.rulings import provision_text, what_happened
from ..output import console, print_lines, table_of
from ..text import block, entry_line, heading
from .law_json import dotted

_SILENCES = "Silences: the source says nothing, and these are our decisions"


def print_contents() -> None:
    """Print the six codes with their numbers of laws, the axes, and customs found in no source."""
    out, comparison = console(), load_comparison()
    table = table_of("Code", "Laws", "Situations", "Silences", "What it is", numbers=range(1, 4))
    for scope in every_scope():
        numbers = (len(scope.laws), scope.situations, len(scope.register.silences))
        table.add_row(scope.name, *map(str, numbers), scope.title)
    out.print(table, soft_wrap=False)
    for title, named in (
        (f"{len(comparison.axes)} axes on which the codes can be compared", comparison.axes),
        ("Customs that are law in none of the older sources", comparison.outside),
    ):
        print_lines(out, [(), heading(title), *block(", ".join(one.name for one in named), 2)])


def law_list(scope: Scope) -> Iterator[Line]:
    """Yield the laws by phase of the game, then the silences."""
    indent = max(len(entry.id) for entry in scope.entries) + 4
    yield from block(f"{scope.name}: {scope.register.title}", tone=Tone.STRONG)
    for phase in PHASES:
        laws = [law for law in scope.laws if law.phase == phase]
        if laws:
            yield ()
            yield heading(phase.capitalize() if phase != "any" else "At any time")
            for law in laws:
                yield from entry_line(f"  {law.id}", law.heading + _elsewhere(scope, law), indent)
    if scope.register.silences:
        yield ()
        yield heading(_SILENCES)
        for silence in scope.register.silences:
            yield from entry_line(f"  {silence.id}", silence.heading, indent)


def _elsewhere(scope: Scope, law: Law) -> str:
    return "" if scope.name in law.games else f" ({', '.join(law.games)})"


_REMARKS: Mapping[RemarkKind, str] = {
    "open": "Where the text is open",
    "reading": "How it is read here, which is ours and not the law's",
    "reason": "Why",
    "enforced": "Where irregularities are made impossible",
    "club": "At a table of real cards",
}


def law_in_full(scope: Scope, entry: Entry) -> Iterator[Line]:
    """Yield one law with its readings, situations, values and the functions that decide it."""
    yield from block(f"{scope.register.name} {entry.id}: {entry.heading}", tone=Tone.STRONG)
    if isinstance(entry, Law):
        when = "at any time" if entry.phase == "any" else entry.phase
        games = f"; holds in {', '.join(entry.games)}" if entry.games != (scope.register.name,) else ""
        yield from block(f"{entry.kind}, {when}; applies to: {entry.actors}{games}", 2, Tone.FAINT)
    else:
        yield from block("no law: the source is silent, and this is our decision", 2, Tone.FAINT)
    yield ()
    yield from block(entry.says, 2)
    for kind, text in remarks_on(entry):
        yield ()
        yield (Span(f"  {_REMARKS[kind]}"),)
        yield from block(text, 4)
    yield ()
    yield heading("Situations")
    for number, situation in enumerate(entry.situations, 1):
        yield from _situation(number, situation)
    yield from _decided(scope, decisions(scope.register.name)[entry.id])


def _situation(number: int, situation: Situation) -> Iterator[Line]:
    source = "; the source's own example" if situation.from_source else ""
    yield (Span(f"  {number}{source}", Tone.FAINT),)
    for word, text in (("given", situation.given), ("when", situation.when), ("then", situation.then)):
        yield from entry_line(f"    {word}", text, 10, Tone.FAINT)


def _decided(scope: Scope, decision: Decision) -> Iterator[Line]:
    code = scope.code
    values = [name for name in decision.values if code is not None and decision.law in code.laws[name]]
    if code is not None and values:
        yield ()
        yield heading(f"Values of {code.name} based on it")
        yield from (
            (Span(f"  {name} = "), Span(value_text(getattr(code, name)), Tone.GOOD)) for name in values
        )
    kinds = [kind for kind in decision.irregularities if code is not None and kind in code.provisions]
    if code is not None and kinds:
        yield ()
        yield heading(f"What {code.name} provides by it")
        for kind in kinds:
            text = f"{kind}, {what_happened(kind, code)}: {provision_text(code.provisions[kind], kind)}"
            yield from block(text, 2)
    yield ()
    yield heading("What decides it")
    yield from ((Span(f"  {dotted(name)}"),) for name in decision.functions)
    if decision.reasons:
        yield from block(f"an act that would break it is refused as {', '.join(decision.reasons)}", 2)
    if decision.left_to_people is not None:
        yield from block(f"no program: it is about {decision.left_to_people}", 2)


def found(hits: Iterable[tuple[Register, Entry]]) -> Iterator[Line]:
    """Yield the laws found with their wording, best match first."""
    for register, entry in hits:
        silence = "" if isinstance(entry, Law) else " (no law: our decision)"
        yield from block(f"{register.name} {entry.id}: {entry.heading}{silence}", tone=Tone.STRONG)
        yield from block(entry.says, 2)


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
