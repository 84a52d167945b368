"""A free line as its clauses that tell acts, each with its player."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ....seats import Seat
from ...state import RefereedTable
from ..everyday import QUOTED, trump_known, with_cards
from ..ideas.lexicon import ideas_of
from ..plain import is_verb
from .circumstances import OPENER, meanwhile, without_circumstances
from .comments import is_comment
from .fillers import with_usual_words, without_fillers
from .packets import has_packets, with_each_packet
from .people import of_speaker, with_places, with_subject

_QUOTE = "\ue100"
"""What stands for words in quotation marks."""
_CARD = r"(?:[0-9TJQKA][SHDC]|joker)"
_CARDS = rf"(?:the |his |her |their )?{_CARD}(?:(?:,| and|, and) (?:the |his |her |their )?{_CARD})*"
_NAMED_CARD = re.compile(
    r"\b(?:an?|one|his|her|their|the|another|wrong|(?P<two>two|three|both))(?: \w+)?"
    r"(?: of (?:his|her|their|[A-D]'s))?(?: own)?(?: last| wrong| small| high| low)* cards?"
    r"(?: of (?:his|hers|theirs|[A-D]'s))?(?P<how>(?: together| at once| at the same time| face up"
    r"| on the table| on it| on the trick| on top| down| out)*)"
    rf"\s?(?:[:,]|, namely) (?={_CARDS}(?:$|[,;. ]))",
    re.IGNORECASE,
)
"""`a card, the QS`, `two cards at once: the AS and 9S`."""
_AT_ONCE = re.compile("together|at once|same time")
_ONE_OF = re.compile(
    rf"\bone of (?P<whose>[A-D]'s|his|her|their|them)(?: own)?(?: cards)?, (?:the )?(?P<card>{_CARD}),?",
    re.IGNORECASE,
)
_PARENTHESIS = re.compile(
    r"\b([A-D]), (?:who|whose|whom|which|on|at|in|with|for|by|despite|being|not|still|already|(?:\w+ing)) "
    r"(?![^,]*(?:\b[0-9TJQKA][SHDC]\b|\ue100))[^,]*, ?(?=\w)"
)
"""What is said of a player between commas."""
_APPOSED = re.compile(rf"(?<=[a-z]), ({_CARDS}),?(?= [a-z]|$)")
_CARD_LAST = re.compile(
    r"\b(?P<does>leads?|led|plays?|played|puts?|throws?|threw|lays?|laid) "
    rf"(?P<aside>(?:even )?(?:although|though|when|before|while) [^,;.]*), (?P<card>(?:the )?{_CARD})\b"
)
"""A card named after what is said of its play: `leads although it was A's turn, the AS`."""
_JOIN = "(?:and|but|so|then|yet|or rather|whereupon|upon which|at which)"
_SPEAKS = (
    r"(?:says?|said|claims?|claimed|asks?|asked|calls|called|pipe[sd]|announce[sd]?|declare[sd]?|cried"
    r"|demand(?:s|ed)|protest(?:s|ed)|spoke|speaks|object(?:s|ed)|interrupt(?:s|ed)|shout(?:s|ed))\b"
)
_STOP = re.compile(
    rf"\s*(?:[,;:]|--| - |\u2013|\u2014|\.(?= |$))\s*(?:{_JOIN}\b[, ]*)*"
    rf"|\s+when\s+(?=(?:[A-D]|he|she|they)\b)|\s+{_JOIN}(?: then| so| now| also| still"
    rf"| even| afterwards)*\s+",
    re.IGNORECASE,
)
_AS_LINK = re.compile(
    r"(?<!soon )(?<!long )\bas (?=(?:he|she|they|it|if|though|the|his|her|a|an|[b-dA-D]) )", re.IGNORECASE
)
_AS_FOR = re.compile(r"\bas (?=(?:trumps?|well|usual|agreed)\b)", re.IGNORECASE)
_OPENING = re.compile(rf"^(?:(?:{_JOIN}|now|well|here)\b[, ]*)+", re.IGNORECASE)
_IT_SHOWS = re.compile(
    r"^(?:now |only now |only then )?(?:it|and) (?:turn(?:s|ed)|c[oa]mes?) out (?:that )?"
    r"|^it (?:is|was) (?:noticed|found|seen|discovered|pointed out|clear)(?: that)? ",
    re.IGNORECASE,
)
_OTHERS = "everybody everyone all nobody they he she it his her their none neither nor".split()


_BARE = re.compile(
    rf"{_CARDS}|{_QUOTE}|(?:spades|hearts|diamonds|clubs)|face up|too"
    r"|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty) cards",
    re.IGNORECASE,
)
"""What belongs to the clause before."""
_SPEECH = re.compile(r"\b(?:says?|said|tells? \w+|told \w+|asks?|cries|cried|shouts?)$", re.IGNORECASE)


def clauses(text: str, table: RefereedTable) -> list[str]:
    """The clauses of a line that tell acts, each with its player; empty if nothing is gained by them."""
    said, quotes = _with_quotes_hidden(text)
    said = _named(said, table)
    found: list[str] = []
    for clause in _each(_told(said, table)):
        if found and (_BARE.fullmatch(clause) or _SPEECH.search(found[-1])):
            found[-1] = f"{found[-1]} {clause}"
        elif not re.fullmatch("[A-D]", clause):
            found.append(clause)
    return [_with_quotes(clause, quotes) for clause in found]


_RESPECTIVELY = re.compile(
    rf"(?P<one>[A-D]) and (?P<two>[A-D]) (?P<does>[a-z][a-z ]*?) (?P<first>{_CARD}|the \w+) and "
    rf"(?P<second>{_CARD}|the \w+)(?: respectively)?"
)


def _each(found: Iterable[str]) -> Iterator[str]:
    """Clauses of two players and two cards, one for each: `C and D follow with the nine and the ten`."""
    for clause in found:
        both = _RESPECTIVELY.fullmatch(clause)
        if both is None:
            yield clause
        else:
            yield f"{both['one']} {both['does']} {both['first']}"
            yield f"{both['two']} {both['does']} {both['second']}"


def _named(text: str, table: RefereedTable) -> str:
    """A line with letters for its players and cards."""
    text = _AS_FOR.sub("for ", _AS_LINK.sub("while ", without_fillers(with_usual_words(text))))
    text = _with_capitals(with_cards(with_places(text, table), trump_known(table)))
    text = _CARD_LAST.sub(r"\g<does> \g<card> \g<aside>", _ONE_OF.sub(_whose_card, text))
    text = _NAMED_CARD.sub(_of_cards, text)
    text = with_each_packet(text)
    text = _PARENTHESIS.sub(r"\1 ", _APPOSED.sub(r" \1", text))
    return text


def lists_packets(text: str, table: RefereedTable) -> bool:
    """Whether a line tells in a list how many cards each player was dealt."""
    said = _with_capitals(with_places(text, table))
    return has_packets(said)


def _whose_card(found: re.Match[str]) -> str:
    """A card of a player, without `one of`."""
    return found["card"] if found["whose"] == "them" else f"{found['whose']} {found['card']}"


def _of_cards(found: re.Match[str]) -> str:
    """What is left of `two cards at once:` before the cards."""
    if not found["two"]:
        return ""
    is_played = re.search(r"\bon (?:it|top|the trick)", found["how"])
    return "together on it " if is_played else "together " if _AT_ONCE.search(found["how"]) else ""


def _with_capitals(text: str) -> str:
    """A line with capital letters for players; `a` is one where a clause begins and a verb follows."""
    text = re.sub(r"(?<![\w'-])([b-d])(?=$|[\s,;:.'])", lambda found: found[1].upper(), text)
    words = text.split(" ")
    for place, word in enumerate(words):
        after = words[place + 1].strip(",;:.") if place + 1 < len(words) else ""
        before = words[place - 1].lower() if place else ""
        begins = not before or before in _BEGINNING or before[-1] in ",;:."
        if word == "a" and (after == "" or (begins and (is_verb(after) or after in _JOINING))):
            words[place] = "A"
        elif word in ("a's", "a,", "a:", "a;"):
            words[place] = "A" + word[1:]
    return " ".join(words)


_BEGINNING = frozenset(
    "and but so then when while before after that because if where as though although".split()
)
_JOINING = frozenset("and has had is was will does did then already now also still".split())


def _told(text: str, table: RefereedTable) -> Iterator[str]:
    """The clauses that tell acts; a clause without a player has the player of the clause before."""
    subject: Seat | None = None
    told: Seat | None = None
    spoken_of: list[str] = []
    before = last = ""
    for piece in _pieces(_OPENING.sub("", text)):
        clause = without_circumstances(_IT_SHOWS.sub("", piece.strip()))
        named = _named_first(clause)
        if named is None and not OPENER.match(clause):
            clause = of_speaker(clause, subject, table)
            named = _named_first(clause)
        alike = _SO_DID.fullmatch(clause) or _THE_SAME.fullmatch(clause)
        if alike is not None and _named_first(last) is not None:
            yield f"{alike[1]}{last[1:]}"
            continue
        if _DID.fullmatch(clause):
            subject = told if told is not None else subject
            continue
        is_idle = (
            not clause or OPENER.match(clause) or is_comment(clause) or is_comment(f"{subject} {clause}")
        )
        if (is_idle and not _answers(clause, table)) or _is_turn_up(clause, table):
            before += meanwhile(clause)
            spoken_of = re.findall(_CARD, clause)[-1:] or spoken_of
            subject = subject if named is None else named
            continue
        if spoken_of and not re.search(_CARD, clause):
            clause = _IT_INSTEAD.sub(rf"\1 {spoken_of[0]}", clause)
        spoken_of = []
        if _PICKED_UP.fullmatch(clause) and _FELL.search(last):
            continue
        last = clause
        if named is None and _speaks_of_nobody(clause):
            yield clause + before
        elif named is None:
            yield of_speaker(with_subject(clause, subject), subject, table) + before
        else:
            yield of_speaker(clause, named, table) + before
            subject, told = named, _ordered_player(clause)
        before = ""


def _answers(clause: str, table: RefereedTable) -> bool:
    """Whether a clause with `not` may answer a hand laid down as won."""
    deal = table.sitting.deal
    return deal is not None and deal.claim is not None and re.search(r"\bnot\b", clause) is not None


def _is_turn_up(clause: str, table: RefereedTable) -> bool:
    """Whether a clause says which card is turned up, which is known."""
    deal = table.sitting.deal
    up = re.fullmatch(rf"({_CARD}) (?:is|was)(?: now)?(?: turned)? up", clause)
    return up is not None and deal is not None and up[1] == str(deal.turn_up)


_THE_SAME = re.compile(r"([A-D]) (?:did|does|follows|followed)(?: the same| likewise| so too| suit too)")
_SO_DID = re.compile(
    r"(?:(?:neither|nor|so) )?(?:did|does|do|is|was|has|had|will|would) ([A-D])(?: either| too)?",
    re.IGNORECASE,
)
_DID = re.compile(r"(?:[A-D]|he|she|they) (?:did|does|do|obeys?|obeyed|did so|does so)", re.IGNORECASE)
_IT_INSTEAD = re.compile(
    r"\b(plays?|played|puts?|lays?|laid|leads?|led|throws?|threw) (?:it|that|this)\b(?! back)"
)
_FELL = re.compile(r"\b(?:drop|fall|fell|slip|show|expose|flip|slid|flash|let)\w*", re.IGNORECASE)
_PICKED_UP = re.compile(
    r"(?:(?:[A-D]|he|she|they) )?(?:picks?|picked|takes?|took|puts?|snatche[sd]|grab(?:s|bed)) (?:it|them)"
    r"(?: back| up| in| into| his| her| their| hand| again)*",
    re.IGNORECASE,
)
"""A card that fell, taken up again: it has been seen."""
_TELLS = re.compile(r"[A-D] (?:tells?|told|asks?|asked|orders?|ordered|makes?|made|lets?) ([A-D])\b")


def _ordered_player(clause: str) -> Seat | None:
    """The player to whom a clause gives an order: D in `B tells D to lead`."""
    found = _TELLS.match(clause)
    return None if found is None else Seat.from_text(found[1])


def _speaks_of_nobody(clause: str) -> bool:
    """Whether a clause begins with neither a verb nor `he`: it has a player or a thing of its own."""
    first = clause.split(" ")[0].lower()
    return not (is_verb(first) or first in ("he", "she", "they"))


def _named_first(clause: str) -> Seat | None:
    named = re.match(r"([A-D])(?='s|\b)", clause)
    return None if named is None else Seat.from_text(named[1])


_NOT_REAL = re.compile(r"\b(?:going to|about to|meant to|wanted to|nearly|almost|should have|would have)\b")
"""What was not done after all, which the referee does not pass over without a word."""


def tells_nothing(text: str, table: RefereedTable) -> bool:
    """Whether a line tells no act: only whose turn it was, what somebody thinks or holds, how they look."""
    said = _OPENING.sub("", _named(_with_quotes_hidden(text)[0], table))
    if _NOT_REAL.search(said) or re.search(rf"\b{_CARD}\b", said):
        return False
    return all(is_comment(without_circumstances(piece.strip())) for piece in _pieces(said))


def _pieces(text: str) -> Iterator[str]:
    """The parts of a line between stops; `and` between things parts nothing."""
    start = 0
    for stop in _STOP.finditer(text):
        before, after = text[start : stop.start()], text[stop.end() :]
        if not after or _joins(before, after, stop[0]):
            continue
        yield before
        start = stop.end()
    yield text[start:]


def _joins(before: str, after: str, stop: str) -> bool:
    """Whether a stop stands between two things of one clause: two players, two cards, a number and a noun."""
    first = re.split(r"[ ,;:.]", after)[0]
    is_seat = re.fullmatch("[A-D]", first) is not None
    goes_on = "and" in stop or re.match(r"[A-D],? and\b", after)
    if is_seat and "and" in stop and re.search(r"\b(?:that|if|whether|says?|said|both|of) [A-D]$", before):
        return True
    if is_seat and goes_on and re.fullmatch(r"(?:[A-Da](?:,|, | and |, and )?)+", before.strip()):
        return True
    if not stop[:1].isspace() or stop.strip()[:1] in ("-", "\u2013", "\u2014") or OPENER.match(after):
        return False
    if "when" in stop:
        speaks = re.match(rf"(?:[A-D]|he|she|they) {_SPEAKS}", after)
        told_before = without_circumstances(before.strip())
        return speaks is None and not is_comment(told_before) and not is_comment(f"A {told_before}")
    starts = re.fullmatch("[A-D](?:'s)?", first) or first.lower() in _OTHERS or is_verb(first.lower())
    starts = starts or is_comment(f"A {after}") or _tells_act(first.lower())
    return not starts or re.fullmatch(_CARD, first) is not None


_ACTS = frozenset("play show fall take lift discard see say deal shuffle mark return".split())


def _tells_act(word: str) -> bool:
    """Whether a word in the form of a verb stands for something that players do."""
    return (
        word.endswith(("s", "ed"))
        and not word.endswith("ss")
        and bool(ideas_of(word) & _ACTS - _things(word))
    )


def _things(word: str) -> frozenset[str]:
    """The acts of a word that names a thing more often: `cards`, `tricks`."""
    is_thing = ideas_of(word) & {"card", "hand", "trick", "point", "trump", "suit", "number"}
    return _ACTS if is_thing else frozenset()


def _with_quotes_hidden(text: str) -> tuple[str, list[str]]:
    quotes = QUOTED.findall(text)
    return QUOTED.sub(_QUOTE, text), quotes


def _with_quotes(text: str, quotes: list[str]) -> str:
    while _QUOTE in text and quotes:
        text = text.replace(_QUOTE, quotes.pop(0), 1)
    return text
