"""The walk over a function's instructions and operands, as machine code that LLVM makes of it here.

Each step of the walk is a call into LLVM. Six of them, an instruction's, take 1 µs from Python and a tenth of that from
machine code, and to compile the walk takes 5 ms: it is for large modules. It calls the entry points that
`ldsopt.ir.bindings` calls from Python, in the same order, and a test holds that both give the same. Beside that it asks
for the opcode of each instruction, which takes less time here than to read it from the text.

It writes 64-bit words: of each instruction three, its address, the first eight letters of its opcode and the place
where its operands begin; the addresses of all operands, one behind the other; and of each block its address and the
number of its first instruction.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import llvmlite

from ldsopt.ir import entry_points
from ldsopt.ir.entry_points import RawBlock
from ldsopt.ir.statements import OPCODES

_KNOWN = ("0.48.", "0.49.", "0.50.")
"""Releases of llvmlite whose entry points for compiling take what is given to them here."""
_POINTER = ctypes.c_void_p
_TEXT = ctypes.c_char_p
_NUMBER = ctypes.c_int
_FIRST_ROOM = 1 << 14
_BY_LETTERS = {int.from_bytes(opcode[:8].encode(), "little"): opcode for opcode in OPCODES}

_IR = """
define void @walk(i64 %function, ptr %operands, ptr %instructions, ptr %blocks, i64 %room, ptr %counts) {{
entry:
  %each.block = call i64 {blocks}(i64 %function)
  br label %block

block:
  %operand.0 = phi i64 [ 0, %entry ], [ %operand.1, %block.end ]
  %at.0 = phi i64 [ 0, %entry ], [ %at.1, %block.end ]
  %pair.0 = phi i64 [ 0, %entry ], [ %pair.2, %block.end ]
  %the.block = call i64 {next_block}(i64 %each.block)
  %no.block = icmp eq i64 %the.block, 0
  br i1 %no.block, label %end, label %block.begin

block.begin:
  call void @put(ptr %blocks, i64 %pair.0, i64 %room, i64 %the.block)
  %pair.1 = add i64 %pair.0, 1
  %number = udiv i64 %at.0, 3
  call void @put(ptr %blocks, i64 %pair.1, i64 %room, i64 %number)
  %pair.2 = add i64 %pair.1, 1
  %each.instruction = call i64 {instructions}(i64 %the.block)
  br label %instruction

instruction:
  %operand.1 = phi i64 [ %operand.0, %block.begin ], [ %operand.2, %instruction.end ]
  %at.1 = phi i64 [ %at.0, %block.begin ], [ %at.4, %instruction.end ]
  %the.instruction = call i64 {next_instruction}(i64 %each.instruction)
  %no.instruction = icmp eq i64 %the.instruction, 0
  br i1 %no.instruction, label %block.end, label %instruction.begin

instruction.begin:
  call void @put(ptr %instructions, i64 %at.1, i64 %room, i64 %the.instruction)
  %at.2 = add i64 %at.1, 1
  %opcode = call i64 @letters(i64 %the.instruction)
  call void @put(ptr %instructions, i64 %at.2, i64 %room, i64 %opcode)
  %at.3 = add i64 %at.2, 1
  call void @put(ptr %instructions, i64 %at.3, i64 %room, i64 %operand.1)
  %at.4 = add i64 %at.3, 1
  %each.operand = call i64 {operands}(i64 %the.instruction)
  br label %operand

operand:
  %operand.2 = phi i64 [ %operand.1, %instruction.begin ], [ %operand.3, %operand.begin ]
  %the.operand = call i64 {next_operand}(i64 %each.operand)
  %no.operand = icmp eq i64 %the.operand, 0
  br i1 %no.operand, label %instruction.end, label %operand.begin

operand.begin:
  call void @put(ptr %operands, i64 %operand.2, i64 %room, i64 %the.operand)
  %operand.3 = add i64 %operand.2, 1
  br label %operand

instruction.end:
  call void {end_operands}(i64 %each.operand)
  br label %instruction

block.end:
  call void {end_instructions}(i64 %each.instruction)
  br label %block

end:
  call void {end_blocks}(i64 %each.block)
  call void @put(ptr %counts, i64 0, i64 3, i64 %operand.0)
  call void @put(ptr %counts, i64 1, i64 3, i64 %at.0)
  call void @put(ptr %counts, i64 2, i64 3, i64 %pair.0)
  ret void
}}

define internal i64 @letters(i64 %instruction) {{
entry:
  %name = call ptr {opcode_name}(i64 %instruction)
  br label %each

each:
  %number = phi i64 [ 0, %entry ], [ %next, %letter ]
  %word.0 = phi i64 [ 0, %entry ], [ %word.1, %letter ]
  %place = getelementptr i8, ptr %name, i64 %number
  %byte = load i8, ptr %place
  %is.end = icmp eq i8 %byte, 0
  br i1 %is.end, label %end, label %letter

letter:
  %wide = zext i8 %byte to i64
  %bits = shl i64 %number, 3
  %shifted = shl i64 %wide, %bits
  %word.1 = or i64 %word.0, %shifted
  %next = add i64 %number, 1
  %is.full = icmp eq i64 %next, 8
  br i1 %is.full, label %end, label %each

end:
  %word.2 = phi i64 [ %word.0, %each ], [ %word.1, %letter ]
  call void {end_string}(ptr %name)
  ret i64 %word.2
}}

define internal void @put(ptr %buffer, i64 %at, i64 %room, i64 %word) {{
  %fits = icmp ult i64 %at, %room
  br i1 %fits, label %write, label %leave

write:
  %place = getelementptr i64, ptr %buffer, i64 %at
  store i64 %word, ptr %place
  br label %leave

leave:
  ret void
}}
"""
"""Addresses are integers here. What does not fit into a buffer is counted and not written."""


class CompiledWalk:
    """The walk, ready to run.

    Args:
        code: the address of its machine code.
    """

    def __init__(self, code: int) -> None:
        prototype = ctypes.PYFUNCTYPE(None, *[_POINTER] * 4, ctypes.c_uint64, _POINTER)
        self._run: Callable[..., None] = prototype(code)
        self._make_room(_FIRST_ROOM)

    def _make_room(self, words: int) -> None:
        self._room = words
        self._operands, self._instructions, self._blocks = (array("Q", bytes(8 * words)) for _ in range(3))

    def blocks(self, function: int) -> Iterator[RawBlock]:
        """The blocks of a function as `ldsopt.ir.entry_points.RawBody` gives them.

        Args:
            function: its address.
        """
        counts = array("Q", bytes(8 * 3))
        while True:
            buffers = (each.buffer_info()[0] for each in (self._operands, self._instructions, self._blocks))
            self._run(function, *buffers, self._room, counts.buffer_info()[0])
            if max(counts) <= self._room:
                break
            self._make_room(2 * max(counts))
        values = self._operands[: counts[0]].tolist()
        found = self._instructions[: counts[1]]
        instructions, starts = found[::3].tolist(), found[2::3].tolist()
        operands = [*map(values.__getitem__, map(slice, starts, [*starts[1:], len(values)]))]
        try:
            opcodes = [*map(_BY_LETTERS.__getitem__, found[1::3])]
        except KeyError:  # of a newer LLVM: the text says it
            opcodes = []
        blocks = self._blocks[: counts[2]].tolist()
        for block, (first, stop) in zip(blocks[::2], pairwise([*blocks[1::2], len(starts)]), strict=True):
            yield RawBlock(block, instructions[first:stop], operands[first:stop], opcodes[first:stop])


@functools.cache
def compiled_walk() -> CompiledWalk | None:
    """The walk, compiled once a process; ``None`` where that cannot be done."""
    if not llvmlite.__version__.startswith(_KNOWN) or sys.maxsize < 1 << 32:
        return None
    calls, library = entry_points.walk(), entry_points.library()
    try:
        return CompiledWalk(_compiled(library, _IR.format(**_addresses(calls)))) if calls else None
    except (AttributeError, NoMachineCode):
        return None


class NoMachineCode(Exception):
    """Machine code cannot be made, or not be run, in this process."""


def _addresses(calls: entry_points.Walk) -> dict[str, str]:
    """The addresses in this process of the functions that are called."""
    return {
        name: f"inttoptr (i64 {ctypes.cast(function, _POINTER).value} to ptr)"
        for name, function in vars(calls).items()
    }


def _compiled(library: Any, ir: str) -> int:
    """Compiles textual IR for this machine; the address of its function ``walk``.

    Raises:
        NoMachineCode: that cannot be done.
    """

    def declared(name: str, result: Any, *arguments: Any) -> Any:
        return ctypes.PYFUNCTYPE(result, *arguments)((f"LLVMPY_{name}", library))

    if declared("TryAllocateExecutableMemory", _NUMBER)():
        raise NoMachineCode  # the system lets no process write code and run it
    declared("InitializeNativeTarget", _NUMBER)()
    declared("InitializeNativeAsmPrinter", _NUMBER)()
    name, error = _POINTER(), _POINTER()
    declared("GetProcessTriple", None, _POINTER)(ctypes.byref(name))
    triple = entry_points.taken(name.value or 0).encode()
    target = declared("GetTargetFromTriple", _POINTER, _TEXT, _POINTER)(triple, ctypes.byref(error))
    # The processor, its features, the optimization, relocation and code model, "no assembly", "for now", the ABI.
    options = (b"", b"", 0, b"default", b"jitdefault", 0, 1, b"")
    kinds = (_TEXT, _TEXT, _NUMBER, _TEXT, _TEXT, _NUMBER, _NUMBER, _TEXT)
    machine = target and declared("CreateTargetMachine", _POINTER, _POINTER, _TEXT, *kinds)(
        target, triple, *options
    )
    if not machine:
        raise NoMachineCode
    parsing = entry_points.entry_points()
    module = parsing.parse_text(parsing.create_context(), ir.encode(), ctypes.byref(error))
    create = declared("CreateMCJITCompiler", _POINTER, _POINTER, _POINTER, ctypes.c_bool, _POINTER)
    engine = create(module, machine, False, ctypes.byref(error))
    if not engine:
        raise NoMachineCode
    declared("FinalizeObject", None, _POINTER)(engine)
    code: int = declared("GetFunctionAddress", ctypes.c_uint64, _POINTER, _TEXT)(engine, b"walk")
    return code
