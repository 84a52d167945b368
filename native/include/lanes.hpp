// Cards as bits in four lanes of sixteen, one a suit, lane 0 the trumps, stronger cards higher.
//
// Eight ranks, two bowers and the joker leave the top bits of each lane free. Everything the search
// does with cards is a mask operation on such lanes.
#pragma once

#include <bit>
#include <cstdint>

namespace euchre {

using Lanes = std::uint64_t;

constexpr int kLaneBits = 16;
constexpr Lanes kLane = 0xFFFF;
constexpr int kTrumpLane = 0;

constexpr Lanes lane_mask(int lane) { return kLane << (lane * kLaneBits); }
constexpr int lane_of(int bit) { return bit / kLaneBits; }
constexpr Lanes bit_mask(int bit) { return Lanes{1} << bit; }
// The bits above one bit in its own lane.
constexpr Lanes above(int bit) { return lane_mask(lane_of(bit)) & ~((bit_mask(bit) << 1) - 1); }
inline int lowest(Lanes cards) { return std::countr_zero(cards); }
inline int highest(Lanes cards) { return 63 - std::countl_zero(cards); }

}  // namespace euchre
