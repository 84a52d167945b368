"""The desk for programs: each line that is read is answered by one line of JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum

from ...notation import DealLine
from ...pictures import Line
from ...seats import BySide
from ...table import due
from ...table.desk import Answer, Item, answers, choices
from ...table.words.replies import said_to
from ..output import by_side, text_or_none
from .conversation import Conversation
from .entries import Desk
from .kept_record import KeptRecord
from .rulings import ruling_document


def answer_in_json(desk: Desk, record: KeptRecord, forms_table: bool) -> None:
    """Answer each line of standard input until it ends or says `quit`; the first answer is to no line."""
    said: list[str] = []

    def keep(lines: Iterable[Line]) -> None:
        said.extend("".join(span.text for span in line).strip() for line in lines)

    conversation = Conversation(desk, record, keep, forms_table=forms_table, confirms_typed=False)
    conversation.begin()
    _write({"line": None, "outcome": "ready"} | _document(conversation, desk, said))
    for line in iter(sys.stdin.readline, ""):
        said.clear()
        before = conversation.desk
        conversation.hear(line)
        if conversation.has_left:
            return
        outcome = _outcome(conversation, before)
        _write({"line": line.strip(), "outcome": outcome} | _document(conversation, before, said))


def _write(document: dict[str, object]) -> None:
    sys.stdout.write(json.dumps({"schema": "euchre.desk/2", **document}, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def _outcome(conversation: Conversation, before: Desk) -> str:
    if conversation.fault is not None:
        return "refused"
    if conversation.desk is not before:
        return "entered"
    return "asked" if conversation.draft is not None or conversation.proposal is not None else "answered"


def _document(conversation: Conversation, before: Desk, said: list[str]) -> dict[str, object]:
    desk, scene, proposal = conversation.desk, conversation.scene, conversation.proposal
    sitting = desk.table.sitting
    return {
        "fault": conversation.fault,
        **_entries(desk, before),
        "question": _question(conversation),
        "confirm": None if proposal is None else [what.text for what in proposal.acts],
        "listed": [_choosable(number, one) for number, one in enumerate(conversation.listed, 1)],
        "choices": [plain(choice) for choice in choices(scene)],
        "facts": [plain(fact) for fact in answers(scene)],
        "said": list(said),
        "due": by_side(due(desk.table)) if sitting.deal is not None else None,
        "score": by_side(sitting.score.points),
        "games": by_side(sitting.score.games),
        "winner": text_or_none(sitting.score.won_by),
        "code": desk.code.base or desk.code.name,
        "record": conversation.record.path,
    }


def _entries(desk: Desk, before: Desk) -> dict[str, object]:
    """Return how many entries stand as before, and those after them, which are new or ruled on again."""
    pairs = zip(desk.entries, before.entries, strict=False)
    least = min(len(desk.entries), len(before.entries))
    kept = next((at for at, (one, other) in enumerate(pairs) if one is not other), least)
    return {
        "kept": kept,
        "entered": [
            {
                "number": number,
                "text": entry.what.text,
                "rulings": [ruling_document(ruling, desk.code) for ruling in entry.rulings],
                "reply": None
                if isinstance(entry.what, DealLine)
                else said_to(entry.what, entry.session.table),
            }
            for number, entry in enumerate(desk.entries[kept:], kept + 1)
        ],
    }


def _question(conversation: Conversation) -> dict[str, object] | None:
    """Return what the act that is being completed still asks."""
    question, draft = conversation.question, conversation.draft
    if question is None or draft is None:
        return None
    return {
        "act": conversation.scene.label(draft),
        "text": question.text,
        "takes_several": question.takes_several,
        "free": question.free,
    }


def _choosable(number: int, one: Item | Answer) -> dict[str, object]:
    if isinstance(one, Answer):
        return {"number": number, "label": one.label, "value": one.value}
    return {"number": number, "label": one.label, "group": one.group, "act": one.draft.act_text}


def plain(value: object) -> object:
    """Return a value of the model as JSON has it: objects by the names of their fields, seats as text."""
    match value:
        case BySide():
            return by_side(value)
        case tuple():
            return [plain(one) for one in value]
        case Enum():
            return str(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value
