"""Known faults of versions of LLVM: they explain findings and name remedies, and decide none.

The hardware, which is the same for the code of every compiler (`ldsopt.isa`), decides whether code is right. The
compiler that left a wait out decides why it is missing, and the remedy: an explanation here is keyed by the version of
LLVM. A development version (``23.0.0git``) may be from before or behind a change, so nothing is claimed of it; `ldsopt
compilers --probe` finds out by the code that it makes.
"""

from __future__ import annotations

from itertools import takewhile

from ldsopt.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class CompilerFault:
    """A fault of LLVM that some of its versions have.

    Attributes:
        does: what LLVM does; the verb first.
        reference: the issue or pull request, or the hazard of `docs/soundness.md`.
        since, until: the first release that has it, and the first that has it no more; ``None`` where there is none.
        is_probed: `ldsopt compilers --probe` asks for it.
    """

    does: str
    reference: str
    since: tuple[int, int]
    until: tuple[int, int] | None
    is_probed: bool = True

    def is_in(self, llvm: str) -> bool | None:
        """True if a version of LLVM has the fault; ``None`` where the version does not tell.

        >>> [DMA_IN_LGKMCNT.is_in(version) for version in ("22.1.8", "23.1.0", "24.0.0git", "23.0.0git", "21.1.0", "")]
        [True, False, False, None, None, None]
        """
        major, _, behind = llvm.partition(".")
        minor = "".join(takewhile(str.isdecimal, behind))
        if not (major.isdecimal() and minor):
            return None
        release = (int(major), int(minor))
        if "git" in llvm:  # from somewhere between the release before and the one that it is to become
            if self.until is not None and release[0] > self.until[0]:
                return False
            return (
                True if self.since <= release and self.until is None and release[0] > self.since[0] else None
            )
        if release < self.since:
            return None  # not looked at
        return self.until is None or release < self.until

    def said_of(self, llvm: str) -> str:
        """The fault in a clause, as far as the version has it; empty if it has not.

        >>> DMA_IN_LGKMCNT.said_of("22.1.8")
        'LLVM 22.1.8 takes global_load_lds to count in lgkmcnt (#179305)'
        >>> DMA_IN_LGKMCNT.said_of("23.0.0git")  # doctest: +NORMALIZE_WHITESPACE
        'it may be that LLVM 23.0.0git takes global_load_lds to count in lgkmcnt (#179305);
        ldsopt compilers --probe tells'
        """
        has = self.is_in(llvm)
        if has is False:
            return ""
        name = f"LLVM {llvm}" if llvm else "the compiler"
        said = f"{name} {self.does} ({self.reference})"
        return said if has else f"it may be that {said}{'; ldsopt compilers --probe tells' * self.is_probed}"


DMA_IN_LGKMCNT = CompilerFault("takes global_load_lds to count in lgkmcnt", "#179305", (22, 1), (23, 1))
"""Seen in LLVM 22.1 and one development version of 23; not in Triton 3.6.0's of 22, 3.8.0's of 23, 3.9.0's of 24."""
FENCE_AT_LOOP_HEAD = CompilerFault(
    "drops the wait of a fence at the head of a loop", "#220357", (22, 1), None
)
"""Seen in LLVM 22.1, in development versions of 23 and in one of 24; not in Triton 3.5.1's and 3.6.0's of 22."""

RELEASE_IN_LOOP = CompilerFault(
    "drops the wait of a release in a loop for what comes round it", "H7", (22, 1), None
)
"""Seen in LLVM 22.1 and Triton 3.6.0's of 22; not in Triton 3.9.0's of 24."""
SCALAR_LOAD_AT_RELEASE = CompilerFault(
    "has no wait for scalar loads in a release of gfx12", "H8", (22, 1), None
)
"""Seen in LLVM 22.1, and in Triton's 3.6.0 of 22 and 3.9.0 of 24."""
DUAL_BESIDE_MATRIX = CompilerFault(
    "does not ask what a half of v_dual reads or writes beside a matrix instruction",
    "#183573",
    (22, 1),
    None,
    is_probed=False,
)
"""Seen in LLVM 22.1; the change that mends it is from the time of version 23, of which no release was looked at."""

STORE_BY_SGPR = CompilerFault(
    "leaves no wait state behind a buffer store whose scalar offset is in an SGPR",
    "#197267",
    (22, 1),
    (23, 1),
    is_probed=False,
)
"""Seen in LLVM 22.1 and Triton 3.6.0's of 22; not in 3.9.0's of 24. The change is from the time of version 23."""

TRAP_REGISTERS = CompilerFault(
    "takes an SALU read of a ttmp register for one of s0, which ends the hazard",
    "amdgpu-wait-sgpr-hazards",
    (22, 1),
    None,
    is_probed=False,
)
"""Seen in LLVM 22.1 and in Triton 3.9.0's of 24. Those registers hold a workgroup's ids on gfx12."""


def llvm_of(compiler: str) -> str:
    """The version of LLVM that the name of a compiler tells; empty if it tells none.

    >>> [llvm_of(name) for name in ("llvmlite 0.50.0 (LLVM 22.1.0)", "llc 22.1.8", "triton 3.9.0 (LLVM 24.0.0git)")]
    ['22.1.0', '22.1.8', '24.0.0git']
    >>> llvm_of("AMD clang 20.0.0git"), llvm_of("clang 22.1.8 (ziglang)"), llvm_of("icc")
    ('20.0.0git', '22.1.8', '')
    """
    for mark in ("(LLVM ", "llc ", "clang "):
        words = compiler.partition(mark)[2].split()
        version = words[0].rstrip(")") if words else ""
        if version[:1].isdecimal():
            return version
    return ""
