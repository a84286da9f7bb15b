"""The size of workgroups: how large they may be, and the assumption that says it of those of a kernel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ldsopt.errors import InputError

LARGEST_WORKGROUP = 1024
"""Work-items of a workgroup at most. Source: AMDGPUUsage, ``amdgpu-flat-work-group-size``."""

WORKGROUP_SIZE = "workgroup-size"
"""``workgroup-size=X[,Y[,Z]]``: every workgroup has this size, none is smaller, unless a kernel states another.
``workgroup-size@KERNEL=X[,Y[,Z]]`` says it of one kernel alone, whatever the other says."""
WORKGROUP_SIZE_FORMS = f"{WORKGROUP_SIZE}[@KERNEL]=X[,Y[,Z]]"
"""Both, as help and messages name them."""


class ToldSize(NamedTuple):
    """The size that workgroups have, as the user says.

    Attributes:
        name: of the assumption, as it was given.
        kernel: that it is said of; empty of all that state no size.
        sizes: along x, y and z.
    """

    name: str
    kernel: str
    sizes: tuple[int, int, int]


def workgroup_size(name: str) -> ToldSize | None:
    """The size that an assumption of this name says; ``None`` for another, and for more work-items than there can be.

    >>> workgroup_size("workgroup-size=32,8").sizes, workgroup_size("workgroup-size=4096")
    ((32, 8, 1), None)
    >>> workgroup_size("workgroup-size@rows=64")
    ToldSize(name='workgroup-size@rows=64', kernel='rows', sizes=(64, 1, 1))
    """
    word, _, said = name.rpartition("=")
    word, at, kernel = word.partition("@")
    sizes = said.split(",")
    if word != WORKGROUP_SIZE or bool(at) != bool(kernel):
        return None
    if len(sizes) > 3 or not all(_is_count(size) for size in sizes):
        return None
    x, y, z = map(int, (*sizes, "1", "1")[:3])
    return ToldSize(name, kernel, (x, y, z)) if x * y * z <= LARGEST_WORKGROUP else None


def told_sizes(assume: Iterable[str]) -> Sequence[ToldSize]:
    """The sizes that are among some assumptions."""
    return [told for name in assume if (told := workgroup_size(name)) is not None]


def told_size(assume: Iterable[str], kernel: str) -> ToldSize | None:
    """The size that assumptions say of a kernel's workgroups, if it states none; its own goes before that of all.

    >>> told_size(("workgroup-size=256", "workgroup-size@rows=64"), "rows").sizes
    (64, 1, 1)
    """
    of_kernel = {told.kernel: told for told in told_sizes(assume)}
    return of_kernel.get(kernel) or of_kernel.get("")


def said_twice(assume: Iterable[str]) -> bool:
    """True if assumptions say two sizes of one kernel, or of all."""
    kernels = [told.kernel for told in told_sizes(assume)]
    return len(set(kernels)) < len(kernels)


def require_kernels(assume: Iterable[str], kernels: Sequence[str], source: str) -> None:
    """Requires that there is each kernel of which assumptions say a size.

    Raises:
        InputError: there is none of this name in a source.
    """
    for told in told_sizes(assume):
        if told.kernel not in ("", *kernels):
            raise InputError(
                f"no kernel is named '{told.kernel}', as {told.name} says",
                file=source,
                remedy=f"name one of these: {', '.join(kernels)}" if kernels else "leave it out",
            )


def kind_of(assumption: str) -> str:
    """The name of an assumption without the kernel and the value that it says.

    >>> kind_of("workgroup-size@rows=64"), kind_of("named-bases")
    ('workgroup-size', 'named-bases')
    """
    return assumption.partition("=")[0].partition("@")[0]


def _is_count(digits: str) -> bool:
    return digits.isdecimal() and digits.isascii() and digits[0] != "0"
