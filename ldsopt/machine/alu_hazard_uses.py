"""The hazards that one instruction of RDNA leaves pending, meets and ends, by its text.

Rules, each as both sources of `ldsopt.machine.alu_hazard_table` have it; an effect that only one of them has is a
*doubt*, which makes findings unproven:

* Vector memory, LDS, exports and ``va_vdst(0)`` end hazards that wait for VALU results in vector registers. A VALU
  instruction or ``vm_vsrc(0)`` ends reads of scalars by memory.
* Scalar memory and buffer instructions wait for the SALU and the VALU by themselves; for other vector memory only ACO
  says so, and on gfx11 LLVM relies on no such wait.
* Waves have 64 lanes if their masks are 64 bits wide (`is_of_64_lanes`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.decode import decode, decoded, issued_together
from ldsopt.isa.events import started
from ldsopt.isa.operands import EXEC, M0, VCC, VECTORS, RegisterSet, number, operands, read, union
from ldsopt.machine.alu_hazard_table import MATRIX_CYCLES, HazardUse, PendingHazard
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Asked, Family, Kind, Opcode, Trait, opcode
from ldsopt.target.waits import Counters, parse_counters

_EVERYTHING: RegisterSet = -1
_NARROW = ("MATRIX_FMT_FP6", "MATRIX_FMT_BF6", "MATRIX_FMT_FP4")
_SHORT_ON_1251 = (
    *("16x16x32_f16", "16x16x32_bf16", "16x16x64_fp8", "16x16x64_bf8"),
    *("16x16x64_f16", "16x16x64_bf16", "16x16x128_fp8", "16x16x128_bf8"),
)
"""Shapes of gfx1251's matrix instructions that LLVM says take 16 passes: dense ones, then sparse ones."""
_VECTOR_RESULTS = (
    PendingHazard.TRANSCENDENTAL,
    PendingHazard.TRANSCENDENTAL_BEFORE,
    PendingHazard.WRITTEN,
    PendingHazard.WRITTEN_BEFORE_EXEC,
    PendingHazard.WRITTEN_ROUND_EXEC,
)
_MEMORY_SCALARS = (PendingHazard.LOAD_SCALARS, PendingHazard.STORE_SCALARS, PendingHazard.LDS_SCALARS)
_ACCESSES = (
    PendingHazard.MEMORY,
    PendingHazard.LDS,
    PendingHazard.MEMORY_AND_BRANCH,
    PendingHazard.LDS_AND_BRANCH,
)
_SALU_RESULTS = (PendingHazard.MASK_BY_SALU, PendingHazard.SGPR_BY_SALU)
_VALU_RESULTS = (PendingHazard.MASK_BY_VALU, PendingHazard.SGPR_BY_VALU)
_BRANCHES = frozenset({Family.GOTO, Family.BRANCH, Family.FORK, Family.JUMP})
DENORMAL_MODE = "s_denorm_mode"
_STORES = frozenset({Kind.STORE, Kind.SCRATCH_STORE, Kind.FLAT_STORE, Kind.ATOMIC})

_EndedHazard = tuple[PendingHazard, RegisterSet]
_LeftPending = tuple[PendingHazard, RegisterSet, bool]


class AluHazardUses(NamedTuple):
    """The effect of one instruction on pending hazards, in the order in which the effects happen.

    Attributes:
        consumed: uses of registers that may meet a pending hazard.
        factors: vector registers of each source operand of a VALU instruction.
        ended, doubted: pending hazards that end, and those that end by one source alone, with the registers.
        moved: pending hazards that become others.
        valu, salu, states: its count as VALU instructions, SALU instructions and wait states.
        produced: hazards that are pending behind it, the registers, and true if both sources say so.
        written: vector registers that it writes.
        masks: scalar registers that it reads as masks of 64 lanes.
        read: scalar registers that an instruction of the ALUs reads.
        scalars: scalar registers that it writes, now or later.
        is_scalar: it is an SALU instruction.
        ends_reads: by LLVM, a few of them end hazards of the VALU's reads (``ds_nop``).
    """

    consumed: tuple[tuple[HazardUse, RegisterSet], ...] = ()
    factors: tuple[RegisterSet, ...] = ()
    ended: tuple[_EndedHazard, ...] = ()
    doubted: tuple[_EndedHazard, ...] = ()
    moved: tuple[tuple[PendingHazard, PendingHazard], ...] = ()
    valu: int = 0
    salu: int = 0
    states: int = 1
    produced: tuple[_LeftPending, ...] = ()
    written: RegisterSet = 0
    masks: RegisterSet = 0
    read: RegisterSet = 0
    scalars: RegisterSet = 0
    is_scalar: bool = False
    ends_reads: bool = False


def is_of_64_lanes(function: AsmFunction) -> bool:
    """True if a function's VALU instructions name masks of 64 bits, or it writes 64 bits of EXEC."""
    return any(_names_64_lanes(one) for one in function.instructions)


def _names_64_lanes(one: AsmInstruction) -> bool:
    known = one.opcode
    if known.is_vector and known.action in (Action.COMPARE, Action.SELECT):
        mask = operands(one).words[0 if known.action is Action.COMPARE else -1]
        return mask == "vcc" or mask.startswith("s[")
    is_wide = known.is_scalar and known.bits == 64
    return is_wide and (one.operands.startswith("exec,") or known.writes_exec)


@lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and loops are walked more than once
def alu_hazard_uses(mnemonic: str, text: str, arch: Arch) -> AluHazardUses:
    """The effect of one instruction."""
    known = opcode(mnemonic)
    if known.is_vector:
        return _vector(known, text, arch)
    instruction = AsmInstruction(mnemonic, text, 0)
    begun = started(instruction)
    if begun is not None and begun[0] is not Kind.MESSAGE:
        return _memory(instruction, begun[0], begun[1], arch)
    if known.is_scalar:
        return _scalar(instruction, arch)
    if known.family is Family.BUFFER:
        # Of a cache: LLVM and ACO take it for a load without registers.
        return _memory(instruction, Kind.LOAD, 0, arch)
    return AluHazardUses(ends_reads=known.family is Family.LDS)


def _all(kinds: Iterable[PendingHazard], registers: RegisterSet = _EVERYTHING) -> tuple[_EndedHazard, ...]:
    return tuple((kind, registers) for kind in kinds)


def _vector(known: Opcode, text: str, arch: Arch) -> AluHazardUses:
    """The effect of a VALU instruction; of two that are issued together (``v_dual``), both."""
    whole = decoded(known.mnemonic, text)
    made = read = masks = kept = 0
    factors: list[RegisterSet] = []
    consumed: list[tuple[HazardUse, RegisterSet]] = []
    is_named = False
    for one in issued_together(AsmInstruction(known.mnemonic, text, 0)):
        what = decode(one)
        traits = what.opcode.traits
        each = what.given.each[what.results :]
        results = EXEC if what.opcode.writes_exec else union(what.given.each[: what.results])
        made |= results
        factors += [named & VECTORS for named in each]
        if what.opcode.reads_result:
            factors.append(results & VECTORS)
        if what.keeps_part:
            kept |= results & VECTORS
        implied = VCC if Trait.READS_VCC in traits else 0
        read |= union(each) & ~VECTORS | implied
        if implied or Trait.READS_MASK in traits:
            masks |= implied or (union(each[-1:]) & ~VECTORS)
        if what.opcode.is_matrix:
            sparse = each[2:3] if what.opcode.reads_result and arch.generation != "gfx11" else ()
            use = HazardUse.SLOW_FACTOR if _is_slow(what.opcode) else HazardUse.FACTOR
            consumed.append((use, union((*each[:2], *sparse)) & VECTORS))
        if Trait.PERMLANE in traits:
            consumed.append((HazardUse.PERMLANE, EXEC))
        is_named |= what.opcode.action not in (Action.READ_LANE, Action.READ_FIRST_LANE)
    read &= ~EXEC & ~M0
    scalars = made & ~VECTORS
    is_compare = known.writes_exec
    if is_compare:
        consumed.append((HazardUse.COMPARE, EXEC))
    consumed.append((_read_as(known, arch), read | union(factors)))
    if kept:
        consumed.append((HazardUse.KEPT, kept | union(factors)))
    consumed.append((HazardUse.MATRIX_WRITE if known.is_matrix else HazardUse.OVERWRITE, made & VECTORS))
    consumed.append((HazardUse.VECTOR_WRITE, scalars))
    ended, doubted = list(_all(_MEMORY_SCALARS)), list[_EndedHazard]()
    has_result = bool(scalars) or len(whole.given.words[: whole.results]) > 1
    if has_result:
        (ended if is_named else doubted).append((PendingHazard.EXEC_READ, _EVERYTHING))
    is_idle = known.name == "v_nop"
    (doubted if is_idle and arch.generation != "gfx10" else ended).append(
        (PendingHazard.EXEC_COMPARED, _EVERYTHING)
    )
    if is_idle and arch.generation == "gfx10":
        ended.pop()
    ended.append((PendingHazard.FLOAT_ATOMIC, _EVERYTHING))
    moved: tuple[tuple[PendingHazard, PendingHazard], ...] = ()
    if known.family is Family.TRANSCENDENTAL:
        ended.append((PendingHazard.TRANSCENDENTAL_BEFORE, _EVERYTHING))
        moved = ((PendingHazard.TRANSCENDENTAL, PendingHazard.TRANSCENDENTAL_BEFORE),)
    return AluHazardUses(
        tuple((use, registers) for use, registers in consumed if registers),
        tuple(factor for factor in factors if factor),
        tuple(ended),
        tuple(doubted),
        moved,
        valu=1,
        produced=(
            *_left_by_vector(known, made, is_compare),
            *_left_on_1250(known, text, made, factors, arch),
        )
        if arch.generation == "gfx1250"
        else tuple(_left_by_vector(known, made, is_compare)),
        written=made & VECTORS,
        masks=masks & ~EXEC,
        read=read,
        scalars=scalars & ~EXEC & ~M0,
    )


def _is_slow(known: Opcode) -> bool:
    return known.name.startswith("v_wmma_") and ("x4_f32" in known.name or "x4_f64" in known.name)


def _read_as(known: Opcode, arch: Arch) -> HazardUse:
    if arch.generation != "gfx1250":
        return HazardUse.VALU_READ
    if known.is_matrix:
        return HazardUse.MATRIX_READ
    return HazardUse.TRANS_READ if known.family is Family.TRANSCENDENTAL else HazardUse.VALU_READ


def _left_on_1250(
    known: Opcode, text: str, made: RegisterSet, factors: list[RegisterSet], arch: Arch
) -> Iterator[_LeftPending]:
    """Registers that other instructions may meet beside a matrix or transcendental one; cycles by LLVM's categories."""
    if known.family is Family.TRANSCENDENTAL:
        yield PendingHazard.TRANSCENDENTAL_SOURCE, union(factors), True
    if not known.is_matrix or _is_slow(known):
        return
    formats = [read(text).modifiers.get(f"matrix_{factor}_fmt", "") for factor in "ab"]
    cycles = _cycles_on_1251(known, formats) if arch.name == "gfx1251" else _cycles_on_1250(known, formats)
    result, source = MATRIX_CYCLES[cycles]
    yield result, made & VECTORS, True
    # The third is the index of a sparse product, else the addend, which is met as the result where it is the result.
    third = union(factors[2:3]) & (-1 if known.reads_result else ~made)
    yield source, union(factors[:2]) | third, True


def _cycles_on_1250(known: Opcode, formats: list[str]) -> int:
    is_narrow = all(one.startswith(_NARROW) for one in formats)
    of_eight_bits = not known.reads_result and "f8f6f4" in known.name
    is_long = "_iu" in known.name or (of_eight_bits and not is_narrow)
    if known.reads_result:
        return 4 if is_long else 2
    return 8 if is_long else 4


def _cycles_on_1251(known: Opcode, formats: list[str]) -> int:
    """Half the passes: 32 for those that LLVM's developers do not name, so that none is taken for too short."""
    of_four_bits = "16x16x128_f8f6f4" in known.name and set(formats) == {"MATRIX_FMT_FP4"}
    shapes = _SHORT_ON_1251[4:] if known.reads_result else _SHORT_ON_1251[:4]
    return 8 if of_four_bits or any(shape in known.name for shape in shapes) else 16


def _left_by_vector(known: Opcode, made: RegisterSet, is_compare: bool) -> Iterator[_LeftPending]:
    if is_compare:
        yield PendingHazard.EXEC_COMPARED, EXEC, True
    vectors = made & VECTORS
    if vectors and known.family is Family.TRANSCENDENTAL:
        yield PendingHazard.TRANSCENDENTAL, vectors, True
    if vectors and known.is_matrix:
        yield PendingHazard.MATRIX, vectors, True
    if vectors:
        yield PendingHazard.WRITTEN, vectors, True


def _memory(instruction: AsmInstruction, kind: Kind, results: int, arch: Arch) -> AluHazardUses:
    known, each = instruction.opcode, operands(instruction).each
    read, loaded = union(each[results:]) & ~VECTORS, union(each[:results])
    if kind is Kind.SCALAR:
        return AluHazardUses(
            ((HazardUse.SCALAR_WRITE, loaded),) if results else (),
            ended=_all((PendingHazard.SGPR_BY_SALU, PendingHazard.SGPR_BY_VALU)),
            doubted=_all((PendingHazard.MASK_BY_SALU, PendingHazard.MASK_BY_VALU)),
            produced=((PendingHazard.SMEM_SCALARS, read, True),) if read else (),
            scalars=loaded,
        )
    scalar_results = _all((PendingHazard.SGPR_BY_SALU, PendingHazard.SGPR_BY_VALU))
    waits = known.family in (Family.BUFFER, Family.IMAGE)
    vector_results, masks = (
        _all(_VECTOR_RESULTS),
        _all((PendingHazard.MASK_BY_SALU, PendingHazard.MASK_BY_VALU)),
    )
    is_on_1250 = arch.generation == "gfx1250"  # where LLVM counts VALU instructions alone
    ended = (*(scalar_results if waits else ()), *(() if is_on_1250 else vector_results))
    doubted = (*(() if waits else scalar_results), *masks, *(vector_results if is_on_1250 else ()))
    if kind is Kind.EXPORT:
        return AluHazardUses(ended=ended, doubted=doubted, produced=((PendingHazard.EXEC_READ, EXEC, True),))
    of_lds = known.family in (Family.LDS, Family.LDS_DIRECT)
    is_lds = of_lds or kind is Kind.LDS_DMA
    is_flat = kind in (Kind.FLAT_LOAD, Kind.FLAT_STORE)
    scalars = read | EXEC | (M0 if kind is Kind.LDS_DMA else 0)
    produced = [(PendingHazard.EXEC_READ, EXEC, True)]
    if not of_lds:
        kept = PendingHazard.STORE_SCALARS if kind in _STORES else PendingHazard.LOAD_SCALARS
        produced.append((kept, scalars, True))
    if is_lds or is_flat:
        produced.append((PendingHazard.LDS_SCALARS, scalars, True))
    # LLVM takes a flat access for vector memory where a branch stands between, and ACO for neither.
    produced.append((PendingHazard.LDS if is_lds else PendingHazard.MEMORY, _EVERYTHING, not is_flat))
    if is_flat:
        doubted = (*doubted, *_all(_ACCESSES))
    else:
        ended = (*ended, *_all(_ACCESSES))
    if Trait.FLOAT_ATOMIC in known.traits:
        produced.append((PendingHazard.FLOAT_ATOMIC, _EVERYTHING, True))
    use = HazardUse.LDS if is_lds else HazardUse.FLAT if is_flat else HazardUse.MEMORY
    return AluHazardUses(((use, _EVERYTHING),), ended=ended, doubted=doubted, produced=tuple(produced))


def _scalar(instruction: AsmInstruction, arch: Arch) -> AluHazardUses:
    known, words = instruction.opcode, operands(instruction).words
    if known.is_wait:
        return _wait(instruction, arch)
    if known.family is Family.NOP:
        return AluHazardUses(salu=0, states=(number(words[0]) or 0) + 1 if words else 1)
    branch: tuple[tuple[PendingHazard, PendingHazard], ...] = ()
    if known.family in _BRANCHES:
        branch = (
            (PendingHazard.MEMORY, PendingHazard.MEMORY_AND_BRANCH),
            (PendingHazard.LDS, PendingHazard.LDS_AND_BRANCH),
        )
    if Trait.PLAIN in known.traits:
        consumed = [(HazardUse.DENORMAL_MODE, _EVERYTHING)] if known.name == DENORMAL_MODE else []
        if known.asked is Asked.VCC:
            consumed.append((HazardUse.BRANCH, VCC))
        left = ((PendingHazard.EXEC_READ, EXEC, True),) if known.asked is Asked.EXEC else ()
        return AluHazardUses(tuple(consumed), moved=branch, produced=left, is_scalar=True)
    what = decode(instruction)
    each = what.given.each
    made, read = union(each[: what.results]), union(each[0 if what.opcode.reads_result else what.results :])
    saved = EXEC if what.opcode.writes_exec else 0
    consumed = [(HazardUse.SALU_READ, read & ~EXEC & ~M0), (HazardUse.SCALAR_WRITE, made)]
    consumed.append((HazardUse.EXEC_SAVED, saved))
    if (made | saved) & EXEC:
        branch = (*branch, (PendingHazard.WRITTEN, PendingHazard.WRITTEN_BEFORE_EXEC))
    is_without = known.action is Action.SET_MODE
    smem = ((PendingHazard.SMEM_SCALARS, _EVERYTHING),)
    return AluHazardUses(
        tuple((use, registers) for use, registers in consumed if registers),
        ended=() if is_without else smem,
        doubted=smem if is_without else (),
        moved=branch,
        salu=1,
        produced=((PendingHazard.EXEC_READ, EXEC, True),) if read & EXEC or saved else (),
        read=read & ~EXEC & ~M0,
        scalars=made & ~EXEC & ~M0,
        is_scalar=True,
    )


def _wait(instruction: AsmInstruction, arch: Arch) -> AluHazardUses:
    try:
        counters: Counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
    except ValueError:  # said elsewhere, as of a function that cannot be read
        return AluHazardUses()
    zero = {name for name, count in counters if count == 0}
    ended = [(PendingHazard.FLOAT_ATOMIC, _EVERYTHING)] if "depctr" not in instruction.mnemonic else []
    doubted: list[_EndedHazard] = []
    if "va_vdst" in zero:
        ended += _all(_VECTOR_RESULTS)
        doubted += _all((PendingHazard.MASK_BY_VALU,))
    if "vm_vsrc" in zero:
        ended += _all(_MEMORY_SCALARS)
    if "sa_sdst" in zero:
        ended += _all((*_SALU_RESULTS, PendingHazard.EXEC_READ))
    if "va_sdst" in zero:
        ended += _all(_VALU_RESULTS, ~VCC)
    if "va_vcc" in zero:
        ended += _all(_VALU_RESULTS, VCC)
    if "lgkmcnt" in zero:
        ended += _all((PendingHazard.SMEM_SCALARS,))
    if instruction.mnemonic == "s_waitcnt" and {"vmcnt", "lgkmcnt", "expcnt"} <= zero:
        ended += _all((PendingHazard.LOAD_SCALARS, PendingHazard.LDS_SCALARS))
        doubted += _all((PendingHazard.STORE_SCALARS,))
    for counter, kind in (("vmcnt", 0), ("vscnt", 1), ("lgkmcnt", 2)):
        if counter in zero:
            doubted += _all((_MEMORY_SCALARS[kind],))
    if "vscnt" in zero:
        ended += _all(_ACCESSES)
    return AluHazardUses(ended=tuple(ended), doubted=tuple(doubted), is_scalar=True)
