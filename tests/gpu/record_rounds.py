"""A whole round of records without a GPU: a kernel instrumented and compiled for the stand-in, which simulates launches."""

import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "instrument"))

from record_kernels import instrumented, launch, recorded, text
from stand_in import PATHS

import ldsopt
from ldsopt import Recording, Transformed, read_trace
from ldsopt.codegen.assemble import link

HERE = Path(__file__).parent
RUNNER = f"{sys.executable} {HERE / 'simulated_launch.py'}"
BODY = """  START(all)
  MARK(there, i32 %t)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %v = add i32 %t, %n
  store i32 %v, ptr addrspace(1) %p
  END(all)
  ret void"""
TRAP = BODY.replace("  ret void", "  call void @llvm.trap()\n  ret void")
PLAIN = "".join(line for line in text(BODY).splitlines(keepends=True) if "ldsopt.rec" not in line)
"""The same kernel without marks."""


def compiled(place: Path, ir: str) -> Path:
    """A code object of a kernel, and beside it the IR by which the stand-in executes it."""
    (place / "k.ll").write_text(ir)
    code = place / "k.hsaco"
    code.write_bytes(link([ldsopt.compile(ldsopt.parse(ir), emit="obj").data]))
    return code


def environment(place: Path, stub: Path) -> dict[str, str]:
    """The variables of a program that uses the stand-in, and the compiler beside it."""
    path = f"{stub}{os.pathsep}{os.environ['PATH']}"
    places = {"PATH": path, "LD_LIBRARY_PATH": str(stub), "STUB_SIMULATE": str(place), "STUB_RUNNER": RUNNER}
    return {**os.environ, "PYTHONPATH": PATHS, **places}


def expected(made: Transformed[Recording], groups: int = 2) -> Any:
    """By the simulator's own log: what the waves of so many workgroups passed."""
    return recorded(read_trace(ldsopt.simulate_records(made, launch(made, grid=(groups,)))[1]))


def traced(path: Path) -> Any:
    """The records of a dump, apart from time."""
    return recorded(read_trace(path.read_bytes(), path.name))


__all__ = ["BODY", "PLAIN", "TRAP", "compiled", "environment", "expected", "instrumented", "text", "traced"]
