"""What choices lose, by phase: `python -m benchmarks.players.phases` plays deals of a player with itself.

Cards and discards are judged with all hands seen: the loss against the best choice if all play perfectly
afterwards. No player that does not see all cards can avoid every loss. Calls are judged as the expert
judges them, over many more worlds.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from benchmarks.__main__ import commit, processor
from euchre.acts import Act, Call, Discard, Play
from euchre.arena.playing import ROUNDS, positions
from euchre.bots import play_deal
from euchre.cards import card_mask
from euchre.chance import Stream
from euchre.deal import Deal, Due, Stage, after, awaited, new_deal
from euchre.evaluation import Effort, weighed, weights_for
from euchre.evaluation.all_seen import act_worths, card_worths
from euchre.game import begin_deal, new_score, new_sitting
from euchre.laws import Code, load_code
from euchre.players import bot_by_name
from euchre.players.expert_player import Habits
from euchre.seats import Seat
from euchre.view import View, view_of
from euchre.worlds import Unseen, Worlds

SEED = 9104


def played(code: Code, player: str, number: int) -> Deal:
    """Return a deal that a player has played with itself."""
    bot = bot_by_name(player)
    sitting = begin_deal(new_sitting(code, dealer=Seat((number - 1) % code.players)))
    sitting = play_deal(replace(sitting, deals=number), dict.fromkeys(code.seating.seats, bot), SEED)
    assert sitting.deal is not None
    return sitting.deal


def choices(deal: Deal) -> Iterator[tuple[Deal, Due, Act]]:
    """Yield the choices in a deal: the deal before it, what was due, and what was done."""
    standing = new_deal(deal.code, deal.dealer)
    for act in deal.acts:
        for due in awaited(standing):
            if due.actor == act.actor and len(due.acts) > 1 and act in due.acts:
                yield standing, due, act
        standing = after(standing, act)


def as_it_lay(deal: Deal, view: View) -> Worlds:
    """Return the actual world, as the only row."""
    put_out = [card_mask(card for who, card in deal.discards if who == seat) for seat in range(4)]
    hands = [card_mask(hand) for hand in deal.hands]
    return replace(
        Unseen(view).drawn(1, 1),
        hands=np.array([hands + [0] * (4 - len(hands))], np.uint64),
        discards=np.array([put_out], np.uint64),
    )


def lost(deal: Deal, due: Due, act: Act, effort: Effort) -> float | None:
    """Return the points that an act lost; None if it is not judged."""
    view = view_of(deal, due.actor, new_score(deal.code))
    if isinstance(act, Play):
        by_card = card_worths(as_it_lay(deal, view))
        return max(by_card.values()) - by_card[act.card]
    if isinstance(act, Discard):
        by_act = act_worths(as_it_lay(deal, view), [one for one in due.acts if isinstance(one, Discard)])
        return max(by_act.values()) - by_act[act]
    if isinstance(act, Call):
        found = weighed(view, due.acts, weights_for(deal.code), effort, Stream(SEED, len(deal.acts)))
        points = [one.points or 0 for one in found.candidates]
        return max(points) - points[due.acts.index(act)]
    return None


def phase(deal: Deal, act: Act) -> str:
    """Return the phase and the side of an act."""
    if isinstance(act, Call):
        order = deal.code.seating.from_left_of(deal.dealer)
        assert isinstance(act.actor, Seat)
        place = positions(deal.code)[order.index(act.actor)]
        return f"{ROUNDS[deal.stage is Stage.MAKING]}, {place.replace('_', ' ')}"
    side = "makers" if act.actor in deal.makers else "adversaries"
    if isinstance(act, Discard):
        return f"discard, {side}"
    does = "lead" if deal.trick is None else "follow"
    return f"trick {len(deal.finished_tricks) + 1}, {does}, {side}"


def main() -> None:
    """Print the losses in each phase."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--code", default="modern")
    parser.add_argument("--player", default="expert")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=10_000)
    given = parser.parse_args()
    effort = Effort(effective=given.worlds, most=given.worlds, played=1.0, patience=Habits().patience)
    by_phase: dict[str, list[float]] = defaultdict(list)
    for number in range(1, given.deals + 1):
        for deal, due, act in choices(played(load_code(given.code), given.player, number)):
            if isinstance(act, (Call, Discard, Play)):
                given_away = lost(deal, due, act, effort)
                if given_away is not None:
                    by_phase[phase(deal, act)].append(given_away)
    print(f"processor  {processor()}\ncommit     {commit()}")
    print(f"{given.code}, {given.player}, {given.deals} deals, seed {SEED}: points given away")
    print(f"{'phase':34}choices  a choice           a deal")
    for name in sorted(by_phase):
        values = np.array(by_phase[name])
        error = values.std() / len(values) ** 0.5
        a_deal = values.sum() / given.deals
        print(f"{name:34}{len(values):7}  {values.mean():.4f} ± {error:.4f}  {a_deal:.4f}")


if __name__ == "__main__":
    main()
