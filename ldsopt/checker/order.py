"""The operations that have to be complete at an instruction, for the sake of order alone.

No register and no byte of LDS tells that a store has to be complete at a barrier. The memory model requires it, and the
compiler has left a wait, or nothing if it took all operations to be complete already. These rules are for a wait that
might wait for less; each requires that the operations that it completes now are still complete at

* a barrier of the workgroup: the operations that the releases in front of it require (`ldsopt.target.memory_model`),
  and everything on architectures that cannot back off a barrier;
* an instruction that drops or writes back a cache, and an atomic access or a store that names a scope: everything. LLVM
  writes them for acquires, releases and atomics, and waits in front of some stores for the hardware;
* a message, a named or cluster barrier, a call, a return, an author's instruction, and an unknown one: everything;
* a store: scalar loads, as vector stores may overtake them and change the words that they read. LLVM,
  SIInsertWaitcnts.cpp, ``SLoadAddresses``.

None of these, where it requires scalar loads alone, requires a load of memory that does not change while the kernel
runs (`CodeOrder.constant`). In kernels with atomic or volatile accesses, or with fences without a barrier beside them,
it is not known what other waves learn, nor when: there all operations but LDS-DMA must be complete wherever they are
now, and LDS-DMA at each write that may be such an access.

LDS-DMA writes LDS. Where no release requires loads, its completion is no matter of order but of accesses to its bytes:
of its own wave before, of others behind barriers (`ldsopt.isa.wait_check`). Barriers are the only way in which waves of
a kernel without atomic and volatile accesses communicate.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.program import Flow, Site
from ldsopt.target.arch import Arch
from ldsopt.target.memory_model import Ordered, Release, release
from ldsopt.target.opcodes import WRITES_MEMORY, Family, Kind, LdsUse

if TYPE_CHECKING:  # of code alone none of them is asked
    from ldsopt.checker.kernel_sync import EarlierFence, KernelSync
    from ldsopt.checker.mapping import AccessMap
    from ldsopt.ir.synchronization import Fence

T = TypeVar("T")
_LOADS = frozenset({Kind.LOAD, Kind.ATOMIC_RETURN, Kind.FLAT_LOAD, Kind.SAMPLE, Kind.BVH, Kind.LDS_DMA})
_STORES = frozenset({Kind.STORE, Kind.SCRATCH_STORE, Kind.ATOMIC, Kind.FLAT_STORE, Kind.STORE_LDS})
_RELAXED = frozenset(
    {
        *(Kind.LOAD, Kind.STORE, Kind.SCRATCH_STORE, Kind.FLAT_LOAD, Kind.FLAT_STORE, Kind.LDS, Kind.LANES),
        *(Kind.SCALAR, Kind.LDS_DMA, Kind.ASYNC_LOAD),
    }
)
"""Kinds of which all that their completion does is known: they write registers, LDS or memory."""
_ALL = Ordered(loads=True, stores=True, lds=True, scalar=True)


class OrderPoint(NamedTuple):
    """The operations, of those that waits in front complete now, that must be complete when an instruction issues.

    Attributes:
        why: the reason, in words.
        ordered: operations of these kinds.
        scalar: scalar loads.
        everything: operations of all kinds.
        dma: LDS-DMA.
        kinds: operations of just these kinds.
        constant: lines of scalar loads that may always be late.
    """

    why: str
    ordered: Ordered = Ordered()
    scalar: bool = False
    everything: bool = False
    dma: bool = False
    kinds: frozenset[Kind] = frozenset()
    constant: frozenset[int] = frozenset()

    def requires(self, site: Site) -> bool:
        """True if an operation is required."""
        kind = site.operation.kind
        if self.everything or (self.dma and site.is_dma) or kind in self.kinds:
            return True
        if kind is Kind.SCALAR:
            is_asked = self.scalar or self.ordered.scalar
            return is_asked and site.instruction.line not in self.constant
        if kind in _LOADS and self.ordered.loads:
            return True
        if kind in _STORES and self.ordered.stores:
            return True
        touches_lds = kind is Kind.LDS or (not site.is_dma and site.operation.lds is not LdsUse.NONE)
        return touches_lds and self.ordered.lds

    def owes(self, site: Site) -> bool:
        """True if an operation is required whose delay another wave could notice; LDS-DMA is judged by its bytes."""
        is_of_lane = site.instruction.opcode.family is Family.SCRATCH  # no other wave accesses its memory
        return self.requires(site) and not site.is_dma and not is_of_lane


@dataclass(frozen=True, slots=True)
class CodeOrder:
    """The order that a kernel's code has to keep.

    Attributes:
        arch: its architecture.
        why_kept: the reason why only LDS-DMA may be complete later than it is; empty if other operations may be, too.
        tells_by_stores: any store may be an atomic or volatile one, by which other waves learn what is complete.
        releases: the requirement at each barrier, by its line in the code.
        elsewhere: the possible requirement at barriers whose own is not known.
        authored: lines of the code in inline assembly.
        results_alone: operations of these kinds may still be complete later, as far as the registers allow that they
            write: at barriers they are complete as they are now.
        constant: lines of scalar loads of memory that does not change while the kernel runs.
        hands_back: any store may be one that releases memory to other kernels or the host, which then write it.
    """

    arch: Arch
    why_kept: str
    tells_by_stores: bool
    releases: Mapping[int, Release]
    elsewhere: Release
    authored: frozenset[int]
    results_alone: frozenset[Kind] = frozenset()
    constant: frozenset[int] = frozenset()
    hands_back: bool = False

    def keeps(self, site: Site) -> str:
        """The reason why a wait has to complete an operation that it completes now; empty if it need not."""
        kind = site.operation.kind
        if site.instruction.line in self.authored:
            return "it was started in inline assembly"
        if kind not in _RELAXED or (kind is Kind.SCALAR and not site.operation.results):
            return f"what the completion of a {kind.value} does is not followed"
        return "" if site.is_dma or kind in self.results_alone else self.why_kept

    def owed(self, barrier: AsmInstruction) -> OrderPoint | None:
        """The operations that must be complete at a barrier by every version of the memory model; ``None`` if none."""
        asked = self.releases.get(barrier.line)
        if asked is None or asked.by_all == Ordered():
            return None
        return OrderPoint(asked.row, asked.by_all, constant=self.constant)

    def at(self, instruction: AsmInstruction, flow: Flow | None, site: Site | None) -> OrderPoint | None:
        """The operations that must be complete at an instruction for the sake of order; ``None`` if there are none."""
        point = self._at(instruction, flow, site)
        return None if point is None else point._replace(constant=self.constant)

    def _at(self, instruction: AsmInstruction, flow: Flow | None, site: Site | None) -> OrderPoint | None:
        line, mnemonic = instruction.line, instruction.mnemonic
        if flow in (Flow.BARRIER, Flow.SIGNAL):
            if self.arch.has_auto_barrier_wait:
                return OrderPoint(
                    "all operations are complete before a barrier on this architecture", everything=True
                )
            asked = self.releases.get(line, self.elsewhere)
            if asked.by_any == Ordered() and not self.results_alone:
                return None
            return OrderPoint(asked.row, asked.by_any, kinds=self.results_alone)
        if flow is Flow.BARRIER_WAIT:
            return None
        if flow is not None and flow is not Flow.CACHE:
            return OrderPoint(f"{flow.value}: {mnemonic}", everything=True)
        kind = site.operation.kind if site is not None else None
        if line in self.authored and site is not None:
            return OrderPoint(f"inline assembly: {mnemonic}", everything=True)
        if flow is Flow.CACHE or (kind is not None and kind.is_of_cache):
            return OrderPoint(f"a cache operation: {mnemonic}", _ALL, dma=True)
        if site is not None and kind is not None:
            return self._at_operation(instruction, site, kind)
        return (
            None
            if decode(instruction).is_silent
            else OrderPoint(f"what {mnemonic} does is not known", everything=True)
        )

    def _at_operation(self, instruction: AsmInstruction, site: Site, kind: Kind) -> OrderPoint | None:
        mnemonic = instruction.mnemonic
        if kind not in _RELAXED and kind not in (Kind.SAMPLE, Kind.BVH):
            return OrderPoint(f"a {kind.value}: {mnemonic}", everything=True)
        writes = kind in _STORES
        if decode(instruction).is_ordered and (writes or instruction.opcode.updates):
            return OrderPoint(f"an atomic access or a store with a scope: {mnemonic}", everything=True)
        lds = site.operation.lds
        if lds == LdsUse.READ | LdsUse.WRITE:
            return OrderPoint(f"an update of LDS: {mnemonic}", dma=True)
        is_told = self.tells_by_stores and not site.is_dma and (writes or LdsUse.WRITE in lds)
        if is_told:
            return OrderPoint(f"a write that may tell other waves of it: {mnemonic}", scalar=True, dma=True)
        if writes and self.hands_back and kind is not Kind.SCRATCH_STORE:
            why = f"a store that may hand memory back to another kernel: {mnemonic}"
            return OrderPoint(why, scalar=True, dma=True, kinds=self.results_alone & {Kind.LOAD})
        return (
            OrderPoint(f"a store, which may overtake a scalar load: {mnemonic}", scalar=True)
            if writes
            else None
        )


def owed_at_barriers(  # noqa: PLR0917 -- what is known of one kernel
    function: AsmFunction,
    arch: Arch,
    fences: Mapping[int, Sequence[Fence]],
    earlier: Mapping[int, Sequence[EarlierFence]],
    in_asm: frozenset[int],
    mapping: AccessMap,
    features: Collection[str],
    constant: frozenset[int],
) -> Mapping[int, OrderPoint]:
    """The waits that releases require at barriers, by line, but for LDS, whose bytes tell `check` more.

    Atomic accesses that release are treated alike. A barrier that is not mapped to the IR may be any of the module's;
    one in inline assembly any of those, and the backend adds no wait to it.

    Args:
        function: the code.
        arch: its architecture.
        fences: the releasing fences in front of each barrier of the module, and each atomic access, by its line in the
            IR.
        earlier: the releasing fences somewhere in front of each barrier. They require scalar loads, and all else
            whose kind starts nowhere between: operations started behind the fence need not be complete.
        in_asm: the lines of the IR of barriers in inline assembly.
        mapping: from barriers of the code to those of the IR.
        features: subtarget features that are on.
        constant: as for `code_order`.
    """
    found: dict[int, OrderPoint] = {}
    arrivals = {instruction.line for instruction in _arrivals(function)}
    anywhere = frozenset(fences.keys() | earlier.keys()) - in_asm
    for instruction in function.instructions:
        line, origin = instruction.line, mapping.of(instruction).access
        if line in function.authored:
            if line not in arrivals:
                continue
            origins = in_asm
        elif line in arrivals:
            if arch.has_auto_barrier_wait:
                continue
            origins = anywhere if origin is None else frozenset([origin])
        elif origin is not None and origin in fences and _writes(instruction):
            origins = frozenset([origin])
        else:
            continue
        asked = _joined(arch, _of(fences, origins), features)
        owed = replace(asked.by_all, lds=False) | _of_earlier(arch, _of(earlier, origins), features)
        if owed != Ordered():
            found[line] = OrderPoint(asked.row, owed, constant=constant)
    return found


def _of(fences: Mapping[int, Sequence[T]], lines: Collection[int]) -> Iterator[T]:
    return chain.from_iterable(fences.get(line, ()) for line in sorted(lines))


def _writes(instruction: AsmInstruction) -> bool:
    """True if an instruction writes memory or LDS, as the code of an atomic access does."""
    found = decode(instruction).started
    if found is None or found[0] is Kind.WRITE_BACK:  # the wait may stand behind it
        return False
    return found[0] in WRITES_MEMORY or LdsUse.WRITE in found[2]


def code_order(  # noqa: PLR0917 -- what is known of one kernel
    function: AsmFunction,
    arch: Arch,
    sync: KernelSync,
    mapping: AccessMap,
    features: frozenset[str],
    constant: frozenset[int],
) -> CodeOrder:
    """The order that a kernel's code has to keep.

    Args:
        sync: the order that the kernel's IR requires.
        mapping: from barriers of the code to those of the IR.
        features: subtarget features that are on.
        constant: lines of scalar loads of memory that does not change (`ldsopt.checker.releases`).
    """
    asked = {line: _joined(arch, fences, features) for line, fences in sync.releases.items()}
    for line, fences in sync.earlier.items():
        if line in sync.in_asm:
            continue
        own, more = asked[line], _of_earlier(arch, fences, features)
        asked[line] = Release(own.by_any | more, own.by_all | more, own.row)
    placed: dict[int, Release] = {}
    seen: set[int] = set()
    for instruction in _arrivals(function):
        origin = mapping.of(instruction).access
        if origin in asked:
            placed[instruction.line] = asked[origin]
            seen.add(origin)
    lost = [line for line, release in asked.items() if release.by_any != Ordered() and line not in seen]
    instructions = [*function.instructions]
    foreign = [i for i in instructions if i.line in function.authored and not _is_plain(i)]
    why = ""
    if sync.marked or any(map(_is_update, instructions)):
        why = "there are atomic or volatile accesses"
    elif foreign:
        why = f"there is inline assembly: {foreign[0].mnemonic}"
    elif sync.unplaced:
        why = "a fence stands beside no barrier"
    elif lost:
        why = "a fenced barrier is not found in the code"
    elsewhere = _joined(arch, (fence for fences in sync.releases.values() for fence in fences), features)
    tells = bool(foreign) or any(may_store for _, may_store in sync.marked)
    return CodeOrder(arch, why, tells, placed, elsewhere, function.authored, constant=constant)


def _arrivals(function: AsmFunction) -> Iterator[AsmInstruction]:
    for instruction in function.instructions:
        if instruction.opcode.arrives_at_barrier:
            yield instruction


def _of_earlier(arch: Arch, fences: Iterable[EarlierFence], features: Collection[str]) -> Ordered:
    """The operations that fences somewhere in front of a barrier require complete there, but for LDS."""
    found = Ordered()
    for fence, started in fences:
        asked = release(arch, fence.scope, fence.spaces, features).by_all
        loads, stores = asked.loads and not started.loads, asked.stores and not started.stores
        found |= Ordered(loads, stores, scalar=asked.scalar)
    return found


def _joined(arch: Arch, fences: Iterable[Fence], features: Collection[str]) -> Release:
    found = Release(Ordered(), Ordered(), "no fence that releases")
    for fence in fences:
        one = release(arch, fence.scope, fence.spaces, features)
        joined = found.by_any | one.by_any, found.by_all | one.by_all
        found = Release(*joined, one.row if joined != (found.by_any, found.by_all) else found.row)
    return found


def _is_update(instruction: AsmInstruction) -> bool:
    """True if an instruction reads and writes memory or LDS at once, as atomic operations do."""
    return instruction.opcode.updates


def _is_plain(instruction: AsmInstruction) -> bool:
    """True if the effects of an instruction in inline assembly are known: it computes, waits, or is a barrier."""
    return decode(instruction).is_silent or instruction.opcode.family is Family.BARRIER
