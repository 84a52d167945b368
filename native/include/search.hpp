// The search: can the makers win so many more tricks from a position?
#pragma once

#include <cstdint>
#include <optional>

#include "memory.hpp"
#include "position.hpp"

namespace euchre {

// What goes with the questions of one thread, from one to the next.
struct Context {
    std::uint64_t nodes = 0;         // cards played in the search
    std::optional<Memory> memory{};  // made when a position of more than five tricks is met
};

// Whether the makers, all hands being seen and both sides playing perfectly, win at least `need`
// of the tricks still to be won.
bool makers_win(const Position& position, int need, Context& context);

// The makers' number of tricks still to be won, exactly; searched for between `low` and `high`.
int makers_tricks(const Position& position, int low, int high, Context& context);

// The cards that may be played from a position, as bits.
Lanes legal_cards(const Position& position);

// Of those, the lowest of each run that no card of others, in a hand or on the table, separates: all
// cards of a run come to the same.
Lanes distinct_cards(const Position& position);

// The position after a card; its trick's winner leads when it completes the trick. `made` tells
// whether the makers won a trick by it.
Position after(const Position& position, Lanes card, bool& completed, bool& made);

}  // namespace euchre
