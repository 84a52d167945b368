// The rule player `simple`: the same choices as `euchre.bots.simple`, from the same tables.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sim/deal.hpp"
#include "sim/worth.hpp"

namespace euchre::sim {

constexpr int kTables = 4;
constexpr int kPlaces = 5;

using ByPlace = std::array<std::array<int, kPlaces>, kTables>;

// The numbers of `euchre.bots.simple.tables`, passed by `euchre.sim.parameters`.
struct Tables {
    Scale tricks, alone, defence, stoppers;
    ByPlace position{}, bower_turned{}, need{};
    std::array<int, kTables> need_alone{};
    int lead_alone = 0;
    int without_dummy = 0;
    int partners_best = 0;
    int must_march = 0;
    int need_jambone = 0;
    int need_to_take_over = 0;
    int need_to_take_alone = 0;
    int need_to_take_back = 0;
    int need_to_defend = 0;
};

// The player in one seat, at one choice.
class Simple {
public:
    Simple(const Rules& rules, const Deal& deal, const Tables& tables, int seat)
        : rules_(rules), deal_(deal), tables_(tables), seat_(seat), hand_(deal.hands[seat].set) {}

    // The number of the call made, of those allowed.
    int call(const Call* calls, int size) const;
    // The manner in which a trump is taken over, or alone is added; partnership for neither.
    Manner takes_over(const Manners& offered) const;
    Manner adds_alone(const Manners& offered) const;
    // The face that the dealer discards; the turn-up if the dealer prefers to decline it.
    int dealers_discard() const;
    Cards makers_discard(int surplus) const;
    // The card for a partner who plays alone.
    int best_to_give() const;
    bool defends_alone() const;
    // The card to call from an open hand.
    int jambone_call(Cards callable) const;
    int play(Cards allowed) const;

    int tricks_hoped(int trump) const;
    int odds_alone(int trump) const;
    // The row of the tables for this number of players.
    int table() const;

private:
    const Rules& rules_;
    const Deal& deal_;
    const Tables& tables_;
    int seat_;
    Cards hand_;

    int place() const;
    bool leads() const;
    bool keeps_bridge() const;
    bool has_certain_trick(int trump) const;
    Manner manner_at_call(int odds, const bool (&offered)[4]) const;
    Manner manner_for(int odds, int need, const bool (&offered)[4]) const;
};

}  // namespace euchre::sim
