"""What somebody says of a deal is believed where the record does not tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...acts import Act, Cut, DealOut, DeclineCut, Discard, Shuffle, TableAct, TurnUp
from ...cards import UNKNOWN, Card
from ...copying import replace
from ...deal import Deal
from ...deal.dues import shuffler
from ...deal.transition import BEFORE_HANDS
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat
from ..cases import opened, with_ruling
from ..irregularities.counting import told_wrong
from ..irregularities.watching import deals_cards
from ..physical.discarding import owes_discard
from ..redealing import lifted_in
from ..ruling import Ruling, Verdict
from ..state import CaseStatus as Status
from ..state import Finding, RefereedTable, tricks_turned, with_case
from ..terms.deadlines import WINDOWS


def believed(table: RefereedTable, matter: str) -> RefereedTable:
    """Return the table on which what is claimed by its name has happened, if the record does not tell."""
    told = TOLD.get(matter)
    return table if told is None or told.believed is None else told.believed(table)


def with_uncut_pack(table: RefereedTable) -> RefereedTable:
    """Return the table on which the pack was dealt without a cut, as a player says of a deal whose shuffle
    and cut nobody has told (jerome-1877 5.3, modern misdeal-no-cut)."""
    deal = table.sitting.deal
    if deal is None or deal.is_over or _is_told_cut(deal) or _is_known(table, "no-cut", "uncut-deal"):
        return table
    complete: IrregularityName = "uncut-deal"
    is_complete = deal.turn_up is not None and table.provision(complete) is not None
    name: IrregularityName = complete if is_complete else "no-cut"
    return table if table.provision(name) is None else _as_said(table, name)


@decides("jerome-1877 5.1 5.2 5.3", irregularities="pack-not-made-ready")
def with_pack_as_told(table: RefereedTable) -> RefereedTable:
    """Return the table on which a player says that the pack was not shuffled and cut by those who have to,
    where the record bears it out."""
    return _with_complaint(table, _is_by_others)


def with_unshuffled_pack(table: RefereedTable) -> RefereedTable:
    """Return the same, and a shuffle of which the record tells nothing was left out."""
    return _with_complaint(table, lambda deal: not any(map(_shuffles, deal.acts)) or _is_by_others(deal))


def _with_complaint(table: RefereedTable, bears_out: Callable[[Deal], bool]) -> RefereedTable:
    """Return the table on which a complaint about shuffle and cut is heard, once in a deal and where that
    bears it out."""
    name: IrregularityName = "pack-not-made-ready"
    deal = table.sitting.deal
    if deal is None or deal.is_over or _is_known(table, name) or table.provision(name) is None:
        return table
    return _as_said(table, name) if bears_out(deal) else table


def _is_by_others(deal: Deal) -> bool:
    """Return whether others have shuffled, or cut, and not the player whose turn that was, or the pack was
    shuffled once it was cut."""
    shuffles = [act.actor for act in deal.acts if _shuffles(act)]
    cuts = [act.actor for act in deal.acts if lifted_in(act) is not None]
    cutter = deal.code.seating.right_of(deal.dealer)
    by_others = (shuffles and shuffler(deal) not in shuffles) or (cuts and cutter not in cuts)
    return bool(by_others) or _is_shuffled_after_cut(deal)


def _is_shuffled_after_cut(deal: Deal) -> bool:
    """Return whether the last that was done to the pack before the dealing is a shuffle, though it was
    cut."""
    done = [act for act in deal.acts if _shuffles(act) or lifted_in(act) is not None]
    return bool(done) and _shuffles(done[-1]) and any(lifted_in(act) is not None for act in done)


def _shuffles(act: Act) -> bool:
    """Return whether an act shuffles the pack."""
    if isinstance(act, TableAct):
        return act.is_one_of("shuffles out of turn", "shuffles again")
    return isinstance(act, Shuffle)


def with_other_sides_pack(table: RefereedTable) -> RefereedTable:
    """Return the table on which the dealer has dealt the other side's pack, as a player says of a deal that
    the record does not name the pack of (leeds-dwight-1888 38)."""
    name: IrregularityName = "other-sides-pack"
    deal, provision = table.sitting.deal, table.provision(name)
    if deal is None or deal.is_over or provision is None or _is_known(table, name) or _names_packs(table):
        return table
    return _as_said(table, name)


def with_forgotten_discard(table: RefereedTable) -> RefereedTable:
    """Return the table on which the dealer has played without a discard, as a player says of a deal whose
    cards nobody has told (professor-1862 L19, leeds-dwight-1888 90, jerome-1877 s.3, modern
    failure-to-discard)."""
    name: IrregularityName = "no-discard"
    deal = table.sitting.deal
    if deal is None or not deal.is_told or table.provision(name) is None or _is_known(table, name):
        return table
    turned_down = deal.calling.trump is not None and not deal.calling.accepted
    if turned_down or deal.exchanged or deal.dealer in deal.calling.out:
        return table
    table = opened(table, Finding(name, deal.dealer))
    case = table.ledger.cases[-1]
    return with_case(table, replace(case, status=Status.LAPSED)) if table.ledger.claims_closed else table


def with_parts_apart(table: RefereedTable) -> RefereedTable:
    """Return the table on which the parts of the pack lie side by side after the cut, as a player says before
    any card is dealt (modern cut-restore)."""
    name: IrregularityName = "parts-not-joined"
    deal = table.sitting.deal
    if deal is None or deal.stage not in BEFORE_HANDS or table.provision(name) is None:
        return table
    cutters = [act.actor for act in deal.acts if lifted_in(act) is not None]
    cutter = cutters[-1] if cutters else deal.code.seating.right_of(deal.dealer)
    known = any(case.irregularity == name and case.since == len(deal.acts) for case in table.ledger.cases)
    declined = any(isinstance(act, DeclineCut) for act in deal.acts)
    if known or declined or not isinstance(cutter, Seat):
        return table
    return opened(table, Finding(name, cutter))


def with_bad_pack(name: IrregularityName) -> Callable[[RefereedTable], RefereedTable]:
    """Return the table on which the pack is found not to be what it should (professor-1862 L10, jerome-1877
    5.14, leeds-dwight-1888 72, 73, modern m.10)."""

    def found(table: RefereedTable) -> RefereedTable:
        is_provided = table.sitting.deal is not None and table.provision(name) is not None
        is_new = is_provided and not _is_known(table, name)
        return opened(table, Finding(name, None)) if is_new else table

    return found


def with_told_miscount(table: RefereedTable) -> RefereedTable:
    """Return the table on which a hand or a dummy has the wrong number of cards that its packets came to
    (modern misdeal-count, 3h-1, professor-1862 L8, jerome-1877 5.11, leeds-dwight-1888 41).

    Before the turn-up the packets themselves are the fault.
    """
    if table.sitting.deal is None or table.deal.turn_up is None:
        return table
    for finding in told_wrong(table):
        table = opened(table, finding)
    return table


def with_wrong_packets(table: RefereedTable) -> RefereedTable:
    """Return the table on which the packets are not those of a lawful deal, as a player says of a deal whose
    packets nobody has told (professor-1862 L4, jerome-1877 5.4, leeds-dwight-1888 42, modern packets)."""
    name: IrregularityName = "wrong-packets"
    deal = table.sitting.deal
    if deal is None or deal.is_over or _is_known(table, name) or table.provision(name) is None:
        return table
    is_told = any(map(deals_cards, deal.acts))
    return table if is_told or not _is_in_time(table, name) else _as_said(table, name)


@decides("jerome-1877 5.6", irregularities="wrong-turn-up wrong-turn-up-called-on")
def with_wrong_turn_up(table: RefereedTable) -> RefereedTable:
    """Return the table on which the turn-up is not the card after the hands, as a player says of a deal whose
    pack nobody has told; a call has been made on it or not."""
    deal, early = table.sitting.deal, table.provision("wrong-turn-up")
    if deal is None or deal.is_over or deal.turn_up is None or early is None or early.ripens is None:
        return table
    name: IrregularityName = "wrong-turn-up" if WINDOWS[early.until].is_open(table) else early.ripens
    is_known = _is_known(table, "wrong-turn-up", early.ripens)
    is_told = any(isinstance(act, Shuffle) and act.pack and UNKNOWN not in act.pack for act in deal.acts)
    return table if is_known or is_told else _as_said(table, name, (deal.turn_up,))


def owes_discard_in_time(table: RefereedTable) -> bool:
    """Return whether the dealer has played without a discard and may still make it (professor-1862 L19)."""
    provision = table.provision("no-discard")
    if table.sitting.is_between_deals or provision is None or not owes_discard(table.deal):
        return False
    return tricks_turned(table) < provision.tricks


def with_discard_due(table: RefereedTable) -> RefereedTable:
    """Return the table with the answer to a claim of the discard that the dealer may still make."""
    dealer, row = table.deal.dealer, table.code.provisions["no-discard"]
    is_last = len(table.deal.finished_tricks) == row.tricks
    still = f"trick {row.tricks} still lies open, and " if is_last else ""
    ruling = Ruling(
        act=table.acts,
        irregularity="no-discard",
        verdict=Verdict.NOTED,
        laws=row.laws,
        offender=dealer,
        why=f"{still}{dealer} discards now, one of the cards still held",
    )
    return with_ruling(table, ruling)


def _names_packs(table: RefereedTable) -> bool:
    return table.ledger.pack is not None and bool(table.packs)


def _as_said(table: RefereedTable, name: IrregularityName, cards: tuple[Card, ...] = ()) -> RefereedTable:
    """Return the table with an irregularity of the dealer's believed; its time may be over."""
    table = opened(table, Finding(name, table.deal.dealer, cards=cards))
    case = table.ledger.cases[-1]
    in_time = _is_in_time(table, name)
    return table if in_time else with_case(table, replace(case, status=Status.LAPSED))


def _is_in_time(table: RefereedTable, name: IrregularityName) -> bool:
    """Return whether the time is open in which an irregularity may be claimed, as far as the deal has
    come."""
    window = WINDOWS.get(table.code.provisions[name].until)
    return window is None or window.is_open(table)


def _is_told_cut(deal: Deal) -> bool:
    """Return whether the record tells how the pack was made ready, and not that the cut was declined
    unlawfully."""
    if any(isinstance(act, DeclineCut) for act in deal.acts):
        return deal.code.cut_may_be_declined
    return any(isinstance(act, Shuffle) or lifted_in(act) is not None for act in deal.acts)


def _is_known(table: RefereedTable, *names: IrregularityName) -> bool:
    """Return whether the referee knows of an irregularity of one of some names in this deal."""
    return any(case.irregularity in names for case in table.ledger.cases)


@dataclass(frozen=True, slots=True)
class Told:
    """What the claim of a matter means, where the record does not tell that it has happened."""

    believed: Callable[[RefereedTable], RefereedTable] | None = None
    """Gives the table on which it has happened as the player says, if that may be; None if it has to be
    told."""
    contrary: tuple[type[Act], ...] = ()
    """The acts that tell the contrary, so that the claim fails until the entry is corrected."""
    tell: str = ""
    """What the player has to say first, where the claim says no more than that something was wrong."""


TOLD: Mapping[str, Told] = {
    "no-cut": Told(lambda table: with_pack_as_told(with_uncut_pack(table)), contrary=(Cut,)),
    "shuffle-out-of-turn": Told(with_pack_as_told),
    "dealer-shuffles-after-cut": Told(with_pack_as_told),
    "pack-handled-after-cut": Told(with_pack_as_told),
    "pack-not-made-ready": Told(with_unshuffled_pack, contrary=(Shuffle, Cut)),
    "uncut-deal": Told(with_uncut_pack, contrary=(Cut,)),
    "other-sides-pack": Told(with_other_sides_pack),
    "imperfect-pack": Told(with_bad_pack("imperfect-pack")),
    "damaged-card": Told(with_bad_pack("damaged-card")),
    "no-discard": Told(with_forgotten_discard, contrary=(Discard,)),
    "parts-not-joined": Told(with_parts_apart),
    "wrong-packets": Told(with_wrong_packets, contrary=(DealOut,)),
    "wrong-turn-up": Told(with_wrong_turn_up, contrary=(TurnUp,)),
    "wrong-turn-up-called-on": Told(with_wrong_turn_up),
    "misdeal": Told(lambda table: with_pack_as_told(with_told_miscount(table)), tell="{who} counts 6"),
    "wrong-count": Told(with_told_miscount, tell="{who} counts 6"),
    "wrong-hand": Told(with_told_miscount, tell="{who} counts 6"),
    "wrong-dummy": Told(with_told_miscount, tell="{who} counts 2 in dummy"),
    "wrong-number-in-play": Told(with_told_miscount),
    "six-cards-in-play": Told(with_told_miscount),
    "miscount": Told(tell="{who} counts 6"),
    "card-found-faced": Told(tell="{who} finds 9C faced"),
}
"""Every matter that a claim may tell of, by its name; who may claim it and until when its provision says."""
