"""Runs one work-item of a small kernel on numbers, from its text: what the abstract values are held against.

Shares nothing with the analysis. An integer is a number modulo 2**width, a pointer into LDS a number of 32 bits, a
vector a tuple, poison ``None``. A wave's first lane runs first: what ``readfirstlane`` gives, and where a wave-uniform
LDS-DMA writes, is its value; lane i's share of the DMA lies i times its size behind that.

Only what the tests generate is understood; anything else is a KeyError, not a guess.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).parent / "integers"))

from integer_semantics import INTRINSICS, Undefined, binary, compare, convert, signed

Number = Any
"""An ``int``, ``None`` for poison, or a tuple of them."""
Operand = Callable[["Run"], Number]
WAVE = 64


# --- text ---------------------------------------------------------------------------------------------------


def split(text: str) -> list[str]:
    """Parts between commas that are in no bracket."""
    parts, depth, part = [], 0, ""
    for character in text:
        depth += (character in "([{<") - (character in ")]}>")
        if character == "," and not depth:
            parts.append(part.strip())
            part = ""
        else:
            part += character
    return [*parts, part.strip()] if part.strip() else parts


def typed(text: str) -> tuple[str, str]:
    """(type, what follows)"""
    if text[0] in "<[{":
        depth = 0
        for column, character in enumerate(text):
            depth += (character in "([{<") - (character in ")]}>")
            if not depth:
                return text[: column + 1], text[column + 1 :].strip()
    found = re.match(r"(ptr addrspace\(\d\)|[\w%.]+)\s*(.*)", text)
    assert found, text
    return found[1], found[2]


def width(kind: str) -> int:
    """Bits of an integer or pointer, of the element of a vector."""
    if kind[0] == "<":
        return width(kind[1:-1].partition(" x ")[2])
    return {"ptr addrspace(3)": 32}.get(kind, 64) if kind.startswith("ptr") else int(kind[1:])


def layout(kind: str) -> tuple[int, int]:
    """(size, alignment) in memory, bytes; the size is that from one element to the next."""
    if kind[0] == "{":
        offset = most = 0
        for part in split(kind[1:-1]):
            size, align = layout(part)
            offset, most = -(-offset // align) * align + size, max(most, align)
        return -(-offset // most) * most, most
    if kind[0] in "[<":
        count, _, inner = kind[1:-1].partition(" x ")
        size, align = layout(inner)
        total = size * int(count)
        return (total, align) if kind[0] == "[" else (total, total)
    size = {"half": 2, "float": 4, "double": 8}.get(kind) or width(kind) // 8
    return size, size


def field_offset(kind: str, index: int) -> tuple[int, str]:
    """The offset of a field of a struct, and its type."""
    offset = 0
    for number, part in enumerate(split(kind[1:-1])):
        size, align = layout(part)
        offset = -(-offset // align) * align
        if number == index:
            return offset, part
        offset += size
    raise IndexError(index)


# --- numbers ------------------------------------------------------------------------------------------------


def each(function: Callable[..., Number], *values: Number) -> Number:
    """The function on each element where there are vectors."""
    count = next((len(value) for value in values if isinstance(value, tuple)), 0)
    if not count:
        return function(*values)
    rows = [value if isinstance(value, tuple) else (value,) * count for value in values]
    return tuple(function(*row) for row in zip(*rows, strict=True))


# --- programs -----------------------------------------------------------------------------------------------


class Instruction(NamedTuple):
    """A line of the kernel, made ready to run."""

    line: int
    name: str
    opcode: str
    run: Callable[[Run], Number]


class Touched(NamedTuple):
    """The bytes that one execution of an access touches: ``[address, address + size)``, of this lane."""

    line: int
    address: int
    size: int
    is_dma: bool


@dataclass
class Run:
    """One work-item's execution.

    Attributes:
        addresses: of the LDS variables.
        arguments: by name.
        item: its id in x, y, z.
        seed: of what is in memory, and of what undef is.
        first: what the wave's first lane computed where lanes share a value; empty for that lane itself.
    """

    addresses: dict[str, int]
    arguments: dict[str, Number]
    item: tuple[int, int, int]
    seed: int
    first: dict[tuple[int, int], Number] = field(default_factory=dict)
    values: dict[str, Number] = field(default_factory=dict)
    seen: dict[str, list[Number]] = field(default_factory=dict)
    touched: list[Touched] = field(default_factory=list)
    shared: dict[tuple[int, int], Number] = field(default_factory=dict)
    before: str = ""
    goes_to: str = ""

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.values.update(self.arguments)
        self.counts: dict[int, int] = {}

    def of_first_lane(self, line: int, value: Number) -> Number:
        """The number that the wave's first lane has where this one has `value`."""
        key = line, self.counts.get(line, 0)
        self.counts[line] = key[1] + 1
        self.shared[key] = value
        return self.first.get(key, value)

    def any_number(self, bits: int) -> int:
        """A number that may stand in memory."""
        kind = self.random.randrange(3)
        return self.random.randrange(16 if kind == 0 else 1 << (bits if kind == 1 else min(bits, 10)))


class Program:
    """A kernel, from its text (the whole module's)."""

    def __init__(self, text: str, name: str = "k") -> None:
        self.lines = text.split("\n")
        start = next(
            i for i, line in enumerate(self.lines) if line.startswith("define") and f"@{name}(" in line
        )
        self.blocks: dict[str, list[Instruction]] = {}
        label = "entry"
        for number in range(start + 1, len(self.lines)):
            line = self.lines[number]
            if line.startswith("}"):
                break
            if found := re.match(r"([\w.]+):", line):
                label = found[1]
            elif line.startswith("  "):
                self.blocks.setdefault(label, []).append(self._instruction(number, line.strip()))

    def run(self, run: Run, most: int = 600) -> Run:
        """Runs to the end, or for at most so many steps."""
        label, steps = "entry", 0
        try:
            while label:
                run.goes_to = ""
                phis = [i for i in self.blocks[label] if i.opcode == "phi"]
                for name, result in [(phi.name, phi.run(run)) for phi in phis]:  # all at once
                    self._set(run, name, result)
                for instruction in self.blocks[label][len(phis) :]:
                    if (steps := steps + 1) > most:
                        return run
                    result = instruction.run(run)
                    if instruction.name:
                        self._set(run, instruction.name, result)
                run.before, label = label, run.goes_to
        except Undefined:
            pass
        return run

    @staticmethod
    def _set(run: Run, name: str, value: Number) -> None:
        run.values[name] = value
        run.seen.setdefault(name, []).append(value)

    # --- one instruction ----------------------------------------------------------------------------------

    def _instruction(self, number: int, text: str) -> Instruction:
        text = re.sub(r"(?:, ![\w.]+ !\d+)+$", "", text)
        found = re.match(r"%([\w.]+) = (.*)", text)
        name, rest = (found[1], found[2]) if found else ("", text)
        opcode, _, rest = rest.removeprefix("tail ").partition(" ")
        flags = []
        while (word := rest.partition(" ")[0]) in (
            "nuw", "nsw", "exact", "disjoint", "nneg", "inbounds", "nusw", "samesign"
        ):  # fmt: skip
            flags.append(word)
            rest = rest.partition(" ")[2]
        make = getattr(self, f"_{opcode}", self._binary)
        return Instruction(number, name, opcode, make(number, opcode, frozenset(flags), rest))

    def operand(self, kind: str, text: str) -> Operand:
        """A value or constant."""
        if text[0] == "%":
            name = text[1:]
            return lambda run: run.values[name]
        if text[0] == "@":
            name = text[1:]
            return lambda run: run.addresses[name]
        if kind[0] == "<":
            return self._vector(kind, text)
        bits = width(kind)
        if text in ("true", "false", "null", "zeroinitializer"):
            number = int(text == "true")
            return lambda run: number
        if text == "poison":
            return lambda run: None
        if text == "undef":
            return lambda run: run.any_number(bits)
        if re.fullmatch(r"-?\d+", text):
            number = int(text) % (1 << bits)
            return lambda run: number
        return self._expression(bits, text)

    def _vector(self, kind: str, text: str) -> Operand:
        count, _, inner = kind[1:-1].partition(" x ")
        if text[0] == "<":
            elements = [self.operand(*typed(part)) for part in split(text[1:-1])]
        elif text.startswith("splat"):
            elements = [self.operand(*typed(text[7:-1]))] * int(count)
        else:
            elements = [self.operand(inner, text)] * int(count)
        return lambda run: tuple(element(run) for element in elements)

    def _expression(self, bits: int, text: str) -> Operand:
        found = re.match(r"(\w+)(?: inbounds| nuw| nusw| nsw)* \((.*)\)$", text)
        assert found, text
        opcode, inside = found[1], found[2]
        if opcode == "getelementptr":
            return self._getelementptr(0, opcode, frozenset(), inside)
        if opcode in ("ptrtoint", "inttoptr"):
            source, _, target = inside.rpartition(" to ")
            kind, value = typed(source)
            inner = self.operand(kind, value)
            return lambda run: convert(opcode, frozenset(), inner(run), width(kind), width(target))
        left, right = (self.operand(*typed(part)) for part in split(inside))
        return lambda run: binary(opcode, frozenset(), left(run), right(run), bits)

    def _binary(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        kind, both = typed(rest)
        left, right = (self.operand(kind, part) for part in split(both))
        bits = width(kind)
        return lambda run: each(lambda a, b: binary(opcode, flags, a, b, bits), left(run), right(run))

    def _cast(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        source, _, target = rest.rpartition(" to ")
        kind, text = typed(source)
        inner, before, after = self.operand(kind, text), width(kind), width(target)
        return lambda run: each(lambda a: convert(opcode, flags, a, before, after), inner(run))

    _trunc = _zext = _sext = _ptrtoint = _inttoptr = _cast

    def _icmp(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        predicate, _, rest = rest.removeprefix("samesign ").partition(" ")
        kind, both = typed(rest)
        left, right = (self.operand(kind, part) for part in split(both))
        bits = width(kind)
        return lambda run: each(lambda a, b: compare(predicate, a, b, bits), left(run), right(run))

    def _select(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        condition, left, right = (self.operand(*typed(part)) for part in split(rest))

        def run_it(run: Run) -> Number:
            chosen, a, b = condition(run), left(run), right(run)
            if isinstance(chosen, tuple):
                return tuple(
                    None if c is None else x if c else y for c, x, y in zip(chosen, a, b, strict=True)
                )
            if chosen is None:
                return (None,) * len(a) if isinstance(a, tuple) else None
            return a if chosen else b

        return run_it

    def _phi(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        kind, pairs = typed(rest)
        incoming = {}
        for pair in split(pairs):
            value, _, label = pair[1:-1].strip().rpartition(", ")
            incoming[label.strip().lstrip("%")] = self.operand(kind, value.strip())
        return lambda run: incoming[run.before](run)

    def _br(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        parts = [typed(part) for part in split(rest)]
        if len(parts) == 1:
            target = parts[0][1].lstrip("%")

            def always(run: Run) -> Number:
                run.goes_to = target

            return always
        condition = self.operand(*parts[0])
        targets = [part[1].lstrip("%") for part in parts[1:]]

        def either(run: Run) -> Number:
            chosen = condition(run)
            if chosen is None:
                raise Undefined
            run.goes_to = targets[0 if chosen else 1]

        return either

    def _ret(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        return lambda run: None

    def _freeze(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        kind, text = typed(rest)
        inner, bits = self.operand(kind, text), width(kind)
        return lambda run: each(lambda a: run.any_number(bits) if a is None else a, inner(run))

    def _getelementptr(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        element, pointer, *indices = split(rest)
        kind, text = typed(pointer)
        base, bits = self.operand(kind, text), width(kind)
        steps: list[tuple[int, int, Operand]] = []
        for position, index in enumerate(indices):
            index_kind, index_text = typed(index)
            if position and element[0] == "{":
                offset, element = field_offset(element, int(index_text))
                steps.append((offset, 32, lambda run: 1))
                continue
            if position:
                element = element[1:-1].partition(" x ")[2]
            steps.append((layout(element)[0], width(index_kind), self.operand(index_kind, index_text)))

        def run_it(run: Run) -> Number:
            result = base(run)
            for scale, index_bits, index in steps:
                result = each(
                    lambda a, i, scale=scale, index_bits=index_bits: (
                        None if a is None or i is None else (a + scale * signed(i, index_bits)) % (1 << bits)
                    ),
                    result,
                    index(run),
                )
            return result

        return run_it

    def _extractelement(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        vector, index = (self.operand(*typed(part)) for part in split(rest))
        return lambda run: _at(vector(run), index(run))

    def _insertelement(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        vector, value, index = (self.operand(*typed(part)) for part in split(rest))

        def run_it(run: Run) -> Number:
            old, at = vector(run), index(run)
            if at is None or at >= len(old):
                return (None,) * len(old)
            return (*old[:at], value(run), *old[at + 1 :])

        return run_it

    def _load(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        kind, pointer = split(rest)[:2]
        where = self.operand(*typed(pointer))
        local, size = "addrspace(3)" in pointer, layout(kind)[0]

        def run_it(run: Run) -> Number:
            if local:
                self._touch(run, number, where(run), size)
            return run.any_number(width(kind)) if kind[0] == "i" else 0

        return run_it

    def _store(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        kind = typed(split(rest)[0])[0]
        where, size = self.operand(*typed(split(rest)[1])), layout(kind)[0]
        return lambda run: self._touch(run, number, where(run), size)

    @staticmethod
    def _touch(run: Run, line: int, address: Number, size: int, *, is_dma: bool = False) -> None:
        if address is None:
            raise Undefined
        run.touched.append(Touched(line, address, size, is_dma))

    def _call(self, number: int, opcode: str, flags: frozenset[str], rest: str) -> Operand:
        found = re.search(r"@([\w.]+)\((.*)\)", rest)
        assert found, rest
        name, parts = found[1], split(found[2])
        values = [self.operand(*_without_attributes(part)) for part in parts if "addrspace(8)" not in part]
        if name.startswith("llvm.amdgcn.workitem.id."):
            dimension = "xyz".index(name[-1])
            return lambda run: run.item[dimension]
        if "readfirstlane" in name:
            return lambda run: run.of_first_lane(number, values[0](run))
        if "mbcnt" in name:
            low = name.endswith("lo")

            def lanes(run: Run) -> Number:
                mask, count, lane = values[0](run), values[1](run), run.item[0] % WAVE
                below = mask & ((1 << min(lane, 32)) - 1 if low else (1 << max(lane - 32, 0)) - 1)
                return None if count is None else (count + bin(below).count("1")) % (1 << 32)

            return lanes
        if ".load.lds" in name:
            return lambda run: self._dma(run, number, [value(run) for value in values])
        stem, bits = name.rpartition(".")[0], width(typed(rest)[0])

        def pure(run: Run) -> Number:
            given = [value(run) for value in values]
            return None if None in given else INTRINSICS[stem](bits, *given)

        return pure

    def _dma(self, run: Run, line: int, values: list[Number]) -> None:
        pointer, size, immediate = values[0], values[1], values[4]
        address = run.of_first_lane(line, pointer)
        if address is None:
            raise Undefined
        lane = run.item[0] % WAVE
        self._touch(run, line, (address + immediate + lane * size) % (1 << 32), size, is_dma=True)


def _at(vector: tuple[Number, ...], index: Number) -> Number:
    return None if index is None or index >= len(vector) else vector[index]


def _without_attributes(argument: str) -> tuple[str, str]:
    kind, rest = typed(argument)
    return kind, re.sub(r"^(?:(?:nonnull|noundef|inbounds|align \d+) )+", "", rest)


def run_items(
    program: Program,
    addresses: dict[str, int],
    arguments: dict[str, Number],
    items: list[tuple[int, int, int]],
    seed: int,
) -> Iterator[Run]:
    """Runs work-items, the first lane of each one's wave before it."""
    first: dict[tuple[int, int, int], Run] = {}
    for item in items:
        leader = (item[0] - item[0] % WAVE, *item[1:])
        if leader not in first:
            first[leader] = program.run(Run(addresses, arguments, leader, seed))
            yield first[leader]
        if item != leader:
            yield program.run(Run(addresses, arguments, item, seed + item[0], first=first[leader].shared))
