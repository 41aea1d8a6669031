# SPDX-License-Identifier: Apache-2.0
# Referee: building, running, testing. `make help` lists the targets.
#
# How this file works
#   - One make, no make per directory. Sources are found by layer (below); nothing is listed twice.
#   - Everything made goes under $(BUILD), by default build/. A variant (release, debug, asan, tsan, coverage, fuzz) has
#     its own objects, so that switching between them compiles nothing anew:
#         build/referee, build/unit-tests               the release variant, what plain `make` makes
#         build/VARIANT/referee, .../unit-tests         the others: `make VARIANT=asan`, or the target `asan`
#   - SQL, openapi.yaml and the web page are embedded: small scripts turn them into C under build/gen/.
#   - Header dependencies are found by the compiler (-MMD).
#   - Libraries are asked for when they are first needed and not while this file is read: the targets `run` and `test`
#     install what is missing (scripts/install-deps, Debian) and then call make again. `./run` and `./test` are these two for
#     machines that have no make yet.

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules
SHELL := /bin/sh

# --- Settings: override on the command line, as in `make VARIANT=debug CC=clang` -----------------------------------

VARIANT ?= release
BUILD   ?= build
PREFIX  ?= /usr/local
# Where `make run` listens, what it keeps its data in, and further arguments for it.
LISTEN  ?= 127.0.0.1:8080
DB      ?= referee.db
ARGS    ?=
# 1 has `make test` do at length what it otherwise does often enough to see it work, as `make check` does.
LONG    ?=
# How long each fuzz target runs.
FUZZ_SECONDS ?= 60
# How often `make torture` kills the server.
TORTURE_CYCLES ?= 50
# How many mutated requests `make check-mutations` sends, and which.
MUTATIONS ?= 20000
MUTATION_SEED ?= 1
# What the program takes its memory from: mimalloc, or the C library's malloc (system).
MALLOC  ?= mimalloc
# Compilers at work at once, in the targets that call make again.
JOBS    ?= $(shell nproc)
# The tests use Debian's Python, whose modules scripts/install-deps installs; another one on PATH may lack them.
PYTHON  ?= /usr/bin/python3
# make knows a default for CC ("cc"); ours is used unless somebody set it.
ifeq ($(origin CC),default)
CC := gcc
endif

# --- Sources -------------------------------------------------------------------------------------------------------

# From the bottom up: who may include whom is checked by scripts/check-layers.
LAYERS := util text rules solvers store game core play tournament service live http api

SOURCES      := $(sort $(foreach layer,$(LAYERS),$(wildcard src/$(layer)/*.c src/$(layer)/*/*.c)))
MAIN_SOURCES := $(sort $(wildcard src/referee/*.c src/clients/*.c src/clients/*/*.c))
HEADERS      := $(sort $(wildcard include/*/*.h src/*/*.h src/*/*/*.h))
FUZZ_SOURCES := $(sort $(wildcard tests/fuzz/*.c))
TEST_SOURCES := $(sort $(wildcard tests/unit/*.c tests/unit/*/*.c tests/conformance/*.c tests/support/*.c) \
                $(FUZZ_SOURCES))
MATCH_SOURCES := $(sort $(wildcard tools/match/*.c))
WEIGHTS_SOURCES := $(sort $(wildcard tools/line_weights/*.c))
NEXT_SOURCES := $(sort $(wildcard tests/next/*.c))
QUERIES      := $(sort $(wildcard sql/queries/*.sql sql/*/queries/*.sql))
MIGRATIONS   := $(sort $(wildcard sql/*/migrations/*.sql))
NEXT_SQL     := $(sort $(wildcard tests/migrations/*/*.sql))
# What the page is built of; types and tests bring packages and a lock file, which are no part of it.
CLIENT_JS    := $(sort $(wildcard clients/js/*.json clients/js/*.md clients/js/LICENSE) \
                $(filter-out %/contract.ts,$(wildcard clients/js/src/*.ts)))
WEB          := $(sort $(shell find web -name node_modules -prune -o -type f -print) $(filter %.ts,$(CLIENT_JS)) \
                $(wildcard docs/games/*.md docs/games/*/*.md))
ALL_C        := $(SOURCES) $(MAIN_SOURCES) $(HEADERS) $(TEST_SOURCES) $(NEXT_SOURCES) \
                $(sort $(wildcard tests/*/*.h tests/*/*/*.h)) $(sort $(wildcard bench/*.c bench/*/*.c tools/*.c tools/*/*.[ch]))

# --- Flags ---------------------------------------------------------------------------------------------------------

LIBRARIES      := libmicrohttpd gnutls jansson sqlite3 libpq libsodium libcurl zlib
TEST_LIBRARIES := criterion

# libunistring comes without a pkg-config file.
LDLIBS      = $(PKG_LIBS) -lunistring -lm
TEST_LDLIBS = $(TEST_PKG_LIBS)

# Threads give back what others have allocated, a request's answer or a game's old state: there mimalloc is quicker. It is
# linked into the program alone, and as a release: sanitizers bring an allocator of their own, and so do the unit tests.
# Valgrind sees the memory of a program that was made with MALLOC=system.
MALLOCS := mimalloc system
ifeq ($(filter $(MALLOC),$(MALLOCS)),)
$(error MALLOC=$(MALLOC) is none of: $(MALLOCS))
endif
PROGRAM_MALLOC := $(if $(filter release,$(VARIANT)),$(MALLOC),system)
PROGRAM_LDLIBS := $(if $(filter mimalloc,$(PROGRAM_MALLOC)),-lmimalloc)

# Asked once, when first used: the variable replaces itself by its value.
PKG_CFLAGS      = $(eval PKG_CFLAGS := $(shell pkg-config --cflags $(LIBRARIES)))$(PKG_CFLAGS)
PKG_LIBS        = $(eval PKG_LIBS := $(shell pkg-config --libs $(LIBRARIES)))$(PKG_LIBS)
TEST_PKG_CFLAGS = $(eval TEST_PKG_CFLAGS := $(shell pkg-config --cflags $(TEST_LIBRARIES)))$(TEST_PKG_CFLAGS)
TEST_PKG_LIBS   = $(eval TEST_PKG_LIBS := $(shell pkg-config --libs $(TEST_LIBRARIES)))$(TEST_PKG_LIBS)

STANDARD := -std=c11 -D_GNU_SOURCE
# What another layer may include stands in include/; within a layer its folders know each other.
INCLUDES := -Iinclude -Isrc -I$(BUILD)/gen
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wvla -Werror

# The flags of the OpenSSF's compiler options hardening guide that gcc 12 knows.
HARDENING         := -D_FORTIFY_SOURCE=3 -fstack-protector-strong -fstack-clash-protection -fPIE
HARDENING_LDFLAGS := -pie -Wl,-z,relro,-z,now,-z,noexecstack -Wl,--as-needed
# Control-flow protection is a matter of the processor.
ifneq ($(filter x86_64 i686,$(shell uname -m)),)
HARDENING += -fcf-protection
endif

# A finding of UBSan ends the program, as one of ASan does: a test cannot pass over it. What instrumented code hides from
# gcc's own analysis it warns of in vain.
SANITIZE     := -fno-sanitize-recover=all -fno-omit-frame-pointer
SANITIZE_GCC := $(SANITIZE) -Wno-format-truncation -Wno-maybe-uninitialized

VARIANT_CFLAGS_release  := -O2 -g $(HARDENING)
VARIANT_LDFLAGS_release := $(HARDENING_LDFLAGS)
# Layers call each other for every small thing, so the release is optimised once more as a whole, where it is linked: a
# request then takes about a twentieth less. Its objects hold plain code as well, for the unit tests and the benchmarks.
ifeq ($(VARIANT)$(findstring clang,$(CC)),release)
WHOLE_CFLAGS  := -flto=auto -ffat-lto-objects
WHOLE_LDFLAGS := -flto=auto
# The linker would see the objects' other half and optimise unasked, for most of a minute.
PLAIN_LDFLAGS := -fno-lto
endif
VARIANT_CFLAGS_debug    := -O0 -g3
VARIANT_CFLAGS_asan     := -O1 -g -fsanitize=address,undefined $(SANITIZE_GCC)
# At a fixed address, as half a million relocations of what ASan knows of each global take a twentieth of a second a start.
VARIANT_LDFLAGS_asan    := -fsanitize=address,undefined -no-pie
VARIANT_CFLAGS_tsan     := -O1 -g -fsanitize=thread $(SANITIZE_GCC)
VARIANT_LDFLAGS_tsan    := -fsanitize=thread
VARIANT_CFLAGS_coverage  := -O0 -g --coverage -fprofile-update=atomic
VARIANT_LDFLAGS_coverage := --coverage
# With clang only: it brings libFuzzer.
VARIANT_CFLAGS_fuzz      := -O1 -g -DREFEREE_FUZZ -fsanitize=fuzzer-no-link,address,undefined $(SANITIZE)
VARIANT_LDFLAGS_fuzz     := -fsanitize=fuzzer,address,undefined

VARIANTS := release debug asan tsan coverage fuzz
ifeq ($(filter $(VARIANT),$(VARIANTS)),)
$(error VARIANT=$(VARIANT) is none of: $(VARIANTS))
endif

# Short lines while building; `make V=1` shows the commands.
ifneq ($(V),1)
say  = @printf '  %-6s %s\n' $(1) '$(2)';
endif

# CFLAGS and LDFLAGS are left to whoever calls; they come last and so win.
COMPILE = $(CC) $(STANDARD) $(INCLUDES) $(WARNINGS) $(VARIANT_CFLAGS_$(VARIANT)) -pthread -MMD -MP $(PKG_CFLAGS)
LINK    = $(CC) $(VARIANT_CFLAGS_$(VARIANT)) $(VARIANT_LDFLAGS_$(VARIANT)) -pthread

# --- What is made --------------------------------------------------------------------------------------------------

OBJ := $(BUILD)/$(VARIANT)
OUT := $(if $(filter release,$(VARIANT)),$(BUILD),$(BUILD)/$(VARIANT))
GEN := $(BUILD)/gen

REFEREE    := $(OUT)/referee
UNIT_TESTS := $(OUT)/unit-tests
# The program after this one, which knows a migration or two and one family of games more: for tests of migrating, and of what
# the engine has for families to come.
NEXT       := $(OUT)/referee-next

ENGINES      := sqlite postgres
# Sets of questions that `referee play` brings along.
SAMPLES      := general-knowledge solar-system
GENERATED    := $(ENGINES:%=$(GEN)/queries_%.c) $(ENGINES:%=$(GEN)/migrations_%.c) $(GEN)/openapi.c \
                $(GEN)/openapi_json.c $(GEN)/web.c $(SAMPLES:%=$(GEN)/sample_%.c)
OBJECTS      := $(SOURCES:%.c=$(OBJ)/%.o) $(GENERATED:$(GEN)/%.c=$(OBJ)/gen/%.o)
MAIN_OBJECTS := $(MAIN_SOURCES:%.c=$(OBJ)/%.o)
TEST_OBJECTS := $(TEST_SOURCES:%.c=$(OBJ)/%.o)
# Tools that are tested with the program, but no part of it.
MATCH_OBJECTS   := $(MATCH_SOURCES:%.c=$(OBJ)/%.o)
WEIGHTS_OBJECTS := $(WEIGHTS_SOURCES:%.c=$(OBJ)/%.o)
TOOL_OBJECTS    := $(filter-out $(OBJ)/tools/match/match.o $(OBJ)/tools/line_weights/main.o,$(MATCH_OBJECTS) $(WEIGHTS_OBJECTS))
NEXT_OBJECTS := $(patsubst $(OBJ)/gen/migrations_%.o,$(OBJ)/gen/next_%.o,\
                $(patsubst $(OBJ)/src/rules/families.o,$(OBJ)/tests/next/families.o,$(OBJECTS))) \
                $(NEXT_SOURCES:%.c=$(OBJ)/%.o)

.PHONY: all
all: $(REFEREE) ## Build the server, build/referee (the default).

.PHONY: help
help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## / { printf "  %-17s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo
	@echo 'Settings: VARIANT=release|debug|asan|tsan|coverage  MALLOC=mimalloc|system  CC=  CFLAGS=  BUILD=  PREFIX=  DESTDIR='

.PHONY: objects
objects: $(OBJECTS) $(MAIN_OBJECTS) ## Compile everything but link nothing.

.PHONY: unit-tests
unit-tests: $(UNIT_TESTS) $(NEXT) $(OUT)/match ## Build what tests need: build/unit-tests, build/referee-next, build/match.

# Written anew only when another allocator is asked for, so that the program is then linked anew.
$(OBJ)/malloc: FORCE
	@mkdir -p $(@D)
	@echo '$(PROGRAM_MALLOC)' | cmp -s - $@ || echo '$(PROGRAM_MALLOC)' >$@

$(REFEREE): $(OBJECTS) $(MAIN_OBJECTS) $(OBJ)/malloc
	$(call say,LINK,$@$(if $(WHOLE_LDFLAGS), (optimised as a whole: half a minute)))$(LINK) $(WHOLE_LDFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(PROGRAM_LDLIBS) $(LDLIBS)

# Every test is a process of its own, so that what the loader does at a start is done two thousand times.
TEST_LDFLAGS := -no-pie -Wl,-z,lazy

# Tests may have a family of their own among the others: tests/support/bell.h.
$(UNIT_TESTS): $(TEST_OBJECTS) $(OBJECTS) $(TOOL_OBJECTS) $(filter-out $(OBJ)/src/referee/main.o,$(MAIN_OBJECTS))
	$(call say,LINK,$@)$(LINK) $(PLAIN_LDFLAGS) $(TEST_LDFLAGS) $(LDFLAGS) -Wl,--wrap=family_find_preset,--wrap=bot_find -o $@ $^ $(LDLIBS) $(TEST_LDLIBS)

$(NEXT): $(NEXT_OBJECTS) $(MAIN_OBJECTS) $(OBJ)/malloc
	$(call say,LINK,$@)$(LINK) $(PLAIN_LDFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(PROGRAM_LDLIBS) $(LDLIBS)

# Objects depend on this file for the flags that are written in it.
$(OBJ)/src/%.o: src/%.c Makefile | $(GEN)/queries.h $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) $(WHOLE_CFLAGS) $(CFLAGS) -c -o $@ $<

$(OBJ)/tests/%.o: tests/%.c Makefile | $(GEN)/queries.h $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) -Itests -Itools $(TEST_PKG_CFLAGS) $(CFLAGS) -c -o $@ $<

# Its list of families is found before ours.
$(OBJ)/tests/next/families.o: src/rules/families.c tests/next/rules/families.def Makefile | $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) -iquote tests/next $(CFLAGS) -c -o $@ $<

$(OBJ)/bench/%.o: bench/%.c Makefile | $(GEN)/queries.h $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) $(CFLAGS) -c -o $@ $<

$(OBJ)/tools/%.o: tools/%.c Makefile | $(GEN)/queries.h $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) $(CFLAGS) -c -o $@ $<

# Tables of some hundred thousand values are worked out when they are first asked for. Without the optimiser that takes
# ten times as long, with every access watched for races (there are none: one thread does it, under a lock) fifty times.
# A fuzzer learns nothing from it, and would call it hung; `make asan` has it watched.
SWEEPS := yahtzee_table yahtzee_variance
SWEEP_CFLAGS_tsan := -fno-sanitize=thread
SWEEP_CFLAGS_fuzz := -fno-sanitize=fuzzer-no-link,address,undefined
$(SWEEPS:%=$(OBJ)/src/solvers/yahtzee/%.o): COMPILE += -O2 $(SWEEP_CFLAGS_$(VARIANT))

# C compilers need accept no string literal above 4095 bytes; ours take whole files.
$(OBJ)/gen/%.o: $(GEN)/%.c Makefile | $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) -Wno-overlength-strings $(CFLAGS) -c -o $@ $<

# A list of the SQL files, written anew only when it changes: so that removing a file is noticed as well.
$(GEN)/sql-files: FORCE
	@mkdir -p $(@D)
	@echo '$(QUERIES) $(MIGRATIONS) $(NEXT_SQL)' | cmp -s - $@ || echo '$(QUERIES) $(MIGRATIONS) $(NEXT_SQL)' >$@

$(GEN)/queries.h: $(QUERIES) $(GEN)/sql-files scripts/embed-queries scripts/c-string.awk
	$(call say,EMBED,$@)scripts/embed-queries header $(QUERIES) >$@

$(ENGINES:%=$(GEN)/queries_%.c): $(GEN)/queries_%.c: $(QUERIES) $(GEN)/sql-files scripts/embed-queries scripts/c-string.awk
	$(call say,EMBED,$@)scripts/embed-queries source $* $(QUERIES) >$@

$(ENGINES:%=$(GEN)/migrations_%.c): $(GEN)/migrations_%.c: $(MIGRATIONS) $(GEN)/sql-files scripts/embed-migrations \
    scripts/c-string.awk
	$(call say,EMBED,$@)scripts/embed-migrations $* $(filter sql/$*/%,$(MIGRATIONS)) >$@

$(ENGINES:%=$(GEN)/next_%.c): $(GEN)/next_%.c: $(MIGRATIONS) $(NEXT_SQL) $(GEN)/sql-files scripts/embed-migrations \
    scripts/c-string.awk
	$(call say,EMBED,$@)scripts/embed-migrations $* $(filter sql/$*/% tests/migrations/$*/%,$(MIGRATIONS) $(NEXT_SQL)) >$@

$(GEN)/openapi.c: openapi.yaml scripts/embed-file scripts/c-string.awk
	@mkdir -p $(@D)
	$(call say,EMBED,$@)scripts/embed-file openapi_yaml api/embedded.h openapi.yaml >$@

$(GEN)/openapi.json: openapi.yaml scripts/yaml-to-json
	@mkdir -p $(@D)
	$(call say,JSON,$@)$(PYTHON) scripts/yaml-to-json openapi.yaml >$@.new && mv $@.new $@

$(GEN)/openapi_json.c: $(GEN)/openapi.json scripts/embed-file scripts/c-string.awk
	$(call say,EMBED,$@)scripts/embed-file openapi_json api/embedded.h $(GEN)/openapi.json >$@

$(SAMPLES:%=$(GEN)/sample_%.c): $(GEN)/sample_%.c: docs/quiz/%.json scripts/embed-file scripts/c-string.awk
	@mkdir -p $(@D)
	$(call say,EMBED,$@)scripts/embed-file sample_$(subst -,_,$*) clients/terminal/samples.h $< >$@

# The same for the page's sources.
$(GEN)/web-files: FORCE
	@mkdir -p $(@D)
	@echo '$(WEB)' | cmp -s - $@ || echo '$(WEB)' >$@

# The folder is made anew as a whole; what tells its time is the file that is made last.
$(BUILD)/web/screens: $(WEB) $(GEN)/web-files scripts/build-web scripts/rules_pages.py scripts/web_bundles.py
	$(call say,WEB,$(@D))scripts/build-web web $(@D)

$(GEN)/web.c: $(BUILD)/web/screens scripts/embed-web
	$(call say,EMBED,$@)scripts/embed-web $(<D) >$@

# Says what to do before the compiler fails on the first header.
$(BUILD)/libraries-found:
	@mkdir -p $(@D)
	@if pkg-config --exists $(LIBRARIES) 2>/dev/null && \
	    echo '#include <uninorm.h>' | $(CC) -fsyntax-only -x c - 2>/dev/null && \
	    echo 'int main(void) { return 0; }' | $(CC) -o $@.try -x c - $(PROGRAM_LDLIBS) 2>/dev/null; then \
	    rm $@.try; \
	    touch $@; \
	else \
	    echo 'Something to build with is missing. Needed: $(CC), pkg-config, $(LIBRARIES), libunistring,'; \
	    echo 'mimalloc (MALLOC=system does without).'; \
	    echo 'On Debian, `scripts/install-deps build` as root installs them; so do ./run and ./test.'; \
	    exit 1; \
	fi

.PHONY: FORCE
FORCE:

-include $(OBJECTS:.o=.d) $(NEXT_OBJECTS:.o=.d) $(MAIN_OBJECTS:.o=.d) $(TEST_OBJECTS:.o=.d) $(OBJ)/bench/solvers.d $(OBJ)/tools/make_tree.d \
    $(MATCH_OBJECTS:.o=.d) $(WEIGHTS_OBJECTS:.o=.d)

# --- Running -------------------------------------------------------------------------------------------------------

# make again: after installing what is missing, or for another variant. Keeps a -j that was given.
MAKE_AGAIN = $(MAKE) --no-print-directory $(if $(findstring -j,$(MAKEFLAGS)),,-j$(JOBS))

.PHONY: run
run: ## Install what is missing, build, and serve ./referee.db on 127.0.0.1:8080 (LISTEN=, DB=, ARGS=).
	@scripts/install-deps build examples
	+@$(MAKE_AGAIN) all
	exec $(REFEREE) serve --db $(DB) --listen $(LISTEN) $(ARGS)

# --- Testing -------------------------------------------------------------------------------------------------------

.PHONY: test
test: ## Install what is missing, build, and run the tests (LONG=1: what chance decides, more often).
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) all unit-tests $(BUILD)/referee-client/package.json
	@$(PYTHON) scripts/run-tests $(if $(filter 1,$(LONG)),--long) $(OUT) unit unit-postgres api fault clients openapi web

.PHONY: test-postgres
test-postgres: ## The tests over HTTP on PostgreSQL; `make asan tsan` run many of them there too, each once.
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) all unit-tests
	@$(PYTHON) scripts/run-tests $(OUT) api-postgres

.PHONY: check-servers
check-servers: ## Those of them that share a server, on three of one database, each request to any of these.
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) all unit-tests
	@$(PYTHON) scripts/run-tests --servers $(OUT) api-postgres

.PHONY: test-web
test-web: ## Only the tests of the page, and of clients/js.
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) all $(BUILD)/referee-client/package.json
	@$(PYTHON) scripts/run-tests $(OUT) web

.PHONY: screenshots
screenshots: ## Pictures of the page's screens, light and dark, wide and narrow, in build/screenshots.
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) all $(BUILD)/web-tools/installed
	REFEREE_BINARY=$(BUILD)/referee REFEREE_WEB_TOOLS=$(BUILD)/web-tools scripts/screenshots.mjs $(BUILD)/screenshots

# PART=K/N: the K-th of N parts of what is watched of every change.
A_PART = $(if $(PART),--part $(PART))

.PHONY: asan
asan: ## Unit tests, and the API tests that tsan leaves out, on PostgreSQL, under AddressSanitizer (leaks too) and UBSan (PART=1/3).
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) VARIANT=asan all unit-tests
	@$(PYTHON) scripts/run-tests --others $(A_PART) $(BUILD)/asan unit api-postgres

.PHONY: check-asan-long
check-asan-long: ## Unit tests at length, and all API tests, under AddressSanitizer and UndefinedBehaviorSanitizer.
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) VARIANT=asan all unit-tests
	@$(PYTHON) scripts/run-tests --long $(BUILD)/asan unit api

# Criterion cannot start under ThreadSanitizer (its shared arena and TSan's memory layout exclude each other), so the
# threads are watched where they meet: in the server, under those tests over HTTP in which they do (tests/api/conftest.py).
.PHONY: tsan-built
tsan-built:
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) VARIANT=tsan all $(BUILD)/tsan/referee-next $(BUILD)/tsan/match

.PHONY: tsan
tsan: tsan-built ## API tests in which threads meet, some on SQLite and some on PostgreSQL, under ThreadSanitizer (PART=1/3).
	@$(PYTHON) scripts/run-tests --threads $(A_PART) $(BUILD)/tsan api api-postgres

.PHONY: check-tsan-all
check-tsan-all: tsan-built ## All API tests under ThreadSanitizer, but for what a search has two seconds for.
	@$(PYTHON) scripts/run-tests $(BUILD)/tsan api

.PHONY: coverage
coverage: ## Measure line coverage; fails below 100 % of src/rules or 90 % of src.
	@scripts/install-deps build test coverage
	+@$(MAKE_AGAIN) VARIANT=coverage all unit-tests
	@find $(BUILD)/coverage -name '*.gcda' -delete
	@$(PYTHON) scripts/run-tests $(BUILD)/coverage unit unit-postgres api
	gcovr --root . --filter src/ --object-directory $(BUILD)/coverage --json $(BUILD)/coverage/coverage.json
	gcovr --root . -a $(BUILD)/coverage/coverage.json --fail-under-line 90 --txt \
	    --html-details $(BUILD)/coverage/index.html
	gcovr --root . -a $(BUILD)/coverage/coverage.json --filter src/rules/ --fail-under-line 100 --txt

# Each tests/fuzz/X.c becomes a libFuzzer program; tests/fuzz/corpus/X, where it is there, seeds it.
FUZZERS := $(FUZZ_SOURCES:tests/fuzz/%.c=$(BUILD)/fuzz/bin/%)

$(BUILD)/fuzz/bin/%: $(OBJ)/tests/fuzz/%.o $(OBJ)/tests/support/shelf.o $(OBJECTS)
	@mkdir -p $(@D)
	$(call say,LINK,$@)$(LINK) $(LDFLAGS) -o $@ $^ $(LDLIBS)

.PHONY: fuzz
fuzz: ## Fuzz each target of tests/fuzz for FUZZ_SECONDS (60).
	@scripts/install-deps build fuzz
	+@$(MAKE_AGAIN) VARIANT=fuzz CC=clang $(FUZZERS)
	@scripts/run-fuzzers $(BUILD)/fuzz $(FUZZ_SECONDS) $(FUZZERS)

# What the machine cannot do (mount, shut a file system down) is told as skipped, with the reason.
.PHONY: check-fault-long
check-fault-long: ## Tests that break things for minutes: locks, syncs, descriptors, memory, disks, power; nginx in front.
	@scripts/install-deps build test long
	+@$(MAKE_AGAIN) all
	REFEREE_BINARY=$(REFEREE) $(PYTHON) -m pytest -q -p no:cacheprovider -rs --long tests/fault

# What stands in deploy/cluster, whole, with Debian's etcd, Patroni and HAProxy; only the containers are missing.
.PHONY: check-patroni
check-patroni: ## Three servers, three nodes of PostgreSQL, HAProxy: what dies under load loses nothing (some minutes).
	@scripts/install-deps build test cluster
	+@$(MAKE_AGAIN) all
	REFEREE_BINARY=$(REFEREE) $(PYTHON) -m pytest -q -p no:cacheprovider -s -rs --long tests/cluster

# The peer's database module is compiled once and kept.
.PHONY: check-bench
check-bench: ## Whether every benchmark still measures something, and leaves nothing behind (some minutes).
	@scripts/install-deps build test bench
	+@$(MAKE_AGAIN) all $(OUT)/match
	@mkdir -p $(BUILD)/bench-smoke
	REFEREE_BINARY=$(REFEREE) REFEREE_BENCH=$(BUILD)/bench-smoke $(PYTHON) -m pytest -q -p no:cacheprovider tests/bench

.PHONY: torture
torture: ## Kill the server under load, TORTURE_CYCLES (50) times, and hold it to what it had said.
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) all
	$(PYTHON) tests/fault/torture.py --binary $(REFEREE) --cycles $(TORTURE_CYCLES)

.PHONY: bench
bench: ## Install what is missing, build, and run the benchmarks.
	@scripts/install-deps build bench
	+@$(MAKE_AGAIN) all
	bench/run
	+@$(MAKE_AGAIN) bench-solvers
	+@$(MAKE_AGAIN) bench-boards
	+@$(MAKE_AGAIN) bench-line
	+@$(MAKE_AGAIN) bench-gomoku
	+@$(MAKE_AGAIN) bench-levels
	+@$(MAKE_AGAIN) bench-clocks
	+@$(MAKE_AGAIN) bench-yahtzee
	+@$(MAKE_AGAIN) bench-tournaments
	+@$(MAKE_AGAIN) bench-fairness

# What needs no server is measured by programs of its own.
.SECONDARY: $(patsubst %,$(OBJ)/bench/%.o,solvers boards line gomoku levels clocks yahtzee tournaments)
$(OUT)/bench-%: $(OBJ)/bench/%.o $(OBJECTS) $(OBJ)/malloc
	$(call say,LINK,$@)$(LINK) $(LDFLAGS) -o $@ $(filter %.o,$^) $(PROGRAM_LDLIBS) $(LDLIBS)

.PHONY: bench-fairness
bench-fairness: $(REFEREE) ## Measure others' moves while one account does its worst (ten minutes; ONLY=).
	@scripts/install-deps build bench
	bench/fairness --binary $(REFEREE) $(if $(ONLY),--only $(ONLY))

# ARGUMENTS="--seconds 10 --stored 1000000 --record", as `bench/cluster --help` has them.
.PHONY: bench-cluster
bench-cluster: $(REFEREE) ## Measure one, two and three servers on one PostgreSQL, and what hinders them (ARGUMENTS=).
	@scripts/install-deps build test bench
	bench/cluster --binary $(REFEREE) $(ARGUMENTS)

.PHONY: bench-solvers
bench-solvers: $(OUT)/bench-solvers ## Measure the codebreaker's strategies on one core (half a minute).
	$(OUT)/bench-solvers

.PHONY: bench-boards
bench-boards: $(OUT)/bench-boards ## Measure leaderboards of a thousand to a million players (some seconds).
	$(OUT)/bench-boards

# Both, whatever comes out of the first.
.PHONY: bench-gomoku
bench-gomoku: $(OUT)/bench-gomoku $(OUT)/match $(REFEREE) ## Measure the search of line games, by matches too (BEFORE=, OPPONENT=, GAMES=).
	$(OUT)/bench-gomoku; status=$$?; \
	BEFORE='$(BEFORE)' OPPONENT='$(OPPONENT)' GAMES='$(GAMES)' bench/gomoku-matches $(OUT) || exit; exit $$status

.PHONY: bench-levels
bench-levels: $(OUT)/bench-levels ## Measure each level of the bots against the one below (some minutes; FAMILY=).
	$(OUT)/bench-levels $(FAMILY)

.PHONY: bench-line
bench-line: $(OUT)/bench-line ## Measure moves of line games on one core (some seconds).
	$(OUT)/bench-line

.PHONY: bench-clocks
bench-clocks: $(OUT)/bench-clocks ## Measure a thousand to a million running clocks (some seconds).
	$(OUT)/bench-clocks

.PHONY: bench-yahtzee
bench-yahtzee: $(OUT)/bench-yahtzee ## Measure Yahtzee's bots: tables, decisions, games, duels (a minute and a half).
	$(OUT)/bench-yahtzee

.PHONY: bench-tournaments
bench-tournaments: $(OUT)/bench-tournaments ## Measure a tournament of bots on one core, and its standings (some seconds).
	$(OUT)/bench-tournaments

# --- The contract ----------------------------------------------------------------------------------------------------

# The program is built of openapi.yaml as it stands, and asked for nothing that it has from there. tests/openapi holds the
# file to what would be made now, tests/clients the types of clients/python, which has no build.
.PHONY: contract
contract: $(REFEREE) ## Make openapi.yaml of contract/ and of what the program says of itself.
	$(REFEREE) describe >$(BUILD)/description.json
	$(PYTHON) scripts/bundle-contract <$(BUILD)/description.json >$(BUILD)/openapi.yaml
	mv $(BUILD)/openapi.yaml openapi.yaml
	$(PYTHON) scripts/client-types openapi.yaml >$(BUILD)/contract.py
	mv $(BUILD)/contract.py clients/python/referee_client/contract.py

# --- Trees -----------------------------------------------------------------------------------------------------------

# The trees that the strategy `optimal` plays are kept in the repository: to search for them takes minutes.
$(OUT)/make-tree: $(OBJ)/tools/make_tree.o $(OBJECTS)
	$(call say,LINK,$@)$(LINK) $(LDFLAGS) -o $@ $^ $(LDLIBS)

.PHONY: trees
trees: $(OUT)/make-tree ## Search anew for the trees of the strategy `optimal` (some minutes).
	$(OUT)/make-tree mastermind >$(BUILD)/optimal_mastermind.inc
	$(OUT)/make-tree bulls-and-cows >$(BUILD)/optimal_bulls_and_cows.inc
	mv $(BUILD)/optimal_mastermind.inc $(BUILD)/optimal_bulls_and_cows.inc src/solvers/codebreaking/

# --- Weights ---------------------------------------------------------------------------------------------------------

# What positions of line games are judged by is fitted to games that the program plays against itself, by the weights that it
# has; so each time may find better ones. Whether they are is for games to say. The seed and number of games and the nodes of a
# move; then the seed of the fit, how often it goes through all, and how many hundredths of what it learns are scores.
WEIGHTS_GAMES ?= 102 5000 3000
WEIGHTS_FIT   ?= 1 20 20

$(OUT)/line-weights: $(WEIGHTS_OBJECTS) $(OBJECTS)
	$(call say,LINK,$@)$(LINK) $(PLAIN_LDFLAGS) $(LDFLAGS) -o $@ $^ $(LDLIBS)

.PHONY: line-weights
line-weights: $(OUT)/line-weights ## Play games and fit the weights of line games to them (some minutes).
	$(OUT)/line-weights make-data $(WEIGHTS_GAMES) >$(BUILD)/line_games.bin
	$(OUT)/line-weights fit $(WEIGHTS_FIT) $(BUILD)/line_games.bin >$(BUILD)/line_weights.inc
	mv $(BUILD)/line_weights.inc src/solvers/line/

# --- Matches ---------------------------------------------------------------------------------------------------------

$(OUT)/match: $(MATCH_OBJECTS) $(OBJ)/src/clients/engine_process.o $(OBJECTS) $(OBJ)/malloc
	$(call say,LINK,$@)$(LINK) $(LDFLAGS) -o $@ $(filter %.o,$^) $(PROGRAM_LDLIBS) $(LDLIBS)

.PHONY: match
match: $(OUT)/match ## Build build/match, which has two engines for five in a row play each other (build/match --help).

# --- Checking ------------------------------------------------------------------------------------------------------

.PHONY: check
check: ## What a change must pass: lint, the tests at length, asan, tsan.
	+@$(MAKE) --no-print-directory lint
	+@$(MAKE) --no-print-directory LONG=1 test
	+@$(MAKE) --no-print-directory asan
	+@$(MAKE) --no-print-directory tsan

# Packages of the npm registry, which are for checking alone, as a lock file (the second prerequisite) has them.
define npm_ci
	@mkdir -p $(@D)
	@if grep -q '"resolved"' $(word 2,$^); then \
	    echo '$(word 2,$^) names a registry: remove its "resolved" members'; exit 1; \
	fi
	@cp $^ $(@D)
	$(call say,NPM,$(@D))cd $(@D) && npm ci --loglevel=error
	@touch $@
endef

# What checks and plays the page: nothing of it is part of it.
$(BUILD)/web-tools/installed: web/package.json web/package-lock.json web/.npmrc
	$(npm_ci)

# clients/js as it is published, compiled by what checks the page.
$(BUILD)/referee-client/package.json: $(CLIENT_JS) openapi.yaml scripts/build-client-js $(BUILD)/web-tools/installed
	$(call say,CLIENT,$(@D))scripts/build-client-js $(BUILD)/web-tools $(@D)
	@touch $@

.PHONY: client-js
client-js: ## Build the client for JavaScript, build/referee-client (its compiler comes by npm).
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) $(BUILD)/referee-client/package.json

# What takes minutes, or needs root and debootstrap: a line for each part.
LONG_CHECKS := torture fuzz
LONG_CHECKS += check-debian-13
LONG_CHECKS += check-mutations check-clients
LONG_CHECKS += check-tidy-deep
LONG_CHECKS += check-vendor check-lighthouse
LONG_CHECKS += check-fresh check-dockerfile check-deb
LONG_CHECKS += test-postgres check-servers check-fault-long check-patroni
LONG_CHECKS += check-bench
LONG_CHECKS += check-asan-long check-tsan-all

.PHONY: check-long
check-long: ## All that takes minutes, one after the other; parts of it need root. Goes on behind what failed.
	+@failed=; for part in $(LONG_CHECKS); do \
	    printf '\n##### %s\n' $$part; \
	    $(MAKE) --no-print-directory $$part || failed="$$failed $$part"; \
	done; \
	if [ -n "$$failed" ]; then echo "failed:$$failed"; exit 1; fi; \
	echo 'all of $(LONG_CHECKS): passed'

.PHONY: check-debian-12 check-debian-13
check-debian-12: ## Build and test the newest commit on a new Debian 12 (root, debootstrap).
	$(PYTHON) scripts/check-debian bookworm
check-debian-13: ## Build and test the newest commit on a new Debian 13 (root, debootstrap).
	$(PYTHON) scripts/check-debian trixie

.PHONY: check-mutations
check-mutations: ## Send mutated HTTP to a server under AddressSanitizer (MUTATIONS=20000, MUTATION_SEED=1).
	@scripts/install-deps build test
	+@$(MAKE_AGAIN) VARIANT=asan all
	$(PYTHON) tests/fault/mutate_http.py --binary $(BUILD)/asan/referee --count $(MUTATIONS) --seed $(MUTATION_SEED)

LINT      := $(BUILD)/lint
SCRIPTS   := $(shell grep -lE '^#!/.*[/ ](ba)?sh$$' run test .ci/run scripts/* bench/* deploy/* deploy/cluster/* 2>/dev/null)
TIDIED    := $(patsubst %.c,$(LINT)/%.tidy,$(SOURCES) $(MAIN_SOURCES))
DEEP      := $(patsubst %.c,$(LINT)/%.deep,$(SOURCES) $(MAIN_SOURCES))
COMPILED  := $(patsubst %.h,$(LINT)/%.alone,$(HEADERS))
LINTS     := check-openapi check-format check-licence check-layers check-texts check-headers check-tidy check-cppcheck check-scripts \
             check-signature check-man sql-check check-web check-client-python check-client-js \
             check-monitoring

.PHONY: lint
lint: ## Check format, structure, C, SQL, scripts, openapi.yaml, the manual, the page's types and the alerts.
	@scripts/install-deps build lint
	+@$(MAKE_AGAIN) --keep-going $(LINTS)
	@echo 'lint: nothing to complain about'

.PHONY: check-format
check-format:
	$(call say,CHECK,the format)clang-format --dry-run -Werror $(ALL_C)

.PHONY: check-layers
check-layers:
	$(call say,CHECK,the structure)$(PYTHON) scripts/check-layers

.PHONY: check-texts
check-texts:
	$(call say,CHECK,the texts)$(PYTHON) scripts/check-texts

# Each header is compiled on its own.
.PHONY: check-headers
check-headers: $(COMPILED)

$(LINT)/%.alone: %.h $(GEN)/queries.h | $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,ALONE,$<)echo 'extern int more;' | \
	    $(CC) $(STANDARD) $(INCLUDES) $(WARNINGS) $(PKG_CFLAGS) -fsyntax-only -include $< -x c -
	@touch $@

.PHONY: check-tidy
check-tidy: $(TIDIED)

.PHONY: check-tidy-deep
check-tidy-deep: ## What clang-tidy's analyzer finds when it follows a function for as long as it can (some minutes).
	@scripts/install-deps build lint
	+@$(MAKE_AGAIN) --keep-going $(DEEP)

# Most of what lint would take are the few functions of which clang's analyzer looks at as many states as it may, 225000
# unless told otherwise. That is left to check-tidy-deep.
TIDY_STATES := -Xclang -analyzer-config -Xclang max-nodes=30000
define tidy
	@mkdir -p $(@D)
	$(call say,TIDY,$<)clang-tidy --quiet $< -- $(STANDARD) $(INCLUDES) $(WARNINGS) $(PKG_CFLAGS) $(1) 2>$@.log || \
	    { cat $@.log; exit 1; }
	@touch $@
endef

$(LINT)/%.tidy: %.c $(HEADERS) $(GEN)/queries.h .clang-tidy | $(BUILD)/libraries-found
	$(call tidy,$(TIDY_STATES))

$(LINT)/%.deep: %.c $(HEADERS) $(GEN)/queries.h .clang-tidy | $(BUILD)/libraries-found
	$(call tidy)

# cppcheck 2.10 does not know an attribute behind a pointer to a function.
.PHONY: check-cppcheck
check-cppcheck: $(GEN)/queries.h
	$(call say,CHECK,cppcheck)cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr -j $(JOBS) \
	    --enable=warning,style,performance,portability --suppressions-list=scripts/cppcheck-suppressions \
	    -D_GNU_SOURCE '-D__attribute__(x)=' $(INCLUDES) src

# On machines of their own, which only root can make; some minutes each.
.PHONY: check-fresh
check-fresh: ## A new Debian: ./run, everything that README shows, ./test (as root; some minutes).
	@scripts/install-deps image examples
	scripts/check-fresh

.PHONY: check-dockerfile
check-dockerfile: ## Carry out the Dockerfile without Docker, and try the image (as root; some minutes).
	@scripts/install-deps image
	scripts/check-dockerfile

.PHONY: check-deb
check-deb: ## A new Debian: the package installed, started, upgraded, removed, purged (as root; some minutes).
	@scripts/install-deps build deb image long
	+@$(MAKE_AGAIN) all $(NEXT)
	scripts/check-deb $(REFEREE) $(NEXT)

# Every source file says under which licence it is; `scripts/check-licence --fix` has them say it.
.PHONY: check-licence
check-licence:
	$(call say,CHECK,the licence)scripts/check-licence

.PHONY: check-scripts
check-scripts:
	$(call say,CHECK,the scripts)shellcheck $(SCRIPTS)

# The linter's packages, as the lock file has them, installed under build/.
$(BUILD)/tools/installed: tests/tools/package.json tests/tools/package-lock.json tests/tools/.npmrc
	$(npm_ci)

.PHONY: check-openapi
check-openapi: $(BUILD)/tools/installed
	$(call say,CHECK,openapi.yaml)$(BUILD)/tools/node_modules/.bin/spectral lint --quiet --fail-severity warn \
	    --ruleset tests/tools/spectral.yaml openapi.yaml
	@REDOCLY_SUPPRESS_UPDATE_NOTICE=true $(BUILD)/tools/node_modules/.bin/redocly lint \
	    --config tests/tools/redocly.yaml openapi.yaml 2>$(BUILD)/tools/redocly.log || \
	    { cat $(BUILD)/tools/redocly.log; exit 1; }

# The generators of clients, as their lock file has them, installed under build/. Some need a newer Node.js than lint.
$(BUILD)/clients/installed: tests/clients/package.json tests/clients/package-lock.json tests/clients/.npmrc
	$(npm_ci)

.PHONY: check-clients
check-clients: ## Make clients from openapi.yaml with four generators, compile them, play with them (some minutes).
	@scripts/install-deps build test lint
	+@$(MAKE_AGAIN) all $(BUILD)/clients/installed
	@REFEREE_BINARY=$(REFEREE) REFEREE_CLIENT_TOOLS=$(BUILD)/clients $(PYTHON) -m pytest -q -p no:cacheprovider --long \
	    tests/clients

$(BUILD)/lighthouse/installed: tests/lighthouse/package.json tests/lighthouse/package-lock.json tests/lighthouse/.npmrc
	$(npm_ci)

.PHONY: check-lighthouse
check-lighthouse: ## Have Lighthouse score the page, three times each: the start and a game (two minutes).
	@scripts/install-deps build test long
	+@$(MAKE_AGAIN) all $(BUILD)/web-tools/installed $(BUILD)/lighthouse/installed
	REFEREE_BINARY=$(REFEREE) REFEREE_WEB_TOOLS=$(BUILD)/web-tools REFEREE_LIGHTHOUSE=$(BUILD)/lighthouse \
	    node --test tests/lighthouse/lighthouse.test.mjs

# A signature of ours and the library that receivers use.
.PHONY: check-signature
check-signature: $(BUILD)/tools/installed
	$(call say,CHECK,the signature of webhooks)NODE_PATH=$(BUILD)/tools/node_modules node tests/tools/check-signature.js

.PHONY: check-man
check-man:
	$(call say,CHECK,the manual)mandoc -T lint -W warning docs/referee.1

# promtool comes with Prometheus, 19 MB of package of which nothing else is taken.
.PHONY: check-monitoring
check-monitoring: $(BUILD)/referee
	$(call say,CHECK,the metrics and the alerts)promtool=$$(scripts/find-promtool $(BUILD)/tools) && \
	    scripts/check-monitoring "$$promtool" $(BUILD)/referee

# The compiler sees the contract as types, which are made here and not kept.
.PHONY: check-web
check-web: $(BUILD)/web-tools/installed
	$(call say,CHECK,the page)scripts/check-web
	@$(BUILD)/web-tools/node_modules/.bin/openapi-typescript openapi.yaml --output clients/js/src/contract.ts \
	    >$(BUILD)/contract.log 2>&1 || \
	    { cat $(BUILD)/contract.log; exit 1; }
	@$(BUILD)/web-tools/node_modules/.bin/tsc --project web/tsconfig.json
	@$(BUILD)/web-tools/node_modules/.bin/tsc --project web/tsconfig.sw.json

# Its compiler is its linter.
.PHONY: check-client-js
check-client-js: $(BUILD)/referee-client/package.json

.PHONY: check-client-python
check-client-python:
	$(call say,CHECK,clients/python)$(PYTHON) -m mypy --strict --no-error-summary --cache-dir=$(BUILD)/mypy \
	    clients/python/referee_client clients/python/referee_bot.py
	@MYPYPATH=clients/python $(PYTHON) -m mypy --strict --no-error-summary --cache-dir=$(BUILD)/mypy tests/clients/types/uses.py

.PHONY: check-vendor
check-vendor: ## Compare web/vendor with what the registry has of it.
	@scripts/install-deps build lint
	$(call say,CHECK,web/vendor)scripts/check-vendor

.PHONY: sql-check
sql-check: ## Prepare every query on a freshly migrated database, of SQLite and of PostgreSQL.
	$(call say,CHECK,the SQL)scripts/sql-check sqlite $(BUILD)/sql-check
	@scripts/sql-check postgres $(BUILD)/sql-check-postgres

.PHONY: format
format: ## Bring all C files into the house format.
	clang-format -i $(ALL_C)

# --- Installing ----------------------------------------------------------------------------------------------------

# What each of these is called where it is installed; `make uninstall` removes just these.
INSTALLED_PROGRAM := $(PREFIX)/bin/referee
INSTALLED_MANUAL  := $(PREFIX)/share/man/man1/referee.1
INSTALLED_DATA    := $(PREFIX)/share/referee
UNIT_DIR          ?= $(PREFIX)/lib/systemd/system
BASH_COMPLETIONS  ?= $(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS   ?= $(PREFIX)/share/zsh/site-functions

# The page is in the program, and needs no files. The program writes what completes it, of the table of its settings.
.PHONY: install
install: $(REFEREE) ## Install program, manual, systemd units, completions and openapi.yaml (PREFIX=/usr/local, DESTDIR=).
	install -D -m 755 $(REFEREE) $(DESTDIR)$(INSTALLED_PROGRAM)
	install -D -m 644 docs/referee.1 $(DESTDIR)$(INSTALLED_MANUAL)
	install -D -m 644 openapi.yaml $(DESTDIR)$(INSTALLED_DATA)/openapi.yaml
	install -d $(DESTDIR)$(UNIT_DIR) $(DESTDIR)$(BASH_COMPLETIONS) $(DESTDIR)$(ZSH_COMPLETIONS)
	sed 's|/usr/local/bin/|$(PREFIX)/bin/|' deploy/referee.service >$(BUILD)/referee.service
	sed 's|/usr/local/bin/|$(PREFIX)/bin/|' deploy/referee@.service >$(BUILD)/referee@.service
	$(REFEREE) completion bash >$(BUILD)/completion.bash
	$(REFEREE) completion zsh >$(BUILD)/completion.zsh
	install -m 644 $(BUILD)/referee.service $(DESTDIR)$(UNIT_DIR)/referee.service
	install -m 644 $(BUILD)/referee@.service $(DESTDIR)$(UNIT_DIR)/referee@.service
	install -m 644 $(BUILD)/completion.bash $(DESTDIR)$(BASH_COMPLETIONS)/referee
	install -m 644 $(BUILD)/completion.zsh $(DESTDIR)$(ZSH_COMPLETIONS)/_referee

# Settings and data stay: they are not what was installed.
.PHONY: uninstall
uninstall: ## Remove what `make install` has put there, with the same PREFIX and DESTDIR.
	rm -f $(DESTDIR)$(INSTALLED_PROGRAM) $(DESTDIR)$(INSTALLED_MANUAL) $(DESTDIR)$(INSTALLED_DATA)/openapi.yaml \
	    $(DESTDIR)$(UNIT_DIR)/referee.service $(DESTDIR)$(UNIT_DIR)/referee@.service \
	    $(DESTDIR)$(BASH_COMPLETIONS)/referee $(DESTDIR)$(ZSH_COMPLETIONS)/_referee
	[ ! -d $(DESTDIR)$(INSTALLED_DATA) ] || rmdir $(DESTDIR)$(INSTALLED_DATA)

# With the libraries of the Debian that it is made on; DEB_VERSION= is another version than the program's.
.PHONY: deb
deb: ## Make a Debian package whose service starts, in build/deb (DEB_VERSION=).
	@scripts/install-deps build deb
	+@$(MAKE_AGAIN) all
	scripts/build-deb $(REFEREE) $(BUILD)/deb $(DEB_VERSION)

.PHONY: image
image: ## Build the container image `referee`, with docker or podman.
	scripts/build-image

.PHONY: clean
clean: ## Remove everything that was made.
	rm -rf $(BUILD)
