// Cards as bits in four lanes of sixteen, one a suit, stronger cards higher, the trumps in the top lane.
//
// So of cards of the suit led and trumps the higher bit wins, and the lowest bit of a hand is its
// cheapest card. Eight ranks, two bowers and the joker leave the top bits of each lane free.
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
// The lowest and the highest of some cards, of which there must be one.
constexpr Lanes lowest(Lanes cards) { return cards & (0 - cards); }
constexpr Lanes highest(Lanes cards) { return bit_mask(63 - std::countl_zero(cards)); }
// The lane of a card.
constexpr Lanes suit_of(Lanes card) { return lane_mask(0) << (std::countr_zero(card) & ~(kLaneBits - 1)); }
// All bits above a card, of its own lane and of higher ones.
constexpr Lanes above(Lanes card) { return ~(card | (card - 1)); }

// The lowest card of each run of own cards that none of `others` separates: all cards of a run come to the same.
// The runs are found for all suits at once by flooding upwards through what others do not hold; lanes keep their
// top bit free, so nothing spills from suit to suit.
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
