// The linear caller: the same calls as `euchre.bots.linear` with the same weights.
#pragma once

#include <array>
#include <cstdint>

#include "sim/deal.hpp"

namespace euchre::sim {

constexpr int kFeatures = 43;  // of `euchre.bots.linear.features`
constexpr int kRounds = 2;
constexpr int kCallers = 4;  // places from eldest hand to the dealer
constexpr int kChoices = 4;  // pass, and the manners in which a hand is played

using Row = std::array<std::int32_t, kFeatures>;

// By round, the caller's place and choice.
struct Weights {
    std::array<std::array<std::array<Row, kChoices>, kCallers>, kRounds> rows{};
};

// The player in one seat, asked for a call.
class Linear {
public:
    Linear(const Rules& rules, const Deal& deal, const Tables& tables, const Weights& weights, int seat)
        : rules_(rules), deal_(deal), tables_(tables), weights_(weights), seat_(seat) {}

    // The number of the call made, of those allowed.
    int call(const Call* calls, int size) const;

private:
    const Rules& rules_;
    const Deal& deal_;
    const Tables& tables_;
    const Weights& weights_;
    int seat_;

    // Counts of the features of a hand under a trump suit.
    struct Found {
        std::array<int, 32> list;
        int size = 0;
        void add(int feature) { list[size++] = feature; }
    };

    Found features(int trump) const;
    Cards hand(int trump) const;
    int place() const;
    void add_score(int lacking, int first, Found& found) const;
    std::int64_t value(const Found& found, int choice) const;
    std::int64_t gain_at_no_trump(Manner manner) const;
    // Whether a lone hand that must march is too weak for it.
    bool is_too_weak(int trump, Manner manner) const;
};

}  // namespace euchre::sim
