"""Results that are read too early: CDNA hardware does not delay an instruction that follows another one too soon.

Rule. If fewer wait states have passed than AMD's tables require, the reader gets the old value of the register.
Sources: CDNA3 ISA, 4.5 (results of the vector ALU in SGPRs, VCC, EXEC and M0; lanes; the forwarding of transcendental
and partial results) and 7.5 (matrix results; a result of the vector ALU is lost if a matrix result lands behind it);
CDNA4 ISA, 7.6, for gfx950; for gfx90a CDNA2's as LLVM has them. Reads that these do not restrict, even if LLVM waits as
a caution, are in time.

Not modelled: data of stores and addends that are overwritten too early; hardware registers; code of called functions.
Only used if operations happen late (`ldsopt.emulate.wave`): with the other schedule all results are in time.

State is kept at run time only for instructions that some path follows too early. So correct code costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from typing import Any, NamedTuple

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.emulate.operand import numbers_of
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import EXEC, M0, SCALARS, VCC, WaveRegisters
from ldsopt.graph import Visits
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.matrix_passes import is_single_precision, passes
from ldsopt.simt.kinds import Array
from ldsopt.target.opcodes import Action, Family, Opcode, Trait

_GENERATIONS = {"gfx90a": 2, "gfx940": 3, "gfx941": 3, "gfx942": 3, "gfx950": 4}
"""CDNA 2, 3 and 4."""
_FAR = 20
_OF_ONE_LANE = frozenset({Action.READ_LANE, Action.WRITE_LANE})


class _TimedInstruction(NamedTuple):
    """One instruction: its kind, and the registers that decide when it reads and writes.

    Attributes:
        opcode: with its encoding.
        kind: ``xdl``, ``single``, ``double 4``, ``double 16``, ``vector``, ``memory``, ``lds``, ``scalar`` or ``nop``.
        passes: of a matrix instruction.
        results: registers that it writes.
        reads: registers that it reads, including EXEC.
        factors: of a matrix instruction; `addend` likewise; `lane`: of the lane's number; `mask`: of a mask or carry.
        states: the number of wait states that it takes.
        moves_lanes: it reads its first source from other lanes.
        moves_result: its result goes to another part of the register.
    """

    opcode: Opcode
    kind: str
    passes: int
    results: tuple[int, ...]
    reads: frozenset[int]
    factors: frozenset[int]
    addend: tuple[int, ...]
    lane: frozenset[int]
    mask: frozenset[int]
    states: int
    moves_lanes: bool
    moves_result: bool

    @property
    def is_transcendental(self) -> bool:
        """True for the transcendental unit."""
        return self.opcode.family is Family.TRANSCENDENTAL


def _timed(
    instruction: AsmInstruction, reads: tuple[int, ...], writes: tuple[int, ...], arch: str
) -> _TimedInstruction:
    name, what = instruction.mnemonic, decode(instruction)
    given, opcode = what.given, what.opcode
    numbers = [_numbers(word) for word in given.words]
    empty = frozenset[int]()
    kind, states, long = "scalar", 1, 0
    factors, lane, mask = empty, empty, empty
    addend: tuple[int, ...] = ()
    read = frozenset(reads)
    if opcode.family is Family.NOP:
        kind, states = "nop", int(given.words[0], 0) + 1 if given.words else 1
    elif what.started is not None:
        kind = "lds" if opcode.family is Family.LDS else "scalar" if opcode.is_scalar else "memory"
    elif opcode.is_matrix:
        is_single = is_single_precision(name) and arch != "gfx90a"
        kind = "single" if is_single else "xdl"
        if name.startswith(("v_mfma_f64_4x", "v_mfma_f64_16x")):
            kind = "double 4" if name.startswith("v_mfma_f64_4x") else "double 16"
        long = passes(instruction, arch) or 16
        factors = frozenset(numbers[1] + numbers[2])
        addend = writes if name.startswith("v_smfmac") else numbers[3] if len(numbers) > 3 else ()
        read |= {EXEC}
    elif opcode.is_vector:
        kind = "vector"
        read |= {EXEC}
        if opcode.action in _OF_ONE_LANE:
            lane = frozenset(numbers[2])
        if Trait.READS_MASK in opcode.traits:
            mask = frozenset(numbers[-1]) if len(numbers) > 3 else frozenset({VCC, VCC + 1})
        if Trait.READS_VCC in opcode.traits:
            read |= {VCC, VCC + 1}
    moves_result = given.modifiers.get("dst_sel", "DWORD") != "DWORD" or given.numbers("op_sel")[-1:] == (1,)
    return _TimedInstruction(
        opcode, kind, long, writes, read, factors, addend, lane, mask, states, what.moves_lanes, moves_result
    )


def _numbers(word: str) -> tuple[int, ...]:
    try:
        return numbers_of(word)
    except NotUnderstood:
        return ()


def _asked(first: _TimedInstruction, second: _TimedInstruction, number: int, generation: int) -> int:
    """The wait states that must pass between a result in a register and its read or overwrite."""
    if first.kind == "scalar":
        return 1 if number == M0 and second.kind in ("memory", "lds") else 0
    if second.kind in ("scalar", "nop"):
        return 0
    if first.passes:
        long, is_late = first.passes, generation == 4
        if second.passes and number not in second.factors:
            return _of_addend(first, second, generation) if number in second.addend else 0
        if first.kind == "double 4":
            return 9 if second.kind in ("memory", "lds") else 6
        if first.kind == "double 16":
            return 18 if second.kind in ("memory", "lds") else 19 if is_late else 11
        return long + (2 if first.kind == "single" else 4 if is_late and long > 2 else 3)
    return (
        _of_vector(first, second, generation) if number < SCALARS else _of_scalar(second, number, generation)
    )


def _of_addend(first: _TimedInstruction, second: _TimedInstruction, generation: int) -> int:
    long, is_late = first.passes, generation == 4
    if first.kind.startswith("double"):
        if first.kind == second.kind == "double 16" and first.results == second.addend:
            return 0
        return 4 if first.kind == "double 4" else 17 if is_late else 9
    if first.results == second.addend and (first.kind, long) == (second.kind, second.passes):
        return 2 if long == 2 and generation > 2 else 0
    if first.kind == "single":
        return 0 if first.results == second.addend else long
    more = 0 if generation == 2 else 2 if is_late and (second.kind == "xdl" or long > 2) else 1
    return long + max(more, int(second.kind.startswith("double")))


def _of_vector(first: _TimedInstruction, second: _TimedInstruction, generation: int) -> int:
    if second.passes:
        return 2
    if Trait.DOT in first.opcode.traits:
        return 0 if first.opcode.mnemonic == second.opcode.mnemonic else 3
    if second.moves_lanes or (generation == 4 and Trait.PERMLANE in second.opcode.traits):
        return 2
    if generation == 2 or second.kind != "vector":
        return 0
    if second.opcode.action is Action.READ_LANE:
        return 1
    is_held = first.is_transcendental and not second.is_transcendental
    return int(is_held or first.moves_result)


def _of_scalar(second: _TimedInstruction, number: int, generation: int) -> int:
    if number in (EXEC, EXEC + 1):
        is_lane = second.opcode.action in _OF_ONE_LANE | {Action.READ_FIRST_LANE} and generation > 2
        is_lane |= Trait.PERMLANE in second.opcode.traits and generation == 4
        return 5 if second.moves_lanes else 4 if second.passes or is_lane else 0
    if second.kind == "memory":
        return 5
    if number in second.lane or (Trait.READS_VCC in second.opcode.traits and number in (VCC, VCC + 1)):
        return 4
    return 2 if second.kind == "vector" and generation > 2 and number not in second.mask else 0


@dataclass(slots=True)
class _YoungResult:
    """A result that may be read too early: the registers, their old values, and the time of its issue."""

    first: _TimedInstruction
    before: dict[int, Array | int]
    issued: int


@dataclass(frozen=True, slots=True)
class ResultTiming:
    """The instructions of a kernel whose results may be read too early.

    Attributes:
        uses: the instructions, by their number.
        early: the numbers of those that some path follows too early.
        generation: of CDNA.
    """

    uses: tuple[_TimedInstruction, ...]
    early: frozenset[int]
    generation: int


def result_timing(
    function: AsmFunction,
    registers: Sequence[tuple[tuple[int, ...], tuple[int, ...]]],
    arch: str,
) -> ResultTiming | None:
    """The timing of a kernel's results; ``None`` if none is read too early on any path.

    Args:
        function: the kernel; `registers` that each of its instructions reads and writes, in code order.
    """
    generation = _GENERATIONS.get(arch)
    if generation is None:
        return None
    starts, count = list[int](), 0
    for block in function.blocks:
        starts.append(count)
        count += len(block.instructions)
    instructions = [*function.instructions]
    uses = tuple(_timed(i, *registers[n], arch) for n, i in enumerate(instructions))
    after: list[tuple[int, ...]] = [(n + 1,) for n in range(count)]
    for number, block in enumerate(function.blocks):
        if block.instructions:
            follow = (_first(function, starts, one) for one in block.successors)
            after[starts[number] + len(block.instructions) - 1] = tuple(n for n in follow if n < count)
    early = frozenset(n for n in range(count) if _is_early(n, uses, after, generation))
    return ResultTiming(uses, early, generation) if early else None


def _first(function: AsmFunction, starts: Sequence[int], block: int) -> int:
    """The number of a block's first instruction; for an empty block, that of the block behind it."""
    while block < len(function.blocks) and not function.blocks[block].instructions:
        block += 1
    return starts[block] if block < len(starts) else 1 << 30


def _is_early(
    number: int, uses: Sequence[_TimedInstruction], after: Sequence[tuple[int, ...]], generation: int
) -> bool:
    """True if some path leads from an instruction to one that reads or overwrites its result too early."""
    first = uses[number]
    if first.kind in ("nop", "memory", "lds") or not first.results:
        return False
    if first.kind == "scalar" and M0 not in first.results:
        return False
    far = _FAR if first.passes else 5 if max(first.results) >= SCALARS else 3
    visits = Visits((next_one, 0) for next_one in after[number])
    for at, passed in visits:
        if passed >= far or at >= len(uses):
            continue
        second = uses[at]
        for register in first.results:
            if (
                register in second.reads or (first.passes and register in second.results)
            ) and passed < _asked(first, second, register, generation):
                return True
        visits.add((one, passed + second.states) for one in after[at])
    return False


@dataclass(slots=True)
class YoungResults:
    """Results of one wave that are too recent for some reader."""

    timing: ResultTiming
    now: int = 0
    young: list[_YoungResult] = field(default_factory=list)

    def step(self, registers: WaveRegisters, number: int, execute: Callable[[], Any]) -> Any:
        """Executes an instruction, by its number, with the register values that it sees at that time."""
        timing = self.timing
        if number >= len(timing.uses):  # in a called function
            self.young.clear()
            return execute()
        one = timing.uses[number]
        landing = {n: _copy(registers, n) for n in self._landing(one)} if self.young else {}
        swapped = dict(self._stale(one)) if self.young else {}
        fresh = {register: _exchange(registers, register, old) for register, old in swapped.items()}
        before = {n: _copy(registers, n) for n in one.results} if number in timing.early else {}
        result = execute()
        for register, value in fresh.items():
            if register not in one.results:
                _exchange(registers, register, value)
            elif not isinstance(value, int):  # lanes that the instruction does not write
                row = registers.vector[register]
                np.copyto(row, value, where=row == swapped[register])
        for register, value in landing.items():
            _exchange(registers, register, value)
        for each in self.young:
            for register in set(one.results) - landing.keys():
                each.before.pop(register, None)
        self.now += one.states
        if before:
            self.young.append(_YoungResult(one, before, self.now))
        self.young = [each for each in self.young if self.now - each.issued < _FAR and each.before]
        return result

    def _landing(self, one: _TimedInstruction) -> Iterator[int]:
        """Registers of a vector ALU result that is lost, since a matrix result lands there later."""
        for each in self.young:
            for register in each.before if each.first.passes and one.kind == "vector" else ():
                asked = _asked(each.first, one, register, self.timing.generation)
                if register in one.results and self.now - each.issued < asked:
                    yield register

    def _stale(self, one: _TimedInstruction) -> Iterator[tuple[int, Array | int]]:
        for each in self.young:
            passed = self.now - each.issued
            for register, old in each.before.items():
                if register in one.reads and passed < _asked(
                    each.first, one, register, self.timing.generation
                ):
                    yield register, old


def _copy(registers: WaveRegisters, number: int) -> Array | int:
    if number < SCALARS:
        row: Array = registers.vector[number].copy()
        return row
    return registers.scalar[number - SCALARS]


def _exchange(registers: WaveRegisters, number: int, value: Array | int) -> Array | int:
    """Puts a value into a register, and returns the old one."""
    held = _copy(registers, number)
    if isinstance(value, int):
        registers.write_scalar(number, value)
    else:
        registers.vector[number] = value
    return held
