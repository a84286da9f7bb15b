"""Compiles one Triton or Gluon kernel of the corpus to LLVM IR, without a GPU.

Runs inside the virtual environment of one Triton release: ``compile.py JOB``, where JOB is a JSON object
with ``language``, ``kernel``, ``arch``, ``constants`` (constexpr arguments), ``options`` (Triton's compile options) and
``knobs`` (``triton.knobs.amd`` settings). The optimized LLVM IR goes to standard output, or both that and the
assembly as JSON if the job says ``"both": true``.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import triton
from triton import knobs
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

SRC = Path(__file__).resolve().parents[1]


def load(language: str) -> ModuleType:
    """The ``kernels`` module of one language, by path: its folder's name may shadow a package."""
    spec = importlib.util.spec_from_file_location(f"corpus_{language}", SRC / language / "kernels.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # the compiler looks globals up through the module's name
    spec.loader.exec_module(module)
    return module


def source(job: dict[str, object]) -> ASTSource:
    """The kernel with its argument types, constants and the claim that pointers and pitches are aligned."""
    language = str(job["language"])
    kernels = load(language)
    fn = getattr(kernels, str(job["kernel"]))
    types = dict(kernels.SIGNATURES[fn.__name__])
    constants = dict(job["constants"])
    if job["kernel"] == "gemm_tdm":
        tiles = (constants[name] for name in ("TILE_M", "TILE_N", "TILE_K"))
        constants |= kernels.layouts(*tiles)
    names = list(fn.arg_names)
    attrs = {
        (names.index(name),): [["tt.divisibility", 16]]
        for name, kind in types.items()
        if kind.startswith("*") or kind == "i32"
    }
    signature = {name: types.get(name, "constexpr") for name in names}
    values = {(names.index(name),): value for name, value in constants.items()}
    if language == "gluon":
        from triton.experimental.gluon._runtime import GluonASTSource

        return GluonASTSource(fn=fn, signature=signature, constexprs=values, attrs=attrs)
    return ASTSource(fn=fn, signature=signature, constexprs=values, attrs=attrs)


def main() -> int:
    job = json.loads(sys.argv[1])
    for name, value in job["knobs"].items():
        setattr(knobs.amd, name, value)
    wave = 64 if job["arch"].startswith("gfx9") else 32
    target = GPUTarget("hip", job["arch"], wave)
    compiled = triton.compile(source(job), target=target, options=job["options"])
    if job.get("both"):
        json.dump({"ll": compiled.asm["llir"], "s": compiled.asm["amdgcn"]}, sys.stdout)
    else:
        sys.stdout.write(compiled.asm["llir"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
