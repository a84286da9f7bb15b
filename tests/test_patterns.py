"""Regular expressions that are compiled when they are first used."""

from __future__ import annotations

import importlib
import pkgutil
import re
import types

import pytest

import ldsopt
from ldsopt import patterns


def test_one_is_compiled_once_and_not_ahead_of_its_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def compile_(source: str, flags: int) -> re.Pattern[str]:
        compiled.append(source)
        return re.compile(source, flags)

    monkeypatch.setattr(patterns, "re", types.SimpleNamespace(compile=compile_))
    words = patterns.pattern(r"\w+")
    assert compiled == []
    assert words.findall("two words") == ["two", "words"]
    assert words.sub("", "two words") == " "
    assert compiled == [r"\w+"]


def test_flags_hold() -> None:
    assert patterns.pattern("^b", re.MULTILINE).search("a\nb") is not None
    assert patterns.pattern("^b").search("a\nb") is None


def test_every_pattern_of_the_program_is_a_regular_expression() -> None:
    names = [
        module.name
        for module in pkgutil.walk_packages(ldsopt.__path__, "ldsopt.")
        if "__main__" not in module.name
    ]
    found = 0
    for name in names:
        for value in vars(importlib.import_module(name)).values():
            if isinstance(value, patterns._LazyPattern):
                assert value.groups >= 0
                found += 1
    assert found > 40
