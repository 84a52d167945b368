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

}  // namespace euchre
