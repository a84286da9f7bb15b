"""A witness as it is written and read: JSON, schema ``ldsopt.witness/1`` (docs/witness.md).

What a checker cannot see in code are its premises: the bytes that LDS instructions touch, pairs that are told apart by
more than bytes, and what fences and other accesses of the IR ask of order. All else is checked.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ldsopt.errors import InputError
from ldsopt.witness.states import AskedOrder, LeftState

SCHEMA = "ldsopt.witness/1"


class WitnessedBytes(NamedTuple):
    """Bytes of one variable: so many from each of the offsets first, first + step, … last on."""

    variable: str
    first: int
    last: int
    step: int
    size: int

    def is_apart(self, other: WitnessedBytes) -> bool:
        """True if the two have no byte in common.

        >>> WitnessedBytes("a", 0, 24, 8, 4).is_apart(WitnessedBytes("a", 4, 28, 8, 4))
        True
        >>> WitnessedBytes("a", 0, 24, 8, 8).is_apart(WitnessedBytes("a", 4, 28, 8, 4))
        False
        """
        if self.variable != other.variable:
            return True
        if self.last + self.size <= other.first or other.last + other.size <= self.first:
            return True
        period = math.gcd(self.step, other.step)
        distance = (other.first - self.first) % period if period else 0
        return period > 0 and self.size <= distance and distance + other.size <= period


@dataclass(frozen=True, slots=True)
class WitnessedWait:
    """One counter of a wait that leaves more outstanding than the compiler's.

    Attributes:
        line: of the instruction behind it, in our listing.
        counter: as spelled in assembly.
        compilers, ours: how many operations each leaves outstanding; ``None``: it waits for none.
        leaves: the lines of what it may leave and the compiler's wait does not, each with how many operations of its
            order are younger at least.
    """

    line: int
    counter: str
    compilers: int
    ours: int | None
    leaves: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class KernelWitness:
    """The premises of one kernel's weaker waits; where waves go several ways, what they rest on on one of these.

    Attributes:
        name: the kernel's.
        asked: what order asks for. A premise.
        accesses: the bytes that LDS instructions touch, by line; ``None`` for any. A premise.
        told_apart: what else is apart: the lines, whether of one wave or of two, and why. A premise.
        states: at the beginning of each block; ``None`` where nothing leads to it.
        waits: those that are weaker.
        untaken: the edges between blocks that are not taken on this way, by the blocks' numbers. A premise: all waves
            of a workgroup go one of the ways that the witness has for the kernel.
    """

    name: str
    asked: AskedOrder
    accesses: Mapping[int, tuple[WitnessedBytes, ...] | None]
    told_apart: Mapping[tuple[int, int, str], str]
    states: Sequence[LeftState | None]
    waits: tuple[WitnessedWait, ...]
    untaken: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True, slots=True)
class WaitsWitness:
    """The premises of the weaker waits of a listing.

    Attributes:
        arch: the architecture.
        kernels: those with weaker waits.
        without: kernels with weaker waits that it says nothing of, and why.
    """

    arch: str
    kernels: tuple[KernelWitness, ...]
    without: Mapping[str, str]


def render(witness: WaitsWitness) -> str:
    """The document, with a final newline."""
    made = {
        "schema": SCHEMA,
        "arch": witness.arch,
        "kernels": [_kernel(kernel) for kernel in witness.kernels],
        "without": [{"kernel": name, "why": why} for name, why in witness.without.items()],
    }
    return json.dumps(made, indent=1) + "\n"


def _kernel(kernel: KernelWitness) -> dict[str, Any]:
    asked = kernel.asked
    return {
        "name": kernel.name,
        "order": {
            "barriers": [
                {"line": line, "asks": sorted(kinds)} for line, kinds in sorted(asked.barriers.items())
            ],
            "only_dma": asked.only_dma,
            "stores_tell": asked.stores_tell,
            "waves_part": asked.waves_part,
            "constant": sorted(asked.constant),
        },
        "accesses": [
            {"line": line, "bytes": None if touched is None else [part._asdict() for part in touched]}
            for line, touched in sorted(kernel.accesses.items())
        ],
        "told_apart": [
            {"left": left, "access": access, "waves": waves, "why": why}
            for (left, access, waves), why in sorted(kernel.told_apart.items())
        ],
        "untaken": [list(edge) for edge in sorted(kernel.untaken)],
        "blocks": [None if state is None else _state(state) for state in kernel.states],
        "waits": [
            {
                "line": wait.line,
                "counter": wait.counter,
                "compilers": wait.compilers,
                "ours": wait.ours,
                "leaves": [{"line": line, "younger": younger} for line, younger in wait.leaves],
            }
            for wait in kernel.waits
        ],
    }


def _state(state: LeftState) -> dict[str, Any]:
    def shown(known: Mapping[tuple[int, str], int]) -> list[dict[str, Any]]:
        return [
            {"line": line, "counter": counter, "younger": count}
            for (line, counter), count in sorted(known.items())
        ]

    return {
        "outstanding": shown(state.outstanding),
        "left": shown(state.left),
        "far": sorted(state.far),
    }


def parse(text: str, name: str) -> WaitsWitness:
    """Reads a document.

    Raises:
        InputError: it is none.
    """
    try:
        given = json.loads(text)
        if given["schema"] != SCHEMA:
            raise InputError(f"{name}: its schema is {given['schema']!r}, and {SCHEMA} is read here")
        kernels = tuple(_read_kernel(kernel) for kernel in given["kernels"])
        without = {_text(one["kernel"]): _text(one["why"]) for one in given["without"]}
        return WaitsWitness(_text(given["arch"]), kernels, without)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
        what = f"{type(problem).__name__}: {problem}".split("\n", maxsplit=1)[0]
        raise InputError(f"{name}: no witness as `ldsopt waits --witness` writes it: {what}") from None


def _read_kernel(given: Any) -> KernelWitness:
    order = given["order"]
    barriers = {_number(one["line"]): frozenset(map(_text, one["asks"])) for one in order["barriers"]}
    asked = AskedOrder(
        barriers,
        _truth(order["only_dma"]),
        _truth(order["stores_tell"]),
        _truth(order["waves_part"]),
        frozenset(map(_number, order["constant"])),
    )
    accesses = {
        _number(one["line"]): None if one["bytes"] is None else tuple(map(_read_bytes, one["bytes"]))
        for one in given["accesses"]
    }
    apart = {
        (_number(one["left"]), _number(one["access"]), _text(one["waves"])): _text(one["why"])
        for one in given["told_apart"]
    }
    states = [None if one is None else _read_state(one) for one in given["blocks"]]
    untaken = frozenset((_number(before), _number(after)) for before, after in given["untaken"])
    waits = tuple(map(_read_wait, given["waits"]))
    return KernelWitness(_text(given["name"]), asked, accesses, apart, states, waits, untaken)


def _read_bytes(given: Any) -> WitnessedBytes:
    numbers = (_number(given[key]) for key in ("first", "last", "step", "size"))
    return WitnessedBytes(_text(given["variable"]), *numbers)


def _read_state(given: Any) -> LeftState:
    def known(several: Iterable[Any]) -> dict[tuple[int, str], int]:
        return {(_number(one["line"]), _text(one["counter"])): _number(one["younger"]) for one in several}

    return LeftState(known(given["outstanding"]), known(given["left"]), frozenset(map(_number, given["far"])))


def _read_wait(given: Any) -> WitnessedWait:
    ours = None if given["ours"] is None else _number(given["ours"])
    leaves = tuple((_number(one["line"]), _number(one["younger"])) for one in given["leaves"])
    return WitnessedWait(
        _number(given["line"]), _text(given["counter"]), _number(given["compilers"]), ours, leaves
    )


def _number(given: Any) -> int:
    if type(given) is not int or given < 0:
        raise TypeError(f"{given!r} is no number of the kind")
    return given


def _text(given: Any) -> str:
    if not isinstance(given, str):
        raise TypeError(f"{given!r} is no text")
    return given


def _truth(given: Any) -> bool:
    if not isinstance(given, bool):
        raise TypeError(f"{given!r} is neither true nor false")
    return given
