"""The ``.amdgpu_metadata`` of a listing: for each kernel, the values that the loader and the runtime read.

YAML of one fixed shape: a list ``amdhsa.kernels`` of maps, whose scalars and lists of numbers are read here. Arguments
(``.args``) are maps nested deeper and skipped. Source: LLVM AMDGPU Usage, "Code Object V3 Metadata" to V6.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ldsopt.isa.operands import number

KernelMetadata = dict[str, "int | str | tuple[int, ...]"]

ENTRY = re.compile(r"(?P<indent> *)(?P<item>- +)?\.(?P<key>\w+):(?: +(?P<value>\S.*?))?\s*$")
"""A line of a kernel's metadata that has a key."""


def kernels(lines: Iterable[str]) -> dict[str, KernelMetadata]:
    """Scalars and lists of numbers of each kernel's metadata without their leading dot, by the kernel's name.

    >>> kernels('''.amdgpu_metadata
    ... amdhsa.kernels:
    ...   - .args:
    ...       - .name:           o
    ...     .name:           k
    ...     .vgpr_count:     54
    ... .end_amdgpu_metadata'''.splitlines())
    {'k': {'name': 'k', 'vgpr_count': 54}}
    >>> kernels('''.amdgpu_metadata
    ... amdhsa.kernels:
    ...   - .name:           k
    ...     .reqd_workgroup_size:
    ...       - 16
    ...       - 8
    ...       - 1
    ...     .wavefront_size: 64
    ... .end_amdgpu_metadata'''.splitlines())
    {'k': {'name': 'k', 'reqd_workgroup_size': (16, 8, 1), 'wavefront_size': 64}}
    """
    found: dict[str, KernelMetadata] = {}
    for kernel in _kernels(lines):
        name = kernel.get("name")
        if isinstance(name, str):
            found[name] = kernel
    return found


def _kernels(lines: Iterable[str]) -> Iterator[KernelMetadata]:
    inside = in_kernels = False
    column: int | None = None  # of a kernel's own keys
    kernel: KernelMetadata | None = None
    open_key = ""  # of a list, whose items stand below it
    for line in lines:
        if not inside:
            inside = line.strip() == ".amdgpu_metadata"
            continue
        if line.strip() == ".end_amdgpu_metadata":
            inside = in_kernels = False
            continue
        if line[:1] not in ("", " ", "-"):
            in_kernels, column = line.startswith("amdhsa.kernels:"), None
            continue
        entry = ENTRY.match(line) if in_kernels else None
        if entry is None:
            dash, _, item = line.strip().partition(" ")
            if kernel is not None and open_key and dash == "-" and item.strip().isdecimal():
                known = kernel.get(open_key, ())
                kernel[open_key] = (*(known if isinstance(known, tuple) else ()), int(item))
            continue
        at = len(entry["indent"]) + len(entry["item"] or "")
        if column is None:
            column = at
        open_key = entry["key"] if at == column and entry["value"] is None else ""
        if at != column:
            continue
        if entry["item"] or kernel is None:
            if kernel is not None:
                yield kernel
            kernel = {}
        if entry["value"] is not None:
            kernel[entry["key"]] = _scalar(entry["key"], entry["value"])
    if kernel is not None:
        yield kernel


def _scalar(key: str, text: str) -> int | str | tuple[int, ...]:
    items = [item.strip() for item in text[1:-1].split(",")]
    if text[0] == "[" and text[-1] == "]" and all(map(str.isdecimal, items)):
        return tuple(map(int, items))
    if text[0] == text[-1] == "'" and len(text) > 1:
        return text[1:-1].replace("''", "'")
    if text[0] == text[-1] == '"' and len(text) > 1:
        return re.sub(r"\\(x[0-9A-Fa-f]{2}|.)", _unescaped, text[1:-1])
    is_number = text.isdecimal() or (text[:2] == "0x" and number(text) is not None)
    if key not in ("name", "symbol") and is_number:
        return int(text, 0)
    return text


def _unescaped(escape: re.Match[str]) -> str:
    what = escape[1]
    return chr(int(what[1:], 16)) if what[0] == "x" and len(what) == 3 else what
