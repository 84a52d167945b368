"""Sentences about cards played and taken back, and about tricks."""

from __future__ import annotations

import re

from ....acts import Play, TableAct
from ....cards import Card, right_bower
from ....cards import left_bower as left_bower_of
from ....deal import Stage
from ....deal.rights import dealer_exchanges
from ....game import due_now
from ....seats import Seat
from ...physical.handling import SHOWS_CARDS, leader_due
from ...revokes import trick_to_mend
from ...state import TOUCHING, RefereedTable
from ..everyday import trump_known
from .meaning import Row, in_deal, known_field

_PLAYING = (Stage.PLAYING,)
_TO_LEAD = (Stage.PREPARING, *_PLAYING)
_PLAY = (
    r"(?:play|lead|follow|trump|sluff|throw(?: off| down| on)?|use|win|take trick"
    r"|take (?=it with)|put|beat it|overtrump|say)"
)
_HERE = r"(?:say )?(?:here|there) (?:be|come|go)"
_RANK = r"(?P<rank>[789]|10|ten|jack|queen|king|ace)"
_LETTERS = {"10": "T", "ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}


def _of_the_suit_led(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card said by its rank is of the suit led."""
    led = None if not in_deal(table, *_PLAYING) or table.deal.trick is None else table.deal.trick.led
    is_shown = match[0].startswith(("here", "there"))
    may_lead = led is None and is_shown and in_deal(table, *_TO_LEAD) and table.deal.trump is not None
    who = match["who"] or ("{turn}" if led is not None else str(leader_due(table.deal)) if may_lead else None)
    if who is None:
        return None
    rank = _LETTERS.get(match["rank"], match["rank"])
    if led is None:
        return f"?The {match['rank']} of which suit? Type '{who} plays {rank}S' for the one of spades"
    return f"{who} {rank}{led.letter}"


def _put_down_here(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card put down by the player whose turn it is, or who has to lead."""
    if not in_deal(table, *_TO_LEAD) or table.deal.trump is None:
        return None
    return f"{table.deal.turn or leader_due(table.deal)} {{card}}"


def _of_trump(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card said by its rank that trumps."""
    trump = table.deal.trump if in_deal(table, *_PLAYING) else None
    return (
        None
        if trump is None
        else f"{match['who']} {_LETTERS.get(match['rank'], match['rank'])}{trump.letter}"
    )


_NO_BOWER = "?No trump is settled and no suit is turned up, so no card is a bower; name the card"


def _which_bower(match: re.Match[str], table: RefereedTable) -> str:
    if trump_known(table) is None:
        return _NO_BOWER
    who = match["who"] or known_field("turn", table) or "{last}"
    return f"?Which bower? Type '{who} plays right bower' or '{who} plays left bower'"


def _bower(match: re.Match[str], table: RefereedTable) -> str | None:
    trump = trump_known(table)
    if trump is None:
        return _NO_BOWER
    card: Card = right_bower(trump) if match["which"] == "right" else left_bower_of(trump)
    return f"{match['who'] or '{turn}'} {card}"


def shown_last(table: RefereedTable, seat: Seat) -> list[Card]:
    """The cards that a player has let be seen since the card that they played last."""
    for act in reversed(table.deal.acts):
        if act.actor == seat and isinstance(act, Play):
            return []
        if act.actor == seat and isinstance(act, TableAct) and act.form in SHOWS_CARDS:
            return [*act.cards]
    return []


def _put_down_with(table: RefereedTable, seat: Seat, played: Card) -> list[Card]:
    """The cards that a player has put down together with the one that counts as played."""
    deeds = table.deeds("plays {cards} together")
    return [
        *next((deed.cards for deed in reversed(deeds) if deed.actor == seat and played in deed.cards), ())
    ]


def _takes_back(match: re.Match[str], table: RefereedTable) -> str | None:
    """The last card that the player has played, of a rank if one is named."""
    if table.sitting.deal is None:
        return None
    seat, tricks = Seat.from_text(match["who"]), table.deal.tricks
    if tricks and table.deal.trick is None and re.search(r"\bup(?: it| card| again)?$", match[0]):
        return f"{seat} gathers trick {len(tricks)}" if tricks[-1].winner == seat else None
    played = [play.card for trick in table.deal.tricks for play in trick.plays if play.actor == seat]
    played = shown_last(table, seat) or played
    rank = next((letter for word, letter in _RANK_WORDS.items() if word in match[0].split()), "")
    of_rank = [card for card in played if str(card).startswith(rank)]
    if played and not of_rank:
        counts = played[-1]
        for put in _put_down_with(table, seat, counts):
            if str(put).startswith(rank):
                return (
                    f"?{put} is still in {seat}'s hand: of cards put down together, only {counts} is played"
                )
        return f"?{seat} has played no such card in this deal"
    return f"{seat} takes back {of_rank[-1]}" if played else f"?{seat} has played no card in this deal"


_RANK_WORDS = {"7": "7", "8": "8", "9": "9", "10": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}


def _plays_instead(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card played for the one that the player has played last, which goes back."""
    trick = table.deal.tricks[-1] if in_deal(table) and table.deal.tricks else None
    if trick is None or is_ordered_to_play(table, match["who"]):
        return None
    mine = [play.card for play in trick.plays if str(play.actor) == match["who"]]
    if not mine or (match[0].split()[1] == "lead" and len(trick.plays) > 1):
        return "{who} {card}"
    return changed(table, match["who"], mine[-1], match["card"])


def changed(table: RefereedTable, who: str, last: Card, card: str) -> str:
    """A card taken back and another played for it; only the first where the card has to stay."""
    takes_back = f"{who} takes back {last}"
    may_mend = trick_to_mend(table, Seat.from_text(who), last) is not None
    return f"{takes_back} & {who} {card}" if may_mend else takes_back


def is_ordered_to_play(table: RefereedTable, who: str) -> bool:
    """Whether a card was called from a player, who has not played it yet."""
    return any(str(seat) == who for seat, _ in table.ledger.owed)


def is_to_play(table: RefereedTable, who: str) -> bool:
    """Whether a card is awaited from a player."""
    return any(
        str(due.actor) == who and isinstance(act, Play) for due in due_now(table.sitting) for act in due.acts
    )


def _awaited(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card told in words that mean more than one thing: played by the player from whom one is awaited."""
    is_awaited = in_deal(table, Stage.PREPARING, *_PLAYING) and is_to_play(table, match["who"])
    drops_only = match[0].split()[1] == "drop" and not re.search(
        r" (?:on|to|under) (?:it|trick|that)$", match[0]
    )
    return "{who} {card}" if is_awaited and not drops_only else None


def _has_card(match: re.Match[str], table: RefereedTable) -> str | None:
    """A card said to be in somebody's hand: what was done with it is asked."""
    if not in_deal(table, Stage.PREPARING, *_PLAYING):
        return None
    if is_to_play(table, match["who"]) and not table.open_cases:
        return "?Does {who} play it? Type '{who} plays {card}'"
    return (
        "?What of it? Type '{who} exposes {card}' if it was shown, or '{who} names {card}' if {who} said so"
    )


def _puts(match: re.Match[str], table: RefereedTable) -> str:
    """A card put somewhere: to the trick, or away by a dealer who has to discard."""
    deal = table.sitting.deal
    is_discard = (
        deal is not None
        and match["who"] == str(deal.dealer)
        and in_deal(table, Stage.PREPARING)
        and bool(dealer_exchanges(deal))
        and re.search(r"(?:throw|put|lay)\b.* (?:out|down|off|in) ", match[0])
    )
    return "{who} discards {card}" if is_discard else "{who} {card}"


def _to_trick(verb: str) -> str:
    return f"{{who}} {verb} trick {{trick}}"


def _second_of_trick(match: re.Match[str], table: RefereedTable) -> str:
    return f"?Which card was the second? Type '{match['who']} plays 9C to trick {{now}}'".replace(
        "{now}", str(max(1, len(table.deal.tricks)) if table.sitting.deal else 1)
    )


def _is_over(match: re.Match[str], table: RefereedTable) -> str:
    side = table.code.seating.sides[0]
    marks = f"?Type the points if other points were marked than were due, such as '{side} marks 2'"
    return f"{marks}, or 'next deal'" if table.sitting.is_between_deals else marks


_WHICH_CARD = "?Which card? Type '{who} 9C', or '{who} nine of clubs'; the referee sees whose turn it is"


def touches_trick(match: re.Match[str], table: RefereedTable, verb: str) -> str | None:
    """A trick gathered or turned: the one named, the one on the table though it is short, or the last that is
    complete."""
    if not in_deal(table, *_PLAYING):
        return None
    deal = table.deal
    gathered = [deed.numbers[0] for deed in table.deeds(*TOUCHING)]
    done, last = len(deal.finished_tricks), len(deal.tricks)
    is_short = last > 0 and not deal.is_complete(deal.tricks[-1])
    is_meant = is_short and (len(deal.tricks[-1].plays) > 1 or done == 0 or done in gathered)
    number = match["trick"] or (last if is_meant else done)
    return f"{match['who']} {verb} trick {number}" if number else None


def _missed(match: re.Match[str], table: RefereedTable) -> str | None:
    """A trick that a player has not played to, which another points out."""
    if not in_deal(table):
        return None
    where = f" in trick {match['trick']}" if match["trick"] else ""
    return f"{match['who']} claims missed-trick against {match['whom']}{where}"


_NO_CARDS = (
    "?Which cards? Type each; or leave the cards out and type the result, such as 'the makers took "
    "three tricks'"
)

ROWS: tuple[Row, ...] = (
    (
        r"(?:everybody|everyone|all|others|(?:they|we) all|rest)(?: of (?:them|us))? follow(?: suit)?",
        _NO_CARDS,
    ),
    (
        r"<who> (?:say|claim|complain|point out)(?: that)? <whom> (?:(?:have )?disobey\w*"
        r"|(?:(?:do|would|will|have) not|refuse to) (?:obey\w*|play (?:call card|card call)))(?: call| it)?",
        "{who} claims disobeyed-call against {whom}",
    ),
    (rf"<who> {_PLAY} <card>(?: down| on it| on)? (?:instead|in place)", _plays_instead),
    (r"<who> with <card>", "{who} {card}"),
    (
        r"<who> (?:jump|jumps|jumped|butts|rushes) in (?:with|and play) <card>(?: ahead of .*| before .*)?",
        "{who} {card}",
    ),
    (rf"<who> {_PLAY} <card> without (?:discard|have discard|put .*)", "{who} {card}"),
    (r"<who> have <card>(?: left)?", _has_card),
    (
        r"<who> (?:(?:have to|must|can only|have no choice but to) (?:play|follow|lead|put)(?: with)?"
        r"|get rid of|give up|part with|cut in with|drop|lay|place)"
        r"(?: down| (?:on|to) (?:it|trick|that))* <card>(?: (?:on|to|under) (?:it|trick|that)| left| down)*",
        _awaited,
    ),
    (
        r"<who> (?:(?:be )?forced? to (?:play|put|follow)(?: with)?|dumps?|pitch(?:es)?|sheds?|cash(?:es)?"
        r"|lose|let go(?: of)?|lead back|(?:go|play) (?:up|under) with|cut (?:it )?with|be void and"
        r" (?:throw|play|discard|sluff)|tr(?:y|ies)|(?:ducks?|tops?|kills?)(?: (?:it|that))?(?: with)?"
        r"|kicks? off(?: with)?"
        r"|(?:go|start)(?: first)? with|(?:play|trump|follow|ruffs?)(?: it)? (?:low|high|big|small)(?: with)?"
        r"|(?:trump|ruffs?) with (?:a )?(?:low|high|big|small|little) trump)"
        r" <card>(?: (?:on|to|under) (?:it|trick|that))*",
        _awaited,
    ),
    (rf"<who> {_PLAY}(?: it| trick)?(?: (?:with|in|down|out|on|to it))*(?: suit)? <card>", _puts),
    (rf"<who> {_PLAY} <card> (?:out of turn|too (?:early|soon)|<tail>turn)", "{who} {card}"),
    (r"(?:play|lead|follow|trump|sluff|throw off)(?: (?:with|in|it))* <card>", "{turn} {card}"),
    (rf"{_HERE} <card>", _put_down_here),
    (rf"<who> {_HERE} <card>", "{who} {card}"),
    (rf"<who> (?:trump|overtrump)(?: (?:in|it|trick))*(?: with)? {_RANK}", _of_trump),
    (
        rf"(?:(?P<who>[A-D]) )?(?:{_HERE} |(?:play|lead|follow|win|put|throw|give|add|drop|lay"
        rf"|take(?= (?:it|trick) with)|cover(?:s|ed)?|beat(?:s)?|top(?:s|ped)?|let go|part)"
        rf"(?: (?:suit|it|trick|on))*(?: with)? "
        rf"|with )?{_RANK}(?: (?:on|to) (?:it|that))?",
        _of_the_suit_led,
    ),
    (
        r"(?:(?P<who>[A-D]) )?(?:(?:play|lead|follow|trump|win)(?: with)? )?(?P<which>right|left)(?: "
        r"bower)?",
        _bower,
    ),
    (r"(?:<who> )?(?:play |lead )?bower", _which_bower),
    (r"<who> (?:play|lead)(?: (?:card|again|low|high|<suit>|trump|it|too|something))?", _WHICH_CARD),
    (r"<who> (?:follow|trump|sluff|throw off|win)(?: suit| it| trick| card)?", _WHICH_CARD),
    (
        r"<who> (?:play|lead) (?:before|ahead of|instead of) (?:<whom>|him|her|them)(?: have play)?(?: and)?"
        r" (?:put|lay|throw|drop|play|lead)(?: (?:down|out))? <card>(?: (?:down|out|on table))*",
        "{who} {card}",
    ),
    (r"<who> (?:play|lead) (?:out of turn|too (?:early|soon)|first|(?:before|when|without) .*)", _WHICH_CARD),
    (
        r"<who> (?:play|lead|throw|put) (?:down )?<card> (?:and|with) <second>(?: together| at once)?",
        "{who} plays {card} {second} together",
    ),
    (
        r"<who> (?:play|lead|throw|put)(?: down)? [2-9](?: card)?(?: (?:together|at once|to .*))?",
        "?Which cards? Type '{who} plays KS QS together'",
    ),
    (r"<who> play (?:to (?:trick(?: [1-5])?|it) )?twice(?: .*)?", _second_of_trick),
    (r"<who> (?:want to )?(?:correct|mend|fix|take back|undo|change) revoke(?: .*)?", _takes_back),
    (
        r"<who> (?:take|pick)(?: up)? (?:it|card|that|that card|last card|rank|ace|king|queen|jack"
        r"|10|[789])?(?: ?back| up| up again| back again)",
        _takes_back,
    ),
    (
        r"<who> (?:take|pick) (?:back|up)(?: (?:it|card|that|ace|king|queen|jack|10|[789]|last card))?",
        _takes_back,
    ),
    (
        r"<who> (?:(?:withdraw|retract|correct|undo) (?:it|card)|(?:pull|want|have|ask for) (?:it|card) back"
        r"|correct (?:play|mistake))",
        _takes_back,
    ),
    (
        r"<who> (?:take|pick) (?:<card> back|(?:back|up) <second>)",
        lambda match, table: f"{match['who']} takes back {match['card'] or match['second']}",
    ),
    (
        r"<who> (?:(?:demand to|insist on|want to)? ?(?:see|inspect|check|peek at)"
        r"|demand|want)(?: look at)? trick (?P<trick>[1-5])",
        _to_trick("looks at"),
    ),
    (
        r"<who> (?:take|have)(?: another)? look(?: back)? (?:at|in) trick (?P<trick>[1-5])",
        _to_trick("looks at"),
    ),
    (
        r"<who> (?:want to )?(?:see|look(?: back)? at|turn up|open)(?: at)?(?: (?:quit|old|earlier))? "
        r"trick (?P<trick>[1-5])",
        _to_trick("looks at"),
    ),
    (
        r"<who> (?:want to )?(?:see|look(?: back)? at|turn up|open) (?:(?:quit|old|earlier) )?trick",
        "?Which trick? Type '{who} looks at trick 1'",
    ),
    (
        r"<who> (?:gather|take|pick up|collect)(?: up)? trick(?: (?P<trick>[1-5]))?",
        lambda match, table: touches_trick(match, table, "gathers"),
    ),
    (
        r"<who> (?:turn|close)(?: over)? trick(?: (?P<trick>[1-5]))?",
        lambda match, table: touches_trick(match, table, "turns"),
    ),
    (r"<who> (?:show|turn up|open)(?: all)?(?: their)? trick", "{who} shows tricks"),
    (r"<who> (?:want|ask) to see (?:all )?trick|<seat> (?:want|ask for) trick", "{who} shows tricks"),
    (r"(?:show|see|turn up|open|look at)(?: all)? trick", "{last} shows tricks"),
    (
        r"<who> (?:say|claim|complain|notice|point out|protest)(?: that)? <whom> "
        r"(?:(?:have |do |be )?(?:not|never)(?: yet)? play(?: (?:to|on|in))*|forget to play to|miss"
        r"|skip) trick"
        r"(?: (?P<trick>[1-5]))?",
        _missed,
    ),
    (
        r"<who> (?:forget to|do not|miss|never)(?: play)?(?: (?:to|on|a|in))*(?: trick(?: [1-5])?)?",
        "?Type what is played next: the referee sees that {who} has not played to the trick, and "
        "what follows",
    ),
    (
        r"(?:hand|deal|play) be over|all card be play|that be it",
        _is_over,
    ),
    (r"<who> propose(?: to)?(?: give up)? <n>(?: trick)?", "{who} proposes {n}"),
)
"""The sentences, each with its meaning."""
