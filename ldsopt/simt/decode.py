"""Functions of a module to programs: every operand a slot, every instruction a closure.

Done once for a run. Whatever the simulator does not know is collected and reported before anything is executed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ldsopt.ir import bindings
from ldsopt.ir import module as ir
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import NAME, unquote
from ldsopt.ir.types import Types
from ldsopt.simt import intrinsics
from ldsopt.simt.aliasing import UNTAGGED, Classes, Tags, classify
from ldsopt.simt.control_flow import EXIT, cyclic, post_dominators
from ldsopt.simt.findings import Site
from ldsopt.simt.intrinsics.synchronization import assembly
from ldsopt.simt.kinds import Kind, Kinds, blend, type_prefix
from ldsopt.simt.literals import Literals, UnsupportedConstant
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.opcodes import OPCODES
from ldsopt.simt.program import (
    Block,
    Edge,
    Event,
    EventKind,
    FunctionProgram,
    Op,
    Registers,
    Segment,
    Terminator,
)
from ldsopt.simt.shadow import LdsAccess
from ldsopt.target.arch import Arch

_LABEL = re.compile(rf"^({NAME}):")
_INCOMING = re.compile(rf"%({NAME}) \](?:,|$|\s)")
_CASE = re.compile(r"^    i\d+ (-?\d+|true|false), label ")
_ASSEMBLY = re.compile(r'asm (?:sideeffect |alignstack |inteldialect |unwind )*"([^"]*)", "([^"]*)"')
_TERMINATORS = frozenset({"br", "switch", "ret", "unreachable"})
_Phis = list[list[tuple[Instruction, list[tuple[str, int]]]]]
_TIED = re.compile(r"^=[a-z]+,0(?:,~\{[^}]*\})*$")


def kinds_of(module: Module) -> Kinds:
    """The types of a module."""
    named = module.named_types()
    return Kinds(Types(named), named)


class Decoder:
    """Decodes one function.

    Attributes:
        template: registers as a call finds them; constants are in `constant_slots`.
        scratch: bytes of scratch taken so far.
        problems: what cannot be simulated, with the line.
        remembered: by slot, use and side, a value with what was made of it.
    """

    def __init__(
        self,
        module: Module,
        function: Function,
        kinds: Kinds,
        literals: Literals,
        *,
        arch: Arch,
        wave_size: int,
        accesses: list[tuple[LdsAccess, int, str]],
    ) -> None:
        self.module, self.function, self.kinds, self.arch = module, function, kinds, arch
        self.wave_size = wave_size
        self._literals, self._accesses = literals, accesses
        self.template: Registers = [None]
        self.constant_slots: set[int] = set()
        self._slots: dict[int, int] = {}
        self._sites: dict[int, Site] = {}
        self.scratch = 0
        self.problems: list[tuple[str, int]] = []
        self.callees: set[str] = set()
        self.remembered: dict[tuple[int, str, int], list[Any]] = {}
        self._block_of = {block.address: i for i, block in enumerate(function.blocks)}
        for address in function.arguments:
            self._new_slot(address)
        for instruction in function.instructions:
            self._new_slot(instruction.address)

    def _new_slot(self, address: int) -> int:
        slot = self._slots[address] = len(self.template)
        self.template.append(None)
        return slot

    # --- what nodes ask -----------------------------------------------------------------------------------

    def slot(self, address: int) -> int:
        """The slot of a value.

        Raises:
            Unsupported: a constant that cannot be read.
        """
        slot = self._slots.get(address)
        if slot is not None:
            return slot
        kind = self.module.kind(address)
        if kind in (ValueKind.GLOBAL_VARIABLE, ValueKind.FUNCTION, ValueKind.GLOBAL_ALIAS):
            text = f"{self.module.type_of(address)} @{_quoted(bindings.value_name(address))}"
        else:
            text = bindings.value_text(address)
        try:
            value = self._literals.read(text)[1]
        except UnsupportedConstant as problem:
            raise Unsupported(f"the constant {problem}; add it to ldsopt/simt/literals.py") from None
        slot = self._new_slot(address)
        self.template[slot] = value
        self.constant_slots.add(slot)
        return slot

    def kind_of(self, address: int) -> Kind:
        """The type of a value."""
        return self.kinds(self.module.type_of(address))

    def site(self, line: int) -> Site:
        """The place of a line of the module."""
        site = self._sites.get(line)
        if site is None:
            text = self.module.lines[line].strip()
            site = self._sites[line] = Site(self.function.name, line + 1, text)
        return site

    def first_type(self, text: str) -> str:
        """The type at the beginning of a text."""
        return type_prefix(text)

    def allocate_scratch(self, size: int, align: int) -> int:
        """The offset of a stack slot in the function's frame."""
        start = -(-self.scratch // align) * align
        self.scratch = start + size
        return start

    def lds_access(
        self,
        instruction: Instruction,
        size: int,
        align: int,
        *,
        reads: bool,
        writes: bool,
        atomic: bool,
        is_copy: bool,
    ) -> LdsAccess:
        """Registers an access; the alignment with the size decides the checks' granule."""
        access = LdsAccess(self.site(instruction.line), size, reads, writes, atomic, is_copy)
        self._accesses.append((access, align, self.module.lines[instruction.line]))
        return access

    # --- decoding -----------------------------------------------------------------------------------------

    def decode(self) -> FunctionProgram:
        """The program; what is missing is in `problems`."""
        function = self.function
        successors = [self._successors(block) for block in function.blocks]
        meets = post_dominators(successors)
        in_cycle = cyclic(successors)
        waits = self._reach_barrier(successors)
        phis = [self._phis(block) for block in function.blocks]
        blended = self._outlives(in_cycle)
        blocks, opcodes = [], []
        for number, block in enumerate(function.blocks):
            body = function.instructions[block.start : block.stop]
            segments = self._segments(body, blended)
            terminator = self._terminator(number, successors[number], meets[number], phis, waits)
            plain = [i.opcode for i in body if i.opcode != "phi"]
            blocks.append(Block(number, segments, terminator, len(plain)))
            opcodes.append(tuple(plain))
        define = self.module.lines[function.line]
        returns = self._return_kind(define)
        return FunctionProgram(
            name=function.name,
            template=self.template,
            arguments=tuple(self._slots[a] for a in function.arguments),
            argument_kinds=tuple(self.kind_of(a) for a in function.arguments),
            returns=returns,
            blocks=tuple(blocks),
            opcodes=tuple(opcodes),
            scratch=-(-self.scratch // 16) * 16,
        )

    def _return_kind(self, define: str) -> Kind:
        for instruction in self.function.instructions:
            if instruction.opcode == "ret" and instruction.operands:
                return self.kind_of(instruction.operands[0])
        return self.kinds("void")

    def _successors(self, block: ir.Block) -> list[int]:
        last = self.function.instructions[block.stop - 1]
        targets = [self._block_of[o] for o in last.operands if o in self._block_of]
        if last.opcode == "br" and len(targets) == 2:
            targets.reverse()  # LLVM keeps the false one first
        return targets

    def _reach_barrier(self, successors: list[list[int]]) -> list[bool]:
        """Whether a barrier can be reached from each block."""
        reach = [
            any("barrier" in self.module.lines[i.line] for i in self.function.instructions[b.start : b.stop])
            for b in self.function.blocks
        ]
        changed = True
        while changed:
            changed = False
            for block, targets in enumerate(successors):
                if not reach[block] and any(reach[t] for t in targets):
                    reach[block] = changed = True
        return reach

    def _outlives(self, in_cycle: list[bool]) -> set[int]:
        """Instructions whose value lanes may need after other lanes have computed a later one.

        Lanes that have left a loop wait while the others go round again, so a value that is made in a loop and used
        in another block has to be kept for them. A phi uses its operand at the end of the block that it comes from.
        """
        home: dict[int, int] = {}
        for number, block in enumerate(self.function.blocks):
            if in_cycle[number]:
                for instruction in self.function.instructions[block.start : block.stop]:
                    home[instruction.address] = number
        found: set[int] = set()
        labels = {self._label(number): number for number in range(len(self.function.blocks))}
        for number, block in enumerate(self.function.blocks):
            for instruction in self.function.instructions[block.start : block.stop]:
                if instruction.opcode != "phi":
                    found.update(o for o in instruction.operands if home.get(o, number) != number)
            for _, incoming in self._phis(block):
                for label, operand in incoming:
                    if home.get(operand, labels[label]) != labels[label]:
                        found.add(operand)
        return found

    def _phis(self, block: ir.Block) -> list[tuple[Instruction, list[tuple[str, int]]]]:
        """The phis of a block, each with (label of the predecessor, address of the value)."""
        result = []
        for instruction in self.function.instructions[block.start : block.stop]:
            if instruction.opcode != "phi":
                break
            line = self.module.lines[instruction.line].split(", !")[0]
            labels = [unquote(name) for name in _INCOMING.findall(line)]
            result.append((instruction, list(zip(labels, instruction.operands, strict=True))))
        return result

    def _label(self, number: int) -> str:
        block = self.function.blocks[number]
        name = bindings.value_name(block.address)
        if name:
            return name
        first = self.function.instructions[block.start].line
        for line in range(first - 1, self.function.line, -1):
            match = _LABEL.match(self.module.lines[line])
            if match:
                return unquote(match[1])
        return str(sum(1 for a in self.function.arguments if not bindings.value_name(a)))

    def _edge(self, source: int, target: int, phis: _Phis) -> Edge:
        label = self._label(source) if phis[target] else ""
        moves = []
        for instruction, incoming in phis[target]:
            value = next(address for name, address in incoming if name == label)
            moves.append(
                (self._slots[instruction.address], self.slot(value), self.kind_of(instruction.address))
            )
        return Edge(target, tuple(moves))

    def _terminator(
        self, number: int, targets: list[int], meet: int, phis: _Phis, waits: list[bool]
    ) -> Terminator:
        last = self.function.instructions[self.function.blocks[number].stop - 1]
        site = self.site(last.line)
        try:
            edges = tuple(self._edge(number, target, phis) for target in targets)
            if last.opcode == "br":
                if len(edges) == 1:
                    return Terminator("jump", site, 0, edges)
                false_first = meet == EXIT and waits[targets[0]] and not waits[targets[1]]
                return Terminator(
                    "branch", site, self.slot(last.operands[0]), edges, meet=meet, false_first=false_first
                )
            if last.opcode == "switch":
                kind = self.kind_of(last.operands[0])
                values = [
                    m[1] for m in map(_CASE.match, self.module.lines[last.line + 1 :][: len(edges)]) if m
                ]
                cases = tuple(v == "true" if v in ("true", "false") else int(v) & kind.mask for v in values)
                return Terminator(
                    "switch", site, self.slot(last.operands[0]), (*edges[1:], edges[0]), cases, meet
                )
            if last.opcode == "ret":
                return Terminator("return", site, self.slot(last.operands[0]) if last.operands else 0)
            if last.opcode == "unreachable":
                return Terminator("unreachable", site)
        except Unsupported as problem:
            self.problems.append((str(problem), last.line + 1))
            return Terminator("unreachable", site)
        self._missing(f"'{last.opcode}'; add it to ldsopt/simt/decode.py", last.line)
        return Terminator("unreachable", site)

    def _missing(self, what: str, line: int) -> None:
        self.problems.append((what, line + 1))

    def _segments(self, body: list[Instruction], blended: set[int]) -> tuple[Segment, ...]:
        segments: list[Segment] = []
        ops: list[Op] = []
        sites: list[Site] = []

        def cut(event: Event | None) -> None:
            segments.append(Segment(tuple(ops), tuple(sites), event))
            ops.clear()
            sites.clear()

        for instruction in body:
            if instruction.opcode == "phi" or instruction.opcode in _TERMINATORS:
                continue
            before = len(self._accesses)
            try:
                steps = self._build(instruction)
            except Unsupported as problem:
                self._missing(str(problem), instruction.line)
                continue
            if len(self._accesses) > before:
                cut(Event(EventKind.LDS, self.site(instruction.line)))
            for step in steps:
                if isinstance(step, Event):
                    cut(step)
                elif isinstance(step, EventKind):
                    cut(Event(step, self.site(instruction.line)))
                else:
                    ops.append(self._kept(step, instruction) if instruction.address in blended else step)
                    sites.append(self.site(instruction.line))
        cut(None)
        return tuple(segments)

    def _kept(self, op: Op, instruction: Instruction) -> Op:
        """An instruction that leaves the lanes that do not execute it their old value."""
        d, kind = self._slots[instruction.address], self.kind_of(instruction.address)

        def keeping(r: Registers) -> None:
            old = r[d]
            op(r)
            wave = r[0]
            if wave.mask is not wave.base and old is not None:
                r[d] = blend(wave.mask, r[d], old, kind)

        return keeping

    def _build(self, instruction: Instruction) -> Iterable[Op | EventKind | Event]:
        kind = self.kinds(self.module.type_of(instruction.address))
        dst = self._slots[instruction.address]
        if instruction.opcode == "call":
            return self._call(instruction, dst, kind)
        builder = OPCODES.get(instruction.opcode)
        if builder is None:
            raise Unsupported(f"'{instruction.opcode}'; add it to ldsopt/simt/opcodes")
        return (builder(Node(self, instruction, dst, kind, "")),)

    def _call(self, instruction: Instruction, dst: int, kind: Kind) -> Iterable[Op | EventKind | Event]:
        callee = instruction.operands[-1]
        what = self.module.kind(callee)
        if what == ValueKind.INLINE_ASM:
            return self._assembly(instruction, dst, bindings.value_text(callee))
        if what != ValueKind.FUNCTION:
            raise Unsupported("an indirect call; devirtualize it first")
        name = bindings.value_name(callee)
        if name.startswith("llvm."):
            builder = intrinsics.find(name)
            if builder is None:
                raise Unsupported(f"the intrinsic '{name}'; add it to ldsopt/simt/intrinsics")
            effect = builder(Node(self, instruction, dst, kind, name))
            return effect if isinstance(effect, tuple) else (effect,)
        self.callees.add(name)
        slots = tuple(self.slot(o) for o in instruction.operands[:-1])
        result = 0 if kind.form == "void" else dst
        return (Event(EventKind.CALL, self.site(instruction.line), name, slots, result),)

    def _assembly(self, instruction: Instruction, dst: int, text: str) -> Iterable[Op | EventKind | Event]:
        match = _ASSEMBLY.search(text)
        if match is None:
            raise Unsupported(f"inline assembly {text}")
        body, constraints = unquote(f'"{match[1]}"'), match[2]
        if not body.strip() and len(instruction.operands) == 2 and _TIED.match(constraints):
            source = self.slot(instruction.operands[0])
            kind = self.kind_of(instruction.address)
            scalar = constraints.startswith("=s")

            def launder(r: Registers) -> None:
                from ldsopt.simt.kinds import first_lane

                r[dst] = first_lane(r[source], kind, r[0].first()) if scalar else r[source]

            return (launder,)
        if len(instruction.operands) > 1:
            raise Unsupported(f'inline assembly "{body}" with operands; nothing can be known of it')
        return assembly(body, self.arch)


def _quoted(name: str) -> str:
    return name if re.fullmatch(r"[-\w.$]+", name) else f'"{name}"'


def granule_of(accesses: list[tuple[LdsAccess, int, str]]) -> int:
    """The largest power of two, at most 16, that divides the size and alignment of every access."""
    granule = 16
    for access, align, _ in accesses:
        while granule > 1 and (access.size % granule or align % granule):
            granule //= 2
    return granule


def classify_accesses(accesses: list[tuple[LdsAccess, int, str]], tags: Tags) -> Classes:
    """Gives every access its alias class."""
    found = [tags.of(line) for _, _, line in accesses]
    classes = classify([*found, UNTAGGED])
    for (access, _, _), tag in zip(accesses, found, strict=True):
        number = classes.of[tag]
        access.classify(number, classes.excludes[number], classes.count)
    return classes
