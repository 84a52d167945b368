// Many deals side by side.
#include "sim/vector.hpp"

#include <algorithm>
#include <cstring>

#include "sim/actions.hpp"
#include "sim/table.hpp"

namespace euchre::sim {

void VectorRows::begin(std::uint64_t seed) {
    seed_ = seed;
    for (std::size_t row = 0; row < arrays_.count; ++row) {
        arrays_.numbers[row] = static_cast<std::int64_t>(row) + 1;
        begin_deal(row);
        settle(row);
    }
}

void VectorRows::begin_deal(std::size_t row) {
    const auto number = static_cast<std::uint64_t>(arrays_.numbers[row]);
    Row& one = rows_[row];
    one.deal = new_deal(rules_, {seed_, number, dealer_, standing_}, number);
    one.picked = 0;
    Table(rules_, players_, seed_, number, one.deal, nullptr).begin();
}

std::int64_t VectorRows::step(const std::int64_t* actions) {
    for (std::size_t row = 0; row < arrays_.count; ++row) {
        const auto action = static_cast<std::uint64_t>(actions[row]);
        if (action >= kActions || !arrays_.masks[row * kActions + action]) return static_cast<std::int64_t>(row);
    }
    std::fill_n(arrays_.done, arrays_.count, std::uint8_t{0});
    std::fill_n(arrays_.rewards, arrays_.count * static_cast<std::size_t>(rules_.players), 0.0f);
    for (std::size_t row = 0; row < arrays_.count; ++row) {
        Row& one = rows_[row];
        const auto number = static_cast<std::uint64_t>(arrays_.numbers[row]);
        Table table(rules_, players_, seed_, number, one.deal, nullptr);
        one.picked = table.do_action(one.picked, static_cast<int>(actions[row]));
        settle(row);
    }
    return -1;
}

void VectorRows::settle(std::size_t row) {
    Row& one = rows_[row];
    const auto size = static_cast<std::size_t>(layout_.size);
    for (;;) {
        const auto number = static_cast<std::uint64_t>(arrays_.numbers[row]);
        Table table(rules_, players_, seed_, number, one.deal, nullptr);
        const int seat = table.play_to_choice();
        if (seat == kNobody) {
            reward(row);
            arrays_.numbers[row] += static_cast<std::int64_t>(arrays_.count);
            begin_deal(row);
            continue;
        }
        arrays_.seats[row] = static_cast<std::int8_t>(seat);
        std::uint8_t* bits = arrays_.observations + row * size;
        std::memset(bits, 0, size);
        observe(rules_, layout_, one.deal, seat, one.picked, bits);
        std::uint8_t* mask = arrays_.masks + row * kActions;
        std::memset(mask, 0, kActions);
        std::array<std::uint8_t, kMostOpen> open;
        for (int left = table.open_actions(one.picked, open.data()); left > 0; --left) mask[open[left - 1]] = 1;
        return;
    }
}

void VectorRows::reward(std::size_t row) {
    const Deal& deal = rows_[row].deal;
    const int sides = rules_.sides();
    int total = 0;
    for (int side = 0; side < sides; ++side) total += deal.points[side];
    arrays_.done[row] = 1;
    for (int seat = 0; seat < rules_.players; ++seat) {
        const auto own = static_cast<float>(deal.points[rules_.side_of(seat)]);
        const float others = (static_cast<float>(total) - own) / static_cast<float>(sides - 1);
        arrays_.rewards[row * static_cast<std::size_t>(rules_.players) + static_cast<std::size_t>(seat)] += own - others;
    }
}

void pick_actions(const std::uint8_t* masks, const double* places, std::size_t count, std::int64_t* actions) {
    for (std::size_t row = 0; row < count; ++row) {
        const std::uint8_t* mask = masks + row * kActions;
        std::array<std::uint8_t, kActions> open;
        int size = 0;
        for (int action = 0; action < kActions; ++action) {
            open[static_cast<std::size_t>(size)] = static_cast<std::uint8_t>(action);
            size += mask[action];
        }
        actions[row] = open[static_cast<std::size_t>(places[row] * size)];
    }
}

}  // namespace euchre::sim
