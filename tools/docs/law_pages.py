"""Writes the documentation pages made from the laws: `python -m tools.docs.law_pages docs`.

There is one page for each register, and one each for the rules of the modern game, the comparison, the
referee's passes, the advice, the glossary and the values of the codes. Nothing in them is written by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from euchre.cli.laws.law_json import dotted
from euchre.cli.records.reading import write_whole
from euchre.lawbook import Decision, codes_of, decisions
from euchre.laws import load_code, value_text
from euchre.laws.register import (
    PHASES,
    REGISTER_NAMES,
    Axis,
    Law,
    Register,
    Silence,
    Situation,
    Term,
    load_comparison,
    load_glossary,
    load_register,
)
from euchre.lessons import rules_at_a_glance
from euchre.table.words.rulings import provision_text, what_happened
from tools.docs.advice_page import advice_page
from tools.docs.markdown import bullets, plain, stopped
from tools.docs.passes_page import passes_page
from tools.docs.values_page import values_page

_MADE = "% Made by `python -m tools.docs.law_pages docs`; change the data and not this page."


def pages() -> dict[str, str]:
    """Return the text of every page, by its path in the folder of the documentation."""
    registers = [load_register(name) for name in REGISTER_NAMES]
    return {
        **{f"laws/{register.name}.md": _page(_register(register)) for register in registers},
        "rules.md": _page(_rules()),
        "laws/comparison.md": _page(_comparison()),
        "laws/referee-rules.md": _page(passes_page(_cited)),
        "advice.md": _page(advice_page()),
        "house-values.md": _page(values_page()),
        "glossary.md": _page(_glossary(load_glossary())),
    }


def main() -> None:
    """Write the pages into the folder named on the command line."""
    folder = Path(sys.argv[1])
    (folder / "laws").mkdir(exist_ok=True)
    for path, text in pages().items():
        write_whole(str(folder / path), text)


def _page(blocks: Iterable[str]) -> str:
    return "\n\n".join((_MADE, *blocks)) + "\n"


def _label(register: str, law_id: str) -> str:
    return f"{register}-{law_id}".lower()


def _cited(register: str, law_id: str) -> str:
    return _link(register, law_id, full=True)


def _link(register: str, law_id: str, *, full: bool = False) -> str:
    return f"[{register + ' ' if full else ''}{law_id}](#{_label(register, law_id)})"


def _register(register: Register) -> Iterator[str]:
    yield f"# {register.name}"
    yield plain(stopped(register.title))
    yield plain(register.scope)
    count = sum(len(law.situations) for law in register.laws)
    yield (
        f"{len(register.laws)} laws and rules, all in our own words, with {count} situations. "
        "Readings of unclear texts and decisions on silences are ours, not the law's."
    )
    yield "## How the situations are written"
    yield "\n".join(f"- **{plain(word)}**: {plain(text)}" for word, text in register.conventions.items())
    decided = decisions(register.name)
    for phase in PHASES:
        laws = [law for law in register.laws if law.phase == phase]
        if laws:
            yield f"## {phase.capitalize() if phase != 'any' else 'At any time'}"
            for law in laws:
                yield from _law(register, law, decided[law.id])
    if register.silences:
        yield "## Silences"
        yield "The source has no rule on these matters. Our decisions are never cited as law."
        for silence in register.silences:
            yield from _silence(register, silence, decided[silence.id])


def _law(register: Register, law: Law, decision: Decision) -> Iterator[str]:
    yield f"({_label(register.name, law.id)})=\n### {plain(law.id)} {plain(law.heading)}"
    yield plain(law.says)
    facts = [f"*{law.kind}*; applies to: {plain(law.actors)}"]
    if law.games != (register.name,):
        facts.append(f"Holds in: {', '.join(law.games)}")
    if law.ambiguity is not None:
        facts.append(f"Where the text is open: {plain(law.ambiguity.open)}")
        if law.ambiguity.decision:
            ours = " ".join(filter(None, (law.ambiguity.decision, law.ambiguity.reason)))
            facts.append(f"**Our reading**: {plain(ours)}")
    facts.append(f"Where irregularities are made impossible: {plain(law.enforced)}")
    facts.append(f"At a table of real cards: {plain(law.club)}")
    yield bullets((*facts, *_decided(register, decision)))
    yield _situations(law.situations)


def _silence(register: Register, silence: Silence, decision: Decision) -> Iterator[str]:
    yield f"({_label(register.name, silence.id)})=\n### {plain(silence.id)} {plain(silence.matter)}"
    yield f"**Silence.** Our decision: {plain(silence.decision)}"
    yield bullets((f"Why: {plain(silence.reason)}", *_decided(register, decision)))
    yield _situations(silence.situations)


def _decided(register: Register, decision: Decision) -> Iterator[str]:
    codes = codes_of(register.name)
    values = [
        f"`{name} = {value_text(getattr(code, name))}`" + (f" ({code.name})" if len(codes) > 1 else "")
        for code in codes
        for name in decision.values
        if decision.law in code.laws[name]
    ]
    if values:
        yield f"Values: {', '.join(values)}"
    yield from dict.fromkeys(
        f"What follows: {what_happened(kind, codes[0])}. {plain(provision_text(code.provisions[kind]))}"
        for kind in decision.irregularities
        for code in codes
        if kind in code.provisions
    )
    if decision.functions:
        yield f"Decided by: {', '.join(f'`{dotted(name)}`' for name in decision.functions)}"
    if decision.reasons:
        yield f"Refused as: {', '.join(f'`{reason}`' for reason in decision.reasons)}"
    if decision.left_to_people is not None:
        yield f"Left to people: {decision.left_to_people}"


def _situations(situations: Iterable[Situation]) -> str:
    return "\n".join(f"{number}. {_situation(situation)}" for number, situation in enumerate(situations, 1))


def _situation(situation: Situation) -> str:
    parts = (("Given", situation.given), ("When", situation.when), ("Then", situation.then))
    text = " ".join(f"*{word}* {plain(stopped(said))}" for word, said in parts)
    return text + (" (The source's own example.)" if situation.from_source else "")


def _rules() -> Iterator[str]:
    code = load_code("modern")
    yield "# How euchre is played"
    yield (
        "Euchre is a quick trick-taking card game for two pairs, in which one side names the trumps and has "
        "to win three of five tricks. These are the rules of the modern game on one page; "
        "`euchre learn --glance --code CODE` prints those of the other games."
    )
    for section in rules_at_a_glance(code):
        yield f"## {section.title}"
        yield bullets(map(plain, section.rules))


def _comparison() -> Iterator[str]:
    comparison = load_comparison()
    yield "# The codes side by side"
    yield (
        f"{len(comparison.axes)} matters on which the four registers differ. `silent` means that the source "
        "has no rule; the text after it is our decision."
    )
    for axis in comparison.axes:
        yield f"## {plain(axis.name.replace('_', ' '))}"
        yield _axis(axis)
    yield "## Outside the sources"
    yield "Customs of tables and programs. None is law in the older codes; they can be set as house rules."
    rows = [
        (f"`{option.name}`", plain(option.says), plain(option.status), _values(option.values))
        for option in comparison.outside
    ]
    yield _table(("Custom", "What it is", "Status", "Value of a code"), rows)


def _values(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names) or "none"


def _axis(axis: Axis) -> str:
    rows = [
        (
            name,
            plain(cell.value),
            ", ".join((*(_link(name, law_id) for law_id in cell.laws), *cell.notes)) or "none",
        )
        for name, cell in axis.cells.items()
    ]
    return _table(("Code", "What it says", "Laws"), rows)


def _glossary(terms: Iterable[Term]) -> Iterator[str]:
    yield "# Glossary"
    yield ("Each thing has one name, in the package and in these pages. *Not* lists names used elsewhere.")
    rows = [
        (
            f"**{plain(term.word)}**",
            term.means,
            plain(", ".join(term.also)),
            ", ".join(f"`{dotted(name)}`" for name in term.code),
            ", ".join(_link(*law.split(" "), full=True) for law in term.laws),
        )
        for term in terms
    ]
    yield _table(("Word", "Meaning", "Not", "Name in the package", "Laws"), rows)


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, tuple("---" for _ in heads), *rows))


if __name__ == "__main__":
    main()
