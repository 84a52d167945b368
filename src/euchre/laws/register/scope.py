"""Which laws of a register are meant when a code is named."""

from __future__ import annotations

from dataclasses import dataclass

from .. import CODE_NAMES, Code, load_code
from .load import load_register
from .model import Entry, Law, Register


@dataclass(frozen=True)
class Scope:
    """Laws of a register: all of them, or those that hold in one of the games it serves."""

    register: Register
    """The register."""
    laws: tuple[Law, ...]
    """The laws meant."""
    code: Code | None = None
    """The code named; None where the whole register is meant and no code."""

    @property
    def name(self) -> str:
        """The name of the code, or of the register."""
        return self.register.name if self.code is None else self.code.name

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The laws meant, and all silences of the register."""
        return (*self.laws, *self.register.silences)


def scope_of(code: Code) -> Scope:
    """The laws meant by a code's name.

    A code that has the register's name stands for the whole register, so that `modern` lists the
    rules of its games for three and two as well; `modern-3` lists those that hold for three.
    """
    register = load_register(code.register)
    laws = register.laws if code.name == register.name else register.laws_of(code.name)
    return Scope(register, laws, code)


def every_scope() -> tuple[Scope, ...]:
    """The laws of each of the six games."""
    return tuple(scope_of(load_code(name)) for name in CODE_NAMES)
