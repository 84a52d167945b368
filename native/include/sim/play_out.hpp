// Plays a deal from after its turn-up to its end in many worlds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "sim/deal.hpp"
#include "sim/simulate.hpp"

namespace euchre::sim {

// Location of the cards, one row per world, as in `euchre.worlds`.
struct Worlds {
    std::size_t count;
    const std::uint64_t* hands;     // four a row
    const std::uint64_t* discards;  // four a row
    const std::uint64_t* dummy;
};

// The first world that does not hold the cards of the deal, or `worlds.count`. `sizes` holds the number of cards in
// each hand.
std::size_t first_unfit(const Rules& rules, const Deal& standing, const std::array<int, kMostSeats>& sizes,
                        const Worlds& worlds);

// The deal in one world.
Deal in_world(const Rules& rules, const Deal& standing, const Worlds& worlds, std::size_t row);

// Plays the rest of the deal in each world; row i uses the random numbers of deal `first` + i.
void play_out(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t first,
              const Deal& standing, const Worlds& worlds, unsigned threads, const Outcomes& outcomes);

}  // namespace euchre::sim
