"""The program's dataclasses mean the same as the standard library's, and its patterns are regular expressions."""

import dataclasses
import importlib
import pickle
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import CheckOptions, Launch, Schedule, Verification

VERIFIED = {
    "before": "a.ll", "after": "b.ll", "differences": (), "new_findings": (), "known_findings": 0, "coverage": None,
}  # fmt: skip
KINDS: list[tuple[type, dict[str, Any], dict[str, Any]]] = [
    (Schedule, {"order": "random", "seed": 3}, {"fine": True}),
    (Launch, {"block": (64,), "arguments": ("i32=1",)}, {"dynamic_lds": 16}),
    (CheckOptions, {"features": "+xnack"}, {"no_assume": frozenset({"named-bases"})}),
    (Verification, VERIFIED | {"launch": Launch()}, {"known_findings": 2}),
    (Verification, VERIFIED, {"launch": Launch()}),
]
"""Frozen classes of the library, with the values of some fields, and others."""


def standard(kind: Any) -> type:
    """The same class as `dataclasses` makes it, but for its constructor."""
    fields = [
        (one.name, one.type, dataclasses.field(compare=one.compare, repr=one.repr, hash=one.hash))
        for one in dataclasses.fields(kind)
    ]
    kw_only = all(one.kw_only for one in dataclasses.fields(kind))
    return dataclasses.make_dataclass(kind.__name__, fields, frozen=True, kw_only=kw_only)


@pytest.mark.parametrize(("kind", "given", "other"), KINDS)
def test_equality_hash_and_representation_are_those_of_the_standard_library(
    kind: Any, given: dict[str, Any], other: dict[str, Any]
) -> None:
    theirs = standard(kind)
    mine = [kind(**given), kind(**given), kind(**(given | other))]
    names = [one.name for one in dataclasses.fields(kind)]
    twins = [theirs(**{name: getattr(one, name) for name in names}) for one in mine]
    if kind is not Verification:  # its representation is the report
        assert list(map(repr, mine)) == list(map(repr, twins))
    assert [[a == b for b in mine] for a in mine] == [[a == b for b in twins] for a in twins]
    assert mine[0] != twins[0]
    assert kind.__match_args__ == theirs.__match_args__  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(mine)) == mine
    assert dataclasses.replace(mine[0], **other) == mine[2]


def test_fields_are_given_by_name_where_the_class_says_so() -> None:
    with pytest.raises(TypeError):
        CheckOptions("+xnack")  # type: ignore[misc]


def test_modules_of_the_program_use_it() -> None:
    root = Path(ldsopt.__file__).parent
    others = [
        str(file.relative_to(root))
        for file in root.rglob("*.py")
        if re.search(r"^from dataclasses import (.*, )?dataclass\b", file.read_text("utf-8"), re.MULTILINE)
    ]
    assert others == ["banks/conflicts.py"], "what is ordered by its fields alone is of the standard library"


def test_every_pattern_of_the_program_is_a_regular_expression() -> None:
    names = [
        module.name
        for module in pkgutil.walk_packages(ldsopt.__path__, "ldsopt.")
        if "__main__" not in module.name
    ]
    values = [value for name in names for value in vars(importlib.import_module(name)).values()]
    found = [value for value in values if type(value).__name__ == "_LazyPattern"]
    assert len(found) > 40
    assert all(value.groups >= 0 for value in found)
