// A table of positions between two tricks and what is known of them, kept as long as its owner wants.
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
    // The whole position, so that nothing depends on the deal or the question it was met in: hands clockwise
    // from the leader, and which of the places are on the leader's side.
    struct Key {
        std::array<Lanes, kSeats> hands{};
        unsigned sides = 0;
        bool operator==(const Key&) const = default;
    };
    // Tricks the leader's side wins at least and at most.
    struct Known {
        std::int8_t least = 0;
        std::int8_t most = 0;
    };

    // What is known of a position, at worst that it wins between none and all `tricks`.
    Known find(const Key& key, int tricks) const {
        const Entry& entry = entries_[place(key)];
        return entry.key == key ? entry.known : Known{0, static_cast<std::int8_t>(tricks)};
    }
    // Puts a position in the place of whatever stood there.
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
