"""Sentences about cards shown and dropped, hands laid open or thrown down, and signs."""

from __future__ import annotations

import re

from ....deal import Stage
from ....deal.rights import dealer_exchanges
from ....game import due_now
from ....seats import Seat
from ...physical.held_apart import holder_to_tell
from ...state import RefereedTable
from ..everyday import rank_letter
from .meaning import Row, in_deal
from .of_discards import PLAYED_OR_SHOWN
from .of_lone_hands import ALONE

_TO_PARTNER = re.compile(
    r"([A-D]) (?:show|flash|expose|let) (?:(?P<whom>partner|[A-D])(?: see)? \S+|\S+ to (?P<to>partner|[A-D]))"
    r"(?: alone)?"
)


def _is_to_partner(said: str, table: RefereedTable) -> bool:
    """Whether a card is shown to the partner, under a code in which a card is shown only if an adversary can
    make it out (professor-1862 L28)."""
    found = _TO_PARTNER.fullmatch(said)
    if found is None or (table.code.base or table.code.name) != "professor-1862":
        return False
    whom = found["whom"] or found["to"]
    return whom in ("partner", str(table.code.seating.partner(Seat.from_text(found[1]))))


def _to_partner(match: re.Match[str], table: RefereedTable) -> str | None:
    if not _is_to_partner(match[0], table):
        return None
    return (
        f"?Could an adversary see it? If one could, type '{match['who']} exposes {match['card']}'; a card "
        "that only the partner could see may not be called [L28]"
    )


def thrown_in(table: RefereedTable, who: str) -> str | None:
    """A hand thrown in, where a code lets the other side choose what follows (jerome-1877 9.7)."""
    provision = table.provision("cards-thrown-in")
    if provision is None or not provision.choices or not in_deal(table) or table.deal.trump is None:
        return None
    held = table.deal.holding(Seat.from_text(who))
    return f"{who} throws in {' '.join(map(str, held))}" if held else None


_INTO_PACK = re.compile(
    r"\b(?:in(?! (?:A )?(?:disgust|anger|rage|huff|temper|despair|frustration|front|fury|protest|fit))"
    r"|into|(?:on|onto|with|among) (?:pack|talon|deck))\b"
)


def _throws_hand(match: re.Match[str], table: RefereedTable) -> str:
    thrown = thrown_in(table, match["who"]) if _INTO_PACK.search(match[0]) else None
    return thrown or "{who} throws down the hand"


def _lays_down(match: re.Match[str], table: RefereedTable) -> str | None:
    """The rest claimed: cards are laid down by it only where the code has such a right."""
    if table.code.lay_down or "lay" in match[0]:
        return f"{match[0][0]} lays down"
    return None if " say " in match[0] else f"{match[0][0]} {_CLAIMED}"


_CLAIMED = 'says "the rest are mine"'


def _all_throw_down(match: re.Match[str], table: RefereedTable) -> str:
    return " & ".join(f"{seat} throws down the hand" for seat in table.code.seating.seats)


def _left_lying(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card that lies face up before its player: exposed, unless the record knows of it."""
    if not in_deal(table):
        return None
    who, card = match["who"], match["card"]
    rank = rank_letter(match[0].split()[2])
    lying = [one for one in table.exposed_in_play if str(one.seat) == who and str(one.card)[0] == rank]
    if lying:
        return (
            f"?It lies face up already, and may be called: '{{adversary}} calls {lying[0].card} from {who}'"
        )
    return "{who} exposes {card}" if card else f"?Of which suit? Type '{{who}} exposes {rank}S' for spades"


_WHICH_SHOWN = "?Which card? Type '{who} exposes 9C', or '{who} drops 9C' if it fell below the table"


def _is_card_apart(match: re.Match[str], table: RefereedTable) -> str | None:
    """Which card it was that somebody holds apart, where one has been named."""
    holder = None if table.sitting.deal is None else holder_to_tell(table)
    return None if holder is None else f"{holder} detaches {{card}}"


def _detaches(match: re.Match[str], table: RefereedTable) -> str:
    """A card held apart, which only its player sees."""
    return f"{{who}} detaches {match['card'] or '??'}"


def _put_on_table(match: re.Match[str], table: RefereedTable) -> str:
    """A card put on the table: shown, but by a player before whom another was to lead it may be played."""
    if not in_deal(table, Stage.PREPARING, Stage.PLAYING) or table.deal.trick is not None:
        return "{who} exposes {cards}"
    is_theirs = match["who"] in {str(due.actor) for due in due_now(table.sitting)}
    is_one = len(match["cards"].split()) == 1 and table.deal.trump is not None
    return PLAYED_OR_SHOWN if is_one and not is_theirs else "{who} exposes {cards}"


def _put_face_down(match: re.Match[str], table: RefereedTable) -> str:
    """A discard laid face down by the player who has one to make; else nothing that anybody sees."""
    deal = table.sitting.deal
    is_dealers = deal is not None and in_deal(table, Stage.PREPARING) and match["who"] == str(deal.dealer)
    if deal is not None and is_dealers and dealer_exchanges(deal) and " hand" not in match[0]:
        return "{who} discards ??"
    return _NOT_SEEN


_NOT_SEEN = (
    "?Nobody has seen a card, so nothing follows. Type '{who} throws down the hand' if they give up the rest"
)

SEEN_OR_PLAYED = (
    "?Were they seen, or played? Type '{who} exposes {cards}' if they fell face up on the table, "
    "'{who} plays {cards} together' if they were played"
)


def _dropped(match: re.Match[str], table: RefereedTable) -> str | None:
    """Several cards dropped nobody says where: they may be seen, or played."""
    return SEEN_OR_PLAYED if in_deal(table) and " " in match["cards"] else None


ROWS: tuple[Row, ...] = (
    (r"<who> (?:drop|spill) card(?: .*)?", _WHICH_SHOWN),
    (
        r"<who>(?: 's)?(?: (?:drop|spill))? <card>(?: (?:fall|drop|land))?(?: face up)? "
        r"(?:on|onto|above) table",
        "{who} exposes {card}",
    ),
    (
        r"<who> (?:drop|spill) <card>(?: (?:(?:on|to) (?:floor|ground)|(?:under|below) table))?",
        "{who} drops {card}",
    ),
    (r"<who> (?:lay|put) <cards> on table(?: before .*)?", _put_on_table),
    (
        r"<who> 's (?:elbow|arm|sleeve|hand|cuff|knee|coat) (?:knock|brush|sweeps?|swept"
        r"|push(?:es|ed)?|shoves?|catch|hits?|send|throw)(?: [A-D] 's)? <cards>"
        r" (?:off|down|to|from|on|onto|over|out)\b.*",
        "{who} drops {cards}",
    ),
    (
        r"<who> 's (?:<card>|[789]|10|jack|queen|king|ace) (?:be |have be )?(?:(?:still|leave|left|lie"
        r"|lying|lay|stay|remain(?:s|ing|ed)?|face up|open|there) )+"
        r"(?:(?:face up|on table|on cloth|there|open) ?)*",
        _left_lying,
    ),
    (r"<who> (?:drop|spill) <cards> on table", "{who} exposes {cards}"),
    (
        r"<who> (?:drop|spill|let (?:fall|slip|drop)) <cards>(?: (?:fall|slip|drop|together|at once))*",
        _dropped,
    ),
    (r"<who> (?:drop|spill|lay|put) <cards> face up(?: on table)?", "{who} exposes {cards}"),
    (r"<who> 's <card> (?:fall|drop|land) (?:on|onto) table<tail>", "{who} exposes {card}"),
    (r"<who> 's <card> (?:fall|drop|land)(?: (?:on|under|below|to) .*)?", "{who} drops {card}"),
    (
        r"(?:everybody|everyone|all|we all|they all|<seat>|we|all of us) (?:can )?see <who> 's <card>",
        "{who} exposes {card}",
    ),
    (r"<who> (?:show|expose|open)(?: all)?(?: whole| entire) hand(?: .*)?", "{who} lays open the hand"),
    (r"<who> show <whom> (?:whole )?hand", "{whom} looks at hand of {who}"),
    (
        r"(?:[2-5] )?card (?:fall|drop|slip) (?:from|out of) <who> 's (?:hand|card) <cards>",
        "{who} exposes {cards}",
    ),
    (r"<who> 's <card> (?:be )?(?:show|see|expose|flash|face|visible)(?: .*)?", "{who} exposes {card}"),
    (r"<who> (?:show|flash|expose|let) .*<card>(?: .*)?", _to_partner),
    (
        r"<who> (?:show|flash|expose|face)(?: partner| <seat>| us| them| everybody)? <cards>(?: to .*)?",
        lambda match, table: None if _is_to_partner(match[0], table) else "{who} exposes {cards}",
    ),
    (r"<who> (?:show|flash|expose|face|let <seat> see)(?: partner| <seat>)? card(?: .*)?", _WHICH_SHOWN),
    (r"<who> (?:card|'s card) (?:be )?(?:show|see|expose|visible)(?: .*)?", _WHICH_SHOWN),
    (
        r"<who> (?:'s )?hand (?:be )?(?:expose|show|see|open|face|visible)(?: .*)?",
        "{who} lays open the hand",
    ),
    (
        r"<who> (?:show|expose|face|open|lay(?: down| open| out)?|put(?: down| out)|spread(?: out)?)(?: all)?"
        r"(?: [2-5])? (?:hand|card)"
        r"(?: (?:down|out))?(?: (?:on|face|in (?:A )?(?:row|line))(?!.*face[- ]?down)(?! ?-?down).*)?",
        "{who} lays open the hand",
    ),
    (
        r"<who> (?:put|place|set)(?: all)?(?: [2-5])? (?:hand|card) (?:on table )?"
        r"(?:face up|open|in (?:A )?(?:row|line))(?: .*)?",
        "{who} lays open the hand",
    ),
    (r"<who> (?:show|expose) all card<tail>", "{who} lays open the hand"),
    (
        r"<who> (?:throw(?: down| in)|put down"
        r"|throw(?= (?:[2-5] )?(?:card|hand) (?:down|in|into|on|onto|among)\b))(?: [2-5])? (?:card|hand)"
        r"(?: down| in| on table)?(?!.*face[- ]?down)(?: .*)?",
        _throws_hand,
    ),
    (
        r"<who> (?:lay|put|places?|throw|turn|drop|spread)(?: down)?(?: all)? (?:hand|card)(?: down)?.* "
        r"face[- ]?down.*",
        _put_face_down,
    ),
    (r"<who> name card", "?Which card? Type '{who} names 9C'"),
    (r"<who> (?:name|say have|say (?:i|he|she|they) have|reveal have) <card>", "{who} names {card}"),
    (
        r"<who> talk(?: (?:to partner|across table|.*))?",
        lambda match, table: f'{match["who"]} says "talks"',
    ),
    (r"<who> (?:say )?rest be(?: (?:mine|hers|ours|theirs))?|<seat> take (?:rest|all rest)", _lays_down),
    (r"<who> (?:have rest|claim (?:rest|all|rest of trick)|lay down)", _lays_down),
    (
        rf"<who> (?:'s partner )?(?:give up|concede|surrender)(?!.* {ALONE}\b)(?: .*)?",
        "{who} throws down the hand",
    ),
    (
        r"<who> (?:wink|kick|nod|gesture|signal|frown|smile|cough|nudge|hint)(?:s|ed|ned)?(?: .*)?",
        '{who} says "(a sign)"',
    ),
    (r"<who> make (?:sign|face|signal|gesture)(?: .*)?", '{who} says "(a sign)"'),
    (
        r"(?:all|everybody|everyone|they all) (?:agree to )?(?:throw(?: down| in)?|lay down)(?: "
        r"(?:card|hand))?(?: down| in)?",
        _all_throw_down,
    ),
    (
        r"<who> (?:detach|separates?|pick out|take out|pull out) (?P<which><card>|(?:a |1 )?card)(?: .*)?",
        _detaches,
    ),
    (
        r"(?:(?:referee|<seat>) (?:look(?: at it)?|see|find|show|say)(?: and)?(?: that)? )?"
        r"(?:(?:it|card(?: .*)?) (?:be|turn out to be)) <card>",
        _is_card_apart,
    ),
    (
        r"<who> (?:say (?:(?:it|that|this|card)(?: .*)? )?(?:must )?be"
        r"|guess(?:es)?(?: (?:at|that))?(?: it be)?"
        r"|(?:think|reckon|bet) it be|name card(?: .*)? as) <card>",
        lambda match, table: "{who} names {card}" if table.deeds("detaches {card}") else None,
    ),
    (
        r"<who> (?:(?:half|partly|nearly|almost|partially|begin to|start to) )+"
        r"(?:pull|draw|take|lift|slide|get|detach|separate)(?: out)? (?P<which><card>|(?:a |1 )?card)"
        r"(?: (?:half|partly|out|up|apart|off))*(?: (?:of|from) (?:hand|rest|others?|card))*",
        _detaches,
    ),
    (
        r"<who> (?:hold|keep|have|pull|take|draw|put|lift) (?P<which><card>|(?:a |1 )?card) "
        r"(?:half(?: ?-?way)? (?:out|up)|(?:halfway|partly|partway) (?:out|up)|apart|separate|loose)"
        r"(?: (?:of|from|in) (?:hand|rest|others?|other card|all others?|[A-D] 's (?:hand|card)|card))*",
        _detaches,
    ),
    (r"<who> (?:claim (?:march|all|rest)|lay down (?!.*\band [A-D]\b).*)(?: .*)?", _lays_down),
)
"""The sentences, each with its meaning."""
