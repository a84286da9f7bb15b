"""The instruction of some code that a trace measured: by address, and by its mnemonic.

A trace has addresses of the ELF file that was loaded. Where the code at hand is that file, they are the same. Another
link of the same code may lie elsewhere: then each kernel that the trace names is put where the code has the kernel of
that name. Both are tried, and that counts which places every row of the trace at an instruction of its mnemonic.
Code of which one row says otherwise is other code, and is refused: its waits would be joined with another's stalls.
"""

from __future__ import annotations

import functools
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.disassembly import CodePosition
from ldsopt.stalls.trace import MeasuredInstruction, MeasuredTrace

_SUFFIXES = ("_e32", "_e64", "_dpp", "_sdwa", "_e64_dpp")
_PADDING = frozenset({"s_nop", "s_code_end"})


@dataclass(frozen=True, slots=True)
class PlacedFunction:
    """A function, and where it begins in its section."""

    function: AsmFunction
    section: str
    start: int


@dataclass(frozen=True)
class AddressedCode:
    """A listing whose instructions have addresses.

    Attributes:
        source: the name of what it was read from.
        arch: the gfx architecture.
        listing: the code.
        places: where its instructions are, by line.
    """

    source: str
    arch: str
    listing: Assembly
    places: Mapping[int, CodePosition]

    def functions(self) -> Iterator[PlacedFunction]:
        """The functions that have addresses, in the listing's order."""
        for function in self.listing.functions:
            first = next(
                (i for block in function.blocks for i in block.instructions if i.line in self.places), None
            )
            if first is not None:
                yield PlacedFunction(function, *self.places[first.line])


@dataclass(frozen=True, slots=True)
class MatchedInstruction:
    """A row of a trace, and the instruction that it is about.

    Attributes:
        measured: the row.
        instruction: in the listing.
        function: that it is in.
    """

    measured: MeasuredInstruction
    instruction: AsmInstruction
    function: AsmFunction


@dataclass(frozen=True, slots=True)
class MatchedTrace:
    """A trace on the code that was given.

    Attributes:
        rows: by code object and address.
        others: code objects of the trace that are other code, with the number of their rows.
    """

    rows: tuple[MatchedInstruction, ...]
    others: Mapping[int, int]


def matched(trace: MeasuredTrace, code: AddressedCode) -> MatchedTrace:
    """Finds the instruction of each row, for those code objects of a trace that are the code.

    Raises:
        InputError: none is; the message names the first row that differs.
    """
    finder = _Finder(code)
    rows: list[MatchedInstruction] = []
    others: dict[int, int] = {}
    problems: list[str] = []
    by_object: dict[int, list[MeasuredInstruction]] = {}
    for one in trace.instructions:
        by_object.setdefault(one.code_object, []).append(one)
    for number, measured in by_object.items():
        starts = [(k.address, k.name) for k in trace.kernels if k.code_object == number]
        found = finder.all_of(measured, starts)
        if isinstance(found, str):
            others[number] = len(measured)
            problems.append(f"code object {number}: {found}")
        else:
            rows += found
    if not rows:
        raise InputError(
            f"this is not the code that was traced: {problems[0]}",
            file=code.source,
            remedy=f"give the code object that ran; the profiler keeps it beside the trace, as *_code_object_id_"
            f"{next(iter(others))}.out",
        )
    return MatchedTrace(tuple(rows), others)


_InFunction = tuple[AsmInstruction, AsmFunction]


class _Finder:
    """The instructions of some code by section and address."""

    def __init__(self, code: AddressedCode) -> None:
        self._by_place: dict[tuple[str, int], _InFunction] = {}
        self._starts: dict[str, CodePosition] = {}
        for placed in code.functions():
            self._starts[placed.function.name] = CodePosition(placed.section, placed.start)
            for block in placed.function.blocks:
                for instruction in block.instructions:
                    if (place := code.places.get(instruction.line)) is not None:
                        self._by_place[place.section, place.address] = instruction, placed.function
        self._sections = sorted({section for section, _ in self._by_place})

    def all_of(
        self, rows: Sequence[MeasuredInstruction], kernels: Sequence[tuple[int, str]]
    ) -> list[MatchedInstruction] | str:
        """Every row with its instruction; or the first row of the best try that has none."""
        named = [(address, self._starts[name]) for address, name in kernels if name in self._starts]
        tries = [functools.partial(_at, section) for section in self._sections]
        if named:
            named.sort()
            addresses = [address for address, _ in named]

            def by_kernel(address: int) -> tuple[str, int]:
                base, start = named[max(0, bisect_right(addresses, address) - 1)]
                return start.section, start.address + address - base

            tries.insert(0, functools.partial(by_kernel))
        best, problem = -1, "it has no instructions"
        for place_of in tries:
            found: list[MatchedInstruction] = []
            for row in rows:
                known = self._by_place.get(place_of(row.address))
                if known is None or not is_same(known[0].mnemonic, row.mnemonic):
                    if _mnemonic(row.mnemonic) in _PADDING and known is None:
                        continue  # behind the end of a function
                    if len(found) > best:
                        best = len(found)
                        there = f"'{known[0].mnemonic}'" if known else "nothing"
                        problem = (
                            f"at address {row.address} the trace has '{row.text[:60]}', the code {there}"
                        )
                    break
                found.append(MatchedInstruction(row, *known))
            else:
                if found:
                    return found
        return problem


def _at(section: str, address: int) -> tuple[str, int]:
    return section, address


def is_same(one: str, other: str) -> bool:
    """True if two mnemonics may be of one instruction: disassemblers differ in the suffix of an encoding.

    >>> is_same("v_add_u32_e32", "v_add_u32"), is_same("s_nop", "s_waitcnt")
    (True, False)
    """
    return one == other or _mnemonic(one) == _mnemonic(other)


def _mnemonic(text: str) -> str:
    for suffix in _SUFFIXES:
        text = text.removesuffix(suffix)
    return text
