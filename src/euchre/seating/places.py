"""Who plays, waits and goes out, and who is whose partner, as claims and cuts settle it.

leeds-dwight-1888 11, 12, 15, 16 and 19; jerome-1877 4.1; professor-1862 L1 and P6.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..copying import replace
from ..deciding import decides
from .claims import entry_claims, staying_claims
from .state import Attendee, Cutting, Membership, Purpose, Roster, SeatingStage


@decides(reasons="club/too-few")
def can_close(roster: Roster) -> bool:
    """Return whether a cut or a seat taken would close the list of candidates: enough are here, nobody
    plays."""
    return roster.stage is SeatingStage.GATHERING and len(roster.people) >= roster.code.players


@decides("leeds-dwight-1888 16", values="waiting_members")
def closed(roster: Roster) -> Roster:
    """Return the roster when no more people are accepted, as far as claims settle things without a cut.

    A person who comes after the first cut waits until the next rubber is over (leeds-dwight-1888 16).
    """
    if not can_close(roster):
        return roster
    places, members = roster.code.players, roster.code.waiting_members
    vacancies = places - len(roster.players)
    room = vacancies if roster.outgoers_settled else vacancies + members
    edges = (room,) if roster.players else (places, places + members)
    return _cut_for(roster, Purpose.PLACES, entry_claims(roster), edges)


def settled(roster: Roster) -> Roster:
    """Return the roster with what its cut has settled, and with the next cut begun that has to be made."""
    while roster.cutting is not None:
        order = roster.cutting.order
        if order.to_cut:
            break
        roster = _SETTLED[roster.cutting.purpose](roster, roster.cutting, order.people)
    return roster


@decides("leeds-dwight-1888 19")
def with_vacancy_filled(roster: Roster, leaver: Attendee) -> Roster:
    """Return the roster with the place of a person who left a full table taken by the next in order, who is
    charged with the rubbers that the person had played (leeds-dwight-1888 19).

    At a table that was not full nobody is charged, and the place is filled before the next rubber.
    """
    full = roster.code.players + roster.code.waiting_members
    was_full = len(roster.players) + len(roster.waiting) + 1 == full
    if leaver.place is not Membership.PLAYS or not roster.waiting or not was_full:
        return roster
    heir = roster.waiting[0]
    return _with(roster, replace(heir, place=Membership.PLAYS, running=leaver.running))


def rubber_over(roster: Roster) -> Roster:
    """Return the roster when a rubber has been played out: counted for each player, all seats given up.

    A rubber in which a substitute sat counts for the player whose seat it was.
    """
    counted = (replace(one, running=one.running + 1, rubbers=one.rubbers + 1) for one in roster.players)
    return replace(broken_off(_with(roster, *counted)), outgoers_settled=False)


def broken_off(roster: Roster) -> Roster:
    """Return the roster with its table open again: nothing cut, no seat anybody's, no rubber on."""
    return replace(
        roster,
        stage=SeatingStage.GATHERING,
        cutting=None,
        sides=(),
        dealer=None,
        chooser=None,
        chosen=(),
        seats=(None,) * roster.code.players,
        absent=(),
        offer=None,
        game_on=False,
        new_packs=False,
    )


def _cut_for(
    roster: Roster,
    purpose: Purpose,
    tiers: tuple[tuple[str, ...], ...],
    edges: tuple[int, ...],
    entering: tuple[str, ...] = (),
) -> Roster:
    cutting = Cutting(code=roster.code, purpose=purpose, tiers=tiers, edges=edges, entering=entering)
    return settled(replace(roster, stage=SeatingStage.CUTTING, cutting=cutting))


@decides("leeds-dwight-1888 11 12", values="waiting_members", reasons="club/no-place")
def _places_settled(roster: Roster, cutting: Cutting, order: tuple[str, ...]) -> Roster:
    """Return the four highest play first and the next two belong to the table; later, as many go out as come
    in, save for places that are empty."""
    places = roster.code.players
    roster = _in_order(roster, order)
    if not roster.players:
        waiting = order[places : places + roster.code.waiting_members]
        roster = _placed(_placed(roster, order[:places], Membership.PLAYS), waiting, Membership.WAITS)
        return _partners(replace(roster, outgoers_settled=True))
    entering = order[: cutting.edges[-1]]
    staying = len(roster.players) - max(0, len(roster.players) + len(entering) - places)
    return _cut_for(roster, Purpose.OUT, staying_claims(roster), (staying,), entering)


@decides(reasons="club/no-place")
def _out_settled(roster: Roster, cutting: Cutting, order: tuple[str, ...]) -> Roster:
    out = order[cutting.edges[0] :]
    roster = _placed(roster, cutting.entering, Membership.PLAYS)
    return _partners(replace(_placed(roster, out, Membership.WAITS), outgoers_settled=True))


@decides(values="partners_by_cut")
def _partners(roster: Roster) -> Roster:
    """Return the roster with the cut for partners begun, or with seats open where none is to be made."""
    code = roster.code
    if not (code.partnerships and code.partners_by_cut):
        return replace(roster, stage=SeatingStage.SEATING, cutting=None)
    highest = code.first_deal == "highest_cut" or code.cutter_chooses
    edges = (*((1,) if highest else ()), 2, *((3,) if code.first_deal == "lowest_cut" else ()))
    players = tuple(one.name for one in roster.players)
    return _cut_for(roster, Purpose.PARTNERS, (players,), edges)


@decides(values="cutter_chooses first_deal")
def _partners_settled(roster: Roster, cutting: Cutting, order: tuple[str, ...]) -> Roster:
    """Return the two highest play the two lowest; the deal is the highest's or the lowest's."""
    dealer = {"highest_cut": order[0], "lowest_cut": order[-1], "first_jack": None}[roster.code.first_deal]
    return replace(
        roster,
        stage=SeatingStage.SEATING,
        cutting=None,
        sides=(order[:2], order[2:]),
        dealer=dealer,
        chooser=order[0] if roster.code.cutter_chooses else None,
    )


_SETTLED: dict[Purpose, Callable[[Roster, Cutting, tuple[str, ...]], Roster]] = {
    Purpose.PLACES: _places_settled,
    Purpose.OUT: _out_settled,
    Purpose.PARTNERS: _partners_settled,
}


def _placed(roster: Roster, names: Iterable[str], place: Membership) -> Roster:
    """Return the roster with some people in another place; their rubbers are counted from none, and they come
    last."""
    changed = [replace(one, place=place, running=0) for name in names if (one := roster.find(name))]
    others = tuple(one for one in roster.people if one.name not in {each.name for each in changed})
    return replace(roster, people=(*others, *changed))


def _in_order(roster: Roster, order: tuple[str, ...]) -> Roster:
    """Return the roster with those who do not play in an order that has been settled."""
    others = tuple(one for one in roster.people if one.name not in order)
    return replace(roster, people=(*others, *(one for name in order if (one := roster.find(name)))))


def _with(roster: Roster, *changed: Attendee) -> Roster:
    """Return the roster with some people changed and everybody's order kept."""
    by_name = {one.name: one for one in changed}
    return replace(roster, people=tuple(by_name.get(one.name, one) for one in roster.people))
