# Regnum. `make help` lists what there is; `make run` and `make test` work from a fresh clone.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
export PYTHONDONTWRITEBYTECODE := # every process would compile every module and rewrite every test again
.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 3
BROWSERS ?= 3
PORT ?= 8000
ARGS ?=
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt
PYTEST := $(BIN)/python -m pytest
CLIENT := src/regnum/server/client/index.html
SOURCES := $(shell find src/regnum -name client -prune -o -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) -print 2>/dev/null)
WEB := $(shell find web \( -name node_modules -o -name dist -o -name .svelte-kit \) -prune -o -type f -print 2>/dev/null)
WORDS := $(filter %.ftl,$(SOURCES))
CHECKED := src $(wildcard tests bench tools examples)

# The first of these that is Python 3.11 or newer.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
NODE_MISSING = $(shell node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' >/dev/null 2>&1 \
	&& command -v npm >/dev/null || echo missing)
COMPILER = $(shell command -v cc >/dev/null 2>&1 && $(BIN)/python -c 'import os, sys, sysconfig; \
	sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' && echo 1 || echo 0)
NEED_PYTHON = $(if $(PYTHON),,$(error Regnum needs Python 3.11 or newer and found none on PATH))
NEED_NODE = $(if $(NODE_MISSING),$(error Regnum needs Node.js 20 or newer with npm and found none on PATH))

.PHONY: help run test lint compile pure wheel bench soak docs clean venv dev client tools chromium services
.PHONY: checks check-lint check-unit check-random check-law check-client check-builds check-browser

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: venv client ## set everything up and serve the table at http://localhost:8000 (PORT=..., ARGS=...)
	@exec $(BIN)/regnum serve --port $(PORT) $(ARGS)

test: tools pure ## set everything up and run every test
	@REGNUM_CI=1 REGNUM_STRICT_WORDS=1 $(MAKE) -j4 checks
	@echo "make test: everything passed"

lint: dev ## ruff and mypy
	@$(MAKE) check-lint

compile: dev ## build the engine, the rules and the bots in place with mypyc
	REGNUM_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@echo "make compile: built in place; make pure goes back"

pure: ## remove what make compile built
	@rm -rf build/lib* build/temp.*
	@find src -name '*.so' -delete

bench: dev ## the benchmarks (ARGS=--json)
	@$(BIN)/regnum bench $(ARGS)

wheel: dev client ## build dist/*.whl: the browser table in it, and compiled where a C compiler and Python's headers are
	@rm -rf build/lib* build/bdist.*
	@REGNUM_COMPILE=$(COMPILER) $(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@echo "make wheel: $$(ls -t dist/*.whl | head -1)"

soak: dev client $(VENV)/.installed-ray services ## long random play (ARGS="-k NAME")
	@$(PYTEST) -m soak -n $(WORKERS) $(ARGS)

docs: $(VENV)/.installed-docs ## the docs as a site, in build/site (open index.html; no server is needed)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo 'make docs: build/site/index.html'

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules $(dir $(CLIENT)) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What is set up, and when.

tools: # one clear line where Python or Node is missing; Node is not needed once the client is built
	$(NEED_PYTHON)
	$(if $(wildcard web/package.json),$(if $(wildcard $(CLIENT)),,$(NEED_NODE)))
	@:

venv: $(VENV)/.installed
	@:

dev: $(VENV)/.installed-dev
	@:

$(VENV)/.created: | tools
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo 'Regnum needs the venv module of Python (Debian: apt-get install python3-venv).' >&2; exit 1; }
	@echo 'setting up Python in $(VENV)'
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)/.created
	@echo 'installing Regnum and what it needs'
	@$(PIP) setuptools
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml constraints.txt | $(VENV)/.created
	@echo 'installing Regnum, what it needs and what the tests need'
	@$(PIP) setuptools
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $(VENV)/.installed $@

$(VENV)/.installed-ray: $(VENV)/.installed-dev
	@echo 'installing Ray'
	@$(PIP) --no-build-isolation --editable '.[ray]'
	@touch $@

$(VENV)/.installed-docs: $(VENV)/.installed
	@echo 'installing what the docs need'
	@$(PIP) --no-build-isolation --editable '.[docs]'
	@touch $@

ifneq ($(wildcard web/package.json),)
client: $(CLIENT)
	@:

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | tools
	$(NEED_NODE)
	@echo 'installing what the browser table needs'
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error # npm ci refuses a lock without other systems' binaries
	@touch $@

$(CLIENT): $(WEB) $(WORDS) web/node_modules/.package-lock.json
	@echo 'building the browser table'
	@cd web && npm run --silent build
	@touch $@
else
client:
	@echo 'no web/ here: serving without the browser table'
endif

chromium: # Debian's Chromium for the browser tests; the one without windows does less for the same clicks
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null || { \
			echo 'The browser tests need Chromium (Debian: sudo apt-get install chromium-headless-shell).' >&2; exit 1; }; \
		echo 'installing Chromium'; \
		apt-get update -qq && { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || \
			DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; }; }

services: | chromium # Debian's PostgreSQL and Redis, which the tests of the server start for themselves
	@{ command -v postgres || ls /usr/lib/postgresql/*/bin/postgres; } >/dev/null 2>&1 && command -v redis-server >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo 'installing PostgreSQL and Redis'; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server >/dev/null; \
	else \
		echo 'Without PostgreSQL and Redis some tests are skipped (Debian: sudo apt-get install postgresql redis-server).' >&2; \
	fi

# The checks, in two lanes that each keep a core busy from the moment what they need is there: lint, unit tests and browsers,
# which are told as they go; and beside them the build that random games and the browsers' servers run on, what compares builds,
# random games, client and Law, told at their end. Servers and browsers are tried on a busy machine: what fails there
# is run again alone, browsers at a new server and once more, before it counts. A test that hangs says where after ten minutes,
# and has failed. Assertions are rewritten to say what they compared only where one failed: rewriting them all takes each worker
# half a minute.

RANDOM := tests/games/test_random.py tests/games/test_secrets.py
QUICK := PYTHONPATH=$(CURDIR)/build/quick
UNTIL_HUNG := -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
UNIT := $(PYTEST) $(UNTIL_HUNG) -o cache_dir=build/units $(addprefix --ignore=,tests/browser tests/test_builds.py $(RANDOM))
PLAY := $(QUICK) $(PYTEST) $(UNTIL_HUNG) -o cache_dir=build/random $(RANDOM)
BROWSE := $(QUICK) $(PYTEST) $(UNTIL_HUNG) -o cache_dir=build/browsers tests/browser
AT_ONCE := --assert=plain --dist worksteal
FAILED := --last-failed --last-failed-no-failures none
UNTIL_TOLD = >build/$@.log 2>&1 || { cat build/$@.log; exit 1; }; tail -n 3 build/$@.log

checks: check-browser check-law

check-lint: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)

check-unit: check-lint client services
	@rm -rf build/units
	$(UNIT) -n $(WORKERS) $(AT_ONCE) || $(UNIT) $(FAILED)

check-browser: check-unit build/quick/.built chromium
	@rm -rf build/browsers
	$(BROWSE) -n $(BROWSERS) $(AT_ONCE) || $(BROWSE) $(FAILED) || $(BROWSE) $(FAILED)

check-builds: build/pure/.built build/quick/.built
	@$(PYTEST) tests/test_builds.py $(UNTIL_TOLD)

check-random: check-builds
	@rm -rf build/random
	@{ $(PLAY) -n $(WORKERS) $(AT_ONCE) || { $(PLAY) $(FAILED); false; } } $(UNTIL_TOLD) # luck is seeded: the second run only says more

check-client: check-random client
	@( $(BIN)/python web/scripts/gen_types.py --check && cd web && npm run --silent lint && npm run --silent check && \
		npm test --silent ) $(UNTIL_TOLD)

check-law: check-client
	@$(BIN)/regnum law --coverage $(UNTIL_TOLD)

# Copies of the package apart from the tree, so that comparing the builds never touches what a developer runs: plain Python,
# compiled as it is shipped (for `make bench`), and compiled in a hurry.

build/quick/.built: $(SOURCES) setup.py pyproject.toml | $(VENV)/.installed-dev client
	@mkdir -p $(@D) && find $(@D) -type f ! -name '*.so' -delete
	@REGNUM_COMPILE=1 REGNUM_OPTIMIZE=0 $(BIN)/python setup.py --quiet build --build-lib $(@D) --build-temp build/temp-quick \
		>build/quick.log 2>&1 || { cat build/quick.log >&2; echo 'the compiled build failed' >&2; exit 1; }
	@rm -rf $(@D)/regnum/server/client && ln -s $(CURDIR)/$(dir $(CLIENT)) $(@D)/regnum/server/client
	@touch $@

build/compiled/.built: $(SOURCES) setup.py pyproject.toml | $(VENV)/.installed-dev
	@mkdir -p $(@D) && find $(@D) -type f ! -name '*.so' -delete
	@REGNUM_COMPILE=1 $(BIN)/python setup.py --quiet build --build-lib $(@D) --build-temp build/temp-compiled \
		>build/compiled.log 2>&1 || { cat build/compiled.log >&2; echo 'the compiled build failed' >&2; exit 1; }
	@touch $@

build/pure/.built: $(SOURCES) setup.py pyproject.toml | $(VENV)/.installed-dev client
	@rm -rf $(@D) && mkdir -p $(@D)
	@REGNUM_COMPILE=0 $(BIN)/python setup.py --quiet build_py --build-lib $(@D) >build/pure.log 2>&1 || { cat build/pure.log >&2; exit 1; }
	@touch $@
