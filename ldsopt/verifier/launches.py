"""The launch that a kernel is verified on: a given one, or one that is chosen, see `launch_search`."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from ldsopt.errors import InputError, UsageError
from ldsopt.ir.attributes import FLAT_SIZE, launch_bounds, string_attributes
from ldsopt.ir.module import Function, Module
from ldsopt.simt.launch import Launch
from ldsopt.simt.preparation import Backend, PreparedLaunch
from ldsopt.simt.simulate import SimulationResult
from ldsopt.verifier.launch_search import find_launch


@dataclass(frozen=True, slots=True)
class Chosen:
    """The launch to run two modules on.

    Attributes:
        launch: that.
        choices: one sentence for each part of it that had to be chosen.
        program: the first module, prepared for it, if it was executed to choose it.
        executed: instructions that the waves executed then, by function.
    """

    launch: Launch
    choices: tuple[str, ...] = ()
    program: PreparedLaunch | None = field(default=None, repr=False, compare=False)
    executed: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)


def given(launch: Launch) -> Chosen:
    """The launch that the user described."""
    return Chosen(launch)


def choose(
    module: Module,
    *,
    kernel: str | None = None,
    backend: Backend = "auto",
    shape: tuple[int, int, int] | None = None,
) -> Chosen:
    """Chooses a launch for the module's kernel.

    Args:
        module: with the kernel.
        kernel: which, where there are several.
        backend: what executes it to try launches.
        shape: of the workgroups, if it is told.

    Raises:
        InputError: there is none to be found, and what to do about it.
    """
    found = find_launch(module, _kernel(module, kernel), backend, shape)
    return Chosen(found.launch, found.choices, found.program, found.executed)


def _kernel(module: Module, wanted: str | None) -> Function:
    kernels = [f for f in module.functions() if f.is_kernel and wanted in (None, f.name)]
    if len(kernels) == 1:
        return kernels[0]
    if wanted is not None:
        names = ", ".join(f.name for f in module.functions() if f.is_kernel)
        raise InputError(f"no kernel '{wanted}'; kernels: {names or 'none'}", file=module.source)
    names = ", ".join(kernel.name for kernel in kernels)
    raise InputError(
        f"{len(kernels)} kernels in the module" + (f": {names}" if names else ""),
        file=module.source,
        remedy="name the one to run with --kernel",
    )


def from_options(grid: str | None, block: str | None, arguments: tuple[str, ...], **others: object) -> Launch:
    """Makes a launch from the words of a command line, with sizes as ``X,Y,Z``.

    Raises:
        UsageError: a size that is no number.
    """
    return Launch(
        grid=_sizes("grid", grid or "1"),
        block=_sizes("block", block or "64"),
        arguments=[_number_or_words(word) for word in arguments],
        **others,  # type: ignore[arg-type]
    )


def _number_or_words(word: str) -> int | float | str:
    """An argument of a command line: a number, whose type is the parameter's, or words.

    >>> [_number_or_words(word) for word in ("64", "-0x10", "0.5", "i32=64")]
    [64, -16, 0.5, 'i32=64']
    """
    for read in (lambda text: int(text, 0), float):
        with contextlib.suppress(ValueError):
            return read(word)
    return word


def parameters_in_words(module: Module, wanted: str | None) -> str:
    """The needs of a launch, in words: the types of a kernel's parameters; the kernels, where there are several."""
    kernels = [f for f in module.functions() if f.is_kernel and wanted in (None, f.name)]
    if len(kernels) != 1:
        return f"kernels: {', '.join(kernel.name for kernel in kernels) or 'none'}"
    types = ", ".join(module.type_of(argument) for argument in kernels[0].arguments)
    return f"'{kernels[0].name}' takes {types or 'no arguments'}"


def doubts(module: Module, launch: Launch, result: SimulationResult) -> str:
    """The doubts about a launch that may be the cause of findings, in words; empty if nothing is seen."""
    kernels = [f for f in module.functions() if f.is_kernel and launch.kernel in (None, f.name)]
    if not result.findings or len(kernels) != 1:
        return ""
    has_dynamic = any(variable.is_dynamic for variable in module.lds_globals())
    if has_dynamic and not launch.dynamic_lds and any(f.kind == "out-of-bounds" for f in result.findings):
        return "the kernel has dynamic LDS, and the launch gives none: --dynamic-lds BYTES"
    bounds, items = launch_bounds(module, kernels[0]), math.prod(launch.items)
    if bounds.is_exact and launch.items != bounds.sizes:
        return f"the kernel is made for workgroups of {'x'.join(map(str, bounds.sizes))}: --block"
    if FLAT_SIZE in string_attributes(module, kernels[0]) and not bounds.least <= items <= bounds.flat:
        wanted = f"{bounds.least} to {bounds.flat}" if bounds.least < bounds.flat else str(bounds.flat)
        return (
            f"the kernel is made for workgroups of {wanted} work-items, and the launch has {items}: --block"
        )
    return ""


def _sizes(name: str, text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise UsageError(f"{name} {text!r}: one to three numbers are needed, e.g. 64 or 16,16,1") from None
