"""The rules of annotate that a compiler can do without, by what it was seen to do."""

from __future__ import annotations

from ldsopt.codegen.options import DEFAULT_COMPILER, CompileOptions
from ldsopt.target.arch import Arch

_LEFT_OUT = frozenset({"R9"})
"""Rules that cost waits where nothing needs them. The others stay: they cost nothing, or all compilers need them."""


def needless(options: CompileOptions, arch: Arch | None) -> frozenset[str]:
    """The rules that `annotate` leaves out for a compiler that was named; none for llvmlite, which needs all.

    Only what the compiler was seen to do for this very architecture counts: for one that nothing is asked of, all rules
    stay. The first time a compiler is named it is probed (`ldsopt.compare.probe.run`), which takes some ten
    small compilations, each within the time that the compiler has.

    Raises:
        UsageError, Unavailable: as `probe`.
    """
    if options.compiler == DEFAULT_COMPILER or arch is None:
        return frozenset()
    from ldsopt.compare.probe.questions import QUESTIONS
    from ldsopt.compare.probe.run import probe

    if not any(arch.name in question.archs and question.rule in _LEFT_OUT for question in QUESTIONS):
        return frozenset()
    found = probe(options.compiler, arch.name, timeout_seconds=options.timeout_seconds)
    return found.needless & _LEFT_OUT
