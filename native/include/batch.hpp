// Solving many positions on several threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "solve.hpp"

namespace euchre {

// Positions as columns, row i for position i; `euchre.solver.batch` gives their meaning.
struct Columns {
    std::size_t count;
    const std::uint64_t* hands;  // four a row
    const std::uint8_t* trump;
    const std::uint8_t* leader;
    const std::uint8_t* makers;
    const std::uint8_t* out;
    const std::int8_t* trick;  // four a row, -1 for no card
    const std::int8_t* called;
    const std::uint8_t* makers_won;
    const std::uint8_t* adversaries_won;
};

struct Report {
    std::uint64_t nodes = 0;
    std::string fault;  // fault of the first impossible position, or empty
};

// Writes the answer for each position: one value per row, or one for each face if `each_card` is set. `threads` 0 uses
// every processor.
Report answer_all(const Columns& columns, Question question, bool each_card, unsigned threads, std::int8_t* answers);

}  // namespace euchre
