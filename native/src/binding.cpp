// Python bindings of the native solver. `euchre.solver.kernel` is the only caller.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>

#include "batch.hpp"
#include "solve.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace euchre;

template <typename T, typename... Rest>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu, Rest...>;
template <typename T>
using Column = Array<const T, nb::ndim<1>>;
template <typename T>
using Rows = Array<const T, nb::shape<-1, kSeats>>;

Question question_of(int number) {
    if (number != 0 && number != 1) throw nb::value_error("the question must be 0 or 1");
    return static_cast<Question>(number);
}

Given given_of(const std::array<std::uint64_t, kSeats>& hands, int trump, int leader, std::uint8_t makers,
               std::uint8_t out, const std::array<int, kSeats>& trick, int called, int makers_won, int adversaries_won) {
    Given given;
    given.hands = hands;
    given.trump = trump;
    given.leader = leader;
    given.makers = makers;
    given.out = out;
    given.played = trick;
    given.called = called;
    given.makers_won = makers_won;
    given.adversaries_won = adversaries_won;
    return given;
}

Position prepared(const Given& given) {
    Position position;
    const std::string fault = prepare(given, position);
    if (!fault.empty()) throw nb::value_error(fault.c_str());
    return position;
}

CardAnswers solve_cards(int question, const std::array<std::uint64_t, kSeats>& hands, int trump, int leader,
                        std::uint8_t makers, std::uint8_t out, const std::array<int, kSeats>& trick, int called,
                        int makers_won, int adversaries_won) {
    const Given given = given_of(hands, trump, leader, makers, out, trick, called, makers_won, adversaries_won);
    const Position position = prepared(given);
    const Question asked = question_of(question);
    const nb::gil_scoped_release released;
    Context context;
    return every_card(position, {makers_won, adversaries_won}, asked, context);
}

int solve_one(int question, const std::array<std::uint64_t, kSeats>& hands, int trump, int leader,
              std::uint8_t makers, std::uint8_t out, const std::array<int, kSeats>& trick, int called, int makers_won,
              int adversaries_won) {
    const Given given = given_of(hands, trump, leader, makers, out, trick, called, makers_won, adversaries_won);
    const Position position = prepared(given);
    const Question asked = question_of(question);
    const nb::gil_scoped_release released;
    Context context;
    return answer(position, {makers_won, adversaries_won}, asked, context);
}

std::uint64_t solve_batch(int question, const Rows<std::uint64_t>& hands, const Column<std::uint8_t>& trump,
                          const Column<std::uint8_t>& leader, const Column<std::uint8_t>& makers,
                          const Column<std::uint8_t>& out, const Rows<std::int8_t>& trick,
                          const Column<std::int8_t>& called, const Column<std::uint8_t>& makers_won,
                          const Column<std::uint8_t>& adversaries_won, unsigned threads,
                          const Array<std::int8_t, nb::ndim<2>>& answers) {
    const std::size_t count = hands.shape(0);
    for (const std::size_t rows : {trump.shape(0), leader.shape(0), makers.shape(0), out.shape(0), trick.shape(0),
                                   called.shape(0), makers_won.shape(0), adversaries_won.shape(0), answers.shape(0)})
        if (rows != count) throw nb::value_error("the arrays differ in length");
    const std::size_t width = answers.shape(1);
    if (width != 1 && width != kFaces) throw nb::value_error("the answers must be 1 or 33 wide");
    const Columns columns{count,         hands.data(), trump.data(),  leader.data(),     makers.data(),
                          out.data(),    trick.data(), called.data(), makers_won.data(), adversaries_won.data()};
    const Question asked = question_of(question);
    Report report;
    {
        const nb::gil_scoped_release released;
        report = answer_all(columns, asked, width == kFaces, threads, answers.data());
    }
    if (!report.fault.empty()) throw nb::value_error(report.fault.c_str());
    return report.nodes;
}

}  // namespace

NB_MODULE(_kernel, module) {
    module.doc() = "The native core of euchre.solver.";
    module.def("solve", &solve_one, "question"_a, "hands"_a, "trump"_a, "leader"_a, "makers"_a, "out"_a, "trick"_a,
               "called"_a, "makers_won"_a, "adversaries_won"_a,
               "The answer for one position; question 0 asks for tricks still won by the makers, 1 for the class.");
    module.def("solve_cards", &solve_cards, "question"_a, "hands"_a, "trump"_a, "leader"_a, "makers"_a, "out"_a,
               "trick"_a, "called"_a, "makers_won"_a, "adversaries_won"_a,
               "The answer after each card by the index of its face, -1 for cards that may not be played.");
    module.def("solve_batch", &solve_batch, "question"_a, "hands"_a, "trump"_a, "leader"_a, "makers"_a, "out"_a,
               "trick"_a, "called"_a, "makers_won"_a, "adversaries_won"_a, "threads"_a, "answers"_a,
               "Writes the answers for many positions into an array and returns the cards played in the search.");
}
