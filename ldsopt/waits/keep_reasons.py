"""The kernels whose waits stay as the compiler wrote them, and the reasons.

There are three kinds of reasons. First, a wait that never has to wait costs no time: no path leads to it, or on each
path that does it completes no operation that is outstanding. If other code leads to it after all, or its words are
data, it is right to stay; if it waits once others wait for less, it is like any other. A wait that only old firmware
executes (in front of arguments that newer firmware loads into registers) stays as well. Second, the analysis does not
follow a kernel: code with calls or callers, unreadable code, architectures for which nothing is tested. Third, a wait
may do more than complete operations:

* On gfx1250, sources of vector and scalar memory accesses may be read again while an address is translated, until xcnt
  says no; LLVM leaves out waits for xcnt behind waits for the accesses themselves. Source: SIInsertWaitcnts.cpp,
  ``simplifyXcnt``. So there only waits for LDS operations, and those for asynchronous and tensor copies, may change.
* On gfx10.1, waits for 0 end hazards for LLVM's hazard recognizer, which then adds nothing for them. On gfx11 and later
  a wait for everything ends the hazard of a direct load of LDS, and on gfx10 any wait that of an atomic in front of
  ``s_denorm_mode``. Source: GCNHazardRecognizer.cpp, the functions ``IsExpiredFn``.
* Registers with computed numbers (``s_set_gpr_idx_on``, ``v_movrels``): the text does not name the registers read.
* Where LLVM schedules without the hardware's help (``SCHED_MODE``), a wait for a load also ends the lock on its
  sources.
* Behind ``ds_nop`` on gfx12 a wait ends hazards of scalar registers, and LLVM leaves out ``s_wait_alu`` for it. Source:
  AMDGPUWaitSGPRHazards.cpp, ``amdgpu-sgpr-hazard-mem-wait-cull``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import field

from ldsopt.checker.kernel_sync import KernelSync
from ldsopt.checker.mapping import AccessMap
from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmBlock, AsmFunction
from ldsopt.isa.decode import decode
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Family
from ldsopt.waits.wait_needs import WaitName, WaitNeeds

_NOT_TESTED = frozenset({"gfx6", "gfx7", "gfx8"})
_GFX101 = ("gfx101", "gfx10-1-generic")
_SCHED_MODE = ("SCHED_MODE", "26")
_OF_GFX1250 = frozenset({"dscnt", "asynccnt", "tensorcnt"})
_NEVER = frozenset({"expcnt", "xcnt"})


def why_kernel_stays(
    function: AsmFunction, arch: Arch, features: Collection[str], *, is_same_code: bool
) -> str:
    """The reason why no wait of a function may change; empty if some may.

    Args:
        arch: the code's architecture.
        features: subtarget features that are on.
        is_same_code: the traced copy, by which accesses are told, has the same code.
    """
    if not function.is_kernel:
        return "it is no kernel, and code that calls it relies on them"
    if function.unreadable:
        return f"line {function.unreadable[0].line} of the code: {function.unreadable[0].why}"
    if not is_same_code:
        return "its traced copy has other code, so it is not known which instruction is which access"
    if arch.generation in _NOT_TESTED or arch.name.startswith(_GFX101):
        return f"{arch.name} is not tested"
    if "precise-memory" in features:
        return "precise memory was asked for"
    if "tgsplit" in features:
        return "threadgroup split mode was asked for"
    denorm = atomic = False
    for instruction in function.instructions:
        known = instruction.opcode
        if known.family is Family.CALL:
            return "it calls others"
        if known.computes_registers and known.family is not Family.HINT:
            return f"registers with computed numbers: {known.mnemonic}"
        if known.family is Family.LDS_DIRECT:
            return f"direct loads of LDS: {known.mnemonic}"
        if decode(instruction).mode in _SCHED_MODE:
            return "it is scheduled without the hardware's help"
        denorm |= known.name == "s_denorm_mode"
        atomic |= known.updates and known.family is not Family.LDS
    if denorm and atomic and arch.generation == "gfx10":
        return "an atomic in front of s_denorm_mode"
    return ""


def may_change(counter: str, arch: Arch) -> bool:
    """True if waits for a counter may change on an architecture at all.

    >>> from ldsopt.target.arch import arch
    >>> [may_change(counter, arch("gfx1250")) for counter in ("expcnt", "loadcnt", "dscnt")]
    [False, False, True]
    """
    return counter not in _NEVER and (arch.generation != "gfx1250" or counter in _OF_GFX1250)


def idle_waits(waits: Iterable[WaitNeeds]) -> frozenset[WaitName]:
    """The waits of an unchanged function that never have to wait."""
    return frozenset(wait.name for wait in waits if wait.drained <= 0)


def kept_waits(function: AsmFunction, arch: Arch, waits: Iterable[WaitNeeds]) -> Mapping[WaitName, int]:
    """The waits that stay, whatever they complete, with the number of operations that each leaves outstanding.

    Args:
        waits: the waits of the unchanged function, with the operations that they complete.
    """
    lines = frozenset(_in_front_of_preloaded(function))
    if arch.generation.startswith("gfx12"):
        lines |= frozenset(line for block in function.blocks for line in _behind_nops(block))
    return {wait.name: wait.site.limit for wait in waits if wait.site.instruction.line in lines}


def _in_front_of_preloaded(function: AsmFunction) -> Iterator[int]:
    """The lines of waits for a kernel's loads of arguments that newer firmware has loaded; it starts behind them."""
    first = function.blocks[0].instructions
    others = [i.opcode for i in first if not i.opcode.is_wait]
    starts_behind = bool(others) and others[-1].family is Family.GOTO
    if starts_behind and all(one.action is Action.LOAD for one in others[:-1]):
        yield from (i.line for i in first if i.opcode.is_wait)


def _behind_nops(block: AsmBlock) -> Iterator[int]:
    is_behind = False
    for instruction in block.instructions:
        known = instruction.opcode
        is_nop = known.family is Family.LDS and known.kind is None
        is_behind = is_nop or (is_behind and known.is_wait)
        if is_behind and known.is_wait:
            yield instruction.line


# --- waits of the author --------------------------------------------------------------------------------------
#
# The waits of the author's in a kernel's code: what he wrote stays.
#
# Inline assembly stands in the code as it was written. A wait that was written as an intrinsic becomes a wait of the
# code with its location, but where several waits follow each other LLVM makes one of them
# (`ldsopt.checker.kernel_sync`). So every wait of the code that comes from a group of the author's leaves outstanding
# at most what the author's waits do; if none comes from a group, it is not known which of them has taken it in.


STAYS = -1
"""In place of a count: the author's wait does not say it as one."""


@dataclass(frozen=True, slots=True)
class AuthorWaits:
    """The author's waits in one kernel's code.

    Attributes:
        most: by line of a wait that comes from an intrinsic, and by counter, the most operations that the author leaves
            outstanding; `STAYS` under the name of any counter where it is not known.
        authored: lines of waits in inline assembly.
        lost: lines of the IR with waits to which no wait of the code is mapped.
    """

    most: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    authored: frozenset[int] = frozenset()
    lost: tuple[int, ...] = ()

    @property
    def lines(self) -> frozenset[int]:
        """The lines of all of them, in the code."""
        return self.authored.union(self.most)

    def limit(self, line: int, counter: str, now: int) -> int | None:
        """The most operations that a wait may leave outstanding; ``None`` if its author sets no limit.

        Args:
            line: the wait's line in the code.
            counter: as spelled in assembly.
            now: the number that it leaves outstanding.
        """
        if line in self.authored:
            return now
        own = self.most.get(line)
        if own is None:
            return None
        return now if "" in own else own.get(counter)


def author_waits(function: AsmFunction, sync: KernelSync, mapping: AccessMap) -> AuthorWaits:
    """Finds the author's waits.

    Args:
        sync: the order that the kernel's IR requires.
        mapping: from waits of the code to those of the IR.
    """
    groups = {line: group for group in sync.groups for line in group.lines}
    most: dict[int, Mapping[str, int]] = {}
    found: set[tuple[int, ...]] = set()
    authored = set()
    for instruction in function.instructions:
        if not instruction.opcode.is_wait:
            continue
        if instruction.line in function.authored:
            authored.add(instruction.line)
        origin = mapping.of(instruction).access
        group = groups.get(origin) if origin is not None else None
        if group is not None:
            most[instruction.line] = {"": STAYS} if group.most is None else group.most
            found.add(group.lines)
    lost = [group.lines[0] for group in sync.groups if group.lines not in found and group.most != {}]
    return AuthorWaits(most, frozenset(authored), tuple(lost))
