# 周禮算疏. Needs Python 3.11 to 3.13 and make; everything else goes into .venv from requirements.lock.
#
#   make book    install if need be, build the book strictly, say where it is
#   make test    install if need be, run the tests
#   make serve   the built book on http://localhost:8000
#   make lab     JupyterLab with the chapters open as notebooks
#   make lint    ruff and mypy
#   make bench   what the book costs beside a bare book of the same stack
#   make clean   remove what was built (the environment stays); make distclean removes .venv too

.DEFAULT_GOAL := book
SHELL := /bin/sh
MAKEFLAGS += --no-builtin-rules --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
SITE := _build/html
PORT ?= 8000
GOOD_PYTHON = import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))

# One interpreter and one kernel, whatever else the machine has.
unexport PYTHONPATH PYTHONHOME
export PYTHONUTF8 := 1
export JUPYTER_PREFER_ENV_PATH := 1
export JUPYTER_PLATFORM_DIRS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: book test serve lab lint bench clean distclean lock assets install
.NOTPARALLEL:

book: install
	@begin=$$(date +%s); \
	 $(BIN)/jupyter-book build . -W -n --keep-going || \
	   { echo "make book: the build failed; the warnings above say where." >&2; exit 1; }; \
	 echo; echo "The book is at $(CURDIR)/$(SITE)/index.html (built in $$(( $$(date +%s) - begin )) s)."

test: install
	@$(BIN)/python -m pytest $(PYTEST)

serve:
	@test -f $(SITE)/index.html || { echo "make serve: no book yet; run make book first." >&2; exit 1; }
	@echo "http://localhost:$(PORT)/ (stop with Ctrl-C)"
	@$(BIN)/python -m http.server $(PORT) --bind 127.0.0.1 --directory $(SITE)

# Chapters are text files; in this environment, and nowhere else, JupyterLab opens them as notebooks.
LAB_SETTINGS := $(VENV)/share/jupyter/lab/settings
lab: install
	@$(BIN)/python -c 'import jupyterlab, jupytext' 2>/dev/null || \
	   $(BIN)/python -m pip install --quiet --require-hashes -r requirements-lab.lock
	@mkdir -p $(LAB_SETTINGS) && printf '%s\n' '{"@jupyterlab/docmanager-extension:plugin": {"defaultViewers":' \
	   '{"markdown": "Jupytext Notebook", "myst": "Jupytext Notebook"}}}' > $(LAB_SETTINGS)/overrides.json
	@$(BIN)/jupyter lab --notebook-dir . $(LAB)

lint: install
	@$(BIN)/ruff check . && $(BIN)/mypy

bench: install
	@$(BIN)/python bench/book.py
	@if [ -f bench/numerals.py ]; then $(BIN)/python bench/numerals.py; fi

clean:
	@rm -rf _build build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +

distclean: clean
	@rm -rf $(VENV)

# The environment is made again only when the lock, the project file or the place of the checkout changed: .venv/stamp/
# holds what was installed from.
install:
	@mkdir -p $(VENV)/stamp && echo "$(CURDIR)" > $(VENV)/stamp/here; \
	 if cmp -s requirements.lock $(VENV)/stamp/requirements.lock \
	    && cmp -s $(VENV)/stamp/here $(VENV)/stamp/made-at && $(BIN)/python -c '' 2>/dev/null; then :; else \
	   for p in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	     if $$p -c '$(GOOD_PYTHON)' 2>/dev/null; then py=$$p; break; fi; done; \
	   if [ -z "$$py" ]; then echo "make: Python 3.11, 3.12 or 3.13 with its venv module is missing" \
	      "(on Debian: apt install python3 python3-venv; elsewhere: make PYTHON=/path/to/python)." >&2; exit 1; fi; \
	   echo "Installing into $(VENV) with $$($$py -V) ..."; \
	   rm -rf $(VENV) && $$py -m venv $(VENV) && \
	   $(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock || \
	     { echo "make: the packages of requirements.lock could not be installed; pip's message is above" \
	       "(a network or a proxy setting may be missing)." >&2; exit 1; }; \
	   mkdir -p $(VENV)/stamp; cp requirements.lock $(VENV)/stamp/; echo "$(CURDIR)" > $(VENV)/stamp/made-at; \
	 fi; \
	 if cmp -s pyproject.toml $(VENV)/stamp/pyproject.toml; then :; else \
	   $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --config-settings editable_mode=compat -e . && cp pyproject.toml $(VENV)/stamp/; fi

# For maintainers: resolve the locks again (wants uv), and make the fonts and the search table again (want their sources).
lock:
	@command -v uv >/dev/null || { echo "make lock: uv is missing (pip install uv)." >&2; exit 1; }
	uv pip compile pyproject.toml requirements.in --extra book --extra test $(UV_LOCK) -o requirements.lock
	uv pip compile pyproject.toml requirements.in --extra book --extra test --extra lab -c requirements.lock \
	   $(UV_LOCK) -o requirements-lab.lock
UV_LOCK = --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet

assets:
	@$(BIN)/python -m pip install --quiet --no-build-isolation --config-settings editable_mode=compat -e '.[assets]'
	$(BIN)/python builders/fonts.py
	$(BIN)/python builders/icons.py
	$(BIN)/python builders/folding.py
	$(BIN)/python builders/mathjax.py
