"""Loads and stores of LDS that state the proved alignment of their addresses, so that the compiler can widen them.

    @tile = internal addrspace(3) global [256 x float] poison, align 4              ; before
    %p = getelementptr float, ptr addrspace(3) @tile, i32 %i                        ; %i is a multiple of 4
    %v = load float, ptr addrspace(3) %p, align 4

    @tile = internal addrspace(3) global [256 x float] poison, align 16             ; after
    %v = load float, ptr addrspace(3) %p, align 16

LLVM's load-store vectorizer joins neighbouring accesses as far as the alignment of the first one allows, and does not
infer that by itself. Two rules:

* **Variables.** A variable that this module defines, and no other can replace, gets the alignment that LLVM's backend
  gives it anyway: 16 bytes beyond 8 bytes of size, and so on down (AMDGPULowerModuleLDS, ``SuperAlignLDSGlobals``).
  So the layout stays. If an access gains, all of them change: an offset may be formed from the address of another
  variable, and rest on the alignment of that one.
* **Accesses.** An address is a base and an offset. The base is a multiple of its variable's alignment; the offset is a
  multiple of a power of two if all bits below that are proved to be 0 (`ldsopt.analysis.ranges`), whatever the launch.
  So the address is a multiple of the smaller one, for each base that it may have. A plain load or store states that;
  volatile and atomic ones stay as they are, since no compiler joins them.

A stated alignment is a promise to the compiler. `ldsopt simulate` and ``verify`` check each against the addresses of a
launch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import digits

from ldsopt.analysis.liveness.address_uses import natural_alignment
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.analysis.ranges.ranges import ModuleRanges, ranges_of
from ldsopt.analysis.ranges.values import AbstractValue
from ldsopt.dataclass import dataclass
from ldsopt.ir import edits as printed
from ldsopt.ir.details import is_plain_access, stated_alignment
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import attachments

WIDEST = 16
"""Bytes of the widest access of LDS (``ds_read_b128``): a larger alignment has no use."""

_ANYWHERE = "!absolute_symbol"


@dataclass(frozen=True, slots=True)
class AlignedAccess:
    """One access whose stated alignment grows.

    Attributes:
        line: an index into `Module.lines` of the input.
        before, after: bytes of its alignment.
    """

    line: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class AlignedFunction:
    """The plain loads and stores of LDS of one function.

    Attributes:
        name: of the function.
        line: of its ``define``, an index into `Module.lines`.
        accesses: the number of these loads and stores.
        aligned: accesses that have a larger proved alignment than they state, in text order.
        given_back: the reason why they were left as they are nevertheless; empty otherwise.
    """

    name: str
    line: int
    accesses: int
    aligned: tuple[AlignedAccess, ...]
    given_back: str = ""

    @property
    def stated(self) -> int:
        """The number of accesses that state more than before."""
        return 0 if self.given_back else len(self.aligned)


@dataclass(frozen=True, slots=True)
class AlignmentStating:
    """The result: edits and findings.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        functions: functions with plain loads or stores of LDS, in text order.
        variables: names of the variables that get a larger alignment.
        assumptions: it rests on none.
    """

    edits: Edits
    functions: tuple[AlignedFunction, ...]
    variables: tuple[str, ...] = ()
    assumptions: tuple[()] = ()

    @property
    def changed(self) -> list[str]:
        """The names of the functions that the edits are in."""
        return [function.name for function in self.functions if function.stated]


def find_alignment(module: Module, given_back: Mapping[str, str] | None = None) -> AlignmentStating:
    """The edits by which accesses of LDS state more alignment, and the findings.

    Args:
        module: final IR.
        given_back: functions to leave as they are, by name, with the reason.
    """
    if not module.lds_globals():
        return AlignmentStating(Edits({}), ())
    back = given_back or {}
    larger = dict(_larger(module))
    raised = reparse(printed.apply(module, Edits(larger)), module) if larger else module
    provenance = provenance_of(raised)
    found = {function.name: function for function in provenance.found}
    shared = ranges_of(provenance)
    functions, lines = list[AlignedFunction](), dict[int, LineEdit]()
    for function in provenance.functions():
        plain = [one for one in found[function.name].accesses if _is_plain(raised, one)]
        if not plain:
            continue
        ranges, aligned = shared.function(function), list[AlignedAccess]()
        for access in plain:
            stated = stated_alignment(raised.lines[access.line])
            value = ranges.of(access.pointers[0])
            if stated is None or (proved := proved_alignment(value, shared)) <= stated:
                continue
            aligned.append(AlignedAccess(access.line, stated, proved))
            if function.name not in back:
                lines[access.line] = LineEdit(text=stating(module.lines[access.line], proved))
        why = back.get(function.name, "") if aligned else ""
        functions.append(AlignedFunction(function.name, function.line, len(plain), tuple(aligned), why))
    if not lines:
        return AlignmentStating(Edits({}), tuple(functions))
    names = tuple(name for name, line in module.definition_lines().items() if line in larger)
    return AlignmentStating(Edits(lines | larger), tuple(functions), names)


def _is_plain(module: Module, access: Access) -> bool:
    is_one = access.kind in (AccessKind.LOAD, AccessKind.STORE) and len(access.pointers) == 1
    return is_one and access.intrinsic is None and is_plain_access(module.lines[access.line])


def proved_alignment(value: AbstractValue, shared: ModuleRanges, most: int = WIDEST) -> int:
    """The proved alignment of an address in every execution, in bytes, up to a power of two; 1 if nothing is known."""
    if not value.offsets:
        return 1
    least = most
    for base, offsets in value.offsets:
        may_be_set = offsets.mask & ~offsets.zeros | most
        own = most if base < 0 else shared.alignment(base)
        least = min(least, own, may_be_set & -may_be_set)
    return least


def stating(line: str, alignment: int) -> str:
    """An access or a definition, without its attachments, with this stated alignment."""
    head = attachments(line)[0]
    before, align, stated = head.rpartition(", align ")
    return f"{before}{align}{alignment}{stated.lstrip(digits)}" if align else f"{head}, align {alignment}"


def _larger(module: Module) -> Iterator[tuple[int, LineEdit]]:
    """The variables that LLVM's backend aligns more than they state: the line of each, and the edit."""
    by_name = {variable.name: variable for variable in module.lds_globals()}
    for name, number in module.definition_lines().items():
        if (variable := by_name.get(name)) is None:
            continue
        line = module.lines[number]
        layout = module.types.layout(variable.value_type)
        stated = stated_alignment(line)
        if (
            layout is None
            or not layout.alloc
            or variable.may_be_larger
            or stated is None
            or _ANYWHERE in line
        ):
            continue
        if (wanted := natural_alignment(layout.alloc)) > stated:
            attached = line[len(attachments(line)[0]) :]
            yield number, LineEdit(replacement=(stating(line, wanted) + attached,))
