"""Claims, choices, penalties and the score."""

from __future__ import annotations

from collections.abc import Callable

from ....deal import Stage
from ....laws import IrregularityName
from ...remedies.besides import SENDS_CARD_BACK
from ...state import Case, RefereedTable
from ...terms.holders import cases_to_choose_in
from .frame import Frame, Sense, frame
from .hearing import Heard


def _offered(said: Heard, table: RefereedTable) -> list[Case]:
    """The cases in which the player may choose, the newest first."""
    return [] if said.who is None else list(cases_to_choose_in(table, said.who))


def _chooses(*remedies: str) -> Callable[[Heard, RefereedTable], str | None]:
    """The one of some remedies that is offered to the player."""

    def chosen(said: Heard, table: RefereedTable) -> str | None:
        for case in _offered(said, table):
            choices = table.code.provisions[case.irregularity].choices
            wanted = [name for name in remedies if name in choices]
            if len(wanted) == 1 and {*said.cards} <= {*map(str, case.cards)}:
                return f"{{who}} chooses {wanted[0]}"
        return None

    return chosen


def _points(said: Heard, table: RefereedTable) -> str | None:
    """Points of a penalty: one, or all of them."""
    less = said.numbers[:1] == (1,)
    remedies = ("one-point",) if less else ("full-points", "points")
    return _chooses(*remedies)(said, table)


def _calls_suit(said: Heard, table: RefereedTable) -> str | None:
    for case in _offered(said, table):
        if "call-suit" in table.code.provisions[case.irregularity].choices and case.offender is not None:
            return f"{{who}} calls {said.suits[0]} from {case.offender}"
    return None


def _calls_card(said: Heard, table: RefereedTable) -> str | None:
    """A card that lies exposed, called by an adversary of its player."""
    if said.who is None or table.sitting.deal is None:
        return None
    mine = table.code.seating.side_of(said.who).seats
    lying = [
        one.seat for one in table.exposed_in_play if str(one.card) == said.cards[0] and one.seat not in mine
    ]
    named = not said.whom or said.whom[0] in lying
    return f"{{who}} calls {{card}} from {lying[0]}" if lying and named else None


def _refuses(said: Heard, table: RefereedTable) -> str | None:
    """A penalty that the player who pays it does not accept."""
    known = table.ledger.cases if table.sitting.deal is not None else ()
    is_owed = any(case.offender == said.who for case in known)
    return "{who} refuses penalty" if is_owed and not _offered(said, table) else None


def _marks(said: Heard, table: RefereedTable) -> str | None:
    if said.who is None or not table.sitting.is_between_deals or _offered(said, table):
        return None
    if not {*said.whom} <= {*table.code.seating.side_of(said.who).seats}:
        return None
    return f"{table.code.seating.side_of(said.who)} marks {said.numbers[0]}"


def _claims_if_known(name: IrregularityName) -> Sense:
    return lambda said, table: None if table.provision(name) is None else f"{{who}} claims {name}"


def _says_no_discard(said: Heard, table: RefereedTable) -> str | None:
    if table.sitting.deal is None or said.who is None:
        return None
    dealer = table.deal.dealer
    return "{who} claims no-discard" if said.who != dealer and said.whom in ((), (dealer,)) else None


def _says_too_many(said: Heard, table: RefereedTable) -> str | None:
    """Too many cards in the hand of a dealer who has made no discard."""
    made = table.sitting.deal is not None and table.deal.exchanged
    return None if made else _says_no_discard(said, table)


def _says_overcount(said: Heard, table: RefereedTable) -> str | None:
    """Too many points; too many cards are another matter."""
    return None if said.has("card") else "{who} claims overcount"


def _says_undercount(said: Heard, table: RefereedTable) -> str | None:
    """Too few points; that a thing does not count is no matter of marks, and that a number was not marked
    denies it."""
    of_validity = said.has("count") and not (said.has("few") or said.has("point"))
    denied = said.has("not") and bool(said.numbers) and not said.has("few")
    return None if of_validity or denied else "{who} claims undercount"


_WISH = "order call let ought say claim take have get want again"

FRAMES: tuple[Frame, ...] = (
    frame(
        "say WHOM revoke", "not trick TRICK claim SUIT ahead", "{who} claims revoke against {whom}{intrick}"
    ),
    frame(
        "say WHOM follow not",
        "suit trick TRICK ought SUIT have",
        "{who} claims revoke against {whom}{intrick}",
    ),
    frame(
        "say WHOM ought follow",
        "suit trick TRICK SUIT have not",
        "{who} claims revoke against {whom}{intrick}",
    ),
    frame(
        "say WHOM ahead",
        "play lead card CARD call trick away over",
        "{who} claims play-out-of-turn against {whom}",
    ),
    frame("say many card have", "WHOM hand", _says_too_many),
    frame("say not discard", "WHOM card", _says_no_discard),
    frame("say many point/mark", "N mark score point put card WHOM side count", _says_overcount),
    frame("say wrong mark/point", "N score WHOM side", lambda said, table: None),
    frame("say few/not mark/point", "N score WHOM side count", _says_undercount),
    frame("say/claim talk", "WHOM partner that penalty not allow", _claims_if_known("advice")),
    frame("mark N", "point side up down again hand deal new", _marks),
    frame("give/take/mark N point", "side up WHOM", _marks),
    frame("refuse/not pay/accept/take", "back card penalty CARD put let", _refuses),
    frame("refuse/not penalty", "pay accept take", _refuses),
    frame(
        "back order/let/call/claim/say/take",
        f"{_WISH} card lead play CARD WHOM put give hand return",
        _chooses(*SENDS_CARD_BACK),
    ),
    frame("order take up", f"{_WISH} card lead play CARD WHOM", _chooses(*SENDS_CARD_BACK)),
    frame("talk penalty", f"{_WISH} partner WHOM over", "{who} consults about penalty"),
    frame("return", f"{_WISH} card lead play CARD WHOM", _chooses(*SENDS_CARD_BACK)),
    frame(
        "let/accept stand/lead/play/card",
        f"{_WISH} stand lead play card CARD WHOM accept",
        _chooses("let-stand"),
    ),
    frame(
        "new/again deal",
        f"{_WISH} card hand all pack new again cut deal give play",
        _chooses("start-over", "deal-again"),
    ),
    frame("spoil deal/hand", f"{_WISH} call spoil away", _chooses("spoil-deal")),
    frame(
        "face/table card/hand/CARD",
        f"{_WISH} put play up down on stand WHOM face table CARD",
        _chooses("expose"),
    ),
    frame("point", f"{_WISH} all N accept full penalty mark side", _points),
    frame("highest", f"{_WISH} WHOM play card SUIT lead", _chooses("highest")),
    frame("lowest", f"{_WISH} WHOM play card SUIT lead", _chooses("lowest")),
    frame("join/play", f"{_WISH} WHOM partner hand up accept play in", _chooses("joins", "play-together")),
    frame("ban", f"{_WISH} WHOM partner hand stand stay", _chooses("abstains")),
    frame("table/face order/let/have/call", f"{_WISH} play up down card", _chooses("expose")),
    frame("all/march trick", f"{_WISH} N side mark", _chooses("five-tricks")),
    frame("game claim/take/win/call", f"{_WISH}", _chooses("game")),
    frame("SUIT call/order/lead", f"{_WISH} lead suit WHOM play next", _calls_suit),
    frame("CARD call/order", f"{_WISH} lead play WHOM put", _calls_card, Stage.PREPARING, Stage.PLAYING),
)
