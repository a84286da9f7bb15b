"""A kernel's machine code as LLVM IR that does to LDS what the code does, or more: for the proof of no races.

The proof (`ldsopt.analysis.races`) is about IR, lane by lane. Machine code is about waves: control flow is a wave's,
and EXEC has the lanes that execute an instruction. So the IR has the blocks and branches of the machine code, and
each of its work-items goes wherever its wave goes; its lane's bit of EXEC is a value, and an access of LDS stands
behind a branch on that value.

Rule. For each launch of the machine code, the IR has an execution with the same accesses of LDS between the same
barriers: where the IR leaves a value open (`ldsopt.machine.lifted_ir`), it may be any. So if waves do not race in the
IR, they do not in the machine code. The converse does not hold.

* Registers: `ldsopt.machine.lift_rules`. The kernel begins with its work-item's ids (`v0`, or `v0` to `v2`), and with
  the scalar registers that the descriptor asks for. Words loaded through the pointer to arguments are arguments.
* Whole waves: where EXEC has all lanes that the kernel began with (`ldsopt.machine.addresses`), every lane executes.
* ``ds_*`` and asynchronous copies become loads, stores and atomics at the address register plus the offset, LDS-DMA the
  intrinsic that compiles to it, at M0, and a tensor copy with two groups of a descriptor, too; transposing reads and
  tensor copies are executed by all lanes. Any other access of LDS (other tensor copies, to a cluster, ``ds_append``,
  direct loads) has an open address.
* Flat accesses are of LDS only if the code, or an argument, may tell where LDS lies in the flat address space; then
  their address is open.
* ``s_barrier``, and ``s_barrier_signal -1`` with ``s_barrier_wait -1``; barriers with other numbers order nothing here.
  Where a barrier's number is in a register, the kernel has no barriers here.

Only values on which addresses, lanes and branches depend are followed, and constants that LDS is filled with; where
it is asked for, all that is stored (`ldsopt.machine.lift_data`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field, replace
from math import prod
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.assumptions import WAVES_ARE_WHOLE
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits, backwards, cycles, reachable, reverse_postorder
from ldsopt.ir.module import LDS_ADDRESS
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.exec_mask import EXEC_BRANCHES, without_impossible_branches
from ldsopt.isa.kernel_start import KernelStart, StatedKernels
from ldsopt.isa.operands import hardware_register, number, operands, registers
from ldsopt.isa.program import takes_all_waves, with_spilled_scalars
from ldsopt.machine.addresses import follow, wave_size_of
from ldsopt.machine.arithmetic import UNKNOWN, WIDTH
from ldsopt.machine.decisions import GROUP_IDS, empties_scalar_cache
from ldsopt.machine.effects import computed_registers
from ldsopt.machine.entry import KernelEntry, axes_read, kernel_entry
from ldsopt.machine.lds_width import lds_width
from ldsopt.machine.lift_data import DataRules
from ldsopt.machine.lift_rules import (
    CONSTANT_LOAD,
    EXEC,
    SCC,
    InstructionRules,
    RegisterStep,
    has_constant_places,
    is_bit,
    is_distance,
    is_vector,
)
from ldsopt.machine.lifted_ir import (
    FALSE,
    GROUP_SIZE,
    TRUE,
    IrBlock,
    LiftedFunction,
    LiftedValue,
    PackedField,
)
from ldsopt.machine.paths import parted_by_answers, with_one_entry
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import LDS_ADDRESS_AT, Action, Asked, Family, Kind, LdsUse, Trait, words

_APERTURES = ("shared_base", "shared_limit", "private_base", "private_limit")
"""The operands that say where LDS lies in the flat address space."""
_SCRATCH_BASES = ("HW_REG_SCRATCH_BASE", "HW_REG_FLAT_SCR")
_APERTURE_SLOTS = ("hidden_shared_base", "hidden_queue_ptr")
_WIDE = {"dwordx3": 12, "b96": 12, "dwordx4": 16, "b128": 16}
_DWORD = 4
_MEETINGS = 100
"""The most places where paths meet at which it is looked for the value of lanes that run none of them."""
_IS_WRITTEN = "store i32 0, ptr addrspace(1) %memory"
_HALVES = (Family.SIGNAL, Family.BARRIER_WAIT)
_TENSOR = {Kind.TENSOR_LOAD: "tensor.load.to.lds", Kind.TENSOR_STORE: "tensor.store.from.lds"}
_GROUPS = (4, 8)
"""The words of the groups of a tensor copy's descriptor."""
_OF_SYSTEM = 0b11000
"""The cache policy of the widest scope (SIDefines.h, ``CPol``)."""
_ID_BITS = 10


_PLAIN_SIGNS = str.maketrans("_.$-", "aaaa")


_REPLAY_BIT = 25


def _is_high(instruction: AsmInstruction, stored: Sequence[str]) -> bool:
    """True of a store of the upper half of a register, or of a part of that."""
    return "d16_hi" in instruction.mnemonic or any(word.endswith(".h") for word in stored)


def _changes_numbers(instruction: AsmInstruction) -> bool:
    """True if an instruction may change how a wave computes numbers.

    ``REPLAY_MODE``, which LLVM sets at the start of each kernel for gfx1250, and the mode of scheduling do not.
    """
    if Trait.SETS_MODES not in instruction.opcode.traits:
        return False
    given = operands(instruction).words
    field = hardware_register(given[0]) if given and given[0].startswith("hwreg(") else None
    if field is not None and field.name == "HW_REG_WAVE_MODE":
        return (field.first, field.size) != (_REPLAY_BIT, 1)
    return field is None or field.name != "HW_REG_WAVE_SCHED_MODE"


def _may_tell_scratch(instruction: AsmInstruction) -> bool:
    """True if an instruction reads or changes the place of scratch in global memory."""
    named = words(instruction.operands)
    if instruction.opcode.action is Action.GET_MODE and not any(word.startswith("HW_REG_") for word in named):
        return True  # a register that is told by its number
    return any("flat_scratch" in word or word.startswith(_SCRATCH_BASES) for word in named)


def _stores_flat(instruction: AsmInstruction) -> bool:
    begun = decode(instruction).started
    return begun is not None and begun[0] is Kind.FLAT_STORE


def _loads_memory(instruction: AsmInstruction) -> bool:
    """True if an instruction loads from global memory, or from any, into vector registers."""
    begun = decode(instruction).started
    return begun is not None and begun[0] in (Kind.LOAD, Kind.FLAT_LOAD)


def _may_tell_aperture(instruction: AsmInstruction) -> bool:
    """True if an instruction reads the place of LDS in the flat address space, or a register that may tell it."""
    named = words(instruction.operands)
    if instruction.opcode.action is Action.GET_MODE:
        hardware = [word for word in named if word.startswith("HW_REG_")]
        if all(word.startswith("HW_REG_SH_MEM") for word in hardware):
            return True
    return any(word.removeprefix("src_").startswith(_APERTURES) for word in named)


@dataclass(frozen=True, slots=True)
class LiftedKernel:
    """A kernel as IR.

    Attributes:
        name: the kernel's name.
        symbol: its name in IR.
        text: a function; the name of a pointer that an access uses is ``%L`` with the line of the instruction, and a
            block that begins with a barrier is ``B`` with its line.
        attributes: the function's attributes, and metadata.
        loads_memory: a followed value depends on a scalar load of other memory than arguments, and waves that load an
            address are taken to get the same value.
        places_arguments: arguments that point to LDS are taken to lie behind the kernel's own.
        loads_sizes: a followed value depends on sizes of the workgroup that are not known.
        relies_on_whole: each wave is taken to have a work-item in each lane.
        left_open: lifted with ``follows_data`` it may say more: of what stores and copies in these lines write, and of
            anything if 0 is among them.
    """

    name: str
    symbol: str
    text: str
    attributes: str
    loads_memory: bool = False
    places_arguments: bool = False
    loads_sizes: bool = False
    relies_on_whole: bool = False
    left_open: frozenset[int] = field(default=frozenset(), compare=False)

    def adds_to(self, other: LiftedKernel) -> bool:
        """True if more is said here than in another lifting of the same kernel than that memory may be written."""
        return replace(self, text=self.text.replace(f"  {_IS_WRITTEN}\n", "", 1)) != other


class NotLifted(Exception):
    """A kernel that cannot be lifted to IR.

    Args:
        reason: why not.
        line: the line of the instruction to blame.
        remedy: an assumption with which it can be lifted, if there may be one.
    """

    def __init__(self, reason: str, line: int, remedy: str = "") -> None:
        super().__init__(reason)
        self.reason, self.line, self.remedy = reason, line, remedy


def lift(
    function: AsmFunction,
    arch: Arch,
    stated: StatedKernels,
    number_: int,
    *,
    memory_is_steady: bool = True,
    places_arguments: bool = True,
    assume: Collection[str] = (),
    follows_data: bool = False,
) -> LiftedKernel:
    """A kernel's code as IR.

    Args:
        stated: the listing's statements on kernels.
        number_: the kernel's number in the module.
        memory_is_steady: waves that load an address of memory by scalar loads between the same two barriers get the
            same value (`ldsopt.assumptions.NO_GLOBAL_RACES`). Arguments are the same for all in any case.
        places_arguments: memory in LDS that arguments point to lies behind the kernel's own
            (`ldsopt.assumptions.LOCAL_ARGUMENTS`).
        assume: names of assumptions. One may be the size of each workgroup, none being smaller, as the user says
            (`told_size`).
        follows_data: values that are stored in LDS are followed, too, and what is loaded from there
            (`ldsopt.machine.lift_data`).

    Raises:
        NotLifted: the code is not followed at all.
    """
    # Where paths meet and part again, a register that one of them leaves open would be open behind all.
    function = with_one_entry(without_impossible_branches(with_spilled_scalars(function, arch), arch))
    function = parted_by_answers(function, arch)
    apart: set[_LoopMask] = set()
    while True:
        lifting = _Lifting(function, arch, stated, memory_is_steady, places_arguments, assume, follows_data)
        lifted = lifting.run(number_, apart)
        if lifting.apart:
            apart |= lifting.apart
            continue
        if not lifting.decided:
            return lifted
        # What only blocks that no wave runs compute is no longer among the values of those behind them.
        blocks = [
            replace(block, successors=lifting.decided.get(index, block.successors))
            for index, block in enumerate(function.blocks)
        ]
        function = replace(function, blocks=tuple(blocks))


@dataclass(frozen=True, slots=True)
class _LiftedAccess:
    """An access of LDS.

    Attributes:
        kind: ``load``, ``store``, ``atomic``, ``dma``, or a tensor copy's intrinsic.
        address: the variable with the address; empty where it is open.
        offset, size: in bytes.
        is_of_all: lanes that are not active make it, too.
        data: the registers that a store stores, the lowest bytes first; empty where the value is open. For a tensor
            copy the words of its descriptor.
        is_high: a store of less than a register stores the lowest bits of its upper half.
        policy: the cache policy of a tensor copy: a marked one is of no known bytes.
    """

    kind: str
    address: str
    offset: int
    size: int
    is_of_all: bool = False
    data: tuple[str, ...] = ()
    is_high: bool = False
    policy: int = 0

    @property
    def variables(self) -> tuple[str, ...]:
        """The variables that it depends on, without EXEC."""
        return (*((self.address,) if self.address else ()), *self.data)


class _LoopMask(NamedTuple):
    """A mask that a loop carries, by the block that begins the loop."""

    block: int
    name: str


class _Lifting:
    def __init__(  # noqa: PLR0917
        self,
        function: AsmFunction,
        arch: Arch,
        stated: StatedKernels,
        memory_is_steady: bool,
        places_arguments: bool,
        assume: Collection[str],
        follows_data: bool,
    ) -> None:
        first = next((i.line for i in function.instructions), function.lines.start)
        every = [*function.instructions]
        if function.unreadable:
            raise NotLifted(function.unreadable[0].why, function.unreadable[0].line)
        if arch.is_before("gfx9"):
            remedy = "code that llc makes without -mcpu states gfx700: give it the architecture"
            raise NotLifted(f"registers of {arch.generation} are not followed", first, remedy)
        if computing := computed_registers(function):
            raise NotLifted(
                "which registers later numbers name is computed, or changed by this", computing.line
            )
        for instruction in every:
            if instruction.opcode.family is Family.CALL:
                raise NotLifted("a call", instruction.line)
        self._entry: KernelEntry = kernel_entry(function.name, arch, stated, assume)
        self._start: KernelStart | None = stated.starts.get(function.name)
        wave = wave_size_of(function, arch, self._entry)
        if wave is None:
            raise NotLifted("the number of lanes of a wave is not known", first)
        self._function, self._arch, self._wave = without_impossible_branches(function, arch), arch, wave
        followed = follow(function, arch, self._entry)
        self._whole = followed.with_all_lanes
        self._axes = axes_read(self._function, self._arch, self._entry.axes, self._whole)
        self._named, self._m0 = followed.named, followed.m0
        self._words: dict[int, LiftedValue] = {}
        self._flat_is_lds = self._knows_aperture(every, stated)
        self._follows_data = follows_data
        self._rules = (DataRules if follows_data else InstructionRules)(
            wave,
            has_modes=any(map(_changes_numbers, every)),
            reads_anew=not memory_is_steady or any(map(empties_scalar_cache, every)),
            has_wave_number=arch.name.startswith("gfx12"),
            zeroes_high=arch.generation in {"gfx8", "gfx9"},
            # A flat store writes scratch if the code may tell where that lies.
            has_slots=has_constant_places(every)
            and not any(map(_may_tell_scratch, every))
            and not (self._flat_is_lds and any(_stores_flat(i) for i in every)),
            keeps_halves=arch.keeps_halves,
        )
        self._numbers_barriers = not any(
            one.opcode.family in _HALVES and number(one.operands.strip()) is None for one in every
        )
        shape = self._entry.shape if self._entry.is_uniform else None
        self._ir = LiftedFunction(all_lanes=shape is not None and prod(shape) % wave == 0)
        self._ir.may_be_whole = follows_data and WAVES_ARE_WHOLE in assume
        entry = self._entry
        self._own_lds = entry.own_lds if places_arguments and entry.local_pointers else 0
        self._ir.stated = {f"k{at}": self._stated(at) for at in {*entry.words, *entry.local_pointers}}
        self._steps = [[self._rules.steps(i) for i in block.instructions] for block in self._function.blocks]
        self._filled = self._filled_registers()
        self._accesses = {i.line: self._accesses_of(i) for i in every}
        self._live = self._liveness()
        self._selections: dict[LiftedValue, tuple[LiftedValue, LiftedValue, LiftedValue]] = {}
        self._ends: dict[int, dict[str, LiftedValue]] = {}
        """The values of variables at the end of each block that is followed."""
        self._meetings: dict[LiftedValue, tuple[int, str, tuple[int, ...]]] = {}
        """By value where paths meet: the block, the variable, and the blocks that lead there."""
        self._cycles: dict[int, frozenset[int]] = {}
        self._order: dict[int, int] = {}
        """The blocks in the order in which they are followed; -1 is the kernel's start."""
        self.apart: set[_LoopMask] = set()
        """Masks that were taken for the lanes that have left a loop, or for the same in all iterations, and are not."""
        self.decided: dict[int, tuple[int, ...]] = {}
        """By block that ends with a branch whose condition is a constant: the block behind it."""

    # --- facts ----------------------------------------------------------------------------------------------

    def _stated(self, place: int) -> str:
        """The attributes for the metadata's facts about a word of arguments."""
        word = self._entry.words.get(place, UNKNOWN)
        if place in self._entry.local_pointers and self._own_lds:
            behind = integers.meet(word, integers.interval(WIDTH, self._own_lds, UNKNOWN.mask))
            word = word if behind.is_empty else behind
        end = (word.lower + word.extent + 1) & ((1 << WIDTH) - 1)
        limits = "" if end == word.lower else f"range(i32 {word.lower}, {end})"
        return f"{limits} {LDS_ADDRESS}" if place in self._entry.local_pointers else limits

    def _knows_aperture(self, every: list[AsmInstruction], stated: StatedKernels) -> bool:
        """True if the kernel may learn where LDS lies in the flat address space."""
        slots = stated.slots.get(self._function.name, ())
        return (
            self._start is None
            or "queue_ptr" in self._start.user
            or any(slot.kind in _APERTURE_SLOTS for slot in slots)
            or any(map(_may_tell_aperture, every))
        )

    def _accesses_of(self, instruction: AsmInstruction) -> tuple[_LiftedAccess, ...]:
        found = decode(instruction).started
        if found is None or found[2] is LdsUse.NONE:
            return ()
        kind, results, use = found
        if kind in (Kind.FLAT_LOAD, Kind.FLAT_STORE) and not self._flat_is_lds:
            return ()
        how = "store" if LdsUse.WRITE in use else "load"
        if (
            kind is Kind.LDS
            and instruction.opcode.updates
            and Trait.IN_STEPS not in instruction.opcode.traits
        ):
            how = "atomic"
        unknown = (_LiftedAccess(how, "", 0, _DWORD),)
        given = operands(instruction)
        offsets = given.offsets
        if instruction.opcode.hides_address or offsets is None:
            return unknown
        if kind is Kind.LDS_DMA:
            size = next((n for word, n in _WIDE.items() if word in instruction.mnemonic), _DWORD)
            copied = self._copied(instruction) if self._follows_data else ()
            return (_LiftedAccess("dma", "m0", offsets.get("offset", 0), size, data=copied),)
        if kind in _TENSOR:
            groups = [registers(word) for word in given.words]
            if [len(group) for group in groups] != [*_GROUPS] or is_vector(groups[0][0]):
                return unknown
            policy = _OF_SYSTEM if "scope" in words(instruction.operands) else 0
            descriptor = tuple(word for group in groups for word in group)
            return (_LiftedAccess(_TENSOR[kind], "", 0, 0, True, descriptor, policy=policy),)
        at = (1 if results else 0) if kind is Kind.LDS else LDS_ADDRESS_AT.get(kind)
        width = lds_width(instruction)
        if at is None or width is None or at >= len(given.words):
            return unknown
        named = registers(given.words[at])
        if len(named) != 1 or not is_vector(named[0]) or "." in given.words[at]:
            return unknown
        is_of_all = instruction.opcode.transposes
        stored = given.words[at + 1 :] if how == "store" and kind is Kind.LDS else ()
        return tuple(
            _LiftedAccess(
                how,
                named[0],
                offset,
                width.piece,
                is_of_all,
                self._data(instruction, stored[number_], width.piece) if number_ < len(stored) else (),
                _is_high(instruction, stored),
            )
            for number_, offset in enumerate(width.offsets)
        )

    def _copied(self, instruction: AsmInstruction) -> tuple[str, ...]:
        """The registers that say what a copy from global memory reads; none if that is not followed.

        A buffer's descriptor may have the lane added to the address.
        """
        given = operands(instruction)
        name = instruction.mnemonic
        is_plain = name.startswith("global_load") and "addtid" not in name
        if not is_plain or not self._rules.reads_steady(instruction):
            return ()
        return tuple(one for word in given.words for one in registers(word))

    def _filled_registers(self) -> set[str]:
        """The vector registers somewhere set to a constant, from a scalar register, or as a copy of another."""
        made = [step for block in self._steps for steps in block for step in steps if is_vector(step.target)]
        found = {one.target for one in made if not one.is_open and not any(map(is_vector, one.sources))}
        copies = [one for one in made if len(one.sources) == 1]
        while new := {one.target for one in copies if one.sources[0] in found} - found:
            found |= new
        return found

    def _data(self, instruction: AsmInstruction, word: str, size: int) -> tuple[str, ...]:
        """The registers that a store stores, if each is set to a constant, or from a scalar register, somewhere.

        Waves may write one place if they write equal bytes. So constants with which a kernel clears or fills LDS are
        followed; other values are left open, since most stored values come from memory.
        """
        named = registers(word)
        if len(named) * _DWORD != max(size, _DWORD):
            return ()
        is_filled = self._filled.issuperset(named) and not _is_high(instruction, (word,))
        return named if self._follows_data or is_filled else ()

    # --- what is needed -------------------------------------------------------------------------------------

    def _sources(self, step: RegisterStep, line: int) -> tuple[str, ...]:
        if (line, step.target) in self._named:
            return ()
        if step.is_of_lanes and line not in self._whole:
            return (*step.sources, EXEC, step.target)
        if step.is_of_first and line not in self._whole:
            return (*step.sources, EXEC)
        return step.sources

    def _liveness(self) -> list[set[str]]:
        """The variables that are needed at the head of each block."""
        blocks = self._function.blocks
        live: list[set[str]] = [set() for _ in blocks]
        before = backwards([block.successors for block in blocks])
        work = list(range(len(blocks)))
        waiting = set(work)
        while work:
            index = work.pop()
            waiting.discard(index)
            needed = set(self._asked(blocks[index])).union(
                *(live[target] for target in blocks[index].successors)
            )
            for at in reversed(range(len(blocks[index].instructions))):
                self._need(index, at, needed)
            if needed != live[index]:
                live[index] = needed
                for source in before[index]:
                    if source not in waiting:
                        waiting.add(source)
                        work.append(source)
        return live

    def _asked(self, block: AsmBlock) -> tuple[str, ...]:
        if len(block.successors) < 2 or (asked := block.instructions[-1].opcode.asked) is None:
            return ()
        return ({Asked.SCC: SCC, Asked.VCC: "mask vcc_lo", Asked.EXEC: EXEC}[asked],)

    # --- making ---------------------------------------------------------------------------------------------

    def run(self, number_: int, apart: Collection[_LoopMask] = ()) -> LiftedKernel:
        """The kernel's IR.

        Of the lanes that run a loop, LLVM leaves out those that have left it, and keeps them in a mask that is zero
        when the loop begins. Both masks, united, are the lanes that began it (`LiftedFunction.join`). That is taken for
        granted of each such pair at first, and has to follow, by induction, from what the loop does with them. So has
        that EXEC is the same in all iterations of a loop that all lanes of a wave leave at once.

        Args:
            number_: the kernel's number in the module.
            apart: the masks for which it does not follow.
        """
        blocks, ir = self._function.blocks, self._ir
        order = reverse_postorder([block.successors for block in blocks])
        self._order = {index: at for at, index in enumerate([-1, *order])}
        found = map(frozenset, cycles(lambda index: blocks[index].successors, [0]))
        self._cycles = {index: cycle for cycle in found for index in cycle}
        before: dict[int, list[int]] = {index: [] for index in order}
        before[0].append(-1)
        for index in order:
            for target in blocks[index].successors:
                before[target].append(index)
        labels: dict[int, str] = {-1: "entry"}
        ends = self._ends
        phis: list[tuple[int, IrBlock, dict[str, LiftedValue], LiftedValue]] = []
        loops: list[tuple[_LoopMask, LiftedValue]] = []
        ir.begin("entry")
        # A kernel that reads an id, though perhaps for nothing that is followed, has workgroups with several work-items
        # along that axis.
        for axis in self._axes:
            ir.put(f"%id.{axis} = call i32 @llvm.amdgcn.workitem.id.{axis}()")
        if self._follows_data:
            # Memory may be written: one address has one value by an assumption alone.
            ir.put(_IS_WRITTEN)
        whole = ir.whole()
        ends[-1] = {name: self._initial(name, whole) for name in sorted(self._live[0])}
        for place in sorted({int(argument[1:]) for argument in self._named.values()}):
            self._word(place)
        ir.put("br label %b0")
        for index in order:
            ir.place = index
            ir.begin(f"b{index}")
            begun, values = ir.blocks[-1], dict[str, LiftedValue]()
            made: dict[str, LiftedValue] = {}
            entering = [ends[predecessor] for predecessor in before[index] if predecessor in ends]
            is_loop = len(entering) < len(before[index])
            loop = self._loop(index, before[index]) if is_loop else frozenset[int]()
            # A cycle that is entered in two places may bring what another one entered with.
            changed = self._changed(loop) if loop else self._live[index] if is_loop else set[str]()
            is_kept = bool(loop) and self._restores(index, before[index], apart)
            for name in sorted(self._live[index]):
                came = {end[name] for end in entering}
                if len(came) == 1 and (name not in changed or (name == EXEC and is_kept)):
                    values[name] = came.pop()
                    continue
                made[name] = values[name] = phi = ir.phi("i1" if is_bit(name) else "i32")
                self._meetings[phi] = index, name, tuple(before[index])
                if is_bit(name) and not is_loop:
                    ir.meet(phi, came)
            phis.append((index, begun, made, values.get(EXEC, "")))
            began, *others = {one.get(EXEC, TRUE) for one in entering}
            if EXEC in values and EXEC in changed - made.keys():
                loops.append((_LoopMask(index, EXEC), began))
            elif EXEC in made and loop and not others:
                for name, phi in made.items():
                    left = _LoopMask(index, name)
                    if {one[name] for one in entering} == {FALSE} and left not in apart:
                        loops.append((left, began))
                        ir.join(made[EXEC], phi, began)
            self._block(index, values, whole)
            labels[index] = ir.blocks[-1].label
            self._branch(index, values)
            ends[index] = values
        for index, begun, made, _ in phis:
            for name, phi in made.items():
                ir.come(
                    begun,
                    phi,
                    [(ends[predecessor][name], labels[predecessor]) for predecessor in before[index]],
                )
        for index, begun, made, lanes in reversed(phis):
            # What is left out behind a loop is needed in it no more.
            self._of_lanes_alone(begun, made, lanes, before[index])
        self.apart = {
            left
            for left, began in loops
            for end in [ends[predecessor] for predecessor in before[left.block]]
            if not ir.are_united(end[EXEC], FALSE if left.name == EXEC else end[left.name], began)
        }
        if not (self.apart or ir.is_inside):
            first_line = next(i.line for block in blocks for i in block.instructions)
            # A kernel that requires a size may still have smaller workgroups at the end of a launch; the user can tell.
            size = ",".join(map(str, self._entry.shape or "XYZ"))
            remedy = f"if all workgroups are whole, say so (--assume workgroup-size={size})"
            raise NotLifted("lanes without a work-item access LDS, or may", first_line, remedy)
        shape = f" !reqd_work_group_size !{number_}" if self._entry.shape else ""
        name = self._function.name
        symbol = name if name and name.translate(_PLAIN_SIGNS).isalnum() else f"kernel{number_}"
        text = ir.text(f'@"{symbol}"({{}}) #{number_}{shape}')
        return LiftedKernel(
            name,
            symbol,
            text,
            self._attributes(number_),
            CONSTANT_LOAD in text,
            self._own_lds > 0,
            self._entry.shape is None and GROUP_SIZE in text,
            ir.relies_on_whole,
            self._left_open(),
        )

    def _left_open(self) -> frozenset[int]:
        writing = (
            i.line
            for i in self._function.instructions
            for one in self._accesses[i.line]
            if one.kind == "store" or (one.kind == "dma" and self._copied(i))
        )
        return frozenset([*writing, *([] if self._ir.is_exact else [0])])

    def _of_lanes_alone(
        self, block: IrBlock, made: Mapping[str, LiftedValue], lanes: LiftedValue, sources: Sequence[int]
    ) -> None:
        """Leaves out of the values that a loop carries what they are in lanes that do not run it, if nothing needs it.

        So a counter that is written by active lanes alone counts as one of LLVM IR does.
        """
        ir, carried = self._ir, [(name, phi) for name, phi in made.items() if is_vector(name)]
        if not (carried and lanes) or not (loop := self._loop(block.place, sources)):
            return
        came = [(self._ends[source], self._ends[source][EXEC]) for source in sources]
        pairs = zip(sources, came, strict=True)
        if not all(source not in loop or ir.is_within(mask, lanes) for source, (_, mask) in pairs):
            return
        active = {phi: [self._as_active(end[name], mask) for end, mask in came] for name, phi in carried}
        ir.narrow(block, lanes, loop, active)

    def _loop(self, header: int, sources: Sequence[int]) -> frozenset[int]:
        """The blocks of the loop that a block begins; none if it begins none, or if the loop has another entry."""
        before = backwards([block.successors for block in self._function.blocks])
        back = [source for source in sources if self._order[source] >= self._order[header]]
        found = reachable(before, back, avoiding=[header]) | ({header} if back else set())
        inside = found - {header}
        is_entered_once = 0 not in inside and all(found.issuperset(before[one]) for one in inside)
        return frozenset(found) if is_entered_once else frozenset()

    def _changed(self, loop: Collection[int]) -> set[str]:
        """The variables that the blocks of a loop change."""
        return {step.target for one in loop for steps in self._steps[one] for step in steps}

    def _restores(self, header: int, sources: Sequence[int], apart: Collection[_LoopMask]) -> bool:
        """True if EXEC is taken to be the same in each iteration of a loop: no branch by it decides on another one.

        Code behind a branch in the loop restores it then. The loop's end has to show that.
        """
        back = [source for source in sources if self._order[source] >= self._order[header]]
        last = (i.opcode.name for source in back for i in self._function.blocks[source].instructions[-1:])
        return EXEC_BRANCHES.isdisjoint(last) and _LoopMask(header, EXEC) not in apart

    def _attributes(self, number_: int) -> str:
        flat, shape = self._entry.most_items, self._entry.shape
        wave = f'"target-features"="+wavefrontsize{self._wave}"'
        # Where the user says it, the module says so, and that this is an assumption.
        is_stated = self._entry.is_uniform and not self._entry.is_told
        uniform = '"uniform-work-group-size"="true" ' if is_stated else ""
        return (
            f'attributes #{number_} = {{ "target-cpu"="{self._arch.name}" {wave} {uniform}'
            f'"amdgpu-flat-work-group-size"="1,{flat}" }}'
            + (f"\n!{number_} = !{{{', '.join(f'i32 {one}' for one in shape)}}}" if shape else "")
        )

    def _initial(self, name: str, whole: LiftedValue) -> LiftedValue:
        ir = self._ir
        if name == EXEC:
            return whole
        if is_bit(name):
            return ir.unknown(1)
        if is_distance(name):
            return ir.function(["0"])
        if name[0] == "v" and name[1:].isdigit():
            at = int(name[1:])
            if self._arch.packs_ids:
                # Nothing depends on the bits of ids that are not read, and a call would read them.
                fields = [(self._id(at), _ID_BITS * at, _ID_BITS) for at in map("xyz".index, self._axes)]
                return ir.packed(fields) if at == 0 else ir.unknown()
            return self._id(at) if at < (self._entry.axes or 1) else ir.unknown()
        if name[0] == "s" and name[1:].isdigit():
            return self._scalar(int(name[1:]))
        return ir.argument(name) if name in GROUP_IDS else ir.unknown()

    def _id(self, axis: int) -> LiftedValue:
        return self._ir.make(f"call i32 @llvm.amdgcn.workitem.id.{'xyz'[axis]}()", self._ir.name())

    def _scalar(self, at: int) -> LiftedValue:
        """A scalar register's value as the kernel begins: equal in all waves, if the descriptor asks for it."""
        start, ir = self._start, self._ir
        if start is None or start.axes is None or at in self._entry.of_waves:
            return ir.unknown()
        if (place := self._entry.preloaded.get(at)) is not None:
            return self._word(place)
        ids = 0 if self._arch.name.startswith("gfx12") else sum(start.group_ids)
        return ir.argument(f"s{at}") if at < start.user_count + ids else ir.unknown()

    def _word(self, place: int) -> LiftedValue:
        """A word of the arguments: made where the kernel begins, so that it is one value wherever it is loaded."""
        if place not in self._words:
            self._words[place] = self._made_word(place)
        return self._words[place]

    def _made_word(self, place: int) -> LiftedValue:
        word, ir = self._entry.words.get(place, UNKNOWN), self._ir
        if word.value is not None:
            return ir.constant(word.value)
        axes = [self._entry.sizes.get(place + at) for at in (0, _DWORD // 2)]
        if axes == [None, None]:
            return ir.argument(f"k{place}")
        if axes[0] is not None and word.unsigned_max < 1 << WIDTH // 2:
            return ir.group_size(axes[0])
        bits, halves = WIDTH // 2, list[PackedField]()
        for first, axis in zip((0, bits), axes, strict=True):
            rest = ("and", str((1 << bits) - 1)) if not first else ("lshr", str(bits))
            half = (
                ir.group_size(axis)
                if axis is not None
                else ir.binary(rest[0], ir.argument(f"k{place}"), rest[1])
            )
            halves.append((half, first, bits))
        return ir.packed(halves)

    def _block(self, index: int, values: dict[str, LiftedValue], whole: LiftedValue) -> None:
        ir, block = self._ir, self._function.blocks[index]
        needed = self._needed(index)
        for at, instruction in enumerate(block.instructions):
            line = instruction.line
            if line in self._whole and EXEC in values:
                values[EXEC] = whole
            lanes = whole if line in self._whole else values.get(EXEC, whole)
            ir.loaded = [
                self._access(access, line, values, whole if access.is_of_all else lanes)
                for access in self._accesses[line]
            ]
            self._barrier(instruction)
            made: dict[str, LiftedValue] = {}
            for step in self._steps[index][at]:
                if step.target not in needed[at]:
                    continue
                if argument := self._named.get((line, step.target)):
                    made[step.target] = self._word(int(argument[1:]))
                    continue
                is_of_active = step.is_of_lanes or EXEC in step.sources
                given = [
                    lanes if name == EXEC
                    else self._as_active(values[name], lanes) if is_of_active and not step.is_across
                    else values[name]
                    for name in step.sources
                ]  # fmt: skip
                ir.is_loading = step.is_open and (
                    _loads_memory(instruction) or any(one.kind == "load" for one in self._accesses[line])
                )
                ir.begins_with_first = self._follows_data and ir.is_whole(lanes)
                result = step.build(ir, given)
                ir.is_loading = ir.begins_with_first = False
                if step.is_of_first and not ir.is_whole(lanes):
                    # A lane that is active reads what an active one has. Without any, the first lane is read.
                    active = [self._as_active(value, lanes) for value in given]
                    result = result if active == given else ir.choose(lanes, step.build(ir, active), result)
                if step.is_of_lanes and line not in self._whole:
                    # Accumulators, and what all lanes load, may be written in lanes that are not active, too.
                    is_open = Trait.ALL_LANES in instruction.opcode.traits
                    kept = ir.unknown() if is_open else values[step.target]
                    kept = self._as_inactive(kept, lanes)
                    result = self._selected(lanes, result, kept)
                made[step.target] = result
            values.update(made)

    def _needed(self, index: int) -> list[set[str]]:
        """The variables that are needed behind each instruction of a block."""
        block = self._function.blocks[index]
        needed = set(self._asked(block)).union(*(self._live[target] for target in block.successors))
        found: list[set[str]] = []
        for at in reversed(range(len(block.instructions))):
            found.append(set(needed))
            self._need(index, at, needed)
        found.reverse()
        return found

    def _need(self, index: int, at: int, needed: set[str]) -> None:
        """Makes those variables that are needed in front of an instruction of those that are needed behind it."""
        line = self._function.blocks[index].instructions[at].line
        made = [step for step in self._steps[index][at] if step.target in needed]
        needed.difference_update(step.target for step in made)
        for step in made:
            needed.update(self._sources(step, line))
        for access in self._accesses[line]:
            needed.update(access.variables)
            needed.update(() if access.is_of_all or line in self._whole else (EXEC,))

    # --- lanes ----------------------------------------------------------------------------------------------

    def _selected(self, lanes: LiftedValue, new: LiftedValue, kept: LiftedValue) -> LiftedValue:
        if new == kept:
            return new
        made = self._ir.make(f"select i1 {lanes}, i32 {new}, i32 {kept}", self._ir.name())
        self._selections[made] = lanes, new, kept
        return made

    def _as_active(self, value: LiftedValue, lanes: LiftedValue) -> LiftedValue:
        """A value as active lanes have it: a selection by a mask of which they are part is decided."""
        while (selection := self._selections.get(value)) and self._ir.is_within(lanes, selection[0]):
            value = selection[1]
        return value

    def _as_inactive(self, value: LiftedValue, lanes: LiftedValue) -> LiftedValue:
        """A value as lanes outside of a mask have it: what was written by lanes of the mask is left out.

        Rule: where paths meet, and all of them bring one value to lanes outside of the mask, that is the value there.
        What comes round a loop was such a value when it began, if the mask is the same in all iterations.
        """
        value = self._unselected(value, lanes)
        came, visits = set[LiftedValue](), Visits([value])
        for one in visits:
            block, name, sources = self._meetings.get(one, (-1, "", ()))
            is_known = sources and all(source in self._ends for source in sources)
            if is_known and self._ir.places.get(lanes) not in self._cycles.get(block, ()):
                visits.add(self._unselected(self._ends[source][name], lanes) for source in sources)
            else:
                came.add(one)
            if len(came) > 1 or len(visits.seen) > _MEETINGS:
                return value
        return came.pop() if came else value

    def _unselected(self, value: LiftedValue, lanes: LiftedValue) -> LiftedValue:
        while (selection := self._selections.get(value)) and self._ir.is_within(selection[0], lanes):
            value = selection[2]
        return value

    # --- accesses, barriers, branches -----------------------------------------------------------------------

    def _stored(self, access: _LiftedAccess, values: Mapping[str, LiftedValue], lanes: LiftedValue) -> str:
        """The value that a store stores: one register's, or constants; open for any other."""
        ir = self._ir
        given = [self._as_active(values[name], lanes) for name in access.data]
        if len(given) == 1 and access.size == _DWORD:
            return given[0]
        if self._follows_data and given:
            if access.is_high:
                given = [ir.binary("lshr", given[0], str(WIDTH // 2))]
            return self._joined(given, 8 * access.size)
        constants = [number(value) for value in given]
        if not constants or None in constants:
            return ir.unknown(8 * access.size)
        whole = sum((one or 0) % (1 << 32) << 32 * at for at, one in enumerate(constants))
        return str(whole % (1 << 8 * access.size))

    def _joined(self, given: Sequence[LiftedValue], bits: int) -> LiftedValue:
        """The lowest bits of registers, the first one's lowest."""
        ir = self._ir
        if bits < WIDTH:
            return ir.make(f"trunc i32 {ir.binary('and', given[0], str((1 << bits) - 1))} to i{bits}")
        found = ir.make(f"zext i32 {given[0]} to i{bits}")
        for at, one in enumerate(given[1:], start=1):
            wide = ir.make(f"zext i32 {one} to i{bits}")
            found = ir.make(f"or i{bits} {found}, {ir.make(f'shl i{bits} {wide}, {WIDTH * at}')}")
        return found

    def _access(
        self, access: _LiftedAccess, line: int, values: dict[str, LiftedValue], lanes: LiftedValue
    ) -> LiftedValue:
        """Makes an access; returns the value that it loads, if that is followed."""
        ir = self._ir
        if access.kind in _TENSOR.values():
            self._tensor_copy(access, [values[name] for name in access.data], line)
            return ""
        if lanes == FALSE:
            return ""
        address = ir.unknown() if not access.address else self._as_active(values[access.address], lanes)
        places = [ir.binary("add", address, str(access.offset))] if access.kind != "dma" else []
        if access.kind == "dma":
            places = self._places_of_copy(address, line)
        behind = loaded = ahead = ""
        if not ir.is_whole(lanes):
            ir.guard(lanes)
            count, ahead = len(ir.blocks), ir.blocks[-1].label
            behind = f"a{count}"
            ir.put(f"br i1 {lanes}, label %g{count}, label %{behind}")
            ir.begin(f"g{count}", lanes)
        for place in places:
            pointer = ir.make(f"inttoptr i32 {place} to ptr addrspace(3)", f"%L{line}.{ir.name()[2:]}")
            bits = f"i{8 * access.size}"
            if access.kind == "load":
                loaded = ir.make(f"load {bits}, ptr addrspace(3) {pointer}, align 1", ir.name())
            elif access.kind == "store":
                stored = self._stored(access, values, lanes)
                ir.put(f"store {bits} {stored}, ptr addrspace(3) {pointer}, align 1")
            elif access.kind == "atomic":
                bits = f"i{8 * max(access.size, _DWORD)}"
                new = ir.unknown(int(bits[1:])) if self._follows_data else "0"
                text = f"atomicrmw xchg ptr addrspace(3) {pointer}, {bits} {new} monotonic, align 8"
                ir.make(text, ir.name())
            else:
                source = self._source_of_copy(access, values, lanes)
                ir.put(
                    f"call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) {source}, ptr addrspace(3) "
                    f"{pointer}, i32 {access.size}, i32 {access.offset}, i32 0)"
                )
        if behind:
            ir.put(f"br label %{behind}")
            inside = ir.blocks[-1].label
            ir.begin(behind)
            if loaded and self._follows_data:
                # Lanes that are not active keep what the register had, whatever is chosen here.
                came, loaded = loaded, ir.phi(f"i{8 * access.size}")
                ir.come(ir.blocks[-1], loaded, [(came, inside), ("0", ahead)])
        return loaded

    def _source_of_copy(
        self, access: _LiftedAccess, values: Mapping[str, LiftedValue], lanes: LiftedValue
    ) -> LiftedValue:
        """The pointer to what a copy into LDS reads; open, where no two waves are taken to copy the same."""
        ir = self._ir
        if not access.data:
            return ir.make(f"inttoptr i64 {ir.unknown(64)} to ptr addrspace(1)", ir.name())
        place = ir.function([self._as_active(values[name], lanes) for name in access.data])
        return ir.make(f"getelementptr i8, ptr addrspace(1) %memory, i32 {place}", ir.name())

    def _tensor_copy(self, access: _LiftedAccess, words: Sequence[LiftedValue], line: int) -> None:
        """The intrinsic of a tensor copy; the groups of its descriptor are vectors of words."""
        left, given, ir = iter(words), [], self._ir
        for count in _GROUPS:
            made = "poison"
            for at in range(count):
                text = f"insertelement <{count} x i32> {made}, i32 {next(left)}, i32 {at}"
                is_named = count == _GROUPS[0] and at == count - 1
                made = ir.make(text, f"%L{line}.{ir.name()[2:]}" if is_named else ir.name())
            given.append(f"<{count} x i32> {made}")
        ir.put(f"call void @llvm.amdgcn.{access.kind}.d2({', '.join(given)}, i32 {access.policy})")

    def _places_of_copy(self, m0: LiftedValue, line: int) -> list[LiftedValue]:
        """The possible addresses of a copy: M0 may count without its two lowest bits, and its upper ones."""
        known, ir = self._m0.get(line), self._ir
        if known is None or known.unsigned_max >= 1 << self._arch.m0_bits:
            m0 = ir.binary("and", m0, str((1 << self._arch.m0_bits) - 1))
        if known is not None and known.zeros & (_DWORD - 1) == _DWORD - 1:
            return [m0]
        return [m0, ir.binary("and", m0, "-4")]

    def _barrier(self, instruction: AsmInstruction) -> None:
        if not self._numbers_barriers:
            return
        family, call = instruction.opcode.family, ""
        if family is Family.BARRIER:
            call = "call void @llvm.amdgcn.s.barrier()"
        elif family is Family.SIGNAL and takes_all_waves(instruction):
            call = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)"
        elif family is Family.BARRIER_WAIT and takes_all_waves(instruction):
            call = "call void @llvm.amdgcn.s.barrier.wait(i16 -1)"
        if call:
            label = f"B{instruction.line}"
            self._ir.put(f"br label %{label}")
            self._ir.begin(label)
            self._ir.put(call)

    def _branch(self, index: int, values: dict[str, LiftedValue]) -> None:
        ir, block = self._ir, self._function.blocks[index]
        targets = block.successors
        if not targets:
            ir.put("ret void")
            return
        if len(targets) == 1:
            ir.put(f"br label %b{targets[0]}")
            return
        asked = self._asked(block)
        if asked == (SCC,):
            taken = ir.of_wave(values[SCC])
        else:
            taken = ir.any(values[asked[0]]) if asked else ir.of_wave(ir.unknown(1))
        if block.instructions[-1].opcode.on_zero:
            taken = FALSE if taken == TRUE else TRUE if taken == FALSE else ir.make(f"xor i1 {taken}, true")
        if taken in (TRUE, FALSE):
            self.decided[index] = (targets[taken == FALSE],)
        ir.put(f"br i1 {taken}, label %b{targets[0]}, label %b{targets[1]}")
