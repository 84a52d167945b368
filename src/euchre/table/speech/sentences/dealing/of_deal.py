"""Sentences about the pack and the deal."""

from __future__ import annotations

import re

from .....acts import Cut, DeclineCut, Shuffle, TurnUp
from .....deal import Stage
from .....deal.transition import BEFORE_HANDS
from ....state import RefereedTable
from ....terms.holders import case_offering
from ...beginnings.opening_deals import by_another
from ..meaning import Row, in_deal, when
from . import of_touching, of_turn_up
from .of_cutting import SAYS
from .of_new_deals import deals_anew


def _takes_packets(match: re.Match[str], table: RefereedTable) -> str:
    sizes = [match["first"], match["next"]]
    return f"{{dealer}} deals {'-'.join(sizes)}"


def _one_by_one(match: re.Match[str], table: RefereedTable) -> str:
    return f"{{dealer}} deals {'-'.join('1' * table.code.hand_size)}"


def seen_in_dealing(faces: str, table: RefereedTable, *, last_round: bool = False) -> str:
    """A card seen in dealing, with the packets before it where the record tells of none yet."""
    if not in_deal(table, *BEFORE_HANDS) or table.deeds("deals {number} to {seat}"):
        return faces
    first, last = table.code.packets[0][0], table.code.packets[0][-1]
    eldest, *others = table.code.seating.from_left_of(table.deal.dealer)
    packets = [f"{{dealer}} deals {first} to {seat}" for seat in (eldest, *others)]
    told = [*packets, f"{{dealer}} deals {last} to {eldest}"] if last_round else packets[:1]
    return " & ".join((*told, faces))


def _faced_in_dealing(match: re.Match[str], table: RefereedTable) -> str:
    """A card shown in dealing, of which the record says the first packet where it says nothing yet."""
    told = seen_in_dealing("{who} faces {card}", table, last_round="lastround" in match[0])
    has_begun = "&" not in told
    is_dealers = not has_begun and match["who"] == str(table.deal.dealer)
    if is_dealers and re.fullmatch(r"[A-D] turn (?:over|up) \S+", match[0]):
        return "{who} turns up {card}"
    return told


def _turned_with_it(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that comes over in dealing, or with the turn-up."""
    if match[0].endswith((" turn", " turn up")):
        return None
    if in_deal(table, *BEFORE_HANDS):
        return seen_in_dealing("{dealer} faces {card}", table)
    if not re.search("too|also|as well|with|to it|beneath|below|under|another|second|next", match[0]):
        return None
    deal = table.sitting.deal
    has_turned = deal is not None and deal.acts and isinstance(deal.acts[-1], TurnUp)
    return f"{{dealer}} faces {match['card']}" if has_turned else None


def _deals(match: re.Match[str], table: RefereedTable) -> str | None:
    """The cards dealt in the usual packets; a question if another player is the dealer."""
    if not in_deal(table, *BEFORE_HANDS):
        return None
    is_dealer = match["who"] == str(table.deal.dealer)
    return "{who} deals {packets}" if is_dealer else f"?{by_another(match['who'], table)}"


def _deals_uncut(match: re.Match[str], table: RefereedTable) -> str | None:
    """The pack shuffled and dealt without a cut; told after the deal, the claim that nobody cut."""
    if not in_deal(table, *BEFORE_HANDS):
        return "{adversary} claims no-cut" if in_deal(table) else None
    is_cut = any(isinstance(act, (Cut, DeclineCut)) for act in table.deal.acts)
    if is_cut or match["who"] != str(table.deal.dealer):
        return None
    is_shuffled = any(isinstance(act, Shuffle) for act in table.deal.acts)
    return "{dealer} deals {packets}" if is_shuffled else "{shuffler} shuffles & {dealer} deals {packets}"


def _is_uncut(match: re.Match[str], table: RefereedTable) -> str:
    """A claim that nobody cut; a question as long as the pack is shuffled and no card is dealt."""
    return _DEALT_UNCUT if in_deal(table, Stage.CUTTING) else "{adversary} claims no-cut"


_DEALT_UNCUT = (
    "?Has {dealer} dealt without offering the cut? Type how, such as '{dealer} deals {packets}': the referee "
    "sees that nobody cut"
)


def _counts_dummy(match: re.Match[str], table: RefereedTable) -> str:
    """The dummy that is counted, the cards dealt first if the record does not say so yet."""
    count = f"{{adversary}} counts {match['n']} in dummy"
    return f"{{dealer}} deals {{packets}} & {count}" if in_deal(table, *BEFORE_HANDS) else count


def _puts_right(match: re.Match[str], table: RefereedTable) -> str | None:
    """A wrong count put right, where that is offered."""
    return "{who} chooses put-right" if case_offering(table, match["who"], "put-right") else None


def _shuffle_demanded(match: re.Match[str], table: RefereedTable) -> str | None:
    """Another shuffle that a player demands, who does not shuffle by that (leeds-dwight-1888 22, 27)."""
    if "whom" in match.re.groupindex and match["whom"] == match["who"]:
        return None
    return "{who} demands shuffle-again" if in_deal(table) else None


_WITH_TURN_UP = (
    r"(?:too|also|as well|to it|(?:(?:together|along) )?with (?:it|that|turn-up|trump(?: card)?)"
    r"|(?:beneath|below|under) it|from (?:pack|deck|talon))"
)
"""That a card is shown with the turn-up."""


def _faced_with_turn_up(match: re.Match[str], table: RefereedTable) -> str | None:
    """Another card of the pack that the dealer shows with the turn-up."""
    deal = table.sitting.deal
    if deal is None or not deal.acts or not isinstance(deal.acts[-1], TurnUp):
        return None
    is_own = match["card"] in map(str, deal.holding(deal.dealer))
    return "{who} faces {card}" if match["who"] == str(deal.dealer) and not is_own else None


_WHICH_FACED = "?Which card, and who showed it? Type '{dealer} faces 9C', or '{adversary} faces 9C'"
_WHAT_WRONG = (
    "?What was wrong? Type '{adversary} has six cards', '{dealer} faces 9C' for a card shown in dealing, "
    "'{dealer} dealt two then two' for wrong packets, 'nobody cut', or a claim: '{adversary} claims "
    "misdeal'"
)

_DEALT_BY_OTHER = (
    "?Which player dealt, and whose deal was it? Delete this deal with 'drop' and type 'deal {adversary} "
    "for {dealer}': {adversary} deals, and the deal is {dealer}'s"
)
_IMPERFECT = "{last} finds imperfect pack"


def _dealt_by_other(match: re.Match[str], table: RefereedTable) -> str:
    """A deal said to be another's: claimed by who says so, where the record knows whose it was."""
    if table.ledger.rightful is None:
        return _DEALT_BY_OTHER if match.groupdict().get("sayer") is None else _WHOSE_DEAL
    if match.groupdict().get("sayer"):
        return f"{match['sayer']} claims deal-out-of-turn"
    return _CLAIM_IT.replace("{rightful}", str(table.ledger.rightful))


_WHOSE_DEAL = (
    "?Whose deal was it? The record has {dealer}'s. If it was {adversary}'s, delete this deal with 'drop' "
    "and type 'deal {dealer} for {adversary}'"
)
_CLAIM_IT = (
    "?It was {rightful}'s turn to deal. Nothing follows until a player claims it: type '{rightful} claims "
    "deal-out-of-turn' if {rightful} does"
)

_MIXED = (
    r"(?:mix|mixed|uneven|unequal|different|irregular|odd|wrong|not (?:all )?(?:alike|equal|same|even|right)"
    r"|(?:wrong|different) sizes?|of (?:wrong|different) sizes?)(?: up)?"
)


def _uneven_packets(match: re.Match[str], table: RefereedTable) -> str:
    """A claim that the packets are not those of a lawful deal."""
    return f"{match['who'] or '{adversary}'} claims wrong-packets"


def _mixes_sizes(match: re.Match[str], table: RefereedTable) -> str | None:
    """Packets of two and of three in one round: a claim, or the question who makes it."""
    if table.sitting.deal is None or match["who"] != str(table.deal.dealer):
        return None
    if match["sayer"]:
        return f"{match['sayer']} claims wrong-packets"
    if not table.code.same_packets_for_all:
        return "{who} deals {packets}" if in_deal(table, *BEFORE_HANDS) else None
    return (
        "?In one round, or two to each player first and then three? Type '{adversary} claims wrong-packets' "
        "if their side does, or '{who} deals 2-3'"
    )


def _should_deal(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim that it was another player's deal; a question about a first dealer, known by word only."""
    if not in_deal(table):
        return None
    dealer, whom = str(table.deal.dealer), match["whom"]
    is_first = table.sitting.deals == 1 and table.ledger.rightful is None
    if is_first and whom != dealer:
        return (
            f"?{dealer} is the dealer of this deal. If it was {whom}'s, delete it with 'drop' and type "
            f"'deal {dealer} for {whom}'; if it is only disputed, type "
            f"'{match['who'] or 'B'} interrupts the deal'"
        )
    return f"{match['who'] or '{adversary}'} claims deal-out-of-turn"


ROWS: tuple[Row, ...] = (
    (
        r"<who> deal(?: out)?(?: card)?(?: all)?(?: round| around)?",
        _deals,
    ),
    (r"(?:card|hand)s? be deal", when(BEFORE_HANDS, "{dealer} deals {packets}")),
    (
        r"<who> deal (?:by |in |packet of )?(?P<first>[1-9])s? ?(?:and|then|by|-)? "
        r"?(?P<next>[1-9])s?(?: at time)?",
        _takes_packets,
    ),
    (r"dummy (?:have|get|be deal|be|hold) <n>(?: card)?", _counts_dummy),
    (r"(?:be )?<n> card in dummy", _counts_dummy),
    (
        r"<who> (?:put|set|make|correct|fix|mend)(?: (?:it|that|count|deal|card|hand|mistake))?(?: to)?"
        r"(?: right| straight| up)?",
        _puts_right,
    ),
    (r"<who> deal(?: card)? (?:1(?: card)? at (?:A )?time|1 by 1|singly)", _one_by_one),
    (
        rf"(?:(?P<sayer>[A-D]) {SAYS} )?<seat> (?:(?:have )?deal (?:out of turn|wrong|twice(?: run)?"
        r"|2 times)|be wrong dealer)<tail>",
        _dealt_by_other,
    ),
    (
        rf"(?P<sayer>[A-D]) {SAYS} (?:that )?(?:it|this) (?:should|ought to) (?:have )?be"
        r" (?:my|his|her)(?: own)?(?: turn to)? deal",
        _dealt_by_other,
    ),
    (rf"(?:(?P<sayer>[A-D]) {SAYS} )?(?:it be )?wrong (?:player|person|dealer)<tail>", _dealt_by_other),
    (
        rf"(?:<who> {SAYS} )?(?:<seat> )?(?:deal )?packets?(?: be| have be| come| get)*(?: deal)? {_MIXED}",
        _uneven_packets,
    ),
    (rf"(?:<who> {SAYS} )?(?:<seat> )?(?:deal |give )?{_MIXED} packets?", _uneven_packets),
    (
        rf"(?:(?P<sayer>[A-D]) {SAYS} )?<who> (?:mix|mixed|mixes|alternate|vary|switch)"
        r"(?: (?:up|between|packets?|of|by))* [23] (?:and|with) [23]",
        _mixes_sizes,
    ),
    (r"(?:.* )?misdeal(?: it)?(?: by <seat>)?", _WHAT_WRONG),
    (r"<seat> (?:deal|give) (?:wrong|incorrect|bad|badly)<tail>", _WHAT_WRONG),
    (r"(?:deal|card) (?:be|go|come out) (?:wrong|bad|not right)<tail>", _WHAT_WRONG),
    (
        r"<who> (?:say|claim|complain|object|protest|notice|point out|admit)(?: it)?"
        r"(?: (?:pack|card|deck))? ?(?:(?:be )?not cut|nobody cut|(?:be )?no cut)<tail>",
        "{who} claims no-cut",
    ),
    (r"(?:pack|card|deck) be (?:not|never)(?: \w+)? cut|nobody (?:have )?cut<tail>|no cut<tail>", _is_uncut),
    (
        r"<who> deal(?: \w+)*(?: without .*cut| uncut"
        r"| and (?:do not|never|forget to|fail to|not) (?:offer|have|let|ask).*cut)<tail>",
        _deals_uncut,
    ),
    (
        r"<who> (?:say|complain|claim|point out|notice|protest|object|admit)(?: that)? "
        r"(?:(?!.*\b(?:want|refuse|decline|need)\b)(?:.* )?(?:never|no|not|nobody|forget)(?: .*)? cut"
        r"|(?:<whom>|he|she|they|i) (?:should|ought)(?: to)? have cut)<tail>",
        "{who} claims no-cut",
    ),
    (
        r"<who> (?:have|let|ask|get|make) <whom>(?: to)? cut(?: (?:pack|deck|card|it|them))?",
        "{whom} cuts {half}",
    ),
    (
        r"<seat> (?:forget|do not|never)(?: to)?(?: offer(?:ed)?| let <seat>| ask for| have card)? cut<tail>"
        r"|<seat> be (?:not|never) (?:ask|offer|give|let|allow)(?: to)? cut",
        "{adversary} claims no-cut",
    ),
    (
        r"<who> cut(?: (?:pack|deck|card|it))?(?: (?:for|to) (?:him|them|me|us|you|<seat>))?",
        "{who} cuts {half}",
    ),
    (r"<who> cut <n>(?: card)?", lambda match, table: "{who} cuts {n}" if in_deal(table) else None),
    (r"<who> (?:decline|refuse|do not want)(?: to| the)? cut", "{who} declines the cut"),
    (
        r"<who> (?:expose|show|face|flash|turn over|turn up|drop|let <seat> see) <card> "
        r"(?:(?:while|in|when|during|at) )+(?:\w+ )?cut(?: pack)?",
        "{who} shows {card} in cutting",
    ),
    (
        r"<who> (?:expose|show|face|flash|turn over|turn up|turn) <card> (?:while|in|when|during)?<tail>deal"
        r"(?: lastround)?(?: to <seat>)?",
        _faced_in_dealing,
    ),
    (
        r"<who> (?:expose|show|face|flash|turn over|turn up)(?: (?:next|another|second) card)?"
        rf"(?: (?:too|also|as well))? <card>(?: {_WITH_TURN_UP})*",
        _faced_with_turn_up,
    ),
    (
        r"<who> (?:expose|show|face|flash|turn over|turn up) <card>(?: while deal)?",
        lambda match, table: _faced_in_dealing(match, table) if in_deal(table, *BEFORE_HANDS) else None,
    ),
    (
        r"(?:card|<seat> card|<seat> 's card) (?:be|get) (?:face|turn over|expose|turn)<tail>",
        when(BEFORE_HANDS, _WHICH_FACED),
    ),
    (
        r"<who> (?:expose|face|show|flash)(?: a)? card<tail>",
        when(BEFORE_HANDS, "?Which card? Type '{who} faces 9C'"),
    ),
    (
        r"(?:(?:next|another|second) card |card (?:beneath|below|under)(?: it)? )?<card> (?:be )?"
        r"(?:turn|came|come|flip|fall|show|see|stick|sticks|face)(?: (?:over|up|out|face))*"
        rf"(?: {_WITH_TURN_UP})*(?: while deal)?",
        _turned_with_it,
    ),
    *of_turn_up.ROWS,
    (r"<who> find <card> face(?: up)?<tail>", "{who} finds {card} faced"),
    (
        r"<card> (?:be )?(?:lie )?face(?: up)? in (?:middle of )?(?:pack|deck|talon)",
        "{last} finds {card} faced",
    ),
    (r"<card> be (?:face(?: up)?|find face) in (?:pack|deck)", "{last} finds {card} faced"),
    (
        r"(?:<seat> )?find (?:face )?card(?: face(?: up)?)?(?: in (?:pack|deck))?",
        "?Which card? Type '{last} finds 9C faced'",
    ),
    (r"(?:be )?card (?:be )?face(?: up)? in (?:pack|deck)", "?Which card? Type '{last} finds 9C faced'"),
    (
        r"(?:pack|deck) (?:be|have) (?:short|imperfect|wrong|incorrect|not right|incomplete|bad"
        r"|[0-9]+ card)<tail>",
        _IMPERFECT,
    ),
    (
        r"<card> (?:be )?(?:not there|(?:not )?(?:missing|miss|lacking|lost|gone))(?: (?:from|in) .*)?",
        _IMPERFECT,
    ),
    (r"(?:be )?(?:[0-9]+ )?card (?:be )?(?:missing|too many|too few|lost)<tail>", _IMPERFECT),
    (
        r"(?:be [0-9]+ card|[0-9]+ card(?= in )|(?:be )?2 (?:<card>|ace|king|queen|jack|10|[789])s?(?: of)?"
        r"(?: <suit>)?)(?: in (?:pack|deck))?",
        _IMPERFECT,
    ),
    (
        r"<who> (?:find|have|see|notice|discover|hold)(?: be)? 2 (?:<card>|ace|king|queen|jack|10|[789])s?"
        r"(?: of)?(?: <suit>)?(?: in .*)?",
        "{who} finds imperfect pack",
    ),
    (
        r"<who> (?:find|see|notice|discover|say|complain)(?: that)? <card> be (?:miss|missing|not)(?: .*)?",
        "{who} finds imperfect pack",
    ),
    (
        r"<who> (?:find|have|see|notice|discover|get|be deal|hold|turn up|lead|play|show|expose|drop)"
        r" [2-6] of <suit>(?: .*)?",
        "{who} finds imperfect pack",
    ),
    (
        r"<who> (?:say|claim|notice|point out)(?: it| that)? be (?:not right|wrong) card",
        "{who} claims wrong-turn-up",
    ),
    (
        r"<who> (?:find|have|notice) (?:torn|marked|bent|damaged|mark) (?:card|pack)",
        "{who} finds torn pack",
    ),
    (r"(?:be )?(?:card|pack|.* card) (?:be )?(?:torn|mark|marked|bent|damaged)", "{last} finds torn pack"),
    (
        r"<who> (?:call|ask|want)(?: for)? (?:new|another|fresh|different) (?:pack|card|deck)s?",
        "{who} calls for new cards",
    ),
    (
        r"<who> (?:insist|demand|want|require|ask|request|call|wish|claim)(?: (?:on|for|to have))?"
        r"(?: (?:new|another|fresh|second|more|repeat))? shuffle(?: again| once more)?",
        _shuffle_demanded,
    ),
    (
        r"<who> (?:insist|demand|want|require|ask|request|have|make|order|let|tell)(?: on)? <whom>"
        r"(?: (?:to|must|should|have to))? shuffle(?: (?:pack|deck|card|it|them))?(?: again| once more)?",
        _shuffle_demanded,
    ),
    (
        r"<who> (?:insist|demand|want|require)(?: (?:on|to have))? (?:pack|deck|card|it|them)"
        r"(?: (?:to )?be)? shuffle(?: again| once more)?",
        _shuffle_demanded,
    ),
    (
        r"<who> (?:say |ask for |want |demand |claim |insist on |call for |"
        r"(?:want|ask|like|propose|demand|decide) (?:to )?)?"
        r"(?:let us |to )?(?:(?:start|begin|do it)(?:s|ed)? (?:all )?(?:over|again|afresh|from scratch)"
        r"|deal again|redeal|new deal)",
        deals_anew,
    ),
    (
        r"<who> (?:say|(?:want|ask|like|propose|demand|decide)(?: to)?) (?:let us |to )?(?:start|begin|deal)"
        r"(?: (?:over|again|afresh|it over|all over))?",
        deals_anew,
    ),
    (
        rf"(?:<who> {SAYS} )?(?:(?:it|that|this|deal) )?(?:should|ought to|must|would)(?: have)? be "
        r"<whom> 's (?:turn to )?deal<tail>",
        _should_deal,
    ),
    (rf"(?:<who> {SAYS} )?<whom> (?:should|ought to|must)(?: have)? deal<tail>", _should_deal),
    (
        r"<who> (?:say|claim|point out|notice|insist)(?: it)? be <whom> 's (?:turn to )?deal<tail>",
        _should_deal,
    ),
    (
        r"<who> (?:say|claim|point out|notice|insist)(?: that)? (?:it )?be "
        r"(?:not <seat> 's )?(?:turn to )?deal<tail>",
        "{who} claims deal-out-of-turn",
    ),
    (r"<who> interrupt(?: deal(?:er)?)?<tail>", "{who} interrupts the deal"),
    *of_touching.ROWS,
    (r"<who> turn(?: up| over)? wrong card(?: be|:)? <card>", "{who} turns wrong card {card}"),
    (r"<who> turn(?: up)? wrong card<tail>", "?Which card was turned up? Type '{who} turns wrong card 9C'"),
    (r"<who> turn (?:up )?<card>(?: up)?", "{who} turns up {card}"),
    (r"<card> (?:(?:be|comes|came) )?(?:turn(?: up)?|up|turn-up)", "{dealer} turns up {card}"),
    (r"(?:turn-up|trump card|up)(?: (?:be|comes|came))? <card>", "{dealer} turns up {card}"),
)
"""The sentences, each with its meaning."""
