"""Sentences about calls and playing alone."""

from __future__ import annotations

import re

from ....acts import Manner
from ....deal import Stage
from ....seats import Seat
from ...bidding import accepting_word
from ...state import RefereedTable
from ..lines.retold import takes_up
from .meaning import Row, in_deal, when
from .of_objections import objects

_ORDERING, _MAKING = (Stage.ORDERING,), (Stage.MAKING,)
_CALLING = (Stage.ORDERING, Stage.MAKING)
_DISCARDING = (Stage.PREPARING,)
_SPEAKS = "(?:say|claim|complain|protest|object|notice|point out|remark|insist|answer|reply)"
_ALONE = r"(?P<alone> (?:and )?(?:be )?(?:going |go |play(?: it)? |it )?(?:alone|solo|loner))?"


def _pass_reported(match: re.Match[str], table: RefereedTable) -> str | None:
    """A pass of which a player only speaks: it is no pass of theirs, and may be entered already."""
    if not in_deal(table, *_CALLING):
        return None
    turn, said = str(table.deal.turn), match["of"]
    named = match["who"] if said == "i" else said.upper() if len(said) == 1 else None
    if named is not None and table.deal.calling.has_passed(Seat.from_text(named)):
        return f"?The pass of {named} is entered already; type 'list' to see it"
    return f"?Who has passed? Words about a pass are no call: type '{named or turn} passes' if it is so"


def _makes(match: re.Match[str], table: RefereedTable) -> str | None:
    if not in_deal(table, *_MAKING):
        return None
    alone = match["alone"] or ""
    if "and" in alone.split() and _is_in_wrong_form(match, table):
        makes = f"{match['who']} makes {match['suit']}"
        return f'{makes} & {match["who"]} says "I make it {match["suit"]} and play it alone"'
    return f"{match['who']} makes {match['suit']}{' alone' if alone else ''}"


def _each_passes(match: re.Match[str], table: RefereedTable) -> str:
    return " & ".join(f"{seat} passes" for seat in re.findall("[A-D]", match["seats"]))


def _passes_in_turn(match: re.Match[str], table: RefereedTable) -> str:
    then = match.groupdict().get("then")
    return " & ".join([*["pass"] * match[0].split().count("pass"), *((then,) if then else ())])


def _alone(match: re.Match[str], table: RefereedTable) -> str | None:
    deal = table.sitting.deal
    if deal is None or deal.calling.maker is None:
        return None
    instead = match["instead"] and str(deal.calling.maker) != match["who"]
    return f"{match['who']} takes over alone" if instead else f"{match['who']} plays {Manner.ALONE.value}"


def _calls_alone(match: re.Match[str], table: RefereedTable) -> str | None:
    """A call with 'alone' in one sentence; some codes allow no lone hand in such words of a player."""
    if not in_deal(table, *_ORDERING):
        return None
    word = accepting_word(table.deal, Seat.from_text(match["who"])).value
    if not (match["joined"] and _is_in_wrong_form(match, table)):
        return f"{match['who']} {word} alone"
    return f'{match["who"]} {word} & {match["who"]} says "I order it up and play it alone"'


def _is_in_wrong_form(match: re.Match[str], table: RefereedTable) -> bool:
    """Whether a player says a call and then 'alone' where the code has one form for both
    (leeds-dwight-1888 98); who only tells of the call tells its words no further."""
    says_so = re.search(r"\b(?:say(?! (?:spades|hearts|diamonds|clubs)\b)|i)\b", match[0]) is not None
    return says_so and table.provision("alone-in-wrong-form") is not None


def _told_up(match: re.Match[str], table: RefereedTable) -> str | None:
    """The dealer told to take up the turn-up is ordered up; said to another it is advice, and so is what the
    dealer's partner says to the dealer out of turn (jerome-1877 15.4)."""
    deal = table.sitting.deal
    if deal is None or not in_deal(table, *_ORDERING):
        return None
    partner = table.code.seating.partner(Seat.from_text(match["who"]))
    named = str(partner) if match["told"] == "partner" else match["told"]
    is_dealer = named in (str(deal.dealer), "him", "her", "them")
    is_early = partner == deal.dealer and str(deal.turn) != match["who"]
    is_advice = is_early and not match[0].startswith(f"{match['who']} order")
    if is_dealer and not is_advice:
        return f"{match['who']} orders up"
    return f'{match["who"]} says to {deal.dealer if is_advice else named} "pick it up"'


def _of_dealer(match: re.Match[str], table: RefereedTable, call: str) -> str | None:
    """A call that only the dealer makes, in words that mean it when the dealer is to speak."""
    deal = table.sitting.deal
    if deal is None or not in_deal(table, *_ORDERING) or deal.turn != deal.dealer:
        return None
    suit = match.groupdict().get("suit")
    is_theirs = match["who"] == str(deal.dealer) and suit in (None, str(table.deal.turned_suit))
    return f"{match['who']} {call}" if is_theirs else None


def _wants_nothing(match: re.Match[str], table: RefereedTable) -> str | None:
    """A pass, or the turn-up turned down, by a player who wants neither."""
    if not in_deal(table, *_CALLING) or match["card"] not in (None, str(table.deal.turn_up)):
        return None
    is_dealers = in_deal(table, *_ORDERING) and match["who"] == str(table.deal.dealer)
    return f"{match['who']} {'turns down' if is_dealers else 'passes'}"


def _lets_go_by(match: re.Match[str], table: RefereedTable) -> str | None:
    """A pass of the player who is to call, where nothing may be chosen."""
    if not in_deal(table, *_CALLING) or table.open_cases or str(table.deal.turn) != match["who"]:
        return None
    is_dealers = in_deal(table, *_ORDERING) and match["who"] == str(table.deal.dealer)
    return f"{match['who']} {'turns down' if is_dealers else 'passes'}"


def _turned_down(table: RefereedTable) -> str | None:
    """The turn-up turned down, by the dealer if they are to speak."""
    is_dealers = in_deal(table, *_ORDERING) and table.deal.turn == table.deal.dealer
    return f"{table.deal.dealer} turns down" if is_dealers else None


def _chooses_suit(match: re.Match[str], table: RefereedTable) -> str | None:
    """A suit made by the player who is to call, where no suit may be chosen for a penalty."""
    is_call = in_deal(table, *_MAKING) and not table.open_cases and str(table.deal.turn) == match["who"]
    return "{who} makes {suit}" if is_call else None


def _wanted_suit(match: re.Match[str], table: RefereedTable) -> str | None:
    """The suit that a player who has spoken lets out, in a code that has a law about it."""
    if not in_deal(table, *_CALLING) or table.provision("suit-let-out") is None:
        return None
    has_called = any(str(call.actor) == match["who"] for call in table.deal.calling.calls)
    is_turned = match["suit"] == str(table.deal.turned_suit)
    return f"{match['who']} names {match['suit']}" if has_called and not is_turned else None


def _meant_suit(match: re.Match[str], table: RefereedTable) -> str | None:
    """The suit that a player says they meant: let out by a player who has spoken, or the suit they make."""
    let_out = _wanted_suit(match, table)
    if let_out is not None:
        return let_out
    calls = table.deal.calling.calls if in_deal(table, *_MAKING) else ()
    if any(str(call.actor) == match["who"] and call.word.makes_trump for call in calls):
        return f'{match["who"]} says "I meant {match["suit"]}"'
    return f"{match['who']} makes {match['suit']}"


def _alone_at(match: re.Match[str], table: RefereedTable) -> str | None:
    """`Alone at spades`: a call in the second round, or said by the maker's partner when the suit is made."""
    if in_deal(table, *_MAKING):
        return f"{match['who']} makes {match['suit']} alone"
    trump = table.deal.trump if in_deal(table) else None
    if trump is None:
        return None
    if match["suit"] != str(trump):
        return f"?The trump is {trump}. Type '{match['who']} plays alone' if that is meant"
    return f"{match['who']} plays alone"


def _open_hand(match: re.Match[str], table: RefereedTable) -> str:
    """A jambone or jamboree; at the player's turn in the first round it takes the turn-up too."""
    who, manner = match["who"], match["manner"]
    if in_deal(table, *_ORDERING) and str(table.deal.turn) == who:
        return f"{who} {accepting_word(table.deal, Seat.from_text(who)).value} {manner}"
    return f"{who} plays {manner}"


def _takes_up(match: re.Match[str], table: RefereedTable) -> str | None:
    """The turn-up taken up by its name, when the dealer is to speak."""
    is_named = in_deal(table, *_ORDERING) and takes_up(table.deal).fullmatch(match[0]) is not None
    return _of_dealer(match, table, "takes up") if is_named else None


def _called_by(match: re.Match[str], table: RefereedTable) -> str | None:
    """The turn-up ordered by a player who is named last."""
    deal = table.sitting.deal
    if deal is None or not in_deal(table, *_ORDERING):
        return None
    return f"{match['who']} {accepting_word(deal, Seat.from_text(match['who'])).value}"


def _ordered_by(match: re.Match[str], table: RefereedTable) -> str | None:
    """The dealer who is ordered up by another."""
    is_dealer = in_deal(table, *_ORDERING) and match["who"] == str(table.deal.dealer)
    return f"{match['whom']} orders up" if is_dealer else None


def _names_it(match: re.Match[str], table: RefereedTable) -> str | None:
    """The question what a player names: a suit for trump, or the card that another holds apart."""
    if in_deal(table, *_MAKING):
        return "?Which suit? Type '{who} makes spades'"
    is_apart = in_deal(table) and match[0].endswith("name it") and table.deeds("detaches {card}")
    return "?Which card? Type '{who} names 9C'" if is_apart else None


_WHICH_CALL = (
    "?What did {who} say? Type it as it was said, such as '{who} passes', '{who} orders up' or "
    "'{who} makes spades'; the referee sees that it was out of turn"
)
_NO_PASS = "?What did {who} say, if not that? Type it, such as '{who} orders up' or '{who} makes spades'"

ROWS: tuple[Row, ...] = (
    (rf"<who> {_SPEAKS} (?P<of>[A-D]|he|she|they|i) pass earlier", _pass_reported),
    (rf"<who> {_SPEAKS} (?!(?P=who))(?P<of>[A-D]) pass", _pass_reported),
    (r"<who> (?:(?:do|will|would|have) )?(?:not|never) (?:want to )?pass", when(_CALLING, _NO_PASS)),
    (r"<who> pass(?: (?:too|also|as well|again|and))*,? turn (?:it|card|turn-up) down", "{who} turns down"),
    (r"(?:order(?: up)?|pick up|call(?: up)?|take up|assist|help) by <who>", _called_by),
    (r"<who> be (?:order|tell|ask|make)(?: to (?:pick|take) (?:it|card))? up by <whom>", _ordered_by),
    (
        r"<who> (?:fold|knock(?: (?:on )?table)?|(?:tap|rap)(?:s|ped)?(?: (?:on )?table)?"
        r"|say (?:pass|they pass)|go by|be out|waves? (?:it|turn-up|card) (?:on|by|along|away))",
        "{who} passes",
    ),
    (r"<who> say no", when(_CALLING, "{who} passes")),
    (r"(?P<seats><seat>(?:(?: and)? <seat>)+) (?:all |both )?pass", _each_passes),
    (r"pass(?: (?:and )?pass)+", _passes_in_turn),
    (
        r"pass(?: (?:and )?pass)* (?:and |then )?"
        r"(?P<then>(?:pick|order|take) (?:it )?up|assist|turn (?:it )?down)",
        _passes_in_turn,
    ),
    (
        rf"<who> (?:bid|say|call|name|declare|choose|pick|go|want|make|take|play|ask for|insist on|go with"
        r"|settle on|decide(?:s|d)? (?:on|for)|prefer|like)(?: it)? <suit>(?: (?:as|AS|be|for))?(?: trumps?)?"
        rf"{_ALONE}",
        _makes,
    ),
    (r"<who> (?:say )?(?:i )?(?:will )?(?:play |go |be )?(?:it )?alone (?:at|in|with|on) <suit>", _alone_at),
    (
        r"<who> (?:then )?(?:(?:say|announce|declare|add)(?: that)? )?(?:(?:i|he|she|they) )?(?:then )?"
        r"(?:(?:will|want to|be going to|would like to|shall|intend to) )*(?:play|go(?: it)?|take|try) <suit>"
        " alone",
        _alone_at,
    ),
    (
        r"<who> (?:say|let (?:slip|out|know)|reveal|show|admit|hint|tell <seat>|complain)(?: that)? "
        r"(?:he |she |they |i )?(?:(?:will|would|should|ought to) )?(?:have )?(?:want|like|mean|make|name"
        r"|call|bid|go for|prefer|be go to make|be go to call)"
        r"(?: to (?:make|call|name|bid|say|have))?(?: it)? <suit>(?: as trump| trump)?",
        _wanted_suit,
    ),
    (r"<who> (?:make|go|call) (?:it )?(?:suit turn down|same suit|it again)", "{who} makes {turned}"),
    (r"<who> (?:go|make it|call|say|make) next(?: suit)?", when(_MAKING, "{who} makes {nextsuit}")),
    (r"<who> (?:go|make it|call|say|make) cross(?: suit)?<tail>", "?Which suit? Type '{who} makes spades'"),
    (r"<who> (?:call it up|say pick (?:it )?up)", when(_ORDERING, "{who} orders up")),
    (
        r"<who> (?:tell|say|order|make|ask|force|want|demand|require|insist|have|get)(?: on)? "
        r"(?P<told>[A-D]|him|her|them|partner)(?: (?:to|must|should))? "
        r"(?:(?:pick|take) (?:it |card |turn-up )?up|take (?:it|card|turn-up))",
        _told_up,
    ),
    (r"<who> order up (?:card|turn-up|it)", when(_ORDERING, "{who} orders up")),
    (r"<who> (?:order|call|want) (?P<told>[A-D]|him|her|them|partner) up", _told_up),
    (r"<who> (?:want|put|send) (?:it|card|turn-up) up", when(_ORDERING, "{who} orders up")),
    (
        r"<who> (?:do not|not) (?:want|fancy|like|care for|take|pick up|order|bid|call|name|make)(?: to)?"
        r"(?: (?:name|call|make|order|bid|take|pick))?(?: up)?"
        r"(?: (?:<card>|turn-up|card|suit|it|anything|any))?(?: up)?(?: either| too)?",
        _wants_nothing,
    ),
    (
        r"<who> be (?:happy|glad|ready|willing) to (?:help|assist)(?: out)? "
        r"(?P<told>[A-D]|him|her|them|partner)",
        _told_up,
    ),
    (
        r"<who> (?:(?:like it and |say (?:i )?)pick it up|say (?:i )?have it"
        r"|(?:like it and )?take (?:it|turn-up) (?:up |in |into )+hand)",
        lambda match, table: _of_dealer(match, table, "takes up"),
    ),
    (r"(?:it|card|turn-up) be turn down", lambda match, table: _turned_down(table)),
    (
        r"<who> (?:decline|have nothing|have no interest|give (?:it )?(?:a )?pass|can ?not help"
        r"|will not|sit (?:it |this |this 1 )?out|say no thanks?|thanks? no)",
        when(_CALLING, "{who} passes"),
    ),
    (
        r"<who> (?:keep|accept|want|take) (?:it|turn-up|card|<suit>)",
        lambda match, table: _of_dealer(match, table, "takes up"),
    ),
    (r"<who> (?:take|pick|accept) .+", _takes_up),
    (
        r"<who> (?:refuse|reject|leave|do not want|put|turn) (?:it|turn-up|card)"
        r"(?: (?:under|over|away|face down))?",
        lambda match, table: _of_dealer(match, table, "turns down"),
    ),
    (r"<who> want (?:it|that)", when(_ORDERING, "{who} picks it up")),
    (
        r"<who> (?:want to|insist on|decide to|choose to|will|would like to|would rather|prefer to|mean to"
        r"|be go to|like to|demand to|be (?=go))(?P<rest>(?! ?have | ?[0-9TJQKA][SHDC]\b).+)",
        lambda match, table: f"{match['who']} {match['rest'].strip()}",
    ),
    (r"pick (?:it )?up [A-D]", when(_ORDERING, "{turn} orders up")),
    (
        r"<who> (?:say )?(?:(?:i|he|she|they) )?(?:will )?"
        r"(?P<call>order(?: it)?(?: up)?|(?:pick|take) (?:it )?up|pick it|assist|help)(?P<joined> and)? "
        r"(?:(?:i|he|she|they) )?(?:will )?(?:go |play |be going )?(?:it )?alone",
        _calls_alone,
    ),
    (
        r"<who> say (?:(?:i|he|she|they) )?(?:will )?(?:make|call|name)(?: it)? <suit>(?P<alone> and "
        r"(?:(?:i|he|she|they) )?(?:will )?(?:go |play |be going )?(?:it )?alone)",
        _makes,
    ),
    (r"<who> (?:bid|call|speak|declare)", _WHICH_CALL),
    (r"<who> (?:bid|call|speak|declare) (?:out of turn|too (?:early|soon)|before .*)", _WHICH_CALL),
    (
        r"<who> (?:say )?(?:that )?(?:i |he |she |they |[A-D] )?(?:have )?mean(?: it (?:to be|for)"
        r"| to (?:say|make it|call|name|make|have))? <suit>(?: all along| really)?",
        _meant_suit,
    ),
    (r"<who> (?:correct|change)(?: (?:it|call|trump))? to <suit>", "{who} makes {suit}"),
    (r"<who> change mind to <suit>", "{who} makes {suit}"),
    (r"<who> change mind", "?What does {who} say or do instead? Type that, such as '{who} orders up'"),
    (r"<who> change mind and (?P<rest>.+)", "{who} {rest}"),
    (
        r"<who> say (?:that )?(?!(?:take|pick) (?:(?:it|card|that|them) )?back)"
        r"(?:i |he |she |they )?(?:will |be )?"
        r"(?P<rest>(?:take|go|going|play|pick|order|assist|help|alone|pass(?! earlier)|turn it down|accept)"
        r"(?: .*)?)",
        "{who} {rest}",
    ),
    (
        r"<who> (?:play|call|declare|announce|go|show|claim)(?: it)?(?: alone)? (?P<manner>jambone"
        r"|jamboree)(?: alone)?",
        _open_hand,
    ),
    (r"<who> (?:play|go)(?: it)? alone (?:with .*open|and show .*|exposed)", "{who} plays jambone"),
    (r"<who> (?P<word>order up|assist|help)(?: with)?(?: partner| <seat>)", "{who} {word}"),
    (r"<who> be stick(?: .*)?|stick dealer", "?Then the dealer names a suit: type '{dealer} makes spades'"),
    (
        r"<who> (?:say )?(?:that )?(?:i |he |she |they )?(?:will )?(?:go|play)(?: it)? alone "
        r"(?:too|also|as well)",
        "{who} plays alone",
    ),
    (
        r"<who> (?:play|join|take part|stay|keep play)(?: in| on| too| along| hand| it)*(?: even| still)? "
        r"(?:though|although|while|when|with) (?:partner|he|she|they|[A-D])(?: (?:be|go|play)){0,2} alone",
        "{who} joins the hand",
    ),
    (r"<who> (?:go|play|call)(?: it)? alone(?P<instead> instead(?: of .*)?)?", _alone),
    (r"<who> (?:take|play) (?:it |over )?alone(?P<instead> instead(?: of .*)?)?", _alone),
    (r"<who> (?:take over|take (?:it|hand) over)(?: .*)?", "{who} takes over alone"),
    (
        r"<who> (?:say )?(?:he |she |they |i )?(?:will )?take (?:[A-D] 's place|place of [A-D]"
        r"|partner 's place)",
        "{who} takes over alone",
    ),
    (
        r"<who> (?:say )?(?:that )?(?:he |she |they |i )?(?:will )?take (?:it|hand) (?:off|away from|from) "
        "(?:partner|him|her|them|you|[A-D])",
        "{who} takes over alone",
    ),
    (
        r"<who> (?:go|play)(?: it)? alone (?:in|for) (?:place|him|her|partner|[A-D])(?: .*)?",
        "{who} takes over alone",
    ),
    (r"<who> (?:keep|take|play|have|choose) (?:it alone|loner)", "{who} plays alone"),
    (
        r"<who> (?:say )?(?:that )?(?:i )?(?:will )?take (?:it|that|hand|this)(?: out)? "
        r"(?:from|of)(?: (?:you|your|<seat>|partner))?(?: 's)?(?: hand)?",
        "{who} takes over alone",
    ),
    (
        r"<who> (?:say )?(?:that )?(?:i |they |he |she )?"
        r"(?:will |want to |mean to |would have |be go to |unreal )?"
        r"(?P<rest>order (?:it )?up|assist|help|pick (?:it )?up)(?: after all| anyway| too)?",
        when(_CALLING, "{who} {rest}"),
    ),
    (r"<who> (?:defend|fight|play against)(?: it)? alone", "{who} defends alone"),
    (r"<who> call it", when(_ORDERING, "{who} orders up")),
    (r"<who> (?:name|choose|pick)(?: (?:it|trump|suit))", _names_it),
    (
        r"<who> (?:be not|not|do not (?:think|believe|trust|buy))(?: (?:so|it|him|her|them|<seat>))?"
        r"(?: (?:sure|convinced|certain))?<tail>",
        lambda match, table: "{who} objects" if in_deal(table) and table.deal.claim is not None else None,
    ),
    (
        r"<who> (?:(?:will not|do not|be not)(?: go to)? (?:allow|have|accept|agree(?: to)?)(?: (?:it|this))?"
        r"|want (?:it|hand)(?: to be)? play out)",
        lambda match, table: objects(match, table) if in_deal(table) else None,
    ),
    (
        r"<who> (?:beg|want new deal|ask for new deal|call for new deal|have farmer 's hand|have "
        r"farmer hand)",
        "{who} calls for a new deal",
    ),
)
"""The sentences, each with its meaning."""


BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (r"<who> choose <suit>", _chooses_suit),
    (r"<who> let (?:it|card|turn-up) go(?: by)?", _lets_go_by),
)
"""Sentences that mean more than their words in the grammar."""
