"""The resources of the hardware that a function needs, from a listing's comments, symbols and metadata.

Three sources, best first: LLVM's comments (``; NumVgprs: 41``), the ``.set`` symbols where those hold an
expression, and the metadata that the runtime reads. The output of ``llc`` has all three; assembly
written by hand has only the last.

The symbols give the registers of functions that call each other. ``.set k.num_vgpr, max(32, f.num_vgpr)``: a caller
needs at least its callees' registers. Numbers, symbols, ``max``, ``or``, ``+`` and parentheses are understood. Source:
LLVM ``AMDGPUMCResourceInfo.cpp``, ``AMDGPUMCExpr.cpp``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from ldsopt.isa.assembly import AsmFunction, Assembly, unquoted
from ldsopt.isa.measurement import Resources
from ldsopt.isa.metadata import KernelMetadata, kernels
from ldsopt.isa.statements import assigned
from ldsopt.target.arch import Arch
from ldsopt.target.occupancy import occupancy


def resources(assembly: Assembly, arch: Arch) -> dict[str, Resources]:
    """The resources of every function, by name."""
    symbols = Symbols(assembly.text)
    metadata = kernels(assembly.text)
    return {
        function.name: _function(function, assembly.text, symbols, metadata.get(function.name, {}), arch)
        for function in assembly.functions
    }


def kernel_resources(
    metadata: KernelMetadata, arch: Arch, *, code_bytes: int | None = None, accum_offset: int | None = None
) -> Resources:
    """The resources that the metadata alone tells.

    Args:
        metadata: scalars of one kernel's metadata, as `metadata.kernels` gives them.
        code_bytes: size of the machine code, where known.
        accum_offset: the first AGPR in the unified register file, from the kernel descriptor. Where that file exists,
            the VGPRs are known only rounded up to 4; without the offset as well.
    """
    vgprs, agprs = _int(metadata, "vgpr_count"), _int(metadata, "agpr_count")
    if arch.acc_registers == "none":
        agprs = 0
    elif arch.acc_registers == "unified" and vgprs is not None and agprs:
        vgprs = accum_offset if accum_offset is not None else vgprs - agprs
    return with_occupancy(
        Resources(
            vgprs=vgprs,
            agprs=agprs,
            sgprs=_int(metadata, "sgpr_count"),
            vgpr_spills=_int(metadata, "vgpr_spill_count"),
            sgpr_spills=_int(metadata, "sgpr_spill_count"),
            scratch_bytes=_int(metadata, "private_segment_fixed_size"),
            lds_bytes=_int(metadata, "group_segment_fixed_size"),
            code_bytes=code_bytes,
            workgroup_size=_int(metadata, "max_flat_workgroup_size"),
            wave_size=_int(metadata, "wavefront_size"),
        ),
        arch,
        cu_mode=metadata.get("workgroup_processor_mode") == 0,
    )


def with_occupancy(
    known: Resources, arch: Arch, *, cu_mode: bool = False, told: int | None = None
) -> Resources:
    """Adds the occupancy that follows from registers and LDS, if those are known.

    Args:
        known: the other resources.
        cu_mode: see `occupancy`.
        told: the compiler's number. It knows limits that are not among the resources (attributes), but ignores the LDS
        granule: the smaller of the two numbers holds.
    """

    computed = None
    if known.vgprs is not None and known.lds_bytes is not None:
        computed = occupancy(
            arch,
            vgprs=known.vgprs,
            agprs=known.agprs or 0,
            sgprs=known.sgprs or 0,
            lds_bytes=known.lds_bytes,
            workgroup_size=known.workgroup_size or 1024,
            wave_size=known.wave_size,
            cu_mode=cu_mode,
        )
    limits = [limit for limit in (told, computed) if limit is not None]
    return replace(known, occupancy=min(limits, default=None))


def _function(
    function: AsmFunction, text: tuple[str, ...], symbols: Symbols, metadata: KernelMetadata, arch: Arch
) -> Resources:
    comments, directives = _notes(function, text)
    from_metadata = kernel_resources(metadata, arch)

    def first(*values: int | None) -> int | None:
        return next((value for value in values if value is not None), None)

    def symbol(what: str) -> int | None:
        return symbols.value(f"{function.name}.{what}")

    known = Resources(
        vgprs=first(comments.get("NumVgprs"), symbol("num_vgpr"), from_metadata.vgprs),
        agprs=first(comments.get("NumAgprs"), symbol("num_agpr"), from_metadata.agprs),
        sgprs=first(comments.get("TotalNumSgprs"), from_metadata.sgprs, symbol("numbered_sgpr")),
        vgpr_spills=from_metadata.vgpr_spills,
        sgpr_spills=from_metadata.sgpr_spills,
        scratch_bytes=first(
            comments.get("ScratchSize"), from_metadata.scratch_bytes, symbol("private_seg_size")
        ),
        lds_bytes=first(
            comments.get("LDSByteSize"), from_metadata.lds_bytes, directives.get("group_segment_fixed_size")
        ),
        code_bytes=comments.get("codeLenInByte"),
        workgroup_size=from_metadata.workgroup_size,
        wave_size=from_metadata.wave_size or _wave_size(directives),
    )
    if not function.is_kernel:
        return known
    cu_mode = directives.get("workgroup_processor_mode", metadata.get("workgroup_processor_mode")) == 0
    return with_occupancy(known, arch, cu_mode=cu_mode, told=comments.get("Occupancy"))


def _notes(function: AsmFunction, text: tuple[str, ...]) -> tuple[dict[str, int], dict[str, int]]:
    comments: dict[str, int] = {}
    directives: dict[str, int] = {}
    for number in function.lines:
        line = text[number - 1]
        if line.startswith("; "):
            name, sign, value = line[2:].partition(":" if ":" in line else "=")
            count, unit, _ = value.strip().partition(" bytes/workgroup")
            if sign and count.isdecimal() and (unit or value == f" {count}"):
                comments[name.rstrip()] = int(count)
        elif ".amdhsa_" in line:
            name, _, value = line.strip().partition(" ")
            if name.startswith(".amdhsa_") and value.isdecimal():
                directives[name.removeprefix(".amdhsa_")] = int(value)
    return comments, directives


def _wave_size(directives: Mapping[str, int]) -> int | None:
    flag = directives.get("wavefront_size32")
    return None if flag is None else 32 if flag else 64


def _int(metadata: KernelMetadata, key: str) -> int | None:
    value = metadata.get(key)
    return value if isinstance(value, int) else None


_TOKEN = re.compile(r'\s*("[^"]*"|[\w.$@]+|[(),+])')


class Symbols:
    """The ``.set`` symbols of a listing.

    >>> s = Symbols([".set k.num_vgpr, max(32, f.num_vgpr)", ".set f.num_vgpr, 41"])
    >>> s.value("k.num_vgpr"), s.value("k.num_agpr")
    (41, None)
    """

    def __init__(self, lines: Iterable[str]) -> None:
        found = filter(None, (assigned(line.lstrip()) for line in lines if ".set" in line))
        self._text = {unquoted(name): value.split(";")[0] for name, value in found}
        self._known: dict[str, int | None] = {}

    def value(self, name: str) -> int | None:
        """The symbol's number; ``None`` if it has none, or its text does not tell it."""
        if name not in self._known:
            self._known[name] = None  # what a symbol that is defined by itself has
            self._known[name] = self.evaluate(self._text[name]) if name in self._text else None
        return self._known[name]

    def evaluate(self, expression: str) -> int | None:
        """The value of an expression, or ``None``.

        >>> Symbols([]).evaluate("0+max(3, or(4, 1))")
        5
        """
        tokens = _TOKEN.findall(expression)
        if "".join(tokens) != "".join(expression.split()) and '"' not in expression:
            return None
        try:
            value, rest = self._sum(tokens, 0)
        except (IndexError, ValueError, RecursionError):
            return None
        return value if rest == len(tokens) else None

    def _sum(self, tokens: list[str], at: int) -> tuple[int, int]:
        value, at = self._term(tokens, at)
        while at < len(tokens) and tokens[at] == "+":
            more, at = self._term(tokens, at + 1)
            value += more
        return value, at

    def _term(self, tokens: list[str], at: int) -> tuple[int, int]:
        token = tokens[at]
        if token == "(" or (token in ("max", "or") and tokens[at + 1] == "("):
            at += 1 if token == "(" else 2
            values = []
            while True:
                value, at = self._sum(tokens, at)
                values.append(value)
                at += 1
                if tokens[at - 1] == ")":
                    break
                if tokens[at - 1] != ",":
                    raise ValueError(token)
            if token == "or":
                combined = 0
                for value in values:
                    combined |= value
                return combined, at
            return max(values), at
        if token.isdigit():
            return int(token), at + 1
        known = self.value(unquoted(token))
        if known is None:
            raise ValueError(token)
        return known, at + 1
