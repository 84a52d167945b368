// The generator of docs/research/chance.md: the same numbers as `euchre.chance`.
#pragma once

#include <cstdint>

namespace euchre {

constexpr std::uint64_t kGamma = 0x9E3779B97F4A7C15u;  // step between the counters of neighbouring numbers

constexpr std::uint64_t mix(std::uint64_t number) {
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
}

// The key of a seed, and of the next step on a path.
constexpr std::uint64_t key_of(std::uint64_t seed) { return mix(seed + kGamma); }
constexpr std::uint64_t key_below(std::uint64_t key, std::uint64_t step) { return mix(key + (step + 1) * kGamma); }

// The last steps of the paths (see `euchre.chance`).
constexpr std::uint64_t kDealStream = 0;
constexpr std::uint64_t kSeatStream = 2;

class Stream {
public:
    explicit constexpr Stream(std::uint64_t key, std::uint64_t counter = 0) : key_(key), counter_(counter) {}

    constexpr std::uint64_t bits() { return mix(key_ + ++counter_ * kGamma); }

    // A number from 0 to bound - 1: multiply, reject the short tail.
    constexpr std::uint64_t below(std::uint64_t bound) {
        Wide product = Wide{bits()} * bound;
        if (static_cast<std::uint64_t>(product) < bound) {
            const std::uint64_t tail = (0 - bound) % bound;
            while (static_cast<std::uint64_t>(product) < tail) product = Wide{bits()} * bound;
        }
        return static_cast<std::uint64_t>(product >> 64);
    }

    // Fisher and Yates, from the end down.
    template <typename Item>
    constexpr void shuffle(Item* items, int count) {
        for (int last = count - 1; last > 0; --last) {
            const auto other = below(static_cast<std::uint64_t>(last) + 1);
            const Item moved = items[last];
            items[last] = items[other];
            items[other] = moved;
        }
    }

private:
    __extension__ using Wide = unsigned __int128;
    std::uint64_t key_;
    std::uint64_t counter_;
};

}  // namespace euchre
