"""`annotate`: alias scopes for LDS accesses by pointer provenance.

An access whose address is derived from base A gets ``!alias.scope !{A}`` and ``!noalias !{all others}`` in the domain
``ldsopt.lds``; the backend then need not wait, before a read of A, for an LDS-DMA that writes B. What the tags claim
follows from provenance (`ldsopt.analysis.provenance`) and, between dynamic bases, from one assumption:

* **named-bases**: all dynamic LDS variables have one address; that the byte ranges used under different names are
  disjoint is the front-end's promise. Distinct static variables are disjoint by LLVM's semantics, and dynamic LDS
  lies behind all of them (AMDGPULowerModuleLDSPass).

The backend (LLVM 22, SIInsertWaitcnts) treats alias metadata on LDS-DMA unsoundly in several ways, so tags come
with rules, and a class of bases is handled completely or left completely alone:

* **R1** final IR only: later unrolling would give two DMAs one identity. A module that looks unoptimized is warned of.
* **R2** static variables and the DMAs into them stay untouched unless ``bases="all"``: AMDGPULowerModuleLDS drops
  foreign scopes from accesses that it can trace to two or more statics. With ``all`` their DMAs are laundered, so
  that it cannot trace them, and of a read's tags the ``!noalias``, which it keeps, is enough.
* **R3** a read with any alias information waits only for DMAs that have a scope. So every DMA that is not provably
  into untouched statics gets one; of unknown destination, the catch-all ``ldsopt.unknown`` that no access excludes.
* **R4** DMAs with equal metadata share one slot of the wait model. So each DMA gets one more scope, its own, in the
  domain ``ldsopt.dma``.
* **R6** each such DMA's destination is laundered (`ldsopt.transforms.laundering`): only scopes may separate it from
  a read, never address arithmetic of one lane or one iteration.
* **R7** the author's own waits in asm are made legible (`ldsopt.transforms.legible_waits`), where the architecture is
  known: the backend would repeat them.

(R5 is what follows: stock input may already lack waits, and then annotated code rightly has more.)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from ldsopt.analysis.provenance import Access, AccessKind, FunctionProvenance, Provenance
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.metadata import MetadataNodes, Scope
from ldsopt.ir.module import LdsGlobal, Module
from ldsopt.ir.syntax import attachments
from ldsopt.transforms import laundering
from ldsopt.transforms.legible_waits import legible

LDS_DOMAIN, DMA_DOMAIN = "ldsopt.lds", "ldsopt.dma"
UNKNOWN = Scope(LDS_DOMAIN, "ldsopt.unknown")
NAMED_BASES = "named-bases"

Bases = Literal["dynamic", "all"]
Status = Literal["tagged", "ambiguous", "unknown", "static", "untagged"]

_ALIAS_INFORMATION = re.compile(r", !(?:alias\.scope|noalias|tbaa(?:\.struct)?) !")


@dataclass(frozen=True, slots=True)
class AnnotateOptions:
    """How to annotate.

    Attributes:
        bases: which variables are told apart: ``dynamic`` (external, without a size) or ``all``.
        refused: names of assumptions that may not be made; `NAMED_BASES` is the only one there is.
        repair: also where there is nothing to tell apart, give every DMA its scopes and launder it (R3, R4, R6),
            into static variables too, so that the backend waits for it. Implies ``bases="all"``.
        legible_waits: rule R7.
        details: list every access, and for each one without a tag the values that lost its base.
    """

    bases: Bases = "dynamic"
    refused: frozenset[str] = frozenset()
    repair: bool = False
    legible_waits: bool = True
    details: bool = False


@dataclass(frozen=True, slots=True)
class AnnotatedAccess:
    """What became of one access.

    Attributes:
        line: index into the input's canonical text.
        kind: what the access does.
        status: ``tagged``; ``ambiguous`` (the base was lost on the way); ``unknown`` (not derived from a named base);
            ``static`` (into a variable that is left alone, R2); ``untagged`` (its function is left whole).
        bases: names of its bases.
        trail: the values from the pointer back to where the base was lost, as IR text.
    """

    line: int
    kind: AccessKind
    status: Status
    bases: tuple[str, ...]
    trail: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AnnotatedFunction:
    """What became of one function.

    Attributes:
        name: of the function.
        line: of its ``define``, an index into the input's canonical text.
        is_kernel: the host launches it.
        counts: how many accesses ended as what.
        accesses: in text order; only where details were asked for.
        left_whole: why it was not touched; empty if it was.
        dma_scoped: DMAs that got their scopes and a laundered destination.
        dma_unscoped_before: those among them that had no scope in the input, while some access of the function
            has alias information: there the stock backend loses waits (R3, R5).
        waits_made_legible: asm statements rewritten (R7).
    """

    name: str
    line: int
    is_kernel: bool
    counts: dict[Status, int]
    accesses: tuple[AnnotatedAccess, ...] = ()
    left_whole: str = ""
    dma_scoped: int = 0
    dma_unscoped_before: int = 0
    waits_made_legible: int = 0

    def count(self, status: Status) -> int:
        """How many accesses ended so."""
        return self.counts.get(status, 0)


@dataclass(frozen=True, slots=True)
class Annotation:
    """The result: what to change, and what was found.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        functions: those that touch LDS, in text order.
        bases: names of the variables told apart.
        assumptions: names of the assumptions that the tags rest on.
        reason: why nothing is changed; empty if something is.
        warnings: one sentence each.
        escapes: an address derived from LDS escapes somewhere in the module; if not, that integers from memory
            and calls are plain offsets is proved.
    """

    edits: Edits
    functions: tuple[AnnotatedFunction, ...]
    bases: tuple[str, ...]
    assumptions: tuple[str, ...] = ()
    reason: str = ""
    warnings: tuple[str, ...] = ()
    escapes: bool = False


def annotate(module: Module, options: AnnotateOptions | None = None) -> Annotation:
    """Finds the scopes of a module's LDS accesses."""
    return _Annotator(module, options or AnnotateOptions()).run()


@dataclass(slots=True)
class _Annotator:
    module: Module
    options: AnnotateOptions
    _edits: dict[int, LineEdit] = field(default_factory=dict)
    _declarations: dict[str, None] = field(default_factory=dict)
    _bases: tuple[LdsGlobal, ...] = ()
    _told_apart: frozenset[int] = frozenset()
    _tags: dict[frozenset[int], tuple[tuple[Scope, ...], tuple[Scope, ...]]] = field(default_factory=dict)
    _dma: int = 0
    _prefix: str = ""

    def run(self) -> Annotation:
        provenance = Provenance(self.module)
        self._bases = provenance.bases
        everything = self.options.bases == "all" or self.options.repair
        self._told_apart = frozenset(
            index for index, base in enumerate(self._bases) if base.is_dynamic or everything
        )
        self._prefix = _unused_prefix(self.module.text)
        functions = provenance.analyse(explain=self.options.details)
        reason = self._no_tags(functions)
        if reason:
            self._told_apart = frozenset()
        if reason and self.options.repair and any(a.is_dma for f in functions for a in f.accesses):
            reason = ""
        left_whole = {f.name: "" for f in functions} if reason else _left_whole(self.module, functions)
        annotated = tuple(
            self._function(f, bool(reason) or bool(left_whole[f.name]), left_whole[f.name])
            for f in functions
            if f.accesses or f.hidden_dma
        )
        if not self._edits and not reason:
            reason = next((f.left_whole for f in annotated if f.left_whole), "nothing to do")
        dynamic = sum(self._bases[index].is_dynamic for index in self._told_apart)
        return Annotation(
            edits=Edits(self._edits, tuple(self._declarations)),
            functions=annotated,
            bases=tuple(self._bases[i].name for i in sorted(self._told_apart)),
            assumptions=(NAMED_BASES,) if self._edits and dynamic > 1 else (),
            reason=reason,
            warnings=tuple(self._warnings()),
            escapes=provenance.escapes,
        )

    def _no_tags(self, functions: list[FunctionProvenance]) -> str:
        """Why no access can be tagged; empty if one can."""
        statics = sum(not base.is_dynamic for base in self._bases)
        if len(self._told_apart) < 2:
            kind = (
                "LDS variable"
                if statics == 0 or len(self._bases) == len(self._told_apart)
                else "dynamic LDS base"
            )
            found = f"only one {kind}" if self._told_apart else f"no {kind}"
            hint = (
                f" ({statics} static: see --bases all)"
                if len(self._bases) > max(1, len(self._told_apart))
                else ""
            )
            return f"{found}, nothing to tell apart{hint}"
        if (
            NAMED_BASES in self.options.refused
            and sum(self._bases[i].is_dynamic for i in self._told_apart) > 1
        ):
            return f"the assumption '{NAMED_BASES}' is refused, and several bases are dynamic"
        if not any(self._is_tagged(access) for f in functions for access in f.accesses):
            return "no access is derived from exactly one base"
        return ""

    def _is_tagged(self, access: Access) -> bool:
        return bool(access.bases) and access.bases <= self._told_apart and access.bases != self._told_apart

    # --- one function ---------------------------------------------------------------------------------

    def _function(self, f: FunctionProvenance, untouched: bool, why: str) -> AnnotatedFunction:
        statuses = [self._status(access, untouched) for access in f.accesses]
        counts = dict(Counter(statuses))
        details: tuple[AnnotatedAccess, ...] = ()
        if self.options.details:
            details = tuple(map(self._describe, f.accesses, statuses))
        if untouched:
            return AnnotatedFunction(f.name, f.line, f.is_kernel, counts, details, left_whole=why)
        lines = self.module.lines
        informed = any(_ALIAS_INFORMATION.search(lines[a.line]) for a in f.accesses if not a.is_dma)
        scoped = unscoped_before = 0
        for access in f.accesses:
            if access.is_dma:
                if not self.options.repair and access.bases and access.bases.isdisjoint(self._told_apart):
                    continue  # provably into statics that are left alone
                self._scope_dma(access)
                scoped += 1
                unscoped_before += informed and "alias.scope" not in attachments(lines[access.line])[1]
            elif self._is_tagged(access):
                own, others = self._scopes(access.bases)
                self._edits[access.line] = LineEdit(alias_scope=own, noalias=others)
        return AnnotatedFunction(
            f.name,
            f.line,
            f.is_kernel,
            counts,
            details,
            dma_scoped=scoped,
            dma_unscoped_before=unscoped_before,
            waits_made_legible=self._make_waits_legible(f.asm),
        )

    def _scopes(self, bases: frozenset[int]) -> tuple[tuple[Scope, ...], tuple[Scope, ...]]:
        """(the scopes of an access, the scopes that it excludes)."""
        if bases not in self._tags:
            own = tuple(self._scope(index) for index in sorted(bases))
            self._tags[bases] = own, tuple(self._scope(index) for index in sorted(self._told_apart - bases))
        return self._tags[bases]

    def _scope(self, index: int) -> Scope:
        return Scope(LDS_DOMAIN, self._bases[index].name)

    def _scope_dma(self, access: Access) -> None:
        """Rules R3, R4 and R6 for one DMA."""
        assert access.intrinsic is not None
        own, others = self._scopes(access.bases) if self._is_tagged(access) else ((UNKNOWN,), ())
        head = attachments(self.module.lines[access.line])[0]
        laundered = laundering.launder(head, access.callee, access.intrinsic, f"{self._prefix}{self._dma}")
        if laundered.needs_readfirstlane and laundering.READFIRSTLANE not in self.module.declarations():
            self._declarations[laundering.DECLARATION] = None
        self._edits[access.line] = LineEdit(
            before=laundered.before,
            text=laundered.text,
            alias_scope=(*own, Scope(DMA_DOMAIN, f"dma{self._dma}")),
            noalias=others,
        )
        self._dma += 1

    def _make_waits_legible(self, statements: Iterable[int]) -> int:
        """Rule R7 for a function's asm statements."""
        arch = self.module.arch
        if arch is None or not self.options.legible_waits:
            return 0
        count = 0
        for line in statements:
            found = legible(self.module.lines[line], arch)
            if found is None:
                continue
            self._edits[line] = LineEdit(replacement=found.lines)
            for declaration in found.declarations:
                name = declaration[declaration.index("@") + 1 : declaration.index("(")]
                if name not in self.module.declarations():
                    self._declarations[declaration] = None
            count += 1
        return count

    def _status(self, access: Access, untouched: bool) -> Status:
        if not access.bases:
            return "ambiguous" if access.is_ambiguous else "unknown"
        if not any(self._bases[index].is_dynamic or index in self._told_apart for index in access.bases):
            return "static"
        return "untagged" if untouched or not self._is_tagged(access) else "tagged"

    def _describe(self, access: Access, status: Status) -> AnnotatedAccess:
        names = tuple(self._bases[index].name for index in sorted(access.bases))
        trail = tuple(attachments(self.module.lines[line])[0].strip() for line in access.lost)
        return AnnotatedAccess(access.line, access.kind, status, names, trail)

    def _warnings(self) -> Iterable[str]:
        if not self._edits:
            return
        if " = alloca " in self.module.text or " optnone " in self.module.text:
            yield "the IR looks unoptimized; tags belong on final IR: run the optimizer first, or use --opt O3 (R1)"
        if self.module.arch is None and re.search(r'asm sideeffect "s_(?:wait|barrier)', self.module.text):
            yield "no architecture: waits in inline assembly are left as they are (R7); give --mcpu"


def _unused_prefix(text: str) -> str:
    """A prefix for the names of new values that no name in the module has."""
    prefix = "ldsopt.dma"
    while f"%{prefix}" in text:
        prefix += "."
    return prefix


def _left_whole(module: Module, functions: list[FunctionProvenance]) -> dict[str, str]:
    """Why each function may not be touched; empty where it may.

    A reason spreads to callers and callees: the backend may inline one into the other, and then a DMA without a
    scope stands beside tagged reads (R3).
    """
    nodes = MetadataNodes(module.lines)
    reasons = {f.name: _own_reason(module, nodes, f) for f in functions}
    neighbours: dict[str, set[str]] = {f.name: set() for f in functions}
    for f in functions:
        for callee in f.calls & neighbours.keys():
            neighbours[f.name].add(callee)
            neighbours[callee].add(f.name)
    pending = [name for name, reason in reasons.items() if reason]
    while pending:
        name = pending.pop()
        for other in neighbours[name]:
            if not reasons[other]:
                reasons[other] = f"it calls, or is called by, '{name}', which is left whole"
                pending.append(other)
    return reasons


def _own_reason(module: Module, nodes: MetadataNodes, f: FunctionProvenance) -> str:
    for line in f.hidden_dma:
        return f"an LDS-DMA that the backend does not track: {module.lines[line].strip()[:100]}"
    return "already annotated" if _is_annotated(module, nodes, f) else ""


def _is_annotated(module: Module, nodes: MetadataNodes, f: FunctionProvenance) -> bool:
    """Whether the function is as this transform leaves it: tags of ours, and every DMA that has some laundered.

    Tags alone do not count: a front-end's may be of the same names, and a later optimizer may have undone the rest.
    """
    found = False
    for access in f.accesses:
        attached = attachments(module.lines[access.line])[1]
        lists = [attached[kind] for kind in ("alias.scope", "noalias") if kind in attached]
        if not any(scope.domain == LDS_DOMAIN for node in lists for scope in nodes.scopes(node)):
            continue
        row = access.intrinsic if access.is_dma else None
        if row is not None and not laundering.is_laundered(module.lines, access.line, access.callee, row):
            return False
        found = True
    return found
