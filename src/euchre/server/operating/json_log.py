"""The log as lines of JSON, each with the id of the request that it is about.

A line names no token, no card and no address: messages of the server hold none, and of an error only its type
is written.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

REQUEST: ContextVar[str] = ContextVar("REQUEST", default="")
"""The id of the request or socket that is answered, or that led to this work; empty if there is none."""


def new_request() -> str:
    """Return a new id for the request that begins now; answers carry it as `x-request-id`."""
    name = secrets.token_hex(6)
    REQUEST.set(name)
    return name


class JsonLines(logging.Formatter):
    """Writes each line as a JSON document."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


def write_json_lines() -> None:
    """Write the log of this process to standard error as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
