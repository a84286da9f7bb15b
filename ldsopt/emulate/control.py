"""Instructions that compute nothing of their own: waits, barriers, branches, messages, and moves between lanes.

``s_nop``, ``s_clause`` and the like concern time, and do nothing here; neither do cache operations, except for their
counters. Source: RDNA4 ISA, 4 and 5; MI300 ISA, 4; LLVM, AMDGPUAsmGFX*, for the spelling of targets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.operand import OperandSource, permuted_rows, row_selectors, source
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import EXEC, M0, SCALARS, VCC, MachineWave, WaveRegisters
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.calls import SymbolAddress, symbol_address
from ldsopt.isa.operands import Operands, hardware_register, number, operands
from ldsopt.isa.program import takes_all_waves
from ldsopt.patterns import pattern
from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import family
from ldsopt.target.opcodes import Trait, opcode
from ldsopt.target.waits import parse_counters


class StopKind(Enum):
    """The request of an instruction to the workgroup: why its wave stops in front of the next one."""

    END = auto()
    TRAP = auto()
    BARRIER = auto()
    SIGNAL = auto()
    WAIT = auto()


_IDLE = tuple(
    family(
        "s_",
        "nop clause delay_alu setprio sethalt set_inst_prefetch_distance inst_prefetch sleep code_end version"
        " icache_inv ttracedata denorm_mode wait_alu waitcnt_depctr wait_idle wait_event dcache_wb",
    )
)
"""Beginnings of mnemonics."""
_COUNTED = frozenset(
    {"vmcnt", "vscnt", "lgkmcnt", "expcnt", "loadcnt", "storecnt", "dscnt", "kmcnt", "samplecnt", "bvhcnt"}
)
_CONDITIONS: dict[str, Callable[[WaveRegisters], bool]] = {
    "s_branch": lambda _: True,
    "s_cbranch_scc0": lambda r: not r.scc,
    "s_cbranch_scc1": lambda r: bool(r.scc),
    "s_cbranch_vccz": lambda r: not _mask(r, VCC),
    "s_cbranch_vccnz": lambda r: bool(_mask(r, VCC)),
    "s_cbranch_execz": lambda r: not _mask(r, EXEC),
    "s_cbranch_execnz": lambda r: bool(_mask(r, EXEC)),
}


def _mask(registers: WaveRegisters, number: int) -> int:
    return registers.read_scalar(number, 2 if registers.lanes > 32 else 1)


def is_idle(mnemonic: str) -> bool:
    """True if an instruction changes no modelled state."""
    return mnemonic.startswith(_IDLE) or Trait.IDLE in opcode(mnemonic).traits


_ROUNDING, _OVERFLOW = 0xF, 23


def mode(instruction: AsmInstruction) -> ExecutableInstruction:
    """S_SETREG and S_ROUND_MODE. Of all fields the rounding and FP16_OVFL of MODE change results.

    Source: AMD Instinct MI300 ISA, 3.6, "MODE register".

    Raises:
        NotUnderstood: another rounding than to the nearest, or one that is not known; an unknown register.
    """
    mnemonic, words = instruction.mnemonic, operands(instruction).words
    if mnemonic == "s_round_mode":
        words = ("hwreg(HW_REG_MODE, 0, 4)", *words)
    field = hardware_register(words[0]) if len(words) > 1 else None
    if field is None:
        raise NotUnderstood("a hardware register that only an assembler knows")
    bits = (1 << field.size) - 1 << field.first
    value = number(words[1])
    if field.is_mode and bits & _ROUNDING and (value is None or value << field.first & _ROUNDING):
        raise NotUnderstood("a rounding mode that is set")
    if not field.is_mode or not bits >> _OVERFLOW & 1:
        return ExecutableInstruction(lambda _: None, (), ())
    given = source(words[1], ("u", 32))

    def execute(wave: MachineWave) -> None:
        read = int(given.read(wave.registers)[0])
        wave.registers.clamps_overflow = bool(read >> (_OVERFLOW - field.first) & 1)

    return ExecutableInstruction(execute, given.registers, ())


_NUMBERS = pattern(r"_(b?f16|[fiub](?:32|64)|[iub]16)(?=_|$)")


def makes_halves(mnemonic: str) -> bool:
    """True if an instruction computes numbers of f16.

    >>> makes_halves("v_cvt_f16_f32_e32"), makes_halves("v_cvt_f32_f16_e32"), makes_halves("v_cmp_lt_f16_e64")
    (True, False, False)
    """
    found = None if mnemonic.startswith(("v_cmp", "s_cmp")) else _NUMBERS.search(mnemonic)
    return found is not None and found[1] == "f16"


def unless_overflowing(found: ExecutableInstruction) -> ExecutableInstruction:
    """An instruction on f16. It is not executed if a half becomes infinite while FP16_OVFL is on.

    Hardware makes the largest number of it if it overflowed, and leaves it if an operand was infinite. Source: AMD
    Instinct MI300 ISA, 3.6, "MODE register".
    """

    def execute(wave: MachineWave) -> None:
        found.execute(wave)
        registers = wave.registers
        if registers.clamps_overflow and any(_has_infinity(registers, one) for one in found.writes):
            raise NotUnderstood("a number of f16 that is too large while FP16_OVFL is on")

    return ExecutableInstruction(execute, found.reads, found.writes, found.waits)


def _has_infinity(registers: WaveRegisters, number: int) -> bool:
    is_vector = number < SCALARS
    bits = (
        registers.vector[number][registers.active]
        if is_vector
        else np.array([registers.read_scalar(number)], "u4")
    )
    return bool((np.ascontiguousarray(bits).view(np.uint16) & 0x7FFF == 0x7C00).any())


def wait(instruction: AsmInstruction, arch: Arch) -> ExecutableInstruction:
    """A wait for counters.

    Raises:
        NotUnderstood: its operands cannot be read.
    """
    try:
        counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
    except ValueError as problem:
        raise NotUnderstood(str(problem)) from None
    counted = tuple((name, most) for name, most in counters if name in _COUNTED)

    def execute(wave: MachineWave) -> None:
        for name, most in counted:
            wave.flight.wait(name, most)

    return ExecutableInstruction(execute, (), (), counted)


def branch(mnemonic: str, target: int) -> ExecutableInstruction:
    """A branch to the instruction with a number.

    Raises:
        NotUnderstood: its condition is not known here.
    """
    holds = _CONDITIONS.get(mnemonic)
    if holds is None:
        raise NotUnderstood("a branch")

    def execute(wave: MachineWave) -> None:
        if holds(wave.registers):
            wave.at = target

    reads = {"vcc": (VCC, VCC + 1), "exe": ()}.get(mnemonic.removeprefix("s_cbranch_")[:3], ())
    return ExecutableInstruction(execute, reads, ())


def skip(instruction: AsmInstruction, target: int) -> ExecutableInstruction:
    """S_SETVSKIP: if a bit is set, a jump round the vector instructions in front of the next one.

    The reader of functions has ended the block there (`ldsopt.isa.assembly`).
    """
    value, bit = (source(word, ("u", 32)) for word in operands(instruction).words)

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        if int(value.read(registers)[0]) >> (int(bit.read(registers)[0]) & 31) & 1:
            wave.at = target

    return ExecutableInstruction(execute, (*value.registers, *bit.registers), ())


def stop(instruction: AsmInstruction) -> ExecutableInstruction | None:
    """An instruction at which the wave stops for its workgroup, if it is one.

    Raises:
        NotUnderstood: a barrier that is not the workgroup's: the waves that meet at it are not known here.
    """
    mnemonic = instruction.mnemonic
    kinds = {
        "s_endpgm": StopKind.END,
        "s_trap": StopKind.TRAP,
        "s_barrier": StopKind.BARRIER,
        "s_barrier_wait": StopKind.WAIT,
        "s_barrier_signal": StopKind.SIGNAL,
    }
    if mnemonic not in kinds:
        return None
    if mnemonic.startswith("s_barrier") and not takes_all_waves(instruction):
        raise NotUnderstood("a named barrier, or one of a cluster")
    return ExecutableInstruction(lambda _: kinds[mnemonic], (), ())


def across_lanes(mnemonic: str, given: Operands, lanes: int) -> ExecutableInstruction | None:
    """An instruction that reads registers of other lanes, if it is one; AMD's text reads the register file for it.

    V_READFIRSTLANE_B32 reads lane 0 if no lane is active. V_READLANE_B32 and V_WRITELANE_B32 reach lanes that EXEC has
    off.
    """
    name = mnemonic.removesuffix("_e32").removesuffix("_e64")
    builders = {
        **dict.fromkeys(("v_readfirstlane_b32", "v_readlane_b32", "v_writelane_b32"), _one_lane),
        **{f"v_permlane{form}_b32": _permute_rows for form in ("16", "x16", "16_var", "x16_var")},
        **dict.fromkeys(("v_permlane32_swap_b32", "v_permlane16_swap_b32", "v_swap_b32"), _swap),
        **dict.fromkeys(("v_movrels_b32", "v_movreld_b32"), _move_indexed),
    }
    if name not in builders:
        return None
    return builders[name](name, given, lanes)


def _one_lane(name: str, spelled: Operands, lanes: int) -> ExecutableInstruction:
    """Reads the first active lane, or reads or writes the lane that the third operand names."""
    target = operand.numbers_of(spelled.words[0])
    given, *which = (operand.source(word, ("u", 32)) for word in spelled.words[1:])

    def execute(wave: MachineWave) -> None:
        registers, values = wave.registers, given.read(wave.registers)
        if which:
            lane = int(which[0].read(registers)[0]) % lanes
        else:
            lane = int(np.argmax(registers.active)) if len(values) > 1 else 0
        if name == "v_writelane_b32":
            registers.vector[target[0]][lane] = int(values[0])
        else:
            registers.write_scalar(target[0], int(values[lane]))

    return ExecutableInstruction(
        execute, (*given.registers, *(n for one in which for n in one.registers)), target
    )


def _permute_rows(name: str, spelled: Operands, lanes: int) -> ExecutableInstruction:
    """With ``op_sel:[1,0]`` lanes that EXEC has off are read, too; with ``[.,1]`` they give 0 otherwise.

    In the forms with ``_var`` each lane's own selector names the lane of its row, else 16 selectors of four bits do.
    """
    target, given = operand.numbers_of(spelled.words[0]), operand.source(spelled.words[1], ("u", 32))
    selectors = [operand.source(word, ("u", 32)) for word in spelled.words[2:4]]
    inactive, zero = [*spelled.numbers("op_sel"), 0, 0][:2]
    crossed, varies = name.startswith("v_permlanex16"), "_var_" in name

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        parts = [selector.read(registers) for selector in selectors]
        choice = parts[0] if varies else row_selectors(int(parts[0][0]) | int(parts[1][0]) << 32, lanes)
        source = permuted_rows(np.broadcast_to(choice, lanes), crossed=crossed)
        moved, reached = np.broadcast_to(given.read(registers), lanes)[source], registers.active[source]
        where = registers.active
        if not inactive:
            moved = np.where(reached, moved, np.uint64(0))
            where = where if zero else where & reached
        registers.write_vector(target[0], moved, where)

    reads = (*given.registers, *(n for selector in selectors for n in selector.registers))
    return ExecutableInstruction(execute, reads, target)


def _swap(name: str, spelled: Operands, lanes: int) -> ExecutableInstruction:
    """V_PERMLANE32_SWAP_B32: the upper half of the first register and the lower one of the second change places;
    V_PERMLANE16_SWAP_B32: odd rows of the first and even ones of the second; V_SWAP_B32: the active lanes of both."""
    first, second = operand.numbers_of(spelled.words[0])[0], operand.numbers_of(spelled.words[1])[0]
    size = 32 if "32_swap" in name else 16
    upper = (np.arange(lanes) // size % 2).astype(bool)

    def execute(wave: MachineWave) -> None:
        a, b, active = wave.registers.vector[first], wave.registers.vector[second], wave.registers.active
        ours, others = (active, active) if name == "v_swap_b32" else (upper, ~upper)
        kept: Array = a[ours].copy()
        a[ours] = b[others]
        b[others] = kept

    return ExecutableInstruction(execute, (first, second), (first, second))


def _move_indexed(name: str, spelled: Operands, lanes: int, bits: int = 32) -> ExecutableInstruction:
    """V_MOVRELS_B32 and V_MOVRELD_B32: M0 is added to the number of the source's register, or of the result's."""
    del lanes
    (target,), given = operand.numbers_of(spelled.words[0]), source(spelled.words[1], ("u", 32))
    is_of_source = name.startswith("v_movrels")
    if is_of_source and not given.registers:
        raise NotUnderstood("a constant as a register with an index")

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        index = registers.read_scalar(M0) & ((1 << bits) - 1)
        first = given.registers[0] if is_of_source else target
        if first + index >= _VECTOR_REGISTERS:
            raise NotUnderstood(f"the register v{first + index}")
        value = registers.read((first + index,)) if is_of_source else given.read(registers)
        registers.write_vector(target if is_of_source else first + index, value, registers.active)

    return ExecutableInstruction(execute, (*given.registers, M0), (target,))


_VECTOR_REGISTERS = 256
_INDEXED = {"gpr_idx(SRC0)": "v_movrels_b32", "gpr_idx(DST)": "v_movreld_b32"}


class IndexMode:
    """S_SET_GPR_IDX_ON and _OFF of gfx9: between them the low byte of M0 is added to the numbers of vector registers.

    LLVM puts moves and scalar instructions there. Source: AMD Instinct MI300 ISA, 3.6, "GPR indexing".
    """

    def __init__(self) -> None:
        self._move = ""

    def executable(
        self, instruction: AsmInstruction, lanes: int, *, is_first: bool
    ) -> ExecutableInstruction | None:
        """The meaning of an instruction that this mode changes, or that changes the mode; ``None`` for others.

        Args:
            is_first: it begins a block, to which others may jump.

        Raises:
            NotUnderstood: an index of something else, or another instruction than a move.
        """
        mnemonic, given = instruction.mnemonic, operands(instruction)
        if self._move and is_first:
            raise NotUnderstood("indexed registers in several blocks")
        if mnemonic == "s_set_gpr_idx_on":
            index, sides = source(given.words[0], ("u", 32)), given.words[1]
            if sides not in _INDEXED:
                raise NotUnderstood(f"the mode {sides}")
            self._move = _INDEXED[sides]
            return ExecutableInstruction(partial(_set_index, index), index.registers, (M0,))
        if mnemonic == "s_set_gpr_idx_off":
            self._move = ""
            return ExecutableInstruction(lambda _: None, (), ())
        if not self._move:
            return None
        if mnemonic.startswith("s_") and not mnemonic.startswith("s_set_gpr_idx"):
            return None
        if mnemonic != "v_mov_b32_e32":
            raise NotUnderstood("an instruction with indexed registers")
        return _move_indexed(self._move, given, lanes, bits=8)


def _set_index(index: OperandSource, wave: MachineWave) -> None:
    registers = wave.registers
    kept = registers.read_scalar(M0) & ~0xFF
    registers.write_scalar(M0, kept | int(index.read(registers)[0]) & 0xFF)


# --- calls --------------------------------------------------------------------------------------------------
#
# Calls: addresses of code, and jumps to them; addresses of variables.
#
# An instruction's address is four bytes times its number in the program, from `CODE` on, whatever its size. LLVM
# forms the address of a function or variable from ``s_getpc_b64`` and two additions of ``f@rel32@lo+4`` and
# ``f@rel32@hi+12``, which together are the distance from the one to the other: 4 and 12 are the places of the two
# numbers behind that address (8 and 16 on gfx12, with one instruction between); the rest of an addend is an offset.
# With ``gotpcrel32`` it is the address of a slot that holds the symbol's. Source: LLVM, AMDGPU Usage, "Relocation
# Records", ``R_AMDGPU_REL32_LO``.


CODE = 0x6000_0000_0000


class NamedSymbol(NamedTuple):
    """A symbol that code names; true if it reads the symbol's address from the global offset table."""

    name: str
    by_table: bool


def _distance(instruction: AsmInstruction) -> SymbolAddress | None:
    """The half of the distance to a symbol that an instruction adds; ``None`` if it adds none."""
    symbol = symbol_address(instruction.operands)
    return symbol if symbol and symbol.half and symbol.addend else None


def named_by(function: AsmFunction) -> Iterator[NamedSymbol]:
    """The symbols whose addresses a function forms."""
    for instruction in function.instructions:
        if symbol := _distance(instruction):
            yield NamedSymbol(symbol.name, symbol.how == "gotpcrel")


_JUMPS = frozenset({"s_getpc_b64", "s_swappc_b64", "s_setpc_b64"})


def depends_on_place(instruction: AsmInstruction) -> bool:
    """True if an instruction's effect depends on its place: it reads its address, jumps, or names a function."""
    return instruction.mnemonic in _JUMPS or _distance(instruction) is not None


def called(function: AsmFunction, others: Iterable[AsmFunction]) -> list[AsmFunction]:
    """The functions that a kernel refers to, directly or through others."""
    named = {one.name: one for one in others}
    found, open_ = dict[str, AsmFunction](), [function]
    while open_:
        for name, _ in named_by(open_.pop()):
            if name in named and name not in found and name != function.name:
                found[name] = named[name]
                open_.append(named[name])
    return list(found.values())


class Jumps:
    """Jumps of one function.

    Args:
        firsts: the number of each function's first instruction.
        variables: the address of each variable, and of the slots of symbols, see `ldsopt.emulate.program`.
    """

    def __init__(self, firsts: Mapping[str, int], variables: Mapping[str, int]) -> None:
        self._firsts, self._variables = firsts, variables
        self._counter: int | None = None
        self._here = self._next = 0

    def first(self, name: str) -> int:
        """The number of a function's first instruction."""
        return self._firsts[name]

    def pass_by(self, instruction: AsmInstruction) -> None:
        """Counts the bytes from an address of code to the numbers added to it: four, and four more with a number."""
        self._here = self._next
        self._next += 8 if _distance(instruction) else 4

    def executable(self, instruction: AsmInstruction, number: int) -> ExecutableInstruction | None:
        """A jump through registers, or an instruction that reads the address of the next one, if it is one.

        Raises:
            NotUnderstood: one that is not known here.
        """
        mnemonic = instruction.mnemonic
        words = operands(instruction).words
        if mnemonic == "s_getpc_b64":
            self._counter, self._next = number + 1, 0
            target = operand.numbers_of(words[0])
            return _getting(target, CODE + 4 * (number + 1))
        if mnemonic == "s_swappc_b64":
            return _jump(operand.numbers_of(words[1]), operand.numbers_of(words[0]), CODE + 4 * (number + 1))
        if mnemonic == "s_setpc_b64":
            return _jump(operand.numbers_of(words[0]), (), 0)
        return None

    def resolved(self, instruction: AsmInstruction) -> AsmInstruction:
        """The instruction with the distance to a function or variable as a number.

        Raises:
            NotUnderstood: the code does not define the symbol.
        """
        symbol = _distance(instruction)
        if symbol is None:
            return instruction
        name, is_direct = symbol.name, symbol.how == "rel"
        address = self._variables.get(name if is_direct else f"{name}@got")
        if address is None and is_direct and name in self._firsts:
            address = CODE + 4 * self._firsts[name]
        # There is a slot for each symbol that is named, and nothing in one of what the code does not define.
        is_defined = name in self._variables or name in self._firsts
        if not is_defined or address is None or self._counter is None:
            raise NotUnderstood(f"the code defines no function or variable {symbol.text.partition('@')[0]}")
        distance = address + int(symbol.addend) - (self._here + 4) - CODE - 4 * self._counter
        part = distance & 0xFFFFFFFF if symbol.half == "lo" else distance >> 32 & 0xFFFFFFFF
        text = instruction.operands.replace(symbol.text, hex(part))
        return instruction._replace(operands=text)


def _getting(target: Sequence[int], address: int) -> ExecutableInstruction:
    def execute(wave: MachineWave) -> None:
        wave.registers.write_scalar(target[0], address, 2)

    return ExecutableInstruction(execute, (), tuple(target))


def _jump(place: tuple[int, ...], kept: tuple[int, ...], address: int) -> ExecutableInstruction:
    def execute(wave: MachineWave) -> None:
        target = wave.registers.read_scalar(place[0], 2)
        if kept:
            wave.registers.write_scalar(kept[0], address, 2)
        wave.at = (target - CODE) // 4
        if target & 3 or wave.at < 0:
            raise NotUnderstood(f"a jump to {target:#x}")

    return ExecutableInstruction(execute, place, kept)
