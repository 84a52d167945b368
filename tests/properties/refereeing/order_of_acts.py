"""The order in which acts are offered, as the text of a snapshot.

`python -m tests.properties.refereeing.order_of_acts` prints what belongs in `order_of_acts.txt` beside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from euchre.deal import Deal, dues
from tests.properties.lawful_play import played_out

SEEDS = (
    ("professor-1862", 2),
    ("jerome-1877", 9),
    ("leeds-dwight-1888", 16),
    ("modern", 20),
    ("modern-3", 5),
    ("modern-2", 13),
    ("everything at once", 11),
    ("everything at once", 37),
)
"""The deals whose offers are pinned."""


def snapshot() -> str:
    """For each deal the acts offered wherever new kinds of acts are offered, in their order."""
    return "".join(line for table, seed in SEEDS for line in _offers(table, seed))


def _offers(table: str, seed: int) -> Iterator[str]:
    yield f"# {table}, seed {seed}\n"
    met: set[tuple[str, ...]] = set()
    for deal in played_out(table, seed).states:
        kinds = tuple(sorted({act.words.split()[0] for due in dues(deal) for act in due.acts}))
        if kinds not in met:
            met.add(kinds)
            yield from _offered(deal)


def _offered(deal: Deal) -> Iterator[str]:
    yield f"after {deal.acts[-1].text if deal.acts else 'nothing'}\n"
    for due in dues(deal):
        acts = ", ".join(act.words for act in due.acts)
        yield f"  {due.actor} {'has' if due.awaited else 'may'} until {due.until}: {acts}\n"


if __name__ == "__main__":
    print(snapshot(), end="")
