"""The pack, the deal and the number of cards."""

from __future__ import annotations

from ....deal import Stage
from ....deal.hands import cards_played
from ....deal.transition import BEFORE_HANDS
from ....seats import Seat
from ...state import RefereedTable
from ..sentences.dealing.of_deal import seen_in_dealing
from ..sentences.meaning import in_deal
from .frame import Frame, frame
from .hearing import Heard


def _first_round(said: Heard, table: RefereedTable) -> str | None:
    """The first packet to every player."""
    size, dealer = said.numbers[0], table.deal.dealer
    if size not in (2, 3) or said.who not in (None, dealer):
        return None
    return " & ".join(f"{dealer} deals {size} to {seat}" for seat in table.code.seating.from_left_of(dealer))


def _faced(said: Heard, table: RefereedTable) -> str | None:
    """A card that is seen in dealing; the dealer shows it if nobody else is named."""
    who = table.deal.dealer if said.who is None else said.who
    return seen_in_dealing(f"{who} faces {{card}}", table, last_round=said.has("lastround"))


def _faced_late(said: Heard, table: RefereedTable) -> str | None:
    """A card seen after a packet: one that the dealer turns may be the turn-up, unless they were dealing."""
    is_dealers = said.who in (None, table.deal.dealer)
    return None if is_dealers and not said.has("deal") else _faced(said, table)


_MOST = 8
"""Cards of the largest hand that anybody may hold by mistake."""


def _counted(said: Heard, table: RefereedTable) -> str | None:
    """A hand that is counted: that of the last player named."""
    seat = said.whom[-1] if said.whom else said.who
    if seat is None:
        return None
    number = said.numbers[0]
    if said.has("follow") or number > _MOST:
        return None
    deal = table.deal
    if seat == deal.dealer and number == table.code.hand_size + 1 and deal.calling.accepted:
        return "{who} claims no-discard" if said.who != seat and not deal.exchanged else None
    if said.has("many") or said.has("few") or said.has("extra"):
        is_dealt = not in_deal(table, *BEFORE_HANDS)
        held = table.code.hand_size - (cards_played(deal, seat) if is_dealt else 0)
        number = held - number if said.has("few") else held + number
    elif number == 1:
        return None
    elif said.has("deal") and not in_deal(table, *BEFORE_HANDS):
        number = max(0, number - cards_played(table.deal, seat))
    count = f"{seat} counts {number}"
    return f"{{dealer}} deals {{packets}} & {count}" if in_deal(table, *BEFORE_HANDS) else count


def _not_cut(said: Heard, table: RefereedTable) -> str | None:
    """A claim that nobody cut: by the player who says so, or else by the dealer's adversary."""
    if in_deal(table, Stage.CUTTING) and not said.has("say"):
        return None
    if said.has("refuse") and said.who not in (None, table.deal.dealer):
        return None
    who = said.who if said.has("say") and said.who is not None else None
    if who is None and said.who not in (None, table.deal.dealer):
        who = said.who
    return f"{who or '{adversary}'} claims no-cut"


def _shuffles(said: Heard, table: RefereedTable) -> str | None:
    if said.who is None:
        return None
    again = not in_deal(table, Stage.SHUFFLING)
    return "{who} shuffles again" if again else "{who} shuffles"


def _turns_up(said: Heard, table: RefereedTable) -> str | None:
    return "{dealer} turns up {card}" if said.who in (None, table.deal.dealer) else None


def _cuts(said: Heard, table: RefereedTable) -> str | None:
    seat: Seat | None = said.who
    return None if seat is None else f"{seat} declines the cut"


_FACING = "deal lastround card face up over down table show fall turn see let give hand away appear"
_SEEN = "show/fall/turn/face/see/appear"


def _singly(said: Heard, table: RefereedTable) -> str:
    return f"{{dealer}} deals {'-'.join('1' * table.code.hand_size)}"


def _packets(said: Heard, table: RefereedTable) -> str | None:
    """Two packets to every player."""
    return f"{{dealer}} deals {said.numbers[0]}-{said.numbers[1]}" if len(said.numbers) == 2 else None


def _looks(said: Heard, table: RefereedTable) -> str | None:
    counts = said.numbers and not (said.has("lift") or said.has("ahead"))
    return "{who} looks at hand" if said.who is not None and not counts else None


def _two_alike(said: Heard, table: RefereedTable) -> str | None:
    return (
        f"{'{last}' if said.who is None else said.who} finds imperfect pack" if said.numbers == (2,) else None
    )


def _found_faced(said: Heard, table: RefereedTable) -> str:
    return f"{'{last}' if said.who is None else said.who} finds {{card}} faced"


def _says_whose_deal(said: Heard, table: RefereedTable) -> str | None:
    """A complaint about the deal: about whose it was if another player dealt, or else about the cards."""
    if said.who is None:
        return None
    if table.ledger.rightful is not None:
        return "{who} claims deal-out-of-turn"
    return "{who} claims misdeal" if said.has("doubt") else None


def _cuts_few(said: Heard, table: RefereedTable) -> str | None:
    return "{who} cuts {n}" if said.who is not None else None


def _two_turned(said: Heard, table: RefereedTable) -> str | None:
    """The turn-up and another card that comes with it."""
    if len(said.cards) != 2 or said.who not in (None, table.deal.dealer):
        return None
    turned = f"{{dealer}} turns up {said.cards[0]} & {{dealer}} faces {said.cards[1]}"
    if not in_deal(table, *BEFORE_HANDS):
        return turned
    is_one_turn = said.numbers == (2,) or said.has("together")
    return f"{{dealer}} deals {{packets}} & {turned}" if is_one_turn else None


FRAMES: tuple[Frame, ...] = (
    frame("deal/give N all", "card deal play count hand away", _first_round, *BEFORE_HANDS),
    frame("deal/give NUMBERS", "card deal play count hand all away", _packets, *BEFORE_HANDS),
    frame("deal/give singly", "card hand all N away", _singly, *BEFORE_HANDS),
    frame("see/take hand", "ahead card up deal N", _looks, *BEFORE_HANDS, Stage.TURNING),
    frame("cut/lift N", "card away bottom pack cut", _cuts_few, Stage.CUTTING),
    frame("have/say N CARD", "pack talon hand card together", _two_alike),
    frame(
        "turn/appear CARDS",
        "card up N trump together over deal face show turnup",
        _two_turned,
        *BEFORE_HANDS,
        Stage.TURNING,
    ),
    frame("say WHOM ought deal", "not turnplace", _says_whose_deal),
    frame("CARD face talon/pack", "say stand let lie see show in card down turn", _found_faced),
    frame("say deal", "turnplace not wrong call", _says_whose_deal),
    frame(f"{_SEEN} CARD", _FACING, _faced, *BEFORE_HANDS),
    frame(f"{_SEEN} CARD", _FACING, _faced_late, Stage.TURNING),
    frame("have/count/give/say N", "card hand count say WHOM many few extra left play down", _counted),
    frame("have/say/give N many/few/extra", "card hand say WHOM give", _counted),
    frame("not cut", "deal pack let give say call card get WHOM ask chance offer ahead", _not_cut),
    frame("shuffle", "pack card again give cut more WHOM", _shuffles, *BEFORE_HANDS),
    frame("refuse cut", "pack card give", _cuts, *BEFORE_HANDS),
    frame(
        "turn/show/face/turnup CARD", "turn up over card turnup bottom face pack", _turns_up, Stage.TURNING
    ),
)
