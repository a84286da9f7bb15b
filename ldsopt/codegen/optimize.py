"""LLVM's standard optimization pipeline on a module, in a worker process.

What ``opt -O3`` makes of the same module, but for the ``"target-cpu"`` attribute that ``opt -mcpu`` adds.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from ldsopt.codegen import module
from ldsopt.codegen.options import CompileOptions
from ldsopt.isolation import ChildDied, run
from ldsopt.target.arch import arch as known_arch


def optimize_ir(
    text: str | bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    source: str = "<module>",
) -> str:
    """The optimized module as text; bytes in it that are not UTF-8 become surrogates.

    Args:
        text: textual IR, or bitcode as bytes.
        arch: the gfx architecture whose cost model steers the passes.
        options: the level, like ``-O3``, the subtarget features, and when to stop; another compiler cannot be used.
        source: the input's name for messages.

    Raises:
        UsageError: unknown architecture.
        InputError: LLVM's parser or verifier refuses the module, or it is not for an AMD GPU.
        CompilerFailed: LLVM died on it.
    """
    name = known_arch(arch).name
    options = options or CompileOptions()
    job = module.Job(name, options, source)
    try:
        return run(lambda: _optimize(text, job), timeout_seconds=options.timeout_seconds)
    except ChildDied as error:
        raise module.died(error, source) from None


def _optimize(text: str | bytes, job: module.Job) -> str:
    loaded, level = module.load(text, job), job.options.opt_level
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
