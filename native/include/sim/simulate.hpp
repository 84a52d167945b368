// Simulation of many deals on several threads.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "sim/deal.hpp"

namespace euchre::sim {

// The deals: numbered from `first`; each depends only on the seed and its number.
struct Run {
    std::uint64_t seed;
    std::uint64_t first;
    int dealer;  // kNobody: the deals go round, seat A dealing number 1
    std::array<int, kMostSeats> standing;
};

// Results, row i for deal `first` + i; `euchre.sim.columns` gives their meaning.
struct Outcomes {
    std::size_t count;
    std::uint8_t* dealer;
    std::int8_t* trump;
    std::int8_t* maker;
    std::uint8_t* manner;
    std::int8_t* lone;
    std::uint8_t* result;
    std::uint8_t* tricks;   // one a side
    std::int32_t* points;  // one a side
};

Deal new_deal(const Rules& rules, const Run& run, std::uint64_t number);

// Writes the result of a deal into a row.
void write(const Rules& rules, const Deal& deal, const Outcomes& outcomes, std::size_t row);

// `threads` 0 uses every processor.
void simulate(const Rules& rules, const Players& players, const Run& run, unsigned threads, const Outcomes& outcomes);

}  // namespace euchre::sim
