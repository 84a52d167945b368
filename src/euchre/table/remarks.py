"""What the words of a player are about, as far as a law turns on it."""

from __future__ import annotations

import re

from ..cards import Suit

_COURTESY = frozenset(
    "sorry so very oh oops ah my mistake fault bad apologies i beg pardon your excuse me thanks thank you "
    "please bless hello cheers one moment just wait a minute second".split()
)
_OF_THE_TRICK = re.compile(
    r"(?:partner )?(?:(?:it|this|that|the)(?: one| trick)?(?:'s| is| was|)(?: not|n't)? )?"
    r"(?:mine|ours|yours|theirs|(?:my|our|your|their) trick)(?: already| partner)?"
    r"|(?:partner )?(?:take|leave|win|trump|let go) (?:it|that|this|(?:the|this|that) trick)"
    r"(?: partner)?"
)


def is_courtesy(words: str) -> bool:
    """Whether words are only polite ones, which tell a partner nothing: `oh sorry, my mistake`."""
    said = re.findall(r"[a-z']+", words.lower())
    return bool(said) and _COURTESY.issuperset(said)


def is_about_the_trick(words: str) -> bool:
    """Whether words say whose the trick is, or tell to take it or to leave it: `this is mine`."""
    return _OF_THE_TRICK.fullmatch(" ".join(re.findall(r"[a-z']+", words.lower()))) is not None


def suits_named(words: str) -> frozenset[Suit]:
    """The suits of which words speak: `I meant clubs`."""
    said = re.findall(r"[a-z]+", words.lower())
    return frozenset(suit for suit in Suit if suit.word in said or suit.word.removesuffix("s") in said)
