"""The laws of a register that the name of a code stands for."""

from __future__ import annotations

from dataclasses import dataclass

from .. import CODE_NAMES, Code, load_code
from .load import load_register
from .model import Entry, Law, Register


@dataclass(frozen=True)
class Scope:
    """Laws of a register: all of them, or those of one game."""

    register: Register
    """The register."""
    laws: tuple[Law, ...]
    """The laws of the scope."""
    code: Code | None = None
    """The code; None for the whole register."""

    @property
    def name(self) -> str:
        """The name of the code, or of the register."""
        return self.register.name if self.code is None else self.code.name

    @property
    def title(self) -> str:
        """The title of the code, or of the register."""
        if self.code is None:
            return self.register.title
        return self.register.code_titles.get(self.code.name, self.code.title)

    @property
    def situations(self) -> int:
        """Number of the situations of its laws."""
        return sum(len(law.situations) for law in self.laws)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The laws of the scope, and all silences of the register."""
        return (*self.laws, *self.register.silences)


def scope_of(code: Code, language: str = "en") -> Scope:
    """Return the laws that the name of a code stands for.

    A code with the name of its register stands for the whole register: `modern` includes the rules of its
    games for three and two; `modern-3` has only those for three. They are in English where the language does
    not have the register.
    """
    register = load_register(code.register, language)
    laws = register.laws if code.name == register.name else register.laws_of(code.name)
    return Scope(register, laws, code)


def every_scope(language: str = "en") -> tuple[Scope, ...]:
    """Return the laws of each of the six games."""
    return tuple(scope_of(load_code(name), language) for name in CODE_NAMES)
