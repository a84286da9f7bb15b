"""Random code on tiles in LDS, a word for each work-item: written, and read by another work-item, between barriers of all kinds of code."""

import random
from collections.abc import Callable, Sequence

ITEMS = 128
VARIABLES = ("A", "B", "C", "D")
HEAD = f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
{"".join(f"@{name} = internal addrspace(3) global [{ITEMS} x i32] poison, align 16" + chr(10) for name in VARIABLES)}
attributes #0 = {{ "amdgpu-flat-work-group-size"="{ITEMS},{ITEMS}" "uniform-work-group-size"="true" }}
attributes #1 = {{ noinline }}
!0 = !{{i32 {ITEMS}, i32 1, i32 1}}
"""
FENCED = (
    '  fence syncscope("workgroup") release',
    "  call void @llvm.amdgcn.s.barrier()",
    '  fence syncscope("workgroup") acquire',
)
BARE = ("  call void @llvm.amdgcn.s.barrier()",)


class TileBody:
    """The code of one function: lines, and the name of the value that it has computed so far.

    Args:
        rng: chooses.
        pointers: to the tiles, as they are named.
        bare: how many of the barriers have no fences.
    """

    def __init__(self, rng: random.Random, pointers: Sequence[str], bare: float = 0.0) -> None:
        self.rng, self.pointers, self.lines, self._bare = rng, pointers, list[str](), bare
        self.value, self.block, self._count = "%v", "entry", 0

    def name(self) -> str:
        self._count += 1
        return f"x{self._count}"

    def barrier(self) -> None:
        self.lines += BARE if self.rng.random() < self._bare else FENCED

    def pointer(self, place: str, *indices: str) -> str:
        """To a word of a tile, at one of these indices; ``%t`` is the work-item's id."""
        n = self.name()
        self.lines += [
            f"  %m{n} = {self.rng.choice(indices)}",
            f"  %p{n} = getelementptr i32, ptr addrspace(3) {place}, i32 %m{n}",
        ]
        return f"%p{n}"

    def write(self, place: str, *indices: str) -> None:
        """Each work-item writes its element, or one of these."""
        pointer = self.pointer(place, *(indices or ("add i32 %t, 0",)))
        self.lines.append(f"  store i32 {self.value}, ptr addrspace(3) {pointer}")

    def read(self, place: str, *indices: str) -> None:
        """Each work-item reads another's element, or one of these."""
        pointer = self.pointer(place, *(indices or (f"xor i32 %t, {other}" for other in (1, 64, 127))))
        n = self.name()
        self.lines += [
            f"  %r{n} = load i32, ptr addrspace(3) {pointer}",
            f"  %s{n} = mul i32 %r{n}, 3",
            f"  %{n} = add i32 %s{n}, {self.value}",
        ]
        self.value = f"%{n}"

    def loop(self, count: str, step: Callable[[], None]) -> None:
        """A loop of so many iterations, at least one, that all work-items take alike."""
        n, before, at = self.name(), self.block, len(self.lines)
        start, self.value, self.block = self.value, f"%w{n}", f"h{n}"
        step()
        head = [
            f"  br label %h{n}",
            f"h{n}:",
            f"  %i{n} = phi i32 [ 0, %{before} ], [ %j{n}, %{self.block} ]",
            f"  %w{n} = phi i32 [ {start}, %{before} ], [ %W{n}, %{self.block} ]",
        ]
        self.lines[at:at] = head
        self.lines += [f"  %W{n} = add i32 {self.value}, 1", f"  %j{n} = add i32 %i{n}, 1"]
        self.lines += [f"  %c{n} = icmp ult i32 %j{n}, {count}", f"  br i1 %c{n}, label %h{n}, label %e{n}"]
        self.lines.append(f"e{n}:")
        self.value, self.block = f"%W{n}", f"e{n}"

    def branch(self, step: Callable[[], None]) -> None:
        """A branch that all work-items take alike."""
        n, before, was = self.name(), self.value, self.block
        self.lines += [f"  %c{n} = icmp ult i32 %n, 3", f"  br i1 %c{n}, label %h{n}, label %e{n}", f"h{n}:"]
        self.block = f"h{n}"
        step()
        self.lines += [f"  br label %e{n}", f"e{n}:"]
        self.lines.append(f"  %{n} = phi i32 [ {before}, %{was} ], [ {self.value}, %{self.block} ]")
        self.value, self.block = f"%{n}", f"e{n}"

    def call(self, callee: str, place: str) -> None:
        n = self.name()
        operands = f"ptr addrspace(3) {place}, i32 %t, i32 {self.value}, i32 %n"
        self.lines.append(f"  %{n} = call i32 @{callee}({operands})")
        self.value = f"%{n}"

    def function(self, name: str) -> str:
        """The text of a function that can be called."""
        code = "\n".join(self.lines)
        return (
            f"define internal i32 @{name}(ptr addrspace(3) %p, i32 %t, i32 %v, i32 %n) #1 {{\n"
            f"entry:\n{code}\n  ret i32 {self.value}\n}}\n"
        )

    def kernel(self) -> str:
        """The text of a kernel, to which each work-item gives a word and from which it gets one."""
        code = "\n".join(self.lines)
        return (
            "define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {\nentry:\n"
            "  %t = call i32 @llvm.amdgcn.workitem.id.x()\n  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t\n"
            f"  %v = load i32, ptr addrspace(1) %to\n{code}\n  store i32 {self.value}, ptr addrspace(1) %to\n  ret void\n}}\n"
        )
