"""Kernels that the user names, and the size of workgroups: how large they may be, and the assumption that says it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple

from ldsopt.errors import InputError
from ldsopt.patterns import is_named

LARGEST_WORKGROUP = 1024
"""Work-items of a workgroup at most. Source: AMDGPUUsage, ``amdgpu-flat-work-group-size``."""

WORKGROUP_SIZE = "workgroup-size"
"""``workgroup-size=X[,Y[,Z]]``: every workgroup has this size, none is smaller, unless a kernel states another.
``workgroup-size@KERNEL=X[,Y[,Z]]`` says it of one kernel alone, whatever the other says; a name with ``*``, ``?``
or ``[`` is a pattern, as the symbols of C++ templates need it, and counts where no kernel's own name is given.
One size may be ``*``: as many work-items as the kernel's launch bounds admit, if they are below `LARGEST_WORKGROUP`."""
WORKGROUP_SIZE_FORMS = f"{WORKGROUP_SIZE}[@KERNEL]=X[,Y[,Z]]"
"""Both, as help and messages name them."""
_ANY = "*"
_MOST = 3
"""Names of kernels that a message lists."""


class ToldSize(NamedTuple):
    """The size that workgroups have, as the user says.

    Attributes:
        name: of the assumption, as it was given.
        kernel: its name or a pattern of names; empty of all that state no size.
        sizes: along x, y and z; 0 for one that the kernel's launch bounds decide.
    """

    name: str
    kernel: str
    sizes: tuple[int, int, int]

    def is_of(self, kernel: str) -> bool:
        """True if it is said of a kernel of this name, or of all."""
        return not self.kernel or is_named(kernel, (self.kernel,))

    def within(self, flat: int) -> tuple[int, int, int] | None:
        """The sizes for a kernel of at most so many work-items; ``None`` if its launch bounds do not decide them.

        >>> ToldSize("", "", (64, 0, 1)).within(256), ToldSize("", "", (64, 0, 1)).within(1024)
        ((64, 4, 1), None)
        """
        if 0 not in self.sizes:
            return self.sizes
        rest = prod(filter(None, self.sizes))
        if flat >= LARGEST_WORKGROUP or flat % rest:
            return None
        x, y, z = (size or flat // rest for size in self.sizes)
        return x, y, z


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
    if len(sizes) > 3 or sizes.count(_ANY) > 1 or not all(size == _ANY or _is_count(size) for size in sizes):
        return None
    x, y, z = (0 if size == _ANY else int(size) for size in (*sizes, "1", "1")[:3])
    return ToldSize(name, kernel, (x, y, z)) if (x or 1) * (y or 1) * (z or 1) <= LARGEST_WORKGROUP else None


def told_sizes(assume: Iterable[str]) -> Sequence[ToldSize]:
    """The sizes that are among some assumptions."""
    return [told for name in assume if (told := workgroup_size(name)) is not None]


def told_size(assume: Iterable[str], kernel: str) -> ToldSize | None:
    """The size that assumptions say of a kernel's workgroups, if it states none: its own, a pattern's, that of all.

    >>> told_size(("workgroup-size=256", "workgroup-size@rows=64"), "rows").sizes
    (64, 1, 1)
    >>> told_size(("workgroup-size=256", "workgroup-size@*gemm*=64,4"), "_Z4gemmIfEvPT_").sizes
    (64, 4, 1)
    """
    of_kernel = {told.kernel: told for told in told_sizes(assume)}
    patterns = _patterns_of(of_kernel.values(), kernel)
    return of_kernel.get(kernel) or next(iter(patterns), None) or of_kernel.get("")


def _patterns_of(told: Iterable[ToldSize], kernel: str) -> list[ToldSize]:
    return [one for one in told if one.kernel not in ("", kernel) and one.is_of(kernel)]


def said_twice(assume: Iterable[str]) -> bool:
    """True if assumptions say two sizes of one kernel, or of all."""
    kernels = [told.kernel for told in told_sizes(assume)]
    return len(set(kernels)) < len(kernels)


def require_kernels(assume: Iterable[str], kernels: Sequence[str], source: str) -> None:
    """Requires that there is each kernel of which assumptions say a size by its name, and one size of each.

    A pattern may match no kernel: it is given once for a directory, of whose modules some have such kernels.

    Raises:
        InputError: there is none of this name in a source, or two patterns say two sizes of a kernel.
    """
    all_told = told_sizes(assume)
    for told in all_told:
        is_pattern = any(letter in told.kernel for letter in "*?[")
        if told.kernel not in ("", *kernels) and not is_pattern:
            raise InputError(
                f"no kernel is named '{told.kernel}', as {told.name} says",
                file=source,
                remedy=f"name one of these: {', '.join(kernels)}" if kernels else "leave it out",
            )
    named = {told.kernel for told in all_told}
    for name in kernels:
        patterns = _patterns_of(all_told, name)
        if name not in named and len({one.sizes for one in patterns}) > 1:
            raise InputError(
                f"two sizes are said of workgroups of '{name}': {' and '.join(one.name for one in patterns)}",
                file=source,
                remedy="say one, or make the patterns longer",
            )


def kind_of(assumption: str) -> str:
    """The name of an assumption without the kernel and the value that it says.

    >>> kind_of("workgroup-size@rows=64"), kind_of("named-bases")
    ('workgroup-size', 'named-bases')
    """
    return assumption.partition("=")[0].partition("@")[0]


def _is_count(digits: str) -> bool:
    return digits.isdecimal() and digits.isascii() and digits[0] != "0"


def require_named(patterns: Iterable[str], kernels: Sequence[str], source: str) -> None:
    """Requires that each name or pattern is that of a kernel.

    Raises:
        InputError: one is of none of them in a source.
    """
    there = ", ".join(kernels[:_MOST]) + (f" and {len(kernels) - _MOST} more" if kernels[_MOST:] else "")
    for one in patterns:
        if not any(is_named(kernel, (one,)) for kernel in kernels):
            remedy = f"give a symbol, as C++ mangles it, or a pattern of symbols: {there}"
            raise InputError(f"no kernel is named '{one}'", file=source, remedy=remedy if kernels else "")
