"""IR to IR: marked loops run as warp pipelines."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.api.keywords import takes
from ldsopt.ir.edited import edited
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.ir.stage_marks import spelled_as_comments
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.pipelining import Pipelining, find_pipelines


@dataclass(frozen=True, slots=True)
class Pipelined:
    """A module whose marked loops are pipelines.

    Attributes:
        text: the output, textual IR; the marks are gone.
        pipelining: what was found and done.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        input: the module that was looked at: the one given, its marks spelled as comments. Lines in ``pipelining`` are
            its.
        is_own, notes, untouched: as in `Annotated`.
    """

    text: str
    pipelining: Pipelining
    source: str
    arch: str | None
    input: Module
    is_own: bool = False
    notes: tuple[str, ...] = ()
    untouched: bytes | str = b""


@takes(PipelineOptions)
def pipeline(module: Module, options: PipelineOptions) -> Pipelined:
    """Runs the marked loops of a module as warp pipelines: two groups of waves, the second some stages behind.

    Everything is checked before anything is changed.

    Args:
        module: final, optimized IR with marks at the ends of stages (`ldsopt.ir.stage_marks`).

    Raises:
        InputError: there are no marks, a marked loop cannot be run so, or no architecture is known.
        InternalError: the output would differ in more than was meant.
    """
    notes: tuple[str, ...] = ()
    if comments := spelled_as_comments(module):
        spelled = edited(module, comments)
        notes = spelled.notes
        module = reparse(spelled.text, module, is_own=spelled.is_own)
    pipelining = find_pipelines(module, options)
    made = edited(module, pipelining.edits)
    return Pipelined(
        made.text,
        pipelining,
        module.source,
        module.arch.name if module.arch else None,
        module,
        made.is_own,
        tuple(dict.fromkeys((*notes, *made.notes))),
    )
