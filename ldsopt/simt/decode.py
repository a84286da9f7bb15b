"""Functions of a module to programs: every operand a slot, every instruction a closure.

Done once for a run. Whatever the simulator does not know is collected and reported before anything is executed; a
block that control cannot reach (where an exception would land, above all) is not looked at.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from ldsopt import graph
from ldsopt.ir import bindings, synchronization
from ldsopt.ir import module as ir
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.details import is_marked_access
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.metadata import UNTAGGED, AliasMetadata
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.simt.address_differences import address_differences
from ldsopt.simt.aggregates import elements_of, registers_of, take_apart
from ldsopt.simt.aliasing import Classes, classify
from ldsopt.simt.calls import CallStep, call_steps
from ldsopt.simt.findings import InstructionSite, SimulationNote
from ldsopt.simt.frame import AnnouncedAccess, Frame, Unsupported
from ldsopt.simt.kinds import Kinds, RegisterKind, blend
from ldsopt.simt.node import Node
from ldsopt.simt.opcodes import OPCODES
from ldsopt.simt.placed import placed
from ldsopt.simt.program import (
    CodeBlock,
    CodeSegment,
    Event,
    EventKind,
    FunctionProgram,
    Op,
    PhiMoves,
    Registers,
    Terminator,
)
from ldsopt.simt.reconvergence import block_order
from ldsopt.simt.whole_wave import in_all_lanes, whole_wave

_CASE = re.compile(r"^    i\d+ (-?\d+|true|false), label ")
_PRIVATE = 5
_STORING = ("store", "atomic", ".lds", "memcpy", "memmove", "memset")
_TERMINATORS = frozenset({"br", "switch", "ret", "unreachable"})
_Phis = list[tuple[Instruction, list[tuple[int, int]]]]
"""The phis of a block, each with its ways in: the block's number and the address of the value."""


def kinds_of(module: Module) -> Kinds:
    """The types of a module."""
    named = module.named_types()
    return Kinds(module.types, named)


class Decoder:
    """Decodes one function.

    Args:
        frame: of the function.
        holders: the functions of the module in which waves may come to barriers.

    Attributes:
        problems: what cannot be simulated, with the line.
    """

    def __init__(self, frame: Frame, holders: Collection[str]) -> None:
        self._holders = holders
        self._frame, self._module, self._function = frame, frame.module, frame.function
        self.problems: list[tuple[str, int]] = []
        self._number = {block.address: i for i, block in enumerate(frame.function.blocks)}
        self._whole_wave = whole_wave(frame.module, frame.function)
        take_apart(frame)
        for instruction in frame.function.instructions:
            if (
                instruction.opcode == "getelementptr"
                and frame.kind_of(instruction.address).form == "resource"
            ):
                frame.resources[instruction.address] = instruction.operands[0]

    def decode(self) -> FunctionProgram:
        """The program; what is missing is in `problems`."""
        function, frame = self._function, self._frame
        successors = self._successors()
        reached = graph.reachable(successors, [0])
        self._order = block_order(successors, self._barriers())
        phis = [self._phis(block) for block in function.blocks]
        blended = self._outlives(successors, phis)
        blocks, opcodes = [], []
        looping = _in_cycles(successors)
        for number, block in enumerate(function.blocks):
            body = self._body(block) if number in reached else []
            segments = self._segments(body, blended, in_loop=number in looping)
            if number in reached:
                terminator = self._terminator(number, successors[number], phis)
            else:
                terminator = Terminator("unreachable", frame.site(function.line))
            plain = [i.opcode for i in body if i.opcode != "phi"]
            stores = any(map(self._stores, body))
            blocks.append(CodeBlock(number, segments, terminator, len(plain), stores=stores))
            opcodes.append(tuple(plain))
        return FunctionProgram(
            name=function.name,
            template=frame.template,
            arguments=tuple(map(frame.slot, function.arguments)),
            argument_kinds=tuple(map(frame.kind_of, function.arguments)),
            returns=self._return_kind(),
            blocks=tuple(blocks),
            order=self._order,
            opcodes=tuple(opcodes),
            scratch=frame.scratch_bytes,
            unknowable=tuple(self._unknowable()),
            blended=frozenset(blended - self._whole_wave),
        )

    def _stores(self, instruction: Instruction) -> bool:
        """It changes memory that other lanes see: by an instruction, or by an intrinsic, whose name says so."""
        if is_call(instruction):
            return any(word in callee_name(self._module, instruction) for word in _STORING)
        if instruction.opcode not in ("store", "atomicrmw", "cmpxchg"):
            return False
        pointer = instruction.operands[1 if instruction.opcode == "store" else 0]
        return self._frame.kind_of(pointer).space != _PRIVATE

    def _unknowable(self) -> Iterator[tuple[int, SimulationNote]]:
        home = {i.address: number for number, b in enumerate(self._function.blocks) for i in self._body(b)}
        variables = frozenset(variable.name for variable in self._module.lds_globals())
        for found in address_differences(self._module, self._function, variables):
            note = SimulationNote(self._frame.site(found.instruction.line), str(found))
            yield home[found.instruction.address], note

    def _body(self, block: ir.Block) -> list[Instruction]:
        return self._function.instructions[block.start : block.stop]

    def _return_kind(self) -> RegisterKind:
        for instruction in self._function.instructions:
            if instruction.opcode == "ret" and instruction.operands:
                return self._frame.kind_of(instruction.operands[0])
        return self._frame.kinds("void")

    def _successors(self) -> list[list[int]]:
        """Each block's successors: of a branch the true one first, of a switch the default last, no unwinding."""
        found = successors(self._function)
        for block, targets in zip(self._function.blocks, found, strict=True):
            opcode = self._function.instructions[block.stop - 1].opcode
            if opcode == "br":
                targets.reverse()
            elif opcode == "switch":
                targets.append(targets.pop(0))
            elif opcode == "invoke":
                del targets[1:]
        return found

    def _barriers(self) -> Iterator[int]:
        """The blocks with barriers, or with calls of functions that may contain some."""
        for number, block in enumerate(self._function.blocks):
            if any(map(self._may_hold_barrier, filter(is_call, self._body(block)))):
                yield number

    def _may_hold_barrier(self, call: Instruction) -> bool:
        module = self._module
        return synchronization.barriers(module, call) != () or callee_name(module, call) in self._holders

    def _outlives(self, successors: list[list[int]], phis: list[_Phis]) -> set[int]:
        """Instructions whose value lanes may need after other lanes have computed a later one.

        Lanes that have left a loop wait while the others go round again, so a value that is made in a loop and used
        in another block has to be kept for them. A phi uses its operand at the end of the block that it comes from.
        """
        looping, frame = _in_cycles(successors), self._frame
        home = {
            frame.slot(instruction.address): (number, instruction.address)
            for number, block in enumerate(self._function.blocks)
            if number in looping
            for instruction in self._body(block)
        }
        found: set[int] = set()

        def use(slots: Iterable[int], block: int) -> None:
            found.update(home[slot][1] for slot in slots if slot in home and home[slot][0] != block)

        for number, block in enumerate(self._function.blocks):
            for instruction in self._body(block):
                if instruction.opcode != "phi" and instruction.address not in frame.parts:
                    use(frame.read_slots(instruction), number)
            for _, incoming in phis[number]:
                for source, operand in incoming:
                    if operand in frame.parts or frame.known_slot(operand) is not None:
                        use(registers_of(frame, operand), source)
        return found

    def _phis(self, block: ir.Block) -> _Phis:
        return [
            (
                phi,
                [
                    (self._number[source], operand)
                    for source, operand in zip(
                        bindings.incoming_blocks(phi.address), phi.operands, strict=True
                    )
                ],
            )
            for phi in self._body(block)
            if phi.opcode == "phi"
        ]

    def _edge(self, source: int, target: int, phis: list[_Phis]) -> PhiMoves:
        frame = self._frame
        moves: list[tuple[int, int, RegisterKind]] = []
        for phi, incoming in phis[target]:
            value = next(operand for number, operand in incoming if number == source)
            if phi.address in frame.parts:
                values, kinds = registers_of(frame, value), elements_of(frame.kind_of(phi.address))
                moves += zip(registers_of(frame, phi.address), values, kinds, strict=True)
                continue
            moves.append((frame.slot(phi.address), frame.slot(value), frame.kind_of(phi.address)))
        return PhiMoves(target, self._order.arrivals[source, target], tuple(moves))

    def _terminator(self, number: int, targets: list[int], phis: list[_Phis]) -> Terminator:
        frame = self._frame
        last = self._function.instructions[self._function.blocks[number].stop - 1]
        site = frame.site(last.line)
        try:
            edges = tuple(self._edge(number, target, phis) for target in targets)
            if last.opcode == "invoke" or (last.opcode == "br" and len(edges) == 1):
                return Terminator("jump", site, 0, edges)
            if last.opcode == "br":
                return Terminator("branch", site, frame.slot(last.operands[0]), edges)
            if last.opcode == "switch":
                condition, kind = frame.slot(last.operands[0]), frame.kind_of(last.operands[0])
                lines = self._module.lines[last.line + 1 :][: len(edges)]
                values = [m[1] for m in map(_CASE.match, lines) if m]  # LLVM has them in no operand
                cases = tuple(v == "true" if v in ("true", "false") else int(v) & kind.mask for v in values)
                return Terminator("switch", site, condition, edges, cases)
            if last.opcode == "ret":
                return Terminator("return", site, frame.slot(last.operands[0]) if last.operands else 0)
            if last.opcode == "unreachable":
                return Terminator("unreachable", site)
        except Unsupported as problem:
            self.problems.append((str(problem), last.line + 1))
            return Terminator("unreachable", site)
        self.problems.append((f"'{last.opcode}'; add it to ldsopt/simt/decode.py", last.line + 1))
        return Terminator("unreachable", site)

    def _segments(
        self, body: list[Instruction], blended: set[int], *, in_loop: bool
    ) -> tuple[CodeSegment, ...]:
        frame = self._frame
        segments: list[CodeSegment] = []
        ops: list[Op] = []
        sites: list[InstructionSite] = []
        made: list[Instruction] = []

        def cut(event: Event | None) -> None:
            segments.append(CodeSegment(tuple(ops), tuple(sites), event, tuple(made)))
            for collected in (ops, sites, made):
                collected.clear()

        plain = [instruction for instruction in body if instruction.opcode != "phi"]
        for frame.left, instruction in zip(range(len(plain), 0, -1), plain, strict=True):
            if instruction.opcode in _TERMINATORS or instruction.address in frame.parts:
                continue
            before = frame.announced
            try:
                steps = self._build(instruction)
            except Unsupported as problem:
                self.problems.append((str(problem), instruction.line + 1))
                continue
            site = frame.site(instruction.line)
            if in_loop and instruction.opcode != "store" and is_marked_access(frame.module, instruction):
                cut(Event(EventKind.SPIN, site))
            if frame.announced > before:
                cut(Event(EventKind.LDS, site))
            for step in steps:
                if isinstance(step, Event):
                    cut(step)
                elif isinstance(step, EventKind):
                    cut(Event(step, site, left=frame.left))
                else:
                    op = self._lanes_of(step, instruction, is_blended=instruction.address in blended)
                    ops.append(placed(op, frame.module, instruction, site))
                    sites.append(site)
                    made.append(instruction)
        cut(None)
        return tuple(segments)

    def _lanes_of(self, op: Op, instruction: Instruction, *, is_blended: bool) -> Op:
        """An instruction in the lanes that it runs in; a blended one leaves the others their old value."""
        if instruction.address in self._whole_wave:
            return in_all_lanes(op)
        if not is_blended:
            return op
        d, kind = self._frame.slot(instruction.address), self._frame.kind_of(instruction.address)

        def keeping(r: Registers) -> None:
            old = r[d]
            op(r)
            wave = r[0]
            if wave.mask is not wave.base and old is not None:
                r[d] = blend(wave.mask, r[d], old, kind)

        return keeping

    def _build(self, instruction: Instruction) -> Iterable[CallStep]:
        if is_call(instruction):
            return call_steps(self._frame, instruction)
        builder = OPCODES.get(instruction.opcode)
        if builder is None:
            raise Unsupported(f"'{instruction.opcode}'; add it to ldsopt/simt/opcodes")
        return (builder(Node(self._frame, instruction)),)


def _in_cycles(successors: list[list[int]]) -> set[int]:
    """The blocks that control may come to again."""
    return {b for cycle in graph.cycles(successors.__getitem__, range(len(successors))) for b in cycle}


def barrier_holders(module: Module, functions: Collection[Function]) -> set[str]:
    """The names of those functions that contain barriers, or call others that do."""
    callers: dict[str, set[str]] = {function.name: set() for function in functions}
    holding: set[str] = set()
    for function in functions:
        for call in filter(is_call, function.instructions):
            if synchronization.barriers(module, call) != ():
                holding.add(function.name)
            elif (name := callee_name(module, call)) in callers:
                callers[name].add(function.name)
    return graph.reachable(callers, holding)


def granule_of(accesses: list[AnnouncedAccess]) -> int:
    """The largest power of two, at most 16, that divides the size and alignment of every access."""
    granule = 16
    for access, align, _ in accesses:
        while granule > 1 and (access.size % granule or align % granule):
            granule //= 2
    return granule


def classify_accesses(accesses: list[AnnouncedAccess], tags: AliasMetadata) -> Classes:
    """Gives every access its alias class."""
    found = [tags.of(line) for _, _, line in accesses]
    classes = classify([*found, UNTAGGED])
    for (access, _, _), tag in zip(accesses, found, strict=True):
        number = classes.of[tag]
        access.classify(number, classes.excludes[number], classes.count)
    return classes
