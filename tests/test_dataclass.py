"""The dataclasses of the program mean the same as those of the standard library."""

from __future__ import annotations

import dataclasses
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt.dataclass import dataclass as ours

Kinds = tuple[type, ...]


def _kinds(mark: Callable[..., Any]) -> Kinds:
    @mark(frozen=True, slots=True)
    class Plain:
        a: int
        b: str = "x"
        c: list[int] = dataclasses.field(default_factory=list, compare=False, repr=False)

    @mark(slots=True)
    class Changed:
        a: int

    @mark(frozen=True)
    class Empty:
        pass

    @mark(frozen=True)
    class One:
        a: int

        def __hash__(self) -> int:
            return 7

        def __repr__(self) -> str:
            return "one"

    @mark(frozen=True, slots=True, kw_only=True)
    class Derived(Plain):
        d: int = dataclasses.field(default=3, hash=False)

    @mark(eq=False, repr=False)
    class Bare:
        a: int

    for kind in (kinds := (Plain, Changed, Empty, One, Derived, Bare)):
        kind.__qualname__ = f"{mark.__module__}.{kind.__name__}".rpartition(".")[2]
    return kinds


OURS, THEIRS = _kinds(ours), _kinds(dataclasses.dataclass)
GIVEN: tuple[dict[str, Any], ...] = (
    {"a": 1},
    {"a": 2},
    {"a": 1, "b": "y"},
    {"a": 1, "c": [4]},
    {"a": 1, "d": 5},
    {},
)


def _made(kinds: Kinds) -> list[Any]:
    made = list[Any]()
    for kind in kinds:
        for given in GIVEN:
            try:
                made.append(kind(**given))
            except TypeError as error:
                made.append(str(error))
    return made


def _facts(one: Any) -> tuple[object, ...]:
    """All that can be told of an instance, but for its address."""
    kind = type(one)
    hashed = None if kind.__hash__ is None or kind.__name__ == "Bare" else hash(one)
    shown = repr(one) if kind.__name__ != "Bare" else ""
    return shown, hashed, getattr(kind, "__match_args__", None), hasattr(one, "__dict__")


def test_equality_hash_and_representation_are_those_of_the_standard_library() -> None:
    mine, other = _made(OURS), _made(THEIRS)
    assert list(map(_facts, mine)) == list(map(_facts, other))
    assert [[a == b for b in mine] for a in mine] == [[a == b for b in other] for a in other]


@pytest.mark.parametrize("replaced", [{"a": 9}, {"b": "z"}])
def test_fields_and_replacing_work(replaced: dict[str, Any]) -> None:
    mine, other = (dataclasses.replace(kinds[0](1), **replaced) for kinds in (OURS, THEIRS))
    assert dataclasses.asdict(mine) == dataclasses.asdict(other)
    assert [one.name for one in dataclasses.fields(mine)] == ["a", "b", "c"]


@ours(frozen=True, slots=True)
class Sent:
    """An instance goes to another process."""

    a: int
    b: tuple[int, ...] = ()


def test_an_instance_pickles() -> None:
    assert pickle.loads(pickle.dumps(Sent(1, (2,)))) == Sent(1, (2,))


def test_modules_of_the_program_use_it() -> None:
    root = Path(ldsopt.__file__).parent
    others = [
        str(file.relative_to(root))
        for file in root.rglob("*.py")
        if re.search(r"^from dataclasses import (.*, )?dataclass\b", file.read_text("utf-8"), re.MULTILINE)
    ]
    assert others == ["banks/conflicts.py"], "what is ordered by its fields alone is of the standard library"
