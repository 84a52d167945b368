"""The registers: every law and rule of the four sources by its id, in our own words.

    >>> load_register("jerome-1877")["9.3"].heading
    'When unable to follow'

Playing does not import this package, so it does not pay for loading it.
"""

from .advice import ADVICE_NAMES, MOMENTS, Advice, Example, Maxim, Moment, load_advice
from .comparison import COMPARED, Axis, Cell, Comparison, OutsideOption, load_comparison
from .glossary import Term, load_glossary
from .load import REGISTER_NAMES, TRANSLATED, load_register
from .model import PHASES, Ambiguity, Entry, Kind, Law, Phase, Register, Silence, Situation
from .remarks import RemarkKind, remarks_on
from .scope import Scope, every_scope, scope_of
from .search import search

__all__ = [
    "ADVICE_NAMES",
    "COMPARED",
    "MOMENTS",
    "PHASES",
    "REGISTER_NAMES",
    "TRANSLATED",
    "Advice",
    "Ambiguity",
    "Axis",
    "Cell",
    "Comparison",
    "Entry",
    "Example",
    "Kind",
    "Law",
    "Maxim",
    "Moment",
    "OutsideOption",
    "Phase",
    "Register",
    "RemarkKind",
    "Scope",
    "Silence",
    "Situation",
    "Term",
    "every_scope",
    "load_advice",
    "load_comparison",
    "load_glossary",
    "load_register",
    "remarks_on",
    "scope_of",
    "search",
]
