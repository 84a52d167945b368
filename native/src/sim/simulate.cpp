#include "sim/simulate.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace euchre::sim {

namespace {

constexpr std::size_t kShare = 512;  // deals a thread takes at a time

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

}  // namespace

Deal new_deal(const Rules& rules, const Run& run, std::uint64_t number) {
    Deal deal;
    const auto players = static_cast<std::uint64_t>(rules.players);
    deal.dealer = run.dealer == kNobody ? static_cast<int>((number + players - 1) % players) : run.dealer;
    deal.standing = run.standing;
    return deal;
}

void simulate(const Rules& rules, const Players& players, const Run& run, unsigned threads, const Outcomes& outcomes) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (;;) {
            const std::size_t from = next.fetch_add(kShare);
            if (from >= outcomes.count) return;
            const std::size_t to = std::min(from + kShare, outcomes.count);
            for (std::size_t row = from; row < to; ++row) {
                Deal deal = new_deal(rules, run, run.first + row);
                play_deal(rules, players, run.seed, run.first + row, deal, nullptr);
                write(rules, deal, outcomes, row);
            }
        }
    };
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    const std::size_t shares = (outcomes.count + kShare - 1) / kShare;
    threads = static_cast<unsigned>(std::min<std::size_t>(threads, std::max<std::size_t>(shares, 1)));
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
}

}  // namespace euchre::sim
