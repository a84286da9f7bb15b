"""The facts of an instruction that the model needs, read once from its text.

Rules.

* An instruction is issued in one of the categories of `Unit`; AMD's documents name them: at most one instruction of
  each is issued by a SIMD in its turn, each from another wave. The wave's instruction buffer handles waits, barriers,
  ``s_nop`` and ``s_setprio``, which take none.
* The registers behind the first operand are sources. The first is a source as well if the instruction adds to it
  (``v_fmac``, ``v_dot2c``); otherwise it is a result, with a second scalar operand if there is one (carries of
  ``v_add_co_u32``, ``v_mad_u64_u32``).
* Registers with results of memory and LDS are ignored: code waits for them by counters.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.events import queues_of
from ldsopt.isa.matrix_passes import passes
from ldsopt.isa.program import takes_all_waves
from ldsopt.machine.lds_width import lds_shape
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Family, Kind, LdsUse, Opcode
from ldsopt.target.waits import Counters, parse_counters
from ldsopt.timeline.figures import Cost, MachineFigures


class Unit(Enum):
    """The unit that an instruction is issued to."""

    __hash__ = (
        object.__hash__
    )  # not Python's hash of the name, since the model looks units up for each instruction

    SCALAR = "scalar"
    VECTOR = "vector"
    TRANSCENDENTAL = "transcendental"
    MATRIX = "matrix"
    LDS = "LDS"
    MEMORY = "memory"
    BRANCH = "branch"
    NONE = "none"


class FlowRole(Enum):
    """The effect of an instruction on the flow of its wave."""

    PLAIN = "plain"
    WAIT = "wait"
    BARRIER = "barrier"
    SIGNAL = "signal"
    BARRIER_WAIT = "barrier wait"
    IDLE = "idle"
    PRIORITY = "priority"
    END = "end"


@dataclass(frozen=True, slots=True)
class CostedOperation:
    """A memory operation that an instruction starts.

    Attributes:
        kind: its kind.
        counters: the counters that count it.
        queues: its queues in which operations complete in order of issue.
        transfer: cycles of the way between its unit and the wave's registers.
        bank_cycles: of an LDS access, cycles of the banks without conflicts.
    """

    kind: Kind
    counters: tuple[str, ...]
    queues: tuple[tuple[str, str], ...]
    transfer: int
    bank_cycles: int = 0


@dataclass(frozen=True, slots=True)
class CostedInstruction:
    """An instruction as the model sees it.

    Attributes:
        instruction: the same in the listing.
        unit: the unit that it is issued to.
        role: its effect on the flow of the wave.
        busy: cycles for which its unit accepts nothing else.
        result: cycles until its results may be used; of a matrix instruction behind its last pass.
        is_matrix: it is a matrix instruction.
        excludes_matrix: it does not run beside one.
        sources, results: numbers of registers.
        added: of a matrix instruction, the registers that it adds to.
        counters: of a wait, the counters that it waits for, each with the number that may stay outstanding.
        operation: the operation that it starts.
        number: of ``s_nop``, ``s_sleep`` and ``s_setprio``, their operand.
        costs: the figures that it rests on.
    """

    instruction: AsmInstruction
    unit: Unit
    role: FlowRole = FlowRole.PLAIN
    busy: int = 0
    result: int = 0
    is_matrix: bool = False
    excludes_matrix: bool = False
    sources: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    counters: Counters = ()
    operation: CostedOperation | None = None
    number: int = 0
    costs: tuple[Cost, ...] = ()


_REGISTER = re.compile(
    r"(?<![\w.@$])(?:([vas])(?:(\d+)|\[(\d+)(?::(\d+))?\])(?:\.[lh])?|(vcc|exec)(?:_lo|_hi)?|(m0))(?![\w@$])"
)
_CONVERTED = ("f32", "f16", "i32", "u32", "i16", "u16", "f64")
_CONVERSIONS = tuple(f"v_cvt_{kind}_" for kind in _CONVERTED)
_INTEGER_PRODUCTS = (
    *(f"v_mul_{half}_{kind}32" for half in ("lo", "hi") for kind in "iu"),
    *(f"v_mad_{kind}64" for kind in ("i", "u", "co_i", "co_u")),
)
_PACKED_FLOATS = ("v_pk_fma_f32", "v_pk_mul_f32", "v_pk_add_f32", "v_pk_mov_b32")
_WORD = 4


class CostTable:
    """The facts of an architecture's instructions that the model needs, read once for each text."""

    def __init__(self, arch: Arch, machine: MachineFigures, wave_size: int) -> None:
        self._arch, self._machine, self._wave_size = arch, machine, wave_size
        self._known: dict[AsmInstruction, CostedInstruction] = {}

    def __call__(self, instruction: AsmInstruction) -> CostedInstruction:
        """Decodes one instruction.

        Raises:
            InputError: it is a wait that cannot be read, or a barrier that the model does not know.
        """
        found = self._known.get(instruction)
        if found is None:
            found = self._known[instruction] = self._decoded(instruction)
        return found

    def _decoded(self, instruction: AsmInstruction) -> CostedInstruction:
        if (flow := self._flow(instruction)) is not None:
            return flow
        operation = self._operation(instruction)
        if operation is not None:
            sources = _registers(instruction.operands)
            if operation.kind in (Kind.SCALAR, Kind.MESSAGE):
                return CostedInstruction(
                    instruction,
                    Unit.SCALAR,
                    sources=sources,
                    operation=operation,
                    costs=(Cost.SCALAR_LOAD,),
                )
            in_lds = operation.kind in (Kind.LDS, Kind.LANES, Kind.LDS_DIRECT)
            return CostedInstruction(
                instruction,
                Unit.LDS if in_lds else Unit.MEMORY,
                sources=sources,
                operation=operation,
                costs=(Cost.LDS, Cost.LDS_TRANSFER) if in_lds else (Cost.MEMORY_TRANSFER,),
            )
        if instruction.opcode.is_vector:
            return self._vector(instruction)
        results, sources = _written_and_read(instruction)
        return CostedInstruction(
            instruction,
            Unit.SCALAR,
            busy=self._machine.cycles(Cost.ISSUE),
            result=self._machine.cycles(Cost.SALU_RESULT),
            sources=sources,
            results=results,
            costs=(Cost.SALU_RESULT,),
        )

    def _flow(self, instruction: AsmInstruction) -> CostedInstruction | None:
        """A wait, barrier, branch or another instruction of control flow; ``None`` for any other."""
        known = instruction.opcode
        if known.is_barrier_part:
            return CostedInstruction(instruction, Unit.NONE, _barrier(instruction), costs=(Cost.BARRIER,))
        if known.branches or known.family in (Family.JUMP, Family.CALL):
            cycles = self._machine.cycles(Cost.BRANCH)
            sources = _registers(instruction.operands)
            if "vcc" in known.name:
                sources += ("vcc",)
            return CostedInstruction(
                instruction, Unit.BRANCH, number=cycles, sources=sources, costs=(Cost.BRANCH,)
            )
        match known.family:
            case Family.WAIT:
                try:
                    counters = parse_counters(instruction.mnemonic, instruction.operands, self._arch)
                except ValueError as problem:
                    raise InputError(str(problem), line=instruction.line) from None
                counted = tuple((name, n) for name, n in counters if name in self._arch.counters)
                return CostedInstruction(instruction, Unit.NONE, FlowRole.WAIT, counters=counted)
            case Family.NOP | Family.SLEEP:
                is_nop = known.family is Family.NOP
                cost = Cost.ISSUE if is_nop else Cost.SLEEP
                cycles = (_number(instruction) + is_nop) * self._machine.cycles(cost)
                return CostedInstruction(instruction, Unit.NONE, FlowRole.IDLE, number=cycles, costs=(cost,))
            case Family.PRIORITY:
                number = _number(instruction) & 3
                return CostedInstruction(instruction, Unit.NONE, FlowRole.PRIORITY, number=number)
            case Family.END:
                return CostedInstruction(instruction, Unit.NONE, FlowRole.END)
            case Family.HINT | Family.TRACE | Family.CODE_END:
                return CostedInstruction(instruction, Unit.NONE)
        return None

    def _vector(self, instruction: AsmInstruction) -> CostedInstruction:
        machine, known = self._machine, instruction.opcode
        results, sources = _written_and_read(instruction)
        if known.is_matrix:
            count = passes(instruction, machine.arch)
            busy = (count or 1) * machine.cycles(Cost.MATRIX_PASS)
            given = instruction.operands.split(",")
            added = results if known.reads_result else _registers(given[3]) if len(given) > 3 else ()
            return CostedInstruction(
                instruction,
                Unit.MATRIX if machine.has_matrix_unit else Unit.VECTOR,
                busy=busy,
                result=machine.cycles(Cost.MATRIX_RESULT),
                is_matrix=True,
                sources=sources,
                results=results,
                added=added,
                costs=(Cost.MATRIX_PASS, Cost.MATRIX_RESULT, Cost.MATRIX_CHAIN),
            )
        busy_cost, result_cost = _vector_costs(known)
        turns = -(-self._wave_size // machine.lanes)
        unit = Unit.VECTOR
        if busy_cost is Cost.TRANSCENDENTAL and machine.has_transcendental_unit:
            unit = Unit.TRANSCENDENTAL
        return CostedInstruction(
            instruction,
            unit,
            busy=machine.cycles(busy_cost) * turns,
            result=max(machine.cycles(result_cost), machine.cycles(busy_cost) * turns),
            excludes_matrix=machine.has_matrix_unit and known.name.startswith(_PACKED_FLOATS),
            sources=sources,
            results=results,
            costs=(busy_cost, result_cost),
        )

    def _operation(self, instruction: AsmInstruction) -> CostedOperation | None:
        found = decode(instruction).started
        if found is None:
            return None
        kind, _, use = found
        queues = queues_of(kind, self._arch)
        transfer = bank_cycles = 0
        width = access_bytes(instruction)
        if kind in (Kind.LDS, Kind.LANES, Kind.LDS_DIRECT):
            transfer = self._lds_transfer(width, use)
            bank_cycles = max(1, self._wave_size * max(width, _WORD) // self._machine.lds_bytes)
        elif kind not in (Kind.SCALAR, Kind.MESSAGE, Kind.EXPORT):
            parts = -(-self._wave_size * max(width, _WORD) // 64)
            transfer = parts * self._machine.cycles(Cost.MEMORY_TRANSFER)
        return CostedOperation(
            kind,
            tuple(queue.counter for queue in queues),
            tuple((queue.counter, queue.name) for queue in queues if queue.in_order),
            transfer,
            bank_cycles,
        )

    def _lds_transfer(self, width: int, use: LdsUse) -> int:
        """Cycles of the port: data go out 64 bytes at a time; in, they follow the addresses on the same way."""
        machine = self._machine
        wide = machine.lds_bytes // 128 if use is LdsUse.READ else 1
        parts = -(-self._wave_size * max(width, _WORD) // (64 * wide))
        addresses = self._wave_size * _WORD // 64 if LdsUse.WRITE in use else 0
        return (parts + addresses) * machine.cycles(Cost.LDS_TRANSFER)


def access_bytes(instruction: AsmInstruction) -> int:
    """Bytes that an access of LDS or memory moves for each lane, by its mnemonic; 4 if that states none.

    >>> names = "ds_read_b128 ds_read2_b64 global_load_dwordx4 buffer_load_dword ds_write_b8 global_load_b96"
    >>> [access_bytes(AsmInstruction(name, "", 1)) for name in names.split()]
    [16, 16, 16, 4, 1, 12]
    """
    name = instruction.opcode.name
    if (shape := lds_shape(name)).piece:
        return shape.piece * (1 + shape.has_two)
    for word in name.split("_"):
        if word.startswith("dwordx"):
            return int(word[6:]) * _WORD
        if word[:1] in "buif" and word[1:].isdigit():
            return int(word[1:]) // 8
    return 2 if "short" in name else 1 if "byte" in name else _WORD


def _vector_costs(known: Opcode) -> tuple[Cost, Cost]:
    if known.family is Family.TRANSCENDENTAL:
        return Cost.TRANSCENDENTAL, Cost.TRANSCENDENTAL_RESULT
    if known.name.startswith(_CONVERSIONS):
        return Cost.CONVERSION, Cost.VALU_RESULT
    if "_f64" in known.name:
        return Cost.DOUBLE, Cost.DOUBLE_RESULT
    if known.name.startswith(_INTEGER_PRODUCTS):
        return Cost.INTEGER_PRODUCT, Cost.VALU_RESULT
    return Cost.VALU, Cost.VALU_RESULT


def _barrier(instruction: AsmInstruction) -> FlowRole:
    """The effect of a barrier instruction.

    Raises:
        InputError: it is a named barrier, or one of a cluster: the instruction does not tell which waves take part.
    """
    found = _BARRIERS.get(instruction.opcode.family)
    if found is not None and takes_all_waves(instruction):
        return found
    raise InputError(
        f"{instruction.text}: the estimate knows only the barrier of the workgroup, and this is a named one, or of a "
        "cluster",
        line=instruction.line,
    )


_BARRIERS = {
    Family.BARRIER: FlowRole.BARRIER,
    Family.SIGNAL: FlowRole.SIGNAL,
    Family.BARRIER_WAIT: FlowRole.BARRIER_WAIT,
}


def _number(instruction: AsmInstruction) -> int:
    try:
        return int(instruction.operands.strip() or "0", 0) & 0xFFFF
    except ValueError:
        return 0


def _written_and_read(instruction: AsmInstruction) -> tuple[tuple[str, ...], tuple[str, ...]]:
    mnemonic, operands = instruction.mnemonic, instruction.operands
    if "::" in operands:  # two instructions in one: the sources of both must be ready
        halves = [
            AsmInstruction(mnemonic, half.strip().partition(" ")[2] or half, 0)
            for half in operands.split("::")
        ]
        first, second = halves[0]._replace(operands=operands.split("::")[0]), halves[1]
        one, two = _written_and_read(first), _written_and_read(second)
        return one[0] + two[0], one[1] + two[1]
    known = decode(instruction)
    count = known.results
    parts = operands.split(",", count)
    written = _registers(",".join(parts[:count]))
    read = _registers(",".join(parts[count:]))
    if known.opcode.reads_result or known.keeps_part:
        read += written
    return written, read


@lru_cache(maxsize=8192)
def _registers(text: str) -> tuple[str, ...]:
    """The registers that a text names, each once.

    >>> _registers("v[0:1], -v2, s3, vcc_lo, 0x10")
    ('v0', 'v1', 'v2', 's3', 'vcc')
    """
    found: dict[str, None] = {}
    for bank, one, first, last, named, m0 in _REGISTER.findall(text):
        if bank:
            start = int(one or first)
            for number in range(start, int(last or start) + 1):
                found[f"{bank}{number}"] = None
        else:
            found[named or m0] = None
    return tuple(found)
