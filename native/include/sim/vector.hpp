// Many deals side by side for programs that learn, as `euchre.env.vector` describes them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sim/deal.hpp"
#include "sim/simulate.hpp"

namespace euchre::sim {

// Where the fields of an observation begin, as in `euchre.env.observation`.
struct ObservationLayout {
    explicit ObservationLayout(const Rules& rules);

    int cards = 0, seats = 0;                    // bits of a field with a bit for each card or seat
    std::array<std::uint8_t, kFaces> place_of{};  // of a face in the pack
    int hand = 0, turn_up = 0, discards = 0, called = 0, open_hand = 0, stage = 0, to_act = 0, dealer = 0, passed = 0,
        waived = 0, out = 0, maker = 0, lone = 0, announced = 0, defender = 0, turned_suit = 0, trump = 0, accepted = 0,
        manner = 0, exchanged = 0, declined = 0, dummy_taken = 0, leader = 0, played = 0, lacking = 0;
    int size = 0;
};

// Writes what a seat that has to act may know; the row is all 0 before.
void observe(const Rules& rules, const ObservationLayout& layout, const Deal& deal, int seat, Cards picked,
             std::uint8_t* bits);

// Arrays with one row for each deal.
struct VectorArrays {
    std::size_t count;
    std::uint8_t* observations;  // layout.size a row
    std::uint8_t* masks;         // kActions a row
    std::int8_t* seats;
    std::uint8_t* done;
    float* rewards;  // one a seat
    std::int64_t* numbers;
};

class VectorRows {
public:
    VectorRows(const Rules& rules, const Players& players, int dealer, const std::array<int, kMostSeats>& standing,
               const VectorArrays& arrays)
        : rules_(rules), players_(players), dealer_(dealer), standing_(standing), arrays_(arrays), layout_(rules_),
          rows_(arrays.count) {}

    int observation_size() const { return layout_.size; }
    void begin(std::uint64_t seed);
    // Does one action in each row; returns -1, or changes nothing and returns the first row with an unlawful one.
    std::int64_t step(const std::int64_t* actions);

private:
    struct Row {
        Deal deal;
        Cards picked = 0;
    };

    Rules rules_;
    Players players_;
    int dealer_;
    std::array<int, kMostSeats> standing_;
    VectorArrays arrays_;
    ObservationLayout layout_;
    std::vector<Row> rows_;
    std::uint64_t seed_ = 0;

    void begin_deal(std::size_t row);
    // Plays until a seat has to choose, beginning further deals, and fills the row of the arrays.
    void settle(std::size_t row);
    void reward(std::size_t row);
};

// For each row the lawful action with a place among them; `places` are numbers from 0 up to 1.
void pick_actions(const std::uint8_t* masks, const double* places, std::size_t count, std::int64_t* actions);

}  // namespace euchre::sim
