"""A program that uses Triton and knows nothing of ldsopt but what its arguments say: run by the tests, offline.

    triton_program.py '{"kernel": ..., "archs": [...], "options": {...} | null}'

No GPU is needed: a driver of its own says which one is there, and kernels are compiled but not launched. Each kernel is
compiled by ``kernel.warmup`` before, inside of and behind ``with ldsopt.triton(...)``; with ``null`` there is no
``with``, as in a program that was not written for it. What was seen goes to standard output as JSON.
"""

import hashlib
import importlib.util
import json
import sys
import types
from pathlib import Path
from typing import Any

KERNELS = Path(__file__).parents[2] / "corpus" / "src" / "triton" / "kernels.py"
CONSTANTS: dict[str, dict[str, int]] = {
    "gemm_bias": {"TILE_M": 64, "TILE_N": 64, "TILE_K": 32},
    "attention": {"ROWS": 64, "KEYS": 64, "WIDTH": 64, "CAUSAL": 1},
    "softmax": {"BLOCK": 1024},
    "layernorm": {"BLOCK": 1024},
    "column_extremes": {"ROWS": 64, "COLS": 64},
    "sort_scan": {"COUNT": 1024},
    "histogram": {"BLOCK": 1024, "BINS": 128},
    "transpose": {"TILE": 64},
}
DTYPES = {"fp16": "float16", "fp32": "float32", "i32": "int32", "u8": "uint8"}


class Driver:
    """Says that one GPU is there."""

    def __init__(self, arch: str) -> None:
        from triton.backends.compiler import GPUTarget

        self.target = GPUTarget("hip", arch, 64 if arch.startswith("gfx9") else 32)

    def get_current_device(self) -> int:
        return 0

    def get_current_stream(self, device: int) -> int:
        return 0

    def get_current_target(self) -> Any:
        return self.target


class Tensor:
    """A tensor without memory."""

    def __init__(self, dtype: str) -> None:
        self.dtype = DTYPES[dtype]

    def data_ptr(self) -> int:
        return 0


def stand_in_for_torch() -> None:
    """Triton 3.6 and 3.7 ask whether an argument is one of PyTorch's tensors."""
    if importlib.util.find_spec("torch") is None:
        torch = types.ModuleType("torch")
        torch.Tensor = type("Tensor", (), {})  # type: ignore[attr-defined]
        sys.modules["torch"] = torch


def kernels() -> Any:
    spec = importlib.util.spec_from_file_location("corpus_kernels", KERNELS)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def compiled(module: Any, name: str) -> Any:
    """The kernel, compiled for arguments that are aligned and even, as Triton specializes them."""
    fn, types = getattr(module, name), module.SIGNATURES[name]
    arguments = {
        argument: Tensor(kind[1:]) if kind.startswith("*") else 1024 if kind == "i32" else 0.5
        for argument, kind in types.items()
    }
    return fn.warmup(**arguments, **CONSTANTS[name], grid=(1,), num_warps=4)


def seen(kernel: Any) -> dict[str, Any]:
    code = hashlib.sha256(kernel.asm["hsaco"]).hexdigest()
    told = getattr(kernel.metadata, "ldsopt", None)
    return {
        "hash": kernel.hash,
        "code": code,
        "shared": kernel.metadata.shared,
        "told": told,
        "id": id(kernel),
    }


def main() -> None:
    import triton  # not at the head: pytest imports this file where there is no Triton
    from triton.runtime.driver import driver

    job = json.loads(sys.argv[1])
    stand_in_for_torch()
    module, found = kernels(), {}
    for arch in job["archs"]:
        driver.set_active(Driver(arch))
        getattr(module, job["kernel"]).device_caches.clear()
        before = compiled(module, job["kernel"])
        inside, outcomes = before, []
        if job["options"] is not None:
            import ldsopt

            with ldsopt.triton(**job["options"]) as session:
                inside = compiled(module, job["kernel"])
                again = compiled(module, job["kernel"])
            outcomes = [[one.name, one.changed, one.failed, str(one)] for one in session.kernels]
            assert again is inside
        after = compiled(module, job["kernel"])
        found[arch] = {
            "before": seen(before), "inside": seen(inside), "after": seen(after), "outcomes": outcomes,
            "ir": inside.asm["llir"],
        }  # fmt: skip
    json.dump({"version": triton.__version__, "archs": found}, sys.stdout)


if __name__ == "__main__":
    main()
