"""Which marked stages may be run as pipelines. All of it is checked before anything is changed.

What is required, and why:

* two stages or more: with one there is nothing to run beside it;
* all work-items run them, and equally often: a barrier that only some waves pass hangs the others;
* every barrier of the kernel is passed by all waves: where some pass one more, as behind a warp pipeline that is there
  already, the pipeline's own barriers would not meet those that they were placed to meet;
* in a stage no loop, no barrier, no wait, no call whose effects are not known: the stage's barriers would no longer be
  all that orders the waves. At a stage's end a barrier and waits of the author's are taken as they are;
* the workgroup has two groups of waves (`ldsopt.transforms.pipeline.stage_check`).

Marks in a loop are the stages of that loop (`ldsopt.transforms.pipeline.loop_legality`). Those in no loop are stages
that follow each other and are run once (`ldsopt.transforms.pipeline.flat_legality`), up to the next marked loop.

What stages do to each other is the matter of `ldsopt.analysis.stages.dependences`.
"""

from __future__ import annotations

from ldsopt.analysis.stages.stage_loop import StageLoop
from ldsopt.ir.refusal import refused
from ldsopt.ir.synchronization import barriers
from ldsopt.transforms.pipeline.flat_legality import FlatCheck
from ldsopt.transforms.pipeline.loop_legality import LoopCheck
from ldsopt.transforms.pipeline.marked_kernel import MarkedKernel
from ldsopt.transforms.pipeline.options import PipelineOptions


def legal_pipelines(kernel: MarkedKernel, options: PipelineOptions) -> list[StageLoop]:
    """The marked stages of a kernel, by pipeline, in the order in which control comes by them.

    Raises:
        InputError: some cannot be run as a pipeline; the message says what to do.
    """
    _refuse_partial_barriers(kernel)
    flow = kernel.flow
    place = {block: number for number, block in enumerate(flow.order)}
    loops = {loop.header: loop for loop in flow.loops}
    by_loop: dict[int, list[int]] = {}
    alone: list[int] = []
    for at in kernel.marks:
        block = kernel.block_of(at)
        around = [loop for loop in flow.loops if block in loop.blocks]
        if around:
            by_loop.setdefault(min(around, key=lambda loop: len(loop.blocks)).header, []).append(at)
        elif block in place:
            alone.append(at)
        else:
            raise refused(
                kernel.module,
                kernel.marks[at].line,
                f"the mark of stage '{kernel.marks[at].name}' stands where control never comes",
                "take it away",
            )
    heads = sorted(place[header] for header in by_loop)
    flat: dict[int, list[int]] = {}
    for at in alone:
        passed = sum(head < place[kernel.block_of(at)] for head in heads)
        flat.setdefault(passed, []).append(at)
    found = [LoopCheck(kernel, marks, options, loops[header]).run() for header, marks in by_loop.items()]
    found += [FlatCheck(kernel, marks, options).run() for marks in flat.values()]
    return sorted(found, key=lambda one: place[one.header])


def _refuse_partial_barriers(kernel: MarkedKernel) -> None:
    """Refuses barriers that only some waves pass: with them barriers that are passed together are not the same ones."""
    for at, instruction in enumerate(kernel.function.instructions):
        if kernel.block_of(at) in kernel.divergence.partial and barriers(kernel.module, instruction):
            raise refused(
                kernel.module,
                instruction.line,
                f"only some waves of '{kernel.function.name}' pass this barrier, as where a loop is a warp pipeline "
                "already",
                "leave it as it is, and let `ldsopt check` prove it",
            )
