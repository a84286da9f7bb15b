"""Writing a kernel: instructions one after the other, unique names, declarations of used functions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import field
from typing import NamedTuple

from ldsopt.dataclass import dataclass

LDS = "ptr addrspace(3)"


class OpenLoop(NamedTuple):
    """A loop whose instructions are being written.

    Attributes:
        head: the label of its first block.
        before: the label of the block in front.
        at: the place of its ``phi``\\ s, an index into `KernelText.lines`.
        starts: the values that it carries, as it begins.
        names: of them, within an iteration.
    """

    head: str
    before: str
    at: int
    starts: Sequence[str]
    names: Sequence[str]


@dataclass(slots=True)
class KernelText:
    """The body of a kernel under construction.

    Attributes:
        chance: the source of all choices.
        lines: the body so far.
        block: the label of the block that is being written.
        values: names of i32 that may be used here.
        uniform: the kernel's values that are equal in all lanes.
        is_plain: nothing keeps an analysis from telling the variables apart.
        cell: name of a place on the stack that holds an LDS pointer; empty for none.
        functions: functions that the kernel calls, by name.
        unwinds: some call may unwind, so the kernel needs a personality and the landing pad ``unwound``.
    """

    chance: random.Random
    lines: list[str] = field(default_factory=list)
    block: str = "entry"
    values: list[str] = field(default_factory=list)
    uniform: list[str] = field(default_factory=list)
    declarations: dict[str, None] = field(default_factory=dict)
    count: int = 0
    is_plain: bool = False
    cell: str = ""
    functions: dict[str, str] = field(default_factory=dict)
    unwinds: bool = False

    def name(self, stem: str = "v") -> str:
        """A name that is not in use, without sigil."""
        self.count += 1
        return f"{stem}{self.count}"

    def do(self, text: str) -> None:
        """Adds an instruction that has no result."""
        self.lines.append(f"  {text}")

    def make(self, text: str, stem: str = "v") -> str:
        """Adds an instruction and returns the name of its result, with the ``%``."""
        name = f"%{self.name(stem)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def call(self, result: str, name: str, *arguments: str, tags: str = "") -> str:
        """Adds a call of an intrinsic and its declaration; arguments are given with their types."""
        kinds = ", ".join(a.rpartition(" ")[0] for a in arguments)
        self.declarations[f"declare {result} @{name}({kinds})"] = None
        text = f"call {result} @{name}({', '.join(arguments)}){tags}"
        if result == "void":
            self.do(text)
            return ""
        return self.make(text)

    def call_or_invoke(self, name: str, arguments: str) -> None:
        """Calls a function of the kernel's own: by a call, or by an invoke, though nothing unwinds."""
        if self.chance.random() < 0.5:
            self.do(f"call void @{name}({arguments})")
            return
        self.unwinds = True
        following = self.name("after")
        self.do(f"invoke void @{name}({arguments}) to label %{following} unwind label %unwound")
        self.start(following)

    def start(self, label: str) -> None:
        """Begins a basic block with this label."""
        self.lines.append(f"{label}:")
        self.block = label

    def begin_loop(self, head: str, **starts: str) -> OpenLoop:
        """Begins a loop that carries some i32, given by the stems of their names."""
        label, before = self.name(head), self.block
        self.do(f"br label %{label}")
        self.start(label)
        names = [f"%{self.name(stem)}" for stem in starts]
        return OpenLoop(label, before, len(self.lines), [*starts.values()], names)

    def end_loop(self, loop: OpenLoop, again: str, carried: Sequence[str], done: str = "done") -> None:
        """Ends a loop: goes on with other values while ``again`` is true."""
        self.lines[loop.at : loop.at] = [
            f"  {name} = phi i32 [ {start}, %{loop.before} ], [ {value}, %{self.block} ]"
            for name, start, value in zip(loop.names, loop.starts, carried, strict=True)
        ]
        behind = self.name(done)
        self.do(f"br i1 {again}, label %{loop.head}, label %{behind}")
        self.start(behind)

    def only_if(self, condition: str, then: Callable[[], None], stem: str = "yes") -> tuple[str, str]:
        """Code that runs if a condition holds. Returns the blocks in front of what follows: without it, and with it."""
        before, inside, behind = self.block, self.name(stem), self.name("no")
        self.do(f"br i1 {condition}, label %{inside}, label %{behind}")
        self.start(inside)
        then()
        end = self.block
        self.do(f"br label %{behind}")
        self.start(behind)
        return before, end

    def mix(self, left: str, right: str) -> str:
        """Computes a value that changes whenever either of two values does."""
        spread = self.make(f"mul i32 {left}, {self.chance.choice((3, 5, 33, 257, 65599))}")
        return self.make(f"{self.chance.choice(('add', 'xor', 'sub'))} i32 {spread}, {right}")

    def value(self) -> str:
        """Picks an i32 operand: mostly one of the last values computed, sometimes a constant."""
        if self.chance.random() < 0.15:
            return str(self.chance.choice((0, 1, 7, 64, 255, -1, 12345)))
        return self.chance.choice(self.values[-8:])

    def condition(self, *, uniform: bool) -> str:
        """Computes an i1; a uniform one is equal in all lanes."""
        left = self.chance.choice(self.uniform) if uniform else self.value()
        if not left.startswith("%"):
            left = self.values[0]
        bit = self.make(f"and i32 {left}, {self.chance.choice((1, 2, 4, 7))}")
        return self.make(
            f"icmp {self.chance.choice(('eq', 'ne', 'ugt'))} i32 {bit}, {self.chance.choice((0, 1))}"
        )


# --- copies -------------------------------------------------------------------------------------------------
#
# The LDS-DMA instructions (copies from global memory into LDS) of random kernels.


BUFFER_COPY = "llvm.amdgcn.raw.ptr.buffer.load.lds"


def declare_buffer_copy(text: KernelText) -> None:
    """Declares the LDS-DMA intrinsic that reads through a buffer resource."""
    text.declarations[f"declare void @{BUFFER_COPY}(ptr addrspace(8), {LDS}, i32, i32, i32, i32, i32)"] = None


def issue(text: KernelText, arch: str, pointer: str, size: int, tags: str) -> None:
    """A copy from ``%in`` to the target of a pointer, of ``size`` bytes a lane.

    The resource of the buffer form is ``%r``.
    """
    chance = text.chance
    shift = chance.choice((0, 4, 256, 1024))
    lane = text.make(f"mul i32 %tid, {size}")
    offset = text.make(f"add i32 {lane}, {shift}")
    name, source = BUFFER_COPY, "ptr addrspace(8) %r"
    rest: tuple[int | str, ...] = (size, offset, 0, 0, 0)
    if arch == "gfx1250" or (arch != "gfx90a" and chance.random() < 0.4):
        source = f"ptr addrspace(1) {text.make(f'getelementptr i8, ptr addrspace(1) %in, i32 {offset}')}"
        name, rest = "llvm.amdgcn.global.load.lds", (size, 0, 0)
        if arch == "gfx1250":
            name, rest = "llvm.amdgcn.global.load.async.to.lds.b32", (0, 0)
    text.call("void", name, source, f"{LDS} {pointer}", *(f"i32 {one}" for one in rest), tags=tags)


def wait_for_own(text: KernelText, arch: str) -> None:
    """The waits of a wave before it reads the data of its own copies: the backend waits, except on gfx1250."""
    if arch == "gfx1250":
        text.call("void", "llvm.amdgcn.s.wait.asynccnt", "i16 0")


# --- synchronization ----------------------------------------------------------------------------------------
#
# Barriers of a random kernel, each with waits or fences by which accesses behind it see those in front.


_VMCNT_0 = 0x0F70
"""``s_waitcnt vmcnt(0)`` on gfx9. Source: AMD Instinct MI300 ISA, 5.7."""
_ALL_BUT_EXPCNT = {"gfx9": 0x0070, "gfx10": 0x0070, "gfx11": 0x0007}
"""``s_waitcnt vmcnt(0) lgkmcnt(0)``. Source: LLVM's ``SIDefines.h``/``AMDGPUBaseInfo.cpp``, ``encodeWaitcnt``."""


def synchronize(text: KernelText, arch: str, *, is_careful: bool = False) -> None:
    """A barrier between two phases, in one of the ways in which front-ends write it; a careful one waits for copies."""
    chance = text.chance
    is_gfx9 = arch.startswith("gfx9")
    if arch == "gfx1250":
        text.call("void", "llvm.amdgcn.s.wait.asynccnt", "i16 0")
    if is_gfx9 and chance.random() < 0.2:
        wait = "s_waitcnt vmcnt(0) lgkmcnt(0)\\0A\\09s_barrier"
        text.do(f'call void asm sideeffect "{wait}", "~{{memory}}"()')
        return
    if chance.random() < 0.15:
        _wait_for_all(text, arch)
        _barrier(text, arch)
        return
    if arch == "gfx1030" and chance.random() < 0.2:  # the backend waits in front of a barrier there
        _barrier(text, arch)
        return
    if is_gfx9 and (is_careful or chance.random() < 0.3):
        if chance.random() < 0.5:
            text.call("void", "llvm.amdgcn.s.waitcnt", f"i32 {_VMCNT_0}")
        else:
            text.do('call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()')
    before, behind = chance.choice((("release", "acquire"), ("seq_cst", "seq_cst"), ("acq_rel", "acq_rel")))
    text.do(f'fence syncscope("workgroup") {before}')
    _barrier(text, arch)
    text.do(f'fence syncscope("workgroup") {behind}')


def _barrier(text: KernelText, arch: str) -> None:
    """Writes a barrier without fences; on gfx12 perhaps as a signal and a wait."""
    if arch.startswith("gfx12") and text.chance.random() < 0.2:
        text.call("void", "llvm.amdgcn.s.barrier.signal", "i32 -1")
        text.call("void", "llvm.amdgcn.s.barrier.wait", "i16 -1")
    else:
        text.call("void", "llvm.amdgcn.s.barrier")


def _wait_for_all(text: KernelText, arch: str) -> None:
    """Writes the explicit waits that a kernel without fences needs."""
    generation = next((g for g in _ALL_BUT_EXPCNT if arch.startswith(g)), None)
    if generation is None:
        text.call("void", "llvm.amdgcn.s.wait.loadcnt", "i16 0")
        text.call("void", "llvm.amdgcn.s.wait.dscnt", "i16 0")
    else:
        text.call("void", "llvm.amdgcn.s.waitcnt", f"i32 {_ALL_BUT_EXPCNT[generation]}")
