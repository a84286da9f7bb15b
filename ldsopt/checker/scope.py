"""Hazard classes, and those of them that a verdict covers.

A verdict without its scope is misread: "no findings" says nothing of a hazard that was not looked for. `CLASSES` lists
the hazards of LDS, memory and registers that a kernel's author may expect a checker to find, with the rules of `check`
and the findings of execution that cover each. A class without either is examined nowhere, and every report says so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

from ldsopt.checker.findings import Check, Rule
from ldsopt.dataclass import dataclass
from ldsopt.machine.alu_hazard_table import ALU_FAMILIES
from ldsopt.machine.wait_state_table import FAMILIES, RUN_BY
from ldsopt.simt.findings import SimulationFindingKind


class Subject(Enum):
    """Inputs that are examined; a class may be examined in one of them and not in another."""

    IR = "IR and the code that it compiles to"
    CODE = "machine code"
    IR_RUN = "one execution of IR"
    CODE_RUN = "one execution of machine code"


_STATIC = frozenset({Subject.IR, Subject.CODE})
_RUNS = frozenset({Subject.IR_RUN, Subject.CODE_RUN})


@dataclass(frozen=True, slots=True)
class HazardClass:
    """A kind of fault that a kernel or its code may have.

    Attributes:
        name: stable, for JSON and `ldsopt explain`.
        says: the hazard, a noun with its condition.
        examined: the subjects that are examined for it.
        archs: the architectures that have it; empty for all.
        rules: the rules of `check` that report it.
        kinds: findings of `simulate` and `verify` that report it.
        remedy: the way to examine it, where `check` does not.
    """

    name: str
    says: str
    examined: frozenset[Subject]
    rules: tuple[Rule, ...] = ()
    kinds: tuple[SimulationFindingKind, ...] = ()
    remedy: str = ""
    archs: frozenset[str] = frozenset()


CLASSES = (
    HazardClass(
        "lds-dma",
        "an LDS access that runs while an LDS-DMA of its own wave still writes the bytes",
        _STATIC | _RUNS,
        (Rule.MISSING_WAIT,),
        ("missing-wait", "race"),
    ),
    HazardClass(
        "lds-dma-at-barriers",
        "an LDS-DMA in flight at a barrier behind which another wave accesses its bytes",
        _STATIC | _RUNS,
        (Rule.ACROSS_BARRIER,),
        ("race",),
    ),
    HazardClass(
        "lds-at-barriers",
        "an LDS access outstanding at a barrier behind which another wave's access conflicts",
        _STATIC | {Subject.CODE_RUN},
        (Rule.BARE_BARRIER, Rule.LOST_FENCE_WAIT),
        ("race",),
    ),
    HazardClass(
        "lds-before-dma",
        "an LDS access outstanding where its own wave starts an LDS-DMA of the same bytes",
        _STATIC,
        (Rule.OVERTAKEN,),
    ),
    HazardClass(
        "memory-at-releases",
        "an access of global memory outstanding at a barrier behind a fence that releases it",
        _STATIC,
        (Rule.LOST_RELEASE_WAIT, Rule.SCALAR_LOAD_WAIT),
    ),
    HazardClass(
        "narrowed-fences",
        "global memory that waves exchange over a barrier whose fences order LDS only",
        frozenset({Subject.IR}),
        (Rule.WEAK_FENCE,),
        remedy="ldsopt check of the IR",
    ),
    HazardClass(
        "registers",
        "a register used before the memory operation that writes it is complete",
        _STATIC | {Subject.CODE_RUN},
        (Rule.REGISTER_HAZARD, Rule.AT_RETURN),
        ("register-hazard",),
    ),
    HazardClass(
        "issue-order",
        "an access and an LDS-DMA of the same bytes, issued in another order than the IR has them",
        frozenset({Subject.IR}),
        (Rule.REORDERED,),
        remedy="ldsopt check of the IR",
    ),
    HazardClass(
        "staggered-waves",
        "two groups of waves, some barriers apart, that access common bytes at the same time",
        frozenset({Subject.IR}) | _RUNS,
        (Rule.PHASE_CONFLICT,),
        ("race",),
        remedy="ldsopt check of the IR, or ldsopt simulate --machine, for one launch",
    ),
    HazardClass(
        "alias-metadata",
        "alias metadata by which LLVM may drop a wait for an LDS-DMA",
        frozenset({Subject.IR}),
        (Rule.DMA_WITHOUT_SCOPE, Rule.DMA_NOT_LAUNDERED),
        remedy="ldsopt check of the IR",
    ),
    HazardClass(
        "races",
        "LDS accesses of two waves that conflict, with no barrier between them",
        _STATIC | _RUNS,
        (Rule.WAVE_RACE,),
        ("race",),
        remedy="ldsopt check without --no-races",
    ),
    HazardClass(
        "global-races",
        "accesses of global memory by two waves of a workgroup that conflict, with nothing that orders them",
        _RUNS | {Subject.IR},
        kinds=("global-race",),
        remedy="ldsopt check of the IR, or ldsopt simulate, for one launch",
    ),
    HazardClass(
        "barrier-participation",
        "a barrier that only some waves, or some lanes, of a workgroup reach",
        _STATIC | _RUNS,
        (Rule.DIVERGENT_BARRIER,),
        ("divergent-barrier", "deadlock"),
        remedy="ldsopt check without --no-races",
    ),
    HazardClass(
        "memory-bounds",
        "an access outside of its object, or a read of LDS that nothing wrote",
        _RUNS,
        kinds=("out-of-bounds", "uninitialized-read", "misaligned", "memory-fault"),
        remedy="ldsopt simulate, for one launch",
    ),
    HazardClass(
        "results",
        "outputs that differ from those of another version of the kernel",
        _RUNS,
        remedy="ldsopt verify, for one launch",
    ),
    HazardClass(
        "wait-states",
        "two instructions with fewer wait states between them than the hardware needs (MFMA results, VALU, SALU)",
        _STATIC,
        (Rule.WAIT_STATES,),
        remedy="of other architectures no command examines it",
        archs=frozenset({*FAMILIES, *RUN_BY}) | {arch for arch in ALU_FAMILIES if arch.startswith("gfx10")},
    ),
    HazardClass(
        "alu-hazards",
        "a result or source for which the hardware of RDNA does not wait, without the fill or the wait that it needs "
        "(expcnt, xcnt, and in expert mode va_vdst and vm_vsrc)",
        _STATIC,
        (Rule.ALU_HAZARD, Rule.SOURCE_OVERWRITTEN),
        remedy="of other architectures no command examines it",
        archs=frozenset(ALU_FAMILIES),
    ),
    HazardClass(
        "uncounted-waits",
        "M0, EXEC and registers by a relative index that a load writes; M0 that xcnt protects; exports of other "
        "architectures than RDNA; expert mode (SCHED_MODE) that callers alone set; direct loads of LDS; a mask of 64 "
        "lanes that is written on gfx11 and not read behind it; on CDNA VSKIP and TRAPSTS that s_setreg sets, VCCZ and "
        "EXECZ as data, VCC by another name, a load into data of a store",
        frozenset(),
        remedy="no command examines it",
    ),
)
"""Every class, those that `check` examines first."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A function about which nothing is proved, and the reason."""

    function: str
    reason: str


@dataclass(frozen=True, slots=True)
class VerdictScope:
    """The extent of a verdict.

    Attributes:
        examined, not_examined: all of `CLASSES`, in their order.
        left_out: functions to which the examined classes do not extend.
    """

    examined: tuple[HazardClass, ...]
    not_examined: tuple[HazardClass, ...]
    left_out: tuple[LeftOut, ...] = ()


def scope_of(
    subject: Subject, arch: str, left_out: Iterable[LeftOut] = (), not_checked: Collection[str | Rule] = ()
) -> VerdictScope:
    """The extent of a verdict on a subject.

    Args:
        subject: the examined subject.
        arch: its architecture; empty where that makes no difference.
        left_out: functions about which nothing is proved; of several reasons for one, the first counts.
        not_checked: kinds of findings that an execution, or rules that `check`, was told not to look for.
    """
    examined = tuple(
        one
        for one in CLASSES
        if subject in one.examined
        and (not one.archs or arch in one.archs)
        and not (one.kinds and set(one.kinds) <= set(not_checked))
        and not (one.rules and set(one.rules) <= set(not_checked))
    )
    first = {one.function: one for one in reversed(tuple(left_out))}
    return VerdictScope(
        examined, tuple(one for one in CLASSES if one not in examined), tuple(reversed(first.values()))
    )


def scope_of_check(check: Check, left_out: Iterable[LeftOut] = ()) -> VerdictScope:
    """The extent of `check`, without the given functions, functions without code, and unreadable ones."""
    absent = (
        LeftOut(name, f"the compiler makes no code of it for {check.arch}") for name in check.without_code
    )
    others = (LeftOut(name, "--kernel does not name it") for name in check.not_asked_for)
    unread = (LeftOut(f.function, f.reason) for f in check.findings if f.rule is Rule.UNREADABLE_CODE)
    without: list[str | Rule] = [] if check.races is not None else [Rule.WAVE_RACE, Rule.DIVERGENT_BARRIER]
    without += [] if check.global_races is not None else ["global-race"]
    return scope_of(
        Subject.CODE if check.code else Subject.IR,
        check.arch,
        (*absent, *unread, *others, *left_out),
        without,
    )
