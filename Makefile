# `make demo` and `make test` need Python 3.10 or later and make; they make their own environment.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
READY := $(VENV)/.ready
KERNEL := corpus/ir/clang-22/named_gemm.gfx942.ll
BENCH_SIZES := 1000 10000 100000 1000000
FUZZ_COUNT ?= 1000
RACE_KERNELS ?= 300
FUZZ_SEED ?= 0
MUTANTS ?= 400
SWEEP_MODULES ?= 5000
TRITONS ?= 3.6.0 3.9.0
WATCHED ?= 3.4.0 3.5.1 3.6.0 3.7.1 3.8.0 3.9.0
# The tests start programs by the hundred; without bytecode each start would compile every module that it imports.
unexport PYTHONDONTWRITEBYTECODE
OLDEST := .venv-oldest
OLDEST_READY := $(OLDEST)/.ready
# Those that call what is old: LLVM's reader and code, click, networkx. What the project reads by itself is the same.
OLDEST_TESTS := tests/ir tests/codegen tests/annotate tests/cases/annotate tests/hazards tests/cli tests/packing tests/check/test_reports.py \
  tests/check/test_hazard_verdicts.py tests/cli/test_probe.py tests/test_oldest.py

.DEFAULT_GOAL := help
.PHONY: sweep-trial mutants tritons upgrade-watch hip-versions help demo test test-long test-fast test-times test-oldest lint format corpus docs site frontends bench scale fuzz waits-by-one backends joins dist clean race-campaign

help: ## show this
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(INSTALLED): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(READY): $(INSTALLED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

demo: $(INSTALLED) ## annotate a real GEMM and show what its code gained
	@mkdir -p build/demo
	$(BIN)/ldsopt annotate $(KERNEL) -o build/demo/out.ll
	$(BIN)/ldsopt diff $(KERNEL) build/demo/out.ll

tritons: $(INSTALLED) ## two versions of Triton's wheel for the tests of their LLVMs (1.6 GB in build/triton)
	for version in $(TRITONS); do [ -d build/triton/$$version/triton ] || \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
	    --target build/triton/$$version triton==$$version || exit; done

upgrade-watch: $(INSTALLED) ## what each Triton from 3.4 on makes of kernels that upgrades made slower (5 GB in build/tritons)
	for version in $(WATCHED); do [ -d build/tritons/$$version/triton ] || \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
	    --target build/tritons/$$version triton==$$version || exit; done
	$(BIN)/python benchmarks/upgrade_watch.py --write docs/measured/upgrade-watch.md

hip-versions: $(READY) ## bench's calls of HIP with releases of hip-python from PyPI (300 MB in build/hip)
	$(BIN)/python tests/gpu/hip_versions.py

frontends: $(INSTALLED) ## FlyDSL's and IREE's wheels beside ldsopt, for the tests of both (1 GB in build/frontends)
	[ -d build/frontends ] || $(PYTHON) -m venv build/frontends
	build/frontends/bin/python -m pip install --quiet --disable-pip-version-check -e . flydsl==0.5.0 iree-base-compiler==3.13.0

test: $(READY) lint ## lint, then every test that this machine can run
	$(BIN)/python -m pytest -n auto --dist worksteal

test-long: $(READY) ## the tests that are more of the same: all of the corpus, many more random kernels
	$(BIN)/python -m pytest -n auto --dist worksteal -m long

test-fast: $(READY) ## the tests that take no more than moments, three members of each: 90 s on two cores
	$(BIN)/python -m pytest -n auto --dist worksteal -m moments tests

test-times: $(READY) ## the processor time of every test, and from it the list of those that test-fast leaves
	mkdir -p build && rm -f build/times
	$(BIN)/python -m pytest -n auto --dist worksteal --processor-times build/times
	$(BIN)/python tests/costly.py build/times

$(OLDEST_READY): $(READY) tests/oldest_dependencies.py
	$(PYTHON) -m venv $(OLDEST)
	$(OLDEST)/bin/python -m pip install --quiet --disable-pip-version-check -e . \
	  $$($(BIN)/python tests/oldest_dependencies.py) pytest pytest-xdist hypothesis jsonschema filecheck
	@touch $@

test-oldest: $(OLDEST_READY) ## the fast tests of what LLVM does, with the oldest llvmlite (and all else) that is admitted
	LDSOPT_OLDEST=1 $(OLDEST)/bin/python -m pytest -n auto --dist worksteal -m "not slow" $(OLDEST_TESTS)

lint: $(READY) ## ruff, mypy --strict, and the layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY) ## rewrite the code as ruff formats it
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

corpus: $(INSTALLED) ## make corpus/ir anew with the real compilers (hours of downloads; see corpus/README.md)
	$(BIN)/python corpus/build.py

docs: $(READY) ## draw the pictures of docs/ and write its page of commands anew
	$(BIN)/python docs/generate.py

site: $(READY) ## the documentation as a site in build/site, every link checked
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

bench: $(INSTALLED) ## cost of annotate against LLVM's own floor and against code generation
	$(BIN)/python benchmarks/costs.py annotate $(BENCH_SIZES:%=--synthetic %)
	$(BIN)/python benchmarks/costs.py annotate-code gemm attention --synthetic 10000
	$(BIN)/python benchmarks/costs.py annotate-step

fuzz: $(INSTALLED) ## random kernels through annotate, pack, verify and check: make fuzz FUZZ_COUNT=1000 FUZZ_SEED=0
	$(BIN)/ldsopt fuzz --count $(FUZZ_COUNT) --seed $(FUZZ_SEED) --keep build/fuzz

race-campaign: $(INSTALLED) ## random kernels with and without a planted race: none is called free (make race-campaign RACE_KERNELS=1000)
	$(BIN)/python tests/long/race_campaign.py --kernels $(RACE_KERNELS)

mutants: $(READY) ## small slips planted in soundness-critical code: how many the tests notice (make mutants MUTANTS=400)
	$(BIN)/python tests/mutation/run.py --count $(MUTANTS) --least 95

scale: $(INSTALLED) ## cost of the commands beside llc's as kernels grow: docs/measured/scale.md (an hour)
	$(BIN)/python benchmarks/scale.py --write docs/measured/scale.md

sweep-trial: $(INSTALLED) ## a sweep with accidents against one without: make sweep-trial SWEEP_MODULES=5000
	$(BIN)/python tests/long/sweep_trial.py --modules $(SWEEP_MODULES)
	$(BIN)/python benchmarks/sweep.py throughput

waits-by-one: $(INSTALLED) ## each wait of the corpus with exact waits by one stronger and weaker, and checked again
	$(BIN)/python tests/long/waits_by_one.py

backends: $(READY) ## the simulator's compiled backend against its interpreter: all operations, the corpus, random kernels, planted faults
	LDSOPT_ALL_OPERATIONS=1 $(BIN)/python -m pytest -n auto tests/simt/test_compiled_operations.py
	$(BIN)/python tests/long/backends.py --corpus --random 150 --seed 1000
	$(BIN)/python tests/long/reconvergence.py --seeds 1000

joins: $(READY) ## rule R10 against the compiler, every control flow of up to 3 blocks, then a sample of those with 5
	$(BIN)/python tests/long/joins.py --blocks 3
	$(BIN)/python tests/long/joins.py --count 4000

dist: $(READY) ## the sdist, and the wheel that is made of it, in dist/, checked as PyPI would
	$(BIN)/python -m pip install --quiet --disable-pip-version-check build
	rm -rf dist && $(BIN)/python -m build
	$(BIN)/python -m twine check --strict dist/*
	@$(BIN)/python packaging/repository.py >/dev/null || echo "before a release: the repository's address (CONTRIBUTING.md)"

clean: ## remove what make made
	rm -rf build dist $(VENV) $(OLDEST) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
