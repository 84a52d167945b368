"""Functions that law data use by name, each with its words, and all remedies among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

from ..acts import Act, TableAct
from .state import Case, RefereedTable

F = TypeVar("F")


class Names(Mapping[str, F], Generic[F]):
    """Functions by the names that provisions use, in the order in which they were added."""

    def __init__(self) -> None:
        self._functions: dict[str, F] = {}
        self._words: dict[str, str] = {}
        self._choices: dict[str, str] = {}

    def add(self, name: str, words: str = "", *, choice: str | None = None) -> Callable[[F], F]:
        """Return a decorator that adds a function under a name.

        `words` say what the name means. `choice` says it as something that a player may do, for the words
        after 'may'; `words` serve for that too if it is None.
        """

        def added(function: F) -> F:
            assert name not in self._functions, f"{name} is there already"
            self._functions[name] = function
            self._words[name] = words
            self._choices[name] = words if choice is None else choice
            return function

        return added

    def words(self, name: str) -> str:
        """Return what a name means, in words."""
        return self._words[name]

    def choice(self, name: str) -> str:
        """Return what a name means, in words that follow 'may'."""
        return self._choices[name]

    def __getitem__(self, name: str) -> F:
        return self._functions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._functions)

    def __len__(self) -> int:
        return len(self._functions)


Remedy = Callable[[RefereedTable, Case, Act | None], RefereedTable]
"""Gives the table with the remedy applied. The act is the one that chose it, None if it follows by law."""

REMEDIES: Names[Remedy] = Names()
"""All remedies; the modules that define them add them.

In the words of a remedy `{offender}` stands for the player who is answerable, `{partner}` for that player's
partner, `{target}` for the player who has to act, `{side}` for the offender's side, `{others}` for the other
side, and `{card}`, `{card_is}` and `{cards}` for 'card lies', 'card is' and 'card', or the plural.
"""


def choice_in(act: Act | None) -> TableAct:
    """Return the act that chose a remedy, for remedies that need its card. Raises LookupError if nobody
    chose."""
    if not isinstance(act, TableAct):
        raise LookupError("a remedy that names a card is chosen by a player")
    return act
