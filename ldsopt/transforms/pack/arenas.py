"""`pack`: the static LDS variables of each kernel become parts of one arena, some of them on the same bytes.

From the plan of a kernel (`ldsopt.transforms.pack.plan`) follow these edits:

* every name of a moved variable in the kernel, and in the functions that only it calls, becomes an address in
  ``@ldsopt.arena.KERNEL``, one array of bytes; definitions that nothing names any more go;
* LLVM knew that different variables are apart and can no longer see it, so accesses are tagged as by `annotate`, with
  the rules that come with tags (R3, R4, R6 to R9): the scopes are those of the variables, and two that share a byte
  are not told apart. With a single variable left in the kernel AMDGPULowerModuleLDS adds no scopes of its own (R2);
* accesses to variables that share bytes lose the metadata that is no longer true (`stale_claims`);
* if variables share bytes, every barrier gets the fences that it lacks (`ldsopt.transforms.pack.plan`).

Functions that are connected by calls are tagged together or left alone together, as the backend may inline one into
the other. So a kernel stays as it is if annotating would have to leave it whole, for instance because it has tags
already: those tell variables apart by name.

Example::

    @A = internal addrspace(3) global [64 x i32] poison      @ldsopt.arena.k = internal addrspace(3) global [256 x i8]
    @B = internal addrspace(3) global [32 x i32] poison  ->    poison, align 16
    load i32, ptr addrspace(3) @B                            load i32, ptr addrspace(3) @ldsopt.arena.k
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.dataclass import dataclass
from ldsopt.ir.edits import Address, Edits, LineEdit, Relocation, relocated
from ldsopt.ir.module import Function, Module
from ldsopt.ir.syntax import attachments, global_name, mentions, unquote
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.scopes import find_scopes
from ldsopt.transforms.pack.facts import PackFacts
from ldsopt.transforms.pack.options import PackOptions
from ldsopt.transforms.pack.plan import ARENA, KernelPlan, PackedKernel, Packing, find_plans, missing_fences


def plan_arenas(
    module: Module,
    options: PackOptions | None = None,
    *,
    facts: PackFacts | None = None,
    leave: Mapping[str, Reason] | None = None,
) -> Packing:
    """Finds the arenas of a module's kernels.

    Args:
        module: without marks of live ranges (`ldsopt.transforms.live_marks`).
        facts: about the module under the assumptions of the options, if they are known.
        leave: kernels that are better left alone, by name, with the reason (`ldsopt.api.transforms`).
    """
    options = options or PackOptions()
    facts = facts or PackFacts.of(module, options.about_liveness, options.promises)
    return make_arenas(facts, find_plans(facts, options, leave), options)


def make_arenas(facts: PackFacts, plans: tuple[KernelPlan, ...], options: PackOptions) -> Packing:
    """Makes the arenas that are planned."""
    if not any(plan.arena for plan in plans):
        return Packing(Edits({}), tuple(map(PackedKernel, plans)), facts.liveness, None)
    return _Packer(facts, plans, options).run()


@dataclass(slots=True)
class _Packer:
    facts: PackFacts
    plans: tuple[KernelPlan, ...]
    options: PackOptions
    _lines: dict[int, LineEdit] = field(default_factory=dict)
    _relocations: list[Relocation] = field(default_factory=list)

    @property
    def module(self) -> Module:
        """The module as it was read, before any edit."""
        return self.facts.provenance.module

    def run(self) -> Packing:
        """Makes the edits that put each kernel's variables into its arena."""
        annotation = self._annotate()
        self._lines = dict(annotation.edits.lines)
        names = _arena_names(self.module, [plan for plan in self.plans if plan.arena])
        kernels = tuple(self._kernel(plan, names.get(plan.kernel.name, "")) for plan in self.plans)
        self._globals(names)
        edits = Edits(self._lines, annotation.edits.declarations, tuple(self._relocations))
        return Packing(edits, kernels, self.facts.liveness, annotation)

    def _annotate(self) -> Annotation:
        """The tags of all functions that are connected with a rewritten one by calls."""
        functions = set().union(*(plan.kernel.functions for plan in self.plans if plan.arena))
        grown = True
        while grown:
            grown = False
            for f in self.facts.found:
                touching = f.name in functions or not functions.isdisjoint(f.calls)
                if touching and not functions >= {f.name, *f.calls}:
                    functions |= {f.name, *f.calls}
                    grown = True
        sharing = frozenset(
            frozenset((a.name, b.name)) for plan in self.plans if plan.arena for a, b in plan.arena.shared
        )
        return find_scopes(
            self.module,
            AnnotateOptions(
                bases="all",
                no_assume=self.options.no_assume,
                repair=True,
                precise=self.options.precise,
                functions=frozenset(functions),
                sharing=sharing,
            ),
        )

    def _kernel(self, plan: KernelPlan, name: str) -> PackedKernel:
        if plan.arena is None:
            return PackedKernel(plan)
        claims = fences = 0
        if plan.arena.shared:
            claims = self._drop_claims(plan)
            fences = self._fence(plan)
        addresses = {place.name: Address(name, place.offset) for place in plan.arena.places}
        for function in sorted(plan.kernel.functions):
            start, stop = self.facts.naming.functions[function]
            self._relocations.append(Relocation(start, stop, addresses))
            for line in range(start, stop):
                self._relocate(line, addresses)
        return PackedKernel(plan, name, fences, claims)

    def _drop_claims(self, plan: KernelPlan) -> int:
        assert plan.arena is not None
        names = {place.name for pair in plan.arena.shared for place in pair}
        sharing = frozenset(i for i, base in enumerate(self.facts.provenance.bases) if base.name in names)
        by_name = {f.name: f for f in self.facts.found}
        count = 0
        for function in self.facts.provenance.functions():
            if function.name in plan.kernel.functions:
                stale = stale_claims(self.facts.provenance, function, by_name[function.name], sharing)
                for line, kinds in stale:
                    edit = self._edit(line)
                    self._lines[line] = edit._replace(drop=edit.drop | kinds)
                    count += 1
        return count

    def _fence(self, plan: KernelPlan) -> int:
        count = 0
        for line, fence in missing_fences(self.module, plan.liveness):
            edit = self._edit(line)
            # In front of a barrier the release comes first; in front of the instruction behind one, the acquire does.
            self._lines[line] = edit._replace(before=(fence, *edit.before))
            count += 1
        return count

    def _relocate(self, line: int, addresses: Mapping[str, Address]) -> None:
        edit, text = self._edit(line), self.module.lines[line]
        if not any(unquote(match[1]) in addresses for match in mentions(text)):
            return
        head = attachments(text)[0] if edit.text is None else edit.text
        before = tuple(relocated(added, addresses) for added in edit.before)
        self._lines[line] = edit._replace(before=before, text=relocated(head, addresses))

    def _globals(self, names: Mapping[str, str]) -> None:
        """Defines the arenas in front of the first variable, and removes variables that nothing names any more."""
        moved: dict[str, set[str]] = {}
        for plan in self.plans:
            for place in plan.arena.places if plan.arena else ():
                moved.setdefault(place.name, set()).update(plan.kernel.functions)
        lines = {self.module.definition_lines()[name]: name for name in moved}
        for line, name in lines.items():
            # A variable in a comdat stays, unused: LLVM drops a comdat without members.
            if self.facts.naming.mentions[name] <= moved[name] and ", comdat" not in self.module.lines[line]:
                self._lines[line] = LineEdit(replacement=())
        first = min(lines)
        arenas = tuple(
            f"{global_name(names[plan.kernel.name])} = internal addrspace(3) global "
            f"[{plan.arena.bytes} x i8] poison, align {plan.arena.alignment}"
            for plan in self.plans
            if plan.arena
        )
        self._lines[first] = self._edit(first)._replace(before=arenas)

    def _edit(self, line: int) -> LineEdit:
        return self._lines.get(line, LineEdit())


def _arena_names(module: Module, plans: Iterable[KernelPlan]) -> dict[str, str]:
    """Kernel -> a name that no global of the module has."""
    names: dict[str, str] = {}
    taken = set[str]()
    has_arenas = ARENA in module.text  # the prefix needs no escape in a quoted name
    for plan in plans:
        name = f"{ARENA}{plan.kernel.name}"
        while name in taken or (has_arenas and global_name(name) in module.text):
            name += "."
        taken.add(name)
        names[plan.kernel.name] = name
    return names


# --- stale claims -------------------------------------------------------------------------------------------
#
# Claims in the input that are no longer true once variables share bytes.
#
# Attached metadata may say that two accesses touch different memory, or that memory does not change. For variables with
# bytes of their own that can be true, and it can be false for the same accesses when the bytes are shared:
#
# * ``!alias.scope``, ``!noalias``: two variables are apart, by name;
# * ``!tbaa``, ``!tbaa.struct``: values of two types are never at one address;
# * ``!invariant.load``, ``!invariant.group``: the value in memory is the same at all times;
# * ``!amdgpu.noclobber``: nothing in front of the load has written it;
# * ``!llvm.access.group``, ``!llvm.mem.parallel_loop_access``: the iterations of a loop do not meet.
#
# They are removed from every access that may touch a variable that shares bytes. Metadata about the value (``!range``,
# ``!noundef``), the way of access (``!nontemporal``), or the source location stays true and stays. So do flags:
# ``inbounds`` and ``nuw`` of a ``getelementptr`` hold in the arena since they held in the variable, which lies within
# it. An argument's ``noalias`` is about the accesses of one execution of its function: all of them count as accessed
# at the call (`ldsopt.analysis.liveness.lds_events`), so no two variables that one execution accesses share a byte; a
# function with barriers, which counts in parts, may have no such argument (`ldsopt.analysis.flow.called_barriers`). An
# argument's ``dereferenceable`` holds since a variable has as many bytes as before. LLVM allows ``llvm.lifetime`` on
# stack slots only.
#
# An access may touch such a variable unless it is known to access others, or is no access of LDS.


STALE = frozenset(
    {
        "alias.scope",
        "noalias",
        "tbaa",
        "tbaa.struct",
        "invariant.load",
        "invariant.group",
        "amdgpu.noclobber",
        "llvm.access.group",
        "llvm.mem.parallel_loop_access",
    }
)
_TOUCHES_NOTHING = (CalleeKind.PURE, CalleeKind.HARMLESS, CalleeKind.INTRINSIC)


def stale_claims(
    provenance: Provenance, function: Function, found: FunctionProvenance, sharing: frozenset[int]
) -> Iterator[tuple[int, frozenset[str]]]:
    """The lines of a function that lose claims, and the kinds of metadata that go.

    Args:
        provenance: of the module.
        function: the function.
        found: its accesses.
        sharing: the variables that share bytes, by their index into `Provenance.bases`.
    """
    accesses = {access.line: access for access in found.accesses}
    for instruction in function.instructions:
        line = provenance.module.lines[instruction.line]
        if ", !" not in line:
            continue
        kinds = STALE & attachments(line)[1].keys()
        if not kinds:
            continue
        access = accesses.get(instruction.line)
        if access is not None:
            if access.bases and not access.bases & sharing:
                continue
        elif instruction.opcode not in ("call", "invoke", "callbr"):
            continue  # not of LDS
        elif provenance.callees[instruction.operands[-1]].kind in _TOUCHES_NOTHING:
            continue
        yield instruction.line, kinds
