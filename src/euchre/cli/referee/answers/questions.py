"""The questions that people ask at the desk, each with what answers it."""

from __future__ import annotations

import re
from collections.abc import Callable

from ....table import RefereedTable
from ....table.speech.answers.bystanders import of_bystanders
from ....table.speech.plain import plain
from ....table.speech.sentences import of_lone_hands
from . import of_cards, of_dealing, of_lateness, of_play, of_rights, of_rubber, of_score, of_worth

NOW = re.compile(
    r"what(?: be)?|(?:and )?what (?:now|next|happens?|happen next|do (?:i|we|you)(?: have to| need to)? do"
    r"(?: now| next| here)?|do (?:i|we) (?:type|say|enter|write)(?: now| next| here)?|do"
    r"|can .*|may .*|must .*|should .*|be next|be due|be to do)(?: now| next)?"
    r"|who (?:can|may) .*|can .* choose .*|who (?:have|get) (?:choice|say|right|option)(?: .*)?"
    r"|who (?:get to )?(?:choose|decides?)(?: .*)?|whose (?:choice|decision|option) be (?:it|that)"
    r"|what be (?:options?|choices?|possible)|what (?:do|must) (?:[A-D]|he|she|they|we|i) have to (?:play|do)"
    r"|what be go on|where be we|and"
)
"""Plain words that ask what may or must be done now."""
WHY = re.compile(
    r"(?:but )?why(?: not)?(?: be (?:that|it))?"
    r"|(?:but )?why (?:can|may|could|must|should)(?: not)? (?:[A-D]|he|she|they|i|we)(?: not)?"
    r"(?: do (?:it|that|this))?|(?:by )?(?:which|what) law(?: be (?:that|it))?|where "
    r"be that from"
)
"""Plain words that ask for the laws of the last ruling."""
UNDO = re.compile(
    r"undo(?: it)?|scratch(?: it)?|strike(?: it)?|cancel(?: it)?|go back|that be (?:wrong"
    r"|mistake)|oops|sorry"
    r"|(?:delete|remove|forget)(?: last)?(?: entry| one| line)?|(?:i )?make mistake|that do not "
    r"happen|last entry be wrong"
)
"""Plain words that take back the last entry."""
UNDO_SEVERAL = re.compile(
    r"(?:undo|delete|drop|remove|scratch|strike|cancel|take back|forget) last (?P<number>[2-9])"
    r"(?: (?:entries|lines|things|acts))?"
)
"""Plain words that take back several entries."""


_ONE = "(?:[A-D]|he|she|they|we|i)"
CHOICES = re.compile(
    rf"(?:may|can) {_ONE} (?:(?:still|now) )?(?:see|call|claim|have|punish|object to) (?:it|card|this)"
    rf"|(?:may|can) {_ONE} (?:(?:still|now) )?(?:claim|object|complain|protest)"
    r"(?: now| anything| something)?"
    rf"|can (?:{_ONE}|anybody|anyone|somebody|someone) do (?:something|anything)(?: .*)?"
    r"|can (?:[A-D]|he|she) change mind|be it too late .*"
)
"""Plain words that ask whether something can still be done about what happened."""
_HE_OR_IT = "(?:it|that|this|he|she|they|[A-D])"
_HE = r"(?:[A-D]|he|she|they|it|i|we|you|one)"
_A_CARD = r"(?:it|that|this|card|bower|7|8|9|10|jack|queen|king|ace)"
ALLOWED = re.compile(
    r"(?:be|can|may|do) (?:(?:it|this|he|she|they|[A-D]) )?(?:do(?: (?:it|this))?"
    r"|allow(?:ed)?|ok|okay|legal|lawful|fine|right|fair|alright|permitted)"
    rf"|(?:(?:but|so|and) )?(?:can|could|may|might|must|should|shall|do|will|would|ought) {_HE}"
    r"(?: (?:still|also|really|ever|now|then|even|just))*(?: (?:have|need|get|allow(?:ed)?|be allow(?:ed)?))?"
    rf"(?: to)?(?: (?:do|(?:play|lead|follow with|call)(?: {_A_CARD})?)(?: (?:it|this))?)?(?: now| still)?"
    rf"|be {_HE} (?:still |really |now )?(?:allow(?:ed)?|permitted|entitled|able|bound|obliged|forced)"
    rf"(?: to)?(?: (?:do|(?:play|lead|call)(?: {_A_CARD})?))?(?: (?:it|this))?"
    r"|(?:may|can) [A-D] do(?: it)?"
)
"""Plain words that ask whether what was done or wished is allowed."""
_OPENED = re.compile(
    r"(?:(?:and|so|but) )?(?:who|whose|what|which|how|when|where|why)(?:'s)?\b(?!.*\.$).*", re.IGNORECASE
)
"""A line that begins with a question word."""
ANSWERED = (
    "Ask for example 'who leads?', 'whose turn is it?', 'who has the choice?', 'who deals next?', 'what is "
    "trump?', 'what is the score?', 'what now?' or 'why?'"
)
"""Questions that are answered, for somebody whose question is not."""


def is_asked(line: str) -> bool:
    """Whether a line that is not understood as something told begins or ends as a question does."""
    return _OPENED.fullmatch(line) is not None or line.rstrip().endswith("?")


def answer_to(text: str, table: RefereedTable) -> str | None:
    """The answer to a question about the table; None for a text that is no such question."""
    if (told := of_bystanders(text, table)) is not None:
        return told
    asked = plain(text, table)
    is_marked = text.rstrip().endswith("?")
    for pattern, answer in (*_SHORT, *_ANSWERS) if is_marked else _ANSWERS:
        match = pattern.fullmatch(asked)
        if match is not None and (found := answer(match, table)) is not None:
            return found
    return None


_Answer = Callable[[re.Match[str], RefereedTable], str | None]
_AND = "(?:(?:and|so|then|now|what about|how about) )*"
_SHORT: tuple[tuple[re.Pattern[str], _Answer], ...] = tuple(
    (re.compile(_AND + pattern), answer)
    for pattern, answer in (
        (
            r"(?:be (?:it )?)?(?:next (?:deal|dealer)|[A-D] (?:deal|'s deal)(?: now| next)?)",
            of_dealing.next_dealer,
        ),
        (
            r"(?:be (?:it )?)?(?:next |first |opening )?lead(?: now| next)?|[A-D] 's lead(?: now| next)?",
            of_play.leader,
        ),
        (r"(?:be (?:it )?)?(?:[A-D] 's |next )turn(?: now| next)?", of_play.turn),
        (of_lateness.TOO_LATE.pattern, of_lateness.too_late),
    )
)
"""Questions of a few words, each with what answers it, that are told by their mark alone: `next deal?`."""
_CARD = "(?P<card>[0-9TJQKA][SHDC]|joker)"
_ANSWERS: tuple[tuple[re.Pattern[str], _Answer], ...] = tuple(
    (re.compile(pattern), answer)
    for pattern, answer in (
        (of_lone_hands.ASKED, of_rights.lone_hand),
        (of_rubber.RUBBER.pattern, of_rubber.rubber),
        (of_rubber.ANOTHER_GAME.pattern, of_rubber.another_game),
        (
            r"(?:who|whose) (?:be |have |must |should |do |ought |need |get )*(?:to )?(?:be )?lead"
            r"(?: (?:be it|first|next|now|trick.*|to.*|it|that|card|off))?"
            r"|who (?:start|begin|go first)",
            of_play.leader,
        ),
        (
            r"(?:whose|who be|who 's) (?:turn|go|call|bid|next|up|to (?:act|play|call|speak"
            r"|go))(?: (?:be )?(?:it|next|now))*"
            r"|who (?:be |have |must |should |ought |need |get )*(?:to )?(?:act|play|speak|call|bid|go|be)"
            r" next"
            r"|who be next(?: to (?:act|play|speak|call|bid|go))?|whose play(?: be it)?"
            r"|be it (?:my|[A-D] 's) (?:turn|go)|who (?:play|speak|call) now",
            of_play.turn,
        ),
        (
            r"(?:whose|who) (?:be )?deal next|who be next (?:dealer|to deal)|(?:whose|who) next "
            r"deal(?: be it)?",
            of_dealing.next_dealer,
        ),
        (
            r"who (?:be )?deal(?: (?:this|it|this hand|card|hand))?|whose deal(?: (?:be )?(?:it|this))*|who "
            r"be dealer",
            of_dealing.dealer,
        ),
        (
            r"(?:what|which|how) (?:be )?(?:score|game|point|it stand)(?: (?:be it|now|stand|like))?"
            r"|(?:how|where) (?:do )?(?:we|they|game|score|it) stand|how many games(?: be(?: it)?)?"
            r"|who be (?:ahead|winning|win)|game be over",
            of_score.score,
        ),
        (
            r"be (?:it|game) (?:over|finish(?:ed)?)(?: (?:yet|now|already))?"
            r"|(?:have|do) (?:anybody|anyone|somebody|someone|they|we|[A-D](?: and [A-D])?) w[io]n"
            r"(?: (?:it|game|yet|now|already))*"
            r"|why (?:have|do)(?: not)? (?:nobody|no (?:one|1)|anybody|anyone|they|we|[A-D])(?: not)? w[io]n"
            r"(?: (?:it|game|yet|now|already))*",
            of_score.game,
        ),
        (
            r"(?:what|which)(?: suit)?(?: be)?(?: it)? trump(?:s)?(?: be it| suit)?|what (?:be|do "
            r"[A-D]) make(?: it)?|what suit be it",
            of_play.trump,
        ),
        (
            r"who (?:make|call|order|name|declare|choose|take|pick)(?: (?:it|trump|suit|up|it up|up "
            r"it))?|who be makers?"
            r"|be (?:it )?(?:spades|hearts|diamonds|clubs)(?: trump)?"
            r"|do [A-D] (?:take|pick|order|make|name|accept)(?: (?:it|trump|turn-up))?(?: up)?"
            r"|what be trump(?:,? and)? who (?:make|call|order|name)(?: (?:it|trump|up|it up))?",
            of_play.trump,
        ),
        (
            r"(?:what|which)(?: card)? (?:be )?(?:turn(?: up| down)?|turn-up|up)(?: be it)?|what "
            r"(?:do [A-D] )?turn up",
            of_play.turn_up,
        ),
        (
            r"(?:(?:it |that )?be (?:it |now )?)?[12](?: trick)? (?:each|all|apiece)"
            r"|(?:it |that )?be [0-4] trick to (?:[0-4]|none|nothing)"
            r"|how many trick.*|who (?:have|take) (?:how many|most) trick|(?:what|which) trick be "
            r"(?:it|this)|trick",
            of_play.tricks,
        ),
        (
            r"who (?:have )?(?:win|take|get)(?: (?:it|that|trick(?: [1-5])?|game|hand|last trick))?|whose "
            r"trick(?: be it| be that)?",
            of_play.winner,
        ),
        (
            r"how many (?:more )?(?:deals?|hands?|rounds?)(?: (?:be|do))*(?: (?:we|they|it|there))*"
            r"(?: (?:be|have|need))?(?: (?:left|remaining|to (?:go|play|come)|still|more))*"
            r"(?: (?:to play|in .*))?"
            r"|how (?:long|much)(?: longer)?(?: (?:be|do|will))?(?: (?:game|we|it))?"
            r"(?: (?:last|go on|left))+",
            of_score.deals_left,
        ),
        (
            r"(?:have|do) (?P<seat>[A-D]) (?:look at|see|take up|pick up) (?:hand|card)(?: (?:yet|already))?",
            of_dealing.has_looked,
        ),
        (r"how many card (?:should|do|must|may|can|have|be) .*", of_dealing.hand_size),
        (rf"who (?:play|lead|have|put)(?: down)? {_CARD}", of_play.who_played),
        (
            r"who (?:play|lead|have|put)(?: down)? (?:[789]|10|ten|jack|queen|king|ace|trump|bower|it"
            r"|that|card)",
            of_play.on_the_table,
        ),
        (
            r"what (?:be )?(?:lead|play|on table)(?: (?:to )?.*)?|what do [A-D] (?:lead|play)|which "
            r"card be (?:lead|play)",
            of_play.on_the_table,
        ),
        (of_cards.ABOUT_CARD.pattern, of_cards.ruled_on_card),
        (of_cards.STANDS.pattern, of_cards.stands),
        *((pattern, of_rights.may_play) for pattern in of_rights.MAY_PLAY),
        (of_rights.PLAYS_NOW.pattern, of_rights.plays_now),
        (of_rights.MAY_CALL.pattern, of_rights.may_call),
        (of_rights.CALLED.pattern, of_rights.called),
        (of_rights.TAKES_UP.pattern, of_rights.takes_up),
        (of_worth.WORTH.pattern, of_worth.worth),
        (of_worth.WHEN.pattern, of_worth.when_counted),
        (ALLOWED.pattern, of_score.allowed),
        (rf"be (?:{_HE_OR_IT} )?too late(?: .*)?|be time (?:over|up|past|gone)", of_lateness.too_late),
        (
            r"be (?:it |this )?(?:misdeal|revoke|renege|irregular|penal|mistake|foul|fault)"
            r"|(?:what|which) (?:be )?penalty.*|be (?:it )?(?:a |any )?penalty.*|what happens? to .*"
            r"|do (?:[A-D] 's )?(?:(?:it|this|call|order|card|lead|play|trick|bid|word) )?"
            r"(?:count|stand|matter)"
            r"|which card (?:count|stand)|(?:may|can) (?:he|she|they|i|we)(?: really)?",
            of_score.allowed,
        ),
        (
            r"[A-D] (?:want|demand|claim|ask for|expect|(?:would )?like) (?:(?:any|some|A|[1-4]) )*"
            r"(?:points?|penalty) for(?: (?:it|this|that))?",
            of_score.wanted,
        ),
        (r"do (?:deal|hand) (?:count|stand)|be (?:deal|hand) void", of_dealing.deal_counts),
        (
            r"what do (?:we|they|i|he|she|[A-D](?: and [A-D])?) (?:get|win|score|lose|gain)(?: for(?: it)?)?"
            r"|how many point(?: (?:be it|be|do (?:we|they|he|she|i|[A-D](?: and [A-D])?)"
            r" (?:get|win|score|have)|have (?:they|we|[A-D](?: and [A-D])?)))?|who get point"
            r"|(?:what|how much) (?:do |will |would |be )(?:it )?(?:cost|worth)"
            r"(?: (?:it|them|him|her|us|me|[A-D](?: and [A-D])?))?"
            rf"|(?:do|have|be|will) (?:{_HE}|[A-D] and [A-D]|anybody|anyone|somebody|someone) "
            r"(?:get|win|lose|score|gain|owed?|have|due)(?: (?:any|some|A))* (?:points?|anything|something)"
            r"(?: (?:for|over|by|from|out of)\b.*)?",
            of_score.points,
        ),
        (r"who be play|who (?:be )?in (?:it|play|hand)", of_play.in_play),
        (
            r"(?:do|must) (?P<seat>[A-D]) (?:(?:have|need) to )?"
            r"(?:follow(?: suit)?|(?:play|follow with) (?:A )?(?:spade|heart|diamond|club)s?)",
            of_play.must_follow,
        ),
        (r"who be (?P<seat>[A-D]) 's partner", of_play.partner),
        (
            r"who (?:sit|be|go|stay|drop)(?: sit)? out(?: of it)?|who do not play"
            r"|be [A-D] (?:sit )?out(?: of (?:it|hand|play))?",
            of_play.sits_out,
        ),
        (
            r"(?:who|be [A-D])(?: be)?(?: (?:play|go|be))?(?: it)? alone"
            r"|(?:be|do) (?:anybody|anyone|somebody|someone) (?:play )?alone",
            of_play.lone,
        ),
    )
)
"""Questions in plain words, each with the function that answers."""
_OF_LAST_ENTRY = (of_score.allowed, of_lateness.too_late, of_score.wanted, of_score.points)
"""What answers about the last entry."""
_THAT = re.compile(r"\b(?:that|this|it)\b", re.IGNORECASE)


def is_of_last_entry(text: str, table: RefereedTable) -> bool:
    """Whether a question is one about the last entry, or about what is open since: `is that allowed?`."""
    asked = plain(text, table)
    if WHY.fullmatch(asked) or CHOICES.fullmatch(asked):
        return True
    if NOW.fullmatch(asked):
        return asked.startswith("who") or _THAT.search(text) is not None
    for pattern, answer in _ANSWERS:
        match = pattern.fullmatch(asked)
        if match is not None and answer(match, table) is not None:
            is_meant = answer is not of_score.points or _THAT.search(text) is not None
            return is_meant and answer in _OF_LAST_ENTRY
    return False
