"""Cards played, shown and taken back, hands laid open, and tricks."""

from __future__ import annotations

from ....cards import UNKNOWN, Card
from ....deal import Stage
from ....deal.rights import dealer_exchanges
from ....seats import Seat
from ...state import RefereedTable
from ..sentences.meaning import in_deal
from ..sentences.of_play import changed, shown_last
from ..sentences.of_showing import SEEN_OR_PLAYED, thrown_in
from .frame import Frame, frame
from .hearing import Heard

_WITH_CARDS = (Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)
_PLAYING = (Stage.PREPARING, Stage.PLAYING)


def _plays(said: Heard, table: RefereedTable) -> str | None:
    """A card played, unless it may be the dealer's discard."""
    if said.who is None or (said.who == table.deal.dealer and dealer_exchanges(table.deal)):
        return None
    done = len(table.deal.finished_tricks)
    return "{who} {card}" if said.trick in (None, done + 1) else None


def _plays_together(said: Heard, table: RefereedTable) -> str | None:
    falls_only = said.has("fall") and not (said.has("trick") or said.has("together"))
    is_told = said.who is not None and len(said.cards) > 1
    return "{who} plays {cards} together" if is_told and not falls_only else None


def _shown_together(said: Heard, table: RefereedTable) -> str | None:
    """Several cards dropped, which are seen where they fall on the table."""
    if said.who is None or len(said.cards) < 2:
        return None
    is_seen = said.has("table") or said.has("face")
    return "{who} exposes {cards}" if is_seen else SEEN_OR_PLAYED


def _asks_placing(said: Heard, table: RefereedTable) -> str | None:
    return "{who} asks placing" if said.who is not None else None


def _names(said: Heard, table: RefereedTable) -> str | None:
    """The card that another holds apart, named."""
    return "{who} names {card}" if table.deeds("detaches {card}") and said.who is not None else None


def _says_they_hold(said: Heard, table: RefereedTable) -> str | None:
    """A card of their own that a player names; words, from a player who is out of the hand."""
    if said.has("show"):
        return None
    is_out = said.who in table.deal.calling.out
    return '{who} says "I have {card}"' if is_out else "{who} names {card}"


def _proposes(said: Heard, table: RefereedTable) -> str | None:
    """The number of the makers' tricks, by one of them."""
    return "{who} proposes {n}" if table.code.throw_in and said.who in table.deal.makers else None


def _last_card(table: RefereedTable, who: Seat) -> str | None:
    """The card that a player played last, if it is in one of the last two tricks."""
    for trick in reversed(table.deal.tricks[-2:]):
        for play in trick.plays:
            if play.actor == who and play.card is not UNKNOWN:
                return str(play.card)
    return None


def _takes_back(said: Heard, table: RefereedTable) -> str | None:
    if said.who is None or not in_deal(table):
        return None
    shown = [str(card) for card in shown_last(table, said.who)]
    card = [*said.cards, *shown, _last_card(table, said.who)][0]
    return None if card is None else f"{{who}} takes back {card}"


def _changes(said: Heard, table: RefereedTable) -> str | None:
    """The card played last, changed for another."""
    if said.who is None:
        return None
    last, new = _last_card(table, said.who), said.cards[-1]
    if any(seat == said.who for seat, _ in table.ledger.owed):
        return f"{{who}} {new}"
    if last is None or (len(said.cards) == 2 and last not in said.cards):
        return None
    new = next((card for card in said.cards if card != last), new)
    return changed(table, str(said.who), Card(last), new)


def _turned(said: Heard, table: RefereedTable) -> str | None:
    number = said.trick or len(table.deal.finished_tricks)
    return f"{{who}} looks at trick {number}" if number else None


def _throws_down(said: Heard, table: RefereedTable) -> str | None:
    return None if said.has("face") else "{who} throws down the hand"


def _throws_in(said: Heard, table: RefereedTable) -> str | None:
    if said.who is None:
        return None
    return thrown_in(table, str(said.who)) or "{who} throws down the hand"


def _lays_down(said: Heard, table: RefereedTable) -> str | None:
    """The rest claimed: by laying down the hand, or in words where only the cards themselves count."""
    shows = table.code.lay_down or said.has("hand") or said.has("face") or said.has("table")
    return "{who} lays down" if shows else None


def _objects(said: Heard, table: RefereedTable) -> str | None:
    claim = table.deal.claim
    return "{who} objects" if claim is not None and said.who != claim.seat else None


_HAND_DOWN = "down table face up in on hand over back all card show away open play"

FRAMES: tuple[Frame, ...] = (
    frame(
        "fall CARDS",
        "table face up down hand over let out away small together",
        _shown_together,
        *_WITH_CARDS,
    ),
    frame("play/lead CARDS", "together trick down table lead play over", _plays_together, *_PLAYING),
    frame("order all show/say/pull/play card/trick", "ought partner", _asks_placing, *_PLAYING),
    frame("call/say CARD", "", _names, *_PLAYING),
    frame("propose N trick", "side give take call", _proposes, *_PLAYING),
    frame("shuffle", "card trick all pack together up hand", "{who} mixes the cards", *_PLAYING, Stage.OVER),
    frame(
        "say have CARD",
        "have still hand take call all WHOM partner table",
        _says_they_hold,
        *_WITH_CARDS,
    ),
    frame("let see CARD", "all WHOM table up face partner hand", "{who} exposes {card}", *_WITH_CARDS),
    frame("turn CARD face", "up over card", "{who} exposes {card}", *_WITH_CARDS),
    frame(
        "play/lead CARD",
        "trick TRICK ahead suit follow down up over off out trump table face lead play",
        _plays,
        *_PLAYING,
    ),
    frame("play/lead CARD ahead not", "trick WHOM let give lead play", _plays, *_PLAYING),
    frame("play/lead CARD ahead", "trick WHOM lead play partner", _plays, *_PLAYING),
    frame(
        "show CARD",
        "table face up down hand partner WHOM card over let all",
        "{who} exposes {card}",
        *_WITH_CARDS,
    ),
    frame(
        "fall CARD",
        "see WHOM table face up down hand card over let out away play",
        "{who} exposes {card}",
        *_WITH_CARDS,
    ),
    frame("fall CARD floor", "hand down face up let card away table", "{who} drops {card}", *_WITH_CARDS),
    frame("see CARD hand", "WHOM partner let up face", lambda said, table: None, *_WITH_CARDS),
    frame("pull CARD", "hand away card show ahead", "{who} detaches {card}", *_PLAYING),
    frame("take/change back", "card CARD up SUIT have say mistake want", _takes_back, *_PLAYING),
    frame("return CARD", "hand up", _takes_back, *_PLAYING),
    frame("change CARD", "take back up follow play for card CARDS over suit down", _changes, *_PLAYING),
    frame("change card", "want say SUIT have mistake ask order play", _takes_back, *_PLAYING),
    frame("play/show/face/fall hand face", _HAND_DOWN, "{who} lays open the hand", *_WITH_CARDS),
    frame("play/fall hand down/table/away", _HAND_DOWN, _throws_down, *_WITH_CARDS),
    frame("fold", f"{_HAND_DOWN} say game fall quit", "{who} throws down the hand", *_WITH_CARDS),
    frame("play hand join", "card all small pack talon down away", _throws_in, *_WITH_CARDS),
    frame("doubt", "say hand claim have all not lead play trick", _objects, *_WITH_CARDS),
    frame(
        "laydown say/take/have/claim/call/play/show",
        f"{_HAND_DOWN} trick say all claim play take have N",
        _lays_down,
        *_PLAYING,
    ),
    frame("see trick", "turn up over back ahead TRICK show want again lift take", _turned, *_PLAYING),
    frame("turn trick up/over/back", "see back ahead TRICK show again", _turned, *_PLAYING),
)
