"""The table from laws to what decides them: values of the codes, reasons of refusal, functions.

A law is decided in one of four ways. A value of a code rests on it: then the functions that read
the value decide it (`VALUES`). Or it holds under every code alike and functions decide it by
themselves (`LAWS`). Or an act that would break it is refused (`REASONS`). Of an irregularity or a
penalty a refusal is only half: what is to be done once it has happened is for the referee, by what the
code provides (`IRREGULARITIES`). A few laws speak of manners or merely give a thing its name; nothing that
could be entered at a table shows them kept or broken, and they are left to people (`LEFT_TO_PEOPLE`).

Functions are named `module:name` below `euchre`, so that looking a law up loads none of them;
`resolve` gets one.
"""

from .decisions import Decision, codes_of, decisions, resolve
from .irregularities import IRREGULARITIES
from .laws import LAWS, LEFT_TO_PEOPLE
from .reasons import REASONS
from .values import VALUES

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
