"""IR to code whose waits wait for what is needed and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ldsopt.api.keywords import takes
from ldsopt.api.reading import ModuleSource, module_of
from ldsopt.ir.attributes import with_told_shape
from ldsopt.ir.module import Module
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.results import ExactWaits
from ldsopt.waits.run import exact_waits as of_module

if TYPE_CHECKING:  # numpy is imported only by who executes something
    from ldsopt.simt.launch import Launch


@takes(WaitsOptions)
def exact_waits(source: ModuleSource, options: WaitsOptions) -> ExactWaits:
    """Compiles a module, and makes the waits of the code exact: `ExactWaits.text` is the assembly.

    Raises:
        InputError: no architecture is known.
        CompilerFailed, Unavailable: as `compile`.
        InternalError: the text would differ in more than waits.
    """
    return of_module(with_told_shape(module_of(source), options.assume), options)


def executed_lines(module: Module, launch: Launch, options: WaitsOptions) -> Mapping[str, Mapping[int, int]]:
    """Executions by the waves of a launch of each function's instructions, by line of the compiler's listing.

    Instructions of which that is not known are left out (`ldsopt.timeline`).

    Raises:
        InputError: the launch cannot be executed, does not run to its end, or does not keep what is assumed of it.
        UsageError: a launch that makes no sense.
        CompilerFailed, Unavailable: as `compile`.
    """
    from ldsopt.timeline.launched_code import launch_code
    from ldsopt.verifier.promised_launches import require_kept

    require_kept(module, launch, options.promises)
    code = launch_code(module, launch, options)
    return {
        function.name: {
            instruction.line: count
            for block, count in zip(function.blocks, code.executions[function.name].counts, strict=True)
            if count is not None
            for instruction in block.instructions
        }
        for function in code.listing.functions
        if function.name in code.executions
    }
