"""LLVM's standard optimization pipeline on a module, in a worker process.

What ``opt -O3`` makes of the same module, but for the ``"target-cpu"`` attribute that ``opt -mcpu`` adds.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from ldsopt.codegen import module
from ldsopt.isolation import ChildDied, run
from ldsopt.target.arch import arch as known_arch


def optimize_ir(
    text: str | bytes,
    arch: str,
    *,
    level: int = 3,
    features: str = "",
    timeout_seconds: float | None = None,
    source: str = "<module>",
) -> str:
    """The optimized module as text; bytes in it that are not UTF-8 become surrogates.

    Args:
        text: textual IR, or bitcode as bytes.
        arch: the gfx architecture whose cost model steers the passes.
        level: 0 to 3, like ``-O3``.
        features: subtarget features, like ``-mattr``.
        timeout_seconds: after this long the optimizer is stopped.
        source: the input's name for messages.

    Raises:
        UsageError: unknown architecture.
        InputError: LLVM's parser or verifier refuses the module, or it is not for an AMD GPU.
        CompilerFailed: LLVM died on it.
    """
    name = known_arch(arch).name
    request = module.Request(name, level, features, source)
    try:
        return run(lambda: _optimize(text, request), timeout_seconds=timeout_seconds)
    except ChildDied as error:
        raise module.died(error, source) from None


def _optimize(text: str | bytes, request: module.Request) -> str:
    loaded, level = module.load(text, request), request.opt_level
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    # opt turns these on from -O2; llvmlite leaves them off.
    tuning.loop_unrolling = level > 0
    tuning.loop_interleaving = level > 1
    tuning.loop_vectorization = level > 1
    tuning.slp_vectorization = level > 1
    builder = llvm.create_pass_builder(loaded.machine, tuning)
    builder.getModulePassManager().run(loaded.module, builder)
    try:
        return str(loaded.module)
    except UnicodeDecodeError as error:
        return bytes(error.object).decode("utf-8", "surrogateescape")
