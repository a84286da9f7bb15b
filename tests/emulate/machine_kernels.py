"""Kernels in assembly, each a few instructions, and running them."""

import numpy as np
import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

from text_sections import beside

from ldsopt import EmulatedCode, Launch, Schedule, SimulationResult, machine_code, simulate_machine

TEXTS = beside(__file__)

FRAME = TEXTS["FRAME"]

HEAD_9 = """	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)"""
"""s[4:5]: the first buffer; s[6:7]: the second; v1: four bytes a lane."""


def listing(body: str, *, name: str = "gfx942", lds: int = 1024, lanes: int | None = None) -> str:
    lines = "\n".join(
        f"\t{line.strip()}" if not line.strip().endswith(":") else line.strip() for line in body.split("\n")
    )
    lanes = lanes or (64 if name.startswith("gfx9") else 32)
    return FRAME.format(arch=name, body=lines, lds=lds, lanes=lanes)


def code(body: str, *, name: str = "gfx942", lds: int = 1024, lanes: int | None = None) -> EmulatedCode:
    return machine_code(listing(body, name=name, lds=lds, lanes=lanes).encode())


def run(
    body: str,
    *,
    name: str = "gfx942",
    block: int = 64,
    lds: int = 1024,
    schedule: Schedule = Schedule(),  # noqa: B008 -- immutable
    size: int = 128,
    lanes: int | None = None,
) -> SimulationResult:
    launch = Launch(
        block=(block,), arguments={"a": np.arange(size, dtype=np.uint32), "b": np.zeros(size, np.uint32)}
    )
    return simulate_machine(code(body, name=name, lds=lds, lanes=lanes), launch, schedule)
