// Types that Python passes to the native simulator.
#pragma once

#include <nanobind/nanobind.h>

namespace euchre::sim {

void bind_rules(nanobind::module_& module);
void bind_tables(nanobind::module_& module);
void bind_weights(nanobind::module_& module);
void bind_deal(nanobind::module_& module);

}  // namespace euchre::sim
