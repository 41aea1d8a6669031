# Referee: building, running, testing. `make help` lists the targets.
#
# How this file works
#   - One make, no make per directory. Sources are found by layer (below); nothing is listed twice.
#   - Everything made goes under $(BUILD), by default build/. A variant (release, debug, asan, tsan, coverage) has its
#     own objects, so that switching between them compiles nothing anew:
#         build/referee, build/unit-tests               the release variant, what plain `make` makes
#         build/VARIANT/referee, .../unit-tests         the others: `make VARIANT=asan`, or the target `asan`
#   - SQL and openapi.yaml are embedded: small scripts turn them into C under build/gen/.
#   - Header dependencies are found by the compiler (-MMD).
#   - Libraries are asked for when they are first needed and not while this file is read: the targets `run` and `test`
#     install what is missing (scripts/install-deps, Debian) and then call make again.

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules
SHELL := /bin/sh

# --- Settings: override on the command line, as in `make VARIANT=debug CC=clang` -----------------------------------

VARIANT ?= release
BUILD   ?= build
PREFIX  ?= /usr/local
# Arguments for `make run`, after `serve`.
ARGS    ?=
# The tests use Debian's Python, whose modules scripts/install-deps installs; another one on PATH may lack them.
PYTHON  ?= /usr/bin/python3
# make knows a default for CC ("cc"); ours is used unless somebody set it.
ifeq ($(origin CC),default)
CC := gcc
endif

# --- Sources -------------------------------------------------------------------------------------------------------

# From the bottom up: who may include whom is checked by scripts/check-layers.
LAYERS := util rules solvers store engine publish http api

SOURCES      := $(sort $(foreach layer,$(LAYERS),$(wildcard src/$(layer)/*.c)))
MAIN_SOURCES := $(sort $(wildcard src/*.c))
HEADERS      := $(sort $(wildcard include/*/*.h src/*.h src/*/*.h))
TEST_SOURCES := $(sort $(wildcard tests/unit/*.c tests/unit/*/*.c tests/conformance/*.c tests/support/*.c))
FUZZ_SOURCES := $(sort $(wildcard tests/fuzz/*.c))
QUERIES      := $(sort $(wildcard sql/sqlite/queries/*.sql))
MIGRATIONS   := $(sort $(wildcard sql/sqlite/migrations/*.sql))
ALL_C        := $(SOURCES) $(MAIN_SOURCES) $(HEADERS) $(TEST_SOURCES) $(sort $(wildcard tests/*/*.h tests/*/*/*.h)) \
                $(FUZZ_SOURCES) $(sort $(wildcard bench/*.c bench/*/*.c))

# --- Flags ---------------------------------------------------------------------------------------------------------

LIBRARIES      := libmicrohttpd jansson sqlite3 libsodium
TEST_LIBRARIES := criterion

# libunistring comes without a pkg-config file.
LDLIBS      = $(PKG_LIBS) -lunistring -lm
TEST_LDLIBS = $(TEST_PKG_LIBS)

# Asked once, when first used: the variable replaces itself by its value.
PKG_CFLAGS      = $(eval PKG_CFLAGS := $(shell pkg-config --cflags $(LIBRARIES)))$(PKG_CFLAGS)
PKG_LIBS        = $(eval PKG_LIBS := $(shell pkg-config --libs $(LIBRARIES)))$(PKG_LIBS)
TEST_PKG_CFLAGS = $(eval TEST_PKG_CFLAGS := $(shell pkg-config --cflags $(TEST_LIBRARIES)))$(TEST_PKG_CFLAGS)
TEST_PKG_LIBS   = $(eval TEST_PKG_LIBS := $(shell pkg-config --libs $(TEST_LIBRARIES)))$(TEST_PKG_LIBS)

STANDARD := -std=c11 -D_GNU_SOURCE
INCLUDES := -Iinclude -I$(BUILD)/gen
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wvla -Werror

# The flags of the OpenSSF's compiler options hardening guide that gcc 12 knows.
HARDENING         := -D_FORTIFY_SOURCE=3 -fstack-protector-strong -fstack-clash-protection -fPIE
HARDENING_LDFLAGS := -pie -Wl,-z,relro,-z,now,-z,noexecstack -Wl,--as-needed
# Control-flow protection is a matter of the processor.
ifneq ($(filter x86_64 i686,$(shell uname -m)),)
HARDENING += -fcf-protection
endif

# A sanitizer's first finding ends the program: a test cannot pass over it.
SANITIZE := -fno-sanitize-recover=all -fno-omit-frame-pointer

VARIANT_CFLAGS_release  := -O2 -g $(HARDENING)
VARIANT_LDFLAGS_release := $(HARDENING_LDFLAGS)
VARIANT_CFLAGS_debug    := -O0 -g3
VARIANT_CFLAGS_asan     := -O1 -g -fsanitize=address,undefined $(SANITIZE)
VARIANT_LDFLAGS_asan    := -fsanitize=address,undefined
VARIANT_CFLAGS_tsan     := -O1 -g -fsanitize=thread $(SANITIZE)
VARIANT_LDFLAGS_tsan    := -fsanitize=thread
VARIANT_CFLAGS_coverage  := -O0 -g --coverage -fprofile-update=atomic
VARIANT_LDFLAGS_coverage := --coverage

VARIANTS := release debug asan tsan coverage
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

GENERATED    := $(GEN)/queries_sqlite.c $(GEN)/migrations_sqlite.c $(if $(wildcard openapi.yaml),$(GEN)/openapi.c)
OBJECTS      := $(SOURCES:%.c=$(OBJ)/%.o) $(GENERATED:$(GEN)/%.c=$(OBJ)/gen/%.o)
MAIN_OBJECTS := $(MAIN_SOURCES:%.c=$(OBJ)/%.o)
TEST_OBJECTS := $(TEST_SOURCES:%.c=$(OBJ)/%.o)

.PHONY: all
all: $(REFEREE) ## Build the server, build/referee (the default).

.PHONY: help
help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo
	@echo 'Settings: VARIANT=release|debug|asan|tsan|coverage  CC=  CFLAGS=  ARGS=  PREFIX=  DESTDIR=  BUILD='

.PHONY: objects
objects: $(OBJECTS) $(MAIN_OBJECTS) ## Compile everything but link nothing.

.PHONY: unit-tests
unit-tests: $(UNIT_TESTS) ## Build the unit tests, build/unit-tests.

$(REFEREE): $(OBJECTS) $(MAIN_OBJECTS)
	$(call say,LINK,$@)$(LINK) $(LDFLAGS) -o $@ $^ $(LDLIBS)

$(UNIT_TESTS): $(TEST_OBJECTS) $(OBJECTS) $(filter-out $(OBJ)/src/main.o,$(MAIN_OBJECTS))
	$(call say,LINK,$@)$(LINK) $(LDFLAGS) -o $@ $^ $(LDLIBS) $(TEST_LDLIBS)

# Objects depend on this file for the flags that are written in it.
$(OBJ)/src/%.o: src/%.c Makefile | $(GEN)/queries.h $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) $(CFLAGS) -c -o $@ $<

$(OBJ)/tests/%.o: tests/%.c Makefile | $(GEN)/queries.h $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) -Itests $(TEST_PKG_CFLAGS) $(CFLAGS) -c -o $@ $<

# C compilers need accept no string literal above 4095 bytes; ours take whole files.
$(OBJ)/gen/%.o: $(GEN)/%.c Makefile | $(BUILD)/libraries-found
	@mkdir -p $(@D)
	$(call say,CC,$<)$(COMPILE) -Wno-overlength-strings $(CFLAGS) -c -o $@ $<

# A list of the SQL files, written anew only when it changes: so that removing a file is noticed as well.
$(GEN)/sql-files: FORCE
	@mkdir -p $(@D)
	@echo '$(QUERIES) $(MIGRATIONS)' | cmp -s - $@ || echo '$(QUERIES) $(MIGRATIONS)' >$@

$(GEN)/queries.h: $(QUERIES) $(GEN)/sql-files scripts/embed-queries scripts/c-string.awk
	$(call say,EMBED,$@)scripts/embed-queries header sqlite $(QUERIES) >$@

$(GEN)/queries_sqlite.c: $(QUERIES) $(GEN)/sql-files scripts/embed-queries scripts/c-string.awk
	$(call say,EMBED,$@)scripts/embed-queries source sqlite $(QUERIES) >$@

$(GEN)/migrations_sqlite.c: $(MIGRATIONS) $(GEN)/sql-files scripts/embed-migrations scripts/c-string.awk
	$(call say,EMBED,$@)scripts/embed-migrations sqlite $(MIGRATIONS) >$@

$(GEN)/openapi.c: openapi.yaml scripts/embed-file scripts/c-string.awk
	@mkdir -p $(@D)
	$(call say,EMBED,$@)scripts/embed-file openapi_yaml api/embedded.h openapi.yaml >$@

# Says what to do before the compiler fails on the first header.
$(BUILD)/libraries-found:
	@mkdir -p $(@D)
	@if pkg-config --exists $(LIBRARIES); then \
	    touch $@; \
	else \
	    echo 'Some libraries are missing (wanted: $(LIBRARIES)).'; \
	    echo 'On Debian, `scripts/install-deps build` as root installs them; so do `make run` and `make test`.'; \
	    exit 1; \
	fi

.PHONY: FORCE
FORCE:

-include $(OBJECTS:.o=.d) $(MAIN_OBJECTS:.o=.d) $(TEST_OBJECTS:.o=.d)

# --- Running -------------------------------------------------------------------------------------------------------

.PHONY: run
run: ## Install what is missing, build, and serve on 127.0.0.1:8080 from ./referee.db (make run ARGS="--listen ...").
	@scripts/install-deps build
	@$(MAKE) --no-print-directory all
	exec $(REFEREE) serve --db referee.db --listen 127.0.0.1:8080 $(ARGS)

.PHONY: format
format: ## Bring all C files into the house format.
	clang-format -i $(ALL_C)

.PHONY: clean
clean: ## Remove everything that was made.
	rm -rf $(BUILD)
