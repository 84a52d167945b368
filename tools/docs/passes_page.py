"""The page of how the referee rules: every pass over an act, with its place in the order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from euchre.table.fold import PASSES
from euchre.table.passes import Pass


def passes_page(link: Callable[[str, str], str]) -> Iterator[str]:
    """Yield the blocks of the page; `link` writes a law of a register."""
    yield "# How the referee rules"
    yield (
        f"Every act at a table goes through {len(PASSES)} passes, one after another. Each says which passes "
        "have to come before it, and why. Up to *move* they settle what the act means and what it finds; "
        "from *words* on they rule on what it has brought about."
    )
    yield "\n".join(f"{place}. {_line(one, link)}" for place, one in enumerate(PASSES, 1))


def _line(one: Pass, link: Callable[[str, str], str]) -> str:
    ids = (link(register, law) for register, *laws in map(str.split, one.laws) for law in laws)
    cited = ", ".join(ids)
    reasons = "; ".join(f"after *{name}*, since {reason}" for name, reason in one.after.items())
    parts = [f"**{one.name}**: {one.does}", f"Laws: {cited}." if cited else ""]
    parts.append(f"{reasons[:1].upper()}{reasons[1:]}." if reasons else "")
    return " ".join(part for part in parts if part)
