"""What decides each law: values of the codes, reasons of refusal, functions.

A law is decided in one of four ways:

- A value of a code rests on it, and the functions that read the value decide it (`VALUES`).
- It holds under every code alike, and functions decide it by themselves (`LAWS`).
- An act that would break it is refused (`REASONS`).
- It says what follows an irregularity, which the referee finds and rules on (`IRREGULARITIES`).

Each function is marked where it is defined, with `euchre.deciding.decides`. A few laws are about manners
or only name a thing: nothing that can be entered at a table shows them kept or broken. They are left to
people (`LEFT_TO_PEOPLE`).
"""

from .decisions import (
    IRREGULARITIES,
    LAWS,
    LEFT_TO_PEOPLE,
    REASONS,
    VALUES,
    Decision,
    codes_of,
    decisions,
    resolve,
)

__all__ = [
    "IRREGULARITIES",
    "LAWS",
    "LEFT_TO_PEOPLE",
    "REASONS",
    "VALUES",
    "Decision",
    "codes_of",
    "decisions",
    "resolve",
]
