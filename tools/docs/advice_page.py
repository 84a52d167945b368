"""The documentation page with the advice of the books."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cli.laws.advice import how_strong, whose, why_not_played
from euchre.laws.register import ADVICE_NAMES, MOMENTS, Advice, Example, Maxim, load_advice
from tools.docs.markdown import bullets, plain, stopped


def advice_page() -> Iterator[str]:
    """Yield the blocks of the page: the maxims of each book, grouped by the moment of play they apply to."""
    yield "# The advice of the books"
    yield (
        "Two of the sources give advice besides the laws. This page has all of it, in our own words. "
        "The player [`book`](players/book.md) follows it, and each situation below is one of its tests. "
        "A deals. "
        "Before the arrow is what the player sees, after it what the maxim recommends. "
        "*Silent* marks a situation to which the maxim does not apply."
    )
    for name in ADVICE_NAMES:
        yield from _book(load_advice(name))


def _book(advice: Advice) -> Iterator[str]:
    played = sum(why_not_played(advice, maxim) is None for maxim in advice.maxims.values())
    yield f"## {advice.name}"
    yield plain(stopped(advice.title))
    yield plain(advice.scope)
    yield f"{len(advice.maxims)} maxims, of which `book` follows {played}."
    for moment in MOMENTS:
        maxims = [maxim for maxim in advice.maxims.values() if maxim.moment == moment]
        if maxims:
            yield f"### {advice.name}: {moment}"
        for maxim in maxims:
            yield from _maxim(advice, maxim)


def _maxim(advice: Advice, maxim: Maxim) -> Iterator[str]:
    yield f"({advice.name}-advice-{maxim.id.lower()})=\n#### {maxim.id} {plain(maxim.heading)}"
    yield f"{plain(maxim.says)} *For {whose(maxim)}; {how_strong(maxim)}.*"
    whose_reason = "Why, as the book says" if maxim.why_from_book else "Why, as we explain it"
    facts = [f"{whose_reason}: {plain(maxim.why)}"]
    why_not = why_not_played(advice, maxim)
    if why_not is not None:
        facts.append(f"`book` does not follow it: {plain(why_not)}.")
    facts += [_example(example) for example in (*maxim.speaks, *maxim.silent)]
    yield bullets(facts)


def _example(example: Example) -> str:
    own = " (The book's own example.)" if example.from_source else ""
    return f"`{example.given}` → `{example.then}`{own}" if example.then else f"Silent: `{example.given}`"
