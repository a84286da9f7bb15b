"""A kernel's machine code, decoded: each instruction becomes an executable one, or a report that it is unknown."""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import Any

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.emulate import control
from ldsopt.emulate.arithmetic import ExecutableInstruction, arithmetic, matrix_instruction
from ldsopt.emulate.catalogue import catalogue
from ldsopt.emulate.control import CODE, Jumps, called, named_by
from ldsopt.emulate.late_results import ResultTiming, result_timing
from ldsopt.emulate.lds_instruction import lds_instruction
from ldsopt.emulate.memory_instruction import STACK_BUFFER, memory_instruction, scalar_load
from ldsopt.emulate.operand import numbers_of
from ldsopt.emulate.quick_forms import scalar_instruction, vector_instruction
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import (
    EXEC,
    M0,
    SCALARS,
    TTMP,
    MachineWave,
    StartedOperation,
    WaveRegisters,
    exchanges_memory,
)
from ldsopt.errors import InputError
from ldsopt.graph import Visits, backwards, reachable
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.events import queues_of, started
from ldsopt.isa.kernel_start import USER_REGISTERS, ArgumentSlot, KernelStart
from ldsopt.isa.listing_data import ListedVariable
from ldsopt.isa.measure import is_lds_dma
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.isa.operands import operands
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import ARGUMENTS_REMEDY, Launch, Resolved, hidden_arguments
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import WRITES_MEMORY, Action, Family, Kind, LdsUse, opcode

# --- beginning of a wave --------------------------------------------------------------------------------------
#
# The registers and arguments that a wave begins with, by the kernel's descriptor and metadata.
#
# User SGPRs come first (`ldsopt.isa.kernel_start`), then the workgroup's ids, which from gfx12 on are in TTMP9 and
# TTMP7. The work-item's ids are in v0, ten bits each. Arguments lie in the kernarg segment at the offsets in the
# metadata, the hidden ones behind the kernel's own. Source: LLVM, AMDGPU Usage, "Initial Kernel Execution State", "Code
# Object V5 Metadata".


def kernarg_bytes(
    slots: tuple[ArgumentSlot, ...],
    metadata: KernelMetadata,
    resolved: list[Resolved],
    *,
    addresses: Mapping[str, int],
    launch: Launch,
    source: str,
) -> bytes:
    """The kernarg segment.

    Args:
        slots: the places of arguments.
        metadata: of the kernel.
        resolved: the launch's arguments; `addresses` of its buffers by name.
        launch: for the hidden arguments.
        source: the input's name for messages.

    Raises:
        InputError: there are too many or too few arguments, or one does not fit.
    """
    own = [slot for slot in slots if not slot.kind.startswith("hidden_")]
    if len(own) != len(resolved):
        raise InputError(
            f"the kernel takes {len(own)} arguments, the launch gives {len(resolved)}",
            file=source,
            remedy=ARGUMENTS_REMEDY,
        )
    size = metadata.get("kernarg_segment_size")
    total = max([size if isinstance(size, int) else 0, *(slot.offset + slot.size for slot in slots)])
    data = bytearray(total)
    for number, (slot, argument) in enumerate(zip(own, resolved, strict=True)):
        value = _argument(argument, slot.size, addresses, f"argument {number}", source)
        data[slot.offset : slot.offset + len(value)] = value
    hidden = hidden_arguments(launch)
    for slot in slots:
        if slot.kind.startswith("hidden_"):
            _, _, number = hidden.get(slot.kind.removeprefix("hidden_"), (0, 0, 0))
            value = number.to_bytes(8, "little")[: slot.size]
            data[slot.offset : slot.offset + len(value)] = value
    return bytes(data)


def _argument(argument: Resolved, size: int, addresses: Mapping[str, int], what: str, source: str) -> bytes:
    if argument.fields is not None:
        data = b""
        for leaf in argument.leaves():
            width = 8 if leaf.array is not None else len(leaf.stored) or 4
            data += bytes(-len(data) % width) + _argument(leaf, width, addresses, what, source)
        if len(data) > size:
            raise InputError(f"{what} has {size} bytes, its fields {len(data)}", file=source)
        return data
    if argument.array is not None:
        if size != 8:
            raise InputError(f"{what} has {size} bytes and is no buffer", file=source)
        return addresses[argument.name].to_bytes(8, "little")
    if argument.stored:
        if len(argument.stored) > size:
            raise InputError(f"{what} has {size} bytes, the launch gives {len(argument.stored)}", file=source)
        return argument.stored
    value = argument.value or 0
    if isinstance(value, float):
        kinds = {2: "<e", 4: "<f", 8: "<d"}
        if size not in kinds:
            raise InputError(f"{what} has {size} bytes and is no float", file=source)
        return struct.pack(kinds[size], value)
    return (value & (1 << 8 * size) - 1).to_bytes(size, "little")


def enter(
    registers: WaveRegisters,
    start: KernelStart,
    arch: Arch,
    *,
    pointers: Mapping[str, int],
    arguments: bytes,
    group: tuple[int, int, int],
    items: list[Array],
    scratch: int,
    wave: int,
) -> None:
    """Fills the registers of a wave's beginning.

    Args:
        start: the registers that the kernel requests; `arch` the architecture.
        pointers: addresses of the dispatch packet, the kernarg segment and others.
        arguments: the kernarg segment.
        group: the workgroup's id.
        items: the work-items' ids of the wave's lanes.
        scratch: bytes of a lane.
        wave: the wave's number in its workgroup, which gfx12 has in bits 25 to 29 of TTMP8.
    """
    at = SCALARS
    for name, count in USER_REGISTERS:
        if name == "preload":
            length, offset = start.preload
            for word in range(offset, offset + length):
                registers.write_scalar(at, int.from_bytes(arguments[4 * word : 4 * word + 4], "little"))
                at += 1
        elif name in start.user:
            value = scratch if name == "private_segment_size" else pointers.get(name, 0)
            value = STACK_BUFFER if name == "private_segment_buffer" else value
            registers.write_scalar(at, value, count)
            at += count
    if arch.generation == "gfx12":
        registers.write_scalar(TTMP + 9, group[0])
        registers.write_scalar(TTMP + 8, wave << 25)
        registers.write_scalar(TTMP + 7, group[1] | group[2] << 16)
    else:
        at = SCALARS + start.user_count
        for axis, wanted in enumerate(start.group_ids):
            if wanted:
                registers.write_scalar(at, group[axis])
                at += 1
        if start.has_scratch_offset:  # the wave's own scratch begins where all of it does
            registers.write_scalar(at + start.has_wave_info, 0)
    for axis in range(start.axes or 1):
        if arch.packs_ids and axis:
            registers.vector[0] |= items[axis] << np.uint32(10 * axis)
        else:
            registers.vector[axis] = items[axis]


# --- variables ----------------------------------------------------------------------------------------------
#
# Variables that machine code reads and writes in global memory: their places, and their initial contents.
#
# They lie in front of a launch's buffers, so that their addresses are known when the code is decoded. A symbol that
# is reached through the global offset table has a slot there, a variable of its own.


_SLOT = "@got"


@dataclass(frozen=True, slots=True)
class PlacedVariables:
    """The variables that a kernel may reach.

    Attributes:
        contents: of each, by name, in their order in memory.
    """

    contents: Mapping[str, ListedVariable] = field(default_factory=dict)
    addresses: Mapping[str, int] = field(default_factory=dict)

    @property
    def sizes(self) -> list[tuple[str, int]]:
        """Names and bytes, for `GlobalMemory`."""
        return [(name, max(1, len(one.data))) for name, one in self.contents.items()]

    def fill(self, memory: GlobalMemory, firsts: Mapping[str, int]) -> None:
        """Writes their contents.

        Args:
            memory: the memory whose first buffers they are.
            firsts: the number of each function's first instruction.
        """
        for buffer, variable in zip(memory.buffers, self.contents.values(), strict=False):
            data = bytearray(variable.data)
            for at, (name, more) in variable.addresses.items():
                data[at : at + 8] = (self.address_of(name, firsts) + more).to_bytes(8, "little")
            memory.write(buffer, bytes(data))

    def address_of(self, name: str, firsts: Mapping[str, int]) -> int:
        """The address of a variable or function; 0 if the code does not define it, as for weak symbols."""
        if name in firsts:
            return CODE + 4 * firsts[name]
        return self.addresses.get(name, 0)


def placed_variables(
    functions: Iterable[AsmFunction], known: Mapping[str, ListedVariable]
) -> PlacedVariables:
    """The variables that functions name, and those whose addresses these hold."""
    contents = dict[str, ListedVariable]()
    visits = Visits[str]([])
    for function in functions:
        for symbol in named_by(function):
            if symbol.by_table:
                contents[slot_of(symbol.name)] = ListedVariable(bytearray(8), {0: (symbol.name, 0)})
            visits.add([symbol.name])
    for name in visits:
        if name in known:
            contents[name] = known[name]
            visits.add(other for other, _ in known[name].addresses.values())
    placed = PlacedVariables(contents)
    addresses = [buffer.address for buffer in GlobalMemory(placed.sizes).buffers]
    return PlacedVariables(contents, dict(zip(contents, addresses, strict=True)))


def slot_of(name: str) -> str:
    """The name of a symbol's slot in the global offset table."""
    return f"{name}{_SLOT}"


_NARROW = ("_b8", "_b16", "_u8", "_u16", "_i8", "_i16")


@dataclass(frozen=True, slots=True)
class DecodedInstruction:
    """An instruction ready to run.

    Attributes:
        site: its place.
        execute: executes it; it may return a request to the workgroup.
        reads, writes: numbers of registers.
        queues: the queues that its operation joins; empty if it starts none.
        waits: counters that it waits for, each with the number of operations that may stay outstanding.
        is_atomic: it is an atomic operation.
    """

    site: InstructionSite
    execute: Callable[[MachineWave], Any]
    reads: tuple[int, ...]
    writes: tuple[int, ...]
    queues: tuple[Any, ...] = ()
    waits: tuple[tuple[str, int], ...] = ()
    is_atomic: bool = False

    @classmethod
    def at(cls, site: InstructionSite, found: ExecutableInstruction) -> DecodedInstruction:
        """An instruction at its place that starts no operation."""
        return cls(site, found.execute, found.reads, found.writes, waits=found.waits)


@dataclass(frozen=True, slots=True)
class UnexecutableInstruction:
    """An instruction that cannot be executed.

    Attributes:
        site: its place.
        why: the unknown part of it.
    """

    site: InstructionSite
    why: str


@dataclass(frozen=True, slots=True)
class MachineProgram:
    """A kernel's code.

    Attributes:
        instructions: in code order.
        unknown: the instructions that cannot be executed; the program runs only if there are none.
        granule: bytes of LDS that have to be told apart.
        lanes: of a wave.
        variables: in global memory that it may reach.
        firsts: the number of each function's first instruction.
        hands_over: waves may tell each other, through LDS or other memory, about their accesses of LDS.
        timing: of results that may be read too early; ``None`` if there are none.
    """

    instructions: tuple[DecodedInstruction, ...]
    unknown: tuple[UnexecutableInstruction, ...]
    granule: int
    lanes: int
    variables: PlacedVariables = field(default_factory=PlacedVariables)
    firsts: Mapping[str, int] = field(default_factory=dict)
    hands_over: bool = False
    timing: ResultTiming | None = None


def decode(
    function: AsmFunction,
    arch: Arch,
    lanes: int,
    source: str,
    others: Sequence[AsmFunction] = (),
    *,
    variables: Mapping[str, ListedVariable] = MappingProxyType({}),
) -> MachineProgram:
    """Decodes a kernel, and behind it the functions that it may call.

    Args:
        function: the kernel.
        arch: its architecture; `lanes` of a wave.
        source: its name.
        others: functions of the same listing; `variables` of it.

    Raises:
        Unavailable: the pseudocode is not installed, or lacks this architecture.
    """
    functions = [function, *called(function, others)]
    firsts, count = dict[str, int](), 0
    for one in functions:
        firsts[one.name] = count
        count += sum(len(block.instructions) for block in one.blocks)
    placed = placed_variables(functions, variables)
    parts = [_decode(one, arch, lanes, source, Jumps(firsts, placed.addresses)) for one in functions]
    granule = min(part.granule for part in parts)
    instructions = tuple(one for part in parts for one in part.instructions)
    unknown = tuple(one for part in parts for one in part.unknown)
    hands_over = any(part.hands_over for part in parts)
    registers = [(one.reads, one.writes) for one in parts[0].instructions]
    timing = result_timing(function, registers, arch.name)
    return MachineProgram(instructions, unknown, granule, lanes, placed, firsts, hands_over, timing)


def _decode(function: AsmFunction, arch: Arch, lanes: int, source: str, jumps: Jumps) -> MachineProgram:
    """Decodes one function."""
    catalogue(arch, lanes)  # refuses an architecture without pseudocode, whatever the function contains
    starts, count = list[int](), jumps.first(function.name)
    for block in function.blocks:
        starts.append(count)
        count += len(block.instructions)
    done, unknown = list[DecodedInstruction](), list[UnexecutableInstruction]()
    indices = control.IndexMode()
    for number, instruction in _numbered(function):
        site = InstructionSite(function.name, instruction.line, instruction.text, source, instruction.line)
        block = function.blocks[number]
        jumps.pass_by(instruction)
        targets = [starts[one] for one in block.successors]
        try:
            is_first = instruction is block.instructions[0]
            found = indices.executable(instruction, lanes, is_first=is_first)
            if found is not None:
                pass
            elif instruction.opcode.family in _BRANCHES:
                if not targets:
                    raise NotUnderstood("a branch that names no label of the function")
                found = control.branch(instruction.mnemonic, targets[0])
            elif instruction.opcode.action is Action.SKIP and targets:
                found = control.skip(instruction, targets[0])
            else:
                found = _placeless(instruction.mnemonic, instruction.operands, arch, lanes)
                found = found or jumps.executable(instruction, jumps.first(function.name) + len(done))
            done.append(
                DecodedInstruction.at(site, found)
                if found is not None
                else _decoded(jumps.resolved(instruction), arch, lanes, site)
            )
        except NotUnderstood as problem:
            unknown.append(UnexecutableInstruction(site, str(problem)))
            done.append(DecodedInstruction(site, _unknown, (), ()))
    for one in function.unreadable:
        site = InstructionSite(function.name, one.line, "", source, one.line)
        unknown.append(UnexecutableInstruction(site, one.why))
    flags = flag_reads(function, done)
    for number, (_, instruction) in enumerate(_numbered(function)):
        if number in flags:
            done[number] = _decoded(instruction, arch, lanes, done[number].site, reads_flag=True)
    hands_over = bool(flags) or any(_exchanges(i) for _, i in _numbered(function))
    narrow = any(
        opcode(i.mnemonic).family is Family.LDS
        and any(word in i.mnemonic for word in _NARROW)
        and "_tr_" not in i.mnemonic
        for i in function.instructions
    )
    granule = 1 if narrow else 4
    return MachineProgram(tuple(done), tuple(unknown), granule, lanes, hands_over=hands_over)


def _exchanges(instruction: AsmInstruction) -> bool:
    """True if it changes LDS, or other memory, and returns the old value."""
    found, begun = opcode(instruction.mnemonic), started(instruction)
    if begun is not None and exchanges_memory(begun[0], instruction.mnemonic):
        return True
    return found.lds == LdsUse.READ | LdsUse.WRITE and bool(found.results)


def _unknown(wave: MachineWave) -> None:
    raise AssertionError(f"wave {wave.number} reached an instruction without a meaning")


def _numbered(function: AsmFunction) -> Iterator[tuple[int, AsmInstruction]]:
    for number, block in enumerate(function.blocks):
        for instruction in block.instructions:
            yield number, instruction


def _decoded(
    instruction: AsmInstruction, arch: Arch, lanes: int, site: InstructionSite, *, reads_flag: bool = False
) -> DecodedInstruction:
    begun = started(instruction)
    if begun is not None:
        queues = queues_of(begun[0], arch)
        found = _operation(instruction, StartedOperation(begun[0], queues, site, reads_flag), arch)
        is_atomic = opcode(instruction.mnemonic).updates
        return DecodedInstruction(site, found.execute, found.reads, found.writes, queues, is_atomic=is_atomic)
    known = _placeless(instruction.mnemonic, instruction.operands, arch, lanes)
    assert known is not None
    return DecodedInstruction.at(site, known)


@functools.lru_cache(maxsize=1 << 16)
def _placeless(mnemonic: str, text: str, arch: Arch, lanes: int) -> ExecutableInstruction | None:
    """An instruction that does not depend on its place: it starts no operation, and neither jumps nor names a label.

    It keeps nothing between executions, so equal ones share one object.
    """
    instruction = AsmInstruction(mnemonic, text, 0)
    if control.depends_on_place(instruction) or started(instruction) is not None:
        return None
    if control.is_idle(mnemonic) or opcode(mnemonic).drops is not None:
        return ExecutableInstruction(_nothing, (), ())
    if opcode(mnemonic).is_wait:
        return control.wait(instruction, arch)
    if mnemonic.startswith(("s_setreg", "s_round_mode")):
        return control.mode(instruction)
    if (stop := control.stop(instruction)) is not None:
        return stop
    if " :: " in text:
        return _pair(mnemonic, text, arch, lanes)
    return _computing(mnemonic, text, arch, lanes)


def _nothing(wave: MachineWave) -> None:
    del wave


def _operation(instruction: AsmInstruction, starts: StartedOperation, arch: Arch) -> ExecutableInstruction:
    """An instruction that starts an operation."""
    mnemonic, given, kind = instruction.mnemonic, operands(instruction), starts.kind
    if kind in (Kind.LDS, Kind.LANES):
        return lds_instruction(mnemonic, given, starts, arch)
    if kind is Kind.SCALAR:
        return scalar_load(mnemonic, given, starts)
    if mnemonic == "s_barrier_signal_isfirst":
        raise NotUnderstood("it tells waves apart by the order in which they come")
    if kind.is_of_cache or (kind is Kind.MESSAGE and "_rtn" not in mnemonic):
        return ExecutableInstruction(lambda wave: wave.start(starts), (), ())
    if mnemonic == "s_sendmsg_rtn_b32":  # in front of a trap: only its completion matters
        results = numbers_of(given.words[0])
        return ExecutableInstruction(lambda wave: wave.start(starts, results), (), results)
    if kind.is_vector_memory or kind is Kind.LDS_DMA or kind in (Kind.FLAT_LOAD, Kind.FLAT_STORE):
        return memory_instruction(mnemonic, given, starts, arch)
    raise NotUnderstood(f"a {kind.value}")


@functools.lru_cache(maxsize=1 << 16)
def _computing(mnemonic: str, text: str, arch: Arch, lanes: int) -> ExecutableInstruction:
    """An instruction that starts no operation. It keeps nothing between executions, so equal ones share one object."""
    found = _of_any_mode(mnemonic, text, arch, lanes)
    return control.unless_overflowing(found) if control.makes_halves(mnemonic) else found


def _of_any_mode(mnemonic: str, text: str, arch: Arch, lanes: int) -> ExecutableInstruction:
    given = operands(AsmInstruction(mnemonic, text, 0))
    if (found := control.across_lanes(mnemonic, given, lanes)) is not None:
        return found
    if opcode(mnemonic).is_matrix:
        return matrix_instruction(mnemonic, given, arch, lanes)
    if (quick := scalar_instruction(mnemonic, given.words)) is not None:
        return quick
    if (quick := vector_instruction(mnemonic, given, lanes)) is not None:
        return quick
    formula = catalogue(arch, lanes).formula(mnemonic)
    zeroes = arch.generation == "gfx9"
    return arithmetic(mnemonic, given, formula, lanes=lanes, zeroes=zeroes)


@functools.lru_cache(maxsize=1 << 16)
def _pair(mnemonic: str, text: str, arch: Arch, lanes: int) -> ExecutableInstruction:
    """VOPD: two instructions, neither of which reads the other's result."""
    first, _, second = text.partition(" :: ")
    name, _, rest = second.partition(" ")
    a, b = (_computing(mnemonic, first, arch, lanes), _computing(name, rest, arch, lanes))

    def execute(wave: MachineWave) -> None:
        before = {number: wave.registers.vector[number].copy() for number in a.writes}
        a.execute(wave)
        after = {number: wave.registers.vector[number].copy() for number in a.writes}
        for number, row in before.items():
            wave.registers.vector[number] = row
        b.execute(wave)
        for number, row in after.items():
            wave.registers.vector[number] = row

    return ExecutableInstruction(execute, (*a.reads, *b.reads), (*a.writes, *b.writes))


# --- spinning -----------------------------------------------------------------------------------------------
#
# Reads by which a wave waits for another one's store: code does not say which loads were atomic.
#
# Rule: in a short loop that stores nothing, starts no copy into LDS, meets no barrier and calls nothing, a read whose
# address does not change returns the same in each iteration unless another wave writes there. A compiler moves such a
# read out of the loop, unless it is atomic or volatile. So the word is a flag.


_READS = ("ds_read_", "ds_load_", "global_load_", "flat_load_", "buffer_load_")
_LANES_AND_M0 = frozenset({EXEC, EXEC + 1, M0})
_ACTING = WRITES_MEMORY - {Kind.WRITE_BACK} | {Kind.SCRATCH_STORE}
_SPILLS = ("scratch_", "v_writelane_")
_BRANCHES = frozenset({Family.GOTO, Family.BRANCH, Family.FORK})
_LONGEST = 24
"""The most instructions of such a loop."""


def flag_reads(function: AsmFunction, decoded: Sequence[DecodedInstruction]) -> set[int]:
    """The numbers of a function's instructions that read a flag in a loop.

    Args:
        function: the function.
        decoded: its instructions, in code order.
    """
    starts = [0]
    for block in function.blocks:
        starts.append(starts[-1] + len(block.instructions))
    found = set[int]()
    for loop in _loops(function):
        places = [(n, i) for b in loop for n, i in enumerate(function.blocks[b].instructions, starts[b])]
        reads = [number for number, one in places if one.mnemonic.startswith(_READS)]
        if not reads or len(places) > _LONGEST or any(_acts(one) for _, one in places):
            continue
        changed = {r for n, one in places if not _is_constant(one) for r in decoded[n].writes}
        changed |= {r for n, _ in places if changed & set(decoded[n].reads) for r in decoded[n].writes}
        found.update(n for n in reads if not changed.intersection(decoded[n].reads) - _LANES_AND_M0)
    # The flat loads with the cache policy of one that reads a flag: loads of volatile variables, unlike plain
    # ones. A loop that sleeps reads its flag once in front of the loop.
    loads = [(n, i) for n, (_, i) in enumerate(_numbered(function)) if i.mnemonic.startswith("flat_load_")]
    policies = {_cache_policy(one) for number, one in loads if number in found} - {frozenset()}
    return found | {number for number, one in loads if _cache_policy(one) in policies}


def _cache_policy(instruction: AsmInstruction) -> frozenset[tuple[str, str]]:
    modifiers = operands(instruction).modifiers
    return frozenset((name, value) for name, value in modifiers.items() if not name.startswith("offset"))


def may_wait_unseen(function: AsmFunction) -> bool:
    """True if a loop without a barrier may wait for a flag that `flag_reads` does not find.

    Unoptimized code keeps addresses in scratch memory, or in lanes of a register, and has long loops.
    """
    every = function.instructions
    if not any(one.mnemonic.startswith(_SPILLS) or _is_of_stack(one) for one in every):
        return False
    for loop in _loops(function):
        inside = [one for number in loop for one in function.blocks[number].instructions]
        reads = any(one.mnemonic.startswith(_READS) and not _is_of_stack(one) for one in inside)
        if reads and not any(one.opcode.is_barrier_part for one in inside):
            return True
    return False


def _is_of_stack(instruction: AsmInstruction) -> bool:
    """True for an access of scratch memory through the buffer that the kernel begins with."""
    return instruction.mnemonic.startswith("buffer_") and ", s[0:3]," in instruction.operands


def _acts(instruction: AsmInstruction) -> bool:
    """True if an instruction has an effect that others see, or leaves the loop."""
    found = opcode(instruction.mnemonic)
    changes_lds = found.family is Family.LDS and found.lds != LdsUse.READ and found.kind is not Kind.LANES
    leaves = found.is_barrier_part or found.jumps or found.may_end_wave
    return changes_lds or found.kind in _ACTING or leaves or is_lds_dma(instruction)


def _is_constant(instruction: AsmInstruction) -> bool:
    given = operands(instruction)
    found = opcode(instruction.mnemonic)
    if found.name != "v_mov_b32" or found.moves_lanes_or_parts or len(given.words) != 2 or given.modifiers:
        return False
    target, value = given.words
    is_scalar = value[:1] == "s" and value[1:].isdecimal()
    return (
        target[:1] == "v"
        and target[1:].isdecimal()
        and (is_scalar or value.removeprefix("-")[:1].isdecimal())
    )


def _loops(function: AsmFunction) -> Iterator[set[int]]:
    """The blocks of each loop: those that lead to a jump back without passing the jump's target."""
    before = backwards([block.successors for block in function.blocks])
    for number, block in enumerate(function.blocks):
        for head in block.successors:
            if head > number:
                continue
            yield {head} | reachable(before, [number], avoiding=[head])
