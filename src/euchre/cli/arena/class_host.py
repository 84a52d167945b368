"""Host of a player that is a Python class: `python -m euchre.cli.arena.class_host module:Class`.

It answers the questions of `euchre.arena.engine` for one seat at one table, so that the class sees nothing of
other seats, other tables or the match. What the class prints goes to standard error.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from ...bots import Bot, learned_from
from ...bots.outside import PROTOCOL_OF_CLASSES, unpickled
from ...chance import Stream
from ...errors import EuchreError
from ...laws import Code


class ClassHost:
    """Answers messages with the choices of a class."""

    def __init__(self, make: Callable[[], Bot]) -> None:
        self._make = make
        self._original: Bot | None = None
        self._bot: Bot | None = None
        """The player with what it has learned; a new pair begins with the original again."""
        self._code: Code | None = None
        self._pair: object = None

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """Yield the answer to each question; an error of the class is an answer too."""
        for line in lines:
            message = json.loads(line)
            try:
                answer = self._ask(message) if "ask" in message else self._tell(message)
            except Exception as fault:
                answer = {"error": f"{type(fault).__name__}: {fault}"}
            if answer is not None:
                yield json.dumps(answer)

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["ask"] == "protocol":
            self._original = self._bot = self._make()
            return {"protocol": PROTOCOL_OF_CLASSES}
        assert self._bot is not None
        assert self._code is not None
        view, due = unpickled(message["turn"], self._code)
        act = self._bot.choose(view, due, Stream(message["seed"]))
        return {"act": act.text if act in due.acts else str(act)}

    def _tell(self, message: dict[str, Any]) -> dict[str, Any] | None:
        match message["tell"]:
            case "code":
                self._code = unpickled(message["code"], None)
            case "deal-began" if message["pair"] != self._pair:
                self._pair, self._bot = message["pair"], self._original
            case "deal-seen" if self._bot is not None and self._code is not None:
                self._bot = learned_from(self._bot, unpickled(message["view"], self._code))
        return None


def player_of(path: str) -> Bot:
    """Return an object of a class, made without arguments.

    Raises EuchreError if there is no such class or it is not a player.
    """
    module, _, name = path.partition(":")
    try:
        made: Bot = getattr(import_module(module), name)()
    except Exception as fault:
        raise EuchreError(f"{path} cannot be used as a player: {type(fault).__name__}: {fault}") from fault
    if not callable(getattr(made, "choose", None)):
        raise EuchreError(f"{path} is not a player: it needs a method choose(view, due, stream)")
    return made


def main() -> None:
    """Answer standard input until it ends."""
    sys.path.append(os.getcwd())
    out, sys.stdout = sys.stdout, sys.stderr
    for answer in ClassHost(partial(player_of, sys.argv[1])).answers(sys.stdin):
        out.write(f"{answer}\n")
        out.flush()


if __name__ == "__main__":
    main()
