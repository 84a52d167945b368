// Where a deal can stand after its turn-up.
#pragma once

#include <array>

#include "sim/deal.hpp"

namespace euchre::sim {

// What is impossible in a deal that is to be played on, nullptr for nothing: all that would lead outside its arrays
// or never end. `sizes` says how many cards each seat has in hand.
const char* fault_of(const Rules& rules, const Deal& deal, const std::array<int, kMostSeats>& sizes);

}  // namespace euchre::sim
