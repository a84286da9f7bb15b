"""Clang's offload bundles, in which HIP keeps the code objects of several architectures in one file.

Source: clang documentation, "Clang Offload Bundler", bundled code object file layout.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from ldsopt.errors import InputError
from ldsopt.isa.target_id import arch_of_target_id

MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
COMPRESSED_MAGIC = b"CCOB"

_REMEDY = "extract the code object with clang-offload-bundler --unbundle"


@dataclass(frozen=True, slots=True)
class Entry:
    """One code object of a bundle. ``arch`` is ``None`` for the host's."""

    target: str
    arch: str | None
    data: bytes


def is_bundle(data: bytes) -> bool:
    """True if data begins like an offload bundle, compressed or not."""
    return data.startswith((MAGIC, COMPRESSED_MAGIC))


def entries(data: bytes, source: str) -> tuple[Entry, ...]:
    """The code objects in a bundle.

    Raises:
        InputError: it is compressed, or damaged.
    """
    if data.startswith(COMPRESSED_MAGIC):
        raise InputError("this is a compressed offload bundle", file=source, remedy=_REMEDY)
    found = []
    try:
        (count,) = struct.unpack_from("<Q", data, len(MAGIC))
        at = len(MAGIC) + 8
        for _ in range(count):
            offset, size, length = struct.unpack_from("<QQQ", data, at)
            at += 24
            target = data[at : at + length].decode("ascii")
            at += length
            if at > len(data) or offset + size > len(data):
                raise ValueError("an entry lies beyond the end of the file")
            is_device = "amdgcn" in target or "amdgpu" in target
            arch = arch_of_target_id(target) if is_device else None
            found.append(Entry(target, arch, data[offset : offset + size]))
    except (struct.error, ValueError) as error:
        raise InputError(f"this offload bundle is damaged: {error}", file=source, remedy=_REMEDY) from None
    return tuple(found)


def pick(data: bytes, source: str, arch: str | None) -> bytes:
    """Picks the only code object of a bundle, or the one for ``arch``.

    Raises:
        InputError: none, or several of which ``arch`` does not pick one; the message lists what there is.
    """
    device = [entry for entry in entries(data, source) if entry.arch is not None and entry.data]
    chosen = device if arch is None else [entry for entry in device if entry.arch == arch]
    if len(chosen) == 1:
        return chosen[0].data
    there = ", ".join(entry.target for entry in device) or "no AMD GPU code"
    if arch is None and device:
        raise InputError(f"this offload bundle holds {there}", file=source, remedy="pick one with --mcpu")
    wanted = f"one code object for {arch}" if arch else "a code object"
    raise InputError(f"this offload bundle does not hold {wanted} but {there}", file=source, remedy=_REMEDY)
