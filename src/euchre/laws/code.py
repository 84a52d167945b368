"""A code of laws as values: everything in which one game of euchre differs from another.

A `Code` holds values and law ids only. The functions that carry out a law read these values, so a house
rule is a changed value and needs no special case.
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
WeakHand: TypeAlias = Literal["never", "no_ace_no_face", "no_face", "no_ace_no_face_no_trump"]
SuitToRob: TypeAlias = Literal["never", "suit", "natural"]
StolenDeal: TypeAlias = Literal["by_law", "stands", "goes_back"]
PointCounter: TypeAlias = Literal["numbers", "tray_and_deuce"]
GameCounter: TypeAlias = Literal["numbers", "penknife"]
Rounds: TypeAlias = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The smallest and the largest number allowed in a field."""

    least: int
    most: int


Points: TypeAlias = Annotated[int, Bounds(0, 100)]
"""Points for one result; the books give 16 at most."""


@dataclass(frozen=True, kw_only=True)
class Code:
    """One game of euchre: its values, and in `laws` the laws they rest on."""

    name: str
    """The code's name as records write it: `jerome-1877`."""
    title: str
    """One line that says what the code is."""
    register: str
    """The register of its laws; `modern` is the register of three games."""
    base: str | None = None
    """The code that a house variant changes; None for a code of a book."""
    changes: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    """The changes of a house variant: each field with its new value."""
    laws: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """For each field the ids of the laws it rests on; empty if the code has none."""
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """For each reason of refusal the ids of the laws that the refused act would break."""
    provisions: Mapping[str, Provision] = field(default_factory=lambda: MappingProxyType({}))
    """For each irregularity what the code provides, by a law or by our decision where it has none."""
    words: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Words of this code's book for those of this package: `turn-up` to `up-card`; see `in_words_of`."""

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
    """Cards of a dummy hand, which the maker takes; 0 for no dummy."""

    # forming the table
    partners_by_cut: bool
    """Whether the two highest cuts play against the two lowest; otherwise the players agree on partners."""
    two_cards_cut: TwoCardsCut
    """What follows when a cut shows two cards: the player `cuts_again`, or the `higher_counts`."""
    dropped_card_is_cut: bool
    """Whether a card that drops face up in cutting counts as that player's cut."""
    cutter_chooses: bool
    """Whether the highest cutter chooses cards and seat before the others, once."""
    waiting_members: Annotated[int, Bounds(0, 4)]
    """How many people besides the players may belong to the table and come in after a rubber."""

    # the first deal, the pack and the deal
    first_deal: FirstDeal
    """Who deals first: the `first_jack` dealt face up, the `lowest_cut` or the `highest_cut`."""
    cutting_order: str
    """Ranks in cutting, from the highest down; suits never break a tie."""
    new_first_deal: NewFirstDeal
    """When a new first dealer is settled: `each_game`, `each_rubber` or `never`; else the deal rotates."""
    first_shuffle: Shuffler
    """Who shuffles: `dealer`, `dealers_left` or `dealers_partner`. The dealer may always shuffle last."""
    others_shuffle: MoreShufflers
    """Who else may shuffle once before the cut: `nobody`, the `cutter` or `everyone`."""
    cut_may_be_declined: bool
    """Whether the player on the dealer's right may leave the pack uncut."""
    cut_least_lifted: Annotated[int, Bounds(1, 32)]
    """The fewest cards that may be lifted in the cut."""
    cut_least_left: Annotated[int, Bounds(1, 32)]
    """The fewest cards that a cut must leave."""
    packets: Rounds
    """The allowed pairs of packet sizes for the two rounds of dealing."""
    same_packets_for_all: bool
    """Whether all players get packets of the same size in a round."""

    # calling
    stick_the_dealer: bool
    """Whether the dealer must name a suit when all have passed twice."""
    all_pass: AllPass
    """What follows when all pass twice: `deal_passes` to the left, or the same dealer `deals_again`."""
    naming_turned_down_suit: SuitTurnedDown
    """What naming the suit turned down counts as: a `pass`, or `void`, so that the player calls again."""
    assist_must_be_alone: bool
    """Whether the dealer's partner may accept the turn-up only by playing alone (Canadian)."""

    # playing alone
    take_over: bool
    """Whether the maker's partner may take the hand over and play alone."""
    take_over_after_pass: bool
    """Whether eldest hand, after passing, may still take over a hand that their partner orders up."""
    take_over_settled_between_partners: bool
    """Whether a player who announced a lone hand may take it back from the partner who took it over."""
    take_over_until: TakeOverLimit
    """How long the maker's partner may take over, unless that partner deals: until the `discard` or the
    `opening_lead`."""
    alone_until: Deadline
    """How long a maker may announce a lone hand: with the `call`, until the `discard`, or until the
    `opening_lead`."""
    dealer_alone_until: Deadline
    """How long the dealer may announce a lone hand after their side accepted the turn-up: with the `call`,
    until the `discard` or until the `opening_lead`."""
    defend_alone: bool
    """Whether one adversary may play alone against a lone player."""
    jambone: bool
    """Whether a lone hand may be played face up."""
    jamboree: bool
    """Whether the five best trumps in one hand may be shown and scored without play."""

    # the turn-up
    may_bury_turn_up: bool
    """Whether the dealer's discard may be the turn-up itself."""
    may_decline_turn_up: bool
    """Whether the dealer may openly leave the turn-up on the talon and keep the cards dealt."""

    # play
    lead_against_lone: LoneLead
    """Who leads to the first trick of a lone hand: the `eldest_hand`, or the next player who plays;
    the player on the `left_of_lone_player`; or the `lone_player`."""
    lay_down: bool
    """Whether the player on lead may lay down certain winners."""
    throw_in: bool
    """Whether the rest of a hand may stay unplayed when all who play agree on the result."""
    tricks_gathered_by: Gatherer
    """Who gathers a side's tricks: its `scorer` (the player with the lower seat), the `first_winner`
    of a trick, or the `winner` of each."""

    # points of a deal
    point: Points
    """Points for three or four tricks (more than half, not all)."""
    march: Points
    """Points for all the tricks."""
    euchre: Points
    """Points to each adverse side when the makers take fewer tricks than they need."""
    lone_point: Points
    """Points of a lone hand for more than half the tricks."""
    lone_march: Points
    """Points of a lone hand for all the tricks."""
    lone_euchre: Points
    """Points to each adverse side when a lone hand takes fewer tricks than it needs."""
    jambone_point: Points
    """Points of a jambone for more than half the tricks."""
    jambone_march: Points
    """Points of a jambone for all the tricks."""
    jambone_euchre: Points
    """Points to the adversaries when a jambone takes fewer tricks than it needs."""
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
    """Whether points beyond game are carried to the next game."""
    slam_games: Annotated[int, Bounds(1, 100)]
    """Games counted for a game won with the losers at nothing; 1 if it counts like any other."""
    rubber_games: Annotated[int, Bounds(0, 99)]
    """Games of a rubber, all of which are played; 0 if games are only counted."""
    fourth_game_if_third_laps: bool
    """Whether points that lap in the last game of a rubber bring one more game."""
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
    """Whether 3-1 and 2-0 count as a Bridge, besides 4-1 and 4-2."""

    # customs that no book has; a default means that a table without the custom plays as before
    lone_must_march: bool = False
    """Whether a lone hand that does not take all the tricks is euchred (alone must take five)."""
    shutout_euchre: Points = 0
    """Points to each adverse side when the makers take no trick at all, unless a euchre counts more; 0 if it
    counts like any euchre."""
    suit_needed_to_call: bool = False
    """Whether a player needs a card of a suit to make it trump; the turn-up counts as the dealer's."""
    partners_best: bool = False
    """Whether the partner of a lone player gives them a card, for which the lone player then discards one."""
    no_trump: bool = False
    """Whether no trump may be named in the second round; jacks are then plain cards of their own suits."""
    no_trump_point: Points = 0
    """Points at no trump for more than half the tricks; 0 if they count as under a trump."""
    no_trump_march: Points = 0
    """Points at no trump for all the tricks; 0 if they count as under a trump."""
    no_trump_euchre: Points = 0
    """Points to each adverse side for a euchre at no trump; 0 if it counts as under a trump."""
    no_trump_lone_point: Points = 0
    """Points of a lone hand at no trump for more than half the tricks; 0 if they count as under a trump."""
    no_trump_lone_march: Points = 0
    """Points of a lone hand at no trump for all the tricks; 0 if they count as under a trump."""
    no_trump_lone_euchre: Points = 0
    """Points to each adverse side for euchring a lone hand at no trump; 0 if it counts as under a trump."""
    deals_in_game: Annotated[int, Bounds(0, 100)] = 0
    """Deals after which the side ahead has won the game; a tie is played on. 0 if only points end a game."""
    weak_hand_deals_again: WeakHand = "never"
    """The hand that a player may show at the first call so that the same dealer deals again: `never` any;
    `no_ace_no_face`, nothing above a ten; `no_face`, where aces do not matter; or `no_ace_no_face_no_trump`,
    nothing above a ten and no card of the suit turned up."""
    farmers_hand: bool = False
    """Whether a player with nothing above a ten may exchange three cards with the talon at the first call."""
    suit_needed_to_rob: SuitToRob = "never"
    """What the dealer must hold besides the turn-up to take it up unasked: `never` anything, a card of its
    `suit`, or a `natural` one, which the left bower is not."""
    stolen_deal: StolenDeal = "by_law"
    """What follows when a player deals out of turn: what the code says `by_law`; the deal `stands` once the
    turn-up is shown (steal the deal); or it `goes_back` when claimed at any time in the deal."""

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
    @decides(values="partnerships dummy")
    def may_play_alone(self) -> bool:
        """Whether a maker can play alone: there is a partner or a dummy to do without."""
        return self.partnerships or self.dummy > 0

    @property
    @decides(values="hand_size")
    def odd_trick(self) -> int:
        """The number of tricks that the makers need."""
        return self.hand_size // 2 + 1

    @property
    def rules_in_force(self) -> str:
        """What a heading calls the rules, such as `modern` and then `with house rules (joker, lap)`."""
        house = f" with house rules ({', '.join(self.changes)})" if self.changes else ""
        return f"{self.base or self.name}{house}"

    def cite(self, ids: tuple[str, ...]) -> str:
        """Return law ids as texts write them: `jerome-1877 9.2, jerome-1877 9.3`; empty for none."""
        return ", ".join(f"{self.register} {law_id}" for law_id in ids)

    def __hash__(self) -> int:
        return hash((self.name, *sorted(self.changes)))

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Code], tuple[dict[str, Any]]]:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return _restored, (values | {key: dict(values[key]) for key in _MAPPINGS},)


@cache
def number_bounds() -> Mapping[str, Bounds]:
    """Return the bounds of each field that holds a whole number."""
    hints = get_type_hints(Code, include_extras=True)
    return {key: hint.__metadata__[0] for key, hint in hints.items() if get_origin(hint) is Annotated}


_MAPPINGS = ("changes", "laws", "reasons", "provisions", "words")


def _restored(values: dict[str, Any]) -> Code:
    """Return a code made from the values that another process sent."""
    return Code(**values | {key: MappingProxyType(values[key]) for key in _MAPPINGS})
