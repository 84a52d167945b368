// Deals that stand after their turn-up, each played to its end in many worlds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "sim/deal.hpp"
#include "sim/simulate.hpp"

namespace euchre::sim {

// Where the cards lie, a row a world; see `euchre.worlds` for their meaning.
struct Worlds {
    std::size_t count;
    const std::uint64_t* hands;     // four a row
    const std::uint64_t* discards;  // four a row
    const std::uint64_t* dummy;
};

// The first world in which the cards are not those of the deal, `worlds.count` if there is none.
// `sizes` says how many cards each seat has in hand.
std::size_t first_unfit(const Rules& rules, const Deal& standing, const std::array<int, kMostSeats>& sizes,
                        const Worlds& worlds);

// The deal that stands so in a world.
Deal in_world(const Rules& rules, const Deal& standing, const Worlds& worlds, std::size_t row);

// Plays the rest of the deal in each world; row i takes its chance as deal number `first` + i.
void play_out(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t first,
              const Deal& standing, const Worlds& worlds, unsigned threads, const Outcomes& outcomes);

}  // namespace euchre::sim
