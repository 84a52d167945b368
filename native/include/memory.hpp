// A table of positions between two tricks, with bounds on their values.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lanes.hpp"
#include "position.hpp"

namespace euchre {

class Memory {
public:
    // The whole position, independent of the deal and the question: hands clockwise from the leader, and the
    // places on the leader's side.
    struct Key {
        std::array<Lanes, kSeats> hands{};
        unsigned sides = 0;
        bool operator==(const Key&) const = default;
    };
    // Lower and upper bound of the tricks that the leader's side wins.
    struct Known {
        std::int8_t least = 0;
        std::int8_t most = 0;
    };

    // The bounds of a position; 0 and `tricks` if it is unknown.
    Known find(const Key& key, int tricks) const {
        const Entry& entry = entries_[place(key)];
        return entry.key == key ? entry.known : Known{0, static_cast<std::int8_t>(tricks)};
    }
    // Stores a position, replacing the previous entry.
    void keep(const Key& key, Known known) { entries_[place(key)] = {key, known}; }

private:
    struct Entry {
        Key key;
        Known known;
    };
    static constexpr int kBits = 12;
    static std::size_t place(const Key& key) {
        std::uint64_t mixed = key.sides;
        for (const Lanes hand : key.hands) {
            mixed = (mixed ^ hand) * 0x9E3779B97F4A7C15u;
            mixed ^= mixed >> 29;
        }
        return mixed * 0x9E3779B97F4A7C15u >> (64 - kBits);
    }

    std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << kBits);
};

}  // namespace euchre
