"""Functions that law data use by name: each stands with its name and its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

F = TypeVar("F")


class Names(Mapping[str, F], Generic[F]):
    """Functions by the names that provisions use, in the order in which they were added."""

    def __init__(self) -> None:
        self._functions: dict[str, F] = {}
        self._words: dict[str, str] = {}
        self._choices: dict[str, str] = {}

    def add(self, name: str, words: str = "", *, choice: str | None = None) -> Callable[[F], F]:
        """A decorator that adds a function under a name.

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
        """What a name means, in words."""
        return self._words[name]

    def choice(self, name: str) -> str:
        """What a name means, in words that follow 'may'."""
        return self._choices[name]

    def __getitem__(self, name: str) -> F:
        return self._functions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._functions)

    def __len__(self) -> int:
        return len(self._functions)
