// The native core under the sanitizers: random positions of all kinds against plain minimax, impossible ones
// that must be refused, and a batch on several threads. Built and run by `make check-native`.
#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

#include "asked.hpp"
#include "batch.hpp"
#include "search.hpp"
#include "solve.hpp"

namespace {

using namespace euchre;

int plain_tricks(const Position& position) {
    if (position.tricks == 0) return 0;
    const bool maker = position.maker_plays();
    int best = maker ? -1 : 99;
    for (Lanes left = legal_cards(position); left; left &= left - 1) {
        bool completed = false, made = false;
        const Position next = after(position, lowest(left), completed, made);
        const int value = plain_tricks(next) + (made ? 1 : 0);
        best = maker ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

struct Dealer {
    std::mt19937_64 random{1888};
    int below(int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); }

    Given deal(int tricks) {
        std::vector<int> pack;
        const int lowest_rank = below(4);
        for (int face = 0; face < 32; ++face)
            if (face % 8 >= lowest_rank) pack.push_back(face);
        Given given;
        given.trump = below(5);
        if (given.trump != kNoTrump && below(2)) pack.push_back(kJoker);
        std::shuffle(pack.begin(), pack.end(), random);
        constexpr std::array<int, 6> outs{0, 0, 1, 4, 6, 12};
        given.out = static_cast<std::uint8_t>(outs[below(6)]);
        given.makers = static_cast<std::uint8_t>(given.out == 12 ? 1 : below(2) ? 5 : 10);
        std::size_t next = 0;
        for (int seat = 0; seat < kSeats; ++seat)
            for (int card = 0; card < tricks && !(given.out >> seat & 1); ++card)
                given.hands[seat] |= std::uint64_t{1} << pack[next++];
        do given.leader = below(4);
        while (given.out >> given.leader & 1);
        return given;
    }
};

int check_values(Dealer& dealer) {
    int wrong = 0;
    for (int number = 0; number < 20000; ++number) {
        const Given given = dealer.deal(1 + number % 3);
        Position position;
        if (const std::string fault = prepare(given, position); !fault.empty()) {
            std::printf("a good position is refused: %s\n", fault.c_str());
            return 1;
        }
        for (int more = dealer.below(3); more > 0 && position.on_table + 1 < position.players; --more) {
            bool completed = false, made = false;
            position = after(position, highest(legal_cards(position)), completed, made);
        }
        Context context;
        const int tricks = plain_tricks(position);
        wrong += tricks != answer(position, {}, Question::kTricks, context);
        const CardAnswers answers = every_card(position, {}, Question::kTricks, context);
        const bool maker = position.maker_plays();
        int best = maker ? -1 : 99;
        for (const int value : answers)
            if (value != kNotLegal) best = maker ? std::max(best, value) : std::min(best, value);
        wrong += best != tricks;
    }
    return wrong;
}

// One memory for whole deals of all kinds and all questions about them, against searches that remember nothing.
int check_memory(Dealer& dealer) {
    int wrong = 0;
    Memory memory;
    std::uint64_t nodes = 0, nodes_by_memory = 0;
    for (int number = 0; number < 2000; ++number) {
        Position position;
        prepare(dealer.deal(4 + number % 2), position);
        for (int need = 1; need <= position.tricks; ++need)
            wrong += makers_win_by<Use{}>(position, need, nodes, nullptr) !=
                     makers_win_by<Use{.memory = true}>(position, need, nodes_by_memory, &memory);
    }
    return wrong + (nodes_by_memory < nodes ? 0 : 1);
}

int check_spoilt(Dealer& dealer) {
    int refused = 0;
    for (int number = 0; number < 200000; ++number) {
        Given given = dealer.deal(2);
        switch (dealer.below(8)) {
            case 0: given.hands[dealer.below(4)] = dealer.random() >> dealer.below(64); break;
            case 1: given.trump = dealer.below(300) - 100; break;
            case 2: given.leader = dealer.below(300) - 100; break;
            case 3: given.played[dealer.below(4)] = dealer.below(300) - 100; break;
            case 4: given.called = dealer.below(300) - 100; break;
            case 5: given.makers_won = static_cast<int>(dealer.random()); break;
            case 6: given.makers_won = given.adversaries_won = 1 << 30; break;
            default: given.out = static_cast<std::uint8_t>(dealer.below(256));
        }
        Position position;
        Context context;
        if (prepare(given, position).empty())
            answer(position, {given.makers_won, given.adversaries_won}, Question::kClass, context);
        else
            ++refused;
    }
    return refused > 50000 ? 0 : 1;
}

int check_batch(Dealer& dealer) {
    constexpr std::size_t count = 3000;
    std::vector<std::uint64_t> hands(count * kSeats);
    std::vector<std::uint8_t> trump(count), leader(count), makers(count), out(count), none(count);
    std::vector<std::int8_t> trick(count * kSeats, kNone), called(count, kNone), one(count), many(count);
    for (std::size_t at = 0; at < count; ++at) {
        const Given given = dealer.deal(5);
        std::copy(given.hands.begin(), given.hands.end(), hands.begin() + static_cast<std::ptrdiff_t>(at * kSeats));
        trump[at] = static_cast<std::uint8_t>(given.trump);
        leader[at] = static_cast<std::uint8_t>(given.leader);
        makers[at] = given.makers;
        out[at] = given.out;
    }
    const Columns columns{count,      hands.data(), trump.data(),  leader.data(), makers.data(),
                          out.data(), trick.data(), called.data(), none.data(),   none.data()};
    const Report first = answer_all(columns, Question::kClass, false, 1, one.data());
    const Report second = answer_all(columns, Question::kClass, false, 4, many.data());
    return first.fault.empty() && first.nodes == second.nodes && one == many ? 0 : 1;
}

}  // namespace

int main() {
    Dealer dealer;
    const int values = check_values(dealer), memory = check_memory(dealer);
    const int spoilt = check_spoilt(dealer), batch = check_batch(dealer);
    std::printf("values wrong %d, by memory %d, spoilt positions %s, batch %s\n", values, memory,
                spoilt ? "taken" : "refused", batch ? "differs by threads" : "the same on all threads");
    return values || memory || spoilt || batch;
}
