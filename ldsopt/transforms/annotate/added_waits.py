"""Rules R7 to R9 for the functions that are annotated: waits made legible, and waits for LDS operations added."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.fences import first_release, guarding_fence, may_lose_wait
from ldsopt.ir.module import Module
from ldsopt.transforms.annotate import bare_barriers
from ldsopt.transforms.annotate.global_dma import bursts, is_miscounted
from ldsopt.transforms.annotate.joins import is_flat_access
from ldsopt.transforms.annotate.legible_waits import leaves_in_flight, legible
from ldsopt.transforms.annotate.options import AnnotateOptions


class AddedWaits:
    """Adds to the edits of a module what the rules for waits ask for.

    Args:
        module: the input.
        options: how it is annotated.
        edits: by line; added to.
        declarations: of functions that the edits call; added to.
    """

    def __init__(
        self,
        module: Module,
        options: AnnotateOptions,
        edits: dict[int, LineEdit],
        declarations: dict[str, None],
    ) -> None:
        self._module, self._options = module, options
        self._edits, self._declarations = edits, declarations
        self.left_out: set[str] = set()

    def make_legible(self, statements: Iterable[int], meeting: Collection[int] | None) -> int:
        """Rule R7 for a function's asm statements. ``meeting``: as for `drain_barriers`."""
        arch = self._module.arch
        if arch is None or self._options.keep_asm_waits:
            return 0
        count = 0
        for line in statements:
            drain = not self._options.keep_bare_barriers and (meeting is None or line in meeting)
            found = legible(
                self._module.lines[line], arch, drain=drain, rewrites_barriers=not self._waits_by_itself
            )
            if found is None or self._module.asm_is_affected():
                continue
            if leaves_in_flight(self._module.lines[line]) and self._has_flat_accesses:
                continue
            self._edits[line] = LineEdit(replacement=found.lines)
            for declaration in found.declarations:
                self.declare(declaration)
            count += 1
        return count

    @cached_property
    def _has_flat_accesses(self) -> bool:
        return any(map(is_flat_access, self._module.lines))

    @cached_property
    def _waits_by_itself(self) -> bool:
        arch = self._module.arch
        return arch is not None and bare_barriers.waits_by_itself(self._module, arch)

    def drain_barriers(self, barriers: Iterable[int], meeting: Collection[int] | None) -> int:
        """Rule R8 for a tagged function's barriers: those without a fence wait for LDS.

        Args:
            barriers: their lines.
            meeting: of them, and of statements with barriers, those where accesses meet; ``None`` if that is not known.
        """
        return sum(
            self._drain(barrier)
            for barrier in barriers
            if (meeting is None or barrier in meeting) and guarding_fence(self._module, barrier) is None
        )

    def keep_fence_waits(self, f: FunctionProvenance) -> int:
        """Writes, for a repair, the waits of fences in front of barriers that LLVM may drop, or was seen to."""
        if not self._options.repair:
            return 0
        dropped = [
            barrier
            for barrier in f.barriers
            if f.accesses and may_lose_wait(self._module, barrier) and self._drain(barrier)
        ]
        lost = lost_waits(self._module, f, self._options)
        for line in lost:
            for counter in sorted(self._options.lost_waits[line]):
                self._wait_for(counter, line)
        return len({*dropped, *lost})

    def _wait_for(self, counter: str, barrier: int) -> None:
        assert self._module.arch is not None
        wait, declaration = bare_barriers.wait_for_all(self._module.arch, counter)
        line = first_release(self._module, barrier)  # a fence stays beside its barrier
        edit = self._edits.get(line, LineEdit())
        self._edits[line] = edit._replace(before=(*edit.before, wait))
        self.declare(declaration)

    def _drain(self, barrier: int) -> bool:
        arch = self._module.arch
        if arch is None or self._options.keep_bare_barriers or self._waits_by_itself:
            return False
        found = bare_barriers.drain(self._module, arch, barrier)
        if found is None:
            return False
        line, edit, declaration = found
        self._edits[line] = edit
        self.declare(declaration)
        return True

    def drain_round_dma(self, accesses: Iterable[Access]) -> int:
        """Applies rule R9: waits around the LDS-DMAs that are counted wrongly; returns how many these are."""
        arch = self._module.arch
        if arch is None or not (miscounted := [access for access in accesses if is_miscounted(access)]):
            return 0
        if "R9" in self._options.needless:
            self.left_out.add("R9")
            return 0
        wait, declaration = bare_barriers.lds_wait(arch)
        self.declare(declaration)
        for first, last in bursts(self._module, miscounted):
            for line in (first, last + 1):  # a DMA is no terminator, so there is a next line
                edit = self._edits.get(line, LineEdit())
                self._edits[line] = edit._replace(before=(wait, *edit.before))
        return len(miscounted)

    def declare(self, declaration: str) -> None:
        """Adds a declaration, unless the module has it."""
        if declaration and declaration[declaration.index("@") + 1 : declaration.index("(")] not in (
            self._module.declarations()
        ):
            self._declarations[declaration] = None


def is_repaired(module: Module, f: FunctionProvenance, options: AnnotateOptions) -> bool:
    """Whether a repair has something to do in a function of which no access is tagged."""
    return bool(lost_waits(module, f, options)) or any(
        [a.is_dma for a in f.accesses] + [may_lose_wait(module, one) for one in f.barriers]
    )


def lost_waits(module: Module, f: FunctionProvenance, options: AnnotateOptions) -> list[int]:
    """The lines of the barriers and atomic accesses of a function that a compiler's code lacks waits at."""
    end = module.lines.index("}", f.line) if options.lost_waits else 0
    return [line for line in options.lost_waits if f.line < line < end]
