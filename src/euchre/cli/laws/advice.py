"""`euchre advice`: lists the maxims of a book, or shows one in full."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

import click

from ...bots.book import UNPLAYED, book_for
from ...laws import Code, load_code
from ...laws.register import MOMENTS, Advice, Example, Maxim, load_advice
from ...pictures import Line, Span, Tone
from ..completion import complete_codes
from ..options import json_option
from ..output import console, picked, print_lines, write_json
from ..text import block, entry_line, heading

_WHOM = {
    "any": "any player",
    "dealer": "the dealer",
    "lone player": "the lone player",
    "adversary of a lone player": "the adversaries of a lone player",
    "caller": "the player who calls a card",
}


@click.command("advice", epilog="Example: euchre advice leeds-dwight-1888 S4")
@click.argument("code", shell_complete=complete_codes)
@click.argument("maxim_id", metavar="[ID]", required=False)
@json_option
def command(code: str, maxim_id: str | None, as_json: bool) -> None:
    """Show the printed advice for a code: all maxims or one.

    With an id: the maxim in our own words, its reason, situations in which it
    applies and does not apply, and whether the player 'book' follows it. Codes
    without a book of their own use the book of 1888.
    """
    table = load_code(code)
    advice = load_advice(book_for(table).name)
    if maxim_id is None:
        document, lines = _list_document(table, advice), _list(table, advice)
    else:
        document, lines = _document(advice, advice[maxim_id]), _in_full(advice, advice[maxim_id])
    if as_json:
        write_json(*document)
    else:
        print_lines(console(), lines)


def why_not_played(advice: Advice, maxim: Maxim) -> str | None:
    """Return why the player `book` does not follow a maxim; None if it does."""
    return UNPLAYED[advice.name].get(maxim.id)


def whose(maxim: Maxim) -> str:
    """Return the players that a maxim advises, in words."""
    return _WHOM.get(maxim.seat, maxim.seat)


def how_strong(maxim: Maxim) -> str:
    """Return the strength of a maxim, in words."""
    return {"never": "a strict warning", "avoid": "a warning"}.get(maxim.strength, maxim.strength)


def _list_document(code: Code, advice: Advice) -> tuple[str, dict[str, object]]:
    return "euchre.advice-list/1", {
        "code": code.name,
        "book": advice.name,
        "title": advice.title,
        "maxims": [
            {
                **picked(maxim, "id", "heading", "moment", "seat", "strength", "says"),
                "played": why_not_played(advice, maxim) is None,
            }
            for maxim in advice.maxims.values()
        ],
    }


def _document(advice: Advice, maxim: Maxim) -> tuple[str, dict[str, object]]:
    why_not = why_not_played(advice, maxim)
    return "euchre.advice/1", {
        "book": advice.name,
        **asdict(maxim),
        "played": why_not is None,
        "why_not_played": why_not,
    }


def _list(code: Code, advice: Advice) -> Iterator[Line]:
    yield from block(advice.title, tone=Tone.STRONG)
    if code.register != advice.name:
        yield from block(
            f"{code.name} has no printed advice of its own. The maxims of this book apply where the "
            f"situation exists under {code.name} too."
        )
    indent = max(map(len, advice.maxims)) + 4
    for moment in MOMENTS:
        maxims = [maxim for maxim in advice.maxims.values() if maxim.moment == moment]
        if maxims:
            yield ()
            yield heading(moment.capitalize())
        for maxim in maxims:
            mark = "" if why_not_played(advice, maxim) is None else "; listed only"
            text = f"{maxim.heading} ({whose(maxim)}; {how_strong(maxim)}{mark})"
            yield from entry_line(f"  {maxim.id}", text, indent)


def _in_full(advice: Advice, maxim: Maxim) -> Iterator[Line]:
    yield from block(f"{advice.name} {maxim.id}: {maxim.heading}", tone=Tone.STRONG)
    yield from block(f"{maxim.moment}; for {whose(maxim)}; {how_strong(maxim)}", 2, Tone.FAINT)
    yield ()
    yield from block(maxim.says, 2)
    yield ()
    yield (Span("  Why, as the book says" if maxim.why_from_book else "  Why, as we explain it"),)
    yield from block(maxim.why, 4)
    why_not = why_not_played(advice, maxim)
    if why_not is not None:
        yield ()
        yield from block(f"The player 'book' does not follow it: {why_not}.", 2)
    for title, examples in (("Where it applies", maxim.speaks), ("Where it does not apply", maxim.silent)):
        if examples:
            yield ()
            yield heading(f"{title} (A deals)")
            for example in examples:
                yield from _example(example)


def _example(example: Example) -> Iterator[Line]:
    yield from entry_line("  -", example.given, 4)
    if example.then:
        own = "   (the book's own example)" if example.from_source else ""
        yield (Span("    "), Span(example.then, Tone.GOOD), Span(own, Tone.FAINT))
