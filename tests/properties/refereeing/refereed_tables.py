"""Tables with a referee at which much goes wrong, drawn from a seed, and what is wrong with each ruling.

`faults` plays one table and yields a sentence for everything that breaks a promise of the referee.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations
from random import Random

from euchre.acts import Act, TableAct, TableActForm, read_act
from euchre.deal import Stage
from euchre.deal.transition import BEFORE_HANDS
from euchre.errors import EuchreError
from euchre.laws import Code
from euchre.laws.register import load_register
from euchre.seats import Seat
from euchre.table import RefereedTable, Ruling, Verdict, after, deal_begins, new_table
from euchre.table.claims.choices import choice_of
from euchre.table.state import Case, CaseStatus
from euchre.table.terms.conditions import against_choice
from euchre.table.terms.holders import claimants_of, holders_of
from euchre.table.words.rulings import penal_laws, ruling_text
from euchre.table.words.still_open import still_open
from tests.properties.refereeing.refereed_houses import acts_of_houses, lawful_of_house
from tests.properties.slipping.slips import lawful, slip
from tests.properties.slipping.slips_in_play import possible_acts

TO_THE_REFEREE: tuple[TableActForm, ...] = (
    *("claims {matter}", "claims {matter} against {seat}"),
    "claims {matter} against {seat} in trick {number}",
    *("demands {matter}", "points out {matter}", "waives {matter}", "admits {matter}", "withdraws {matter}"),
    "refuses {matter}",
    *(
        "chooses {matter}",
        "chooses {matter} {card}",
        "chooses {matter} {suit}",
        "chooses {matter} from {seat}",
    ),
    *("calls {card} from {seat}", "calls {suit} from {seat}", "orders {seat} to {matter}"),
    "corrects to {number}",
)
"""What players say to the referee, who answers each of it."""
FIRST_COME = {
    "imperfect pack": "professor-1862 L10, jerome-1877 5.14, leeds-dwight-1888 33, modern m.10",
    "no-discard": "jerome-1877 s.3: the turn-up leaves the hand, so a count before the claim is another fact",
    "card-too-many": "leeds-dwight-1888 61: the extra card goes back, and a count before that is another "
    "fact",
    " counts ": "modern misdeal-count, modern failure-to-discard: a count that shows no discard ends the "
    "hand, and with it the time for a misdeal",
}
"""Reports that only count in what stands when they are made, each with the laws that say so.

An imperfect pack makes void the deal that is on; what was ruled on before stands.
"""
_LONGEST = 45
_UNREADABLE = ("{", "}", "None", "nobody may choose", "  ", " ;", "()", "..", ": .")
_NOT_DEALT = (*BEFORE_HANDS, Stage.TURNING)


def faults(code: Code, seed: int) -> Iterator[str]:
    """Yield what is wrong at the table of a seed, with the acts that led there."""
    chance = Random(seed)
    table, done = new_table(code, dealer=Seat.A), ["deal by A"]
    table = deal_begins(table)
    for _ in range(_LONGEST):
        act = next_act(chance, table)
        try:
            now = deal_begins(table) if act is None else after(table, act)
        except EuchreError:
            continue
        done.append("deal begins" if act is None else act.text)
        found = [] if act is None else [*of_act(table, now, act)]
        found += of_table(now)
        if chance.random() < 0.12:
            found += [*of_order(now, chance), *of_objects(now)]
        if found:
            told = "; ".join(done)
            house = "".join(f", {key} = {value}" for key, value in code.changes.items())
            yield from (f"{code.name}{house}, seed {seed}: {one}\n  after {told}" for one in found)
            return
        table = now


def next_act(chance: Random, table: RefereedTable) -> Act | None:
    """Return what is done next; None where the next deal has to begin."""
    drawn, code = chance.random(), table.code
    if table.sitting.deal is None or drawn < 0.55:
        act = lawful(chance, table)
        return lawful_of_house(chance, table, act) if code.changes else act
    if code.changes and table.deal.hands and drawn < 0.62:
        return read_act(chance.choice([*acts_of_houses(table)]))
    if drawn < 0.65 or table.deal.trump is None:
        return slip(chance, table)
    if drawn < 0.8 and (texts := [*reports(table), *_choices(table)]):
        return read_act(chance.choice(texts))
    return read_act(chance.choice([*possible_acts(table)]))


def reports(table: RefereedTable) -> Iterator[str]:
    """Yield facts that somebody may report now: what waits for a claim, and hands that are counted."""
    deal = table.deal
    for case in table.ledger.cases:
        if case.status is CaseStatus.HIDDEN and case.offender is not None:
            trick = "" if case.trick is None else f" in trick {case.trick}"
            for seat in claimants_of(table, case):
                yield f"{seat} claims {case.irregularity} against {case.offender}{trick}"
    if deal.stage is Stage.OVER or deal.stage in _NOT_DEALT:
        return
    for seat in table.code.seating.seats:
        yield f"{seat} counts {len(deal.holding(seat))}"
    yield "B finds imperfect pack"


def _choices(table: RefereedTable) -> Iterator[str]:
    for case in table.open_cases:
        for seat in holders_of(table, case):
            for remedy in table.code.provisions[case.irregularity].choices:
                yield f"{seat} chooses {remedy}"


def of_act(table: RefereedTable, now: RefereedTable, act: Act) -> Iterator[str]:
    """Yield what is wrong with the answer to an act."""
    for ruling in now.last_rulings:
        yield from of_ruling(ruling, now.code)
    told = isinstance(act, TableAct) and act.form in TO_THE_REFEREE
    if told and table.sitting.deal is not None and not now.last_rulings:
        yield f"'{act}' is not answered"


def of_ruling(ruling: Ruling, code: Code) -> Iterator[str]:
    """Yield what is wrong with a ruling and its words."""
    entries = load_register(code.register).entries
    unknown = [law for law in ruling.laws if law not in entries]
    if unknown:
        yield f"a law is unknown: {unknown}"
        return
    text = ruling_text(ruling, code)
    penalties = penal_laws(code).intersection(ruling.laws)
    if "No penalty" in text and penalties:
        yield f"'No penalty' cites the penalty {sorted(penalties)}"
    if any(sign in text for sign in _UNREADABLE) or not text:
        yield f"it does not read well: {text!r}"
    if ruling.verdict is Verdict.OFFERED and not (ruling.holders and ruling.remedies):
        yield f"nothing is offered, or to nobody: {text!r}"


def of_table(table: RefereedTable) -> Iterator[str]:
    """Yield what is wrong with what is open at a table: everything open is listed, and may be done."""
    if table.sitting.deal is None:
        return
    sentences, ledger = still_open(table), table.ledger
    due = len(table.open_cases) + len(ledger.claims)
    if not table.deal.is_over:
        out = set(table.deal.calling.out)
        bound = [order for order in ledger.orders if not out.issuperset(order.seats)]
        due += len(table.exposed_in_play) + len(bound) + len(ledger.owed)
    if len(sentences) < due:
        yield f"{due} things are open, and {len(sentences)} are listed: {sentences}"
    for case in table.open_cases:
        holders = holders_of(table, case)
        if not holders:
            yield f"nobody may choose what is open: {case}"
        for remedy in table.code.provisions[case.irregularity].choices if holders else ():
            yield from _of_choice(table, case, holders[0], remedy)


def _of_choice(table: RefereedTable, case: Case, seat: Seat, remedy: str) -> Iterator[str]:
    """Yield what is wrong with a remedy that is offered, with the player whose card goes back where it may be
    that of two."""
    act = choice_of(table, case, seat, remedy)
    if against_choice(table, case, remedy, act) is not None:
        return
    try:
        now = after(table, act)
    except EuchreError as fault:
        yield f"{remedy} is offered for {case.irregularity} and impossible: {fault}"
        return
    refused = [ruling for ruling in now.last_rulings if ruling.verdict is Verdict.REFUSED]
    if refused:
        yield f"{remedy} is offered for {case.irregularity} and refused: {refused[0].why}"


def of_order(table: RefereedTable, chance: Random) -> Iterator[str]:
    """Yield what is wrong with the order of two reports: in either order they come to the same."""
    if table.sitting.deal is None:
        return
    known = [*reports(table)]
    chance.shuffle(known)
    for pair in islice(permutations(known, 2), 2):
        if pair[0].split()[:3] == pair[1].split()[:3] or _first_comes_first(table.code, " ".join(pair)):
            continue
        if table.code.register == "professor-1862" and any(_ends_game(table, report) for report in pair):
            continue  # a point claimed before it may spare a slam (professor-1862 order_of_scoring, S3)
        if all(_ends_deal(table, report) for report in pair):
            continue  # a deal that is void or lost stays so (professor-1862 L4 L5, leeds-dwight-1888 35 39)
        ends = [end for order in (pair, pair[::-1]) if (end := _end(table, order)) is not None]
        if len(ends) == 2 and ends[0] != ends[1]:
            yield f"the order matters of {pair}: {ends[0]} or {ends[1]}"


def _ends_game(table: RefereedTable, report: str) -> bool:
    """Return whether a game ends with the points that a report brings: they are entered the moment it is
    made."""
    try:
        return after(table, read_act(report)).sitting.score.games != table.sitting.score.games
    except EuchreError:
        return False


def _ends_deal(table: RefereedTable, report: str) -> bool:
    """Return whether a report ends the deal that is on."""
    try:
        return after(table, read_act(report)).deal.is_over and not table.deal.is_over
    except EuchreError:
        return False


def _first_comes_first(code: Code, reports: str) -> bool:
    return any(name in reports and code.register in laws for name, laws in FIRST_COME.items())


def of_objects(table: RefereedTable) -> Iterator[str]:
    """Yield what is wrong with remedies that have an object: named first and the object later, or at once,
    they come to the same."""
    if table.sitting.deal is None:
        return
    for case in table.open_cases:
        others = [one for one in table.open_cases if one is not case]
        for seat in holders_of(table, case):
            for remedy in table.code.provisions[case.irregularity].choices:
                if any(remedy in table.code.provisions[one.irregularity].choices for one in others):
                    continue  # named alone, it is that of the newest case
                for at_once in _at_once(table, case, seat, remedy):
                    later = _ledger(table, f"{seat} chooses {remedy}", at_once)
                    if later != _ledger(table, at_once):
                        yield f"'{at_once}' is something else after '{seat} chooses {remedy}'"


def _at_once(table: RefereedTable, case: Case, seat: Seat, remedy: str) -> Iterator[str]:
    """Yield the ways to choose a remedy together with its object."""
    if remedy == "play":
        yield from (f"{seat} chooses play {card}" for card in case.cards)
    elif remedy == "call-suit":
        yield f"{seat} calls hearts from {case.offender}"
    elif remedy == "expose":
        lies_open = {(one.seat, one.card) for one in table.ledger.exposed}
        for card in case.cards:
            if (case.offender, card) not in lies_open:  # else it may be called whatever is chosen
                yield f"{seat} calls {card} from {case.offender}"
    elif remedy in ("win", "lose", "highest", "lowest"):
        yield from (f"{seat} orders {target} to {remedy}" for target in case.seats or (case.offender,))


def _ledger(table: RefereedTable, *texts: str) -> object:
    """Return what binds whom once some acts are done, and the cards; None if one is impossible."""
    try:
        for text in texts:
            table = after(table, read_act(text))
    except EuchreError:
        return None
    orders = [(one.kind, one.seats, one.card, one.suit) for one in table.ledger.orders]
    return orders, table.ledger.exposed, table.deal.hands, table.deal.tricks


def _end(table: RefereedTable, texts: tuple[str, ...]) -> object:
    """Return what counts once some acts are done; None if one of them is impossible."""
    try:
        for text in texts:
            table = after(table, read_act(text))
    except EuchreError:
        return None
    sitting = table.sitting
    outcome = None if sitting.deal is None else sitting.deal.outcome
    result = None if outcome is None else (outcome.result.value, outcome.deal_passes)
    is_open = {(case.irregularity, case.offender, case.trick) for case in table.open_cases}
    return result, sitting.next_dealer, tuple(sitting.score.points), tuple(sitting.score.games), is_open
