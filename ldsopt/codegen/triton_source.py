"""Runs inside the Python that has Triton, without ldsopt: one kernel of a Python file as LLVM IR. No GPU is needed.

    python -I triton_source.py '{"path": [...], "file": ..., "kernel": ..., "arch": ..., "arguments": [...], ...}'

``arguments`` has for each parameter of the kernel its type as Triton spells it (``*fp16``, ``i32``) and its number, or
null for a pointer. A parameter that is a ``tl.constexpr`` takes the number; the others keep their place. As Triton's
own launcher does, pointers and numbers that 16 divides are said to be so. Numbers that are 1 stay arguments.

The answer is a JSON object on standard output: ``ll``, ``name``, ``shared`` (bytes of LDS), ``constants`` (the places
of parameters that are no arguments). What the kernel's file prints goes to standard error.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from typing import Any


def main(request: str) -> int:
    """Exit code 0: the answer was written. 3: there is no such kernel, or an argument does not fit it."""
    job = json.loads(request)
    answer = os.dup(1)
    os.dup2(2, 1)
    sys.path[:0] = job["path"]
    try:
        found = compiled(job)
    except (LookupError, TypeError, ValueError) as error:
        sys.stderr.write(f"error: {error}\n")
        return 3
    with os.fdopen(answer, "w") as stream:
        json.dump(found, stream)
    return 0


def compiled(job: dict[str, Any]) -> dict[str, Any]:
    """The kernel's code, and what a launch of it has to know."""
    import triton  # type: ignore[import-not-found, unused-ignore]
    from triton.backends.compiler import GPUTarget  # type: ignore[import-not-found, unused-ignore]
    from triton.compiler import ASTSource  # type: ignore[import-not-found, unused-ignore]

    kernel = _kernel(job["file"], job["kernel"])
    if len(kernel.params) != len(job["arguments"]):
        raise ValueError(
            f"{job['kernel']} takes {len(kernel.params)} arguments, constexprs among them, "
            f"and {len(job['arguments'])} are given"
        )
    signature: dict[str, str] = {}
    constants: dict[tuple[int, ...], Any] = {}
    attributes: dict[tuple[int, ...], Any] = {}
    for place, (parameter, (kind, value)) in enumerate(zip(kernel.params, job["arguments"], strict=True)):
        if parameter.is_constexpr:
            if value is None:
                raise ValueError(f"{parameter.name} is a constexpr: give a number")
            signature[parameter.name], constants[place,] = "constexpr", value
            continue
        signature[parameter.name] = kind
        if value is None or (isinstance(value, int) and value % 16 == 0):
            attributes[place,] = [["tt.divisibility", 16]]
    made = triton.compile(
        ASTSource(fn=kernel, signature=signature, constexprs=constants, attrs=attributes),
        target=GPUTarget("hip", job["arch"], job["wave"]),
        options=job["options"],
    )
    metadata = made.metadata
    return {
        "ll": made.asm["llir"],
        "name": metadata.name,
        "shared": metadata.shared,
        "constants": sorted(place for (place,) in constants),
    }


def _kernel(file: str, name: str) -> Any:
    """The kernel of a file, without what tunes it."""
    from triton.runtime.jit import JITFunction  # type: ignore[import-not-found, unused-ignore]

    spec = importlib.util.spec_from_file_location("ldsopt_bench_kernels", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # the compiler looks globals up by the module's name
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    while found is not None and not isinstance(found, JITFunction):
        found = getattr(found, "fn", None)
    if found is None:
        raise LookupError(f"there is no kernel {name} of Triton's in it")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
