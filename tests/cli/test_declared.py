"""Plain command lines are read without click, and as click reads them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt import UsageError
from ldsopt.cli import annotate, program

ROOT = Path(__file__).parents[2]
DECLARED = annotate.DECLARED
WORDS = [
    "k.ll", "-", "--", "-o", "out.ll", "-o=x", "-oout.ll", "--output", "--output=x.s", "--output=", "-S", "-q", "-qS", "--quiet",
    "--quiet=1", "--mcpu", "-mcpu", "--mcpu=gfx942", "-mcpu=gfx942", "gfx942", "--bases", "--bases=all", "all", "--precise", "--prec", "--check",
    "--no-check", "--keep-tags", "--opt", "O3", "--opt=O2", "-v", "--explain", "--verbose", "--json", "--json=-", "--remarks", "--compiler", "--llc",
    "llc", "--mattr", "-mattr", "-O", "2", "-O2", "--timeout", "--no-assume", "named-bases", "", "-h", "--nothing",
]  # fmt: skip
"""What a command line is made of, right and wrong."""


def by_click(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> dict[str, Any] | None:
    """What the command's function is given if click reads the line; ``None`` if click refuses it."""
    given: list[dict[str, Any]] = []
    declared = DECLARED._replace(function=lambda **values: given.append(values))
    with monkeypatch.context() as patched:
        patched.setattr(annotate, "DECLARED", declared)
        try:
            program.run({"": {"annotate": ""}}, ["annotate", *words])
        except UsageError:  # of the dataclasses themselves
            return None
    return given[0] if given else None


def plainly(words: list[str]) -> dict[str, Any] | None:
    """The same without click; ``None`` if the line is not plain."""
    given: list[dict[str, Any]] = []
    plain = DECLARED._replace(function=lambda **values: given.append(values)).read(words)
    if plain is None:
        return None
    try:
        DECLARED._replace(function=lambda **values: given.append(values)).call(*plain)
    except UsageError:
        return None
    return given[0]


@pytest.mark.parametrize(
    "line",
    [
        "k.ll", "- -o -", "k.ll -o out.ll -q", "-q --mcpu gfx942 k.ll", "-mcpu gfx942 k.ll", "--mcpu=gfx942 k.ll", "k.ll --no-check -o o.bc",
        "k.ll --check --no-check", "k.ll --precise --repair --keep-asm-waits --explain", "k.ll --json - --remarks r.yaml -S", "k.ll -o -q",
    ],
)  # fmt: skip
def test_what_a_build_step_calls_is_plain(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = line.split()
    assert plainly(words) == by_click(monkeypatch, words) is not None


@pytest.mark.parametrize(
    "line",
    ["", "--help", "a.ll b.ll", "k.ll -o", "k.ll --nothing", "k.ll --quiet=1", "k.ll -qS", "-- k.ll", "k.ll --bases all", "k.ll -O2", "k.ll --output="],
)  # fmt: skip
def test_the_rest_is_left_to_click(line: str) -> None:
    assert DECLARED.read(line.split()) is None


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=7))
def test_no_line_is_read_in_two_ways(words: list[str]) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        plain = plainly(words)
        if plain is not None:
            assert plain == by_click(monkeypatch, words)


def test_idle_options_of_the_compiler_are_told_either_way(monkeypatch: pytest.MonkeyPatch) -> None:
    for words in (["k.ll", "--no-check", "--timeout", "3"], ["k.ll", "--no-check", "--compiler", "llc"]):
        values = by_click(monkeypatch, words)
        assert values is not None
        assert {"checked", "timeout_seconds"} <= values["told"] or {"checked", "compiler"} <= values["told"]
    with pytest.raises(UsageError, match="--timeout: annotate compiles only to check"):
        program.run({"": {"annotate": ""}}, ["annotate", "k.ll", "--no-check", "--timeout", "3"])


def test_a_plain_call_loads_neither_click_nor_what_is_slow_to_load(tmp_path: Path) -> None:
    slow = [
        "click",
        "pathlib",
        "pickle",
        "ast",
        "tokenize",
        "llvmlite.binding",
        "ldsopt.transforms.annotate.scopes",
    ]
    program = (
        "import os, sys; from ldsopt import isolation; isolation.run = lambda job, **_: job(); "
        "import ldsopt.__main__ as start; start.is_watched = lambda: False; "  # so that all is loaded here
        f"end = lambda code: (print(code, *[name for name in {slow!r} if name in sys.modules]), sys.stdout.flush(), end_(code)); "
        "end_, os._exit = os._exit, end; start.run()"
    )
    module = str(ROOT / "corpus" / "ir" / "clang-22" / "attention.gfx942.ll")
    command = [sys.executable, "-S", "-c", program, "annotate", "-q", module, "-o", str(tmp_path / "out.ll")]
    paths = [str(ROOT), *(path for path in sys.path if path.endswith("site-packages"))]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={"PYTHONPATH": ":".join(paths)}
    )
    assert done.stdout == "0\n", done.stderr
