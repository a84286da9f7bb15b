"""Tiny measurements for the tests of reports."""

from __future__ import annotations

from ldsopt.isa.measurement import FunctionMeasurement, Measurement, Resources, Wait

LLVM22 = "llvmlite 0.50.0 (LLVM 22.1.0)"


def waits(spec: str) -> tuple[Wait, ...]:
    """Waits from ``vmcnt(0)@1*3 lgkmcnt(0)``: counter, N, loop depth (0; ``?`` unknown), how many."""
    found: list[Wait] = []
    for word in spec.split():
        body, _, times = word.partition("*")
        body, _, depth = body.partition("@")
        counters = tuple(
            (part.partition("(")[0], int(part.partition("(")[2].rstrip(")"))) for part in body.split("+")
        )
        wait = Wait("s_waitcnt", counters, None if depth == "?" else int(depth or 0), 1)
        found += [wait] * int(times or 1)
    return tuple(found)


def function(name: str = "gemm", spec: str | None = "", **changes: object) -> FunctionMeasurement:
    """A function with the waits of ``spec``; ``changes`` are of its own fields or of its resources."""
    resources = {
        "vgprs": 128,
        "agprs": 0,
        "sgprs": 40,
        "vgpr_spills": 0,
        "sgpr_spills": 0,
        "scratch_bytes": 0,
        "lds_bytes": 32768,
        "occupancy": 4,
        "code_bytes": 4000,
        "workgroup_size": 256,
        "wave_size": 64,
    }
    fields: dict[str, object] = {
        "name": name,
        "is_kernel": True,
        "waits": None if spec is None else waits(spec),
        "instructions": 500,
        "lds_accesses": 32,
        "dma": 8,
        "barriers": 4,
        "max_depth": 1,
    }
    for key, value in changes.items():
        (fields if key in fields else resources)[key] = value  # type: ignore[index]
    return FunctionMeasurement(**fields, resources=Resources(**resources))  # type: ignore[arg-type]


def module(
    *functions: FunctionMeasurement,
    source: str = "gemm.ll",
    arch: str = "gfx950",
    compiler: str | None = LLVM22,
) -> Measurement:
    """A measurement of these functions."""
    return Measurement(source, arch, compiler, functions)
