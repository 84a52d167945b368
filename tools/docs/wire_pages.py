"""Describes the wire for programs and people: `python -m tools.docs.wire_pages docs`.

From the message types alone it writes `docs/wire/schema.json` (JSON Schema 2020-12 of every message),
`docs/wire/asyncapi.json` (AsyncAPI 3 of the table's socket), and the tables of fields in `docs/wire.md`.
A test fails when one of these files is out of date.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from euchre import __version__
from euchre.laws.field_docs import docs_of_fields
from euchre.server.wire import evening_replies, law_replies, replay_replies, replies, requests, study_replies

REQUESTS: tuple[type[msgspec.Struct], ...] = get_args(requests.AnyRequest)
REPLIES: tuple[type[msgspec.Struct], ...] = get_args(replies.AnyReply)
BODIES: tuple[type[msgspec.Struct], ...] = (
    requests.NewPerson,
    requests.Arrive,
    requests.Join,
    requests.NewPasskey,
    requests.PasskeySignIn,
    requests.AskPerson,
    requests.AnswerAsked,
    requests.PlayAgain,
    requests.Block,
    requests.Report,
    requests.NewTable,
    requests.PlayDaily,
    requests.NewEvening,
    requests.TakePart,
    requests.WatchTable,
    requests.EveningEntry,
    requests.PuzzleTry,
    requests.LessonTry,
)
ANSWERS: tuple[type[msgspec.Struct], ...] = (
    replies.Me,
    replies.MoveLink,
    replies.PageVersion,
    replies.RecoveryLink,
    replies.IdentityInfo,
    replies.PasskeyChallenge,
    replies.Opened,
    replies.MyTables,
    replies.Invited,
    replies.MyCompany,
    replies.StandingLink,
    replies.Lobby,
    replies.Games,
    replies.Trouble,
    replay_replies.Replay,
    replay_replies.Dealing,
    law_replies.LawBooks,
    law_replies.LawList,
    law_replies.LawInFull,
    law_replies.LawsFound,
    study_replies.Hint,
    study_replies.ReviewState,
    study_replies.ReviewOpened,
    study_replies.LessonList,
    study_replies.LessonPosition,
    study_replies.LessonAnswer,
    study_replies.Glance,
    study_replies.PuzzlePosition,
    study_replies.PuzzleThemes,
    study_replies.PuzzleSolution,
    evening_replies.EveningOpened,
    evening_replies.HallSlip,
    evening_replies.HallScreen,
    evening_replies.HallDesk,
    evening_replies.HallBoards,
    evening_replies.DailyState,
    evening_replies.DailyResults,
    study_replies.MyProgress,
    study_replies.MyFigures,
    study_replies.SolverRecord,
)
_PARTS: tuple[type[msgspec.Struct], ...] = tuple(
    part
    for module in (replies, replay_replies, law_replies, study_replies, evening_replies)
    for _, part in inspect.getmembers(module, inspect.isclass)
    if part.__module__.startswith(module.__name__) and issubclass(part, replies.Part)
    if part is not replies.Part and part not in ANSWERS
)


def _schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the schema of each message by name, and the schemas of all messages and parts."""
    types = (*REQUESTS, *BODIES, *REPLIES, *ANSWERS)
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for kind in (*types, *_PARTS):
        described = components[kind.__name__]["properties"]
        for name, doc in docs_of_fields(kind).items():
            described[name]["description"] = doc
    _as_in_schemas(components)
    return {kind.__name__: components[kind.__name__] for kind in types}, components


def _as_in_schemas(described: Any) -> None:
    r"""Write the end of a pattern as JSON Schema has it: `$`, which in Python allows a newline, for `\Z`."""
    if isinstance(described, dict):
        if isinstance(described.get("pattern"), str):
            described["pattern"] = described["pattern"].removesuffix(r"\Z").removesuffix("$") + "$"
        for part in described.values():
            _as_in_schemas(part)
    elif isinstance(described, list):
        for part in described:
            _as_in_schemas(part)


def json_schema() -> dict[str, Any]:
    """Return one JSON Schema document, with `#/$defs/Update` and so on for each message and part."""
    _, components = _schemas()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of the Euchre table",
        "$defs": dict(sorted(components.items())),
    }


def asyncapi() -> dict[str, Any]:
    """Return the socket of a table as an AsyncAPI document."""
    messages = {
        kind.__name__: {
            "name": kind.__struct_config__.tag,
            "summary": inspect.getdoc(kind),
            "payload": {"$ref": f"schema.json#/$defs/{kind.__name__}"},
        }
        for kind in (*REQUESTS, *REPLIES)
    }

    def operation(action: str, kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
        named = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
        return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": named}

    return {
        "asyncapi": "3.0.0",
        "info": {"title": "The Euchre table", "version": __version__},
        "channels": {
            "table": {
                "address": "/ws/table/{id}",
                "parameters": {"id": {"description": "Id of the table, as in `Opened`."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {"hear": operation("receive", REQUESTS), "tell": operation("send", REPLIES)},
        "components": {"messages": messages},
    }


def _type_text(described: dict[str, Any]) -> str:
    """Return a field's type in a few words."""
    if "$ref" in described:
        return f"`{described['$ref'].rpartition('/')[2]}`"
    if "enum" in described:
        return " ".join(f"`{json.dumps(value)}`" for value in described["enum"])
    if "anyOf" in described:
        return " or ".join(_type_text(one) for one in described["anyOf"])
    if described.get("type") == "array":
        return f"list of {_type_text(described['items'])}"
    if described.get("type") == "object":
        return f"object of {_type_text(described['additionalProperties'])}"
    return str(described.get("type", "any"))


def _table(kind: type[msgspec.Struct], components: dict[str, Any]) -> Iterator[str]:
    tag = kind.__struct_config__.tag
    yield f"### {kind.__name__}" + (f": `{tag}`" if tag else "")
    yield ""
    yield str(inspect.getdoc(kind))
    yield ""
    fields = {name: one for name, one in components[kind.__name__]["properties"].items() if name != "type"}
    yield "| Field | Type | Means |"
    yield "|---|---|---|"
    for name, described in fields.items():
        default = f" ({json.dumps(described['default'])} if left out)" if "default" in described else ""
        yield f"| `{name}` | {_type_text(described)}{default} | {described.get('description', '')} |"
    yield ""


def _pages() -> dict[str, str]:
    """Return the tables of fields, for each marked place in the page."""
    _, components = _schemas()
    sections = {
        "requests": REQUESTS,
        "replies": REPLIES,
        "parts": _PARTS,
        "bodies": BODIES,
        "answers": ANSWERS,
    }
    return {
        name: "\n".join(line for kind in kinds for line in _table(kind, components)).rstrip()
        for name, kinds in sections.items()
    }


_PLACE = re.compile(r"(<!-- fields: (?P<name>[a-z]+) -->\n).*?(<!-- end of fields -->)", re.DOTALL)


def with_fields(page: str) -> str:
    """Return the page with its tables of fields brought up to date."""
    pages = _pages()
    return _PLACE.sub(lambda found: f"{found[1]}\n{pages[found['name']]}\n\n{found[3]}", page)


def written(document: dict[str, Any]) -> str:
    """Return a document as the text of its file."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the schema, the AsyncAPI document and the tables of the page into a folder of docs."""
    docs = Path(sys.argv[1])
    (docs / "wire").mkdir(exist_ok=True)
    (docs / "wire" / "schema.json").write_text(written(json_schema()), encoding="utf-8")
    (docs / "wire" / "asyncapi.json").write_text(written(asyncapi()), encoding="utf-8")
    page = docs / "wire.md"
    page.write_text(with_fields(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
