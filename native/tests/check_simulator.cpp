// The simulator under the sanitizers: deals under rules of every kind, with every player and any numbers in their
// tables; tricks add up, every number of threads gives the same, and deals are played on from their turn-up in
// worlds of every kind. Built and run by `make check-native`.
#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

#include "sim/linear.hpp"
#include "sim/play_out.hpp"
#include "sim/simple.hpp"
#include "sim/simulate.hpp"
#include "sim/actions.hpp"
#include "sim/standing.hpp"
#include "sim/vector.hpp"

namespace {

using namespace euchre::sim;

struct Chance {
    std::mt19937_64 random{1862};
    int below(int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); }
    bool coin() { return below(2) != 0; }

    Rules rules() {
        Rules rules;
        rules.players = 2 + below(3);
        rules.partnerships = rules.players == 4;
        rules.hand_size = 1 + below(8);
        const int lowest_rank = below(4);
        for (int face = 0; face < kJoker; ++face)
            if (face % 8 >= lowest_rank) rules.pack.push_back(static_cast<std::uint8_t>(face));
        if (coin()) rules.pack.push_back(kJoker);
        for (const int face : rules.pack) rules.pack_set |= set_of(face);
        rules.joker = rules.pack_set >> kJoker & 1;
        const int size = static_cast<int>(rules.pack.size());
        while (rules.players * rules.hand_size + 1 > size) --rules.hand_size;
        if (!rules.partnerships) rules.dummy = below(std::min(5, size - rules.players * rules.hand_size));
        rules.shuffler = below(rules.players);
        rules.cut_most = 1 + below(size);
        rules.cut_may_be_declined = coin();
        rules.ways_to_deal.emplace_back();
        for (int place = 0; place < rules.players; ++place) {
            const int first = below(rules.hand_size + 1);
            rules.ways_to_deal[0][static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(first);
            rules.ways_to_deal[0][static_cast<std::size_t>(kMostSeats + place)] =
                static_cast<std::uint8_t>(rules.hand_size - first);
        }
        rules.stick_the_dealer = coin();
        rules.suit_needed_to_call = coin();
        rules.no_trump = !rules.joker && coin();
        rules.no_trump_march = below(3);
        rules.lone_must_march = coin();
        rules.shutout_euchre = below(5);
        rules.may_bury_turn_up = coin();
        rules.may_decline_turn_up = coin();
        rules.lead_against_lone = static_cast<LoneLead>(below(3));
        rules.alone_until = static_cast<Deadline>(below(3));
        rules.dealer_alone_until = static_cast<Deadline>(below(3));
        if (rules.partnerships) with_partners(rules);
        return rules;
    }

    void with_partners(Rules& rules) {
        rules.assist_must_be_alone = coin();
        rules.take_over = coin();
        rules.take_over_after_pass = coin();
        rules.take_over_settled_between_partners = coin();
        rules.take_over_until = static_cast<Deadline>(below(3));
        rules.defend_alone = coin();
        rules.partners_best = !rules.take_over && coin();
        rules.jambone = !rules.partners_best && coin();
        rules.jamboree = rules.jambone && rules.hand_size == 5;
    }

    Scale scale() {
        Scale scale;
        for (int& number : scale.trumps) number = below(120);
        for (auto& row : scale.lengths)
            for (int& number : row) number = below(400) - 200;
        for (int& number : scale.suits) number = below(60);
        for (int& number : scale.plain.suits) number = below(120);
        return scale;
    }

    Tables tables() {
        Tables tables;
        tables.tricks = scale();
        tables.alone = scale();
        tables.defence = scale();
        tables.stoppers = scale();
        for (auto& row : tables.need)
            for (int& number : row) number = below(400);
        tables.need_jambone = below(200);
        tables.need_to_take_over = below(200) - 100;
        tables.need_to_take_alone = below(200);
        tables.need_to_take_back = below(200);
        tables.need_to_defend = below(200);
        return tables;
    }

    Weights weights() {
        Weights weights;
        for (auto& round : weights.rows)
            for (auto& caller : round)
                for (auto& choice : caller)
                    for (int& weight : choice) weight = below(2001) - 1000;
        return weights;
    }

    // The pack laid out again: who holds what, and the dummy; the turn-up is the card after them.
    Cards take(const std::vector<std::uint8_t>& pack, std::size_t& top, int size) {
        Cards cards = 0;
        for (; size > 0; --size) cards |= set_of(pack[top++]);
        return cards;
    }
};

// Plays on from one turn-up in many worlds, and tells whether each of them was fit and all tricks were played.
int wrong_worlds(Chance& chance, const Rules& rules, const Players& players, std::uint64_t seed) {
    constexpr std::size_t count = 200;
    std::vector<std::uint8_t> pack = rules.pack;
    std::shuffle(pack.begin(), pack.end(), chance.random);
    Deal standing;
    standing.dealer = chance.below(rules.players);
    standing.turn = rules.left_of(standing.dealer);
    standing.turn_up = pack.back();
    if (standing.turn_up != kJoker) standing.turned_suit = standing.turn_up / 8;
    pack.pop_back();
    std::array<int, kMostSeats> sizes{};
    for (int seat = 0; seat < rules.players; ++seat) sizes[static_cast<std::size_t>(seat)] = rules.hand_size;
    std::vector<Cards> hands(count * kMostSeats), discards(count * kMostSeats), dummy(count);
    for (std::size_t row = 0; row < count; ++row) {
        std::shuffle(pack.begin(), pack.end(), chance.random);
        std::size_t top = 0;
        for (int seat = 0; seat < rules.players; ++seat)
            hands[row * kMostSeats + static_cast<std::size_t>(seat)] = chance.take(pack, top, rules.hand_size);
        dummy[row] = chance.take(pack, top, rules.dummy);
    }
    const Worlds worlds{count, hands.data(), discards.data(), dummy.data()};
    int wrong = first_unfit(rules, standing, sizes, worlds) != count || fault_of(rules, standing, sizes);
    for (std::size_t row = 0; row < count; ++row) {
        Deal deal = in_world(rules, standing, worlds, row);
        play_on(rules, players, seed, row, deal, nullptr);
        const bool is_played = deal.result != Result::all_passed && deal.result != Result::jamboree;
        wrong += !deal.is_over || (is_played && deal.tricks != rules.hand_size);
    }
    hands[0] ^= set_of(standing.turn_up);
    return wrong + (first_unfit(rules, standing, sizes, worlds) != 0);
}

struct Arrays {
    std::vector<std::uint8_t> dealer, manner, result, tricks;
    std::vector<std::int8_t> trump, maker, lone;
    std::vector<std::int32_t> points;
    bool operator==(const Arrays&) const = default;
};

Arrays simulated(const Rules& rules, const Players& players, std::uint64_t seed, std::size_t deals, unsigned threads) {
    const auto sides = static_cast<std::size_t>(rules.sides());
    Arrays all{std::vector<std::uint8_t>(deals), std::vector<std::uint8_t>(deals), std::vector<std::uint8_t>(deals),
               std::vector<std::uint8_t>(deals * sides), std::vector<std::int8_t>(deals), std::vector<std::int8_t>(deals),
               std::vector<std::int8_t>(deals), std::vector<std::int32_t>(deals * sides)};
    const Outcomes outcomes{deals,           all.dealer.data(), all.trump.data(),  all.maker.data(), all.manner.data(),
                            all.lone.data(), all.result.data(), all.tricks.data(), all.points.data()};
    simulate(rules, players, {seed, 1, kNobody, {}}, threads, outcomes);
    return all;
}

int wrong_deals(const Rules& rules, const Arrays& all, std::size_t deals) {
    const auto sides = static_cast<std::size_t>(rules.sides());
    int wrong = 0;
    for (std::size_t row = 0; row < deals; ++row) {
        const auto result = static_cast<Result>(all.result[row]);
        const bool is_played = result != Result::all_passed && result != Result::jamboree;
        int tricks = 0;
        for (std::size_t side = 0; side < sides; ++side) tricks += all.tricks[row * sides + side];
        wrong += tricks != (is_played ? rules.hand_size : 0);
    }
    return wrong;
}

// Plays deals side by side with random lawful actions, some seats by a player, and tells whether all went on.
int wrong_rows(Chance& chance, const Rules& rules, Players players, std::uint64_t seed) {
    constexpr std::size_t count = 16;
    for (Policy& policy : players.policies) policy = chance.coin() ? Policy::asked : policy;
    players.policies[0] = Policy::asked;
    const auto seats = static_cast<std::size_t>(rules.players);
    const auto size = static_cast<std::size_t>(ObservationLayout(rules).size);
    std::vector<std::uint8_t> observations(count * size), masks(count * kActions), done(count);
    std::vector<std::int8_t> to_act(count);
    std::vector<float> rewards(count * seats);
    std::vector<std::int64_t> numbers(count), actions(count);
    std::vector<double> places(count);
    VectorRows rows(rules, players, kNobody, {},
                    {count, observations.data(), masks.data(), to_act.data(), done.data(), rewards.data(), numbers.data()});
    rows.begin(seed);
    int wrong = 0, ended = 0;
    for (int step = 0; step < 200; ++step) {
        for (double& place : places) place = static_cast<double>(chance.below(1000)) / 1000;
        pick_actions(masks.data(), places.data(), count, actions.data());
        wrong += rows.step(actions.data()) != -1;
        for (std::size_t row = 0; row < count; ++row) {
            ended += done[row];
            wrong += players.policies[static_cast<std::size_t>(to_act[row])] != Policy::asked;
        }
    }
    pick_actions(masks.data(), places.data(), count, actions.data());
    actions[3] = kActions;
    return wrong + (ended == 0) + (rows.step(actions.data()) != 3);
}

}  // namespace

int main() {
    constexpr std::size_t deals = 1500;
    Chance chance;
    int wrong = 0, differing = 0, acts = 0, worlds = 0, rows = 0;
    for (int game = 0; game < 300; ++game) {
        const Rules rules = chance.rules();
        const Tables tables = chance.tables();
        const Weights weights = chance.weights();
        Players players{{}, &tables, {&weights, &weights, &weights, &weights}};
        for (Policy& policy : players.policies) policy = static_cast<Policy>(chance.below(3));
        const std::uint64_t seed = chance.random();
        const Arrays one = simulated(rules, players, seed, deals, 1);
        wrong += wrong_deals(rules, one, deals);
        differing += one != simulated(rules, players, seed, deals, 3);
        worlds += wrong_worlds(chance, rules, players, seed);
        rows += wrong_rows(chance, rules, players, seed);
        Deal deal = new_deal(rules, {seed, 1, kNobody, {}}, 1);
        ActLog log;
        play_deal(rules, players, seed, 1, deal, &log);
        acts += static_cast<int>(log.size()) != deal.acts;
    }
    std::printf("deals wrong %d, games that differ by threads %d, logs wrong %d, worlds wrong %d, rows wrong %d\n", wrong,
                differing, acts, worlds, rows);
    return wrong || differing || acts || worlds || rows;
}
