// Entry to the search: picks the tree for the table, and continues the trick in progress.
#pragma once

#include "position.hpp"
#include "tree.hpp"

namespace euchre {

template <int kPlayers, bool kPartners, Use kUse>
bool leaders_side_wins(const Position& position, unsigned sides, int need, std::uint64_t& nodes, Memory* memory) {
    using Search = Tree<kPlayers, kPartners, kUse>;
    typename Search::Hands hands;
    for (int place = 0; place < kPlayers; ++place) hands[place] = position.hands[place];
    Search search(hands, memory);
    const auto value = [&] {
        if (position.on_table == 0 && !position.called) return search.wins(hands, sides, position.tricks, need);
        auto now = search.trick(hands, sides, position.tricks, need);
        for (int place = 0; place < kPlayers; ++place)
            if (position.called & hands[place]) now.moves[place] = position.called;
        const typename Search::Table table{position.led, position.table, position.best, position.best_place};
        if (position.on_table == 0) return search.template resumes<0>(now, table);
        if constexpr (kPlayers > 2)
            if (position.on_table == 2) return search.template resumes<2>(now, table);
        if constexpr (kPlayers > 3)
            if (position.on_table == 3) return search.template resumes<3>(now, table);
        return search.template resumes<1>(now, table);
    }();
    nodes += search.nodes();
    return value;
}

// Whether the makers win at least `need` of the remaining tricks. Adds the cards played in the search to `nodes`;
// `memory` is used only if `kUse` says so.
template <Use kUse>
bool makers_win_by(const Position& position, int need, std::uint64_t& nodes, Memory* memory) {
    if (need <= 0) return true;
    if (need > position.tricks) return false;
    const bool leads = position.makers & 1;
    const unsigned all = (1u << position.players) - 1, sides = leads ? position.makers : all & ~position.makers;
    const auto ask = position.players == 2   ? leaders_side_wins<2, true, kUse>
                     : position.players == 3 ? leaders_side_wins<3, false, kUse>
                     : sides == 0b0101       ? leaders_side_wins<4, true, kUse>
                                             : leaders_side_wins<4, false, kUse>;
    return ask(position, sides, leads ? need : position.tricks - need + 1, nodes, memory) == leads;
}

}  // namespace euchre
