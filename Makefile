# Every command sets up what it needs: a virtual environment in .venv, the generated files, the build.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps

GENERATOR := ops.yaml $(wildcard pylucid/_composites/*.py) $(shell find codegen -name '*.py' -o -name '*.j2')
SOURCES := CMakeLists.txt pyproject.toml $(shell find cmake csrc -type f) $(shell find pylucid -name '*.py' -o -name '*.pyi')

.PHONY: demo test codegen build check bench docs clean

demo: build
	$(BIN)/python tools/demo.py

test: build
	$(BIN)/python -m pytest tests -n 2 --dist worksteal

codegen: $(STAMPS)/environment
	$(BIN)/python -m codegen gen

build: $(STAMPS)/build

check: build
	$(BIN)/ruff check codegen pylucid tests tools cmake
	$(BIN)/ruff format --check codegen pylucid tests tools cmake
	$(BIN)/mypy --strict codegen
	$(BIN)/mypy --strict pylucid
	$(BIN)/python -m mypy.stubtest pylucid.ops pylucid._core --mypy-config-file pyproject.toml --allowlist tests/stubtest_allowlist.txt
	$(BIN)/python -m codegen check

bench: build
	$(BIN)/python -m tools.bench --json bench.json

docs: codegen
	@echo "reference pages: generated/docs, guides: docs"

clean:
	rm -rf build dist .cache $(STAMPS)/build $(STAMPS)/generated

$(STAMPS)/compiler:
	@for compiler in $${CXX:-c++ g++ clang++}; do command -v $$compiler >/dev/null && exit 0; done; \
	echo "pylucid: no C++ compiler found: install one that knows C++20, such as g++ 12 or newer, or set CXX." >&2; exit 1

$(STAMPS)/environment: pyproject.toml | $(STAMPS)/compiler
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	mkdir -p $(STAMPS)
	touch $@

$(STAMPS)/generated: $(GENERATOR) $(STAMPS)/environment
	$(BIN)/python -m codegen gen
	touch $@

$(STAMPS)/build: $(SOURCES) $(STAMPS)/generated
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --config-settings=build-dir=build --editable .
	touch $@
