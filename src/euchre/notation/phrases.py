"""What players say in quotation marks in records that were written before topics.

Such words were once read for what they are about. Each phrase of our own records has its act here; any other
phrase is a note, on which nobody rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..acts import Act, TableAct, read_act
from ..copying import replace

_SAID: Mapping[str, tuple[str, ...]] = {
    "says advice": (
        *(
            "lead trumps",
            "lead a trump",
            "lead high",
            "lead the king",
            "lead the ace",
            "lead the right bower",
        ),
        *("call the ten", "call the ace of hearts", "call the ten, partner", "trump it", "mind the trumps"),
        *(
            "order it up",
            "order it up, whatever it is",
            "pick it up, partner",
            "turn it down",
            "hearts, partner",
        ),
        *("lead your ace of diamonds, partner", "play the ace of hearts, partner", "make it something"),
        *(
            "play your queen of spades next, partner",
            "be careful, partner",
            "sorry, lead trumps",
            "you choose",
        ),
        *("I have the right bower", "I hold both bowers", "I have both bowers, partner", "I have the king"),
        *("I had the left bower", "I have no trump", "I have a good club left", "I am strong in hearts"),
        *("my left bower is good", "my partner has it", "no, I want it myself", "let me play alone"),
        *("well done", "(sighs)", "(sighs loudly)", "(nods at the diamonds)"),
    ),
    "says advice to C": ("C, play your queen", "C must play a heart"),
    "says advice to D": ("D, play your ace",),
    "says score": (
        *("mind the score", "mind the score, partner", "remember the score", "good, we are at four"),
        "four all but one, mind it",
    ),
    "says trick": ("this is mine", "that's mine, partner"),
    "says send-back": ("take it back, partner",),
    "says suit-led": ("but I have a spade",),
    "says alone": (
        "alone",
        "cards away",
        "I order it up and play it alone",
        "I make it spades and play it alone",
    ),
    "says alone-at-suit": ("alone at hearts",),
    "says turn": ("it is not your lead", "you sit out"),
    "says turn to C": ("it's your turn, C",),
    "says fault": (
        *("a revoke!", "out of turn", "he may not say that", "that is coffeehousing", "we will not pay"),
        "then we take the game",
    ),
    "says fault to B": ("B, you led too soon",),
    "says courtesy": (
        *("well played", "well", "good", "good luck", "good session", "deal"),
        *("oh sorry, my mistake", "what a lovely evening"),
    ),
    "names clubs": ("I meant clubs",),
    "asks hand": ("have you the right bower, partner?",),
    "asks turn": ("whose turn is it?",),
    "asks score": ("how does the game stand?",),
    "asks who-played": ("who led?",),
}
PHRASES: Mapping[str, str] = {phrase: act for act, phrases in _SAID.items() for phrase in phrases}
"""The act that each known phrase amounts to, without its actor."""


def with_meaning(act: Act) -> Act:
    """Return an act of a record; words in quotation marks that are a known phrase have its meaning."""
    if not isinstance(act, TableAct) or (words := PHRASES.get(act.said or "")) is None:
        return act
    meant = read_act(f"{act.actor} {words}")
    return replace(act, meant=meant) if isinstance(meant, TableAct) else act
