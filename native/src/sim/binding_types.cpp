// Python bindings of the types passed to the native simulator.
#include "sim/binding_types.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "sim/linear.hpp"
#include "sim/simple.hpp"

namespace nb = nanobind;

namespace euchre::sim {

namespace {

using Points = std::array<int, 3>;
using WrittenPlain = std::tuple<int, int, std::array<int, kHoldings>>;
using Written = std::tuple<int, std::array<int, kTrumpPlaces>, std::array<std::array<int, kTops>, kLengths>,
                           std::array<int, kKinds>>;

Tariff tariff_of(const Points& points) { return {points[0], points[1], points[2]}; }
Points points_of(const Tariff& tariff) { return {tariff.point, tariff.march, tariff.euchre}; }

Scale scale_of(const Written& written) {
    return {std::get<0>(written), std::get<1>(written), std::get<2>(written), std::get<3>(written), {}};
}

Written written_of(const Scale& scale) { return {scale.base, scale.trumps, scale.lengths, scale.suits}; }

void set_pack(Rules& rules, const std::vector<std::uint8_t>& pack) {
    rules.pack = pack;
    rules.pack_set = 0;
    for (const int face : pack) rules.pack_set |= face < 64 ? set_of(face) : 0;
    rules.joker = rules.pack_set >> kJoker & 1;
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
        [field](Tables& self, const Written& written) {
            const Plain plain = (self.*field).plain;
            self.*field = scale_of(written);
            (self.*field).plain = plain;
        });
}

template <typename Field>
void plain_field(nb::class_<Tables>& tables, const char* name, Field field) {
    tables.def_prop_rw(
        name,
        [field](const Tables& self) {
            const Plain& plain = (self.*field).plain;
            return WrittenPlain{plain.base, plain.lead, plain.suits};
        },
        [field](Tables& self, const WrittenPlain& written) {
            (self.*field).plain = {std::get<0>(written), std::get<1>(written), std::get<2>(written)};
        });
}

// An enumeration is passed as the index of its value in rules.hpp.
template <typename Choice, typename Field>
void choice_field(nb::class_<Rules>& rules, const char* name, Field field) {
    rules.def_prop_rw(
        name, [field](const Rules& self) { return static_cast<int>(self.*field); },
        [field](Rules& self, int choice) {
            if (choice < 0 || choice > 2) throw nb::value_error("there is no such choice");
            self.*field = static_cast<Choice>(choice);
        });
}

}  // namespace

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
        .def_rw("suit_needed_to_call", &Rules::suit_needed_to_call)
        .def_rw("partners_best", &Rules::partners_best)
        .def_rw("no_trump", &Rules::no_trump)
        .def_rw("no_trump_point", &Rules::no_trump_point)
        .def_rw("no_trump_march", &Rules::no_trump_march)
        .def_rw("no_trump_euchre", &Rules::no_trump_euchre)
        .def_rw("no_trump_lone_point", &Rules::no_trump_lone_point)
        .def_rw("no_trump_lone_march", &Rules::no_trump_lone_march)
        .def_rw("no_trump_lone_euchre", &Rules::no_trump_lone_euchre)
        .def_rw("take_over", &Rules::take_over)
        .def_rw("take_over_after_pass", &Rules::take_over_after_pass)
        .def_rw("take_over_settled_between_partners", &Rules::take_over_settled_between_partners)
        .def_rw("defend_alone", &Rules::defend_alone)
        .def_rw("jambone", &Rules::jambone)
        .def_rw("jamboree", &Rules::jamboree)
        .def_rw("may_bury_turn_up", &Rules::may_bury_turn_up)
        .def_rw("may_decline_turn_up", &Rules::may_decline_turn_up)
        .def_rw("jamboree_points", &Rules::jamboree_points)
        .def_rw("lone_must_march", &Rules::lone_must_march)
        .def_rw("shutout_euchre", &Rules::shutout_euchre)
        .def_rw("game_points", &Rules::game_points)
        .def_rw("lap", &Rules::lap);
    choice_field<Deadline>(rules, "take_over_until", &Rules::take_over_until);
    choice_field<Deadline>(rules, "alone_until", &Rules::alone_until);
    choice_field<Deadline>(rules, "dealer_alone_until", &Rules::dealer_alone_until);
    choice_field<SuitToRob>(rules, "suit_needed_to_rob", &Rules::suit_needed_to_rob);
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
        .def_rw("without_dummy", &Tables::without_dummy)
        .def_rw("partners_best", &Tables::partners_best)
        .def_rw("must_march", &Tables::must_march)
        .def_rw("need_jambone", &Tables::need_jambone)
        .def_rw("need_to_take_over", &Tables::need_to_take_over)
        .def_rw("need_to_take_alone", &Tables::need_to_take_alone)
        .def_rw("need_to_take_back", &Tables::need_to_take_back)
        .def_rw("need_to_defend", &Tables::need_to_defend);
    scale_field(tables, "tricks", &Tables::tricks);
    scale_field(tables, "alone", &Tables::alone);
    scale_field(tables, "defence", &Tables::defence);
    scale_field(tables, "stoppers", &Tables::stoppers);
    plain_field(tables, "tricks_plain", &Tables::tricks);
    plain_field(tables, "alone_plain", &Tables::alone);
    plain_field(tables, "stoppers_plain", &Tables::stoppers);
}

void bind_weights(nb::module_& module) {
    nb::class_<Weights> weights(module, "Weights");
    weights.def(nb::init<>()).def_rw("rows", &Weights::rows);
}

void bind_deal(nb::module_& module) {
    nb::class_<Deal> deal(module, "Deal");
    deal.def(nb::init<>())
        .def_rw("dealer", &Deal::dealer)
        .def_rw("standing", &Deal::standing)
        .def_rw("acts", &Deal::acts)
        .def_rw("turn", &Deal::turn)
        .def_rw("turn_up", &Deal::turn_up)
        .def_rw("turned_suit", &Deal::turned_suit)
        .def_rw("is_ordering", &Deal::is_ordering)
        .def_rw("passed", &Deal::passed)
        .def_rw("trump", &Deal::trump)
        .def_rw("maker", &Deal::maker)
        .def_rw("accepted", &Deal::accepted)
        .def_prop_rw(
            "manner", [](const Deal& self) { return static_cast<int>(self.manner); },
            [](Deal& self, int manner) {
                if (manner < 0 || manner > 3) throw nb::value_error("there is no such manner");
                self.manner = static_cast<Manner>(manner);
            })
        .def_rw("lone", &Deal::lone)
        .def_rw("announced", &Deal::announced)
        .def_rw("duelist", &Deal::duelist)
        .def_rw("out", &Deal::out)
        .def_rw("waived", &Deal::waived)
        .def_rw("exchanged", &Deal::exchanged)
        .def_rw("declined", &Deal::declined)
        .def_rw("dummy_taken", &Deal::dummy_taken)
        .def_rw("best_given", &Deal::best_given)
        .def_rw("called", &Deal::called)
        .def_rw("tricks", &Deal::tricks)
        .def_rw("on_table", &Deal::on_table)
        .def_rw("played_to_trick", &Deal::played_to_trick)
        .def_rw("played_seats", &Deal::played_seats)
        .def_rw("led", &Deal::led)
        .def_rw("best", &Deal::best)
        .def_rw("best_seat", &Deal::best_seat)
        .def_rw("played", &Deal::played)
        .def_rw("won", &Deal::won)
        .def_rw("voids", &Deal::voids);
}

}  // namespace euchre::sim
