#include "sim/play_out.hpp"

#include "sim/rows.hpp"

namespace euchre::sim {

namespace {

void give(Hand& hand, Cards cards) {
    for (; cards; cards &= cards - 1) hand.add(lowest(cards));
}

bool fits(const Rules& rules, const Deal& standing, const std::array<int, kMostSeats>& sizes, const Worlds& worlds,
          std::size_t row) {
    const bool is_taken = standing.exchanged && !standing.declined;
    Cards all = standing.played | (is_taken ? 0 : set_of(standing.turn_up));
    int cards = count(all);
    const auto add = [&](Cards some) {
        all |= some;
        cards += count(some);
    };
    for (int seat = 0; seat < kMostSeats; ++seat) {
        const Cards hand = worlds.hands[row * kMostSeats + static_cast<std::size_t>(seat)];
        if (count(hand) != sizes[seat]) return false;
        add(hand);
        add(worlds.discards[row * kMostSeats + static_cast<std::size_t>(seat)]);
    }
    if (count(worlds.dummy[row]) != (standing.dummy_taken ? 0 : rules.dummy)) return false;
    add(worlds.dummy[row]);
    return !(all & ~rules.pack_set) && count(all) == cards;
}

}  // namespace

std::size_t first_unfit(const Rules& rules, const Deal& standing, const std::array<int, kMostSeats>& sizes,
                        const Worlds& worlds) {
    std::size_t row = 0;
    while (row < worlds.count && fits(rules, standing, sizes, worlds, row)) ++row;
    return row;
}

Deal in_world(const Rules& rules, const Deal& standing, const Worlds& worlds, std::size_t row) {
    Deal deal = standing;
    for (int seat = 0; seat < rules.players; ++seat) {
        const std::size_t at = row * kMostSeats + static_cast<std::size_t>(seat);
        give(deal.hands[seat], worlds.hands[at]);
        deal.put_out[seat] = worlds.discards[at];
    }
    deal.talon = rules.dummy;
    int place = 0;
    for (Cards left = worlds.dummy[row]; left; left &= left - 1)
        deal.pack[place++] = static_cast<std::uint8_t>(lowest(left));
    return deal;
}

void play_out(const Rules& rules, const Players& players, std::uint64_t seed, std::uint64_t first,
              const Deal& standing, const Worlds& worlds, unsigned threads, const Outcomes& outcomes) {
    for_each_row(worlds.count, threads, [&](std::size_t row) {
        Deal deal = in_world(rules, standing, worlds, row);
        play_on(rules, players, seed, first + row, deal, nullptr);
        write(rules, deal, outcomes, row);
    });
}

}  // namespace euchre::sim
