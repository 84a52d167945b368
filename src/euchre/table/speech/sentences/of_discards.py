"""Sentences about the discard, the turn-up that is taken up, the dummy and the talon."""

from __future__ import annotations

import re

from ....deal import Deal, Stage, hands_laid_open
from ....deal.rights import dealer_exchanges
from ....game import due_now
from ....seats import Seat
from ...physical.discarding import owes_discard
from ...state import RefereedTable
from ..lines.retold import takes_up
from .meaning import Row, in_deal, when
from .of_changed_discards import changed_out_of_turn

_DISCARDING = (Stage.PREPARING,)


def _leaves_turn_up(match: re.Match[str], table: RefereedTable) -> str | None:
    """The turn-up left on the talon, by whatever name it has."""
    if not in_deal(table, *_DISCARDING) or match["card"] not in (None, str(table.deal.turn_up)):
        return None
    if {"leave", "let"} & set(match[0].split()):
        return _LIES if _only_lies(table) else "{who} declines the turn-up"
    return f"{match['who']} declines the turn-up"


def _only_lies(table: RefereedTable) -> bool:
    """Whether a turn-up that is left on the talon lies there as it must until it is played."""
    return not table.code.may_decline_turn_up


_LIES = (
    "?The turn-up may lie on the talon until it is played. Type what {who} puts out, such as "
    "'{who} discards 9C', or '{who} declines the turn-up' if {who} refuses it"
)


def _leaves_it(match: re.Match[str], table: RefereedTable) -> str | None:
    """The dealer, who has been given the turn-up, leaves it on the talon."""
    owes = in_deal(table, Stage.PREPARING) and dealer_exchanges(table.deal)
    if not owes or match["who"] != str(table.deal.dealer):
        return None
    return _LIES if _only_lies(table) else "{who} declines the turn-up"


def _takes_up_and(match: re.Match[str], table: RefereedTable) -> str | None:
    """The turn-up that is ordered up, taken up with what is done next."""
    if not in_deal(table, *_DISCARDING):
        return None
    is_known = takes_up(table.deal).fullmatch(f"{match['who']} {match['first']}") is not None
    return f"{match['who']} {match['rest']}" if is_known else None


def _puts_by_pack(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that a player who has one to put out puts where discards go."""
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING):
        return None
    owes = owed_discards(table.deal, match["who"]) or _discards_late(match, table)
    return "{who} discards {cards}" if owes else None


def _lets_go(match: re.Match[str], table: RefereedTable) -> str | None:
    """The dealer's hand taken off the discard, where there is one to make or to quit."""
    if not in_deal(table, *_DISCARDING) or match["who"] != str(table.deal.dealer):
        return None
    is_discarded = any(owner == table.deal.dealer for owner, _ in table.deal.discards)
    return f"{match['who']} quits the discard" if is_discarded or dealer_exchanges(table.deal) else None


def _discards_late(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card put out by a dealer who has played before discarding."""
    if not in_deal(table, Stage.PLAYING) or match["who"] != str(table.deal.dealer):
        return None
    is_due = owes_discard(table.deal) or dealer_exchanges(table.deal)
    is_due = is_due or (table.deal.calling.accepted and table.deal.trick is None)  # no card is led so
    return f"{{who}} discards {match['cards'] or '??'}" if is_due else None


def _changes_discard(match: re.Match[str], table: RefereedTable) -> str | None:
    """Another discard; a player who has played to the trick changes the card played."""
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING):
        return None
    trick = table.deal.tricks[-1] if table.deal.tricks else None
    has_played = trick is not None and match["who"] in map(str, trick.seats)
    return None if match["what"] == "it" and has_played else "{who} changes the discard to {card}"


def _fails_to_discard(match: re.Match[str], table: RefereedTable) -> str | None:
    """A claim that a player has put out no card, or too few: the dealer, or the maker with the dummy."""
    if not in_deal(table):
        return None
    deal, seating = table.deal, table.code.seating
    whom = match["whom"] or str(deal.dealer)
    if match["who"] == whom and re.match(r"[A-D] (?:notice|see|find|discover)\b", match[0]):
        return None  # what a player notices is told by what they do then
    seat = Seat.from_text(whom)
    has_dummy = table.code.dummy and seat == deal.calling.maker and deal.dummy_taken
    if not has_dummy and (seat != deal.dealer or not deal.calling.accepted):
        return f"?{whom} has nothing to discard in this deal"
    others = (one for one in seating.from_left_of(seat) if seating.side_of(one) is not seating.side_of(seat))
    name = "dummy-not-discarded" if has_dummy else "no-discard"
    if match["who"]:
        return f"{match['who']} claims {name}"
    if name == "no-discard" and not owes_discard(deal):
        return _NOT_PLAYED.format(dealer=seat, claimant=next(others))
    return _UNDISCARDED.format(f"{next(others)} claims {name}")


def _looks_at_the_rest(match: re.Match[str], table: RefereedTable) -> str | None:
    """A look at cards that nobody holds: those of a dummy where a game has one, told by their number or name;
    else the talon."""
    deal = table.sitting.deal
    if deal is None or deal.turn_up is None:
        return None
    of_dummy = match["n"] == str(table.code.hand_size) or (match["n"] is None and "dummy" in match[0])
    return f"{{who}} looks at {'dummy' if table.code.dummy and of_dummy else 'talon'}"


_UNDISCARDED = (
    "?Nothing follows until a player claims it. Type '{}' if their side does, or what was done next"
)
_NOT_PLAYED = (
    "?Nothing follows yet: by the record {dealer} has played no card and may still discard. If tricks "
    "have been played, tell their cards first, such as '{claimant} leads the ace of spades'; then type "
    "'{claimant} claims no-discard' if their side does"
)
_SAYS = r"(?:say|claim|complain|object|protest|notice|point out|insist|see|report|find|discover)(?: that)?"
_FAILS = (
    r"(?:(?:(?:have|then|still|simply|also|be) )*"
    r"(?:forget|fail|omit|neglect|do not|never|not)(?: yet)?(?: to)? "
    r"(?:discard|(?:throw|lay|put) (?:1|card|something|anything) (?:away|out|down|off))"
    r"|keep (?:1 |2 )?(?:too many|extra|more|6)(?: card)?(?: too many)?"
    r"|(?:discard|put out|lay out|throw away) (?:[0-9] card )?(?:too few|not enough)(?: card)?)(?: yet)?"
)


def _puts_away(match: re.Match[str], table: RefereedTable) -> str | None:
    """Cards put out while the discard is made; put down by a player who has none to make, they are played,
    or shown by one whose hand lies open at jambone (professor-1862 S4).

    Who has to be asked is a player whose turn it is not.
    """
    if not in_deal(table, *_DISCARDING):
        return None
    verb, cards = match[0].split()[1], match["cards"].replace(" and ", " ").split()
    if len(cards) > 1 and match["who"] in map(str, hands_laid_open(table.deal)):
        return "{who} exposes {cards}"
    is_maker = table.deal.dummy_taken and match["who"] == str(table.deal.settled_maker)
    may = is_maker or (match["who"] == str(table.deal.dealer) and dealer_exchanges(table.deal))
    is_due = match["who"] in {str(due.actor) for due in due_now(table.sitting)}
    if may or verb not in ("put", "lay", "throw") or re.search(r"\b(?:away|out)\b", match[0]):
        return "{who} discards {cards}"
    if not is_due:
        return PLAYED_OR_SHOWN if len(cards) == 1 else None
    return "{who} {cards}" if len(cards) == 1 else "{who} plays {cards} together"


PLAYED_OR_SHOWN = "?Is it played, or only shown? Type '{who} plays {cards}' or '{who} exposes {cards}'"


def _leads_ahead(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card put down by a player of whom the sentence says that another was to lead: a lead out of turn."""
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING) or table.deal.trump is None:
        return None
    is_ahead = table.deal.trick is None and match["who"] != match["whom"]
    return "{who} {card}" if is_ahead else None


def _puts_out_unseen(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that a player who has one to put out puts down."""
    owes = in_deal(table, *_DISCARDING) and owed_discards(table.deal, match["who"])
    return "{who} discards ??" if owes else None


def _for_turn_up(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card put out for the turn-up."""
    deal = table.sitting.deal
    is_for_it = deal is not None and str(deal.turn_up) == match["second"] and match["who"] == str(deal.dealer)
    return "{who} discards {card}" if is_for_it else None


_PUTS = (
    r"(?:put|lay|throw|place[sd]?|slip\w*|slid\w*|tuck\w*|push\w*|shove\w*|stick|stuck|drop|bury|get rid of)"
)
_BY_PACK = (
    r"(?:(?:face down )?(?:(?:under|underneath|beneath|below|with|into|in|on)|(?:at|on|to|under) bottom of)"
    r" (?:talon|pack|deck|rest)|face down(?: (?:on|in) (?:table|front))?)"
)

ROWS: tuple[Row, ...] = (
    (rf"<who> {_PUTS}(?: down)? <cards> {_BY_PACK}(?: face down)?", _puts_by_pack),
    (
        r"<who> (?P<first>(?:take|pick|accept) [^&]*?) (?:and )?(?:also |then )?"
        r"(?P<rest>(?:discard|put|throw|lay|bury|get rid|ditch)\b.*)",
        _takes_up_and,
    ),
    (
        r"<who> (?:discard|bury|ditch|dump|get rid of|(?:put|lay|throw) (?:away|out|aside|off|by|under))"
        r"(?: (?:<cards>|a|card|something|it|1|1 card))?(?: (?:now|late|after all|under talon|face down))*",
        _discards_late,
    ),
    (
        r"<who> (?:put|lay|throw) (?:<cards>|a|card|something|1|1 card)"
        r" (?:away|out|aside|off|by|under|under talon)(?: (?:now|late))?",
        _discards_late,
    ),
    (
        r"<who> (?:discard|throw(?: away| off| out)?|bury|lay away|lay out|put out|put away|put down|ditch"
        r"|lay|keep|dump|get rid of|let go of|give up|choose|put|part with) <cards>"
        r"(?: (?:face down|aside|away|off|down|out|(?:as|AS|for)(?: discard)?))?",
        _puts_away,
    ),
    (
        r"<who> (?:discard|throw (?:away|out)|bury|put (?:away|out)|ditch|lay (?:away|out))(?: (?:a"
        r"|card|something|it|1|1 "
        r"card))?(?: (?:card )?face down)?",
        when(_DISCARDING, "{who} discards ??"),
    ),
    (
        r"<who> (?:throw|put|lay|chuck\w*|get rid of|dump|part with|let go of|lose|bin\w*|shed|pitch\w*)"
        r"(?: down| under)?"
        r" (?:1(?: card)?|card|something)(?: (?:away|out|down|aside|off|under|face down|card))*",
        _puts_out_unseen,
    ),
    (
        r"<who> (?:put|lay|throw|make|choose) discard(?: (?:away|down|aside|face down))*",
        when(_DISCARDING, "{who} discards ??"),
    ),
    (
        r"<who> (?:discard|bury|put out|throw out|throw away|lay out) <card> (?:for|instead of) <second>",
        _for_turn_up,
    ),
    (r"<who> (?:reach for|touch|grab) dummy", "{who} takes the dummy"),
    (r"<who> (?:discard|bury|throw away) 2(?: card)?", when(_DISCARDING, "{who} discards ?? ??")),
    (
        r"<who> (?:leave|let(?=.* (?:lie|stay|be))|decline|refuse|do not (?:want|take|use|pick up))"
        r"(?: to take)? (?:turn-up|<card>)"
        r"(?: (?:on|where|there|lie|alone) .*| lie| stay| be| there)?",
        _leaves_turn_up,
    ),
    (
        r"<who> (?:leave|let) (?:it|card)(?: (?:lie|be|stay|there|where it be))? (?:on|with) (?:talon|pack)",
        _leaves_it,
    ),
    (rf"<whom> (?:(?:pick|take) .*(?:but|and) )?{_FAILS}(?P<who>)?<tail>", _fails_to_discard),
    (rf"(?P<whom>(?!))?(?:he|she|they) {_FAILS}(?P<who>(?!))?<tail>", _fails_to_discard),
    (rf"<who> {_SAYS} (?:<whom> |he |she |they )?(?:have )?{_FAILS}<tail>", _fails_to_discard),
    (
        rf"<who> {_SAYS} (?:<whom> |he |she |they )?(?:have )?(?:discard|put out|lay out|throw away) "
        r"[0-9](?: card)?<tail>",
        _fails_to_discard,
    ),
    (
        r"<who> (?:let (?:it|card|discard) go|let go of (?:it|card|discard)|release (?:it|card)"
        r"|take hand (?:off|away from) (?:it|card))",
        _lets_go,
    ),
    (
        r"<who> (?:want to )?(?:change|take back|swap|exchange)(?: back)? discard",
        "?To which card? Type '{who} changes the discard to 9C'",
    ),
    (
        r"<who> (?:want to )?(?:change|swap|exchange) (?P<what>discard|it) (?:to|for) <card>(?: instead)?",
        _changes_discard,
    ),
    (
        r"<who> (?:see|check|inspect|lift|turn over|pick up|(?:take |have |sneak |steal )?look (?:at|in|into"
        r"|through|under)) talon<tail>",
        "{who} looks at talon",
    ),
    (
        r"<who> (?:want|pick up|exchange (?:with|for)"
        r"|choose|swap (?:with|for)|use|ask for|get|go for|insist on) "
        r"dummy",
        "{who} takes the dummy",
    ),
    (
        r"<who> (?:(?:take|have|get|sneak|steal) )?(?:see|look|glance)(?: (?:at|in|into|through|under))? "
        r"(?:rest of )?(?:(?P<n>[2-8]) )?(?:undealt card|dummy|card (?:in|on) (?:middle|centre|center|table)"
        r"|card (?:be )?left(?: over)?|pack)",
        _looks_at_the_rest,
    ),
    (r"<who> (?:see|look (?:at|in|into|through)) dummy<tail>", "{who} looks at dummy"),
    (r"<who> look (?:at|in|into) <whom> 's (?:hand|card)<tail>", "{who} looks at hand of {whom}"),
)
"""The sentences, each with its meaning."""


def _throws_off(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card discarded to a trick is played, where nobody has a discard to make; a card is not led so."""
    if not in_deal(table, Stage.PLAYING) or dealer_exchanges(table.deal) or table.deal.trick is None:
        return None
    if table.deal.dummy_taken and _surplus(table.deal) > 0:
        return None
    if "discard" in match[0] and changed_out_of_turn(match["who"], table):
        return "{who} changes the discard to {card}"
    return "{who} {card}"


def _gives(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card given to the trick is played; the partner of a lone player may give one to that player."""
    lone = table.deal.calling.lone if in_deal(table, Stage.PLAYING) else None
    may_give = lone is not None and table.code.partners_best
    if may_give and lone is not None and str(table.code.seating.partner(lone)) == match["who"]:
        return None
    return "{who} {card}" if in_deal(table, Stage.PLAYING) else None


def _gives_in_turn(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card put down by the player from whom a card is awaited is played, where none is to be put out."""
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING) or table.deal.trump is None:
        return None
    if match[0].split()[1] == "throw" and table.deal.trick is None:
        return None
    if match["who"] not in {str(due.actor) for due in due_now(table.sitting)}:
        return None
    owes = dealer_exchanges(table.deal) or (table.deal.dummy_taken and _surplus(table.deal) > 0)
    return None if owes else "{who} {card}"


def _surplus(deal: Deal) -> int:
    """How many cards a maker who has taken the dummy has still to put out; less than 0 once they play."""
    return len(deal.hands[deal.settled_maker]) - deal.code.hand_size


def owed_discards(deal: Deal, seat: str) -> int:
    """How many cards a player has still to put out before they play: the dealer for the turn-up, a maker with
    the dummy (modern 3h-3)."""
    if any(seat in map(str, trick.seats) for trick in deal.tricks):
        return 0
    if dealer_exchanges(deal) and seat == str(deal.dealer):
        return 1
    return _surplus(deal) if deal.dummy_taken and seat == str(deal.settled_maker) else 0


def _puts_out(match: re.Match[str], table: RefereedTable) -> str | None:
    """Cards put out by a player who holds too many, until they play."""
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING):
        return None
    owed = owed_discards(table.deal, match["who"])
    cards = match["cards"] or " ".join(["??"] * int(match["n"]))
    cards = cards.removesuffix(" AS") if match[0].endswith("AS well") else cards
    return f"{{who}} discards {cards}" if 0 < len(cards.split()) <= owed else None


BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (
        r"<who> (?:leave|let) (?:it|turn-up|card|<card>|[2-9]|10)(?: (?:lie|be|stay|there|where it be))?"
        r"(?: (?:on|in|with|to|under) (?:talon|pack|table))?",
        _leaves_it,
    ),
    (
        r"<who> (?:(?:notice|see|find|discover|realise|realize) [^&]*\band )?(?:also |still |then )?"
        r"(?:throw|toss|put|lay|discard|dump|shed|chuck|bury|drop|lose|get rid of|part with)"
        r"(?: (?:away|out|off|down|aside))*(?: <cards>| <n>(?: card)?)"
        r"(?: (?:away|out|off|down|aside|face down|from (?:it|hand)|after all))*"
        r"(?: (?:(?:(?:as|AS) )?well|too|also))?",
        _puts_out,
    ),
    (r"<who> go under with <card>", _gives),
    (r"<who> (?:put|lay|place|throw)(?: down)? <card>(?: down)?", _gives_in_turn),
    (
        r"<who> (?:put|lay|place|throw|slap\w*|bang\w*|slam\w*)(?: down)? <card>(?: down)?"
        r" (?:although|though|but|before|when|while|even though|ahead of|instead of) <whom>"
        r"(?: (?:have|be|ought|should|must)(?: yet)?)?(?: to)?(?: have)?(?: not)?(?: yet)?"
        r"(?: (?:lead|go first|start|begin|be on lead|on lead))?",
        _leads_ahead,
    ),
    (r"<who> give <card>(?: (?:on|to) (?:it|trick))?", _gives),
    (r"<who> (?:discard|throw off|sluff) <card>(?: on it)?", _throws_off),
)
"""Sentences that mean more than their words in the grammar."""
