"""The start of kernels, as a listing or a code object states it: registers, arguments, metadata.

A wave's SGPRs begin with those that the kernel's descriptor asks for, in a fixed order; the metadata has the places of
arguments in the kernarg segment, and some may be in SGPRs from the beginning on. Source: LLVM, AMDGPU Usage, "Kernel
Descriptor", "Preloaded Kernel Arguments", "Code Object V5 Metadata".
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import unquoted
from ldsopt.isa.metadata import ENTRY, KernelMetadata, kernels
from ldsopt.target.arch import Arch

USER_REGISTERS = (
    ("private_segment_buffer", 4), ("dispatch_ptr", 2), ("queue_ptr", 2), ("kernarg_segment_ptr", 2),
    ("dispatch_id", 2), ("flat_scratch_init", 2), ("preload", 0), ("private_segment_size", 1),
)  # fmt: skip
"""User SGPRs in their order, with their number; the descriptor has no bit for ``preload``."""

_RSRC3, _RSRC2, _PROPERTIES = 44, 52, 56
_OF_WAVES = ("workgroup_info", "private_segment_wavefront_offset")
_SYSTEM = 5
"""SGPRs behind those: the workgroup's ids, which gfx12 has elsewhere, and the two of each wave."""
_SCALARS = 106
_OWN_SCRATCH = ("gfx94", "gfx950", "gfx9-4", "gfx11", "gfx12")
"""The architectures whose hardware knows each wave's scratch, so that no register says where it begins."""
_LAID_OUT = ("user_sgpr_", "system_sgpr_", "system_vgpr_workitem_id")
"""Directives that say which registers hold what."""
_KERNARG, _PRELOAD = "kernarg_segment_ptr", "preload"


_MAP_ON_A_LINE = re.compile(r"(?P<lead> *- +)\{ *(?P<fields>\.[^{}]*?) *\}\s*$")
LOCAL_POINTER = "dynamic_shared_pointer"
"""The kind of an argument that points to LDS, which a launch places behind the kernel's own."""


@dataclass(frozen=True, slots=True)
class ArgumentSlot:
    """The place where a kernel reads one of its arguments.

    Attributes:
        offset, size: bytes, within the block of arguments.
        kind: ``.value_kind``: ``global_buffer``, ``by_value``, ``hidden_...`` and others.
        align: the alignment behind a pointer to LDS, in bytes (``.pointee_align``).
    """

    offset: int
    size: int
    kind: str
    align: int = 1


@dataclass(frozen=True, slots=True)
class KernelStart:
    """The contents of a kernel's registers at its start.

    Attributes:
        user: names of the user SGPRs that it gets; `user_count` counts all of them, some of which may be unused.
        group_ids: true for each axis along which it gets the workgroup's id.
        axes: the number of the work-item's ids that it gets; ``None`` if it is an expression that only an assembler
            evaluates. No user SGPRs are known then.
        preload: the words of the kernarg segment that it gets in SGPRs: their number, and the first.
        is_split: waves of a workgroup may be on different compute units (``TG_SPLIT``).
        has_wave_info, has_scratch_offset: behind all these stand the number of the workgroup's first wave, and the
            offset of the wave's scratch, which differs by wave.
    """

    user: frozenset[str]
    user_count: int
    group_ids: tuple[bool, bool, bool]
    axes: int | None
    preload: tuple[int, int] = (0, 0)
    is_split: bool = False
    has_wave_info: bool = False
    has_scratch_offset: bool = False

    @property
    def arguments(self) -> int | None:
        """The first of the two SGPRs that point to its arguments; ``None`` if it has none."""
        return self.first_of(_KERNARG)

    def first_of(self, name: str) -> int | None:
        """The first of the SGPRs that it gets under a name of `USER_REGISTERS`; ``None`` if it gets none."""
        return self._first(name) if name in self.user else None

    @property
    def preloaded(self) -> dict[int, int]:
        """The byte of the kernarg segment of each preloaded word, by its SGPR."""
        (length, offset), first = self.preload, self._first(_PRELOAD)
        return {first + word: 4 * (offset + word) for word in range(length)}

    def of_waves(self, arch: Arch) -> range:
        """The numbers of the SGPRs whose start value differs by wave of a workgroup."""
        if self.axes is None:
            return range(_SCALARS)
        if not self.has_wave_info and (not self.has_scratch_offset or arch.name.startswith(_OWN_SCRATCH)):
            return range(0)
        ids = 0 if arch.name.startswith("gfx12") else sum(self.group_ids)
        return range(self.user_count + ids, self.user_count + _SYSTEM)

    def _first(self, wanted: str) -> int:
        names = [name for name, _ in USER_REGISTERS]
        ahead = USER_REGISTERS[: names.index(wanted)]
        return sum(count for name, count in ahead if name in self.user)


def starts_of_listing(lines: Iterable[str]) -> dict[str, KernelStart]:
    """The start of each kernel of a listing, by its ``.amdhsa_`` directives."""
    found: dict[str, dict[str, str]] = {}
    name = ""
    for line in lines:
        words = line.split(None, 2) if ".amdhsa_" in line else []
        if len(words) > 1 and words[0].startswith(".amdhsa_"):
            directive = words[0].removeprefix(".amdhsa_")
            if directive == "kernel":
                name = unquoted(words[1])
                found[name] = {}
            else:
                found.setdefault(name, {})[directive] = words[1]
    return {name: _start(words) for name, words in found.items()}


def _start(words: Mapping[str, str]) -> KernelStart:
    def number(name: str, default: int = 0) -> int:
        text = words.get(name, "")
        return int(text, 0) if text.isdigit() else default

    user = {name for name, _ in USER_REGISTERS if number(f"user_sgpr_{name}")}
    preload = number("user_sgpr_kernarg_preload_length"), number("user_sgpr_kernarg_preload_offset")
    defaults = {"x": 1, "y": 0, "z": 0}
    x, y, z = (bool(number(f"system_sgpr_workgroup_id_{axis}", defaults[axis])) for axis in "xyz")
    named = sum(count for name, count in USER_REGISTERS if name in user) + preload[0]
    count = number("user_sgpr_count", named)
    is_split = words.get("tg_split", "0") != "0"
    if not all(text.isdigit() for name, text in words.items() if name.startswith(_LAID_OUT)):
        return KernelStart(frozenset(), count, (x, y, z), None, is_split=is_split)
    axes = number("system_vgpr_workitem_id") + 1
    own = [bool(number(f"system_sgpr_{name}")) for name in _OF_WAVES]
    return KernelStart(frozenset(user), count, (x, y, z), axes, preload, is_split, *own)


def start_of_descriptor(descriptor: bytes) -> KernelStart:
    """The start of a kernel, by the 64 bytes of its descriptor.

    ``TG_SPLIT`` is bit 16 of ``compute_pgm_rsrc3`` on gfx90a, gfx94x and gfx950; elsewhere a larger field has it.
    """
    third: int = struct.unpack_from("<I", descriptor, _RSRC3)[0]
    second: int = struct.unpack_from("<I", descriptor, _RSRC2)[0]
    properties, preload = struct.unpack_from("<HH", descriptor, _PROPERTIES)
    names = [name for name, count in USER_REGISTERS if count]
    user = {name for bit, name in enumerate(names) if properties >> bit & 1}
    ids = tuple(bool(second >> bit & 1) for bit in (7, 8, 9))
    words = preload & 0x7F, preload >> 7
    count, axes = second >> 1 & 0x3F, (second >> 11 & 3) + 1
    own = [bool(second >> bit & 1) for bit in (10, 0)]
    return KernelStart(
        frozenset(user), count, (ids[0], ids[1], ids[2]), axes, words, bool(third >> 16 & 1), *own
    )


def slots_of_listing(lines: Iterable[str]) -> dict[str, tuple[ArgumentSlot, ...]]:
    """The places of each kernel's arguments, by the metadata of a listing; its keys may come in any order."""
    found: dict[str, list[dict[str, str]]] = {}
    name, slots, column, in_arguments = "", list[dict[str, str]](), -1, False
    for field in _fields(lines):
        at, value = len(field["indent"]) + len(field["item"] or ""), field["value"] or ""
        if column < 0 or (at == column and field["item"]):  # a kernel begins
            name, slots, column = "", [], at
        if at == column:
            in_arguments = field["key"] == "args"
            name = unquoted(value.strip("'")) if field["key"] == "name" else name
        elif in_arguments:
            if field["item"] or not slots:
                slots.append({})
            slots[-1][field["key"]] = value
        if name:
            found[name] = slots
    return {name: tuple(filter(None, map(_slot, slots))) for name, slots in found.items()}


def _fields(lines: Iterable[str]) -> Iterator[re.Match[str]]:
    inside = False
    for line in lines:
        word = line.strip()
        if word in (".amdgpu_metadata", ".end_amdgpu_metadata"):
            inside = word == ".amdgpu_metadata"
        elif inside:
            yield from filter(None, map(ENTRY.match, _block_style(line)))


def _block_style(line: str) -> list[str]:
    """The lines of an item that is a map on one line of YAML.

    >>> _block_style("  - {.offset: 0, .size: 4}")
    ['  - .offset: 0', '    .size: 4']
    """
    found = _MAP_ON_A_LINE.match(line)
    if found is None:
        return [line]
    lead = found["lead"]
    first, *others = found["fields"].split(", ")
    return [lead + first, *(" " * len(lead) + other for other in others)]


def _slot(fields: Mapping[str, str]) -> ArgumentSlot | None:
    """The place of an argument; ``None`` if its metadata lacks it."""
    offset, size, align = (fields.get(key, "") for key in ("offset", "size", "pointee_align"))
    if not (offset.isdigit() and size.isdigit()):
        return None
    return ArgumentSlot(
        int(offset), int(size), fields.get("value_kind", ""), int(align) if align.isdigit() else 1
    )


class StatedKernels(NamedTuple):
    """The statements on kernels, by their names.

    Attributes:
        metadata: the metadata of each; `starts` has its registers and `slots` its arguments.
    """

    metadata: Mapping[str, KernelMetadata]
    starts: Mapping[str, KernelStart]
    slots: Mapping[str, tuple[ArgumentSlot, ...]]


def stated_by_listing(lines: Sequence[str]) -> StatedKernels:
    """The statements of a listing's directives and metadata."""
    return StatedKernels(kernels(lines), starts_of_listing(lines), slots_of_listing(lines))
