"""Kernels with marks, and what a simulator finds that they have recorded."""

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import ldsopt
from ldsopt import Launch, Module, Recording, RecordTrace, Schedule, Transformed, read_trace
from ldsopt.cli import main

HEAD = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.amdgcn.s.waitcnt(i32)
"""
KERNEL = """define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n{parameters}) #0{metadata} {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
{body}
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="{size}" "target-cpu"="{cpu}"{attributes} }}
{nodes}"""
STORES: dict[str, dict[str, Any]] = {
    "device": {"buffer": "device"},
    "lds": {"buffer": "lds"},
    "arg": {"buffer": "arg", "argument": "2"},
    "lds to arg": {"buffer": "lds", "argument": "2"},
}
"""The options of every store."""


def mark(kind: str, name: str, value: str = "") -> str:
    """A mark as clang writes it."""
    if value:
        return f'call void asm sideeffect "; ldsopt.rec {kind} {name} $0", "v,~{{memory}}"({value})'
    return f'call void asm sideeffect "; ldsopt.rec {kind} {name}", "~{{memory}}"()'


def text(
    body: str,
    *,
    size: str = "128,128",
    cpu: str = "gfx942",
    parameters: str = ", ptr addrspace(1) %records",
    attributes: str = "",
    metadata: str = "",
    nodes: str = "",
) -> str:
    """A kernel with this body, in which ``START(name)``, ``END(name)`` and ``MARK(name)`` are marks.

    A comma and an operand behind the name are a number that is noted.
    """
    lines = []
    for line in body.split("\n"):
        word = line.strip()
        kind, _, rest = word.partition("(")
        if kind in ("START", "END", "MARK"):
            name, _, value = rest.removesuffix(")").partition(", ")
            line = f"  {mark(kind.lower(), name, value)}"
        lines.append(line)
    return HEAD + KERNEL.format(
        body="\n".join(lines),
        size=size,
        cpu=cpu,
        parameters=parameters,
        attributes=attributes,
        metadata=metadata,
        nodes=nodes,
    )


def parsed(body: str, **given: Any) -> Module:
    """The same, read."""
    return ldsopt.parse(text(body, **given), source="k.ll")


def instrumented(body: str, *, options: dict[str, Any] | None = None, **given: Any) -> Transformed[Recording]:
    """The same, recording."""
    return ldsopt.instrument(parsed(body, **given), **(options or {}))


def launch(
    made: Transformed[Recording], *, grid: Sequence[int] = (1,), block: Sequence[int] = (128,), n: int = 4
) -> Launch:
    """A launch of such a kernel, with room for its records."""
    assert made.details.instrumentation is not None
    size = made.details.instrumentation.buffers[0].header.buffer_bytes
    return Launch(grid, block, [f"i32[{1 << 14}]=zeros", n, np.zeros(size, np.uint8)])


def run(
    made: Transformed[Recording],
    *,
    grid: Sequence[int] = (1,),
    block: Sequence[int] = (128,),
    n: int = 4,
    schedule: Schedule | None = None,
) -> RecordTrace:
    """The records of a kernel; nothing else may be found about it."""
    result, dump = ldsopt.simulate_records(made, launch(made, grid=grid, block=block, n=n), schedule)
    assert result.findings == ()
    return read_trace(dump, "k")


def missing(made: Transformed[Recording], **given: Any) -> list[str]:
    """The sentences in which `ldsopt trace` says what is missing of a kernel's records."""
    with tempfile.TemporaryDirectory() as place:
        dump, report = Path(place, "k.dump"), Path(place, "trace.json")
        dump.write_bytes(ldsopt.simulate_records(made, launch(made, **given))[1])
        assert main(["trace", str(dump), "--json", "--report", str(report)]) == 0
        says: list[str] = json.loads(report.read_text())["missing"]["says"]
        return says


def recorded(trace: RecordTrace) -> dict[tuple[int, int], list[str]]:
    """By workgroup and wave what was recorded, apart from time: ``+name``, ``-name``, ``name``, with ``=number``."""
    signs = {"start": "+", "end": "-", "mark": ""}
    return {
        (group.number, wave.wave): [
            f"{signs[record.event.value]}{trace.name(record.scope)}"
            + ("" if record.value is None else f"={record.value}")
            for record in wave.records
        ]
        for group in trace.dump.workgroups
        for wave in group.waves
    }
