"""`ldsopt`, as it is called, noting what LLVM takes: each call of LLVM's parser, verifier or code generator appends its
seconds of processors to a file. For benchmarks/sweep_throughput.py.

    python benchmarks/llvm_seconds.py LOG measure kernel.ll
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

sys.path.insert(0, str(Path(__file__).parents[1]))
from ldsopt.cli import main


def noting(log: int, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, which appends what it takes to an open file."""

    def call(*given: Any, **named: Any) -> Any:
        began = time.process_time()
        try:
            return function(*given, **named)
        finally:
            os.write(log, f"{time.process_time() - began:.6f}\n".encode())

    return call


if __name__ == "__main__":
    log = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    llvm.parse_assembly = noting(log, llvm.parse_assembly)
    for cls, name in ((llvm.TargetMachine, "emit_assembly"), (llvm.ModuleRef, "verify")):
        setattr(cls, name, noting(log, getattr(cls, name)))
    sys.exit(main(sys.argv[2:]))
