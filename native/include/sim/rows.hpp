// Rows of arrays shared out among threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace euchre::sim {

constexpr std::size_t kShare = 512;  // rows per chunk of a thread

// Runs a function for each row; `threads` 0 uses every processor.
template <typename Do>
void for_each_row(std::size_t count, unsigned threads, const Do& do_row) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (;;) {
            const std::size_t from = next.fetch_add(kShare);
            if (from >= count) return;
            const std::size_t to = std::min(from + kShare, count);
            for (std::size_t row = from; row < to; ++row) do_row(row);
        }
    };
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    const std::size_t shares = (count + kShare - 1) / kShare;
    threads = static_cast<unsigned>(std::min<std::size_t>(threads, std::max<std::size_t>(shares, 1)));
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
}

}  // namespace euchre::sim
