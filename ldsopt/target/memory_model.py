"""The demands of a release on a wave's own memory operations: LLVM's memory model for AMD GPUs, as a table.

A release (a fence, or an atomic access that releases) makes what its wave has done before visible to whoever acquires
in its scope. The code for it waits, by kind of operation, until those are complete. Which kinds, is a matter of the
scope, of the address spaces that are ordered, and of where the hardware keeps an order by itself:

========================= ============= ============ ============ ============================
architecture              scope         loads        stores       LDS operations
========================= ============= ============ ============ ============================
gfx6 to gfx9              workgroup     --           --           complete
gfx90a, gfx942, gfx950,   workgroup     complete     complete     -- (none can be allocated)
in threadgroup split mode
gfx10 to gfx12, gfx1250   workgroup     complete     complete     complete
gfx10 to gfx12, CU mode   workgroup     complete [1] complete [1] complete
all                       agent, wider  complete     complete     complete
all                       wavefront,    --           --           --
                          one thread
========================= ============= ============ ============ ============================

*Loads* and *stores* are vector accesses of global memory and scratch. A fence that is limited to address spaces
(``!mmra``) asks nothing of the others; of LDS only, it asks of LDS operations. The scopes ``...-one-as`` order each
address space by itself, and LDS does that without a wait [1].

[1] Versions differ: LLVM 22.1 asks for it in CU mode, that of Triton 3.6.0 does not; none does for ``-one-as``. What
any might ask for is kept; what every one asks for is `Release.by_all`, and only that is taken to be missing where it
is not there.

Scalar loads have to be complete at every release of the workgroup or wider that orders global memory, on every
architecture [2]. They go through a cache of their own, so nothing orders them with another wave's vector store; and
LLVM makes one of every uniform load whose memory nothing writes *in front of it*, whatever writes it behind a barrier.
Memory that does not change while the kernel runs is excepted: `ldsopt.checker.releases`.

[2] LLVM up to 24 waits for it on gfx6 to gfx11 alone, where LDS operations and scalar loads share a counter. On gfx12
and gfx1250 it does not: hazard H8.

Before gfx90a all of a wave's operations are complete in front of an ``s_barrier``, whatever it is fenced with:
`ldsopt.target.arch.Arch.has_auto_barrier_wait`.

Acquiring asks that the atomic access it pairs with is complete, and drops caches.

Sources: LLVM, AMDGPUUsage, 'Memory Model' of GFX6-GFX9, GFX90A, GFX942, GFX10-GFX11, GFX12 (the code sequences of
``fence release``); SIMemoryLegalizer.cpp, ``insertWait`` and ``insertRelease``.
"""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.dataclass import dataclass
from ldsopt.target.arch import Arch

_NARROW = frozenset({"wavefront", "wavefront-one-as", "singlethread", "singlethread-one-as"})
_ONE_SPACE = "one-as"
_SHOWS_SCOPES = ("gfx94", "gfx950", "gfx9-4", "gfx12")


@dataclass(frozen=True, slots=True)
class Ordered:
    """Kinds of a wave's operations that have to be complete."""

    loads: bool = False
    stores: bool = False
    lds: bool = False
    scalar: bool = False

    def __or__(self, other: Ordered) -> Ordered:
        """The kinds of both.

        >>> Ordered(loads=True) | Ordered(lds=True)
        Ordered(loads=True, stores=False, lds=True, scalar=False)
        """
        return Ordered(
            self.loads or other.loads,
            self.stores or other.stores,
            self.lds or other.lds,
            self.scalar or other.scalar,
        )


@dataclass(frozen=True, slots=True)
class Release:
    """The demands of a release.

    Attributes:
        by_any: some version of the memory model asks that these are complete.
        by_all: every version does.
        row: the row of the table, for people.
    """

    by_any: Ordered
    by_all: Ordered
    row: str


def release(
    arch: Arch, scope: str, spaces: Collection[str] | None = None, features: Collection[str] = ()
) -> Release:
    """The demands of a release of that scope.

    Args:
        scope: LLVM's name of the synchronization scope; empty for the whole system.
        spaces: the address spaces that it is limited to (``local``, ``global``); ``None`` for all.
        features: those of the function that are on: ``cumode``, ``tgsplit``.

    >>> from ldsopt.target.arch import arch
    >>> release(arch("gfx942"), "workgroup").by_all
    Ordered(loads=False, stores=False, lds=True, scalar=True)
    >>> release(arch("gfx1100"), "workgroup", {"local"}).by_all
    Ordered(loads=False, stores=False, lds=True, scalar=False)
    """
    if scope in _NARROW:
        return Release(Ordered(), Ordered(), f"{scope}: nothing")
    is_global = spaces is None or "global" in spaces
    is_local = spaces is None or "local" in spaces
    narrowest = scope.removesuffix(_ONE_SPACE).rstrip("-") == "workgroup"
    lds = is_local and not (narrowest and "tgsplit" in features)
    memory = memory_by_all = is_global
    mode = ""
    if narrowest and arch.is_before("gfx10"):
        memory = memory_by_all = is_global and "tgsplit" in features
        mode = "threadgroup split, " if "tgsplit" in features else ""
    elif narrowest and "cumode" in features:
        memory_by_all, mode = False, "CU mode, "
    limited = "" if spaces is None else f", {' and '.join(sorted(spaces))} only"
    row = f"{arch.generation}, {mode}release of scope {scope or 'system'}{limited}"
    return Release(
        Ordered(memory, memory, lds, is_global),
        Ordered(memory_by_all, memory_by_all, lds and not scope.endswith(_ONE_SPACE), is_global),
        row,
    )


def shows_release(arch: Arch) -> bool:
    """A store that releases to other workgroups, kernels or the host has a scope in code.

    Without one it looks like any other store (gfx6 to gfx90a, gfx10, gfx11). Source: SIMemoryLegalizer.cpp,
    ``enableStoreCacheBypass`` and ``enableReleaseCacheBypass``.

    >>> from ldsopt.target.arch import arch
    >>> [shows_release(arch(name)) for name in ("gfx90a", "gfx942", "gfx1100", "gfx1201")]
    [False, True, False, True]
    """
    return arch.name.startswith(_SHOWS_SCOPES)
