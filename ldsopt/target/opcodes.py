"""The machine instructions by their mnemonics: one table says of each what it is and what it does.

A row says what all mnemonics that begin with one of its prefixes have in common, in all encodings (``_e64``, ``_dpp``)
and generations; of several rows that of the longest prefix counts. A word is an instruction only if it stands in
``mnemonics.txt`` beside this module: what another one does is not guessed by its beginning. A new instruction, or an
architecture's other name for an old one, is a word there, and in a row if what begins like it does something else.
A wait alone is known by its form: the counter stands in its name, and a counter that nobody knows protects nothing.
Mnemonics are in lower case, as listings and inline assembly have them.

===========================================  ================================================================
mnemonic                                     what it does
===========================================  ================================================================
``ds_*``                                     accesses LDS, but for exchanges between lanes, GDS and ``ds_nop``
``buffer_load_* ... lds``, ``*_load_lds_*``  copies from memory to LDS, as ``*_load_*to_lds`` does
``buffer_store_lds_*``, ``*_from_lds_*``     copies from LDS to memory
``flat_*``                                   accesses memory or LDS, lane by lane
``lds_direct_load``, ``lds_param_load``      reads LDS
===========================================  ================================================================

Sources: LLVM 22, ``DSInstructions.td``, ``BUFInstructions.td``, ``FLATInstructions.td``, ``SOPInstructions.td``,
``SMInstructions.td``, ``VOP*Instructions.td``; ``SIInsertWaitcnts.cpp``, ``getVmemWaitEventType`` and
``updateEventWaitcntAfter``, for the kinds of memory operations. Not as LLVM has it:

* A transcendental instruction is what LLVM's instruction tables flag ``TRANS``; what only loads scales for a product of
  matrices (``v_mfma_ld_scale_b32``) is no product.
* An instruction reads the register that it writes, or keeps a part of it, where LLVM's tables tie the result to a
  source; ``v_pk_fmac_f16`` adds to its result, though its tables do not say so. Interpolation of graphics
  (``v_interp_p2_f32``), where generations differ, is left out.
* ``global_load_lds`` is a copy to LDS and nothing else; LLVM up to 22 counts it as an access of LDS as well
  (llvm/llvm-project 179305).
* What LLVM calls ``SCC_WRITE`` (``s_barrier_signal_isfirst``) is a message.
"""

from __future__ import annotations

import os
from dataclasses import replace
from enum import Enum, Flag, auto
from functools import cache, lru_cache
from typing import NamedTuple

from ldsopt.dataclass import dataclass


class Family(Enum):
    """The families of instructions; each instruction is of one."""

    __hash__ = object.__hash__  # not that of the name, in Python: each instruction is looked up

    SCALAR = "arithmetic and moves of the scalar unit"
    SYSTEM = "another instruction of the scalar unit: of the wave's state, its clocks or its surroundings"
    SCALAR_MEMORY = "scalar memory"
    VECTOR = "arithmetic of the vector unit"
    TRANSCENDENTAL = "arithmetic of the transcendental unit"
    MATRIX = "a product of matrices"
    LDS = "LDS, exchanges between lanes, GDS"
    LDS_DIRECT = "a direct load of LDS into a register"
    BUFFER = "memory by a buffer resource"
    IMAGE = "memory by an image resource"
    GLOBAL = "memory by an address"
    CLUSTER = "memory, for the workgroups of a cluster"
    SCRATCH = "memory of one lane"
    FLAT = "memory or LDS, by the address of each lane"
    TENSOR = "a copy between memory and LDS by a tensor descriptor"
    EXPORT = "export"
    MESSAGE = "message"
    HINT = "a hint for the wave's instruction buffer, or what it takes by itself"
    PRIORITY = "priority of the wave"
    TRACE = "a mark for a thread trace"
    NOP = "idle cycles"
    SLEEP = "many idle cycles"
    WAIT = "a wait for operations of the wave"
    BARRIER = "a whole barrier"
    SIGNAL = "the signal of a split barrier"
    BARRIER_WAIT = "the wait of a split barrier"
    BARRIER_OTHER = "another instruction of a barrier"
    GOTO = "a branch to a label, always taken"
    BRANCH = "a branch to a label"
    FORK = "a branch that runs both sides one after the other"
    JUMP = "a jump to or by what registers or a difference of labels hold, among them a function's return"
    CALL = "a call"
    TRAP_RETURN = "a return from a trap handler"
    TRAP = "a trap, which may end the wave"
    END = "the end of the wave"
    CODE_END = "behind the end of the code"
    UNKNOWN = "no instruction that is known"


class Kind(Enum):
    """The kind of a memory operation; it decides which counters count it."""

    __hash__ = object.__hash__

    LOAD = "vector memory load"
    STORE = "vector memory store"
    SCRATCH_STORE = "store to scratch"
    ATOMIC = "vector memory atomic that returns nothing"
    ATOMIC_RETURN = "vector memory atomic that returns the old value"
    SAMPLE = "image sample"
    BVH = "ray intersection"
    FLAT_LOAD = "flat load"
    FLAT_STORE = "flat store"
    LDS = "LDS access"
    LANES = "exchange between lanes through the LDS hardware"
    GDS = "GDS access"
    SCALAR = "scalar memory access"
    MESSAGE = "message"
    EXPORT = "export"
    LDS_DIRECT = "direct load of LDS into a register"
    LDS_DMA = "LDS-DMA"
    ASYNC_LOAD = "asynchronous load to LDS"
    ASYNC_STORE = "asynchronous store from LDS"
    ASYNC_ARRIVE = "asynchronous arrival at a barrier in LDS"
    STORE_LDS = "store to memory from LDS"
    TENSOR_LOAD = "tensor load to LDS"
    TENSOR_STORE = "tensor store from LDS"
    INVALIDATE = "cache invalidation"
    WRITE_BACK = "cache write-back"

    @property
    def is_dma(self) -> bool:
        """True if it moves data between memory and LDS without a register between."""
        return self in TO_LDS or self in FROM_LDS

    @property
    def is_of_cache(self) -> bool:
        """True if it is about a cache as a whole: it has no address, and no register takes part in it."""
        return self in (Kind.INVALIDATE, Kind.WRITE_BACK)

    @property
    def is_vector_memory(self) -> bool:
        """True if it is a vector memory instruction proper: neither flat nor DMA. LLVM: ``updateVMCntOnly``."""
        return self in _VECTOR_MEMORY


TO_LDS = frozenset({Kind.LDS_DMA, Kind.ASYNC_LOAD, Kind.TENSOR_LOAD})
"""Copies from memory to LDS that no register takes part in."""
FROM_LDS = frozenset({Kind.STORE_LDS, Kind.ASYNC_STORE, Kind.TENSOR_STORE})
"""Copies from LDS to memory that no register takes part in."""
_VECTOR_MEMORY = frozenset(
    {Kind.LOAD, Kind.STORE, Kind.SCRATCH_STORE, Kind.ATOMIC, Kind.ATOMIC_RETURN, Kind.SAMPLE, Kind.BVH}
)
LDS_ADDRESS_AT = {Kind.ASYNC_LOAD: 0, Kind.ASYNC_STORE: 1}
"""The operand of an asynchronous copy that is its address of LDS."""
WRITES_MEMORY = frozenset(
    {
        *(Kind.STORE, Kind.ATOMIC, Kind.ATOMIC_RETURN, Kind.FLAT_STORE, Kind.WRITE_BACK),
        *(Kind.ASYNC_STORE, Kind.STORE_LDS, Kind.TENSOR_STORE),
    }
)
"""The kinds that write memory; what only writes LDS is none of them."""


class LdsUse(Flag):
    """The use of LDS by an instruction."""

    NONE = 0
    READ = auto()
    WRITE = auto()


class Action(Enum):
    """The actions that analyses follow through registers, whatever a generation calls them."""

    MOVE = "copies its source"
    ADD = "adds"
    ADD_CARRY = "adds with the carry of an addition before it"
    GET_PC = "says where the next instruction is"
    LOAD = "loads from an address in scalar registers"
    BUFFER_LOAD = "loads from a buffer by the scalar unit"
    STORE = "writes memory by the scalar unit"
    UPDATE = "reads and writes memory at once by the scalar unit"
    PREFETCH = "brings memory closer, and gives nothing back"
    SET_MODE = "writes a hardware register"
    ADD_PC = "jumps by a number of bytes"
    CALL_LABEL = "calls a label"
    SCRATCH_LOAD = "loads from the wave's own memory by the scalar unit"
    GET_MODE = "reads a hardware register"
    READ_LANE = "reads one lane into a scalar register"
    READ_FIRST_LANE = "reads the first active lane into a scalar register"
    WRITE_LANE = "writes a scalar into one lane"
    COUNT_LANES = "counts the lanes of a mask in front of the own one"
    SELECT = "selects one of two operands by SCC or a mask"
    COMPARE = "compares, into SCC or a mask"
    SKIP = "skips the vector instructions behind it, up to the next of its kind, where a bit is set"


class Trait(Enum):
    """A fact of single instructions that cuts across the families; `_TRAITS` has the instructions."""

    __hash__ = object.__hash__

    WRITES_SCC = "writes SCC for sure"
    KEEPS_SCC = "leaves SCC as it was, though of the scalar unit"
    READS_SCC = "depends on SCC"
    READS_VCC = "depends on VCC without naming it"
    READS_MASK = "depends on the mask of lanes that is its last operand"
    OVERWRITES = "keeps no part of what it writes"
    OF_WAVE = "its result may be another one in another wave: clocks, messages, who came first, atomics"
    ALL_LANES = "writes lanes whether they are active or not, or may: all encoded as matrix instructions are"
    DOT = "a dot product"
    PACKED = "the last bit of its op_sel is a source's"
    IDLE = "does nothing, on the vector unit"
    PERMLANE = "moves data between lanes on the vector unit"
    IN_STEPS = "reads and writes LDS, but not at once"
    FLOAT_ATOMIC = "an atomic access that compares or adds floats"
    BIG_STORE = "stores more than 64 bits that are read late"
    LANE_ADDRESS = "adds the lane's number to M0 for its address"
    SETS_MODES = "writes modes of the wave"
    SKIPS = "has vector instructions behind it executed for a part of the lanes"
    EMPTIES_SCALAR_CACHE = "what scalar loads bring behind it comes from memory"
    PLAIN = "of the scalar unit, and names no register that it reads or writes but a jump's"


class Asked(Enum):
    """The register that a branch depends on."""

    SCC = "scc"
    VCC = "vcc"
    EXEC = "exec"


class MaskLogic(NamedTuple):
    """Logic of the scalar unit, as masks of lanes are computed.

    Attributes:
        how: ``and``, ``andn2``, ``mov`` and so on.
        saves: ``saveexec`` or ``wrexec``, if the result is EXEC and goes to the first operand as well or instead; else
            empty.
        bits: of the operands.
    """

    how: str
    saves: str
    bits: int


class Cache(Enum):
    """A cache of vector memory."""

    NEAR = "of a compute unit"
    FAR = "of several compute units"


class WorkUnit(Enum):
    """A part of a compute unit that waves share, and that one of them may keep busy while others use another."""

    MEMORY = "memory"
    LDS = "lds"
    MATRIX = "matrix"


class Started(NamedTuple):
    """The memory operation that an instruction starts.

    Attributes:
        kind: what it is.
        results: how many of the leading operands it writes when it completes.
        lds: what it does to LDS.
    """

    kind: Kind
    results: int
    lds: LdsUse


@dataclass(frozen=True, slots=True)
class Opcode:
    """The facts that the mnemonic of an instruction tells.

    Attributes:
        family: of which it is.
        kind: the memory operation that it starts, unless its modifiers say another; ``None`` where no counter counts
            anything.
        lds: its use of LDS.
        results: the number of its first operands that it writes, SCC, modes and EXEC not counted.
        reads_result: it reads the register that it writes: it adds to that, exchanges or selects it.
        keeps_part: it leaves a part of the register that it writes as it was.
        writes_exec: it writes EXEC though its operands do not name it as a result.
        hides_address: it accesses LDS at an address that no register of its operands is, or not that alone.
        transposes: it is a load of LDS that gives a lane what other lanes address.
        computes_registers: it reads or writes registers whose numbers other registers or modes hold.
        orders: it is what fences and atomic orderings compile to: a cache operation, or an atomic access.
        action: what analyses follow it for, if they do.
        drops: the cache of which it drops what is there, so that what is loaded next comes from further away.
        traits: facts that single instructions have.
        logic: the logic of masks that it is.
        asked: the register that decides whether it branches.
        on_zero: it branches where that is 0.
        name: the mnemonic without the suffix of its encoding.
        mnemonic: as it is spelled.
    """

    family: Family
    kind: Kind | None = None
    lds: LdsUse = LdsUse.NONE
    results: int = 1
    reads_result: bool = False
    keeps_part: bool = False
    writes_exec: bool = False
    hides_address: bool = False
    transposes: bool = False
    computes_registers: bool = False
    orders: bool = False
    action: Action | None = None
    drops: Cache | None = None
    traits: frozenset[Trait] = frozenset()
    logic: MaskLogic | None = None
    asked: Asked | None = None
    on_zero: bool = False
    name: str = ""
    mnemonic: str = ""

    @property
    def is_spelled_well(self) -> bool:
        """True if its spelling is that of an instruction, so that it is no other word of the assembler."""
        letters = self.mnemonic.replace("_", "")
        is_word = letters.isalnum() and letters.isascii() and letters.islower()
        return is_word and self.family is not Family.UNKNOWN

    @property
    def bits(self) -> int:
        """The bits of the type that its name ends with; 0 where it ends with none.

        >>> opcode("s_add_nc_u64").bits, opcode("v_cvt_f32_f16_e32").bits, opcode("ds_append").bits
        (64, 16, 0)
        """
        digits = self.name.rpartition("_")[2].lstrip("abcdefghijklmnopqrstuvwxyz")
        return int(digits) if digits.isdigit() else 0

    @property
    def moves_lanes_or_parts(self) -> bool:
        """True if its encoding has it move lanes (DPP) or parts of registers (SDWA)."""
        return self.mnemonic[len(self.name) :] not in _PLAIN_ENCODINGS

    @property
    def keeps_scc(self) -> bool:
        """True if it leaves SCC as it was.

        >>> opcode("v_add_u32_e32").keeps_scc, opcode("s_cselect_b32").keeps_scc, opcode("s_add_u32").keeps_scc
        (True, True, False)
        """
        if self.family in _SCALAR:
            return Trait.KEEPS_SCC in self.traits
        return self.family is not Family.UNKNOWN

    @property
    def is_conditional(self) -> bool:
        """True for ``s_cbranch``, whether the register that it depends on is known or not."""
        return self.family is Family.FORK or (self.family is Family.BRANCH and not self.writes_exec)

    @property
    def loads_scalars(self) -> bool:
        """True for a load by the scalar unit."""
        return self.action in _SCALAR_LOADS

    @property
    def is_scalar(self) -> bool:
        """True if it is an instruction of the scalar unit, or of control (``s_*``)."""
        return self.family in _SCALAR

    @property
    def is_vector(self) -> bool:
        """True if it is arithmetic on vector registers (``v_*``)."""
        return self.family in _VECTOR

    @property
    def is_matrix(self) -> bool:
        """True for a product of matrices."""
        return self.family is Family.MATRIX

    @property
    def is_wait(self) -> bool:
        """True if it makes its wave wait for outstanding operations of its own; a barrier is none."""
        return self.family is Family.WAIT

    @property
    def is_barrier_part(self) -> bool:
        """True for each instruction of a barrier: the whole one, and those that a split barrier is made of."""
        return self.family in _BARRIERS

    @property
    def arrives_at_barrier(self) -> bool:
        """True for what tells the other waves that this one has come: a whole barrier, or the signal of a split one."""
        return self.family is Family.BARRIER or self.family is Family.SIGNAL

    @property
    def waits_at_barrier(self) -> bool:
        """True for what waits for the other waves to come: a whole barrier, or the wait of a split one."""
        return self.family is Family.BARRIER or self.family is Family.BARRIER_WAIT

    @property
    def branches(self) -> bool:
        """True for a branch to a label."""
        return self.family in _BRANCHES

    @property
    def jumps(self) -> bool:
        """True for a jump or call whose target no label of the function says."""
        return self.family in _JUMPS

    @property
    def ends_code(self) -> bool:
        """True if none of the following is executed after it."""
        return self.family in _CODE_ENDS

    @property
    def may_end_wave(self) -> bool:
        """True if it ends the wave, or may."""
        return self.family is Family.END or self.family is Family.TRAP

    @property
    def leaves(self) -> bool:
        """True if what is executed behind it may be another instruction than the next, or none."""
        return self.branches or self.jumps or self.may_end_wave

    @property
    def updates(self) -> bool:
        """True if it reads and writes memory or LDS at once, as atomic operations do."""
        return self.kind is Kind.ATOMIC or self.lds == _UPDATE or self.action is Action.UPDATE

    @property
    def is_silent(self) -> bool:
        """True if it only computes, waits or branches: it depends on nothing but the registers that it names.

        >>> opcode("v_add_u32_e32").is_silent, opcode("s_trap").is_silent, opcode("s_new_instruction").is_silent
        (True, False, False)
        """
        if self.is_vector:
            return not self.computes_registers
        is_subvector = self.family is Family.BRANCH and self.writes_exec
        return (
            (self.family in _SILENT and not is_subvector)
            or self.action is Action.PREFETCH
            or (self.family is Family.LDS and self.kind is None)
        )

    @property
    def work_unit(self) -> WorkUnit | None:
        """The unit that it is work for; ``None`` for arithmetic, control flow and waits.

        Exchanges between lanes (``ds_bpermute_b32``) go through LDS, and copies to LDS through memory.
        """
        if self.kind is None or self.kind.is_of_cache:
            return WorkUnit.MATRIX if self.family is Family.MATRIX else None
        if self.family in _OF_LDS:
            return WorkUnit.LDS
        return WorkUnit.MEMORY if self.family in _MEMORY else None

    def started(self, operands: str) -> Started | None:
        """The memory operation that the instruction starts with these operands, if it starts one."""
        kind, results, lds = self.kind, self.results, self.lds
        if kind is None:
            return None
        if kind is Kind.LDS and "gds" in operands and "gds" in words(operands):
            return Started(Kind.GDS, results, LdsUse.NONE)
        if self.family in _MEMORY and not kind.is_of_cache:
            is_update = kind is Kind.ATOMIC or lds is _UPDATE
            if "lds" in operands and not kind.is_dma and "lds" in words(operands):
                stores = kind in _STORES and not is_update
                return Started(Kind.STORE_LDS, 0, _READ) if stores else Started(Kind.LDS_DMA, 0, _WRITE)
            if is_update and _returns(operands):
                return Started(Kind.ATOMIC_RETURN if kind is Kind.ATOMIC else Kind.FLAT_LOAD, 1, lds)
        if kind is Kind.SCALAR and self.action is Action.UPDATE and not _returns(operands):
            # A scalar atomic gives the old value back with ``glc`` alone; else its first register is data.
            # Source: AMD, "Vega" Instruction Set Architecture, "Scalar Memory Instruction Fields", GLC.
            return Started(kind, 0, lds)
        return Started(kind, results, lds)

    def transfer(self, operands: str) -> Kind | None:
        """The kind of copy between memory and LDS that it starts: one of `TO_LDS` or `FROM_LDS`, or none.

        A word that is no instruction may be a macro, and is one if its operands say so.
        """
        if self.family is Family.UNKNOWN:
            return Kind.LDS_DMA if "lds" in words(operands) else None
        started = self.started(operands)
        return started.kind if started is not None and started.kind.is_dma else None

    def accesses_lds(self, operands: str) -> bool:
        """True if it reads, writes or updates LDS, and neither copies nor accesses memory."""
        started = self.started(operands) if self.family in _OF_LDS else None
        return started is not None and started.lds is not LdsUse.NONE

    def may_touch_lds(self, operands: str) -> bool:
        """True if it reads or writes LDS, or may: a flat access reaches any memory."""
        started = self.started(operands)
        uses = self.lds if started is None else started.lds
        return uses is not LdsUse.NONE or self.transfer(operands) is not None

    def results_of(self, operands: str) -> int:
        """The number of the first operands that it writes: a ``v_cmpx`` of gfx10 and later names no result."""
        is_bare = (
            self.writes_exec and self.family is Family.VECTOR and operands.partition(":[")[0].count(",") == 1
        )
        return 0 if is_bare else self.results

    def sets_exec(self, operands: str) -> bool:
        """True if lanes may become active or inactive by it."""
        if self.writes_exec or "exec" not in (operands := operands.lower()):
            return self.writes_exec
        written = operands.split(",", self.results)[: self.results]
        return any(word.lstrip().startswith("exec") for word in written)


_BARRIERS = frozenset({Family.BARRIER, Family.SIGNAL, Family.BARRIER_WAIT, Family.BARRIER_OTHER})
_BRANCHES = frozenset({Family.BRANCH, Family.GOTO, Family.FORK})
_JUMPS = frozenset({Family.JUMP, Family.CALL, Family.TRAP_RETURN})
_CODE_ENDS = frozenset(
    {Family.GOTO, Family.JUMP, Family.TRAP_RETURN, Family.TRAP, Family.END, Family.CODE_END}
)
_SCALAR = frozenset(
    {
        *(Family.SCALAR, Family.SCALAR_MEMORY, Family.MESSAGE),
        *(Family.SYSTEM, Family.HINT, Family.PRIORITY, Family.TRACE, Family.NOP, Family.SLEEP, Family.WAIT),
        *(*_BARRIERS, *_BRANCHES, *_JUMPS, *_CODE_ENDS),
    }
)
_SILENT = frozenset(
    {
        *(Family.SCALAR, Family.HINT, Family.PRIORITY, Family.NOP, Family.SLEEP, Family.WAIT),
        *(*_BRANCHES, Family.JUMP, Family.END, Family.CODE_END),
    }
)
_VECTOR = frozenset({Family.VECTOR, Family.TRANSCENDENTAL, Family.MATRIX})
_MEMORY = frozenset(
    {
        *(Family.BUFFER, Family.IMAGE, Family.GLOBAL, Family.CLUSTER, Family.SCRATCH, Family.FLAT),
        Family.TENSOR,
    }
)
_OF_LDS = frozenset({Family.LDS, Family.LDS_DIRECT})
_STORES = frozenset({Kind.STORE, Kind.SCRATCH_STORE, Kind.FLAT_STORE})
_UPDATE = LdsUse.READ | LdsUse.WRITE
_F, _K, _READ, _WRITE = Family, Kind, LdsUse.READ, LdsUse.WRITE

_SCALAR_LOADS = frozenset({Action.LOAD, Action.BUFFER_LOAD, Action.SCRATCH_LOAD})
_PLAIN_ENCODINGS = ("", "_e32", "_e64")
_ENCODINGS = ("_e64_dpp", "_e32_dpp", "_e32", "_e64", "_dpp", "_dpp8", "_sdwa")
"""The suffixes that say how an instruction is encoded, and of DPP and SDWA that lanes or parts are moved."""

_ROWS = (
    # Scalar unit and control
    ("s_", Opcode(_F.SYSTEM)),
    (
        "s_cmov s_mov s_add s_sub s_mul s_lshl s_lshr s_ashr s_and s_nand s_or s_nor s_xor s_xnor s_not s_bcnt s_ff"
        " s_flbit s_clz s_ctz s_cls s_sext s_bit s_bf s_brev s_abs s_min s_max s_cselect s_wqm s_quadmask s_pack s_fma"
        " s_cvt s_ceil s_floor s_trunc s_rndne",
        Opcode(_F.SCALAR),
    ),
    ("s_mov_b", Opcode(_F.SCALAR, action=Action.MOVE)),
    ("s_add_u s_add_co_u s_add_nc_u", Opcode(_F.SCALAR, action=Action.ADD)),
    ("s_addc_u s_add_co_ci_u", Opcode(_F.SCALAR, action=Action.ADD_CARRY)),
    ("s_getpc s_get_pc", Opcode(_F.SCALAR, action=Action.GET_PC)),
    ("s_movrel", Opcode(_F.SCALAR, computes_registers=True)),
    ("s_set_gpr_idx", Opcode(_F.SYSTEM, results=0, computes_registers=True)),
    ("s_setreg", Opcode(_F.SYSTEM, results=0, action=Action.SET_MODE)),
    ("s_getreg", Opcode(_F.SYSTEM, action=Action.GET_MODE)),
    ("s_cselect", Opcode(_F.SCALAR, action=Action.SELECT)),
    ("s_fmac s_cmov s_addk s_mulk s_bitset", Opcode(_F.SCALAR, reads_result=True)),
    (
        "s_and_saveexec_b s_or_saveexec_b s_xor_saveexec_b s_nand_saveexec_b s_nor_saveexec_b s_xnor_saveexec_b"
        " s_andn1_saveexec_b s_andn2_saveexec_b s_orn1_saveexec_b s_orn2_saveexec_b s_and_not0_saveexec_b"
        " s_and_not1_saveexec_b s_or_not0_saveexec_b s_or_not1_saveexec_b s_andn1_wrexec_b s_andn2_wrexec_b"
        " s_and_not0_wrexec_b s_and_not1_wrexec_b",
        Opcode(_F.SCALAR, writes_exec=True),
    ),
    (
        "s_sethalt s_setkill s_icache s_decperf s_incperf s_version s_monitor s_wakeup s_alloc_vgpr",
        Opcode(_F.SYSTEM, results=0),
    ),
    ("s_setvskip", Opcode(_F.SYSTEM, results=0, action=Action.SKIP)),
    ("s_cmp_ s_cmpk_ s_bitcmp", Opcode(_F.SCALAR, results=0, action=Action.COMPARE)),
    ("s_round_mode s_denorm_mode s_setprio_", Opcode(_F.SCALAR, results=0)),
    ("s_ttrace", Opcode(_F.TRACE, results=0)),
    (
        "s_delay s_clause s_inst_pref s_set_inst",
        Opcode(_F.HINT, results=0),
    ),
    ("s_set_vgpr", Opcode(_F.HINT, results=0, computes_registers=True)),
    ("s_nop", Opcode(_F.NOP, results=0)),
    ("s_sleep", Opcode(_F.SLEEP, results=0)),
    ("s_setprio", Opcode(_F.PRIORITY, results=0)),
    ("s_wait", Opcode(_F.WAIT, results=0)),
    ("s_barrier", Opcode(_F.BARRIER, results=0)),
    ("s_barrier_", Opcode(_F.BARRIER_OTHER, results=0)),
    ("s_barrier_signal", Opcode(_F.SIGNAL, results=0)),
    ("s_barrier_signal_isfirst", Opcode(_F.SIGNAL, _K.MESSAGE, results=0)),
    ("s_barrier_wait", Opcode(_F.BARRIER_WAIT, results=0)),
    ("s_branch", Opcode(_F.GOTO, results=0)),
    ("s_cbranch", Opcode(_F.BRANCH, results=0)),
    ("s_cbranch_g_fork s_cbranch_i_fork s_cbranch_join", Opcode(_F.FORK, results=0)),
    ("s_subvector_loop", Opcode(_F.BRANCH, writes_exec=True)),
    ("s_setpc s_set_pc", Opcode(_F.JUMP, results=0)),
    ("s_add_pc", Opcode(_F.JUMP, results=0, action=Action.ADD_PC)),
    ("s_swappc s_swap_pc", Opcode(_F.CALL)),
    ("s_call", Opcode(_F.CALL, action=Action.CALL_LABEL)),
    ("s_rfe", Opcode(_F.TRAP_RETURN, results=0)),
    ("s_endpgm", Opcode(_F.END, results=0)),
    ("s_endpgm_saved", Opcode(_F.END, results=0, orders=True)),
    ("s_trap", Opcode(_F.TRAP, results=0)),
    ("s_code_end", Opcode(_F.CODE_END, results=0)),
    ("s_sendmsg", Opcode(_F.MESSAGE, _K.MESSAGE, results=0)),
    ("s_sendmsg_rtn", Opcode(_F.MESSAGE, _K.MESSAGE)),
    (
        "s_memtime s_memrealtime s_get_barrier_state s_get_waveid_in_workgroup",
        Opcode(_F.SCALAR_MEMORY, _K.SCALAR),
    ),
    ("s_atomic s_buffer_atomic", Opcode(_F.SCALAR_MEMORY, _K.SCALAR, action=Action.UPDATE)),
    (
        "s_store_ s_buffer_store_ s_scratch_store_",
        Opcode(_F.SCALAR_MEMORY, _K.SCALAR, results=0, action=Action.STORE),
    ),
    ("s_prefetch s_buffer_prefetch", Opcode(_F.SCALAR_MEMORY, _K.SCALAR, results=0, action=Action.PREFETCH)),
    ("s_atc_probe", Opcode(_F.SCALAR_MEMORY, _K.SCALAR, results=0)),
    ("s_dcache s_gl1_inv", Opcode(_F.SCALAR_MEMORY, _K.SCALAR, results=0, orders=True)),
    ("s_scratch_load_", Opcode(_F.SCALAR_MEMORY, _K.SCALAR, action=Action.SCRATCH_LOAD)),
    ("s_load_", Opcode(_F.SCALAR_MEMORY, _K.SCALAR, action=Action.LOAD)),
    ("s_buffer_load_", Opcode(_F.SCALAR_MEMORY, _K.SCALAR, action=Action.BUFFER_LOAD)),
    # Vector unit
    ("v_", Opcode(_F.VECTOR)),
    (
        "v_nop v_clrexcp v_pipeflush v_mfma_ld_scale v_wmma_ld_scale",
        Opcode(_F.VECTOR, results=0),
    ),
    ("v_cmpx v_cmpsx", Opcode(_F.VECTOR, writes_exec=True)),
    (
        "v_add_co_ v_addc_co_ v_sub_co_ v_subb_co_ v_subrev_co_ v_subbrev_co_ v_mad_co_ v_mad_i64_i32 v_mad_u64_u32"
        " v_div_scale",
        Opcode(_F.VECTOR, results=2),
    ),
    ("v_movrel", Opcode(_F.VECTOR, computes_registers=True)),
    ("v_swaprel", Opcode(_F.VECTOR, results=2, reads_result=True, computes_registers=True)),
    ("v_cmp_", Opcode(_F.VECTOR, action=Action.COMPARE)),
    ("v_cndmask v_dual_cndmask", Opcode(_F.VECTOR, action=Action.SELECT)),
    ("v_mbcnt", Opcode(_F.VECTOR, action=Action.COUNT_LANES)),
    ("v_readfirstlane", Opcode(_F.VECTOR, action=Action.READ_FIRST_LANE)),
    ("v_readlane", Opcode(_F.VECTOR, action=Action.READ_LANE)),
    ("v_writelane", Opcode(_F.VECTOR, reads_result=True, action=Action.WRITE_LANE)),
    ("v_swap v_permlane16_swap v_permlane32_swap", Opcode(_F.VECTOR, results=2, reads_result=True)),
    (
        "v_fmac v_pk_fmac v_dual_fmac v_mac_ v_dot2c_ v_dot4c_ v_dot8c_ v_dot2acc_ v_dual_dot2acc_",
        Opcode(_F.VECTOR, reads_result=True),
    ),
    (
        "v_fma_mixlo v_fma_mixhi v_mad_mixlo v_mad_mixhi v_permlane16_ v_permlanex16_ v_cvt_sr_ v_cvt_pk_bf8_f32"
        " v_cvt_pk_fp8_f32 v_cvt_scalef32_f16_ v_cvt_scalef32_bf8_ v_cvt_scalef32_fp8_ v_cvt_scalef32_fp4_"
        " v_cvt_scalef32_sr_bf8_ v_cvt_scalef32_sr_fp8_ v_cvt_scalef32_sr_fp4_ v_cvt_scalef32_pk_bf8_"
        " v_cvt_scalef32_pk_fp8_ v_cvt_scalef32_pk_fp4_ v_cvt_scalef32_sr_pk_bf8_ v_cvt_scalef32_sr_pk_fp8_"
        " v_cvt_scalef32_sr_pk_fp4_",
        Opcode(_F.VECTOR, keeps_part=True),
    ),
    ("v_cvt_sr_pk", Opcode(_F.VECTOR)),
    (
        "v_exp_ v_log_ v_rcp_ v_rsq_ v_sqrt_ v_sin_ v_cos_ v_tanh_ v_s_exp_ v_s_log_ v_s_rcp_ v_s_rsq_ v_s_sqrt_",
        Opcode(_F.TRANSCENDENTAL),
    ),
    ("v_mfma v_wmma", Opcode(_F.MATRIX)),
    ("v_smfmac v_swmmac", Opcode(_F.MATRIX, reads_result=True)),
    # LDS; a name with "_rtn" in it has a result
    ("ds_", Opcode(_F.LDS, _K.LDS, _UPDATE, 0)),
    ("ds_read ds_load", Opcode(_F.LDS, _K.LDS, _READ)),
    ("ds_read_b64_tr_ ds_read_b96_tr_ ds_load_tr", Opcode(_F.LDS, _K.LDS, _READ, transposes=True)),
    ("ds_read_addtid ds_load_addtid", Opcode(_F.LDS, _K.LDS, _READ, hides_address=True)),
    ("ds_write ds_store_", Opcode(_F.LDS, _K.LDS, _WRITE, 0)),
    ("ds_write_addtid ds_store_addtid", Opcode(_F.LDS, _K.LDS, _WRITE, 0, hides_address=True)),
    ("ds_write_src2", Opcode(_F.LDS, _K.LDS, _UPDATE, 0)),
    ("ds_append ds_consume ds_ordered", Opcode(_F.LDS, _K.LDS, _UPDATE, hides_address=True)),
    ("ds_wrap", Opcode(_F.LDS, _K.LDS, _UPDATE, 0, hides_address=True)),
    ("ds_atomic_barrier", Opcode(_F.LDS, _K.LDS, _UPDATE, 0, hides_address=True, orders=True)),
    ("ds_atomic_async", Opcode(_F.LDS, _K.ASYNC_ARRIVE, _UPDATE, 0, hides_address=True, orders=True)),
    ("ds_bvh", Opcode(_F.LDS, _K.LDS, _UPDATE, 2, hides_address=True)),
    ("ds_bpermute ds_permute ds_swizzle", Opcode(_F.LDS, _K.LANES)),
    ("ds_gws_", Opcode(_F.LDS, _K.GDS, results=0, hides_address=True)),
    ("ds_sub_gs_reg ds_add_gs_reg", Opcode(_F.LDS, _K.GDS, results=0)),
    ("ds_nop", Opcode(_F.LDS, results=0)),
    ("lds_", Opcode(_F.LDS_DIRECT, lds=_READ)),
    ("lds_direct lds_param ds_direct ds_param", Opcode(_F.LDS_DIRECT, _K.LDS_DIRECT, _READ)),
    # Vector memory. A name with the word "lds" in it copies, as one with that modifier does. Scratch may also be
    # written through a buffer; the swizzle that tells is not in the instruction.
    ("buffer_ tbuffer_", Opcode(_F.BUFFER, _K.LOAD)),
    ("buffer_store tbuffer_store", Opcode(_F.BUFFER, _K.STORE, results=0)),
    ("buffer_atomic", Opcode(_F.BUFFER, _K.ATOMIC, results=0, orders=True)),
    ("buffer_inv", Opcode(_F.BUFFER, _K.INVALIDATE, results=0, orders=True, drops=Cache.NEAR)),
    ("buffer_wbl2", Opcode(_F.BUFFER, _K.WRITE_BACK, results=0, orders=True)),
    ("buffer_wbinvl1 buffer_gl0_inv", Opcode(_F.BUFFER, results=0, orders=True, drops=Cache.NEAR)),
    ("buffer_gl1_inv", Opcode(_F.BUFFER, results=0, orders=True, drops=Cache.FAR)),
    ("buffer_invl2", Opcode(_F.BUFFER, results=0, orders=True)),
    ("image_", Opcode(_F.IMAGE, _K.LOAD)),
    ("image_store", Opcode(_F.IMAGE, _K.STORE, results=0)),
    ("image_atomic", Opcode(_F.IMAGE, _K.ATOMIC, results=0)),
    ("image_sample image_gather image_msaa image_get_lod", Opcode(_F.IMAGE, _K.SAMPLE)),
    ("image_bvh", Opcode(_F.IMAGE, _K.BVH)),
    ("global_", Opcode(_F.GLOBAL, _K.LOAD)),
    ("global_store", Opcode(_F.GLOBAL, _K.STORE, results=0)),
    ("global_atomic", Opcode(_F.GLOBAL, _K.ATOMIC, results=0, orders=True)),
    ("global_load_async_to_lds", Opcode(_F.GLOBAL, _K.ASYNC_LOAD, _WRITE, 0)),
    ("global_store_async_from_lds", Opcode(_F.GLOBAL, _K.ASYNC_STORE, _READ, 0)),
    ("global_inv", Opcode(_F.GLOBAL, _K.INVALIDATE, results=0, orders=True, drops=Cache.NEAR)),
    ("global_wb", Opcode(_F.GLOBAL, _K.WRITE_BACK, results=0, orders=True)),
    ("global_prefetch", Opcode(_F.GLOBAL, results=0, action=Action.PREFETCH)),
    ("cluster_", Opcode(_F.CLUSTER, _K.LOAD, hides_address=True)),
    ("cluster_load_async_to_lds", Opcode(_F.CLUSTER, _K.ASYNC_LOAD, _WRITE, 0, hides_address=True)),
    ("scratch_", Opcode(_F.SCRATCH, _K.LOAD)),
    ("scratch_store", Opcode(_F.SCRATCH, _K.SCRATCH_STORE, results=0)),
    ("flat_", Opcode(_F.FLAT, _K.FLAT_LOAD, _READ)),
    ("flat_store", Opcode(_F.FLAT, _K.FLAT_STORE, _WRITE, 0)),
    ("flat_atomic", Opcode(_F.FLAT, _K.FLAT_STORE, _UPDATE, 0, orders=True)),
    ("flat_prefetch", Opcode(_F.FLAT, lds=_READ, results=0, action=Action.PREFETCH)),
    ("tensor_", Opcode(_F.TENSOR, results=0)),
    ("tensor_load", Opcode(_F.TENSOR, _K.TENSOR_LOAD, _WRITE, 0)),
    ("tensor_store", Opcode(_F.TENSOR, _K.TENSOR_STORE, _READ, 0)),
    ("exp$ export", Opcode(_F.EXPORT, _K.EXPORT, results=0)),
)
"""Rows; ``$`` is the end of a mnemonic."""
_LOGIC = (
    *("mov", "not", "wqm", "cselect", "and", "or", "xor", "nand", "nor", "xnor"),
    *("andn1", "andn2", "orn1", "orn2", "and_not0", "and_not1", "or_not0", "or_not1"),
)
_MASK_LOGIC = {
    f"s_{how}_{saves}_b{bits}".replace("__", "_"): MaskLogic(how, saves, bits)
    for how in _LOGIC
    for saves in ("", "saveexec", "wrexec")
    for bits in (32, 64)
}
_ASKED = {
    f"s_cbranch_{asked.value}{how}": (asked, on_zero)
    for asked, hows in ((Asked.SCC, "01"), (Asked.VCC, ("z", "nz")), (Asked.EXEC, ("z", "nz")))
    for how, on_zero in zip(hows, (True, False), strict=True)
}
_TRAITS = (
    (
        Trait.WRITES_SCC,
        "s_cmp_ s_cmpk_ s_bitcmp0_ s_bitcmp1_ s_add_i s_add_u s_addc_u s_addk_i s_add_co_ s_addk_co_ s_sub_i s_sub_u"
        " s_subb_u s_sub_co_ s_min_i s_min_u s_max_i s_max_u s_absdiff_ s_abs_i s_bfe_ s_and_b s_or_b s_xor_b s_nand_b"
        " s_nor_b s_xnor_b s_andn1_b s_andn2_b s_orn1_b s_orn2_b s_and_not0_b s_and_not1_b s_or_not0_b s_or_not1_b"
        " s_not_b s_bcnt0_ s_bcnt1_ s_lshl_b s_lshr_b s_ashr_i s_lshl1_add_ s_lshl2_add_ s_lshl3_add_ s_lshl4_add_",
    ),
    # Source: LLVM 22, SOPInstructions.td.
    (
        Trait.KEEPS_SCC,
        "s_mov s_cselect s_nop s_wait s_load s_buffer_load s_setprio s_sleep s_clause s_delay s_cbranch s_branch"
        " s_barrier$ s_barrier_signal$ s_barrier_wait$ s_endpgm$ s_trap$ s_sethalt$ s_icache_inv$ s_sendmsg$"
        " s_setreg_b32$ s_setreg_imm32_b32$ s_set_inst_prefetch_distance$ s_inst_prefetch$ s_ttracedata$"
        " s_ttracedata_imm$ s_round_mode$ s_denorm_mode$ s_code_end$ s_version$ s_set_vgpr_msb$ s_prefetch_inst"
        " s_prefetch_data s_buffer_prefetch_data$ s_add_nc_u64$ s_sub_nc_u64$ s_mul_i32$"
        " s_mul_u64$ s_mul_hi_ s_mulk_i32$ s_pack_ s_sext_ s_ff0_ s_ff1_ s_flbit_ s_clz_ s_cls_ s_ctz_ s_bfm_ s_brev_"
        " s_getreg_b32$ s_getpc_b64$ s_add_f s_sub_f s_mul_f s_min_f s_max_f s_min_num_f s_max_num_f s_minimum_f"
        " s_maximum_f s_fmac_f s_fmaak_f s_fmamk_f s_ceil_f s_floor_f s_trunc_f s_rndne_f s_cvt_",
    ),
    (Trait.READS_SCC, "s_cselect s_cmov s_addc s_subb s_add_co_ci s_sub_co_ci"),
    (Trait.READS_VCC, "v_div_fmas v_dual_cndmask"),
    (
        Trait.READS_MASK,
        "v_cndmask v_addc v_subb v_add_co_ci v_sub_co_ci v_subrev_co_ci v_dual_cndmask v_dual_add_co_ci"
        " v_dual_sub_co_ci v_dual_subrev_co_ci",
    ),
    (
        Trait.OVERWRITES,
        "s_cmp_ s_cmpk_ v_cmp_ v_readlane_b32 v_readfirstlane_b32 v_mov_b64 s_mov_b64 s_lshl_b64 s_lshr_b64 s_load_"
        " s_cselect_ s_and_b64 s_or_b64 s_xor_b64 s_not_b64 s_andn2_b64 s_orn2_b64 s_and_not1_b64 s_or_not1_b64",
    ),
    (
        Trait.OF_WAVE,
        "s_getreg s_get_ s_memtime s_memrealtime s_sendmsg_rtn s_alloc_vgpr s_scratch_load s_barrier_signal_isfirst"
        " s_barrier_leave s_atomic s_buffer_atomic s_scratch_atomic",
    ),
    (
        Trait.ALL_LANES,
        "v_writelane v_accvgpr v_mfma v_smfmac v_wmma v_swmmac v_permlane16_swap v_permlane32_swap"
        " ds_read_b64_tr_ ds_read_b96_tr_ ds_load_tr global_load_tr lds_direct_ ds_direct_ lds_param_ ds_param_",
    ),
    (Trait.DOT, "v_dot"),
    (Trait.PACKED, "v_pk_ v_dot v_mad_mix v_fma_mix"),
    (Trait.IDLE, "v_nop v_clrexcp v_pipeflush"),
    (Trait.PERMLANE, "v_permlane"),
    (
        Trait.FLOAT_ATOMIC,
        " ".join(
            f"{family}_atomic_{name}"
            for family in ("buffer", "global", "flat")
            for name in ("fmin", "fmax", "fcmpswap", "fadd", "add_f", "pk_add_f", "min_f", "max_f")
        ),
    ),
    (
        Trait.BIG_STORE,
        "buffer_store_format_xyz$ buffer_store_format_xyzw$ "
        + " ".join(
            f"{family}_{name}"
            for family in ("global", "flat", "scratch", "buffer")
            for name in ("store_dwordx3", "store_dwordx4", "atomic_cmpswap_x2", "atomic_fcmpswap_x2")
        ),
    ),
    (Trait.LANE_ADDRESS, "ds_read_addtid ds_load_addtid ds_write_addtid ds_store_addtid"),
    (Trait.IN_STEPS, "ds_bvh ds_write_src2"),
    (Trait.SETS_MODES, "s_setreg s_round_mode s_denorm_mode"),
    (Trait.SKIPS, "s_subvector_loop"),
    (Trait.EMPTIES_SCALAR_CACHE, "s_dcache_inv"),
    (
        Trait.PLAIN,
        "s_nop s_wait s_sleep s_branch s_cbranch s_endpgm s_barrier s_sendmsg s_setprio s_clause s_inst_prefetch"
        " s_set_inst s_set_vgpr s_delay_alu s_trap s_icache s_ttrace s_round_mode s_denorm_mode s_version s_code_end"
        " s_sethalt s_incperf s_decperf s_wakeup s_setpc",
    ),
)
"""Traits, and the prefixes of the instructions that have them; an instruction may have several."""
_TRAITS_OF: dict[str, set[Trait]] = {}
for _trait, _prefixes in _TRAITS:
    for _prefix in _prefixes.split():
        _TRAITS_OF.setdefault(_prefix, set()).add(_trait)
_TABLE = {prefix: row for prefixes, row in _ROWS for prefix in prefixes.split()}
ADDRESS_JUMPS = tuple(prefix for prefix, row in _TABLE.items() if row.jumps)
"""Prefixes of jumps and calls whose target no label of the function says."""
_UNKNOWN = Opcode(Family.UNKNOWN)
_WAITS = ("s_wait_", "s_waitcnt_")
_PUNCTUATION = {ord(sign): " " for sign in "!\"#$%&'()*+,-./:;<=>?@[\\]^`{|}~"}


@cache
def _mnemonics() -> frozenset[str]:
    """The mnemonics that there are, without the suffixes of encodings."""
    with open(os.path.join(os.path.dirname(__file__), "mnemonics.txt"), encoding="ascii") as lines:  # noqa: PTH118, PTH120, PTH123
        return frozenset(word for line in lines if line[:1] != "#" for word in line.split())


@lru_cache(maxsize=1 << 12)  # analyses ask of each instruction, and mnemonics are few
def opcode(mnemonic: str) -> Opcode:
    """The facts that a mnemonic in lower case tells.

    >>> opcode("v_add_co_u32_e32").results, opcode("v_add_f32_e64_dpp").name, opcode("s_cmpk_eq_u32").results
    (2, 'v_add_f32', 0)
    >>> opcode("ds_add_rtn_u32").results, opcode("s_wait_loadcnt_dscnt").is_wait, opcode("s_barrier_wait").is_wait
    (1, True, False)
    """
    name = next((mnemonic.removesuffix(one) for one in _ENCODINGS if mnemonic.endswith(one)), mnemonic)
    prefixes = (
        [f"{name}$"[:end] for end in range(len(name) + 1, 1, -1)]
        if name in _mnemonics() or name.startswith(_WAITS)
        else []
    )
    row = next((_TABLE[prefix] for prefix in prefixes if prefix in _TABLE), _UNKNOWN)
    traits = frozenset(trait for prefix in prefixes for trait in _TRAITS_OF.get(prefix, ()))
    asked, on_zero = _ASKED.get(name, (None, False))
    row = replace(
        row,
        traits=traits,
        logic=_MASK_LOGIC.get(name),
        asked=asked,
        on_zero=on_zero,
        name=name,
        mnemonic=mnemonic,
    )
    if row.family is Family.LDS and "_rtn" in name:
        return replace(row, results=row.results or 1)
    if row.family in _MEMORY and "_lds" in name and (copied := row.started("lds")) is not None:
        return replace(row, kind=copied.kind, results=copied.results, lds=copied.lds)
    return row


def words(operands: str) -> list[str]:
    """The words of an operand text: registers, symbols, numbers and modifiers."""
    return operands.translate(_PUNCTUATION).split()


def _returns(operands: str) -> bool:
    """True if the modifiers of an atomic access say that it gives back the old value."""
    return any(
        word in ("glc", "sc0") or (word.startswith("TH_ATOMIC_") and "RETURN" in word)
        for word in words(operands)
    )
