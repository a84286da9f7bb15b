"""The facts of a module for `pack`, for every goal: found once, for any number of plans."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from ldsopt.analysis.global_memory.accesses import unwritten_loads
from ldsopt.analysis.liveness.address_uses import AddressUses, find_address_uses
from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.analysis.provenance.kernel_code import globals_named, kernel_provenance
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance, provenance_of
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.dataclass import dataclass
from ldsopt.errors import InternalError
from ldsopt.graph import reachable
from ldsopt.ir.module import Function, LdsGlobal, Module
from ldsopt.ir.syntax import (
    GlobalDefinition,
    attachments,
    global_definition,
    mentions,
    number_behind,
    split_arguments,
    unquote,
)
from ldsopt.transforms.annotate.left_whole import reasons_to_leave_whole

# --- movable variables ----------------------------------------------------------------------------------------
#
# The static LDS variables that can be given another address, and the functions in which they are named.
#
# Every kernel has LDS of its own: no kernel ever sees the value that another one stored in a variable. So a variable
# that several kernels name is a different one in each, as it is to LLVM (AMDGPULowerModuleLDS lays out every kernel by
# itself), and its name can stand for another address in each of them. A variable stays where it is if
#
# * it is named anywhere but in functions: in an initializer, an alias, `llvm.used`, metadata, module or inline asm;
# * its definition says more than a size and an alignment: a section, `!absolute_symbol`, a value, a linkage by which
#   another definition may take its place (templates have a linkage whose definitions are all the same, and a comdat);
# * it is visible to other modules, or named by a function that code elsewhere may call, and the kernel calls code that
#   is not in the module;
# * a function that names it runs for this kernel and also for callers that keep the variable: another kernel, a
#   function that this kernel does not call, or any code that has the function's address or name, directly or not.
#
# Functions that the kernel does not call do not matter: the kernels that run them have a variable of their own.
#
# Example::
#
#     @A = internal addrspace(3) global [64 x i32] poison, align 4      ; can move
#     @B = internal addrspace(3) global i32 poison, !absolute_symbol !0 ; cannot


_PLAIN_WORDS = frozenset({
    "external", "internal", "private", "linkonce_odr", "weak_odr", "dso_local", "dso_preemptable", "default", "hidden",
    "protected", "unnamed_addr", "local_unnamed_addr", "addrspace(3)",
})  # fmt: skip
"""The words of a definition that state only linkage and memory."""


@dataclass(frozen=True, slots=True)
class Kernel:
    """One kernel and the code that runs in it.

    Attributes:
        name: of the kernel.
        functions: it and the functions of the module that it may call, directly or not, by name.
        variables: names of the static variables that can move and that these functions name, in module order.
        fixed: names of the variables that stay, with the reason.
    """

    name: str
    functions: frozenset[str]
    variables: tuple[str, ...]
    fixed: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Naming:
    """The functions that name static variables.

    Attributes:
        kernels: those that name one, in text order.
        functions: of each function by name, its first line (``define``) and its last, indices into `Module.lines`.
        mentions: of each variable by name, the functions that name it.
    """

    kernels: tuple[Kernel, ...]
    functions: Mapping[str, tuple[int, int]]
    mentions: Mapping[str, frozenset[str]]


def find_naming(provenance: Provenance, found: list[FunctionProvenance]) -> Naming:
    """Looks at every function and global of a module.

    Args:
        provenance: of the module, already run.
        found: its results.
    """
    module = provenance.module
    statics = {base.name: base for base in provenance.bases if not base.is_dynamic}
    functions = {function.name: function for function in provenance.functions()}
    spans = {name: (function.line, function.end) for name, function in functions.items()}
    named = {name: _named(module, function, statics) for name, function in functions.items()}
    users = {
        variable: frozenset(name for name, own in named.items() if variable in own) for variable in statics
    }
    closures = {f.name: _closure({f.name}, found) for f in found if f.is_kernel}
    entered = {
        name for name, f in functions.items() if not f.is_kernel and provenance.may_be_called_unseen(f)
    }
    callers = _CallGraph(
        closures,
        {f.name: f.calls for f in found},
        frozenset(entered),
        _closure(entered, found),
    )
    unseen = {name: provenance.callees.run_unseen(function) for name, function in functions.items()}
    outside = _outside(module, statics)
    why = {name: outside.get(name) or _why_undefined(module, base) for name, base in statics.items()}
    kernels = []
    for name, closure in closures.items():
        own = frozenset().union(*(named[f] for f in closure))
        kernel = _InKernel(provenance, functions, callers, closure, any(unseen[f] for f in closure))
        fixed = {
            v: reason for v in statics if v in own and (reason := why[v] or kernel.why(statics[v], users[v]))
        }
        if own:
            movable = tuple(v for v in statics if v in own and v not in fixed)
            kernels.append(Kernel(name, closure, movable, fixed))
    return Naming(tuple(kernels), spans, users)


def _named(module: Module, function: Function, statics: Mapping[str, LdsGlobal]) -> frozenset[str]:
    """The static variables that a function's text names, also by aliases. An error if its decoded IR names more."""
    found = {
        name
        for line in module.lines[function.line : function.end]
        if "@" in line
        for match in mentions(module.without_aliases(line))
        if (name := unquote(match[1])) in statics
    }
    if unseen := globals_named(module, function) & statics.keys() - found:
        raise InternalError(f"the text of {function.name} does not show that it names @{min(unseen)}")
    return frozenset(found)


def _closure(names: Iterable[str], found: list[FunctionProvenance]) -> frozenset[str]:
    """These functions and the functions of this module that they may call."""
    defined = {f.name for f in found}
    return frozenset(reachable({f.name: f.calls & defined for f in found}, names))


def _outside(module: Module, statics: Mapping[str, LdsGlobal]) -> dict[str, str]:
    """The variables that are named outside of functions, or in assembly, each with the place in words."""
    words = module.assembly_words()
    found = {}
    for name in (name for name in statics if name in words):
        number = module.source_lines.of(words[name] + 1)
        found[name] = "named in assembly" if number is None else f"named in assembly (line {number})"
    for line, names in module.mentioned_outside():
        is_own = line.startswith("@") and names[0] in statics
        for name in names[1:] if is_own else names:
            if name in statics:
                what = "metadata" if line.startswith("!") else "another global's definition"
                found.setdefault(name, f"named in {what}")
    return found


def _why_undefined(module: Module, base: LdsGlobal) -> str:
    head, attached = attachments(_definition(module, base))
    plain = _plain_definition(head)
    rest = head[plain.stop :] if plain else ""
    spans = split_arguments(rest, len(base.value_type))[0]
    value, *more = [rest[start:stop] for start, stop in spans] or [""]
    is_said = value in ("", "undef", "poison") and all(map(_is_placement, more))
    if plain is None or not rest.startswith(base.value_type) or not is_said or attached.keys() - {"dbg"}:
        return "its definition says more than a size and an alignment"
    return ""


def _plain_definition(line: str) -> GlobalDefinition | None:
    """The definition of a variable in LDS that states only linkage, type and value; ``None`` for any other."""
    found = global_definition(line)
    is_plain = found and found.kind == "global" and "addrspace(3)" in found.words
    return found if found and is_plain and _PLAIN_WORDS.issuperset(found.words) else None


def _is_placement(part: str) -> bool:
    """True for a comdat and for an alignment, which concern a variable's placement."""
    return part == "comdat" or part.startswith("comdat($") or number_behind("align ", part) is not None


@dataclass(frozen=True, slots=True)
class _CallGraph:
    """The calls among functions.

    Attributes:
        closures: of each kernel, it and the functions that it may call, directly or not.
        calls: of each function, those of the module that it calls.
        entered: the functions whose address is taken, or that other modules can name: any code may call them.
        behind: those, and the functions that they call, directly or not.
    """

    closures: Mapping[str, frozenset[str]]
    calls: Mapping[str, frozenset[str]]
    entered: frozenset[str]
    behind: frozenset[str]

    def keep(self, name: str, closure: frozenset[str]) -> str:
        """The reason why a function that a kernel calls keeps its variables: another caller; empty if there is none."""
        if name in self.entered:
            return f"used in {name}, which may be called from elsewhere"
        if sum(name in others for others in self.closures.values()) > 1:
            return f"used in {name}, which several kernels call"
        if name in self.behind:
            return f"used in {name}, which is called by a function that may be called from elsewhere"
        for caller in sorted(self.calls):
            if name in self.calls[caller] and caller not in closure:
                return f"used in {name}, which {caller} calls, and the kernel does not call that"
        return ""


@dataclass(frozen=True, slots=True)
class _InKernel:
    """One kernel, and the reasons why variables may not move in it."""

    provenance: Provenance
    functions: Mapping[str, Function]
    callers: _CallGraph
    closure: frozenset[str]
    calls_unseen: bool

    def why(self, base: LdsGlobal, users: frozenset[str]) -> str:
        """The reason; empty if the variable may move. Functions outside of the kernel have a variable of their own."""
        if self.calls_unseen and not _is_internal(_definition(self.provenance.module, base)):
            return "other modules can name it, and the kernel calls code that is not here"
        for name in sorted(users):
            if self.functions[name].is_kernel:
                continue
            if name not in self.closure:
                if name in self.callers.behind and self.calls_unseen:
                    return f"used in {name}, which code that is not here may call"
            elif reason := self.callers.keep(name, self.closure):
                return reason
        return ""


def _is_internal(definition: str) -> bool:
    found = _plain_definition(definition)
    return found is not None and not {"internal", "private"}.isdisjoint(found.words)


def _definition(module: Module, base: LdsGlobal) -> str:
    return module.lines[module.definition_lines()[base.name]]


@dataclass(frozen=True, slots=True)
class PackFacts:
    """The facts that the plans and edits of a module follow from.

    Attributes:
        provenance: the variables that each address of the module may point into.
        found: the same by function.
        naming: the functions that name each variable.
        liveness: the live ranges of the variables.
        barred: the reason why a function may not be rewritten, by name; empty if it may.
        uses: the properties of addresses that the code relies on, by kernel; those with static LDS only.
    """

    provenance: Provenance
    found: list[FunctionProvenance]
    naming: Naming
    liveness: ModuleLiveness
    barred: Mapping[str, str]
    uses: Mapping[str, AddressUses]

    @classmethod
    def of(
        cls, module: Module, assume: Sequence[str] = (), promises: Collection[str] = MADE_PROMISES
    ) -> PackFacts:
        """All facts of a module under the assumptions that are made, about liveness and about global memory."""
        provenance = provenance_of(module)
        found = provenance.found
        naming = find_naming(provenance, found)
        liveness = find_liveness(module, assume=assume, promises=promises, unwritten=unwritten_loads)
        barred = reasons_to_leave_whole(module, found, lambda _: True)
        uses = {
            kernel.name: find_address_uses(kernel_provenance(module, kernel.name))
            for kernel in liveness.kernels
        }
        return cls(provenance, found, naming, liveness, barred, uses)
