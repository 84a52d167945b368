// Finds the first round of a whist tournament: `whist_starters PLAYERS SEED EXCHANGED ORDER [ORDER]`.
//
// PLAYERS is 4n or 4n + 1. The points are the elements of a product of one or two cyclic groups of the given
// odd orders; for 4n players one more point, written -1, stays in place. The first round must have each
// difference once between partners and twice between opponents; adding each element of the group gives the rest.
//
// The couples of partners are x and -x for each x, of which a hill climb exchanges about EXCHANGED at random. None
// exchanged is fastest, but has no solution for some orders. Then a backtracking search puts two couples to
// each table. It branches on what has the fewest options left: a couple without a table, or a difference that
// opponents still need. After some millions of steps it begins again with other couples. 60 players take some
// minutes: `whist_starters 60 7 12 59`.
//
// Prints one line of the package's data, src/euchre/events/data/starters.json, or fails after many attempts.
// Build: g++ -O3 -std=c++20 -o whist_starters tools/whist_starters.cpp

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <utility>
#include <vector>

namespace {

using Set = std::uint64_t;
using Couple = std::pair<int, int>;

constexpr int kAttempts = 10000000;
constexpr long kSteps = 4000000;  // of one attempt

// A product of two cyclic groups; element a * second + b is (a, b).
struct Group {
  int first, second;

  int order() const { return first * second; }
  int minus(int x, int y) const {
    const int a = (x / second - y / second + first) % first;
    const int b = (x % second - y % second + second) % second;
    return a * second + b;
  }
  // Number of a difference up to sign: the smaller of the two elements.
  int kind(int x, int y) const { return std::min(minus(x, y), minus(y, x)); }
};

// Two couples that may share a table, with the differences between opponents there.
struct Option {
  Set couples, once_or_more, twice;
  int first, second;
};

class Search {
 public:
  Search(int couples, std::vector<int> kinds) : couples_(couples), kinds_(std::move(kinds)), levels_(couples) {}

  // The options chosen, or nothing.
  std::vector<Couple> solution(std::vector<Option> options) {
    levels_[0] = std::move(options);
    if (!solve(0, (Set{1} << couples_) - 1, 0, 0)) chosen_.clear();
    return chosen_;
  }

 private:
  // Completes the tables, given the couples left and the differences that opponents had once or more, and twice.
  bool solve(int level, Set left, Set had, Set full) {
    if (!left) return true;
    if (++steps_ > kSteps) return false;
    std::vector<Option>& options = levels_[level];
    std::array<std::uint16_t, 64> for_couple{}, for_kind{};
    for (const Option& option : options) {
      ++for_couple[option.first];
      ++for_couple[option.second];
      for (Set rest = option.once_or_more; rest; rest &= rest - 1) ++for_kind[std::countr_zero(rest)];
      for (Set rest = option.twice; rest; rest &= rest - 1) ++for_kind[std::countr_zero(rest)];
    }
    int fewest = 1 << 30, item = -1;
    bool is_kind = false;
    for (Set rest = left; rest; rest &= rest - 1) {
      const int couple = std::countr_zero(rest);
      if (for_couple[couple] < fewest) fewest = for_couple[item = couple];
    }
    for (const int kind : kinds_) {
      if (full >> kind & 1) continue;
      const int needed = (had >> kind & 1) ? 1 : 2;
      if (for_kind[kind] < needed) return false;
      if (for_kind[kind] - needed + 1 < fewest) {
        fewest = for_kind[kind] - needed + 1;
        item = kind;
        is_kind = true;
      }
    }
    while (true) {
      const auto found = std::find_if(options.begin(), options.end(), [&](const Option& option) {
        return (is_kind ? option.once_or_more : option.couples) >> item & 1;
      });
      if (found == options.end() || steps_ > kSteps) return false;
      const Option option = *found;
      *found = options.back();  // later branches leave it out
      options.pop_back();
      const Set now_full = full | option.twice | (had & option.once_or_more);
      const Set now_had = had | option.once_or_more;
      std::vector<Option>& rest = levels_[level + 1];
      rest.clear();
      for (const Option& other : options) {
        if (!(other.couples & option.couples) && !(other.once_or_more & now_full) && !(other.twice & now_had))
          rest.push_back(other);
      }
      chosen_.emplace_back(option.first, option.second);
      if (solve(level + 1, left & ~option.couples, now_had, now_full)) return true;
      chosen_.pop_back();
    }
  }

  int couples_;
  std::vector<int> kinds_;
  std::vector<std::vector<Option>> levels_;
  std::vector<Couple> chosen_;
  long steps_ = 0;
};

// Couples of all elements except zero, each difference once up to sign: x and -x but for some that are exchanged.
std::vector<Couple> some_couples(const Group& group, int exchanged, std::mt19937_64& random) {
  const int order = group.order();
  std::vector<int> mate(order, -1), firsts;
  std::vector<bool> used(order, false);
  for (int x = 1; x < order; ++x)
    if (group.minus(0, x) > x) firsts.push_back(x);
  std::shuffle(firsts.begin(), firsts.end(), random);
  int missing = std::min<int>(exchanged, firsts.size());
  for (auto first = firsts.begin() + missing; first != firsts.end(); ++first) {
    const int other = group.minus(0, *first);
    mate[*first] = other;
    mate[other] = *first;
    used[group.kind(*first, other)] = true;
  }
  while (missing) {
    int x, difference;
    do x = 1 + random() % (order - 1);
    while (mate[x] >= 0);
    do difference = 1 + random() % (order - 1);
    while (used[group.kind(difference, 0)]);
    const int y = group.minus(x, difference);
    if (y == 0) continue;
    if (mate[y] >= 0) {
      used[group.kind(y, mate[y])] = false;
      mate[mate[y]] = -1;
      ++missing;
    }
    mate[x] = y;
    mate[y] = x;
    used[group.kind(difference, 0)] = true;
    --missing;
  }
  std::vector<Couple> couples;
  for (int x = 1; x < order; ++x)
    if (mate[x] > x) couples.emplace_back(x, mate[x]);
  return couples;
}

std::vector<Option> all_options(const Group& group, const std::vector<Couple>& couples) {
  std::vector<Option> options;
  for (int a = 0; a < static_cast<int>(couples.size()); ++a) {
    for (int b = a + 1; b < static_cast<int>(couples.size()); ++b) {
      std::array<int, 64> counts{};
      for (const int x : {couples[a].first, couples[a].second})
        for (const int y : {couples[b].first, couples[b].second})
          if (x >= 0 && y >= 0) ++counts[group.kind(x, y)];
      Option option{Set{1} << a | Set{1} << b, 0, 0, a, b};
      for (int kind = 0; kind < 64; ++kind) {
        if (counts[kind] >= 1) option.once_or_more |= Set{1} << kind;
        if (counts[kind] >= 2) option.twice |= Set{1} << kind;
      }
      if (*std::max_element(counts.begin(), counts.end()) <= 2) options.push_back(option);
    }
  }
  return options;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return std::fputs("usage: whist_starters PLAYERS SEED EXCHANGED ORDER [ORDER]\n", stderr), 2;
  const int players = std::atoi(argv[1]);
  std::mt19937_64 random(std::strtoull(argv[2], nullptr, 10));
  const int exchanged = std::atoi(argv[3]);
  const Group group{argc > 5 ? std::atoi(argv[4]) : 1, std::atoi(argv[argc > 5 ? 5 : 4])};
  const bool fixed_point = players % 4 == 0;
  if (group.order() != players - fixed_point || players % 4 > 1 || players > 64)
    return std::fputs("the orders do not fit the number of players\n", stderr), 2;
  std::vector<int> kinds;
  for (int x = 1; x < group.order(); ++x)
    if (group.kind(x, 0) == x) kinds.push_back(x);
  for (int attempt = 0; attempt < (exchanged ? kAttempts : 1); ++attempt) {
    std::vector<Couple> couples = some_couples(group, exchanged, random);
    if (fixed_point) couples.emplace_back(-1, 0);
    std::vector<Option> options = all_options(group, couples);
    std::shuffle(options.begin(), options.end(), random);
    const auto chosen = Search(static_cast<int>(couples.size()), kinds).solution(std::move(options));
    if (chosen.empty()) continue;
    std::printf("  \"%d\": {\"group\": [", players);
    if (argc > 5) std::printf("%d, ", group.first);
    std::printf("%d], \"tables\": [", group.second);
    const char* comma = "";
    for (const auto& [a, b] : chosen) {
      std::printf("%s[%d, %d, %d, %d]", comma, couples[a].first, couples[a].second, couples[b].first,
                  couples[b].second);
      comma = ", ";
    }
    std::puts("]}");
    return 0;
  }
  return std::fputs("nothing found\n", stderr), 1;
}
