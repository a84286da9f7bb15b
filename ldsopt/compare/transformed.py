"""The result of every command that rewrites a module: one record, that commands write and reports show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

from ldsopt.dataclass import dataclass
from ldsopt.notebooks import ShownResult

if TYPE_CHECKING:  # a build step that only annotates does not load the compiling and checking code
    from ldsopt.checker.findings import Comparison, Rule
    from ldsopt.codegen.compile import Compiled
    from ldsopt.compare.settle import EditVerdicts
    from ldsopt.ir.edits import Edits
    from ldsopt.ir.module import Module

D_co = TypeVar("D_co", covariant=True)
D = TypeVar("D")


@dataclass(frozen=True, slots=True, repr=False)
class Transformed(ShownResult, Generic[D_co]):
    """A module that a transform has made.

    Attributes:
        text: the output, textual IR, in the spelling of the input.
        details: findings and edits: `Annotation`, `FenceNarrowing`, `Packing`, `Pipelining`, `Recording` or
            `Optimization`. Lines in it are those of ``input``.
        input: the module that was transformed: the given one, or one that had to be made of it first.
        is_own: the text is the input's own except for the edits; otherwise it is LLVM's print.
        notes: notes on the text for the user, one sentence each.
        untouched: the input itself, if nothing was changed.
        acceptance: the verdicts on the edits; ``None`` if nothing was judged.
    """

    text: str
    details: D_co
    input: Module
    is_own: bool = False
    notes: tuple[str, ...] = ()
    untouched: bytes | str = b""
    acceptance: EditVerdicts | None = None

    @property
    def source(self) -> str:
        """The input's name."""
        return self.input.source

    @property
    def arch(self) -> str | None:
        """The architecture's name, ``None`` if none is known."""
        return self.input.arch.name if self.input.arch else None

    @property
    def comparison(self) -> Comparison | None:
        """The checks of input and output; ``None`` if the output was not checked."""
        return self.acceptance.comparison if self.acceptance else None

    @property
    def definite(self) -> Counter[Rule]:
        """The definite findings of the output by rule, as far as it was checked."""
        found = self.comparison.after.findings if self.comparison else ()
        return Counter(finding.rule for finding in found if finding.verdict.value == "definite")

    @property
    def compiled(self) -> Compiled | None:
        """The assembly that was judged, if the module's code is to be written."""
        return self.acceptance.compiled if self.acceptance else None


def transformed(
    module: Module,
    edits: Edits,
    details: D,
    *,
    notes: Iterable[str] = (),
    acceptance: EditVerdicts | None = None,
    release_input: bool = False,
) -> Transformed[D]:
    """A module with its edits made; the input itself if there are none.

    Args:
        module: the input.
        edits: of its canonical print.
        details: findings and edits.
        notes: on changes that the input needed first.
        acceptance: the verdicts on the edits.
        release_input: LLVM's module may be freed; no address of it is needed any more.

    Raises:
        InternalError: the output would differ in more than the edits.
    """
    if not edits:
        own, untouched = module.own_text, module.given if module.is_given else b""
        text = module.text if own is None else own
        return Transformed(text, details, module, own is not None, tuple(notes), untouched, acceptance)
    from ldsopt.ir.edited import edited  # not ahead: most modules that are annotated end above

    made = edited(module, edits, release_input=release_input)
    every = tuple(dict.fromkeys((*notes, *made.notes)))
    return Transformed(made.text, details, module, made.is_own, every, acceptance=acceptance)
