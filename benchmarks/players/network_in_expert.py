"""Whether the network of `learned` would help `expert`: `python -m benchmarks.players.network_in_expert`.

As a model of the others: how likely the cards that various players played are by rule, and by the network. As
a second opinion: what the leads to the first two tricks and the discards lose, with all hands seen, if the
expert's estimates are mixed with the values of the network.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from benchmarks.__main__ import commit, processor
from benchmarks.players.phases import as_it_lay, choices
from euchre.acts import Act, Discard, Play
from euchre.bots import play_deal
from euchre.chance import Stream
from euchre.deal import Deal, Due
from euchre.evaluation.all_seen import act_worths, card_worths
from euchre.evaluation.tendencies import STRANGE
from euchre.game import begin_deal, new_score, new_sitting
from euchre.laws import load_code
from euchre.players import ExpertPlayer, bot_by_name
from euchre.players.learned_features import inputs_of, output_of, reference_of
from euchre.players.learned_network import bundled_network
from euchre.seats import Seat
from euchre.view import SeatView, view_of

PLAYERS = ("simple", "book", "regular", "pimc50")
"""Who plays the deals; they change seats from one deal to the next."""
SHARES = (0.0, 0.1, 0.2, 0.4, 1.0)
"""Shares of the network in the mixture."""
SCATTERS = (0.05, 0.1, 0.2, 0.4)
"""Differences of value, in points, at which the network's model of others prefers a card e to one."""
AT_RANDOM = 0.05
"""Share of cards played at random in that model."""


def table_of(number: int) -> dict[Seat, str]:
    """Return the player in each seat of a deal."""
    return {Seat(seat): PLAYERS[(seat + number // 4) % len(PLAYERS)] for seat in range(4)}


def dealt(number: int, seed: int) -> Deal:
    """Return a deal that these players have played."""
    sitting = begin_deal(new_sitting(load_code("modern"), dealer=Seat((number - 1) % 4)))
    bots = {seat: bot_by_name(name) for seat, name in table_of(number).items()}
    return play_deal(replace(sitting, deals=number), bots, seed).current_deal


def network_values(view: SeatView, acts: tuple[Act, ...]) -> NDArray[np.float64]:
    """Return (acts,) float64: the network's value of each act, in points over their mean."""
    reference, values = reference_of(view), bundled_network().of_ones(inputs_of(view))
    found = np.array([values[output_of(act, reference) or 0] for act in acts], np.float64)
    ahead: NDArray[np.float64] = found - found.mean()
    return ahead


def likelihoods(view: SeatView, due: Due, act: Act) -> Iterator[tuple[str, float]]:
    """Yield the logarithm of how likely a card is, by each model."""
    usual = bot_by_name("simple").choose(view, due, Stream(1))
    by_rule = 1 - STRANGE if act == usual else STRANGE / (len(due.acts) - 1)
    yield "by rule", np.log(by_rule)
    yield "by rule or at random", np.log((by_rule + 1 / len(due.acts)) / 2)
    values = network_values(view, due.acts)
    for scatter in SCATTERS:
        odds = np.exp((values - values.max()) / scatter)
        share = (1 - AT_RANDOM) * odds[due.acts.index(act)] / odds.sum() + AT_RANDOM / len(due.acts)
        yield f"network, {scatter:g}", np.log(share)
        yield f"half each, {scatter:g}", np.log((by_rule + share) / 2)
    yield "at random", -np.log(len(due.acts))


def losses(deal: Deal, view: SeatView, due: Due, expert: ExpertPlayer) -> Iterator[tuple[str, float]]:
    """Yield what the expert's choice and that of each mixture lose, with all hands seen."""
    found = expert.reason(view, due, Stream(9, len(deal.acts)))
    estimates = {one.act: one.points for one in found.candidates}
    if any(points is None for points in estimates.values()) or set(estimates) != set(due.acts):
        return
    worths = worths_of(deal, view, due)
    best = max(worths.values())
    yield "expert", best - worths[found.act]
    means = np.array([estimates[act] for act in due.acts], np.float64)
    values = network_values(view, due.acts)
    for share in SHARES:
        act = due.acts[int(np.argmax((1 - share) * (means - means.mean()) + share * values))]
        yield f"network {share:.0%}", best - worths[act]


def worths_of(deal: Deal, view: SeatView, due: Due) -> Mapping[Act, float]:
    """Return the value of each act in the deal as it lies, if all play perfectly afterwards."""
    world = as_it_lay(deal, view)
    if any(isinstance(act, Discard) for act in due.acts):
        return act_worths(world, due.acts)
    by_card = card_worths(world)
    return {act: by_card[act.card] for act in due.acts if isinstance(act, Play)}


def kind_of(deal: Deal, act: Act) -> str | None:
    """Return which of the choices looked at this is; None for the others."""
    if isinstance(act, Discard):
        return "discard"
    if isinstance(act, Play) and deal.trick is None and len(deal.finished_tricks) < 2:
        return f"lead to trick {len(deal.finished_tricks) + 1}"
    return None


def main() -> None:
    """Print how well both models foretell cards, and what mixtures lose."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=9142)
    parser.add_argument("--choices-only", action="store_true", help="leave out the likelihood of cards")
    given = parser.parse_args()
    print(f"processor  {processor()}\ncommit     {commit()}", flush=True)
    expert = ExpertPlayer()
    logs: dict[tuple[str, str], list[float]] = defaultdict(list)
    lost: dict[tuple[str, str], list[float]] = defaultdict(list)
    for number in range(1, given.deals + 1):
        for deal, due, act in choices(dealt(number, given.seed)):
            assert isinstance(due.actor, Seat)
            view = view_of(deal, due.actor, new_score(deal.code))
            if isinstance(act, Play) and not given.choices_only:
                for model, log in likelihoods(view, due, act):
                    logs[table_of(number)[view.seat], model].append(log)
            kind = kind_of(deal, act)
            if kind is not None:
                for choice, points in losses(deal, view, due, expert):
                    lost[kind, choice].append(points)
    print("\nmean logarithm of the likelihood of a card played by choice")
    for (player, model), values in sorted(logs.items()):
        print(f"{player:10}{model:22}{len(values):7}  {figure(values)}")
    print("\npoints lost in a choice, and how much more than the expert's")
    for (kind, choice), values in lost.items():
        more = np.array(values) - np.array(lost[kind, "expert"])
        print(f"{kind:18}{choice:16}{len(values):6}  {figure(values)}  {figure(more)}")


def figure(values: list[float] | NDArray[np.float64]) -> str:
    """Return the mean of some values with its error."""
    return f"{np.mean(values):+.4f} ± {np.std(values) / len(values) ** 0.5:.4f}"


if __name__ == "__main__":
    main()
