// Checks of a deal that is to be played on.
#pragma once

#include <array>

#include "sim/deal.hpp"

namespace euchre::sim {

// What is impossible in a deal that is to be played on, or nullptr. Covers everything that would index outside its
// arrays or never end. `sizes` holds the number of cards in each hand.
const char* fault_of(const Rules& rules, const Deal& deal, const std::array<int, kMostSeats>& sizes);

}  // namespace euchre::sim
