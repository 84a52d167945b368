"""What the desk says, as lines: lists to choose from, previews, entries with rulings, score and laws."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...game import due_now
from ...laws import Code
from ...laws.register import load_register
from ...notation import DealLine
from ...pictures import Line, Span, Tone, tally
from ...seats import Seat, Side
from ...table import Ruling, Verdict, due
from ...table.desk import (
    Answer,
    Choice,
    Fact,
    Item,
    Question,
    Result,
    Scene,
    choices,
    draft_of,
    group_label,
)
from ...table.words.replies import said_to, standing
from ...table.words.rulings import ruling_text
from ...table.words.still_open import new_claims
from ..text import WIDTH, block, entry_line, heading
from .entries import Desk, What
from .scenes import names_at, scene_at

Names = Mapping[Seat, str]

_TONES = {Verdict.REFUSED: Tone.BAD, Verdict.NOTED: Tone.FAINT}
_HELP = (
    "Type what happened: what you can mean is listed while you type, and Enter takes the first.",
    "A number chooses from the list shown; an empty line chooses 1. Short forms, for those who know them:",
    "    deal a     b passes     c as     d discards ??     a claims revoke against d in trick 2",
    "?? is a card that nobody knows. What is not a regular call or card is shown first; Enter confirms it.",
    "",
    "undo, undo 7   take back the last entry, or entry 7",
    "correct 7      entry 7 was something else: say what; all that follows is ruled on again",
    "list           the entries with their numbers",
    "open           all that can be said now, the choices first",
    "score          the score; score 3 2 before the first deal ends begins with it",
    "law, why       the laws of the last ruling or refusal; the last ruling again; law 63 is that law",
    "names          who sits where; names Ann Bob Cleo Dan gives the names, from seat A on",
    "who leads?     a question is answered: whose turn, trump, the dealer, what is open; ? answers all",
    "back, stop     while something is asked: one answer back, or leave it",
    "quit           leave; the record stays",
)


def text_lines(text: str) -> Iterator[Line]:
    """Return sentences in lines; none for an empty text."""
    if text:
        yield from block(text)


def fault_lines(desk: Desk, text: str) -> Iterator[Line]:
    """Return a refusal in lines."""
    yield from block(in_names(text, names_at(desk)), tone=Tone.BAD)


def help_lines() -> Iterator[Line]:
    """Return what `help` says."""
    yield from ((Span(line),) for line in _HELP)


def menu_lines(items: Sequence[Item], scene: Scene, has_headings: bool) -> Iterator[Line]:
    """Return a menu: numbers, acts, and the results of those that are choices."""
    results = {choice.act: choice.result for choice in choices(scene)}
    group = None
    for number, item in enumerate(items, 1):
        if item.group != group and (has_headings or item.group in ("choice", "claim")):
            yield heading(group_label(item.group) + ":")
        group = item.group
        yield from entry_line(f"{number:>3}", item.label, 5, Tone.FAINT)
        result = results.get(item.draft.act_text or "")
        if result is not None:
            yield from block(result_words(result, scene.names), 7, Tone.FAINT)


def item_lines(items: Iterable[Item | Answer]) -> Iterator[Line]:
    """Return acts or answers with their numbers."""
    yield from numbered_lines(item.label for item in items)


def numbered_lines(texts: Iterable[str]) -> Iterator[Line]:
    """Return texts with their numbers."""
    for number, text in enumerate(texts, 1):
        yield from entry_line(f"{number:>3}", text, 5, Tone.FAINT)


def question_lines(said: str, question: Question) -> Iterator[Line]:
    """Return a question with the act so far and its answers."""
    yield (Span(f"{said}: ", Tone.FAINT), Span(question.text, Tone.STRONG))
    labels = [answer.label for answer in question.answers]
    if all(label.isdigit() for label in labels):
        if labels:
            yield from block(f"{', '.join(labels)}{', or another number' if question.free else ''}", 5)
        return
    width = max(map(len, labels))
    columns = max(1, WIDTH // (width + 6))
    cells = [f"{number:>3}  {label:<{width}} " for number, label in enumerate(labels, 1)]
    for first in range(0, len(cells), columns):
        yield (Span("".join(cells[first : first + columns]).rstrip()),)
    if question.takes_several:
        yield from block("One or several, such as '1 3'.", 5, Tone.FAINT)


def result_words(result: Result, names: Names) -> str:
    """Return what a choice leads to: `2 points to B and D, hand over, 3 : 0`."""
    gained = [(side, points) for side, points in result.gained.items() if points]
    parts = [
        f"{points} {'point' if points == 1 else 'points'} to {_side(side, names)}" for side, points in gained
    ]
    parts.append("play goes on" if result.goes_on else "hand over")
    if result.leads is not None:
        parts.append(f"{names.get(result.leads, result.leads)} leads")
    if result.next_dealer is not None:
        parts.append(f"{names.get(result.next_dealer, result.next_dealer)} deals next")
    return ", ".join((*parts, " : ".join(str(points) for _, points in result.score.items())))


def _side(side: Side, names: Names) -> str:
    return " and ".join(names.get(seat, str(seat)) for seat in side.seats)


def preview_lines(desk: Desk, acts: Iterable[What], forms_table: bool) -> Iterator[Line]:
    """Return acts in words, with the rulings on them and the choices that they open."""
    for what in acts:
        scene, now = scene_at(desk, forms_table), desk.entered((what,))
        yield from block(f"{said(now, len(now.entries))}?", tone=Tone.STRONG)
        yield from _ruling_lines(desk, now.entries[-1].rulings)
        known = {choice.act for choice in choices(scene)}
        opened = [choice for choice in choices(scene_at(now, forms_table)) if choice.act not in known]
        yield from _choice_lines(opened, scene.names)
        desk = now


def _choice_lines(found: Iterable[Choice], names: Names) -> Iterator[Line]:
    for choice in found:
        who = " or ".join(names.get(seat, str(seat)) for seat in choice.holders)
        yield from block(f"{who}: {in_names(choice.label, names)}, {in_names(choice.until, names)}", 5)
        yield from block(result_words(choice.result, names), 7, Tone.FAINT)


def entered_lines(before: Desk, now: Desk, place: int, has_rulings: bool) -> Iterator[Line]:
    """Return the entries from a place on that are new or ruled on otherwise, with rulings or without."""
    desk = now.before(place)
    for number, entry in enumerate(now.entries[place - 1 :], place):
        was = before.entries[number - 1 : number]
        is_as_before = was and was[0].what == entry.what and was[0].rulings == entry.rulings
        if not is_as_before:
            yield from entry_line(f"{number:>3}", said(now, number), 5, Tone.FAINT)
            yield from _ruling_lines(desk, entry.rulings if has_rulings else ())
            reply = None if isinstance(entry.what, DealLine) else said_to(entry.what, entry.session.table)
            for text in (*([] if reply is None else [reply]), *new_claims(desk.table, entry.session.table)):
                yield from block(in_names(_TO_TYPE.sub(".", text), names_at(now)), 5)
        desk = now.before(number + 1)
    if now.table.sitting.is_between_deals and not before.table.sitting.is_between_deals:
        yield from score_lines(now)


_TO_TYPE = re.compile(r": type '[^']*'\.")
"""What a sentence says of typing, where the list has the same as a number."""


def _ruling_lines(desk: Desk, rulings: Iterable[Ruling]) -> Iterator[Line]:
    for ruling in rulings:
        text = in_names(ruling_text(ruling, desk.code), names_at(desk))
        yield from block(text, 5, _TONES.get(ruling.verdict, Tone.PLAIN))


def correction_lines(before: Desk, now: Desk, place: int) -> Iterator[Line]:
    """Return what an entry becomes, and what is ruled otherwise after it."""
    if len(now.entries) < len(before.entries):
        yield heading(f"Entry {place}, '{said(before, place)}', did not happen?")
        place += 1
    else:
        yield heading(f"Entry {place}, '{said(before, place)}', becomes '{said(now, place)}'?")
    yield from score_lines(now)


def entry_lines(desk: Desk) -> Iterator[Line]:
    """Return the entries with their numbers; a star where a ruling was made."""
    for number, entry in enumerate(desk.entries, 1):
        mark = "  *" if entry.rulings else ""
        yield (Span(f"{number:>3}  ", Tone.FAINT), Span(said(desk, number)), Span(mark, Tone.BAD))


def said(desk: Desk, number: int) -> str:
    """Return an entry in words."""
    scene, what = scene_at(desk.before(number)), desk.entries[number - 1].what
    draft = draft_of(what.text)
    return what.text if draft is None else scene.label(draft)


def score_lines(desk: Desk) -> Iterator[Line]:
    """Return what the deal is worth so far, and the score."""
    table = desk.table
    text = f"Score: {standing(table.sitting.score)}."
    if table.sitting.deal is not None and not table.sitting.is_between_deals:
        text = f"Due for the deal: {tally(due(table))}. {text}"
    if table.sitting.score.won_by is not None:
        text = f"{text} {table.sitting.score.won_by} won the game."
    yield from block(in_names(text, names_at(desk)))


def why_lines(desk: Desk) -> Iterator[Line]:
    """Return the last rulings, and the headings of their laws."""
    rulings = next((entry.rulings for entry in reversed(desk.entries) if entry.rulings), ())
    if not rulings:
        yield (Span("Nothing has been ruled yet."),)
    yield from _ruling_lines(desk, rulings)
    register = load_register(desk.code.register)
    for law in dict.fromkeys(law for ruling in rulings for law in ruling.laws):
        yield from entry_line(f"     {law}", register[law].heading, 14, Tone.FAINT)


def law_lines(code: Code, laws: Iterable[str]) -> Iterator[Line]:
    """Return laws in their words. Raises EuchreError for a law that the code does not have."""
    register = load_register(code.register)
    for law in laws:
        entry = register[law.removeprefix(f"{code.register} ")]
        yield heading(f"{code.register} {entry.id}: {entry.heading}")
        yield from block(entry.says)


def fact_lines(facts: Iterable[Fact], words: str) -> Iterator[Line]:
    """Return the answers to the questions that have all the words, or to all questions."""
    known = tuple(facts)
    wanted = words.casefold().split()
    fitting = [fact for fact in known if all(word in fact.question.casefold() for word in wanted)]
    for fact in fitting or known:
        yield from block(f"{fact.question} {fact.answer}")


def seat_lines(desk: Desk) -> Iterator[Line]:
    """Return who sits where."""
    names = names_at(desk)
    seats = ", ".join(f"{seat} {names.get(seat, '-')}" for seat in desk.code.seating.seats)
    yield from block(f"{seats}.")


def state_line(desk: Desk) -> str:
    """Return the state of the table in a line: dealer, trump, who is to act, the score."""
    table, names = desk.table, names_at(desk)
    deal = table.sitting.deal
    parts = []
    if deal is not None and not deal.is_over:
        parts.append(f"{deal.dealer} deals" if deal.trump is None else f"{deal.trump} trumps")
        parts.append(
            f"{' and '.join(dict.fromkeys(str(each.actor) for each in due_now(table.sitting)))} to act"
        )
    parts.append(tally(table.sitting.score.points))
    return in_names(" · ".join(parts), names) + "   help · undo · open · law · quit"


_SEAT = re.compile(r"(?<![\w-])([A-D])(?![\w+-])(?!\+)(?=( [a-z]+)?)")
_AFTER_A = frozenset("or and may can must will has had alone to from of is was".split())


def in_names(text: str, names: Names) -> str:
    """Return a text with the names of players in place of their seats; an article `A` stays."""
    if not names:
        return text

    def named(found: re.Match[str]) -> str:
        following = (found[2] or "").strip()
        is_article = (
            found[1] == "A" and following and following not in _AFTER_A and not following.endswith("s")
        )
        return found[1] if is_article else names.get(Seat.from_text(found[1]), found[1])

    return _SEAT.sub(named, re.sub(r"\b([A-D])\+([A-D])\b", r"\1 and \2", text))
