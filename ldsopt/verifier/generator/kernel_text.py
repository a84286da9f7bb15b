"""Writing a kernel: instructions one after the other, unique names, declarations of used functions."""

from __future__ import annotations

import random
from dataclasses import field

from ldsopt.dataclass import dataclass

LDS = "ptr addrspace(3)"


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

    def call(self, result: str, name: str, *arguments: str) -> str:
        """Adds a call of an intrinsic and its declaration; arguments are given with their types."""
        kinds = ", ".join(a.rpartition(" ")[0] for a in arguments)
        self.declarations[f"declare {result} @{name}({kinds})"] = None
        text = f"call {result} @{name}({', '.join(arguments)})"
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
    if arch == "gfx1250":
        source = text.make(f"getelementptr i8, ptr addrspace(1) %in, i32 {offset}")
        _call(
            text,
            "llvm.amdgcn.global.load.async.to.lds.b32",
            f"ptr addrspace(1) {source}",
            pointer,
            "i32 0, i32 0",
            tags,
        )
        return
    if arch != "gfx90a" and chance.random() < 0.4:
        source = text.make(f"getelementptr i8, ptr addrspace(1) %in, i32 {offset}")
        rest = f"i32 {size}, i32 0, i32 0"
        _call(text, "llvm.amdgcn.global.load.lds", f"ptr addrspace(1) {source}", pointer, rest, tags)
        return
    rest = f"i32 {size}, i32 {offset}, i32 0, i32 0, i32 0"
    _call(text, BUFFER_COPY, "ptr addrspace(8) %r", pointer, rest, tags)


def wait_for_own(text: KernelText, arch: str) -> None:
    """The waits of a wave before it reads the data of its own copies: the backend waits, except on gfx1250."""
    if arch == "gfx1250":
        text.call("void", "llvm.amdgcn.s.wait.asynccnt", "i16 0")


def _call(text: KernelText, name: str, source: str, pointer: str, rest: str, tags: str) -> None:  # noqa: PLR0917
    kinds = ", ".join(argument.split(" ")[0] for argument in rest.split(", "))
    text.declarations[f"declare void @{name}({source.rpartition(' ')[0]}, {LDS}, {kinds})"] = None
    text.do(f"call void @{name}({source}, {LDS} {pointer}, {rest}){tags}")


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
