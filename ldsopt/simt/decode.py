"""Decodes functions of a module to programs: every operand a slot, every instruction a closure.

This is done once for a run. Instructions that the simulator does not know are collected and reported before anything is
executed; unreachable blocks (the landing pads of exceptions, above all) are not looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from ldsopt import graph
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits
from ldsopt.ir import synchronization
from ldsopt.ir.details import POINTER_OPERAND, arguments, callee_name, is_call, is_marked_access, switch_cases
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.inline_asm import AsmStatement, InlineAsm
from ldsopt.ir.metadata import UNTAGGED, AccessScopes, declared_noalias
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.simt import intrinsics
from ldsopt.simt.findings import InstructionSite, SimulationNote
from ldsopt.simt.frame import AnnouncedAccess, Frame, Node, Unsupported, in_turn, placed
from ldsopt.simt.intrinsics.lanes import vote
from ldsopt.simt.intrinsics.synchronization import effects, end_wave
from ldsopt.simt.kinds import Kinds, RegisterKind, blend, first_lane
from ldsopt.simt.layout import address_differences
from ldsopt.simt.opcodes import OPCODES
from ldsopt.simt.opcodes.arithmetic import bitcast, integer_comparison
from ldsopt.simt.opcodes.memory import steady_blocks
from ldsopt.simt.opcodes.vectors import elements_of, registers_of, take_apart
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

_PRIVATE = 5
_STORING = ("store", "atomic", ".lds", "memcpy", "memmove", "memset")
_TERMINATORS = frozenset({"br", "switch", "ret", "unreachable"})
_Phis = list[tuple[Instruction, list[tuple[int, int]]]]
"""The phis of a block, each with its incoming edges: the block's number and the address of the value."""


def kinds_of(module: Module) -> Kinds:
    """The types of a module."""
    named = module.named_types()
    return Kinds(module.types, named)


class Decoder:
    """Decodes one function.

    Args:
        frame: the function's frame.
        holders: the functions of the module in which waves may come to barriers.

    Attributes:
        problems: the instructions that cannot be simulated, with their lines.
    """

    def __init__(self, frame: Frame, holders: Collection[str]) -> None:
        self._holders = holders
        self._frame, self._module, self._function = frame, frame.module, frame.function
        self.problems: list[tuple[str, int]] = []
        self._whole_wave = whole_wave(frame.module, frame.function)
        take_apart(frame)
        for instruction in frame.function.instructions:
            if (
                instruction.opcode == "getelementptr"
                and frame.kind_of(instruction.address).form == "resource"
            ):
                frame.resources[instruction.address] = instruction.operands[0]

    def decode(self) -> FunctionProgram:
        """The program; `problems` has the instructions that it lacks."""
        function, frame = self._function, self._frame
        successors = self._successors()
        reached = graph.reachable(successors, [0])
        self._order = block_order(successors, self._barriers())
        phis = [
            [(phi, function.incoming(phi)) for phi in function.phis(n)] for n in range(len(function.blocks))
        ]
        blended = self._outlives(successors, phis)
        blocks, opcodes = [], []
        looping = graph.in_cycles(successors)
        steady = steady_blocks(self._module, function) if looping else frozenset()
        for number in range(len(function.blocks)):
            body = function.inside(number) if number in reached else []
            segments = self._segments(body, blended, in_loop=number in looping, is_steady=number in steady)
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
        """True if it changes memory that other lanes see, by an instruction, or by an intrinsic with such a name."""
        if is_call(instruction):
            return any(word in callee_name(self._module, instruction) for word in _STORING)
        if instruction.opcode not in ("store", "atomicrmw", "cmpxchg"):
            return False
        pointer = instruction.operands[POINTER_OPERAND[instruction.opcode]]
        return self._frame.kind_of(pointer).space != _PRIVATE

    def _unknowable(self) -> Iterator[tuple[int, SimulationNote]]:
        variables = frozenset(variable.name for variable in self._module.lds_globals())
        for found in address_differences(self._module, self._function, variables):
            note = SimulationNote(self._frame.site(found.instruction.line), str(found))
            yield self._function.block_of[found.instruction.address], note

    def _return_kind(self) -> RegisterKind:
        for instruction in self._function.instructions:
            if instruction.opcode == "ret" and instruction.operands:
                return self._frame.kind_of(instruction.operands[0])
        return self._frame.kinds("void")

    def _successors(self) -> list[list[int]]:
        """Each block's successors: of a branch the true one first, of a switch the default last, no unwinding."""
        found = successors(self._function)
        for number, targets in enumerate(found):
            opcode = self._function.terminator(number).opcode
            if opcode == "br":
                targets.reverse()
            elif opcode == "switch":
                targets.append(targets.pop(0))
            elif opcode == "invoke":
                del targets[1:]
        return found

    def _barriers(self) -> Iterator[int]:
        """The blocks with barriers, or with calls of functions that may contain some."""
        for number in range(len(self._function.blocks)):
            if any(map(self._may_hold_barrier, filter(is_call, self._function.inside(number)))):
                yield number

    def _may_hold_barrier(self, call: Instruction) -> bool:
        module = self._module
        return synchronization.barriers(module, call) != () or callee_name(module, call) in self._holders

    def _outlives(self, successors: list[list[int]], phis: list[_Phis]) -> set[int]:
        """Instructions whose value lanes may need after other lanes have computed a later one.

        Lanes that have left a loop wait while the others begin another iteration, so a value that is made in a loop and
        used in another block has to be kept for them. A phi uses its operand at the end of the block that it comes
        from.
        """
        looping, frame = graph.in_cycles(successors), self._frame
        home = {
            frame.slot(instruction.address): (number, instruction.address)
            for number in sorted(looping)
            for instruction in self._function.inside(number)
        }
        found: set[int] = set()

        def use(slots: Iterable[int], block: int) -> None:
            found.update(home[slot][1] for slot in slots if slot in home and home[slot][0] != block)

        for number in range(len(self._function.blocks)):
            for instruction in self._function.inside(number):
                if instruction.opcode != "phi" and instruction.address not in frame.parts:
                    use(frame.read_slots(instruction), number)
            for _, incoming in phis[number]:
                for source, operand in incoming:
                    if operand in frame.parts or frame.known_slot(operand) is not None:
                        use(registers_of(frame, operand), source)
        return found

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
        last = self._function.terminator(number)
        site = frame.site(last.line)
        try:
            edges = tuple(self._edge(number, target, phis) for target in targets)
            if last.opcode == "invoke" or (last.opcode == "br" and len(edges) == 1):
                return Terminator("jump", site, 0, edges)
            if last.opcode == "br":
                return Terminator("branch", site, frame.slot(last.operands[0]), edges)
            if last.opcode == "switch":
                condition, kind = frame.slot(last.operands[0]), frame.kind_of(last.operands[0])
                cases = tuple(v & kind.mask for v in switch_cases(self._module.lines, last.line))
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
        self, body: list[Instruction], blended: set[int], *, in_loop: bool, is_steady: bool
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
            if in_loop and self._may_wait(instruction):
                cut(Event(EventKind.SPIN, site, is_steady=is_steady))
            if frame.announced > before:
                cut(Event(EventKind.LDS, site, is_steady=is_steady))
            for step in steps:
                if isinstance(step, Event):
                    cut(step)
                elif isinstance(step, EventKind):
                    cut(Event(step, site, left=frame.left))
                else:
                    op = self._lanes_of(step, instruction, is_blended=instruction.address in blended)
                    ops.append(in_turn(placed(op, frame.module, instruction, site), frame, instruction))
                    sites.append(site)
                    made.append(instruction)
        cut(None)
        return tuple(segments)

    def _may_wait(self, instruction: Instruction) -> bool:
        """True if a loop with the instruction may wait for another wave: a load for communication, or a sleep."""
        module = self._frame.module
        if is_call(instruction) and callee_name(module, instruction) == "llvm.amdgcn.s.sleep":
            return True
        return instruction.opcode != "store" and is_marked_access(module, instruction)

    def _lanes_of(self, op: Op, instruction: Instruction, *, is_blended: bool) -> Op:
        """An instruction in the lanes in which it runs; a blended one leaves the others their old value."""
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


def classify_accesses(accesses: list[AnnouncedAccess]) -> Classes:
    """Gives every access its alias class."""
    classes = classify([*(tag for _, _, tag in accesses), UNTAGGED])
    for access, _, tag in accesses:
        number = classes.of[tag]
        access.classify(number, classes.excludes[number], classes.count)
    return classes


# --- aliasing -----------------------------------------------------------------------------------------------
#
# LDS accesses grouped by what the module's alias metadata claims about them.
#
# Accesses that relate to every other in the same way form a class, so that the scope that every DMA has to itself
# costs nothing.


@dataclass(frozen=True, slots=True)
class Classes:
    """Accesses grouped by the claims of their metadata.

    Attributes:
        of: the class of each tag pair.
        excludes: for each class the bit mask of the classes that it claims not to touch.
        count: the number of classes; class 0 makes no claim.
    """

    of: dict[AccessScopes, int]
    excludes: tuple[int, ...]

    @property
    def count(self) -> int:
        """The number of classes, with that of accesses without a claim."""
        return len(self.excludes)


def classify(tags: Sequence[AccessScopes]) -> Classes:
    """Groups the tags of all LDS accesses of a module."""
    distinct = list(dict.fromkeys(tags))
    rows = {t: frozenset(i for i, u in enumerate(distinct) if declared_noalias(t, u)) for t in distinct}
    groups: dict[frozenset[int], int] = {frozenset(): 0}
    of = {t: groups.setdefault(rows[t], len(groups)) for t in distinct}
    excludes = [0] * len(groups)
    for t in distinct:
        for other in rows[t]:
            excludes[of[t]] |= 1 << of[distinct[other]]
    return Classes(of, tuple(excludes))


# --- calls --------------------------------------------------------------------------------------------------
#
# What a call does: an intrinsic, a function of the module, inline assembly.
#
# Of assembly only statements are known of which nothing has to be guessed: waits and barriers, no statement at all
# with operands that pass through, the end of the wave, a comparison of lanes, which is how HIP's and ockl's older
# headers spell a ballot (``v_cmp_ne_i32_e64 $0, 0, $1``), and one vector instruction that an intrinsic stands for.


CallStep = Op | EventKind | Event

_WITHOUT_EFFECT = frozenset({"s_nop", "s_setprio", "s_sleep", "s_code_end", "s_clause", "s_delay_alu"})
_COMPARISONS = frozenset(
    f"v_cmp_{how}_{kind}"
    for how in ("eq", "ne", "lt", "le", "gt", "ge", "lg")
    for kind in ("i32", "u32", "i64", "u64")
)

_BITS = frozenset({"int", "float", "vector"})
_F32, _I32, _HALVES = "float", "i32", "<2 x half>"
_COMPUTING = {
    "v_mov_b32": ("llvm.ssa.copy", _I32, _I32),
    "v_perm_b32": ("llvm.amdgcn.perm", _I32, _I32, _I32, _I32),
    "v_bfe_u32": ("llvm.amdgcn.ubfe.i32", _I32, _I32, _I32, _I32),
    "v_bfe_i32": ("llvm.amdgcn.sbfe.i32", _I32, _I32, _I32, _I32),
    "v_fma_f32": ("llvm.fma.f32", _F32, _F32, _F32, _F32),
    "v_pk_fma_f16": ("llvm.fma.v2f16", _HALVES, _HALVES, _HALVES, _HALVES),
    "v_pk_fma_f32": ("llvm.fma.v2f32", "<2 x float>", "<2 x float>", "<2 x float>", "<2 x float>"),
    "v_cvt_pkrtz_f16_f32": ("llvm.amdgcn.cvt.pkrtz", _HALVES, _F32, _F32),
    "v_dot2_f32_f16": ("llvm.amdgcn.fdot2", _F32, _HALVES, _HALVES, _F32),
    "v_dot2_f32_bf16": ("llvm.amdgcn.fdot2.f32.bf16", _F32, "<2 x bfloat>", "<2 x bfloat>", _F32),
} | {
    f"v_{name}_f32": (f"llvm.amdgcn.{intrinsic}", _F32, _F32)
    for name, intrinsic in (
        ("rcp", "rcp"), ("rsq", "rsq"), ("sqrt", "sqrt"), ("exp", "exp2"), ("log", "log"), ("sin", "sin"),
        ("cos", "cos"),
    )
}  # fmt: skip
"""For a vector instruction the intrinsic of the same effect, the type of the result, and those of the operands."""


def call_steps(frame: Frame, instruction: Instruction) -> tuple[CallStep, ...]:
    """The steps of a call, in their order.

    Raises:
        Unsupported: the effect of the call is not known.
    """
    module = frame.module
    asm = module.inline_asm(instruction.operands[-1])
    if asm is not None:
        return _assembly(frame, instruction, asm)
    name = callee_name(module, instruction)
    if not name:
        raise Unsupported("an indirect call; devirtualize it first")
    if name.startswith("llvm."):
        builder = intrinsics.find(name)
        if builder is None:
            raise Unsupported(f"the intrinsic '{name}'; add it to ldsopt/simt/intrinsics")
        effect = builder(Node(frame, instruction, name))
        return effect if isinstance(effect, tuple) else (effect,)
    program = frame.program_called(name, instruction)
    slots = tuple(map(frame.slot, arguments(module, instruction)))
    result = 0 if frame.kind_of(instruction.address).form == "void" else frame.slot(instruction.address)
    return (Event(EventKind.CALL, frame.site(instruction.line), program, slots, result, frame.left),)


def _assembly(frame: Frame, instruction: Instruction, asm: InlineAsm) -> tuple[CallStep, ...]:
    refused = Unsupported(f'inline assembly "{asm.text}"; add it to ldsopt/simt/decode.py')
    if asm.statements is None:
        raise refused
    if not asm.statements and arguments(frame.module, instruction):
        if frame.kind_of(instruction.address).form == "void":  # a comment that names values
            return ()
        return (_passed(frame, instruction, asm, refused),)
    if len(asm.statements) == 1:
        mnemonic = asm.statements[0].mnemonic.removesuffix("_e64").removesuffix("_e32")
        if mnemonic in _COMPARISONS:
            return (_ballot(frame, instruction, asm.statements[0], refused),)
        if mnemonic in _COMPUTING:
            return (_computed(frame, instruction, asm, _COMPUTING[mnemonic], refused),)
    for statement in asm.statements:
        known = statement.mnemonic.startswith(("s_wait", "s_barrier", "s_endpgm"))
        if not known and statement.mnemonic not in _WITHOUT_EFFECT:
            raise Unsupported(
                f'inline assembly "{statement.mnemonic} {statement.operands}"'.rstrip(' "') + '"'
            )
    if asm.statements and not asm.has_side_effects:  # LLVM may leave it out
        raise Unsupported(f'inline assembly "{asm.text}" without `sideeffect`')
    if asm.statements and asm.statements[-1].mnemonic.startswith("s_endpgm") and len(asm.statements) == 1:
        return (end_wave,)
    steps = synchronization.steps(frame.module, instruction)
    if steps is None:
        raise refused
    return effects(steps, frame.arch)


def _passed(frame: Frame, instruction: Instruction, asm: InlineAsm, refused: Unsupported) -> Op:
    """Assembly without statements: each result is the operand tied to it, that of one lane in scalar registers."""
    parts = [part for part in asm.constraints.split(",") if not part.startswith("~")]
    results = [part for part in parts if part.startswith("=")]
    given = arguments(frame.module, instruction)
    if parts[len(results) :] != [str(i) for i in range(len(results))] or len(given) != len(results):
        raise refused
    slots, kinds = [frame.slot(o) for o in given], [frame.kind_of(o) for o in given]
    dst = frame.slot(instruction.address)

    def op(r: Registers) -> None:
        wave = r[0]
        values = [
            first_lane(r[slot], kind, wave.first()) if result.startswith("=s") else r[slot]
            for slot, kind, result in zip(slots, kinds, results, strict=True)
        ]
        r[dst] = values[0] if len(values) == 1 else tuple(values)

    return op


def _ballot(
    frame: Frame,
    instruction: Instruction,
    statement: AsmStatement,
    refused: Unsupported,
) -> Op:
    """A comparison in assembly: one bit for each active lane in which it holds."""
    given = arguments(frame.module, instruction)
    target, *operands = [part.strip() for part in statement.operands.split(",")]
    if target != "$0" or not asm_results_in_scalar(frame, instruction) or len(operands) != 2:
        raise refused
    how, compared = statement.mnemonic.split("_")[2:4]
    bits, kind = int(compared[1:]), frame.kinds(f"i{compared[1:]}")
    predicate = {"lg": "ne"}.get(how, how)
    compare = integer_comparison(
        predicate if predicate in ("eq", "ne") else ("s" if compared[0] == "i" else "u") + predicate, kind
    )
    dst, mask = frame.slot(instruction.address), frame.kind_of(instruction.address).mask
    sources: list[tuple[int, int]] = []  # slot, or 0 and the number itself
    for operand in operands:
        reference = operand.removeprefix("$")
        if reference != operand and reference.isdecimal() and 0 < int(reference) <= len(given):
            address = given[int(reference) - 1]
            if frame.kind_of(address).bits != bits:
                raise refused
            sources.append((frame.slot(address), 0))
        elif operand.removeprefix("-").isdecimal():
            sources.append((0, int(operand) & kind.mask))
        else:
            raise refused

    def op(r: Registers) -> None:
        x, y = (r[slot] if slot else number for slot, number in sources)
        r[dst] = vote(r[0], compare(x, y)) & mask

    return op


class _AsmNode(Node):
    """A vector instruction of assembly as the call of an intrinsic: its operands and its result have registers."""

    def __init__(
        self, frame: Frame, instruction: Instruction, name: str, kinds: list[RegisterKind], slots: list[int]
    ) -> None:
        super().__init__(frame, instruction, name)
        (self.kind, *self._kinds), (self.dst, *self._slots) = kinds, slots

    def src(self, number: int) -> int:
        """The slot of an operand."""
        return self._slots[number]

    def kind_of(self, number: int) -> RegisterKind:
        """The type of an operand, as the instruction reads it."""
        return self._kinds[number]


def _computed(
    frame: Frame, instruction: Instruction, asm: InlineAsm, what: tuple[str, ...], refused: Unsupported
) -> Op:
    """One vector instruction whose operands are vector registers, and its result one."""
    assert asm.statements is not None
    name, *types = what
    parts = [part for part in asm.constraints.split(",") if not part.startswith("~")]
    given = arguments(frame.module, instruction)
    target, *sources = [part.strip() for part in asm.statements[0].operands.split(",")]
    numbers = {f"${number}": number for number in range(1, len(parts))}
    if "0" in parts:
        numbers["$0"] = parts.index("0")
    # Modifiers stand behind the last operand, so that with them it is none of the numbers.
    if (
        parts[:1] != ["=v"]
        or not {"v", "0"}.issuperset(parts[1:])
        or not len(parts) - 1 == len(given) <= len(sources) == len(types) - 1
        or target != "$0"
        or not numbers.keys() >= set(sources)
    ):
        raise refused
    values = [instruction.address, *(given[numbers[source] - 1] for source in sources)]
    had, kinds = [frame.kind_of(value) for value in values], [frame.kinds(one) for one in types]
    if any(
        one.form not in _BITS or one.bits * one.count != kind.bits * kind.count
        for one, kind in zip(had, kinds, strict=True)
    ):
        raise refused
    registers = [frame.new_register(kind) for kind in kinds]
    builder = intrinsics.find(name)
    assert builder is not None
    effect = builder(_AsmNode(frame, instruction, name, kinds, registers))
    assert not isinstance(effect, (EventKind, tuple))
    into = [
        (slot, frame.slot(value), bitcast(one, kind))
        for slot, value, one, kind in zip(registers[1:], values[1:], had[1:], kinds[1:], strict=True)
    ]
    dst, found, back = frame.slot(instruction.address), registers[0], bitcast(kinds[0], had[0])

    def op(r: Registers) -> None:
        for slot, value, cast in into:
            r[slot] = cast(r[value])
        effect(r)
        r[dst] = back(r[found])

    return op


def asm_results_in_scalar(frame: Frame, instruction: Instruction) -> bool:
    """True if assembly gives one integer for the wave, in scalar registers."""
    asm = frame.module.inline_asm(instruction.operands[-1])
    is_integer = frame.kind_of(instruction.address).form == "int"
    return asm is not None and is_integer and asm.constraints.startswith("=s")


# --- whole wave ---------------------------------------------------------------------------------------------
#
# Instructions that run in all lanes of a wave, active or not: what ``llvm.amdgcn.strict.wwm`` is computed from.
#
# ::
#
#     %x = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)     ; as written: %v in active lanes, 0 in others
#     %y = call i32 @llvm.amdgcn.update.dpp.i32(..., i32 %x, ...)    ; in all lanes
#     %s = add i32 %x, %y                                            ; in all lanes
#     %r = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %s)              ; back to the active ones
#
# The way back from ``strict.wwm`` ends at ``set.inactive``, which gives each lane its value, at values of other
# blocks' ``phi``, and at arguments. Source: LLVM's SIWholeQuadMode.cpp.


_ENTRIES = ("llvm.amdgcn.strict.wwm.", "llvm.amdgcn.wwm.")
_ENDS = ("llvm.amdgcn.set.inactive.",)


def whole_wave(module: Module, function: Function) -> set[int]:
    """The addresses of the instructions that run in all lanes."""
    known = function.defined
    visits = Visits(
        operand
        for instruction in function.instructions
        if is_call(instruction) and callee_name(module, instruction).startswith(_ENTRIES)
        for operand in instruction.operands[:1]
    )
    found: set[int] = set()
    for address in visits:
        instruction = known.get(address)
        if instruction is None or instruction.opcode == "phi":
            continue
        if is_call(instruction) and callee_name(module, instruction).startswith(_ENDS):
            continue
        found.add(address)
        visits.add(instruction.operands)
    return found


def in_all_lanes(op: Op) -> Op:
    """The instruction with every lane of the wave active."""

    def whole(r: Registers) -> None:
        wave = r[0]
        mask = wave.mask
        wave.set_mask(None)
        try:
            op(r)
        finally:
            wave.set_mask(mask)

    return whole
