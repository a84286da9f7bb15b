"""Launches that break what is promised of launches (`ldsopt.checker.promised_options`): what rests on a promise says
nothing of a launch that breaks it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from ldsopt.analysis.addresses.differences import compared_arguments
from ldsopt.analysis.flow.callees import callees_of
from ldsopt.analysis.provenance.kernel_code import kernel_code, reads_id
from ldsopt.assumptions import SIZES_ARE_NOT_NEGATIVE, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.errors import InputError
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import require_arch
from ldsopt.target.workgroup_size import workgroup_size

if TYPE_CHECKING:  # numpy is imported only by who executes something
    from ldsopt.simt.launch import Launch


def require_kept(module: Module, launch: Launch, promises: Collection[str]) -> None:
    """Refuses a launch that breaks a promise.

    Args:
        module: with the kernel.
        launch: of it; where the module has several kernels, and the launch names none, that is for others to say.
        promises: by name.

    Raises:
        InputError: the launch breaks one of them.
    """
    kernels = [f for f in module.functions() if f.is_kernel and launch.kernel in (None, f.name)]
    broken = next(_broken(module, kernels[0], launch, promises), None) if len(kernels) == 1 else None
    if broken is not None:
        name, why = broken
        raise InputError(
            f"the launch does not keep {name}: {why}",
            file=module.source,
            remedy=f"leave out --assume {name}, or launch it otherwise",
        )


def _broken(
    module: Module, kernel: Function, launch: Launch, promises: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yields the promises that are broken, each with what breaks it."""
    for name in promises:
        if (told := workgroup_size(name)) is not None and told != launch.items:
            yield name, f"its workgroups are {'x'.join(map(str, launch.items))}"
    if UNREAD_DIMENSIONS_ARE_ONE in promises:
        callees, code = callees_of(module), kernel_code(module, kernel.name)
        for axis, size in zip("xyz", launch.items, strict=True):
            if size > 1 and not reads_id(callees, code, axis):
                why = f"its workgroups have size {size} along {axis}, and nothing reads that id"
                yield UNREAD_DIMENSIONS_ARE_ONE, why
    if SIZES_ARE_NOT_NEGATIVE in promises:
        from ldsopt.simt.launch import resolve

        arguments = resolve(launch, require_arch(module))
        for number in compared_arguments(module, kernel):
            value = arguments[number].value if number < len(arguments) else None
            signed = (value + (1 << 31)) % (1 << 32) - (1 << 31) if isinstance(value, int) else 0
            if signed < 0:
                yield SIZES_ARE_NOT_NEGATIVE, f"argument {number} of '{kernel.name}' is {signed}"
