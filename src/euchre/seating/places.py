"""Who plays, who waits, who goes out, and who is partner to whom, as claims and cuts settle it.

leeds-dwight-1888 11, 12, 15, 16 and 19; jerome-1877 4.1; professor-1862 L1 and P6.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from .claims import entry_claims, staying_claims
from .state import Candidate, Club, Cutting, Place, Purpose, Stage


def can_close(club: Club) -> bool:
    """Whether a cut or a seat taken would close the list of candidates: enough are here, nobody plays."""
    return club.stage is Stage.GATHERING and len(club.people) >= club.code.players


def closed(club: Club) -> Club:
    """The club once no more candidates are heard, as far as claims settle things without a cut.

    Whoever comes after the first cut waits until the next rubber is over (leeds-dwight-1888 16).
    """
    if not can_close(club):
        return club
    places, members = club.code.players, club.code.waiting_members
    vacancies = places - len(club.players)
    room = vacancies if club.outgoers_settled else vacancies + members
    edges = (room,) if club.players else (places, places + members)
    return _cut_for(club, Purpose.PLACES, entry_claims(club), edges)


def settled(club: Club) -> Club:
    """The club with what its cut has settled, and with the next cut begun that has to be made."""
    while club.cutting is not None:
        order = club.cutting.order
        if order.to_cut:
            break
        club = _SETTLED[club.cutting.purpose](club, club.cutting, order.people)
    return club


def with_vacancy_filled(club: Club, leaver: Candidate) -> Club:
    """The next in order has taken the place of one who left a full table, and is charged with the rubbers
    he had played (leeds-dwight-1888 19).

    At a table that was not full nobody is charged, and the place is filled before the next rubber.
    """
    full = club.code.players + club.code.waiting_members
    was_full = len(club.players) + len(club.waiting) + 1 == full
    if leaver.place is not Place.PLAYS or not club.waiting or not was_full:
        return club
    heir = club.waiting[0]
    return _with(club, replace(heir, place=Place.PLAYS, running=leaver.running))


def rubber_over(club: Club) -> Club:
    """The club when a rubber has been played out: counted for each player, all seats given up.

    A rubber in which a substitute sat counts for the player in whose place he sat.
    """
    counted = (replace(one, running=one.running + 1, rubbers=one.rubbers + 1) for one in club.players)
    return replace(broken_off(_with(club, *counted)), outgoers_settled=False)


def broken_off(club: Club) -> Club:
    """The club with its table open again: nothing cut, no seat anybody's, no rubber on."""
    return replace(
        club,
        stage=Stage.GATHERING,
        cutting=None,
        sides=(),
        dealer=None,
        chooser=None,
        chosen=(),
        seats=(None,) * club.code.players,
        absent=(),
        offer=None,
        game_on=False,
        new_packs=False,
    )


def _cut_for(
    club: Club,
    purpose: Purpose,
    tiers: tuple[tuple[str, ...], ...],
    edges: tuple[int, ...],
    entering: tuple[str, ...] = (),
) -> Club:
    cutting = Cutting(code=club.code, purpose=purpose, tiers=tiers, edges=edges, entering=entering)
    return settled(replace(club, stage=Stage.CUTTING, cutting=cutting))


def _places_settled(club: Club, cutting: Cutting, order: tuple[str, ...]) -> Club:
    """The four highest play first and the next two belong to the table; later, as many go out as come
    in, save for places that are empty."""
    places = club.code.players
    club = _in_order(club, order)
    if not club.players:
        waiting = order[places : places + club.code.waiting_members]
        club = _placed(_placed(club, order[:places], Place.PLAYS), waiting, Place.WAITS)
        return _partners(replace(club, outgoers_settled=True))
    entering = order[: cutting.edges[-1]]
    staying = len(club.players) - max(0, len(club.players) + len(entering) - places)
    return _cut_for(club, Purpose.OUT, staying_claims(club), (staying,), entering)


def _out_settled(club: Club, cutting: Cutting, order: tuple[str, ...]) -> Club:
    out = order[cutting.edges[0] :]
    club = _placed(club, cutting.entering, Place.PLAYS)
    return _partners(replace(_placed(club, out, Place.WAITS), outgoers_settled=True))


def _partners(club: Club) -> Club:
    """The club with the cut for partners begun, or with seats open where none is to be made."""
    code = club.code
    if not (code.partnerships and code.partners_by_cut):
        return replace(club, stage=Stage.SEATING, cutting=None)
    highest = code.first_deal == "highest_cut" or code.cutter_chooses
    edges = (*((1,) if highest else ()), 2, *((3,) if code.first_deal == "lowest_cut" else ()))
    players = tuple(one.name for one in club.players)
    return _cut_for(club, Purpose.PARTNERS, (players,), edges)


def _partners_settled(club: Club, cutting: Cutting, order: tuple[str, ...]) -> Club:
    """The two highest play the two lowest; the deal is the highest's or the lowest's."""
    dealer = {"highest_cut": order[0], "lowest_cut": order[-1], "first_jack": None}[club.code.first_deal]
    return replace(
        club,
        stage=Stage.SEATING,
        cutting=None,
        sides=(order[:2], order[2:]),
        dealer=dealer,
        chooser=order[0] if club.code.cutter_chooses else None,
    )


_SETTLED: dict[Purpose, Callable[[Club, Cutting, tuple[str, ...]], Club]] = {
    Purpose.PLACES: _places_settled,
    Purpose.OUT: _out_settled,
    Purpose.PARTNERS: _partners_settled,
}


def _placed(club: Club, names: Iterable[str], place: Place) -> Club:
    """The club with some in another place, their rubbers counted from none, those who wait as the last."""
    changed = [replace(one, place=place, running=0) for name in names if (one := club.find(name))]
    others = tuple(one for one in club.people if one.name not in {each.name for each in changed})
    return replace(club, people=(*others, *changed))


def _in_order(club: Club, order: tuple[str, ...]) -> Club:
    """The club with those who do not play in an order that has been settled."""
    others = tuple(one for one in club.people if one.name not in order)
    return replace(club, people=(*others, *(one for name in order if (one := club.find(name)))))


def _with(club: Club, *changed: Candidate) -> Club:
    """The club with somebody changed, everybody in his order."""
    by_name = {one.name: one for one in changed}
    return replace(club, people=tuple(by_name.get(one.name, one) for one in club.people))
