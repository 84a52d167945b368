"""Sentences about claims, choices and the score."""

from __future__ import annotations

import re

from ....cards import SUITS
from ....deal import Stage
from ....seats import Seat
from ...claims.about_cards.calls_of_cards import callable_owner
from ...claims.matters import known_matters, named
from ...remedies.besides import SENDS_CARD_BACK
from ...state import RefereedTable
from ...terms.holders import case_offering, cases_to_choose_in
from ..likeness import stems
from ..remedy_words import remedy_words
from ..unsettled.claims_open import claims_all, claims_it, which_choice
from .meaning import Meaning, Row, in_deal, newest_open, when
from .of_marks import says_of_mark, side_against_mark
from .of_tricks import quits_turned
from .reports.of_exposed import NOTHING_OPEN

_SMALL_WORDS = frozenset(("a", "an", "the", "to", "their"))
_PAYING = ("points", "full-points", "one-point")


def _by_name(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim or a choice whose name has several words: a name of the catalogue, a usual one, or a law's."""
    words = match["name"].lower().split()
    short = [word for word in words if word not in _SMALL_WORDS]
    for name in ("-".join(words), "-".join(short)):
        meant = named(table, name)
        if meant in known_matters():
            return f"{match['who']} {match['verb']}s {meant}{match['rest'] or ''}"
    return None


def _calls_suit(match: re.Match[str], table: RefereedTable) -> str:
    """A suit called from the player named, or from the offender."""
    suit = next(one for one in SUITS if one.word == match["suit"])
    offender = next((case.offender for case in table.open_cases if case.offender is not None), None)
    whom = match["whom"] or offender
    if whom is None:
        owner = callable_owner(table, Seat.from_text(match["who"]))
        return f"?From whom? Type '{match['who']} calls {suit.word} from {owner}'"
    return f"{match['who']} calls {suit.word} from {whom}"


def _which_side(match: re.Match[str], table: RefereedTable) -> str:
    sides = " or ".join(f"'{side} marks 2'" for side in table.code.seating.sides)
    return f"?Which side? Type {sides}"


def _marks_after(match: re.Match[str], table: RefereedTable) -> str:
    """What `they` mark: the side that scored in the deal just played, where one did; or else a question."""
    deal = table.sitting.deal
    points = None if deal is None or deal.outcome is None else deal.outcome.points
    scored = [] if points is None else [side for side, number in points.items() if number]
    if len(scored) != 1 or not match[0].startswith("they "):
        return _which_side(match, table)
    return f"{scored[0]} marks {match['n']}"


def _takes_points(match: re.Match[str], table: RefereedTable) -> str | None:
    """Points taken are the remedy that is open, or else what a side marks."""
    case = newest_open(table)
    named = match["who"] or None
    if case is not None:
        choices = table.code.provisions[case.irregularity].choices
        wanted = ("one-point",) if match["n"] == "1" else _PAYING
        paying = next((name for name in (*wanted, *_PAYING) if name in choices), None)
        if paying is not None:
            return f"{named or '{holder}'} chooses {paying}"
    if not match["n"]:
        return None
    if named is None:
        return _which_side(match, table)
    return f"{table.code.seating.side_of(Seat.from_text(named))} marks {match['n']}"


def _of_the_holder(remedy: str) -> Meaning:
    """A remedy without the name of the player who chooses it."""
    nothing = "?Nothing may be chosen now; 'open' lists what may be. If something went wrong, tell what"
    return lambda match, table: nothing if newest_open(table) is None else f"{{holder}} chooses {remedy}"


def _waives(match: re.Match[str], table: RefereedTable) -> str:
    if newest_open(table) is None:
        return "?Nothing is open that could be waived; 'drop' deletes the last entry"
    return f"{match['who'] or '{holder}'} waives {{case}}"


def _leaves(match: re.Match[str], table: RefereedTable) -> str:
    seat = Seat.from_text(match["who"])
    people = table.sitting.people
    name = people[seat] if seat < len(people) else None
    if name is None:
        asks = f"?Who sits there? Type 'bob is {seat}' first, then that bob leaves"
        return f'"{seat}" takes seat {seat} & "{seat}" leaves seat {seat}' if in_deal(table) else asks
    return f'"{name}" leaves seat {seat}'


def has_it_taken_back(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that is to go back, said by a player who may choose that; else nothing that is known."""
    remedy = next((name for name in SENDS_CARD_BACK if case_offering(table, match["who"], name)), None)
    return None if remedy is None else f"{match['who']} chooses {remedy}"


def _leaves_it(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that is to stay, said by a player who may choose that."""
    return "{who} chooses let-stand" if case_offering(table, match["who"], "let-stand") else None


def _lets_stand(match: re.Match[str], table: RefereedTable) -> str:
    """What another did left as it is; a trick that the player has turned is let go."""
    return quits_turned(match, table) or "{who} chooses let-stand"


def _should_have_marked(match: re.Match[str], table: RefereedTable) -> str:
    """Points that the speaker's side should have marked; of others the words do not say which fault it is."""
    if match["whose"] in ("we", "i"):
        return "{who} claims undercount"
    return "?Too few points, or too many? Type '{who} claims undercount' or '{who} claims overcount'"


def _marks_too_much(match: re.Match[str], table: RefereedTable) -> str | None:
    """Too many points marked; what is counted wrong while a hand is on may be cards as well."""
    may_be_cards = in_deal(table) and " count " in match[0]
    is_of_points = re.search(r"\b(?:mark|score|point|peg)\b", match[0]) is not None
    return None if may_be_cards and not is_of_points else "{who} claims overcount"


def _marked(match: re.Match[str], table: RefereedTable) -> str:
    """The question who says that points are marked wrong, for a player of the side against the one that has
    marked too many."""
    who = side_against_mark(table) or "{adversary}"
    return (
        f"?Who says so? Type '{who} claims overcount' if their side says it, or '{who} claims undercount' "
        "for too little"
    )


def _choice_by_deed(match: re.Match[str], table: RefereedTable) -> str | None:
    """The open choice that a player makes in words of their own, which share two words with the offer."""
    return _choice_in_words(match, table, least=2)


def _choice_in_words(match: re.Match[str], table: RefereedTable, least: int = 1) -> str | None:
    """The open choice whose words are most like those that a player says, half of them at least."""
    wanted = stems(match["rest"])
    scores: dict[str, int] = {}
    for case in cases_to_choose_in(table, match["who"]):
        for name in table.code.provisions[case.irregularity].choices:
            scores[name] = len(wanted & stems(f"{remedy_words(name)} {name.replace('-', ' ')}"))
    best = max(scores.values(), default=0)
    likely = [name for name, score in scores.items() if score == best]
    is_like = best >= least and 2 * best >= len(wanted)
    return f"{match['who']} chooses {likely[0]}" if is_like and len(likely) == 1 else None


_LEAVING: Row = (
    r"<who> (?:(?:leave|left)(?: (?:game|table|room|house|building|club|party))?|go home|have to go|quit"
    r"|(?:walk|storm)s? (?:out|off)(?: (?:of|from) (?:game|table|room|house))?)"
    r"(?: (?:in (?:anger|disgust|huff|(?:a )?rage|temper)|for good|for ever|angry|upset|early))*",
    _leaves,
)


def _refuses(match: re.Match[str], table: RefereedTable) -> str | None:
    """A penalty refused; other things are refused only in calls."""
    claim = None if table.sitting.deal is None else table.deal.claim
    if claim is not None and str(claim.seat) != match["who"]:
        return "{who} objects"
    is_calling = in_deal(table, Stage.ORDERING, Stage.MAKING)
    return None if is_calling and not match[0].endswith("penalty") else "{who} refuses penalty"


def _claims_advice(match: re.Match[str], table: RefereedTable) -> str | None:
    return None if table.provision("advice") is None else "{who} claims advice"


def _accuses_of_advice(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim of advice; only words, where the player may choose already what follows."""
    if any(case.irregularity == "advice" for case in cases_to_choose_in(table, match["who"])):
        return '{who} says "that is advice"'
    return _claims_advice(match, table)


def _which_points(match: re.Match[str], table: RefereedTable) -> str | None:
    """The question which penalty a player wants who may choose among several."""
    if newest_open(table) is None:
        return NOTHING_OPEN
    return which_choice(table, match["who"]) if match[0].endswith("penalty") else None


_OF_POINTS = r"(?!.*\b(?:card|trick|hand|discard|packet|suit|cut|turn|deal|follow)\b)"
"""How a sentence goes on that may speak of points, as it speaks of nothing else."""
_MARKING = r"mark|take|score|count|get|peg|chalk|add|enter|write|wrote|put(?= (?:\w+ ){0,4}(?:down|up|on)\b)"


_NOTICES = r"<who> (?:say|claim|notice|point out|complain|remember)(?: that)?"
_ALL_CLAIMED = r"<who> claim (?:both|all|all of them|them|them both|both of them|all 3)"


ROWS: tuple[Row, ...] = (
    _LEAVING,
    (
        r"<who> (?P<verb>claim|choose|waive|demand|point out) (?P<name>[A-Za-z' -]+?)"
        r"(?P<rest> against [A-D](?: in trick [1-9])?)?",
        _by_name,
    ),
    (
        r"<who> (?:choose|want|take|claim|demand)(?: that| to)? let (?:it|that|card) (?:stand|go|be)",
        "{who} chooses let-stand",
    ),
    (r"<who> let (?:it|that|card) (?:stand|go|be|play)", _lets_stand),
    (r"<who> accept (?:lead|play|card play|card)", when((Stage.PLAYING,), "{who} chooses let-stand")),
    (
        r"<who> say (?:let us )?(?:leave (?:it|card|that)|let (?:it|card|that) (?:stand|be|lie|go|play))"
        r"(?: (?:lie|where it be|on table))?",
        _leaves_it,
    ),
    (r"(?:let (?:it|that|card) (?:stand|go|be)|it stand)", _of_the_holder("let-stand")),
    (
        r"<who> (?:let|allow) (?:him |her |them |it |<seat> |card )?(?:to )?(?:be )?"
        r"(?:(?:take|taken|pick) (?:it |card |that )?(?:back|up)|change (?:it|card))",
        "{who} chooses take-back",
    ),
    (r"<who> (?:send|put) (?:it|card|that) back", "{who} chooses recall"),
    (
        r"<who> (?:tell|order|make|(?:ask|want|have)(?= (?:him|them|[A-D])))(?: (?:him|them|<seat>))?"
        r"(?: to)? (?:put|take|pick|have) "
        r"(?:it |card |that )?(?:back|up)(?: (?:it|card|again))?(?: (?:(?:on|onto) table|in hand))?",
        has_it_taken_back,
    ),
    (r"(?:send|put) (?:it|card|that) back|it go back|card go back", _of_the_holder("recall")),
    (
        r"<who> (?:call|demand|want|ask for|choose)(?: for)?(?: lead (?:of|in))? <suit>(?: lead)?(?: "
        r"from <whom>)?",
        _calls_suit,
    ),
    (
        r"(?:(?P<who>[A-D]) )?(?:and <seat> )?(?:they )?(?:take|get|want|have|choose|score|mark"
        r"|claim)(?: (?P<n>[0-9]+))? point",
        _takes_points,
    ),
    (
        r"(?P<who>[A-D])(?: and <seat>)? "
        r"(?:mark|score|take|get|peg|put (?:down|up)|write(?: down)?|wrote|enter) "
        r"(?P<n>[0-9]+)(?: point)?(?: down| up)?(?: for (?:side|him|her|them|us))?",
        _takes_points,
    ),
    (r"(?:they|we|he|she) (?:mark|score|take|get|peg) (?P<n>[0-9]+)(?: point)?", _marks_after),
    (
        r"(?:<who> )?(?:never mind|forgive(?: it)?|waive (?:it|penalty)|no penalty|do not mind|let it "
        r"pass|play on|do not want (?:it|penalty)|it do not matter)",
        _waives,
    ),
    (
        r"<who> (?:and <seat> )?(?:refuse|reject|decline|dispute|deny|do not accept|will not (?:accept|pay))"
        r"(?: to (?:pay|accept|take|give(?: up)?|hand over|submit to))?(?: penalty| it| (?:1 |2 )?point)?",
        _refuses,
    ),
    (
        r"<who> (?:say|claim|complain|protest|object)(?: that)?(?: (?:it|that|this))?(?: be)? "
        r"(?:coffee-?hous\w+|coffee hous\w+|table-?talk\w*|table talk|unfair)",
        _accuses_of_advice,
    ),
    (
        r"<who> (?:(?:say|claim|complain|notice|insist)(?: it| he| she| [A-D])? (?:be|give|offer) advice"
        r"|(?:object to|complain (?:about|of)|point out|call|claim(?: penalty for)?|protest) "
        r"(?:advice|talk|hint)"
        r"|(?:say|claim|complain|notice) (?:[A-D]|he|she|they) (?:advise|advised|talk)"
        r"(?: (?:[A-D]|partner))?)",
        _claims_advice,
    ),
    (
        r"<who> (?:call|claim|demand|want|take)(?: for)? (?:it|that|card|point|1 point|penalty)"
        r"(?: for(?: .*)?)?",
        claims_it,
    ),
    (
        r"<who> (?:claim|complain|protest|point (?:it|this|that) out"
        r"|(?:report|mention|raise) (?:it|this|that)|"
        r"(?:say )?(?:it|that|this) (?:be|will) not (?:right|do|allow|fair))"
        r"(?: (?:about|against|to)(?: (?:it|that|this))?)?(?: at once)?",
        claims_it,
    ),
    (_ALL_CLAIMED, claims_all),
    (
        r"<who> say(?: (?:at once|now|also|too|himself|herself|themselves))*",
        claims_it,
    ),
    (
        r"<who> say (?:(?:it|this) )?(?:cost|be)(?: <seat>| them| him| her| you)? (?:point|a point"
        r"|1 point|penalty)"
        r"(?: (?:to|for) (?:us|them))?",
        claims_it,
    ),
    (
        r"<who> (?:demand|insist|order|make|want|tell|ask)(?: that)? [A-D](?: to)? (?:play|lead)"
        r" (?:it|that|card)",
        claims_it,
    ),
    (
        r"<who> (?:want|demand|insist on|ask for|claim|take|keep|get)(?: (?:full|all|both))? "
        r"(?:point|penalty)",
        _which_points,
    ),
    (
        rf"<who> (?:say|claim|notice|point out|complain) {_OF_POINTS}.*\b(?:{_MARKING})\b.*"
        r"(?:too (?:many|much)|more than|wrong).*",
        _marks_too_much,
    ),
    (
        rf"<who> (?:say|claim|notice|point out|complain) {_OF_POINTS}.*"
        r"(?:forget|do not mark(?! [0-9])|too (?:few|little)|(?<!do )not mark).*",
        "{who} claims undercount",
    ),
    (
        r"<who> (?:say|claim|notice|point out|complain)(?: that)? "
        r"(?P<whose>we|i|they|<seat>(?: and <seat>)?) (?:should|ought to|must|could)(?: have)? "
        r"(?:mark|score|count|have) [0-9]+(?: point)?(?: more)?",
        _should_have_marked,
    ),
    (
        rf"{_NOTICES} (?:we|i|they|<seat>(?: and <seat>)?) (?:have )?(?:forget|miss|lack|leave out|omit)"
        r"(?: to (?:mark|take|count))?(?: [1-9])?(?: of)?(?: (?:our|their))? point(?: .*)?",
        "{who} claims undercount",
    ),
    (
        rf"{_NOTICES} (?:we|they|it) (?:make|have|be) march(?:,? (?:and|but|yet|so))?(?: (?:we|they))?"
        r"(?: only)? (?:take|mark|get|count|have|score)(?: only)? 1(?: point)?",
        "{who} claims undercount",
    ),
    (rf"{_OF_POINTS}.*(?:mark|take|score|count).*too (?:many|much|few|little).*", _marked),
    (r"(?:we|they|<seat>)(?: and <seat>)? (?:forget|do not)(?: to)? (?:mark|score|count|peg).*", _marked),
    (r"score be (?:wrong|not right|incorrect).*|(?:we|they) (?:mark|score) wrong.*", _marked),
    (r"<who> mix (?:up )?(?:card|pack|trick)(?: up)?", "{who} mixes the cards"),
    (r"(?:card|trick|pack) be mix(?: up)?", "?Who mixed them? Type '{last} mixes the cards'"),
    (
        r"(?:other (?:side|team|pair)|opponents?|adversar(?:y|ies)) (?:mark|score|take|get|have|peg) "
        r"(?P<n>[0-9]+)(?: point)?(?P<who>)?",
        _takes_points,
    ),
    (r"(?P<n>[0-9]+) point (?:to|for) (?P<who>[A-D])(?: and <seat>)?", _takes_points),
    (
        r"<who> say (?:that )?(?:it )?(?:be )?(?:too (?:many|much)|wrong|1 too many)",
        says_of_mark,
    ),
    (
        r"<who> (?:want|like|ask for|demand|insist on)(?: to (?:have|get))? (?:it|card|lead"
        r"|<card>)(?: to)?(?: be)? "
        r"(?:take|go|put|send) back",
        lambda match, table: "{who} chooses recall" if newest_open(table) is not None else None,
    ),
    (r"<who> (?:and <seat> )?discuss .*", "{who} consults about penalty"),
    (
        r".* (?:be euchre|be euchred|make (?:it|march))|it be (?:march|euchre|euchred)",
        "?The points due are reckoned from the tricks; 'score' shows them. Type other points as "
        "'{side} marks 2'",
    ),
    (r"nobody mark(?: .*)?", _marked),
    (r"<who> (?:and <seat> )?claim (?P<what>undercount|overcount)", "{who} claims {what}"),
    (
        r"<who> (?:say|claim|notice|point out|complain)(?: that)? <whom> "
        r"(?:play|lead|be|put card|go)(?: card| <card>)?"
        r" (?:out of turn|too (?:early|soon)|before (?:turn|<seat>))",
        "{who} claims play-out-of-turn against {whom}",
    ),
    (
        r"(?:we |they )?(?:want |want to )?(?:start (?:over|again)|start|deal again|deal|redeal|new "
        r"deal)(?: again)?",
        _of_the_holder("deal-again"),
    ),
    (
        r"<who> (?:discuss|consult|talk|confer|debate)(?: (?:about|over|on))?(?: which| what)? penalty"
        r"(?: .*)?",
        "{who} consults about penalty",
    ),
    (
        r"<who> (?:want|choose|take|demand|ask for|call for|prefer|say|have) (?P<rest>.+)",
        _choice_in_words,
    ),
    (r"<who> (?P<rest>(?:let|allow|keep|leave|hold|put|bring|stay) .+)", _choice_by_deed),
)
"""The sentences, each with its meaning."""

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (_LEAVING, (_ALL_CLAIMED, claims_all))
"""Sentences that mean more than their words in the grammar."""
