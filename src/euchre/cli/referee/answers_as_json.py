"""The referee's desk for programs: each line that is read is answered by one line of JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable

from ...game import due_now
from ...laws import Code
from ...pictures import Line
from ...table import due
from ...table.speech.guiding.guide import Guide, step_of
from ...table.words.offered import claims_possible, open_offers, typed
from ...table.words.rulings import ruling_text
from ...table.words.still_open import beside_choices
from ..output import by_side, text_or_none
from .assistant import Assistant
from .confirming import Unconfirmed
from .desk import Desk
from .rulings import ruling_document
from .saying_back import said_back


def answer_in_json(code: Code, path: str) -> None:
    """Answer each line of standard input until it ends or says `quit`; the first answer is to no line.

    The entries are kept in the record at `path`.
    """
    said: list[str] = []

    def keep(lines: Iterable[Line]) -> None:
        said.extend("".join(span.text for span in line).strip() for line in lines)

    assistant = Assistant(code, path, keep)
    _write({"line": None, "outcome": "ready"} | _document(assistant, assistant.desk, said))
    for line in iter(sys.stdin.readline, ""):
        if line.strip() in ("quit", "exit"):
            return
        said.clear()
        before, asked = assistant.desk, assistant.waiting
        assistant.hear(line)
        outcome = _outcome(assistant, before, asked)
        _write({"line": line.strip(), "outcome": outcome} | _document(assistant, before, said))


def _write(document: dict[str, object]) -> None:
    sys.stdout.write(json.dumps({"schema": "euchre.desk/1", **document}, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def _outcome(assistant: Assistant, before: Desk, asked: Unconfirmed | Guide | None) -> str:
    if assistant.desk is not before:
        return "entered"
    if assistant.waiting is not None and assistant.waiting is not asked:
        return "asked"
    return "answered" if assistant.fault is None else "refused"


def _document(assistant: Assistant, before: Desk, said: list[str]) -> dict[str, object]:
    desk = assistant.desk
    table = desk.table
    waiting = due_now(table.sitting)
    score = table.sitting.score
    return {
        "fault": assistant.fault,
        **_entries(desk, before),
        "question": _question(assistant),
        "said": list(said),
        "to_act": str(waiting[0].actor) if waiting else None,
        **_open(desk),
        "due": by_side(due(table)) if table.sitting.deal is not None else None,
        "score": by_side(score.points),
        "games": by_side(score.games),
        "code": desk.code.base or desk.code.name,
        "record": assistant.path,
        "winner": text_or_none(score.won_by),
        "next_dealer": text_or_none(table.sitting.next_dealer) if table.sitting.is_between_deals else None,
    }


def _entries(desk: Desk, before: Desk) -> dict[str, object]:
    """How many entries stand as before, and those after them, which are new or ruled on again."""
    pairs = zip(desk.entries, before.entries, strict=False)
    kept = next((at for at, (one, other) in enumerate(pairs) if one is not other), None)
    kept = min(len(desk.entries), len(before.entries)) if kept is None else kept
    return {
        "kept": kept,
        "entered": [
            {
                "number": number,
                "text": entry.text,
                "words": said_back(entry.what, entry.table),
                "rulings": [ruling_document(ruling, desk.code) for ruling in entry.rulings],
                "reply": entry.reply,
            }
            for number, entry in enumerate(desk.entries[kept:], kept + 1)
        ],
    }


def _question(assistant: Assistant) -> dict[str, object] | None:
    """What waits for an answer: a reading to be confirmed, or a question of the guide with its answers."""
    waiting = assistant.waiting
    if waiting is None:
        return None
    if isinstance(waiting, Guide):
        step = step_of(waiting, assistant.desk.table)
        asked, answers = ("", ()) if step is None else (step.question, step.choices)
        return {
            "kind": "guide",
            "asked": asked,
            "answers": [
                {"number": number, "words": choice.words} for number, choice in enumerate(answers, 1)
            ],
        }
    return {
        "kind": "confirm",
        "read": [told.text for told, _ in waiting.told],
        "words": [said_back(told, table) for told, table in waiting.told],
        "left_aside": list(waiting.beside.phrases),
        "answers": [{"number": number, "words": words} for number, words in enumerate(_CONFIRM, 1)],
    }


_CONFIRM = ("yes", "no", "guide me")
"""The answers to a reading that is to be confirmed."""


def _open(desk: Desk) -> dict[str, object]:
    """What may be chosen and claimed, each with what to type, and what else is open."""
    table = desk.table
    return {
        "choices": [
            {
                "irregularity": case.irregularity,
                "holders": [str(seat) for seat in ruling.holders],
                "text": ruling_text(ruling, desk.code),
                "type": [typed(table, case, ruling.holders[0], name) for name in ruling.remedies],
            }
            for case, ruling in open_offers(table)
        ],
        "claims": list(claims_possible(table)),
        "open": list(beside_choices(table)),
    }
