# `make play` and `make test` are all a newcomer needs; each installs what it needs into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell grep -rlx --include='*.py' '\# compiled' src)
JOBS := $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test browsers prove check bench screenshots sizes browser postgres clean

play: $(VENV)/player
	@$(BIN)/galapagos

test: $(VENV)/developer node_modules browser postgres
	$(BIN)/python -m pytest -n $(JOBS) -rs
	$(BIN)/python -m pytest -rs -m browser tests/table

# The table as people use it, in real browsers, one at a time: they share the machine with servers and bots.
browsers: $(VENV)/developer browser
	$(BIN)/python -m pytest -rs -m browser tests/table

# Thousands of games, ladders of the bots, every puzzle searched again: the long runs.
prove: $(VENV)/developer
	$(BIN)/python -m pytest -n $(JOBS) -m prove
	$(BIN)/python -m pytest -n $(JOBS) --hypothesis-profile=prove tests/games/test_laws.py

check: $(VENV)/developer node_modules
	@! git ls-files --cached --ignored --exclude-standard | grep . || { echo 'These are made or fetched, and belong into no commit.'; exit 1; }
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	node_modules/.bin/tsc -p .
	$(BIN)/python -m pytest tests/docs

# With other engines beside ours, where they can be installed.
bench: $(VENV)/developer
	-$(BIN)/pip install --quiet --disable-pip-version-check catanatron open_spiel
	$(BIN)/galapagos bench

# Every page and the boards at three stages of a game, on phones, tablets and desks, by day and by night.
screenshots: $(VENV)/developer browser
	$(BIN)/python -m tests.table.screenshots screenshots

# What a first visit and the updates of a game weigh.
sizes: $(VENV)/developer browser
	$(BIN)/python -m tests.table.sizes

# Debian's Chromium, where it can be installed; what is skipped without it says so.
browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || echo 'No chromium here: the tests in a browser are skipped. Install it to run them.'

# Debian's PostgreSQL, where it can be installed; what is skipped without it says so.
postgres:
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || echo 'No PostgreSQL here: the tests of several processes are skipped. Install it to run them.'

node_modules: package-lock.json
	npm ci --ignore-scripts
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Galápagos needs Python 3.11 or newer: make PYTHON=python3.12'; exit 1; }
	$(PYTHON) -m venv $(VENV)

# The package lies in src; compiled files are built into it, anew when one of them changes.
$(VENV)/player: $(BIN)/python pyproject.toml setup.py package-lock.json $(COMPILED)
	@echo 'Installing and compiling, about half a minute ...'
	@rm -rf build
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@$(BIN)/galapagos --version
	@touch $@

$(VENV)/developer: $(BIN)/python pyproject.toml setup.py package-lock.json $(COMPILED)
	@echo 'Installing and compiling, about a minute ...'
	@rm -rf build
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@$(BIN)/galapagos --version
	@touch $@ $(VENV)/player

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache node_modules screenshots
	find src -name '*.so' -delete
	rm -f src/galapagos/compiled.txt src/galapagos/table/static/idiomorph.js src/galapagos/table/static/glyphs.svg src/galapagos/table/static/npm.lock
