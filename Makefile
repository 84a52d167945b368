# Every target sets up what it needs by itself: Python 3.11 or newer, make and a package index suffice.
#   make test ARGS="-k revoke"       passes arguments on
#   make setup PYTHON=python3.13     chooses the Python

.DEFAULT_GOAL := help
.PHONY: help setup clean
.PHONY: play serve serve-lan
.PHONY: test check size check-native check-cores check-kernel check-page check-pythons check-more coverage mutants
.DELETE_ON_ERROR:
.PHONY: bench bench-events bench-native bench-server results lab
.PHONY: soak soak-load soak-shared soak-simulation
.PHONY: docs man pictures requirements audit sbom wheels release-check
MAKEFLAGS += --no-print-directory

PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)

# $(call ready,LAYER) makes .venv hold the layer (see tools/environment.py), with the first Python that will do.
define ready
@for python in $(PYTHONS); do \
    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
        exec "$$python" tools/environment.py $(1); \
    fi; \
done; \
echo "Python 3.11 or newer is needed; none found as: $(PYTHONS). On Debian: apt-get install python3 python3-venv" >&2; \
exit 1
endef

pin = .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
    --generate-hashes --no-emit-index-url --custom-compile-command "make requirements" $(ARGS)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

setup: ## Make .venv with all that play, test and check need
	$(call ready,dev)
	@echo "Ready in .venv"

play: ## Play at the terminal
	$(call ready,play)
	.venv/bin/euchre play $(ARGS)

serve: ## Open the table in the browser (ARGS="--port 8001")
	$(call ready,serve)
	.venv/bin/euchre serve $(ARGS)

serve-lan: ## The same for phones in the house: plain HTTP on this network, with a QR code
	$(call ready,serve)
	.venv/bin/euchre serve --lan $(ARGS)

# One process more than there are processors: some tests wait for others, such as a browser.
test: ## Run every test, and the examples in the docs, on all processors (ARGS="-n 0" for one process)
	$(call ready,dev)
	.venv/bin/python -m pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist worksteal $(ARGS)

check: ## Check style, format and types
	$(call ready,dev)
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy

size: ## Print the lines of code of every part, and what is above its budget
	$(call ready,venv)
	.venv/bin/python -m tools.size

sanitizers = -fsanitize=address,undefined -fno-sanitize-recover
sanitized = $(CXX) -std=c++20 -O1 -g -Wall -Wextra -Wshadow -Werror $(sanitizers) -Inative/include -pthread

searched = -Inative/bench native/bench/techniques.cpp native/src/position.cpp native/src/search.cpp \
    native/src/search_without_trump.cpp native/src/solve.cpp

checks = build/check-native build/check-techniques build/check-simulator
headers = $(shell find native -name '*.hpp')
build/check-native: $(filter-out %/binding.cpp,$(wildcard native/src/*.cpp)) native/tests/check.cpp
build/check-techniques: $(filter %.cpp,$(searched))
build/check-simulator: $(filter-out %/binding.cpp %/binding_types.cpp,$(wildcard native/src/sim/*.cpp)) \
    native/tests/check_simulator.cpp
$(checks): $(headers) Makefile
	@mkdir -p build
	$(sanitized) -Inative/bench $(filter %.cpp,$^) -o $@

check-native: check-cores check-kernel ## Run the native cores under the address and undefined-behaviour sanitizers

check-cores: $(checks)
	build/check-native
	build/check-techniques 200
	build/check-simulator

check-kernel:
	$(call ready,dev)
	@mkdir -p build
	.venv/bin/cmake -S . -B build/sanitized -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/.venv/bin/ninja \
	    -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_CXX_FLAGS_RELWITHDEBINFO="-O1 -g $(sanitizers)" \
	    -DPython_EXECUTABLE=$(CURDIR)/.venv/bin/python -Dnanobind_DIR=$$(.venv/bin/python -m nanobind --cmake_dir)
	MAKEFLAGS= .venv/bin/cmake --build build/sanitized --target _kernel
	LD_PRELOAD="$$($(CXX) -print-file-name=libasan.so) $$($(CXX) -print-file-name=libstdc++.so)" \
	    ASAN_OPTIONS=detect_leaks=0 .venv/bin/python -m tools.sanitized build/sanitized

check-page: ## Check types, style and layout of the page's scripts; needs npm
	@command -v npm >/dev/null || { echo "npm is needed: apt-get install npm" >&2; exit 1; }
	npm ci --prefix tools/page --silent --no-audit --no-fund
	tools/page/node_modules/.bin/tsc -p tools/page
	tools/page/node_modules/.bin/eslint --config tools/page/eslint.config.js src/euchre/server/page
	tools/page/node_modules/.bin/prettier --config tools/page/prettier.json --check --log-level warn \
		"src/euchre/server/page/**/*.{js,css,html}" "!**/card-art.js"

check-pythons: ## Test the pure part with the oldest and the newest other Python here (ARGS=--all for each)
	$(call ready,dev)
	.venv/bin/python -m tools.pythons $(ARGS)

check-more: ## Run the heavy checks that CI leaves out, before an issue is called resolved (hours; builds into dist)
	$(MAKE) check-pythons ARGS=--all
	$(MAKE) wheels
	$(MAKE) mutants
	$(MAKE) soak long="$(some)"

mutants: ## Plant faults in the engine and count those the tests notice (ARGS="--sample 0" for all)
	$(call ready,dev)
	.venv/bin/python tools/mutants.py $(ARGS)

pictures: ## Renew the pictures of the page in docs/ (about six minutes, needs Chromium)
	$(call ready,dev)
	.venv/bin/python -m tools.page.pictures build/pictures --docs --look light --look dark --size 390 --size 740 --size 1100
	.venv/bin/python -m tools.page.study_pictures

bench: ## Run the benchmarks and print their tables
	$(call ready,dev)
	.venv/bin/python -m benchmarks $(ARGS)

bench-native: ## Run the benchmarks of the solver and the simulator
	$(call ready,dev)
	mkdir -p build
	$(CXX) -std=c++20 -O3 -DNDEBUG -flto=auto -Inative/include $(searched) -o build/techniques
	build/techniques
	.venv/bin/python -m benchmarks solver simulator

results: ## Play every match of docs/players/results.md, three hours on two cores (ARGS="--share 0.1" for a tenth of each)
	$(call ready,dev)
	.venv/bin/python -m benchmarks.players.results $(ARGS)

lab: ## Run every experiment of docs/knowledge at a tenth of the size, and write its pages in lab-runs/pages
	$(call ready,dev)
	.venv/bin/euchre lab run --all --tenth --runs lab-runs/tenth
	.venv/bin/euchre lab report --runs lab-runs/tenth --pages lab-runs/pages

bench-events: ## Make schedules of 22 to 1,000 players; play an event of 400 computer players (ARGS="--players 40")
	$(call ready,dev)
	.venv/bin/python -m benchmarks schedules
	.venv/bin/python -m benchmarks.server.events $(ARGS)

bench-server: ## Let tables play over sockets and print how long acts take (ARGS="--tables 500 --seconds 600")
	$(call ready,dev)
	.venv/bin/python -m benchmarks.server.load $(ARGS)

soaked = $(patsubst %,tests/server/%.py,$(addprefix crashes/test_,kill power_cut return restart load) \
    tables/test_secrets tables/test_fair wire/test_messages review/test_exchange transport/test_hostile_connections transport/test_hostile_kit page/test_files) \
    tests/notation/test_fuzz.py tests/test_chance.py tests/conformance/test_house_rules.py \
    tests/properties/refereeing/test_refereed_tables.py
long = KILLS=2000 CUTS=5000 GAMES=200 DEALS=100000 EXCHANGES=100000 DROPS=5000 MESSAGES=5000000 TABLES=1000 LOAD=180 \
    TEXTS=200000 PACKS=1000000 HOUSES=20000 REFEREED=100000 STORM=2000

# The same tests a tenth as long or less, for check-more.
some = KILLS=200 CUTS=1000 GAMES=40 DEALS=10000 EXCHANGES=5000 DROPS=500 MESSAGES=100000 TABLES=400 LOAD=30 \
    TEXTS=20000 PACKS=100000 HOUSES=2000 REFEREED=10000 STORM=500 TOLD=400

soak: ## Kill the server 2,000 times, exchange hidden cards in 100,000 deals, and all else of docs/server/reliability.md
	$(call ready,dev)
	EUCHRE_TIMED=1 $(patsubst %,EUCHRE_%,$(long)) .venv/bin/python -m pytest $(soaked) $(ARGS)

soak-load: ## Let 500 tables play for an hour, 500 in bad company, and 1,000 for five minutes
	$(call ready,dev)
	.venv/bin/python -m benchmarks.server.load --tables 500 --seconds 3600 --most 100
	.venv/bin/python -m benchmarks.server.abuse --tables 500
	.venv/bin/python -m benchmarks.server.hostile
	.venv/bin/python -m benchmarks.server.load --tables 1000 --seconds 300 --most 150

soak-shared: ## Pause one of two servers on one database 500 times while people play (about 20 minutes)
	$(call ready,dev)
	EUCHRE_PAUSES=500 .venv/bin/python -m pytest tests/server/cluster/test_shared_tables.py -k paused $(ARGS)

soak-simulation: ## Run servers under mishaps of 2,000 seeds in simulated time (about a quarter of an hour)
	$(call ready,dev)
	EUCHRE_SEEDS=2000 .venv/bin/python -m pytest tests/server/crashes/test_simulation.py $(ARGS)

docs: ## Build the documentation into docs/_build/html
	$(call ready,docs)
	.venv/bin/sphinx-build -q -W --keep-going -b html docs docs/_build/html

comma := ,
whole = cards.py chance.py seats.py view.py acts/* deal/* game/* laws/* table/* seating/* server/workers/worker_thread.py server/wire/* server/store/*
covering = acts codes deal game $(addprefix laws/test_,$(addsuffix .py,situations parameters spoken)) table seating records notation registers cli/referee properties
serving = laws store $(addsuffix .py,$(addprefix tables/test_,rooms decisions) refereed/test_refereed \
    review/test_replay_routes wire/test_schema $(addprefix crashes/test_,power_cut simulation faults))

coverage: ## Check that the tests take every branch of engine, referee, wire and store (ten minutes; needs PostgreSQL)
	$(call ready,dev)
	.venv/bin/python -m coverage run -m pytest -q $(addprefix tests/,$(covering)) tests/test_*.py \
	    $(addprefix tests/server/,$(serving)) $(ARGS)
	@for part in $(foreach one,$(whole),'$(one)'); do \
	    printf '%-16s %6s %%\n' "$$part" "$$(.venv/bin/python -m coverage report --format=total --precision=2 \
	        --include="src/euchre/$$part")"; \
	done
	.venv/bin/python -m coverage report --include='$(subst $() ,$(comma),$(addprefix src/euchre/,$(whole)))' --fail-under=100

audit: ## Ask whether a fault is known of a package that users install; says so if it could not ask
	$(call ready,dev)
	$(call ready,audit)
	.venv/bin/python tools/supply_chain.py audit

sbom: ## List all that users install in build/sbom.json (CycloneDX)
	$(call ready,dev)
	mkdir -p build
	.venv/bin/python tools/supply_chain.py sbom build/sbom.json

man: ## Write a manual page for every command into build/man
	$(call ready,play)
	.venv/bin/python -m tools.docs.man_pages build/man

wheels: ## Build the sdist and the wheels twice in dist, compare them, and try them without a compiler
	$(call ready,base)
	.venv/bin/python -m tools.release.wheels $(ARGS)

release-check: ## Check that version, tag and changelog agree (ARGS="v0.1.0")
	$(call ready,base)
	.venv/bin/python -m tools.release.check $(ARGS)

requirements: ## Renew the pinned requirements from pyproject.toml (ARGS=--upgrade for the newest)
	$(call ready,pins)
	$(pin) pyproject.toml -o requirements/runtime.txt
	$(pin) --group build -c requirements/runtime.txt -o requirements/build.txt
	$(pin) pyproject.toml --extra server -c requirements/runtime.txt -o requirements/server.txt
	$(pin) pyproject.toml --extra dev -c requirements/server.txt -c requirements/build.txt -o requirements/dev.txt
	$(pin) pyproject.toml --extra postgres --extra redis -c requirements/dev.txt -o requirements/services.txt
	$(pin) pyproject.toml --extra docs -c requirements/build.txt -c requirements/dev.txt -o requirements/docs.txt
	$(pin) --group pins -o requirements/pins.txt
	$(pin) --group pure -c requirements/dev.txt -o requirements/pure.txt
	$(pin) --group wheels -c requirements/build.txt -o requirements/wheels.txt
	$(pin) --group audit -c requirements/dev.txt -c requirements/docs.txt -o requirements/audit.txt

clean: ## Remove .venv and everything that was built
	rm -rf .venv build dist docs/_build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
