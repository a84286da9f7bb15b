"""Control flow of a wave in IR, as `ldsopt.simt.execution` has it: phi moves, divergence, the counters."""

from __future__ import annotations

from typing import Protocol

from ldsopt.simt.compiled.code import LANES, IrText, LaneLoop, LaneRow, leaf_type
from ldsopt.simt.compiled.layout import (
    BLOCK,
    BY_LANE,
    CLOCK,
    FINE,
    FIRST,
    LIMIT,
    MASK,
    PARTS,
    SITES,
    UNIFORM,
    WAITING,
    FrameLayout,
    RegisterForms,
)
from ldsopt.simt.compiled.registers import Merge, RegisterText, active_lanes
from ldsopt.simt.kinds import RegisterKind, Value
from ldsopt.simt.native.lds import NativeRun
from ldsopt.simt.native.memory import NativeGlobals
from ldsopt.simt.program import CodeBlock, FunctionProgram, PhiMoves

ENDED, ENDLESS, NOT_TO_BE_REACHED = -1, -2, -3
"""The results of `step` beside the number of a hand-over: the function has ended; the wave has executed too much; it
has reached ``unreachable``."""

WAVES, LANE_COUNT, PARTED = range(3)
"""Counters of a block."""


class ControlText:
    """Writes blocks and the edges between them.

    Args:
        program: the function.
        layout: the layout of its frame.
        constants: type and value of each constant by its slot.

    Attributes:
        registers: access to them from the blocks.
        choices: for each counter behind those of the blocks, the block that chose and the one that it chose.
    """

    def __init__(
        self,
        program: FunctionProgram,
        layout: FrameLayout,
        constants: dict[int, tuple[RegisterKind, Value]],
        forms: RegisterForms,
    ) -> None:
        self._program, self._layout, self._constants = program, layout, constants
        self._forms = forms
        self._declared: set[str] = set()
        self._code = IrText(self._declared)
        self.registers = RegisterText(self._code, layout, constants)
        self.choices: list[tuple[int, int]] = []
        self._edges: list[IrText] = []

    def begin(self, number: int) -> None:
        """Writes the head of a block: its counts, and the limit."""
        code, registers, block = self._code, self.registers, self._program.blocks[number]
        code.label(f"b{number}")
        mask = registers.load_word(MASK)
        self._count(3 * number + WAVES, "1")
        self._count(3 * number + LANE_COUNT, code.intrinsic("i64", "llvm.ctpop.i64", f"i64 {mask}"))
        clock = code.op(f"add i64 {registers.load_word(CLOCK)}, {block.instructions}")
        registers.store_word(CLOCK, clock)
        over = code.op(f"icmp sgt i64 {clock}, {registers.load_word(LIMIT)}")
        endless, on = code.labels("endless", "on")
        code.do(f"br i1 {over}, label %{endless}, label %{on}")
        code.label(endless)
        self._leave(number, ENDLESS)
        code.label(on)

    def hand_over(self, number: int) -> None:
        """Emits a return to Python, and the label at which the next call resumes."""
        self._code.do(f"ret i32 {number}")
        self._code.label(f"r{number}")

    def hand_over_if_fine(self, number: int) -> None:
        """Emits a return to Python for schedules that change waves at LDS operations."""
        stop, on = self._code.labels("stop", "on")
        fine = self._code.op(f"icmp ne i64 {self.registers.load_word(FINE)}, 0")
        self._code.do(f"br i1 {fine}, label %{stop}, label %{on}")
        self._code.label(stop)
        self.hand_over(number)
        self._code.do(f"br label %{on}")
        self._code.label(on)

    def _leave(self, block: int, why: int) -> None:
        self.registers.store_word(BLOCK, str(block))
        self._code.do(f"ret i32 {why}")

    def _count(self, counter: int, by: str) -> None:
        code = self._code
        place = code.op(f"getelementptr i64, ptr %counts, i64 {counter}")
        more = code.op(f"add i64 {code.op(f'load i64, ptr {place}')}, {by}")
        code.do(f"store i64 {more}, ptr {place}")

    def end(self, number: int, result: int | None) -> None:
        """Writes the end of a block; ``result`` is the number of the hand-over that computes a function's result."""
        block = self._program.blocks[number]
        terminator = block.terminator
        if terminator.form == "jump":
            self._follow(block, 0, is_choice=False)
        elif terminator.form in ("branch", "switch"):
            self._choose(block)
        elif terminator.form == "return":
            if result is not None:
                self.hand_over(result)
            self._code.do("br label %next")
        else:
            self._leave(number, NOT_TO_BE_REACHED)

    def _follow(self, block: CodeBlock, number: int, *, is_choice: bool = True) -> None:
        """Emits the edge that all active lanes take."""
        edge = block.terminator.edges[number]
        if is_choice:
            self._count_choice(block, edge)
        if edge.moves:
            mask, whole = active_lanes(self.registers)
            self._move(block, edge, mask, whole)
        if block.number not in self._forms.partial:
            self._code.do(f"br label %b{edge.target}")
            return
        arrive, on = self._code.labels("arrive", "on")
        waits = self._code.op(f"icmp sge i64 {edge.place}, {self.registers.load_word(FIRST)}")
        self._code.do(f"br i1 {waits}, label %{arrive}, label %{on}")
        self._code.label(arrive)
        self._wait(edge.place, self.registers.load_word(MASK))
        self._code.do("br label %next")
        self._code.label(on)
        self._code.do(f"br label %b{edge.target}")

    def _wait(self, place: int, lanes: str) -> None:
        """Makes lanes wait at a place."""
        there = self.registers.load_word(WAITING + place)
        self.registers.store_word(WAITING + place, self._code.op(f"or i64 {there}, {lanes}"))

    def _count_choice(self, block: CodeBlock, edge: PhiMoves) -> None:
        choice = (block.number, edge.target)
        if choice not in self.choices:
            self.choices.append(choice)
        self._count(3 * len(self._program.blocks) + self.choices.index(choice), "1")

    def _move(self, block: CodeBlock, edge: PhiMoves, mask: str, whole: str) -> None:
        if not edge.moves:
            return
        name = f"@edge.{block.number}.{edge.target}"
        if not any(code.lines[0].startswith(f"define internal void {name}(") for code in self._edges):
            self._edges.append(self._edge(name, edge, is_partial=self._forms.is_partial(block.number)))
        self._code.do(f"call void {name}(ptr %f, i64 {mask}, i1 {whole})")

    def _choose(self, block: CodeBlock) -> None:
        terminator, code = block.terminator, self._code
        count = len(terminator.edges)
        if block.number not in self._forms.parting:
            value = self.registers.scalars(terminator.slot)[0]
            labels = code.labels(*(f"edge{i}" for i in range(count)))
            if terminator.form == "branch":
                code.do(f"br i1 {value}, label %{labels[0]}, label %{labels[1]}")
            else:
                leaf = leaf_type(self._kind(terminator.slot))
                row = LaneRow(code)
                seen: dict[int, str] = {}
                for case, label in zip(terminator.cases, labels, strict=False):
                    seen.setdefault(case, label)
                cases = " ".join(
                    f"{leaf} {row.constant(leaf, c)}, label %{label}" for c, label in seen.items()
                )
                code.do(f"switch {leaf} {value}, label %{labels[-1]} [ {cases} ]")
            for number, label in enumerate(labels):
                code.label(label)
                self._follow(block, number)
            return
        self._part(block)

    def _kind(self, slot: int) -> RegisterKind:
        return self._constants[slot][0] if slot in self._constants else self.registers.held(slot).kind

    def _part(self, block: CodeBlock) -> None:
        """Emits a branch at which lanes may diverge."""
        terminator, code, registers = block.terminator, self._code, self.registers
        mask = registers.load_word(MASK)
        if terminator.form == "branch":
            taken = code.op(f"and i64 {registers.lane_mask(terminator.slot)}, {mask}")
            parts = [(0, taken), (1, code.op(f"xor i64 {taken}, {mask}"))]
        else:
            left, parts = mask, []
            for number, case in enumerate(terminator.cases):
                here = code.op(f"and i64 {left}, {registers.equal_lanes(terminator.slot, case)}")
                parts.append((number, here))
                left = code.op(f"xor i64 {left}, {here}")
            parts.append((len(terminator.edges) - 1, left))
        for number, lanes in parts:
            (one, more) = code.labels("one", "more")
            code.do(f"br i1 {code.op(f'icmp eq i64 {lanes}, {mask}')}, label %{one}, label %{more}")
            code.label(one)
            self._follow(block, number)
            code.label(more)
        self._wait_apart(block, parts)

    def _wait_apart(self, block: CodeBlock, parts: list[tuple[int, str]]) -> None:
        """Makes diverging lanes wait where their edges lead, and goes on with the lanes at the first place."""
        terminator, code, registers = block.terminator, self._code, self.registers
        registers.store_word(PARTS, code.op(f"add i64 {registers.load_word(PARTS)}, 1"))
        self._count(3 * block.number + PARTED, "1")
        for number, lanes in parts:
            edge = terminator.edges[number]
            some, on = code.labels("some", "on")
            code.do(f"br i1 {code.op(f'icmp eq i64 {lanes}, 0')}, label %{on}, label %{some}")
            code.label(some)
            self._count_choice(block, edge)
            self._move(block, edge, lanes, "false")
            self._wait(edge.place, lanes)
            first = registers.load_word(FIRST)
            registers.store_word(
                FIRST, code.intrinsic("i64", "llvm.smin.i64", f"i64 {first}", f"i64 {edge.place}")
            )
            code.do(f"br label %{on}")
            code.label(on)
        code.do("br label %next")

    def _next(self) -> None:
        """Goes on with the lanes at the first place at which some wait, and finds the first place behind it."""
        code, registers, blocks = self._code, self.registers, self._program.order.blocks
        code.label("next")
        place = registers.load_word(FIRST)
        code.do(f"br i1 {code.op(f'icmp eq i64 {place}, {len(blocks)}')}, label %ended, label %waiting")
        code.label("ended")
        code.do(f"ret i32 {ENDED}")
        code.label("waiting")
        base = registers.word(WAITING)
        lanes_at = code.op(f"getelementptr i64, ptr {base}, i64 {place}")
        registers.store_word(MASK, code.op(f"load i64, ptr {lanes_at}"))
        code.do(f"store i64 0, ptr {lanes_at}")
        code.do("br label %seek")
        code.label("seek")
        at, further = code.name(), code.name()
        code.phi(at, "i64", (place, "waiting"), (further, "seek"))
        code.lines.append(f"  {further} = add i64 {at}, 1")
        there = code.op(f"load i64, ptr {code.op(f'getelementptr i64, ptr {base}, i64 {further}')}")
        code.do(f"br i1 {code.op(f'icmp eq i64 {there}, 0')}, label %seek, label %goto")
        code.label("goto")
        registers.store_word(FIRST, further)
        cases = " ".join(f"i64 {number}, label %b{block}" for number, block in enumerate(blocks))
        code.do(f"switch i64 {place}, label %no_rank [ {cases} ]")
        code.label("no_rank")
        code.do("unreachable")

    def _edge(self, name: str, edge: PhiMoves, *, is_partial: bool) -> IrText:
        """The function that moves values into phis, all at once."""
        code = IrText(self._declared)
        registers = RegisterText(code, self._layout, self._constants)
        code.lines.append(f"define internal void {name}(ptr %f, i64 %mask, i1 %whole) noinline {{")
        plain = [(t, s) for t, s, _ in edge.moves if registers.form(t) == UNIFORM]
        looped = [(t, s) for t, s, _ in edge.moves if registers.form(t) != UNIFORM]
        scalars = {source: registers.scalars(source) for _, source in plain}
        flags = {target: registers.is_uniform(source) for target, source in looped}
        merges = {}
        if is_partial:
            merges = {t: Merge(registers, t, flags[t], "%mask", "%whole") for t, _ in looped}
        if looped:
            self._edge_loop(registers, looped, merges)
        forms = {}
        for target, _ in looped:
            if target in merges:
                forms[target] = merges[target].form()
            elif registers.held(target).form_at:
                forms[target] = code.op(f"select i1 {flags[target]}, i8 {UNIFORM}, i8 {BY_LANE}")
        for target, form in forms.items():
            registers.store_form(target, form)
        for target, source in plain:
            registers.store_scalars(target, scalars[source])
        code.do("ret void")
        code.lines.append("}")
        return code

    def _edge_loop(
        self, registers: RegisterText, moves: list[tuple[int, int]], merges: dict[int, Merge]
    ) -> None:
        code, row = registers.code, LaneRow(registers.code, LANES)
        splats = {
            source: [row.splat(leaf_type(registers.held(target).kind), x) for x in registers.scalars(source)]
            for target, source in moves
            if registers.form(source) == UNIFORM
        }
        with LaneLoop(code, registers.lanes) as loop:
            for merge in merges.values():
                merge.begin(loop.before, loop.loop)
            values = [splats[s] if s in splats else registers.rows(s, loop.lane) for _, s in moves]
            blended = [
                merges[target].blend(row, loop.lane, leaves) if target in merges else leaves
                for (target, _), leaves in zip(moves, values, strict=True)
            ]
            for (target, _), leaves in zip(moves, blended, strict=True):
                registers.store_rows(target, loop.lane, leaves)

    def text(self, hand_overs: int) -> str:
        """The module."""
        self._next()
        blocks = range(len(self._program.blocks))
        cases = " ".join(
            [f"i32 {n + 1}, label %r{n}" for n in range(hand_overs)]
            + [f"i32 {hand_overs + 1 + n}, label %b{n}" for n in blocks]
        )
        lines = [
            "define i32 @step(ptr %f, ptr %counts, i32 %resume) {",
            f"  switch i32 %resume, label %b0 [ {cases} ]",
            *self._code.lines,
            "}",
        ]
        for code in self._edges:
            lines += code.lines
        return "\n".join([*sorted(self._declared), *lines, ""])


# --- steps --------------------------------------------------------------------------------------------------
#
# Instructions that machine code does by native functions, or by itself for all lanes at once.
#
# Where a native function will not do it, or there is none yet, the interpreter does. What machine code has to
# know of it is in a table of the run, since the blocks that native functions work on belong to runs.


class StepText:
    """Writes one step.

    Args:
        registers: the function's registers.
        slow: the block at which the interpreter takes over, as long as the step has changed nothing.
        number: the step's number in its function.
        table: the step's words of the table, each the name of an ``i64``.
    """

    def __init__(self, registers: RegisterText, slow: str, number: int, table: list[str]) -> None:
        self.registers, self.code, self.number, self.table = registers, registers.code, number, table
        self._slow = slow

    def leave_if(self, condition: str) -> None:
        """Hands over to the interpreter if a condition holds."""
        (on,) = self.code.labels("on")
        self.code.do(f"br i1 {condition}, label %{self._slow}, label %{on}")
        self.code.label(on)

    def leave_unless(self, condition: str) -> None:
        """Hands over to the interpreter unless a condition holds."""
        if condition != "true":
            self.leave_if(self.code.op(f"xor i1 {condition}, true"))

    def leave(self) -> None:
        """Writes a jump to the interpreter's execution of the instruction."""
        self.code.do(f"br label %{self._slow}")

    def pointer(self, word: str) -> str:
        """A word as a pointer."""
        return self.code.op(f"inttoptr i64 {word} to ptr")

    def call(self, function: str, arguments: str) -> None:
        """Calls a native function, by its address; hands over to the interpreter if the function asks for it."""
        found = self.code.op(f"call i32 {self.pointer(function)}({arguments})")
        self.leave_if(self.code.op(f"icmp ne i32 {found}, 0"))

    def frame(self, offset: int) -> str:
        """The address of a byte of the frame."""
        return self.code.op(f"getelementptr i8, ptr %f, i64 {offset}")

    def is_everyone(self) -> str:
        """An i1: true if all lanes of the wave are active."""
        everyone = -1 if self.registers.lanes == 64 else (1 << self.registers.lanes) - 1
        return self.code.op(f"icmp eq i64 {self.registers.load_word(MASK)}, {everyone}")

    def active_bytes(self) -> str:
        """The address of a byte for each lane, true if it is active; writes these bytes."""
        lanes, active = self.registers.lanes, self.frame(self.registers.layout.active)
        name, mask = "@spread.mask", self.registers.load_word(MASK)
        body = IrText(self.code.declared)
        cut = "%mask" if lanes == 64 else body.op(f"trunc i64 %mask to i{lanes}")
        bits = body.op(f"bitcast i{lanes} {cut} to <{lanes} x i1>")
        wide = body.op(f"zext <{lanes} x i1> {bits} to <{lanes} x i8>")
        body.do(f"store <{lanes} x i8> {wide}, ptr %to, align 64")
        lines = [
            f"define internal void {name}(i64 %mask, ptr %to) noinline {{",
            *body.lines,
            "  ret void",
            "}",
        ]
        self.code.declared.add("\n".join(lines))
        self.code.do(f"call void {name}(i64 {mask}, ptr {active})")
        return active


class NativeStep(Protocol):
    """An instruction that machine code executes.

    Attributes:
        words: the number of its words in the table of the run; 0 if it needs no native function.
        room: bytes that it needs for each lane behind the frame.
    """

    @property
    def words(self) -> int: ...

    @property
    def room(self) -> int: ...

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """Its words of the table, the first of them not 0; `None` if there is no native function yet."""

    def write(self, text: StepText) -> None:
        """Writes the instruction, its results and counts included."""


def write_step(control: ControlText, step: NativeStep, place: tuple[int, int], hand_over: int) -> None:
    """Writes a step: machine code, or the return to the interpreter.

    Args:
        control: the function's blocks.
        step: the step.
        place: its number among the function's steps, and the place of its words in the table.
        hand_over: the number of the return to the interpreter.
    """
    registers, code = control.registers, control.registers.code
    fast, slow, join = code.labels("fast", "slow", "join")
    words, (number, start) = [], place
    if step.words:
        table = code.op(f"inttoptr i64 {registers.load_word(SITES)} to ptr")
        for at in range(start, start + step.words):
            words.append(code.op(f"load i64, ptr {code.op(f'getelementptr i64, ptr {table}, i64 {at}')}"))
        ready = code.op(f"icmp ne i64 {words[0]}, 0")
        code.do(f"br i1 {ready}, label %{fast}, label %{slow}")
        code.label(fast)
    step.write(StepText(registers, slow, number, words))
    code.do(f"br label %{join}")
    code.label(slow)
    control.hand_over(hand_over)
    code.do(f"br label %{join}")
    code.label(join)
