#include "sim/simulate.hpp"

#include "sim/rows.hpp"

namespace euchre::sim {

void write(const Rules& rules, const Deal& deal, const Outcomes& outcomes, std::size_t row) {
    outcomes.dealer[row] = static_cast<std::uint8_t>(deal.dealer);
    outcomes.trump[row] = static_cast<std::int8_t>(deal.trump);
    outcomes.maker[row] = static_cast<std::int8_t>(deal.maker);
    outcomes.manner[row] = static_cast<std::uint8_t>(deal.manner);
    outcomes.lone[row] = static_cast<std::int8_t>(deal.lone);
    outcomes.result[row] = static_cast<std::uint8_t>(deal.result);
    const auto sides = static_cast<std::size_t>(rules.sides());
    std::array<int, kMostSeats> tricks{};
    for (int seat = 0; seat < rules.players; ++seat) tricks[rules.side_of(seat)] += deal.won[seat];
    for (std::size_t side = 0; side < sides; ++side) {
        outcomes.tricks[row * sides + side] = static_cast<std::uint8_t>(tricks[side]);
        outcomes.points[row * sides + side] = static_cast<std::int32_t>(deal.points[side]);
    }
}

Deal new_deal(const Rules& rules, const Run& run, std::uint64_t number) {
    Deal deal;
    const auto players = static_cast<std::uint64_t>(rules.players);
    deal.dealer = run.dealer == kNobody ? static_cast<int>((number + players - 1) % players) : run.dealer;
    deal.standing = run.standing;
    return deal;
}

void simulate(const Rules& rules, const Players& players, const Run& run, unsigned threads, const Outcomes& outcomes) {
    for_each_row(outcomes.count, threads, [&](std::size_t row) {
        Deal deal = new_deal(rules, run, run.first + row);
        play_deal(rules, players, run.seed, run.first + row, deal, nullptr);
        write(rules, deal, outcomes, row);
    });
}

}  // namespace euchre::sim
