"""Modules and objects linked: IR into one module, objects into a code object."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ldsopt.api.reading import SpelledModule
from ldsopt.ir.linking import linked
from ldsopt.ir.module import Module, defined_kernels
from ldsopt.ir.read import isolated, read, require_arch


def link_modules(modules: Sequence[Module], libraries: Sequence[Module] = ()) -> Module:
    """Modules of IR as one, under the first one's name.

    >>> import ldsopt
    >>> caller = ldsopt.parse('''target triple = "amdgcn-amd-amdhsa"
    ... @tile = external addrspace(3) global [64 x i32]
    ... declare void @fill()
    ... define amdgpu_kernel void @k() { call void @fill() ret void }''', mcpu="gfx942")
    >>> callee = ldsopt.parse('''target triple = "amdgcn-amd-amdhsa"
    ... @tile = addrspace(3) global [64 x i32] undef
    ... define void @fill() { store i32 0, ptr addrspace(3) @tile ret void }''', mcpu="gfx942")
    >>> "declare void @fill" in ldsopt.link_modules([caller, callee]).text
    False

    Args:
        modules: at least one.
        libraries: of which only what is used is taken, for this module alone.

    Raises:
        UsageError: there is no module.
        InputError: they are for different architectures, or define one symbol twice.
    """
    return linked(modules, libraries)


def link_files(
    paths: Sequence[str | Path],
    libraries: Sequence[str | Path] = (),
    *,
    mcpu: str | None = None,
    features: str = "",
) -> SpelledModule:
    """`link_modules` of files, in a process of its own, since LLVM may end the one that it runs in.

    Args:
        paths: ``.ll`` or ``.bc``, ``-`` for standard input; at least one.
        libraries: the same.
        mcpu: the architecture; by default the first module's own.
        features: subtarget features, as in ``llc -mattr``.

    Raises:
        InputError, UsageError: as reading and as `link_modules`; or no architecture is known.
    """

    def job() -> SpelledModule:
        modules = [read(path, mcpu=mcpu, features=features) for path in paths]
        others = [read(path, mcpu=mcpu, features=features) for path in libraries]
        one = linked(modules, others)
        return SpelledModule(one.text, one.source, require_arch(one).name, defined_kernels(one))

    return isolated(job, source=", ".join(map(str, paths)))
