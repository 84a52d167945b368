"""Reads lines: at a terminal with a list of what could be meant, which grows shorter as the person types."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completion
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that could be meant by what is typed so far."""

    text: str
    """What takes the place of the text typed, or of its last word."""
    replaces: int
    """How many characters it takes the place of."""
    shown: str = ""
    """How the list shows it, if not by its text."""


Suggestions = Callable[[str], Iterable[Suggestion]]


def at_terminal() -> bool:
    """Return whether a person types and reads at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def plain_line(prompt: str) -> str | None:
    """Return the next line of a pipe, without a prompt; None at its end."""
    sys.stdout.flush()
    return sys.stdin.readline() or None


def prompt_reader(offers: Suggestions, state: Callable[[], str]) -> Callable[[str], str | None]:
    """Return the function that asks with a prompt for a line, and gives None at the end of the input.

    The offers for what is typed are listed, Enter takes the first of them, and `state` is the line at the
    bottom.
    """
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Listed(Completer):
        """Lists the offers."""

        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            """Return an entry of the list for each offer."""
            for one in offers(document.text_before_cursor):
                yield Completion(one.text, -one.replaces, display=one.shown or one.text)

    session: PromptSession[str] = PromptSession(
        completer=Listed(),
        complete_while_typing=True,
        key_bindings=_enter_takes_first(),
        bottom_toolbar=state,
        reserve_space_for_menu=10,
    )

    def ask(prompt: str) -> str | None:
        try:
            return session.prompt(prompt)
        except EOFError:
            return None

    return ask


def _enter_takes_first() -> KeyBindings:
    from prompt_toolkit.filters import completion_is_selected, has_completions
    from prompt_toolkit.key_binding import KeyBindings

    bindings = KeyBindings()

    @bindings.add("enter", filter=has_completions & ~completion_is_selected)
    def _take_first(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        first = _first(buffer.complete_state)
        if first is not None:
            buffer.apply_completion(first)
        buffer.validate_and_handle()

    return bindings


def _first(state: object) -> Completion | None:
    listed: list[Completion] = getattr(state, "completions", [])
    return listed[0] if listed else None
