// The native simulator as Python sees it. `euchre.sim.native` is its only caller, `euchre.sim.parameters` makes
// what it is given.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "chance.hpp"
#include "sim/simple.hpp"
#include "sim/simulate.hpp"

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

using Points = std::array<int, 3>;
using Written = std::tuple<int, std::array<int, kTrumpPlaces>, std::array<std::array<int, kTops>, kLengths>,
                           std::array<int, kKinds>>;

Tariff tariff_of(const Points& points) { return {points[0], points[1], points[2]}; }
Points points_of(const Tariff& tariff) { return {tariff.point, tariff.march, tariff.euchre}; }

Scale scale_of(const Written& written) {
    return {std::get<0>(written), std::get<1>(written), std::get<2>(written), std::get<3>(written)};
}

Written written_of(const Scale& scale) { return {scale.base, scale.trumps, scale.lengths, scale.suits}; }

// What would lead outside the arrays of a deal is refused here; the rest `euchre.laws` has checked.
void check(const Rules& rules) {
    const auto size = static_cast<int>(rules.pack.size());
    if (rules.players < 2 || rules.players > kMostSeats || rules.partnerships != (rules.players == 4))
        throw nb::value_error("players is 2, 3 or, in partnerships, 4");
    if (rules.hand_size < 1 || rules.hand_size >= kLengths) throw nb::value_error("hand_size is 1 to 8");
    if (rules.dummy < 0 || size > kFaces || rules.players * rules.hand_size + rules.dummy + 1 > size)
        throw nb::value_error("the pack is too small, or larger than all the faces");
    if (std::popcount(rules.pack_set) != size || rules.pack_set >> kFaces)
        throw nb::value_error("the pack holds a face twice, or one that is none");
    if (rules.cut_least < 0 || rules.cut_least > rules.cut_most || rules.cut_most > size)
        throw nb::value_error("there is no way to cut");
    if (rules.ways_to_deal.empty()) throw nb::value_error("there is no way to deal");
    for (const auto& way : rules.ways_to_deal)
        for (int place = 0; place < rules.players; ++place)
            if (way[place] + way[kMostSeats + place] != rules.hand_size)
                throw nb::value_error("the packets do not make hand_size");
}

void set_pack(Rules& rules, const std::vector<std::uint8_t>& pack) {
    rules.pack = pack;
    rules.pack_set = 0;
    for (const int face : pack) rules.pack_set |= face < 64 ? set_of(face) : 0;
    rules.joker = rules.pack_set >> kJoker & 1;
}

Players players_of(const std::array<int, kMostSeats>& names, const Tables& tables) {
    Players players{{}, &tables};
    for (int seat = 0; seat < kMostSeats; ++seat) {
        if (names[seat] != 0 && names[seat] != 1) throw nb::value_error("there is no such player");
        players.policies[seat] = static_cast<Policy>(names[seat]);
    }
    return players;
}

Run run_of(const Rules& rules, std::uint64_t seed, std::uint64_t first, int dealer,
           const std::array<int, kMostSeats>& standing) {
    check(rules);
    if (dealer < kNobody || dealer >= rules.players) throw nb::value_error("there is no such dealer");
    return {seed, first, dealer, standing};
}

void simulate_deals(const Rules& rules, const Tables& tables, const std::array<int, kMostSeats>& players,
                    std::uint64_t seed, std::uint64_t first, int dealer, const std::array<int, kMostSeats>& standing,
                    unsigned threads, const Column<std::uint8_t>& dealers, const Column<std::int8_t>& trump,
                    const Column<std::int8_t>& maker, const Column<std::uint8_t>& manner,
                    const Column<std::int8_t>& lone, const Column<std::uint8_t>& result,
                    const Rows<std::uint8_t>& tricks, const Rows<std::int32_t>& points) {
    const Run run = run_of(rules, seed, first, dealer, standing);
    const Players seated = players_of(players, tables);
    const std::size_t count = dealers.shape(0);
    for (const std::size_t rows : {trump.shape(0), maker.shape(0), manner.shape(0), lone.shape(0), result.shape(0),
                                   tricks.shape(0), points.shape(0)})
        if (rows != count) throw nb::value_error("the arrays differ in length");
    const auto sides = static_cast<std::size_t>(rules.sides());
    if (tricks.shape(1) != sides || points.shape(1) != sides) throw nb::value_error("there is a column for each side");
    const Outcomes outcomes{count,       dealers.data(), trump.data(),  maker.data(), manner.data(),
                            lone.data(), result.data(),  tricks.data(), points.data()};
    const nb::gil_scoped_release released;
    simulate(rules, seated, run, threads, outcomes);
}

ActLog deal_acts(const Rules& rules, const Tables& tables, const std::array<int, kMostSeats>& players,
                 std::uint64_t seed, std::uint64_t number, int dealer, const std::array<int, kMostSeats>& standing) {
    const Run run = run_of(rules, seed, number, dealer, standing);
    Deal deal = new_deal(rules, run, number);
    ActLog log;
    play_deal(rules, players_of(players, tables), seed, number, deal, &log);
    return log;
}

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

template <typename Field>
void tariff_field(nb::class_<Rules>& rules, const char* name, Field field) {
    rules.def_prop_rw(
        name, [field](const Rules& self) { return points_of(self.*field); },
        [field](Rules& self, const Points& points) { self.*field = tariff_of(points); });
}

template <typename Field>
void scale_field(nb::class_<Tables>& tables, const char* name, Field field) {
    tables.def_prop_rw(
        name, [field](const Tables& self) { return written_of(self.*field); },
        [field](Tables& self, const Written& written) { self.*field = scale_of(written); });
}

// An enumeration is handed over as the place of its value in the order of rules.hpp.
template <typename Choice, typename Field>
void choice_field(nb::class_<Rules>& rules, const char* name, Field field) {
    rules.def_prop_rw(
        name, [field](const Rules& self) { return static_cast<int>(self.*field); },
        [field](Rules& self, int choice) {
            if (choice < 0 || choice > 2) throw nb::value_error("there is no such choice");
            self.*field = static_cast<Choice>(choice);
        });
}

void bind_rules(nb::module_& module) {
    nb::class_<Rules> rules(module, "Rules");
    rules.def(nb::init<>())
        .def_rw("players", &Rules::players)
        .def_rw("partnerships", &Rules::partnerships)
        .def_prop_rw("pack", [](const Rules& self) { return self.pack; }, &set_pack)
        .def_rw("hand_size", &Rules::hand_size)
        .def_rw("dummy", &Rules::dummy)
        .def_rw("shuffler", &Rules::shuffler)
        .def_rw("cut_least", &Rules::cut_least)
        .def_rw("cut_most", &Rules::cut_most)
        .def_rw("cut_may_be_declined", &Rules::cut_may_be_declined)
        .def_rw("ways_to_deal", &Rules::ways_to_deal)
        .def_rw("stick_the_dealer", &Rules::stick_the_dealer)
        .def_rw("assist_must_be_alone", &Rules::assist_must_be_alone)
        .def_rw("take_over", &Rules::take_over)
        .def_rw("take_over_after_pass", &Rules::take_over_after_pass)
        .def_rw("take_over_settled_between_partners", &Rules::take_over_settled_between_partners)
        .def_rw("defend_alone", &Rules::defend_alone)
        .def_rw("jambone", &Rules::jambone)
        .def_rw("jamboree", &Rules::jamboree)
        .def_rw("may_bury_turn_up", &Rules::may_bury_turn_up)
        .def_rw("may_decline_turn_up", &Rules::may_decline_turn_up)
        .def_rw("jamboree_points", &Rules::jamboree_points)
        .def_rw("game_points", &Rules::game_points)
        .def_rw("lap", &Rules::lap);
    choice_field<Deadline>(rules, "take_over_until", &Rules::take_over_until);
    choice_field<Deadline>(rules, "alone_until", &Rules::alone_until);
    choice_field<Deadline>(rules, "dealer_alone_until", &Rules::dealer_alone_until);
    choice_field<LoneLead>(rules, "lead_against_lone", &Rules::lead_against_lone);
    tariff_field(rules, "partnership_points", &Rules::partnership);
    tariff_field(rules, "lone_points", &Rules::lone);
    tariff_field(rules, "jambone_points", &Rules::open);
    tariff_field(rules, "duel_points", &Rules::duel);
}

void bind_tables(nb::module_& module) {
    nb::class_<Tables> tables(module, "Tables");
    tables.def(nb::init<>())
        .def_rw("position", &Tables::position)
        .def_rw("bower_turned", &Tables::bower_turned)
        .def_rw("need", &Tables::need)
        .def_rw("need_alone", &Tables::need_alone)
        .def_rw("lead_alone", &Tables::lead_alone)
        .def_rw("need_jambone", &Tables::need_jambone)
        .def_rw("need_to_take_over", &Tables::need_to_take_over)
        .def_rw("need_to_take_alone", &Tables::need_to_take_alone)
        .def_rw("need_to_take_back", &Tables::need_to_take_back)
        .def_rw("need_to_defend", &Tables::need_to_defend);
    scale_field(tables, "tricks", &Tables::tricks);
    scale_field(tables, "alone", &Tables::alone);
    scale_field(tables, "defence", &Tables::defence);
    scale_field(tables, "stoppers", &Tables::stoppers);
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The native simulator of euchre.sim.";
    bind_rules(module);
    bind_tables(module);
    module.def("simulate", &simulate_deals, "rules"_a, "tables"_a, "players"_a, "seed"_a, "first"_a, "dealer"_a,
               "standing"_a, "threads"_a, "dealers"_a, "trump"_a, "maker"_a, "manner"_a, "lone"_a, "result"_a,
               "tricks"_a, "points"_a, "Plays many deals and writes what came of them into arrays.");
    module.def("deal_acts", &deal_acts, "rules"_a, "tables"_a, "players"_a, "seed"_a, "number"_a, "dealer"_a,
               "standing"_a, "Plays one deal; each act as its kind, its actor and what the kind needs.");
    module.def("mix", &mix, "number"_a, "The mixing function of the generator.");
    module.def("key_of", &key_of_path, "seed"_a, "path"_a, "The key of a stream.");
    module.def("numbers", &numbers_below, "key"_a, "bound"_a, "count"_a,
               "The first numbers of a stream below a bound; with bound 0 its bits.");
    module.def("shuffled", &shuffled, "key"_a, "items"_a, "Some items in the order that a new stream gives them.");
}
