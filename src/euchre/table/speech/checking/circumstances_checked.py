"""Circumstances of a line that the record bears out: whose turn it was, what had not been done yet.

They say nothing that is not known, so that nobody has to be asked about them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....acts import Act, Call, CallKind, DealOut, Discard, Play, TableAct
from ....deal import Stage
from ....game import due_now
from ....seats import Seat
from ...state import RefereedTable
from ..clauses.owners import with_owners_blank
from ..ideas.lexicon import ideas_of
from ..lines.put_down import with_hands_put_down_blank
from ..plain import base_of
from ..retelling.cards_told.miscounted import with_misdeal_blank
from ..retelling.cards_told.turn_up_lies import with_turn_up_lying_blank
from ..retelling.earlier import with_open_discard_blank
from ..retelling.progress import with_progress_blank
from ..retelling.silence import with_silence_blank
from .telling_words import ideas_of_act

_SEAT = r"(?:[A-D]\b|he\b|she\b|they\b)"
_NOBODY = r"(?:nobody|no one|anybody|anyone|anything|nothing|any trump|no trump|a trump|any card|somebody)"
_TURN = re.compile(
    r"(?:,? *(?:but|and|for|because|though|although) )?(?:it|that) (?:is|was|had been)(?:n't| not)?"
    r" ?(?:really |even )?"
    r"(?P<who>[A-D])'s (?:lead|turn|play|go)(?: to (?:lead|play|speak|call))?(?:,? but\b)?",
    re.IGNORECASE,
)
_AHEAD = re.compile(
    r",? *(?:(?:instead of|in place of|ahead of|before|without waiting for|and not) (?P<who>[A-D])"
    r"|(?:and )?(?:does|did|could|would)(?:n't| not) wait for (?P<waits>[A-D])(?:,? and\b)?"
    r"|(?:although|though|but|when|while) (?P<ought>[A-D]) (?:should|ought to|had to|has to|must)(?: have)?"
    r" (?:lead|led|play|played|start|started|go|gone)(?: first)?)"
    r"(?=[,.;!]|$| and\b| with\b| plays?\b| leads?\b)",
    re.IGNORECASE,
)
"""Whose turn it was, told by the player who did not wait for it."""
_NOT_YET = re.compile(
    rf",? *(?:and |but |so )?(?:(?P<before>(?:long |just |right )?before) )?(?P<who>(?:{_SEAT}|{_NOBODY})"
    rf"(?:(?:,| and|, and| or) {_SEAT})*)"
    r"(?P<not>(?: (?:has|have|had|is|was|did|could|can|does)(?:n't| not)?)?)(?: (?:yet|even|still|ever|been"
    r"|any))*"
    r"(?: (?P<verb>[a-z]+))?(?P<rest>(?: (?:yet|at|to|on|up|out|away|off|his|her|their|it|any|anything"
    r"|one|a|the"
    r"|card|cards|hand|hands|been|hers|trick|word|down|in))*)(?=[,.;!]|$| and\b| but\b| when\b| so\b|"
    r" [A-D]\b)",
    re.IGNORECASE,
)
_DEALING = re.compile(
    r",? *(?:while|as|when) (?P<who>[A-D]|he|she|they) (?:is |was )?(?:still )?(?:dealing|dealt)(?: to"
    r" [A-D])?\b"
)
_DONE = re.compile(
    rf",? *(?:after|when|once|since|now that) (?P<who>{_SEAT})(?:'d|'s| has| had| have)? (?P<verb>[a-z]+)"
    r"(?: (?:up|it|out|away|his|her|a|the|card|hand))*(?=[,.;!]|$| and\b)",
    re.IGNORECASE,
)
_SECOND_ROUND = re.compile(
    r"\b(?:(?:in|on) )?(?:the )?(?:second|next) (?:round|time a?round|go a?round)\b", re.IGNORECASE
)
_TWICE = re.compile(r"\b(?:twice|two times|both (?:times|rounds))\b", re.IGNORECASE)
_PLACE = re.compile(
    r"\b(?:second|third) (?=hand (?:pass|order|assist|help))|^(?:hand|deal|game) [1-9][0-9]*:", re.I
)
"""The place of a player beside the dealer, and the number of a deal."""
_NOBODY_MINDS = re.compile(
    r",? *(?:(?:and|but) )?(?:nobody|no one|none of them)(?: else)? (?:minds?|minded|objects?|objected"
    r"|notices?|noticed|says? anything|said anything|complains?|complained|protests?|protested"
    r"|speaks? up|spoke up)"
    r"(?: (?:it|that|at first|yet|about it))?(?=[,.;!]|$| and\b| but\b)",
    re.IGNORECASE,
)
_MIND = re.compile(
    r"\bchange[sd]? (?:his|her|their) minds?\b|\b(?:up)?on (?:(?:second|further) thoughts?|reflection)\b",
    re.IGNORECASE,
)
_CANNOT_FOLLOW = re.compile(
    r"\b(?:can(?: ?not|n't)|could(?: not|n't)) follow(?: suit)?\b,?(?: (?:and|so)\b)?"
    r"|(?<=follow)s? suit\b|(?<=followed) suit\b",
    re.I,
)
_VOID = re.compile(
    rf"(?P<who>{_SEAT})(?:'s)? (?:(?:has|had|have|holds?|held)(?: got)? no(?: more)?"
    r"|(?:is|was) (?:all )?(?:out of|void (?:in|of)|short (?:in|of)))"
    r" (?P<suit>spade|heart|diamond|club)s?(?: left)?\b,?(?: (?:and|so|then)\b)?",
    re.IGNORECASE,
)
"""That a player has no card of a suit, which is why they play another."""
_RESISTS = re.compile(r"\b(?:could|can)(?: not|n't) (?:resist|help|wait)\b", re.IGNORECASE)


def without_known_circumstances(said: str, told: Sequence[Act], table: RefereedTable) -> str:
    """A line with letters for its players, with blanks instead of what the record bears out."""

    def blank(match: re.Match[str], is_so: bool) -> str:
        return " " * len(match[0]) if is_so else match[0]

    subject = next((act.actor for act in told if isinstance(act.actor, Seat)), None)
    said = _PARTNER_OF.sub(lambda match: blank(match, _are_partners(match, table)), said)
    said = with_hands_put_down_blank(with_owners_blank(said, table), table)
    said = with_misdeal_blank(with_open_discard_blank(said, table))
    in_second = _is_second_round(told, table)
    said = _SECOND_ROUND.sub(lambda match: blank(match, in_second), said)
    passed = [act.actor for act in told if isinstance(act, Call) and act.word is CallKind.PASS]
    said = _TWICE.sub(lambda match: blank(match, len(passed) > len({*passed})), said)
    said = _PLACE.sub(lambda match: " " * len(match[0]), said)
    said = with_progress_blank(said, table)
    said = with_silence_blank(said)
    said = _NOBODY_MINDS.sub(lambda match: " " * len(match[0]), said)
    said = _MIND.sub(lambda match: " " * len(match[0]), said)
    if any(isinstance(act, Discard) for act in told):
        said = with_turn_up_lying_blank(said, table)
    said = _RESISTS.sub(lambda match: " " * len(match[0]), said)
    plays = any(isinstance(act, Play) for act in told)
    said = _CANNOT_FOLLOW.sub(lambda match: blank(match, plays), said)
    said = _VOID.sub(lambda match: blank(match, _plays_another_suit(match, told, subject)), said)
    said = _TURN.sub(lambda match: blank(match, _is_turn(match, table)), said)
    said = _AHEAD.sub(lambda match: blank(match, _is_ahead_of(match, table)), said)
    said = _DEALING.sub(lambda match: blank(match, _deals(match, table)), said)
    said = _NOT_YET.sub(lambda match: blank(match, _is_not_done(match, told, subject, table)), said)
    return _DONE.sub(lambda match: blank(match, _is_done(match, subject, table)), said)


_PARTNER_OF = re.compile(r"(?<=(?P<who>\b[A-D])), (?P<of>[A-D])'s partner,?")
"""Whose partner a player is who is named before."""


def _is_second_round(told: Sequence[Act], table: RefereedTable) -> bool:
    """Whether the turn-up is turned down, so that players name suits."""
    deal = table.sitting.deal
    is_making = deal is not None and deal.stage is Stage.MAKING
    return is_making or any(isinstance(act, Call) and act.word is CallKind.TURN_DOWN for act in told)


def _are_partners(match: re.Match[str], table: RefereedTable) -> bool:
    return str(table.code.seating.partner(Seat.from_text(match["of"]))) == match["who"]


def _plays_another_suit(match: re.Match[str], told: Sequence[Act], subject: Seat | None) -> bool:
    """Whether the player who has no card of a suit plays one of another."""
    cards = [act.card for act in told if isinstance(act, Play) and act.actor in _seats(match["who"], subject)]
    return bool(cards) and not any(str(card).endswith(match["suit"][0].upper()) for card in cards)


def _is_turn(match: re.Match[str], table: RefereedTable) -> bool:
    deal = table.sitting.deal
    actors = {str(due.actor) for due in due_now(table.sitting)} if deal is not None else {_next(table)}
    is_so = match["who"].upper() in actors
    return is_so != (re.search(r"(?:n't| not)\b", match[0]) is not None)


def _is_ahead_of(match: re.Match[str], table: RefereedTable) -> bool:
    """Whether the player who was not waited for was to act."""
    named = match["who"] or match["waits"] or match["ought"]
    if table.sitting.is_between_deals:
        return named.upper() == _next(table)
    return table.sitting.deal is not None and named.upper() in {
        str(due.actor) for due in due_now(table.sitting)
    }


def _next(table: RefereedTable) -> str:
    return str(table.sitting.next_dealer)


def _deals(match: re.Match[str], table: RefereedTable) -> bool:
    deal = table.sitting.deal
    if deal is None or deal.stage in (Stage.PLAYING, Stage.PREPARING, Stage.MAKING):
        return False
    return match["who"] in (str(deal.dealer), str(deal.dealer).lower(), "he", "she", "they")


def _is_not_done(
    match: re.Match[str], told: Sequence[Act], subject: Seat | None, table: RefereedTable
) -> bool:
    """Whether what `before` or `not` denies has not been done by those who are named."""
    denies = match["before"] or re.search(r"n't|not", match["not"]) or _NEGATIVE.match(match["who"])
    if not denies or table.sitting.deal is None:
        return False
    verb = match["verb"]
    if verb is None:
        ideas = frozenset(("play",)) if any(isinstance(act, Play) for act in told) else frozenset()
        ideas |= frozenset(("pass", "order")) if any(isinstance(act, Call) for act in told) else frozenset()
    else:
        ideas = _ideas(verb) & _DEEDS
    if not ideas:
        return False
    who = _seats(match["who"], subject)
    return not any(
        (not who or act.actor in who) and ideas & _ideas_done(act) for act in _since_last_trick(table, ideas)
    )


_NEGATIVE = re.compile("nobody|no one|nothing|no trump", re.IGNORECASE)
_DEEDS = frozenset(
    "play lead discard see look call pass say turn deal cut touch lift mark order move".split()
)
"""Ideas of what players do that a record tells of."""


def _is_done(match: re.Match[str], subject: Seat | None, table: RefereedTable) -> bool:
    """Whether what is said to have been done before has been done."""
    if table.sitting.deal is None:
        return False
    ideas = _ideas(match["verb"])
    who = _seats(match["who"], subject)
    return any(act.actor in who and ideas & _ideas_done(act) for act in table.deal.acts)


def _seats(said: str, subject: Seat | None) -> frozenset[Seat]:
    """The players named; none where anybody is meant."""
    named = frozenset(Seat.from_text(letter.upper()) for letter in re.findall(r"\b(?:[A-D]|[b-d])\b", said))
    return named or (frozenset((subject,)) if subject is not None and _PRONOUN.match(said) else frozenset())


_PRONOUN = re.compile(r"(?:he|she|they)\b", re.IGNORECASE)


def _ideas(verb: str) -> frozenset[str]:
    return ideas_of(base_of(verb)) | ideas_of(verb) | {base_of(verb)}


def _ideas_done(act: Act) -> frozenset[str]:
    ideas = ideas_of_act(act)
    if isinstance(act, DealOut):
        return frozenset(("deal",))
    return ideas - {"card", "hand", "take"} if isinstance(act, TableAct) else ideas


def _since_last_trick(table: RefereedTable, ideas: frozenset[str]) -> Sequence[Act]:
    """The acts that a denial may be about: of the trick that is on, if it is about play."""
    acts = table.deal.acts
    if "play" not in ideas or table.deal.trick is None:
        plays_over = table.deal.trick is None and table.deal.tricks
        return () if plays_over and "play" in ideas else acts
    return [act for act in acts if isinstance(act, Play)][-len(table.deal.trick.plays) :]
