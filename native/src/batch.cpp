#include "batch.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace euchre {
namespace {

constexpr std::size_t kShare = 64;  // positions per chunk of a thread; some are a hundred times harder than others

Given row(const Columns& columns, std::size_t at) {
    Given given;
    for (int seat = 0; seat < kSeats; ++seat) {
        given.hands[seat] = columns.hands[at * kSeats + seat];
        given.played[seat] = columns.trick[at * kSeats + seat];
    }
    given.trump = columns.trump[at];
    given.leader = columns.leader[at];
    given.makers = columns.makers[at];
    given.out = columns.out[at];
    given.called = columns.called[at];
    given.makers_won = columns.makers_won[at];
    given.adversaries_won = columns.adversaries_won[at];
    return given;
}

struct Work {
    const Columns& columns;
    Question question;
    bool each_card;
    std::int8_t* answers;
    std::atomic<std::size_t> next{0};
    std::mutex guard{};
    std::size_t fault_at;
    Report report{};

    void run() {
        Context context;
        for (std::size_t begin = next.fetch_add(kShare); begin < columns.count; begin = next.fetch_add(kShare))
            for (std::size_t at = begin; at < std::min(begin + kShare, columns.count); ++at) one(at, context);
        const std::lock_guard lock(guard);
        report.nodes += context.nodes;
    }

    void one(std::size_t at, Context& context) {
        const Given given = row(columns, at);
        Position position;
        if (const std::string fault = prepare(given, position); !fault.empty()) return note(at, fault);
        const Won won{given.makers_won, given.adversaries_won};
        if (each_card) {
            const CardAnswers found = every_card(position, won, question, context);
            std::copy(found.begin(), found.end(), answers + at * kFaces);
        } else {
            answers[at] = static_cast<std::int8_t>(answer(position, won, question, context));
        }
    }

    void note(std::size_t at, const std::string& fault) {
        const std::lock_guard lock(guard);
        if (at >= fault_at) return;
        fault_at = at;
        report.fault = "position " + std::to_string(at) + ": " + fault;
    }
};

}  // namespace

Report answer_all(const Columns& columns, Question question, bool each_card, unsigned threads, std::int8_t* answers) {
    Work work{.columns = columns, .question = question, .each_card = each_card, .answers = answers,
              .fault_at = columns.count};
    const std::size_t shares = (columns.count + kShare - 1) / kShare;
    const std::size_t wanted = threads ? threads : std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::jthread> others;
    for (std::size_t more = 1; more < std::min(wanted, shares); ++more) others.emplace_back([&work] { work.run(); });
    work.run();
    others.clear();
    return work.report;
}

}  // namespace euchre
