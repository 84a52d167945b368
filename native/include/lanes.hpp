// Cards as bits in four lanes of 16 bits, one per suit; stronger cards are higher, and trumps are in the top lane.
//
// Among trumps and cards of the suit led, the higher bit wins; the lowest bit of a hand is its cheapest card. Eight
// ranks, two bowers and the joker leave the top bits of each lane free.
#pragma once

#include <bit>
#include <cstdint>

namespace euchre {

using Lanes = std::uint64_t;

constexpr int kLaneBits = 16;
constexpr int kTrumpLane = 3;
constexpr int kLanes = 4;

constexpr Lanes lane_mask(int lane) { return Lanes{0xFFFF} << (lane * kLaneBits); }
constexpr Lanes kTrumps = lane_mask(kTrumpLane);

constexpr Lanes bit_mask(int bit) { return Lanes{1} << bit; }
// The lowest and the highest of a non-empty set of cards.
constexpr Lanes lowest(Lanes cards) { return cards & (0 - cards); }
constexpr Lanes highest(Lanes cards) { return bit_mask(63 - std::countl_zero(cards)); }
// The lane of a card.
constexpr Lanes suit_of(Lanes card) { return lane_mask(0) << (std::countr_zero(card) & ~(kLaneBits - 1)); }
// All bits above a card, in its own lane and in higher ones.
constexpr Lanes above(Lanes card) { return ~(card | (card - 1)); }

// The lowest card of each run of own cards that no card of `others` separates; the cards of a run are equivalent. The
// runs of all suits are found at once by flooding upwards through cards that others do not hold; the top bit of each
// lane is free, so nothing spills into another suit.
[[gnu::always_inline]] constexpr Lanes run_bottoms(Lanes own, Lanes others) {
    constexpr Lanes inner = 0x7FFF7FFF7FFF7FFF;
    Lanes open = ~others & inner, flood = own;
    flood |= open & (flood << 1);
    open &= open << 1;
    flood |= open & (flood << 2);
    open &= open << 2;
    flood |= open & (flood << 4);
    open &= open << 4;
    flood |= open & (flood << 8);
    return own & ~(flood << 1);
}

}  // namespace euchre
