"""Compiles one FlyDSL kernel of the corpus to LLVM bitcode, without a GPU, ROCm or PyTorch.

Runs inside the virtual environment of one FlyDSL release: ``compile.py KERNEL ARCH``. FlyDSL lowers the
kernel to MLIR's LLVM dialect, which it dumps; that is translated and optimized by its own last pass, asked
for LLVM bitcode in place of a linked binary. The bitcode goes to standard output.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
import tempfile
import types
from pathlib import Path


def without_torch() -> types.ModuleType:
    """A stand-in for PyTorch, of which FlyDSL needs no more than the names when arrays are NumPy's."""
    torch = types.ModuleType("torch")
    for name in (
        "float16",
        "bfloat16",
        "float32",
        "float64",
        "bool",
        "uint8",
        "int8",
        "int16",
        "int32",
        "int64",
    ):
        setattr(torch, name, name)
    torch.Tensor = type("Tensor", (), {})
    torch.cuda = types.SimpleNamespace(Stream=type("Stream", (), {}), is_available=lambda: False)
    return torch


def lowered(kernel: str, arch: str, scratch: Path) -> str:
    """The kernel in the LLVM dialect, as FlyDSL dumps it before it makes a binary."""
    os.environ.update(
        ARCH=arch,
        COMPILE_ONLY="1",
        FLYDSL_DUMP_IR="1",
        FLYDSL_DUMP_DIR=str(scratch),
        FLYDSL_RUNTIME_ENABLE_CACHE="0",
    )
    sys.modules["torch"] = without_torch()
    import numpy as np

    flyc = importlib.import_module("flydsl.compiler")
    kernels = importlib.import_module("kernels")
    data = [flyc.from_dlpack(np.zeros(1 << 18, np.float32)) for _ in range(2)]
    failure = None
    try:
        getattr(kernels, f"launch_{kernel}")(*data)
    except Exception as error:  # its last step links with ROCm's lld, which need not be here
        failure = error
    dumps = list(scratch.glob("*/*_reconcile_unrealized_casts.mlir"))
    if not dumps:
        raise RuntimeError(f"FlyDSL did not lower {kernel}") from failure
    return dumps[0].read_text(encoding="utf-8")


def bitcode(text: str) -> bytes:
    """Translates and optimizes: the ``gpu.binary`` object that MLIR makes when asked for LLVM's format."""
    from flydsl._mlir import ir
    from flydsl._mlir.passmanager import PassManager

    with ir.Context() as context:
        context.load_all_available_dialects()
        module = ir.Module.parse(text)
        PassManager.parse('builtin.module(gpu-module-to-binary{format=llvm opts="" section= toolkit=})').run(
            module.operation
        )
        binary = next(op for op in module.body.operations if op.operation.name == "gpu.binary")
        found = re.search(r'offload = "((?:[^"\\]|\\.)*)"', str(binary.operation), re.DOTALL)
    assert found is not None
    return re.sub(
        rb'\\([0-9A-Fa-f]{2}|[\\"])',
        lambda match: match[1] if len(match[1]) == 1 else bytes.fromhex(match[1].decode()),
        found[1].encode("latin-1"),
    )


def main() -> int:
    stdout = os.dup(1)
    os.dup2(2, 1)  # FlyDSL reports its dumps on standard output
    with tempfile.TemporaryDirectory() as scratch:
        result = bitcode(lowered(sys.argv[1], sys.argv[2], Path(scratch)))
    with os.fdopen(stdout, "wb") as out:
        out.write(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
