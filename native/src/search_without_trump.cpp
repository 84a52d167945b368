// The search at no trump. It has a file of its own, so that the usual search compiles to the same code.
#include "asked.hpp"
#include "search.hpp"

namespace euchre {

bool makers_win_without_trump(const Position& position, int need, Context& context) {
    constexpr Use kPlain{.trumps = false}, kRemembering{.memory = true, .trumps = false};
    if (position.tricks <= kTricksWithoutMemory)
        return makers_win_by<kPlain>(position, need, context.nodes, nullptr);
    if (!context.memory) context.memory.emplace();
    return makers_win_by<kRemembering>(position, need, context.nodes, &*context.memory);
}

}  // namespace euchre
