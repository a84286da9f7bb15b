"""IR to IR: marked loops run as warp pipelines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ldsopt.api.keywords import takes
from ldsopt.api.reading import ModuleSource, module_of
from ldsopt.codegen.options import CompileOptions
from ldsopt.compare.transformed import Transformed, transformed
from ldsopt.ir import edits
from ldsopt.ir.dialect import lowered_for
from ldsopt.ir.edited import remade
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.stage_marks import spelled_as_comments
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.pipelining import Pipelining, find_pipelines

if TYPE_CHECKING:
    from ldsopt.checker.options import CheckOptions
    from ldsopt.transforms.pipeline.proposal import StageProposal


@takes(PipelineOptions)
def pipeline(source: ModuleSource, options: PipelineOptions) -> Transformed[Pipelining]:
    """Runs the marked loops of a module as warp pipelines: two groups of waves, the second some stages behind.

    Everything is checked before anything is changed.

    Args:
        source: final, optimized IR (or a file's name) with marks at the ends of stages (`ldsopt.ir.stage_marks`), or
            with ``auto`` a loop without.

    Raises:
        InputError: there are no marks, a loop cannot be run so, or no architecture is known.
        CompilerFailed: with ``auto``, the module does not compile.
        InternalError: the output would differ in more than was meant.
    """
    return pipelined_by(module_of(source), options, CompileOptions())


def pipelined_by(
    module: Module, options: PipelineOptions, compiling: CompileOptions, checking: CheckOptions | None = None
) -> Transformed[Pipelining]:
    """As `pipeline`; says how the code is made that ``auto`` counts instructions in, and how the output is checked.

    The input with its marks is another program, so whatever `check` finds in the output refuses it.
    """
    notes: tuple[str, ...] = ()
    proposal = None
    if options.auto is not None:
        proposal = _proposed(module, options, compiling)
        module, notes = remade(module, proposal.edits)
    elif comments := spelled_as_comments(module):
        module, notes = remade(module, comments)
    found = replace(find_pipelines(module, options), proposal=proposal)
    made = transformed(module, found.edits, found, notes=notes)
    if checking is None:
        return made
    from ldsopt.checker.promised_options import promising
    from ldsopt.compare.settle import Settling
    from ldsopt.compare.versions import compiled_version

    promised = promising(checking, found.assumptions)
    settling = Settling[Transformed[Pipelining]](
        lambda made: compiled_version(module_of(made), promised),
        lambda made: [function.name for function in module.functions()],
        None,
        lambda *_: (),
    )
    _, acceptance = settling.settle(None, made)
    from ldsopt.api.transforms import with_lost_race_proofs

    return with_lost_race_proofs(replace(made, acceptance=replace(acceptance, compiled=None)), module)


def _proposed(module: Module, options: PipelineOptions, compiling: CompileOptions) -> StageProposal:
    """The stages that are proposed for a loop without marks, by the work that its compiled code has."""
    from ldsopt.codegen.compile import compile_ir
    from ldsopt.codegen.compilers import find
    from ldsopt.isa.assembly import parse_assembly
    from ldsopt.isa.segment_work import segment_work
    from ldsopt.transforms.pipeline.proposal import propose
    from ldsopt.transforms.pipeline.unmarked_loops import find_loop

    arch = require_arch(module).name
    cuts = find_loop(module, options.loop)
    text = edits.apply(module, cuts.counted(module))
    spelled = lowered_for(text, module, find(compiling.compiler).llvm_major)
    compiled = compile_ir(spelled, arch, compiling, source=module.source)
    listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), module.source)
    work = segment_work(listing, cuts.function.name, len(cuts.cuts))
    return propose(module, cuts, work, compiled.compiler, options)
