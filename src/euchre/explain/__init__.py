"""Explain choices in plain sentences: the act, the reason that decides, how close it is, and the maxim.

`explain_choice` asks a player for a choice and explains it; `explain_reasons` explains a choice already made.
Both return an `Explanation`: plain data that the terminal, the page and Python programs present as they like.
"""

from .explanation import (
    Explanation,
    Paragraph,
    advised,
    adviser_of,
    describe,
    explain_choice,
    explain_reasons,
    with_maxims,
)
from .sentence import Sentence, act_value
from .wording import act_in_third_person, act_to_do

__all__ = [
    "Explanation",
    "Paragraph",
    "Sentence",
    "act_in_third_person",
    "act_to_do",
    "act_value",
    "advised",
    "adviser_of",
    "describe",
    "explain_choice",
    "explain_reasons",
    "with_maxims",
]
