"""Which of annotate's rules a compiler can do without, by what it was seen to do."""

from __future__ import annotations

from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.target.arch import Arch

_LEFT_OUT = frozenset({"R9"})
"""Rules that cost waits where nothing needs them. The others stay: they cost nothing, or all compilers need them."""


def needless(compiler: str, arch: Arch | None) -> frozenset[str]:
    """The rules that `annotate` leaves out for a compiler that was named; none for llvmlite, which needs all.

    The first time a compiler is named it is probed (`ldsopt.probe.run`), which takes some ten small compilations.

    Raises:
        UsageError, Unavailable: as `probe`.
    """
    if compiler == DEFAULT_COMPILER:
        return frozenset()
    from ldsopt.probe.run import probe, questions_for

    asked = {name for _, name in questions_for(None)}
    return (
        probe(compiler, arch.name if arch is not None and arch.name in asked else None).needless & _LEFT_OUT
    )
