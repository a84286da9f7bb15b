"""A version of a module of which some kernels are those of the input: they keep the input's code and its check.

Rule: a kernel's code, and all that `check` finds in it, depend on no other kernel's body, where

* every function that is defined is a kernel. Nothing can call a kernel, so nothing of one is inlined into another, and
  none has its registers; and LLVM lays out the LDS of each kernel by itself where only kernels name variables (LLVM,
  AMDGPULowerModuleLDS.cpp);
* no address in LDS escapes, in the input or in the version, so no kernel loads one that another has stored;
* there are no aliases, and no assembly outside of functions.

So a copy of the version is compiled in which these kernels have an empty body. They are still there, since labels of
the code have the numbers of functions in them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import TypeVar

from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.checker.findings import Check
from ldsopt.compare.verdicts import RANKS
from ldsopt.compare.versions import CompiledVersion, VersionCode
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse

T = TypeVar("T")


def unedited(module: Module, edits: Edits) -> frozenset[str]:
    """The names of the functions that edits leave as they are."""
    if edits.relocations:
        return frozenset()
    lines = sorted(edits.lines)
    return frozenset(
        body.name
        for body in module.bodies()
        if bisect_left(lines, body.line) == bisect_right(lines, body.end)
    )


def are_independent(module: Module) -> bool:
    """There are several functions, and all of them are kernels whose code depends on no other (the module's rule)."""
    provenance = provenance_of(module)
    functions = provenance.found
    is_alone = not provenance.aliases and not module.assembly_words()
    return len(functions) > 1 and is_alone and not provenance.escapes and all(f.is_kernel for f in functions)


def version_with(
    before: CompiledVersion,
    module: Module,
    same: Collection[str],
    compiled: Callable[[Module], CompiledVersion],
) -> CompiledVersion:
    """A version of which some kernels are as in the input. Lines of findings are those of the copy.

    Args:
        before: the input's code.
        module: the version.
        same: those kernels.
        compiled: compiles the copy.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    part = compiled(reparse(_with_empty(module, same), module))

    def merged(old: Mapping[str, T], new: Mapping[str, T]) -> dict[str, T]:
        return {name: old[name] if name in same and name in old else one for name, one in new.items()}

    def check() -> Check:
        old, new = before.check, part.check
        summaries = {function.name: function for function in old.functions}
        findings = [f for f in old.findings if f.function in same]
        findings += [f for f in new.findings if f.function not in same]
        return replace(
            new,
            functions=tuple(
                summaries[f.name] if f.name in same and f.name in summaries else f for f in new.functions
            ),
            findings=tuple(sorted(findings, key=lambda f: (RANKS.index(f.verdict), f.function))),
            is_same_code=old.is_same_code and new.is_same_code,
            assumptions=tuple(dict.fromkeys((*old.assumptions, *new.assumptions))),
        )

    functions = merged(before.code.functions, part.code.functions)
    digests = merged(before.code.digests, part.code.digests)
    return CompiledVersion(VersionCode(part.code.compiled, functions, digests), check)


def _with_empty(module: Module, names: Collection[str]) -> str:
    """The text with nothing but a return in the bodies of these kernels."""
    out: list[str] = []
    done = 0
    for body in module.bodies():
        if body.name in names:
            out += [*module.lines[done : body.line + 1], "  ret void"]
            done = body.end
    return "\n".join([*out, *module.lines[done:]])
