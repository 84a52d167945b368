// One deal of regular play, as in `euchre.deal`.
#include "sim/deal.hpp"

#include "sim/table.hpp"

namespace euchre::sim {

void play_deal(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t number, Deal& deal,
               ActLog* log) {
    Table(rules, players, seed, number, deal, log).play_deal();
}

void play_on(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t number, Deal& deal,
             ActLog* log) {
    Table(rules, players, seed, number, deal, log).play_on();
}

bool retrace(const Rules& rules, const Tables& tables, Deal deal, const std::vector<int>& faces, std::int8_t* told) {
    return Table(rules, {{}, &tables, {}}, 0, 0, deal, nullptr).retrace(faces, told);
}

std::uint64_t count_endings(const Rules& rules, Deal deal) {
    return Table(rules, {}, 0, 0, deal, nullptr).count_endings();
}

}  // namespace euchre::sim
