#include "search.hpp"

#include "asked.hpp"

namespace euchre {

bool makers_win(const Position& position, int need, Context& context) {
    if (!position.has_trumps()) [[unlikely]] return makers_win_without_trump(position, need, context);
    if (position.tricks <= kTricksWithoutMemory) return makers_win_by<Use{}>(position, need, context.nodes, nullptr);
    if (!context.memory) context.memory.emplace();
    return makers_win_by<Use{.memory = true}>(position, need, context.nodes, &*context.memory);
}

int makers_tricks(const Position& position, int low, int high, Context& context) {
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (makers_win(position, middle, context))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

Lanes legal_cards(const Position& position) {
    const Lanes hand = position.hands[position.on_table], suit = hand & position.led;
    if (position.called & hand) return position.called;
    return suit ? suit : hand;
}

Lanes distinct_cards(const Position& position) {
    Lanes all = 0;
    for (const Lanes hand : position.hands) all |= hand;
    return run_bottoms(legal_cards(position), all & ~position.hands[position.on_table]);
}

Position after(const Position& position, Lanes card, bool& completed, bool& made) {
    Position next = position;
    lay(next, card);
    completed = next.on_table == next.players;
    made = completed && next.makers >> next.best_place & 1;
    return completed ? quitted(next) : next;
}

}  // namespace euchre
