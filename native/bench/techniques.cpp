// The gain of each technique of the search, and its distance from the smallest proof: random deals
// of four hands and 24 cards, the same as in `benchmarks/bench_solver.py`, and of 32 cards in hands of eight for the
// memory. Built and run by `make bench-native`.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <span>
#include <vector>

#include "asked.hpp"
#include "chance.hpp"
#include "proof.hpp"
#include "solve.hpp"

namespace {

using namespace euchre;

constexpr int kDeals = 20000;         // unless the command says how many
constexpr int kDealsForOneProof = 10;
constexpr int kRuns = 5;
constexpr int kDealsForOneLarge = 100;
constexpr int kHand = 5;
constexpr int kPoint = 3;
constexpr int kLargeHand = 8;

// A deal from the pack that begins with a rank, the seven being 0.
Position deal(std::uint64_t number, int lowest, int hand) {
    std::vector<int> pack;
    for (int face = 0; face < kJoker; ++face)
        if (face % 8 >= lowest) pack.push_back(face);
    Stream stream(key_below(key_of(1888), number));
    stream.shuffle(pack.data(), static_cast<int>(pack.size()));
    Given given;
    for (int card = 0; card < kSeats * hand; ++card) given.hands[card / hand] |= std::uint64_t{1} << pack[card];
    for (int unused = 0; unused < 2; ++unused) stream.below(1);  // tricks won before, of which there are none
    given.trump = static_cast<int>(stream.below(4));
    given.leader = static_cast<int>(stream.below(4));
    given.makers = 0b0101;
    Position position;
    if (!prepare(given, position).empty()) std::abort();
    return position;
}

// A search that leaves a technique out, or takes one in, and what it was asked so far.
template <Use kUse>
struct Asked {
    std::optional<Memory> memory{};
    std::uint64_t nodes = 0;

    bool wins(const Position& position, int need) {
        return makers_win_by<kUse>(position, need, nodes, memory ? &*memory : nullptr);
    }
    // The position being of the first trick.
    void class_of(const Position& position) {
        if (wins(position, position.tricks / 2 + 1)) wins(position, position.tricks);
    }
    void tricks_of(const Position& position) {
        for (int low = 0, high = position.tricks; low < high;) {
            const int middle = (low + high + 1) / 2;
            if (wins(position, middle))
                low = middle;
            else
                high = middle - 1;
        }
    }
    void class_of_each_card(const Position& position) {
        for (Lanes left = distinct_cards(position); left; left &= left - 1) {
            bool completed = false, made = false;
            class_of(after(position, lowest(left), completed, made));
        }
    }
};

struct Measure {
    double nodes = 0;         // cards played a deal
    double microseconds = 0;  // of processor time a deal, the median of some runs
};

template <Use kUse, typename Ask>
Measure measured(const std::vector<Position>& deals, Ask ask) {
    std::vector<double> times;
    std::uint64_t nodes = 0;
    for (int run = 0; run < kRuns; ++run) {
        Asked<kUse> asked;
        if (kUse.memory) asked.memory.emplace();
        const std::clock_t start = std::clock();
        for (const Position& position : deals) ask(asked, position);
        times.push_back(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        nodes = asked.nodes;
    }
    std::nth_element(times.begin(), times.begin() + kRuns / 2, times.end());
    const double count = static_cast<double>(deals.size());
    return {static_cast<double>(nodes) / count, times[kRuns / 2] / count * 1e6};
}

template <Use kUse>
void row(const char* name, const std::vector<Position>& deals) {
    const Measure of_class = measured<kUse>(deals, [](auto& asked, const auto& deal) { asked.class_of(deal); });
    const Measure tricks = measured<kUse>(deals, [](auto& asked, const auto& deal) { asked.tricks_of(deal); });
    const Measure cards = measured<kUse>(deals, [](auto& asked, const auto& deal) { asked.class_of_each_card(deal); });
    std::printf("%-30s%9.1f%8.2f%11.1f%8.2f%11.1f%8.2f\n", name, of_class.nodes, of_class.microseconds, tricks.nodes,
                tricks.microseconds, cards.nodes, cards.microseconds);
}

void heading(const std::vector<Position>& deals) {
    std::printf("%zu random deals of four hands of %d\n\n", deals.size(), deals.front().tricks);
    std::printf("%-30s%17s%19s%19s\n", "", "class", "tricks", "class of each card");
    std::printf("%-30s%9s%8s%11s%8s%11s%8s\n", "", "nodes", "us", "nodes", "us", "nodes", "us");
}

void techniques(const std::vector<Position>& deals) {
    heading(deals);
    row<Use{}>("the search as it is", deals);
    row<Use{.runs = false}>("without runs of equal cards", deals);
    row<Use{.dead_cards = false}>("dead cards not squeezed out", deals);
    row<Use{.sure_trumps = false}>("without sure trumps", deals);
    row<Use{.cashing = false}>("without winners to cash", deals);
    row<Use{.lead_order = false}>("leads in no order", deals);
    row<Use{.follow_order = false}>("other cards in no order", deals);
    row<Use{.last_two = false}>("last two tricks like others", deals);
    row<Use{.memory = true}>("with a memory of positions", deals);
}

void memory(const std::vector<Position>& deals) {
    std::printf("\n");
    heading(deals);
    row<Use{.memory = true}>("the search as it is", deals);
    row<Use{}>("without a memory of positions", deals);
}

void proofs(const std::vector<Position>& deals) {
    std::vector<double> ratios;
    std::uint64_t least = 0;
    Context context;
    const std::size_t count = deals.size() / kDealsForOneProof;
    for (const Position& position : std::span(deals).first(count)) {
        const std::uint64_t before = context.nodes;
        const int found = answer(position, {}, Question::kClass, context);
        const Proof point = least_proof(position, kPoint);
        const Proof march = point.makers_win ? least_proof(position, kHand) : Proof{false, 0};
        if (found != (point.makers_win ? 1 : 0) + (march.makers_win ? 1 : 0)) std::abort();
        const std::uint64_t cards = point.cards + march.cards;
        least += cards;
        if (cards) ratios.push_back(static_cast<double>(context.nodes - before) / static_cast<double>(cards));
    }
    std::sort(ratios.begin(), ratios.end());
    const auto a_deal = [count](std::uint64_t sum) { return static_cast<double>(sum) / static_cast<double>(count); };
    std::printf("\nclass of %zu deals in hands of %d: %.1f nodes a deal, smallest proof %.1f", count, kHand,
                a_deal(context.nodes), a_deal(least));
    std::printf(", %.2f times; the median deal %.2f times\n", a_deal(context.nodes) / a_deal(least),
                ratios[ratios.size() / 2]);
}

}  // namespace

int main(int given, char** arguments) {
    const int count = given > 1 ? std::max(kDealsForOneProof, std::atoi(arguments[1])) : kDeals;
    std::vector<Position> deals, large;
    for (int number = 0; number < count; ++number) deals.push_back(deal(static_cast<std::uint64_t>(number), 2, kHand));
    for (int number = 0; number * kDealsForOneLarge < count; ++number)
        large.push_back(deal(static_cast<std::uint64_t>(number), 0, kLargeHand));
    techniques(deals);
    memory(large);
    proofs(deals);
}
