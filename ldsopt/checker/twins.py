"""Kernels of one module that are alike: instances of a template, say, or a tuner's variants of one source.

The findings of the first of them hold for all, at their own lines. Two kernels are alike if they agree in everything on
which a finding can depend:

* they are the same IR but for their own names and the names of their values; nothing in the module refers to either,
  and they call only declarations;
* the user says the same size of their workgroups, or of neither;
* they are the same instructions, each at the same distance from the function's beginning, but for the number that LLVM
  gives a function in its labels, and the same directives of the kernel's descriptor;
* each instruction comes from the same access, as counted from the function's beginning.

Example::

    define amdgpu_kernel void @tile_f32(…)    .LBB0_1: ds_read_b32 v1, v0
    define amdgpu_kernel void @tile_i32(…)    .LBB1_1: ds_read_b32 v1, v0      judged once
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import replace

from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.findings import Finding, FindingPlace, FunctionCheck
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.places import Describe, DescribeCode
from ldsopt.dataclass import dataclass
from ldsopt.ir.syntax import NAME, label
from ldsopt.isa.assembly import AsmFunction, Assembly
from ldsopt.isa.wait_facts import Found, Waypoint
from ldsopt.once import once
from ldsopt.target.opcodes import Action, Family, Opcode
from ldsopt.target.workgroup_size import told_size

_VALUE = re.compile(f"%{NAME}")
_NUMBERED = re.compile(r"\.LBB(\d+)_")


@dataclass(frozen=True, slots=True)
class Twin:
    """A kernel that is like an earlier one.

    Attributes:
        like: the name of the other one.
        name: its own.
        lines: the other one's lines in the module's text.
        distance: from an instruction of the other one in the module's text to the same one here.
        code_distance: the same in the listing.
        labels: the beginning of its labels in the listing; empty if it has none.
    """

    like: str
    name: str
    lines: range
    distance: int
    code_distance: int = 0
    labels: str = ""

    def line(self, line: int) -> int:
        """The line of the same instruction in this kernel."""
        return line + self.distance if line in self.lines else line

    @property
    def own_lines(self) -> range:
        """Its lines in the module's text."""
        return range(self.lines.start + self.distance, self.lines.stop + self.distance)

    def origin(self, found: Origin) -> Origin:
        """The origin of an instruction of the other kernel, translated to this one."""
        access = None if found.access is None else self.line(found.access)
        return Origin(access, found.of_class, tuple(map(self.line, found.among)))

    def finding(self, found: Finding, describe: DescribeCode) -> Finding:
        """A finding of the other kernel, translated to this one.

        Args:
            found: the other kernel's finding.
            describe: names the places.
        """
        path = found.path
        return replace(
            found,
            function=self.name,
            started=self._place(found.started, describe),
            used=found.used and self._place(found.used, describe),
            path=Found(lambda: self._path(path)) if path else path,
        )

    def function(self, found: FunctionCheck) -> FunctionCheck:
        """The counts of the other kernel, under this one's name."""
        by = self.code_distance
        meetings = tuple((one + by, other + by) for one, other in found.meetings)
        return replace(found, name=self.name, meetings=meetings)

    def _place(self, place: FindingPlace, describe: DescribeCode) -> FindingPlace:
        at = place.asm_line and place.asm_line + self.code_distance
        asm = _NUMBERED.sub(self.labels, place.asm) if self.labels else place.asm
        if place.ir_line is None or not isinstance(describe, Describe):
            return replace(place, asm_line=at, asm=asm)
        of_ir = describe.access(self.line(place.ir_line - 1))
        return replace(of_ir, asm_line=at, asm=asm, is_authored=place.is_authored)

    def _path(self, path: Collection[tuple[str, int]]) -> Iterator[Waypoint]:
        for block, line in path:
            yield Waypoint(
                _NUMBERED.sub(self.labels, block) if self.labels else block, line + self.code_distance
            )


@once
def twins_in(provenance: Provenance) -> Mapping[str, Twin]:
    """The kernels of a module that are the same IR as an earlier one, by name."""
    kernels = [one for one in provenance.found if one.is_kernel and not one.calls]
    if len(kernels) < 2:
        return {}
    sizes = [one.name for one in provenance.module.workgroups]
    lines, ends, outside = provenance.module.lines, dict[str, int](), list[str]()
    end = 0
    for body in provenance.functions():
        outside += lines[end : body.line]
        ends[body.name] = end = body.end
    elsewhere = "\n".join((*outside, *lines[end:]))
    types = frozenset(line.partition(" = ")[0] for line in outside if line.startswith("%"))
    first: dict[Hashable, FunctionProvenance] = {}
    found: dict[str, Twin] = {}
    for kernel in kernels:
        name, end = f"@{kernel.name}", ends[kernel.name]
        text = "\n".join(lines[kernel.line + 1 : end])
        head, own, behind = lines[kernel.line].partition(f"{name}(")
        if not own or name in text or name in elsewhere:
            continue
        told = told_size(sizes, kernel.name)
        alike = told and told.sizes, _renamed(f"{head}({behind}", text, types)
        like = first.setdefault(alike, kernel)
        if like is not kernel:
            distance = kernel.line - like.line
            found[kernel.name] = Twin(like.name, kernel.name, range(like.line, ends[like.name]), distance)
    return found


def _renamed(head: str, text: str, types: Collection[str]) -> Hashable:
    """A function's text with its values numbered in order; equal for functions that are alike."""
    numbers = {name: name for name in types}

    def numbered(found: re.Match[str]) -> str:
        return numbers.setdefault(found[0], f"%={len(numbers)}")

    made = [head, _VALUE.sub(numbered, head)]  # what stands in quotes is no value
    for line in text.split("\n"):
        if label(line):
            line = f"%{' '.join(line.split())}"  # where the comment begins depends on the name
        made.append(_VALUE.sub(numbered, line))
        if '"' in line:
            made.append(line)
    return tuple(made)


def twins_of(accesses: Accesses, listing: Assembly, mapping: AccessMap) -> Mapping[str, Twin]:
    """The kernels of a module that are the same IR and the same code as an earlier one, by name."""
    found = twins_in(accesses.provenance)
    if not found:
        return {}
    functions = {function.name: function for function in listing.functions}
    starts = {one.name: one.line for one in accesses.functions}
    wanted = {*found, *(twin.like for twin in found.values())} & functions.keys()
    shapes = {name: _shape(functions[name], listing, mapping, starts[name]) for name in wanted}
    alike: dict[str, Twin] = {}
    for name, twin in found.items():
        if twin.like in wanted and (shape := shapes.get(name)) is not None and shape == shapes[twin.like]:
            alike[name] = _placed(twin, functions[name], functions[twin.like])
    return alike


def twins_of_code(
    functions: Iterable[AsmFunction], listing: Assembly, stated: Callable[[str], object]
) -> Mapping[str, Twin]:
    """The kernels of a listing that are the same code as an earlier one, by name.

    Kernels that call or jump elsewhere, or compute from their own place in memory, are like none.

    Args:
        functions: the listing's, as they are judged.
        stated: gives all statements about a kernel, by its name; they have to be the same, too.
    """
    first: dict[Hashable, AsmFunction] = {}
    found: dict[str, Twin] = {}
    for one in functions:
        is_alone = one.is_kernel and not any(_depends_on_place(i.opcode) for i in one.instructions)
        shape = _shape(one, listing, AccessMap({}, is_same_code=True), 0) if is_alone else None
        like = first.setdefault(shape, one) if shape is not None else one
        if like is not one and stated(one.name) == stated(like.name):
            found[one.name] = _placed(Twin(like.name, one.name, range(0), 0), one, like)
    return found


def _depends_on_place(known: Opcode) -> bool:
    return known.action is Action.GET_PC or known.family in (Family.CALL, Family.JUMP, Family.FORK)


def _placed(twin: Twin, function: AsmFunction, like: AsmFunction) -> Twin:
    (*_, number) = "", *_numbers(function)
    distance = function.lines.start - like.lines.start
    return replace(twin, code_distance=distance, labels=f".LBB{number}_" if number else "")


def left_to_others(accesses: Accesses, listing: Assembly, mapping: AccessMap) -> Mapping[str, Twin]:
    """The kernels whose code need not be made again, since a twin's code tells it.

    This holds if no kernel's code depends on another one: see `ldsopt.api.validating`.
    """
    provenance = accesses.provenance
    is_alone = not (provenance.aliases or provenance.escapes or provenance.module.assembly_words())
    return (
        twins_of(accesses, listing, mapping)
        if is_alone and all(one.is_kernel for one in provenance.found)
        else {}
    )


def with_twins(
    origins: Mapping[int, Origin], listing: Assembly, twins: Mapping[str, Twin]
) -> Mapping[int, Origin]:
    """The origins of instructions, by line of the listing, with those of twins added."""
    if not twins:
        return origins
    functions = {function.name: function for function in listing.functions}
    made = dict(origins)
    for twin in twins.values():
        for instruction in functions[twin.like].instructions:
            if (origin := origins.get(instruction.line)) is not None:
                made[instruction.line + twin.code_distance] = twin.origin(origin)
    return made


def _shape(function: AsmFunction, listing: Assembly, mapping: AccessMap, start: int) -> Hashable | None:
    """A key that is equal for code that is alike; ``None`` of code that is compared with no other."""
    if function.unreadable or function.followed or len(_numbers(function)) > 1:
        return None
    origins, first = mapping.origins, function.lines.start
    blocks = tuple(
        (
            _NUMBERED.sub(".LBB_", block.label),
            block.successors,
            tuple(
                (
                    i.line - first,
                    i.mnemonic,
                    _NUMBERED.sub(".LBB_", i.operands) if ".L" in i.operands else i.operands,
                )
                for i in block.instructions
            ),
        )
        for block in function.blocks
    )
    mapped = tuple(
        (
            line - first,
            origin.access is not None and origin.access - start,
            origin.of_class,
            tuple(one - start for one in origin.among),
        )
        for block in function.blocks
        for line in (i.line for i in block.instructions)
        if (origin := origins.get(line))
    )
    authored = frozenset(line - first for line in function.authored)
    lines = (listing.text[number - 1].strip() for number in function.lines if number <= len(listing.text))
    return (
        blocks,
        mapped,
        authored,
        function.wave_size,
        function.is_kernel,
        tuple(line for line in lines if line.startswith(".amdhsa_") and ".amdhsa_kernel" not in line),
    )


def _numbers(function: AsmFunction) -> list[str]:
    found = dict[str, None]()
    for block in function.blocks:
        found |= dict.fromkeys(_NUMBERED.findall(block.label))
        for instruction in block.instructions:
            if ".LBB" in instruction.operands:
                found |= dict.fromkeys(_NUMBERED.findall(instruction.operands))
    return list(found)
