// Many positions at once, spread over threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "solve.hpp"

namespace euchre {

// The positions as columns, row i of each belonging to position i; see `euchre.solver.batch` for their meaning.
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
    std::string fault;  // what is impossible in the first position that is, empty for none
};

// Answers each position into `answers`: one value a row, or one for every face where `each_card` is set.
// `threads` 0 takes as many as the machine has.
Report answer_all(const Columns& columns, Question question, bool each_card, unsigned threads, std::int8_t* answers);

}  // namespace euchre
