"""A code of laws as values: everything in which one game of euchre differs from another.

A `Code` holds values and law ids only. What a law *does* is a small function elsewhere that
reads these values, so a house rule is a changed value and never a special case.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias, get_origin, get_type_hints

from ..cards import Card, Rank, make_pack
from ..deciding import decides
from ..seats import Seating
from .irregularities import Provision

FirstDeal: TypeAlias = Literal["first_jack", "lowest_cut", "highest_cut"]
NewFirstDeal: TypeAlias = Literal["each_game", "each_rubber", "never"]
TwoCardsCut: TypeAlias = Literal["cuts_again", "higher_counts"]
Shuffler: TypeAlias = Literal["dealer", "dealers_left", "dealers_partner"]
MoreShufflers: TypeAlias = Literal["nobody", "cutter", "everyone"]
AllPass: TypeAlias = Literal["deal_passes", "deals_again"]
SuitTurnedDown: TypeAlias = Literal["pass", "void"]
Deadline: TypeAlias = Literal["call", "discard", "opening_lead"]
TakeOverLimit: TypeAlias = Literal["discard", "opening_lead"]
LoneLead: TypeAlias = Literal["eldest_hand", "left_of_lone_player", "lone_player"]
Gatherer: TypeAlias = Literal["scorer", "first_winner", "winner"]
PointCounter: TypeAlias = Literal["numbers", "tray_and_deuce"]
GameCounter: TypeAlias = Literal["numbers", "penknife"]
Rounds: TypeAlias = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The smallest and the largest number that may stand in a field."""

    least: int
    most: int


Points: TypeAlias = Annotated[int, Bounds(0, 100)]
"""What one result may count; the books give 16 at most."""


@dataclass(frozen=True, kw_only=True)
class Code:
    """One game of euchre: its values, each resting on a law named in `laws`."""

    name: str
    """The code's name as written in records, `jerome-1877`."""
    title: str
    """What the code is, in a line."""
    register: str
    """The register its law ids belong to; `modern` serves three games."""
    base: str | None = None
    """The code that a house variant departs from; None for a code of the book."""
    changes: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    """What a house variant changes: field and value."""
    laws: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """For each field the ids of the laws it rests on; empty where the code is silent."""
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """For each reason of refusal the ids of the laws that would be broken."""
    provisions: Mapping[str, Provision] = field(default_factory=lambda: MappingProxyType({}))
    """For each irregularity that the code has a law or a decided silence about, what it provides."""

    # the table
    players: Annotated[int, Bounds(2, 4)]
    """Players at the table: 4, 3 or 2."""
    partnerships: bool
    """Whether facing players share a score."""
    lowest_rank: Rank
    """The lowest rank in the pack: 7 makes 32 cards, 8 28, 9 24, T 20."""
    joker: bool
    """Whether the joker is in the pack, as best bower above the right."""
    hand_size: Annotated[int, Bounds(1, 8)]
    """Cards each player is dealt."""
    dummy: Annotated[int, Bounds(0, 8)]
    """Cards dealt to a dummy hand that the maker takes in; 0 for no dummy."""

    # forming the table
    partners_by_cut: bool
    """Whether the two highest cuts play the two lowest; else partners are agreed upon."""
    two_cards_cut: TwoCardsCut
    """What becomes of a cut that shows two cards: he `cuts_again`, or the `higher_counts`."""
    dropped_card_is_cut: bool
    """Whether a card that drops face up in cutting is that player's cut."""
    cutter_chooses: bool
    """Whether the highest cutter has the choice of cards and seats, once and before the others."""
    waiting_members: Annotated[int, Bounds(0, 4)]
    """How many may belong to the table beside the players, and come in when a rubber is over."""

    # the first deal, the pack and the deal
    first_deal: FirstDeal
    """Who deals first: `first_jack` thrown face up, `lowest_cut` or `highest_cut`."""
    cutting_order: str
    """Ranks in cutting from the highest down; suits never break a tie."""
    new_first_deal: NewFirstDeal
    """When the first dealer is settled anew: `each_game`, `each_rubber` or `never`; else deals rotate."""
    first_shuffle: Shuffler
    """Who shuffles, `dealer`, `dealers_left` or `dealers_partner`; the dealer may always shuffle last."""
    others_shuffle: MoreShufflers
    """Who else may shuffle, once each, before the cut: `nobody`, the `cutter` or `everyone`."""
    cut_may_be_declined: bool
    """Whether the player on the dealer's right may leave the pack uncut."""
    cut_least_lifted: Annotated[int, Bounds(1, 32)]
    """The fewest cards that may be lifted in the cut."""
    cut_least_left: Annotated[int, Bounds(1, 32)]
    """The fewest cards that must be left lying."""
    packets: Rounds
    """The sizes of the packets of the two rounds, each allowed pair."""
    same_packets_for_all: bool
    """Whether all players get packets of one size in a round."""

    # calling
    stick_the_dealer: bool
    """Whether the dealer must name a suit when all have passed twice."""
    all_pass: AllPass
    """What follows when all pass twice: `deal_passes` to the left, or the same dealer `deals_again`."""
    naming_turned_down_suit: SuitTurnedDown
    """What naming the suit turned down is: a `pass`, or `void`, so that the player speaks again."""
    assist_must_be_alone: bool
    """Whether the dealer's partner may accept the turn-up only to play alone (Canadian)."""

    # playing alone
    take_over: bool
    """Whether the maker's partner may take the hand over and play alone."""
    take_over_after_pass: bool
    """Whether eldest hand, having passed, may still take over what his partner orders up."""
    take_over_settled_between_partners: bool
    """Whether the first announcer of a lone hand may take it back from the partner who took it over."""
    take_over_until: TakeOverLimit
    """How long the maker's partner may take over, unless he deals: until the `discard` or the
    `opening_lead`."""
    alone_until: Deadline
    """How long a maker may add that he plays alone: `call` (one breath), `discard` or `opening_lead`."""
    dealer_alone_until: Deadline
    """How long the dealer may say, once the turn-up is accepted for his side, that he plays alone: `call`,
    `discard` or `opening_lead`."""
    defend_alone: bool
    """Whether one adversary may drop his partner to meet a lone player single-handed."""
    jambone: bool
    """Whether a lone hand may be played laid open."""
    jamboree: bool
    """Whether the five best trumps in one hand may be shown and scored without play."""

    # the turn-up
    may_bury_turn_up: bool
    """Whether the dealer's discard may be the turn-up itself."""
    may_decline_turn_up: bool
    """Whether the dealer may openly leave the turn-up on the talon and keep his five cards."""

    # play
    lead_against_lone: LoneLead
    """Who leads to the first trick of a lone hand: `eldest_hand` as always, or the next who plays;
    `left_of_lone_player`; or the `lone_player` himself."""
    lay_down: bool
    """Whether the player on lead may lay down certain winners."""
    throw_in: bool
    """Whether the hand may end unplayed when all active players agree on its result."""
    tricks_gathered_by: Gatherer
    """Who gathers a side's tricks: its `scorer` (the player with the lower seat), the `first_winner` of one,
    or the `winner` of each."""

    # points of a deal
    point: Points
    """Points for three or four tricks (more than half, not all)."""
    march: Points
    """Points for all the tricks."""
    euchre: Points
    """Points to each adverse side when the makers miss the odd trick."""
    lone_point: Points
    """Points of a lone hand for more than half the tricks."""
    lone_march: Points
    """Points of a lone hand for all the tricks."""
    lone_euchre: Points
    """Points to each adverse side when a lone hand misses the odd trick."""
    jambone_point: Points
    """Points of a jambone for more than half the tricks."""
    jambone_march: Points
    """Points of a jambone for all the tricks."""
    jambone_euchre: Points
    """Points to the adversaries of a jambone that misses the odd trick."""
    jamboree_points: Points
    """Points of a jamboree."""
    duel_point: Points
    """Points of a lone player against a lone adversary for more than half the tricks."""
    duel_march: Points
    """Points of a lone player against a lone adversary for all the tricks."""
    duel_euchre: Points
    """Points of the lone adversary for euchring a lone player."""

    # games and rubbers
    game_points: Annotated[int, Bounds(1, 1000)]
    """Points that make a game."""
    lap: bool
    """Whether points beyond game are carried to the next."""
    slam_games: Annotated[int, Bounds(1, 100)]
    """Games that count for a game won with the losers at nothing; 1 where it is a game like others."""
    rubber_games: Annotated[int, Bounds(0, 99)]
    """Games of a rubber, all of them played; 0 where games are merely tallied."""
    fourth_game_if_third_laps: bool
    """Whether a lap in the last game of a rubber brings one more game."""
    game_value: Points
    """Rubber points of a game."""
    love_game_value: Points
    """Rubber points of a game won with the losers at nothing."""
    rubber_bonus: Points
    """Rubber points added for winning the rubber."""

    # how the score is shown, and the Bridge
    point_counter: PointCounter
    """How points are shown: as `numbers`, or with `tray_and_deuce`."""
    game_counter: GameCounter
    """How games are shown: as `numbers`, or with the blades of a `penknife`."""
    wide_bridge: bool
    """Whether 3-1 and 2-0 count as a Bridge, beside 4-1 and 4-2."""

    @cached_property
    def seating(self) -> Seating:
        """The seats and sides of a table under this code."""
        return Seating(self.players, self.partnerships)

    @cached_property
    @decides(values="lowest_rank joker")
    def pack(self) -> tuple[Card, ...]:
        """The cards of the pack."""
        return make_pack(self.lowest_rank, self.joker)

    @property
    @decides(values="hand_size")
    def odd_trick(self) -> int:
        """The number of tricks the makers need."""
        return self.hand_size // 2 + 1

    def cite(self, ids: tuple[str, ...]) -> str:
        """Law ids as they are written in text, `jerome-1877 9.2`; empty for none."""
        return ", ".join(f"{self.register} {law_id}" for law_id in ids)

    def __hash__(self) -> int:
        return hash((self.name, *sorted(self.changes)))

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Code], tuple[dict[str, Any]]]:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return _restored, (values | {key: dict(values[key]) for key in _MAPPINGS},)


@cache
def number_bounds() -> Mapping[str, Bounds]:
    """For each field that holds a whole number, what may stand there."""
    hints = get_type_hints(Code, include_extras=True)
    return {key: hint.__metadata__[0] for key, hint in hints.items() if get_origin(hint) is Annotated}


_MAPPINGS = ("changes", "laws", "reasons", "provisions")


def _restored(values: dict[str, Any]) -> Code:
    """A code from the values of one that was sent to another process."""
    return Code(**values | {key: MappingProxyType(values[key]) for key in _MAPPINGS})
