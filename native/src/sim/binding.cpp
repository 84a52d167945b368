// Python bindings of the native simulator. `euchre.sim.native` is the only caller; `euchre.sim.parameters` makes
// its arguments.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>

#include "chance.hpp"
#include "sim/actions.hpp"
#include "sim/binding_types.hpp"
#include "sim/linear.hpp"
#include "sim/play_out.hpp"
#include "sim/standing.hpp"
#include "sim/simple.hpp"
#include "sim/simulate.hpp"
#include "sim/vector.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace euchre;
using namespace euchre::sim;

template <typename T, typename... Rest>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu, Rest...>;
template <typename T>
using Column = Array<T, nb::ndim<1>>;
template <typename T>
using Rows = Array<T, nb::ndim<2>>;

// Refuses values that would index outside the arrays of a deal; `euchre.laws` has checked the rest.
void check(const Rules& rules) {
    const auto size = static_cast<int>(rules.pack.size());
    if (rules.players < 2 || rules.players > kMostSeats || rules.partnerships != (rules.players == 4))
        throw nb::value_error("players must be 2, 3, or 4 in partnerships");
    if (rules.hand_size < 1 || rules.hand_size >= kLengths) throw nb::value_error("hand_size must be 1 to 8");
    if (rules.dummy < 0 || size > kFaces || rules.players * rules.hand_size + rules.dummy + 1 > size)
        throw nb::value_error("the pack is too small, or larger than all the faces");
    if (std::popcount(rules.pack_set) != size || rules.pack_set >> kFaces)
        throw nb::value_error("the pack holds a face twice, or a face that does not exist");
    if (rules.cut_least < 0 || rules.cut_least > rules.cut_most || rules.cut_most > size)
        throw nb::value_error("there is no way to cut");
    if (rules.ways_to_deal.empty()) throw nb::value_error("there is no way to deal");
    for (const auto& way : rules.ways_to_deal)
        for (int place = 0; place < rules.players; ++place)
            if (way[place] + way[kMostSeats + place] != rules.hand_size)
                throw nb::value_error("the packets do not make hand_size");
}

using Four = std::array<int, kMostSeats>;
using Weighing = std::vector<const Weights*>;

Players players_of(const Four& names, const Tables& tables, const Weighing& weights) {
    Players players{{}, &tables, {}};
    if (weights.size() != kMostSeats) throw nb::value_error("weights are needed for each seat");
    for (int seat = 0; seat < kMostSeats; ++seat) {
        if (names[seat] < 0 || names[seat] > 2) throw nb::value_error("there is no such player");
        players.policies[seat] = static_cast<Policy>(names[seat]);
        players.weights[seat] = weights[static_cast<std::size_t>(seat)];
    }
    return players;
}

Run run_of(const Rules& rules, std::uint64_t seed, std::uint64_t first, int dealer,
           const std::array<int, kMostSeats>& standing) {
    check(rules);
    if (dealer < kNobody || dealer >= rules.players) throw nb::value_error("there is no such dealer");
    return {seed, first, dealer, standing};
}

// The columns of results in the order of `euchre.sim.columns`.
struct Written {
    Column<std::uint8_t> dealer;
    Column<std::int8_t> trump;
    Column<std::int8_t> maker;
    Column<std::uint8_t> manner;
    Column<std::int8_t> lone;
    Column<std::uint8_t> result;
    Rows<std::uint8_t> tricks;
    Rows<std::int32_t> points;

    Outcomes outcomes(const Rules& rules) const {
        const std::size_t count = dealer.shape(0);
        for (const std::size_t rows : {trump.shape(0), maker.shape(0), manner.shape(0), lone.shape(0), result.shape(0),
                                       tricks.shape(0), points.shape(0)})
            if (rows != count) throw nb::value_error("the arrays differ in length");
        const auto sides = static_cast<std::size_t>(rules.sides());
        if (tricks.shape(1) != sides || points.shape(1) != sides)
            throw nb::value_error("there is a column for each side");
        return {count,       dealer.data(), trump.data(),  maker.data(), manner.data(),
                lone.data(), result.data(), tricks.data(), points.data()};
    }
};

void simulate_deals(const Rules& rules, const Tables& tables, const Four& players, const Weighing& weights,
                    std::uint64_t seed, std::uint64_t first, int dealer, const Four& standing, unsigned threads,
                    Column<std::uint8_t> dealers, Column<std::int8_t> trump, Column<std::int8_t> maker,
                    Column<std::uint8_t> manner, Column<std::int8_t> lone, Column<std::uint8_t> result,
                    Rows<std::uint8_t> tricks, Rows<std::int32_t> points) {
    const Run run = run_of(rules, seed, first, dealer, standing);
    const Players seated = players_of(players, tables, weights);
    const Written written{dealers, trump, maker, manner, lone, result, tricks, points};
    const Outcomes outcomes = written.outcomes(rules);
    const nb::gil_scoped_release released;
    simulate(rules, seated, run, threads, outcomes);
}

ActLog deal_acts(const Rules& rules, const Tables& tables, const Four& players, const Weighing& weights,
                 std::uint64_t seed, std::uint64_t number, int dealer, const Four& standing) {
    const Run run = run_of(rules, seed, number, dealer, standing);
    Deal deal = new_deal(rules, run, number);
    ActLog log;
    play_deal(rules, players_of(players, tables, weights), seed, number, deal, &log);
    return log;
}

using Cardsets = nb::ndarray<const std::uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Dummies = nb::ndarray<const std::uint64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// Refuses worlds that do not hold the cards of the deal.
void check(const Rules& rules, const Deal& deal, const Four& sizes, const Worlds& worlds) {
    check(rules);
    if (const char* fault = fault_of(rules, deal, sizes)) throw nb::value_error(fault);
    const std::size_t wrong = first_unfit(rules, deal, sizes, worlds);
    if (wrong < worlds.count)
        throw nb::value_error(("world " + std::to_string(wrong) + " does not hold the cards of the deal").c_str());
}

using OfSeats = std::array<std::uint64_t, kMostSeats>;

// A deal from its snapshot, hands, discards and dummy.
Deal whole(const Rules& rules, const Deal& deal, const Four& sizes, const OfSeats& hands, const OfSeats& discards,
           std::uint64_t dummy) {
    const Worlds worlds{1, hands.data(), discards.data(), &dummy};
    check(rules, deal, sizes, worlds);
    return in_world(rules, deal, worlds, 0);
}

void play_out_worlds(const Rules& rules, const Tables& tables, const Four& players, const Weighing& weights,
                     std::uint64_t seed, std::uint64_t first, const Deal& deal, const Four& sizes,
                     const Cardsets& hands, const Cardsets& discards, const Dummies& dummy, unsigned threads,
                     Column<std::uint8_t> dealers, Column<std::int8_t> trump, Column<std::int8_t> maker,
                     Column<std::uint8_t> manner, Column<std::int8_t> lone, Column<std::uint8_t> result,
                     Rows<std::uint8_t> tricks, Rows<std::int32_t> points) {
    const Worlds worlds{hands.shape(0), hands.data(), discards.data(), dummy.data()};
    if (discards.shape(0) != worlds.count || dummy.shape(0) != worlds.count)
        throw nb::value_error("the arrays differ in length");
    if (hands.shape(1) != kMostSeats || discards.shape(1) != kMostSeats)
        throw nb::value_error("there is a column for each seat");
    check(rules, deal, sizes, worlds);
    const Players seated = players_of(players, tables, weights);
    const Written written{dealers, trump, maker, manner, lone, result, tricks, points};
    const Outcomes outcomes = written.outcomes(rules);
    if (outcomes.count != worlds.count) throw nb::value_error("the arrays differ in length");
    const nb::gil_scoped_release released;
    play_out(rules, seated, seed, first, deal, worlds, threads, outcomes);
}

ActLog play_out_acts(const Rules& rules, const Tables& tables, const Four& players, const Weighing& weights,
                     std::uint64_t seed, std::uint64_t number, const Deal& deal, const Four& sizes,
                     const OfSeats& hands, const OfSeats& discards, std::uint64_t dummy) {
    Deal played = whole(rules, deal, sizes, hands, discards, dummy);
    ActLog log;
    play_on(rules, players_of(players, tables, weights), seed, number, played, &log);
    return log;
}

std::uint64_t count_all_endings(const Rules& rules, const Deal& deal, const Four& sizes, const OfSeats& hands,
                                const OfSeats& discards, std::uint64_t dummy) {
    const Deal counted = whole(rules, deal, sizes, hands, discards, dummy);
    if (deal.trump == kNobody || deal.maker == kNobody) throw nb::value_error("trump is not settled yet");
    const nb::gil_scoped_release released;
    return count_endings(rules, counted);
}

void retrace_worlds(const Rules& rules, const Tables& tables, const Deal& deal, const Four& sizes, const Cardsets& hands,
                    const Cardsets& discards, const Dummies& dummy, const std::vector<int>& faces,
                    Rows<std::int8_t> told) {
    const Worlds worlds{hands.shape(0), hands.data(), discards.data(), dummy.data()};
    if (discards.shape(0) != worlds.count || dummy.shape(0) != worlds.count || told.shape(0) != worlds.count)
        throw nb::value_error("the arrays differ in length");
    if (hands.shape(1) != kMostSeats || discards.shape(1) != kMostSeats || told.shape(1) != faces.size())
        throw nb::value_error("there is a column for each seat, and for each card");
    if (deal.trump == kNobody || deal.maker == kNobody) throw nb::value_error("trump is not settled yet");
    if (deal.played || deal.tricks) throw nb::value_error("cards are played already");
    for (const int face : faces)
        if (face < 0 || face >= kFaces) throw nb::value_error("there is no such face");
    check(rules, deal, sizes, worlds);
    const nb::gil_scoped_release released;
    for (std::size_t row = 0; row < worlds.count; ++row)
        if (!retrace(rules, tables, in_world(rules, deal, worlds, row), faces, told.data() + row * faces.size()))
            throw nb::value_error(("in world " + std::to_string(row) + " a card may not be played").c_str());
}

// Deals side by side, with the arrays that they fill.
struct BoundRows {
    Tables tables;
    std::array<Weights, kMostSeats> weights;
    Rows<std::uint8_t> observations, masks;
    Column<std::int8_t> seats;
    Column<std::uint8_t> done;
    Rows<float> rewards;
    Column<std::int64_t> numbers;
    std::optional<VectorRows> rows{};

    BoundRows(const Rules& rules, const Tables& tables_given, const Four& policies, const Weighing& weighing, int dealer,
              const Four& standing, Rows<std::uint8_t> observations_given, Rows<std::uint8_t> masks_given,
              Column<std::int8_t> seats_given, Column<std::uint8_t> done_given, Rows<float> rewards_given,
              Column<std::int64_t> numbers_given)
        : tables(tables_given), observations(observations_given), masks(masks_given), seats(seats_given),
          done(done_given), rewards(rewards_given), numbers(numbers_given) {
        run_of(rules, 0, 0, dealer, standing);
        if (weighing.size() != kMostSeats) throw nb::value_error("weights are needed for each seat");
        Players players{{}, &tables, {}};
        for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
            if (policies[seat] < 0 || policies[seat] > static_cast<int>(Policy::asked))
                throw nb::value_error("there is no such player");
            weights[seat] = *weighing[seat];
            players.policies[seat] = static_cast<Policy>(policies[seat]);
            players.weights[seat] = &weights[seat];
        }
        const std::size_t count = seats.shape(0);
        for (const std::size_t length : {observations.shape(0), masks.shape(0), done.shape(0), rewards.shape(0),
                                         numbers.shape(0)})
            if (length != count) throw nb::value_error("the arrays differ in length");
        rows.emplace(rules, players, dealer, standing,
                     VectorArrays{count, observations.data(), masks.data(), seats.data(), done.data(), rewards.data(),
                                  numbers.data()});
        if (observations.shape(1) != static_cast<std::size_t>(rows->observation_size()) ||
            masks.shape(1) != kActions || rewards.shape(1) != static_cast<std::size_t>(rules.players))
            throw nb::value_error("the arrays have not the width of the code");
    }
    BoundRows(const BoundRows&) = delete;

    void begin(std::uint64_t seed) {
        const nb::gil_scoped_release released;
        rows->begin(seed);
    }
    std::int64_t step(const Column<const std::int64_t>& actions) {
        if (actions.shape(0) != seats.shape(0)) throw nb::value_error("one action is needed for each row");
        const nb::gil_scoped_release released;
        return rows->step(actions.data());
    }
    void pick(const Column<const double>& places, Column<std::int64_t> actions) {
        if (places.shape(0) != seats.shape(0) || actions.shape(0) != seats.shape(0))
            throw nb::value_error("the arrays differ in length");
        pick_actions(masks.data(), places.data(), seats.shape(0), actions.data());
    }
};

std::uint64_t key_of_path(std::uint64_t seed, const std::vector<std::uint64_t>& path) {
    std::uint64_t key = key_of(seed);
    for (const std::uint64_t step : path) key = key_below(key, step);
    return key;
}

std::vector<std::uint64_t> numbers_below(std::uint64_t key, std::uint64_t bound, std::size_t count) {
    Stream stream(key);
    std::vector<std::uint64_t> numbers(count);
    for (std::uint64_t& number : numbers) number = bound ? stream.below(bound) : stream.bits();
    return numbers;
}

std::vector<int> shuffled(std::uint64_t key, std::vector<int> items) {
    Stream(key).shuffle(items.data(), static_cast<int>(items.size()));
    return items;
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The native simulator of euchre.sim.";
    bind_rules(module);
    bind_tables(module);
    bind_weights(module);
    bind_deal(module);
    module.def("simulate", &simulate_deals, "rules"_a, "tables"_a, "players"_a, "weights"_a, "seed"_a, "first"_a,
               "dealer"_a, "standing"_a, "threads"_a, "dealers"_a, "trump"_a, "maker"_a, "manner"_a, "lone"_a,
               "result"_a, "tricks"_a, "points"_a, "Play many deals and write their results into arrays.");
    module.def("deal_acts", &deal_acts, "rules"_a, "tables"_a, "players"_a, "weights"_a, "seed"_a, "number"_a,
               "dealer"_a, "standing"_a, "Play one deal; each act is its kind, its actor and the arguments of the kind.");
    module.def("play_out", &play_out_worlds, "rules"_a, "tables"_a, "players"_a, "weights"_a, "seed"_a, "first"_a,
               "deal"_a, "sizes"_a, "hands"_a, "discards"_a, "dummy"_a, "threads"_a, "dealers"_a, "trump"_a,
               "maker"_a, "manner"_a, "lone"_a, "result"_a, "tricks"_a, "points"_a,
               "Plays the rest of a deal in many worlds and writes what came of it into arrays.");
    module.def("play_out_acts", &play_out_acts, "rules"_a, "tables"_a, "players"_a, "weights"_a, "seed"_a,
               "number"_a, "deal"_a, "sizes"_a, "hands"_a, "discards"_a, "dummy"_a,
               "Plays the rest of a deal in one world; its acts as `deal_acts` gives them.");
    module.def("count_endings", &count_all_endings, "rules"_a, "deal"_a, "sizes"_a, "hands"_a, "discards"_a,
               "dummy"_a, "Number of lawful ways to play out the cards of a deal.");
    module.def("retrace", &retrace_worlds, "rules"_a, "tables"_a, "deal"_a, "sizes"_a, "hands"_a, "discards"_a, "dummy"_a,
               "faces"_a, "told"_a, "Write for each world and card played how the rule player sees it.");
    nb::class_<BoundRows>(module, "VectorRows")
        .def(nb::init<const Rules&, const Tables&, const Four&, const Weighing&, int, const Four&, Rows<std::uint8_t>,
                      Rows<std::uint8_t>, Column<std::int8_t>, Column<std::uint8_t>, Rows<float>, Column<std::int64_t>>(),
             "rules"_a, "tables"_a, "players"_a, "weights"_a, "dealer"_a, "standing"_a, "observations"_a, "masks"_a,
             "seats"_a, "done"_a, "rewards"_a, "numbers"_a)
        .def("begin", &BoundRows::begin, "seed"_a, "Begin the first deal of each row.")
        .def("step", &BoundRows::step, "actions"_a, "Do an action in each row; -1, or the first row with an unlawful one.")
        .def("pick", &BoundRows::pick, "places"_a, "actions"_a,
             "Write for each row the lawful action with a place among them, from 0 up to 1.");
    module.def("mix", &mix, "number"_a, "The mixing function of the generator.");
    module.def("key_of", &key_of_path, "seed"_a, "path"_a, "The key of a stream.");
    module.def("numbers", &numbers_below, "key"_a, "bound"_a, "count"_a,
               "The first numbers of a stream below a bound; with bound 0 its bits.");
    module.def("shuffled", &shuffled, "key"_a, "items"_a, "The items, shuffled by a new stream.");
}
