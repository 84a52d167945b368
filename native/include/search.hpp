// The search: can the makers win at least `need` more tricks?
#pragma once

#include <cstdint>
#include <optional>

#include "memory.hpp"
#include "position.hpp"

namespace euchre {

// State that one thread keeps between questions.
struct Context {
    std::uint64_t nodes = 0;         // cards played in the search
    std::optional<Memory> memory{};  // created at the first position with more than five tricks
};

// With five cards, positions repeat too rarely for a table of positions to pay.
constexpr int kTricksWithoutMemory = 5;

// Whether the makers win at least `need` of the remaining tricks, with all hands seen and perfect play.
bool makers_win(const Position& position, int need, Context& context);

// The same for a position at no trump, which a file of its own searches.
bool makers_win_without_trump(const Position& position, int need, Context& context);

// The exact number of remaining tricks that the makers win, searched between `low` and `high`.
int makers_tricks(const Position& position, int low, int high, Context& context);

// The cards that may be played from a position, as bits.
Lanes legal_cards(const Position& position);

// Of those, the lowest of each run that no other card, in a hand or on the table, separates; the cards of a run are
// equivalent.
Lanes distinct_cards(const Position& position);

// The position after a card; if the card completes the trick, its winner leads. `made` is set if the makers won it.
Position after(const Position& position, Lanes card, bool& completed, bool& made);

}  // namespace euchre
