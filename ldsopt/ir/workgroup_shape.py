"""The shape of a kernel's workgroups, for those who number waves: as it is stated, told, or taken on trust."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from ldsopt.errors import InputError, UsageError
from ldsopt.ir.attributes import LaunchBounds, launch_bounds
from ldsopt.ir.module import Function, Module
from ldsopt.ir.refusal import refused
from ldsopt.options import option
from ldsopt.target.workgroup_size import WORKGROUP_SIZE, workgroup_size


def told_shapes() -> Sequence[str]:
    """The field of a dataclass of options with the shape that workgroups are said to have."""
    field: Sequence[str] = option(
        (),
        f"Make an assumption. {WORKGROUP_SIZE}=X[,Y[,Z]]: every workgroup of a kernel that does not state its size has "
        "this one; HIP kernels do not say.",
        metavar="NAME",
    )
    return field


@dataclass(frozen=True, slots=True, kw_only=True)
class ShapeOptions:
    """The shape of workgroups, for a command that asks for nothing else about launches."""

    assume: Sequence[str] = told_shapes()

    def __post_init__(self) -> None:
        require_shapes(self.assume)


def require_shapes(assume: Sequence[str]) -> None:
    """Requires that assumptions are one shape, or none.

    Raises:
        UsageError: they are something else.
    """
    if len(assume) > 1 or not all(map(workgroup_size, assume)):
        raise UsageError(f"--assume takes one {WORKGROUP_SIZE}=X[,Y[,Z]], not {', '.join(assume)}")


def with_told_shape(module: Module, assume: Collection[str]) -> Module:
    """The module with the size of workgroups that is among some assumptions, for whoever asks for launch bounds.

    Raises:
        InputError: it contradicts a kernel's bounds.
    """
    name, told = next(((one, size) for one in assume if (size := workgroup_size(one))), ("", None))
    if told is None:
        return module
    module = replace(module, workgroup=told)
    for function in module.functions():
        if function.is_kernel and not (bounds := launch_bounds(module, function)).is_exact:
            raise contradicted(module, function, bounds, name)
    return module


def told_to(module: Module, assume: Collection[str]) -> tuple[str, ...]:
    """The assumption about the size of workgroups, if some kernel does not state its own."""
    names = tuple(one for one in assume if workgroup_size(one))
    if not names or not any(f.is_kernel and launch_bounds(module, f).is_told for f in module.functions()):
        return ()
    return names


def contradicted(module: Module, function: Function, bounds: LaunchBounds, name: str) -> InputError:
    """The error about a kernel whose workgroups cannot have the size that an assumption says."""
    return refused(
        module,
        function.line,
        f"workgroups of '{function.name}' have {bounds.least} to {bounds.flat} work-items, which is not {name}",
        "give the size of its launches",
    )
