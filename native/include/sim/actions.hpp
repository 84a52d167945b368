// Numbers of the actions: those of `euchre.env.actions`.
#pragma once

namespace euchre::sim {

constexpr int kPlay = 0;       // + face
constexpr int kDiscard = 33;   // + face
constexpr int kCallCard = 66;  // + face
constexpr int kPass = 99;
constexpr int kAccept = 100;      // + manner
constexpr int kMake = 104;        // + suit
constexpr int kMakeAlone = 108;   // + 3 x suit + manner - 1
constexpr int kPlayAlone = 120;   // + manner - 1
constexpr int kTakeOver = 123;    // + manner - 1
constexpr int kDefendAlone = 126;
constexpr int kDeclineTurnUp = 127;
constexpr int kTakeDummy = 128;
constexpr int kWaive = 129;
constexpr int kFixSuit = 130;     // + suit
constexpr int kMakeNoTrump = 134;  // + manner; there is no jamboree
constexpr int kActions = 137;
constexpr int kMostOpen = 64;     // more actions than can be open at once

}  // namespace euchre::sim
