"""Puts the code of callees in place of their calls.

A callee's outstanding operations, waits and barriers matter to its caller, and the caller's outstanding operations to
the callee. So the callee's blocks are put behind each call, and its returns lead back behind it::

    s_getpc_b64 s[4:5]                         s[4:5]: where f is
    s_add_u32 s4, s4, f@rel32@lo+4
    s_addc_u32 s5, s5, f@rel32@hi+12
    s_swappc_b64 s[30:31], s[4:5]              then f's blocks, up to its s_setpc_b64 s[30:31]

An address of a function in registers is followed forwards through the caller: through moves, the global offset table
and lanes of vector registers. A call leaves it as it was: LLVM, which knows which registers a callee overwrites, keeps
none there, and a call in inline assembly is not followed. Other calls are `Unreadable`: a call through a pointer, of
code that is not in the listing or that another definition may replace, and recursion.

A chain of functions that call the next one twice doubles with each. So the size of a function with all of its callees
is counted first, and functions get their callees' code from the smallest up, as long as the result stays in proportion
to the listing.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import pairwise
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.graph import components, solved
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction, Assembly, unquoted
from ldsopt.isa.constant_loads import loaded_words
from ldsopt.isa.decode import decode
from ldsopt.isa.measure import accesses_lds
from ldsopt.isa.operands import RegisterSet, named, register, registers, results
from ldsopt.isa.operands import number as number_of
from ldsopt.isa.statements import Unreadable
from ldsopt.target.opcodes import Action, Family

RETURN_ADDRESS = "s[30:31]"
_MOST_STEPS = 100_000
"""Instructions and blocks of a function with its callees': with more, its calls are not followed."""
_GROWTH = 20
"""All functions with their callees have no more steps than `_MOST_STEPS` and this many times the listing's."""

_SYMBOL = re.compile(
    r'(?P<name>"(?:[^"\\]|\\.)*"|[\w.$]+)@(?P<how>rel|gotpcrel)(?:32@(?P<half>lo|hi)|64)(?:\+(?P<addend>\d+))?'
)
_AddressHolder = int | tuple[str, int]
"""A scalar register by its number, or a lane of a vector register."""
_FEWEST_LANES = 32
_Known = dict[_AddressHolder, tuple[str, str]]
"""The address whose lower half a place holds: ``rel`` of a function, ``gotpcrel`` of its entry in the table."""


class SymbolAddress(NamedTuple):
    """The address of a symbol that an instruction names, relative to the code.

    Attributes:
        text: as it is spelled.
        name: the symbol's.
        how: ``rel`` of the symbol, ``gotpcrel`` of its entry in the global offset table.
        half: ``lo`` or ``hi`` of a half, empty of the whole address.
        addend: the number that is added, as it is spelled; empty if there is none.
    """

    text: str
    name: str
    how: str
    half: str
    addend: str


def symbol_address(operands: str) -> SymbolAddress | None:
    """The first address of a symbol in operands; ``None`` if there is none.

    >>> symbol_address("s4, s4, f@rel32@lo+4")
    SymbolAddress(text='f@rel32@lo+4', name='f', how='rel', half='lo', addend='4')
    """
    found = _SYMBOL.search(operands)
    if found is None:
        return None
    name, how, half, addend = found.groups("")
    return SymbolAddress(found[0], unquoted(name), how, half, addend)


@dataclass(slots=True)
class _Draft:
    """A block under construction. Its successors are numbers of other drafts."""

    label: str
    instructions: Sequence[AsmInstruction]
    depth: int
    successors: list[int] = field(default_factory=list)


class Callers:
    """Gives the functions of one listing together with the code of their callees."""

    def __init__(self, listing: Assembly) -> None:
        self._functions = {function.name: function for function in listing.functions}
        words = (line.split(None, 1) for line in listing.text if ".weak" in line)
        self._replaceable = {unquoted(name[1].strip()) for name in words if name and name[0] == ".weak"}
        self._targets: dict[str, Mapping[int, str]] = {}

    def with_callees(self, function: AsmFunction) -> AsmFunction:
        """The function with its callees' code; itself if it calls none."""
        calls = list(_calls(function))
        if not calls:
            return function
        if function.name not in self._followed:
            unknown = [Unreadable(call.line, "more code behind calls than is followed") for call in calls]
            return replace(function, unreadable=tuple(dict.fromkeys([*function.unreadable, *unknown])))
        work = _Expansion(self)
        work.add(function, (function.name,))
        touches = any(
            accesses_lds(i) or i.opcode.is_barrier_part for draft in work.drafts for i in draft.instructions
        )
        return replace(
            function,
            blocks=tuple(
                AsmBlock(
                    draft.label,
                    tuple(draft.instructions),
                    tuple(dict.fromkeys(draft.successors)),
                    draft.depth,
                )
                for draft in work.drafts
            ),
            unreadable=tuple(dict.fromkeys([*work.unreadable, *(work.unknown if touches else ())])),
            followed=frozenset(work.followed),
        )

    @functools.cached_property
    def _followed(self) -> frozenset[str]:
        functions = list(self._functions.values())
        number = {function.name: n for n, function in enumerate(functions)}
        own = [sum(1 + len(block.instructions) for block in function.blocks) for function in functions]
        callees = [
            [number[callee.name] for call in _calls(function) if (callee := self.callee(function, call))]
            for function in functions
        ]
        whole = list(own)
        for component in components(callees.__getitem__, range(len(functions))):  # callees come first
            (one, *others) = component
            for n in component:  # recursion is followed up to where it comes back, or to the limit
                recurs = others or one in callees[one]
                steps = _MOST_STEPS if recurs else own[n] + sum(whole[callee] for callee in callees[n])
                whole[n] = min(steps, _MOST_STEPS + 1)
        left, followed = _MOST_STEPS + _GROWTH * sum(own), set[str]()
        for n in sorted(range(len(functions)), key=whole.__getitem__):
            left -= whole[n]
            if whole[n] <= _MOST_STEPS and left >= 0:
                followed.add(functions[n].name)
        return frozenset(followed)

    def callee(self, caller: AsmFunction, call: AsmInstruction) -> AsmFunction | None:
        """The function of this listing that a call goes to; ``None`` if it is not known."""
        if caller.name not in self._targets:
            self._targets[caller.name] = _targets(caller)
        name = self._targets[caller.name].get(call.line, "")
        return None if name in self._replaceable else self._functions.get(name)


class _Expansion:
    """The blocks of one function and its callees."""

    def __init__(self, callers: Callers) -> None:
        self._callers = callers
        self.drafts: list[_Draft] = []
        self.unreadable: list[Unreadable] = []
        self.unknown: list[Unreadable] = []
        self.followed: set[int] = set()
        self._steps = 0

    def add(self, function: AsmFunction, path: tuple[str, ...]) -> list[int]:
        """Adds a function's blocks, and returns the numbers of those that end with its return."""
        self.unreadable += function.unreadable
        self._steps += sum(1 + len(block.instructions) for block in function.blocks)
        pieces = [_pieces(block) for block in function.blocks]
        first: list[int] = []
        for block, parts in zip(function.blocks, pieces, strict=True):
            first.append(len(self.drafts))
            self.drafts += [_Draft(block.label, part, block.depth) for part in parts]
        returns: list[int] = []
        for block, parts, start in zip(function.blocks, pieces, first, strict=True):
            last = start + len(parts) - 1
            for number in range(start, last):
                self._call(function, number, number + 1, path)
            self.drafts[last].successors = [first[target] for target in block.successors]
            ending = self.drafts[last].instructions[-1:]
            if ending and not block.successors and ending[0].opcode.family is Family.JUMP:
                if ending[0].operands == RETURN_ADDRESS:
                    returns.append(last)
                else:  # a tail call
                    returns += self._enter(function, last, path)
        return returns

    def _call(self, function: AsmFunction, number: int, behind: int, path: tuple[str, ...]) -> None:
        known = len(self.unknown)
        returns = self._enter(function, number, path)
        if len(self.unknown) > known and not self.drafts[number].successors:
            self.drafts[number].successors = [behind]
        for block in returns:
            self.drafts[block].successors = [behind]

    def _enter(self, function: AsmFunction, number: int, path: tuple[str, ...]) -> list[int]:
        """Adds the callee that a block calls at its end; returns the numbers of the callee's returning blocks."""
        call = self.drafts[number].instructions[-1]
        callee = self._callers.callee(function, call)
        if callee is None or callee.name in path or self._steps > _MOST_STEPS:
            why = (
                "a call of code that is not known"
                if callee is None
                else "a call that may come back to its caller"
            )
            self.unknown.append(Unreadable(call.line, why))
            return []
        self.followed.add(call.line)
        self.drafts[number].successors = [len(self.drafts)]
        return self.add(callee, (*path, callee.name))


def _calls(function: AsmFunction) -> Iterator[AsmInstruction]:
    for block in function.blocks:
        for instruction in block.instructions:
            if instruction.opcode.family is Family.CALL:
                yield instruction
        last = block.instructions[-1:]
        if (
            last
            and last[0].opcode.family is Family.JUMP
            and not block.successors
            and last[0].operands != RETURN_ADDRESS
        ):
            yield last[0]


@functools.lru_cache(maxsize=1 << 12)  # of a function for each of its calls
def _pieces(block: AsmBlock) -> Sequence[Sequence[AsmInstruction]]:
    """The instructions of a block, cut behind each call; the last piece may be empty."""
    every = block.instructions
    calls = [at + 1 for at, one in enumerate(every) if one.opcode.family is Family.CALL]
    return [every[start:end] for start, end in pairwise([0, *calls, len(every)])]


def _targets(function: AsmFunction) -> dict[int, str]:
    """The callee of each call, by its line; a forward analysis over the blocks."""
    targets: dict[int, str] = {}

    def behind(number: int, entering: _Known) -> Iterator[tuple[int, _Known]]:
        known = dict(entering)
        for instruction in function.blocks[number].instructions:
            if instruction.opcode.family in (Family.CALL, Family.JUMP):
                targets.pop(instruction.line, None)
                if name := _called(instruction, known):
                    targets[instruction.line] = name
            else:
                _follow(instruction, known)
        return ((successor, known) for successor in function.blocks[number].successors)

    nothing: _Known = {}
    solved(
        [block.successors for block in function.blocks],
        nothing,
        behind,
        lambda a, b: dict(a.items() & b.items()),
    )
    return targets


def _called(call: AsmInstruction, known: _Known) -> str:
    target = call.operands.rpartition(",")[2].strip()
    scalar = _scalar(target)
    if scalar is None:
        return unquoted(target)
    kind, name = known.get(scalar, ("", ""))
    return name if kind == "rel" else ""


def _follow(instruction: AsmInstruction, known: _Known) -> None:
    action, operands = instruction.opcode.action, [word.strip() for word in instruction.operands.split(",")]
    if action is Action.WRITE_LANE and len(operands) == 3:
        _write_lane(known, operands[0], number_of(operands[2]), _held(known, operands[1]))
        return
    held: tuple[str, str] | None = None
    if (symbol := symbol_address(instruction.operands)) and symbol.half != "hi":
        held = symbol.how, symbol.name
    elif action is Action.MOVE and len(operands) == 2:
        held = _held(known, operands[1])
    elif action is Action.LOAD and loaded_words(instruction) == 2 and operands[2:] == ["0x0"]:
        entry = _held(known, operands[1])
        held = ("rel", entry[1]) if entry and entry[0] == "gotpcrel" else None
    elif action is Action.READ_LANE and len(operands) == 3:
        lane = number_of(operands[2])
        held = None if lane is None else known.get((operands[1], lane))
    written = _written(instruction)
    for holder in [holder for holder in known if _register(holder) & written]:
        del known[holder]
    if (result := _scalar(operands[0])) is not None:
        _set(known, result, held)


def _write_lane(known: _Known, vector: str, lane: int | None, held: tuple[str, str] | None) -> None:
    """Notes what a lane holds. Of a wave of 32 lanes, numbers that differ by 32 are of one lane."""
    for holder in [one for one in known if isinstance(one, tuple) and register(one[0]) & register(vector)]:
        if lane is None or (holder[1] - lane) % _FEWEST_LANES == 0:
            del known[holder]
    if lane is not None:
        _set(known, (vector, lane), held)


def _written(instruction: AsmInstruction) -> RegisterSet:
    """The registers that an instruction may write, each of two that it names as a pair."""
    if "::" in instruction.operands:
        return named(instruction)
    return results(instruction, decode(instruction).results)


def _register(holder: _AddressHolder) -> RegisterSet:
    return register(f"s{holder}" if isinstance(holder, int) else holder[0])


def _held(known: _Known, operand: str) -> tuple[str, str] | None:
    scalar = _scalar(operand)
    return None if scalar is None else known.get(scalar)


def _scalar(operand: str) -> int | None:
    """The number of the first scalar register of an operand; ``None`` if it is no scalar register."""
    first = next(iter(registers(operand)), "")
    return int(first[1:]) if first[:1] == "s" and first[1:].isdecimal() else None


def _set(known: _Known, place: _AddressHolder, held: tuple[str, str] | None) -> None:
    known.pop(place, None)
    if held is not None:
        known[place] = held
