"""`annotate`: alias scopes for LDS accesses by pointer provenance.

An access whose address is derived from base A gets ``!alias.scope !{A}`` and ``!noalias !{all others}`` in the domain
``ldsopt.lds``; the backend then need not wait, before a read of A, for an LDS-DMA that writes B. What the tags claim
follows from provenance (`ldsopt.analysis.provenance.provenance`) and, between dynamic bases, from one assumption:

* **named-bases**: all dynamic LDS variables have one address; that the byte ranges used under different names are
  disjoint is the front-end's promise. Distinct static variables are disjoint by LLVM's semantics, and dynamic LDS
  lies behind all of them (AMDGPULowerModuleLDSPass).

With ``precise``, base sets and byte ranges (`ldsopt.analysis.separation.separation`) come in: an access of several
bases lists them all, the assumption is proved or refuted pair by pair, and provably disjoint regions of one base get
scopes of their own in a domain of their own, ``ldsopt.regions``. Scopes of both domains are true by themselves, so that
an access is excluded by whichever domain can.

The backend (LLVM 22, SIInsertWaitcnts) treats alias metadata on LDS-DMA unsoundly in several ways, so tags come
with rules, and a class of bases is handled completely or left completely alone:

* **R1** final IR only: later unrolling would give two DMAs one identity. A module that looks unoptimized is warned of.
* **R2** static variables and the DMAs into them stay untouched unless ``bases="all"``: AMDGPULowerModuleLDS drops
  foreign scopes from accesses that it can trace to two or more statics. With ``all`` their DMAs are laundered, so
  that it cannot trace them, and of a read's tags the ``!noalias``, which it keeps, is enough.
* **R3** a read with any alias information waits only for DMAs that have a scope. So every DMA that is not provably
  into untouched statics gets one; of unknown destination, the catch-all ``ldsopt.unknown`` that no access excludes.
* **R4** DMAs with equal metadata share one slot of the wait model, and the backend tests a slot by its first DMA alone.
  The DMAs of one class (same bases and regions) share one, which costs nothing: accesses exclude classes, and after
  R6 nothing but the scopes tells a DMA of the class from another. LDS stores with a scope take slots, too. No DMA
  shares one with them, because of a scope that all DMAs have and nothing else, ``dma`` of the domain ``ldsopt.dma``.
* **R6** each such DMA's destination is laundered (`ldsopt.transforms.annotate.laundering`): only scopes may separate it
  from a read, never address arithmetic of one lane or one iteration.
* **R7** the author's own waits in asm are made legible (`ldsopt.transforms.annotate.added_waits`), where the
  architecture is known: the backend would repeat them.
* **R8** a barrier that no fence guards waits for the wave's LDS operations where one that is outstanding may meet
  another wave's access (`ldsopt.transforms.annotate.bare_barriers`): the backend's waits for LDS-DMA, which the tags
  take away, and its schedule kept them from being in flight across it. Without LDS-DMA it was the schedule alone.
* **R9** a DMA that is a global load stands between waits for the wave's LDS operations
  (`ldsopt.transforms.annotate.bare_barriers`): LLVM 22 counts it where the hardware does not, and tags let reads come
  close to it.
* **R10** an access that the backend would forget a DMA for, since the slots are not merged where control flow joins,
  carries no alias information at all: what the check of the code finds, or by the rules alone what
  `ldsopt.transforms.annotate.joins` asks for, and one whose wait a bare barrier gets by on (`accidental_waits`).

(R5 is what follows: stock input may already lack waits, and then annotated code rightly has more.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import field
from functools import partial
from itertools import count

from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.laundered import destination_span
from ldsopt.analysis.provenance.provenance import FunctionProvenance, provenance_of
from ldsopt.analysis.separation.separation import Separation, Standing, by_names
from ldsopt.assumptions import NAMED_BASES
from ldsopt.dataclass import dataclass
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.metadata import ALIAS_KINDS, has_alias_information
from ldsopt.ir.module import LdsGlobal, Module
from ldsopt.ir.syntax import attachments, unused
from ldsopt.target.intrinsics import Transfer
from ldsopt.transforms.annotate import laundering
from ldsopt.transforms.annotate.added_waits import AddedWaits, is_repaired, lost_waits
from ldsopt.transforms.annotate.annotated import (
    AnnotatedAccess,
    AnnotatedFunction,
    Annotation,
    Status,
    access_statuses,
    described,
)
from ldsopt.transforms.annotate.barrier_conflicts import accidental_waits, barriers_to_drain
from ldsopt.transforms.annotate.joins import (
    Joins,
    PlannedTagging,
    Tagging,
    Uninformed,
    branch_divergence,
    is_inlined,
)
from ldsopt.transforms.annotate.left_whole import (
    DmaFunction,
    dma_function,
    has_dma_or_bare_barrier,
    reasons_to_leave_whole,
)
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.tags import (
    UNKNOWN_DESTINATION,
    Tags,
    computes_ranges,
    find_rings,
    told_apart,
    why_no_access_is_tagged,
)

_WAITS_IN_ASM = ('asm sideeffect "s_wait', 'asm sideeffect "s_barrier')


def find_scopes(module: Module, options: AnnotateOptions | None = None) -> Annotation:
    """Finds the scopes of a module's LDS accesses."""
    return _Annotator(module, options or AnnotateOptions()).run()


@dataclass(slots=True)
class _Annotator:
    """The annotating of one module: the findings so far, and the edits that follow."""

    module: Module
    options: AnnotateOptions
    _edits: dict[int, LineEdit] = field(default_factory=dict)
    _bases: tuple[LdsGlobal, ...] = ()
    _told_apart: frozenset[int] = frozenset()
    _separation: Separation = field(default_factory=lambda: Separation({}, {}))
    _tags: Tags = field(default_factory=lambda: Tags(Separation({}, {}), (), frozenset()))
    _uninformed: dict[str, frozenset[int]] = field(default_factory=dict)
    _to_drain: dict[str, frozenset[int] | None] = field(default_factory=dict)
    _unscoped: set[int] = field(default_factory=set)
    _dma_functions: dict[str, DmaFunction] = field(default_factory=dict)
    _places: dict[int, int] = field(default_factory=dict)
    _new_values: Iterator[int] = field(default_factory=count)
    _waits: AddedWaits = field(init=False)
    _prefix: str = ""
    _scoped_of: dict[str, list[Access]] = field(default_factory=dict)
    _tags_of: dict[str, list[LineEdit | None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._waits = AddedWaits(self.module, self.options, self._edits)

    def run(self) -> Annotation:
        provenance = provenance_of(self.module)
        self._bases = provenance.bases
        self._told_apart = told_apart(self._bases, self.options)
        self._prefix = unused("%ldsopt.dma", self.module.text).removeprefix("%")
        precise = computes_ranges(self.options)
        functions = [*(provenance.explained() if self.options.details else provenance.found)]
        self._find_dma_functions(functions)
        named_bases = NAMED_BASES not in self.options.no_assume and not self.options.require_proof
        # Ranges are computed only for variables that they may separate.
        if precise and self._told_apart:
            from ldsopt.analysis.separation.by_ranges import by_ranges  # not ahead: few modules need it

            separation = by_ranges(provenance, named_bases=named_bases)
        else:
            separation = by_names(provenance, named_bases=named_bases)
        self._separation = separation.without(self.options.sharing, [base.name for base in self._bases])
        self._tags = Tags(self._separation, self._bases, self._told_apart)
        reason = ""
        if not any(map(self._is_tagged, functions)):
            ranges = bool(self._separation.footprints)
            reason = why_no_access_is_tagged(self._bases, self._told_apart, self.options, ranges=ranges)
            self._told_apart = frozenset()
            self._tags = Tags(self._separation, self._bases, self._told_apart)
        if (
            reason
            and self.options.repair
            and any(is_repaired(self.module, f, self.options) for f in functions)
        ):
            reason = ""
        left_whole = (
            {f.name: "" for f in functions}
            if reason
            else reasons_to_leave_whole(self.module, functions, self._is_touched, self.options.left)
        )
        chosen = self.options.functions
        touched = [
            f for f in functions if f.accesses or f.hidden_dma or lost_waits(self.module, f, self.options)
        ]
        touched = [f for f in touched if chosen is None or f.name in chosen]
        if not reason:
            self._find_plans([f for f in touched if not left_whole[f.name]])
        annotated = tuple(
            self._function(f, bool(reason) or bool(left_whole[f.name]), left_whole[f.name]) for f in touched
        )
        if not self._edits and not reason:
            reason = next((f.left_whole for f in annotated if f.left_whole), "nothing to do")
        return Annotation(
            edits=Edits(self._edits, tuple(self._waits.declarations)),
            functions=annotated,
            bases=tuple(self._bases[i].name for i in sorted(self._told_apart)),
            assumptions=(NAMED_BASES,) if self._edits and named_bases and self._assumes() else (),
            reason=reason,
            warnings=tuple(self._warnings(functions)),
            escapes=provenance.escapes or any(f.is_exposed and f.accesses for f in functions),
            contract=self._separation.contract,
            regions=self._region_counts(),
            rules_left_out=tuple(sorted(self._waits.left_out)),
            rings=tuple(find_rings(self._separation, self._bases, functions)) if self.options.details else (),
        )

    def _find_dma_functions(self, functions: list[FunctionProvenance]) -> None:
        """Keeps the facts that planning needs about functions with LDS-DMA."""
        drains = self.options.repair or not self.options.judged
        by_line = {f.line: f for f in functions}
        for body in self.module.bodies():
            found = by_line[body.line]
            if has_dma_or_bare_barrier(self.module, body, found, drains=drains):
                self._dma_functions[body.name] = dma_function(self.module, self.module.decode(body), found)

    def _is_tagged(self, f: FunctionProvenance) -> bool:
        return any(self._tags.is_tagged(access.line) for access in f.accesses)

    def _assumes(self) -> bool:
        """True if two dynamic bases are separated without a proof."""
        dynamic = sum(self._bases[index].is_dynamic for index in self._told_apart)
        unproved = [pair for pair in self._separation.contract if pair.standing is Standing.ASSUMED]
        return dynamic > 1 and (bool(unproved) or not self._separation.contract)

    def _region_counts(self) -> tuple[tuple[str, int], ...]:
        found = Counter(base for base, _ in self._separation.regions if base in self._told_apart)
        return tuple((self._bases[base].name, count) for base, count in sorted(found.items()) if count > 1)

    def _find_plans(self, functions: list[FunctionProvenance]) -> None:
        """Finds functions with LDS-DMA that launder addresses (R6), and accesses that stay without tags (R10)."""
        planned = [
            f
            for f in functions
            if self._scoped(f)
            or (
                f.name in self._dma_functions
                and not f.has_dma
                and (self.options.repair or self._is_tagged(f))
            )
        ]
        if not planned:
            return
        inlined = frozenset(f.name for f in functions if len(functions) > 1 and is_inlined(self.module, f))
        joins = Joins(self.module, inlined)
        for f in planned:
            function = self._dma_functions[f.name]
            divergence = partial(branch_divergence, self.module, function)
            self._to_drain[f.name] = barriers_to_drain(self.module, function, f, self._separation, divergence)
            if not self._scoped(f):
                continue
            self._places |= laundering.places(function, self._scoped(f), divergence)
            found, kept = Uninformed(), frozenset[int]()
            if not self.options.judged:
                found = joins.uninformed(function, f.calls, self._planned(f))
                kept = accidental_waits(self.module, function, f, self._scoped(f), self._separation)
            kept |= {line for line in self.options.without_tags if function.line < line < function.end}
            self._uninformed[f.name] = found.accesses | kept
            self._unscoped |= found.stores

    @property
    def _has_several_statics(self) -> bool:
        """True if the module has several static variables, to whose accesses AMDGPULowerModuleLDS may add scopes."""
        return sum(not base.is_dynamic for base in self._bases) > 1

    def _planned(self, f: FunctionProvenance) -> list[PlannedTagging]:
        known: dict[tuple[frozenset[int], int, bool], Tagging] = {}  # many accesses share a set of tags
        planned = []
        bases_of = self._separation.bases_of
        touched = {access.line for access in self._scoped(f)}
        for access, tags in zip(f.accesses, self._tags_of_each(f), strict=True):
            line, kind = access[:2]
            bases, is_dma = bases_of[line], kind is AccessKind.DMA
            if is_dma:
                tags = tags or UNKNOWN_DESTINATION if line in touched else None
            if (tagging := known.get((bases, id(tags), is_dma))) is None:
                told = tags if tags is not None and (tags.noalias or is_dma) else None
                tagging = known[bases, id(tags), is_dma] = Tagging(is_dma, bases, told, *self._kind_of(bases))
            planned.append((access, tagging))
        return planned

    def _tags_of_each(self, f: FunctionProvenance) -> list[LineEdit | None]:
        """The tags of a function's accesses."""
        if f.name not in self._tags_of:
            self._tags_of[f.name] = self._tags.of_each(f.accesses)
        return self._tags_of[f.name]

    def _kind_of(self, bases: frozenset[int]) -> tuple[bool, bool, bool]:
        """Flags of these bases: all dynamic; all static; AMDGPULowerModuleLDS may give their accesses scopes."""
        dynamic = {self._bases[index].is_dynamic for index in bases}
        return dynamic == {True}, dynamic == {False}, self._has_several_statics and dynamic != {True}

    def _scoped(self, f: FunctionProvenance) -> list[Access]:
        """The DMAs of a function that get scopes."""
        if f.name not in self._scoped_of:
            dmas = [access for access in f.accesses if access.kind is AccessKind.DMA]
            self._scoped_of[f.name] = [access for access in dmas if self._is_touched(access)]
        return self._scoped_of[f.name]

    def _function(self, f: FunctionProvenance, untouched: bool, why: str) -> AnnotatedFunction:
        uninformed = self._uninformed.get(f.name, frozenset())
        tagged = set[int]()
        for access, tag in () if untouched else zip(f.accesses, self._tags_of_each(f), strict=True):
            line, kind = access[:2]
            if tag is not None and tag.noalias and line not in uninformed:
                tagged.add(line)
                if kind is not AccessKind.DMA:
                    self._edits[line] = self._without_scopes(line, tag) if line in self._unscoped else tag
        counts, details = self._found(f, tagged) if self.options.reported else ({}, ())
        if untouched:
            given_back = why != "" and self.options.left.get(f.name) == why
            return AnnotatedFunction(
                f.name, f.line, f.is_kernel, counts, details, left_whole=why, given_back=given_back
            )
        dmas = self._scoped(f)
        lines = self.module.lines
        is_informed = (
            bool(dmas)
            and self.module.has_attachments
            and any(has_alias_information(lines[a.line]) for a in f.accesses if not a.is_dma)
        )
        hoisted = self._scope_dmas(dmas)
        self._drop_information(f, uninformed)
        to_drain = self._to_drain.get(f.name, None if f.has_dma else frozenset())
        waits_made_legible = self._waits.make_legible(f.asm, to_drain)
        is_tagged = bool(dmas or tagged)
        found = AnnotatedFunction(
            f.name,
            f.line,
            f.is_kernel,
            counts,
            details,
            dma_scoped=len(dmas),
            dma_unscoped_before=sum("alias.scope" not in attachments(lines[dma.line])[1] for dma in dmas)
            if is_informed
            else 0,
            waits_made_legible=waits_made_legible,
            barriers_drained=(
                self._waits.drain_barriers(f.barriers, to_drain) + self._waits.drain_asm(f.asm, to_drain)
                if is_tagged or self.options.repair
                else 0
            ),
            fence_waits_kept=self._waits.keep_fence_waits(f),
            dma_drained=self._waits.drain_round_dma(f.accesses) if is_tagged else 0,
            uninformed=tuple(sorted(uninformed)),
            taken_back=tuple(sorted(uninformed & self.options.without_tags)),
            access_lines=tuple(sorted([access.line for access in f.accesses])),
        )
        for line, before in hoisted.items():
            edit = self._edits.get(line, LineEdit())
            self._edits[line] = edit._replace(before=(*before, *edit.before))
        return found

    def _found(
        self, f: FunctionProvenance, tagged: Collection[int]
    ) -> tuple[dict[Status, int], tuple[AnnotatedAccess, ...]]:
        """The number of accesses by status and, if details are asked for, the result for each."""
        statuses = access_statuses(f.accesses, tagged, self._separation, self._bases, self._told_apart)
        told = zip(f.accesses, statuses, strict=True) if self.options.details else ()
        details = (described(self.module, *one, self._separation, self._bases) for one in told)
        return dict(Counter(statuses)), tuple(details)

    def _drop_information(self, f: FunctionProvenance, lines: frozenset[int]) -> None:
        """Rule R10 for a function's accesses: no tags of ours, none of the input, none of AMDGPULowerModuleLDS."""
        planned = self._planned(f) if lines and self._has_several_statics else ()
        traced = {access.line: access for access, tagging in planned if tagging.is_traced}
        for line in sorted(lines):  # new values are numbered in text order
            if line not in traced and ", !" not in self.module.lines[line]:
                continue
            head, attached = attachments(self.module.lines[line])
            edit = LineEdit(drop=ALIAS_KINDS & attached.keys())
            if line in traced:
                before, text = laundering.hide(head, traced[line], self._new_name())
                edit = edit._replace(before=before, text=text)
            if edit != LineEdit():
                self._edits[line] = edit

    def _without_scopes(self, line: int, tags: LineEdit) -> LineEdit:
        """Rule R10 for a store: a scope would give it a slot."""
        drop = frozenset({"alias.scope"}) & attachments(self.module.lines[line])[1].keys()
        return LineEdit(noalias=tags.noalias, drop=drop)

    def _is_touched(self, access: Access) -> bool:
        """True if a DMA gets scopes: not if it is provably into statics that are left alone (R2).

        Nor does a DMA with marks: a compiler that knows marks does not wait for it by itself, so no tag can lose a
        wait.
        """
        if access.intrinsic is not None and access.intrinsic.transfer is Transfer.DMA_MARKED:
            return False
        bases = self._separation.bases_of[access.line]
        return not bases or self.options.repair or not bases.isdisjoint(self._told_apart)

    def _scope_dmas(self, dmas: Iterable[Access]) -> dict[int, list[str]]:
        """Rules R3, R4 and R6 for a function's DMAs.

        Returns:
            Instructions to put in front of others than the DMAs, by line.
        """
        laundered: dict[tuple[int, str], str] = {}
        hoisted: dict[int, list[str]] = {}
        for access in dmas:
            assert access.intrinsic is not None
            tags = self._tags.of_dma(access.line)
            head = attachments(self.module.lines[access.line])[0]
            start, stop = destination_span(head, access.callee, access.intrinsic)
            pointer = head[start:stop]
            place = self._places.get(access.line, access.line)
            before: tuple[str, ...] = ()
            if (place, pointer) not in laundered:
                made = laundering.launder(pointer, access.intrinsic, self._new_name())
                laundered[place, pointer] = made.name
                self._waits.declare(made.lines)
                if place == access.line:
                    before = made.lines
                else:
                    hoisted.setdefault(place, []).extend(made.lines)
            self._edits[access.line] = LineEdit(
                before=before,
                text=f"{head[:start]}{laundered[place, pointer]}{head[stop:]}",
                alias_scope=tags.alias_scope,
                noalias=tags.noalias,
            )
        return hoisted

    def _new_name(self) -> str:
        return f"{self._prefix}{next(self._new_values)}"

    def _warnings(self, functions: Iterable[FunctionProvenance]) -> Iterable[str]:
        if not (self._edits and self.options.reported):
            return
        if " optnone " in self.module.outer_text or " = alloca " in self.module.text:
            yield "the IR looks unoptimized; tags belong on final IR: run the optimizer first, or use --opt O3 (R1)"
        asm = (self.module.lines[line] for f in functions for line in f.asm)
        if self.module.arch is None and any(wait in line for line in asm for wait in _WAITS_IN_ASM):
            yield "no architecture: waits in inline assembly are left as they are (R7); give --mcpu"
