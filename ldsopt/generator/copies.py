"""The LDS-DMA instructions (copies from global memory into LDS) of random kernels."""

from __future__ import annotations

from ldsopt.generator.kernel_text import LDS, KernelText

BUFFER_COPY = "llvm.amdgcn.raw.ptr.buffer.load.lds"


def declare_buffer_copy(text: KernelText) -> None:
    """Declares the LDS-DMA intrinsic that reads through a buffer resource."""
    text.declarations[f"declare void @{BUFFER_COPY}(ptr addrspace(8), {LDS}, i32, i32, i32, i32, i32)"] = None


def issue(text: KernelText, arch: str, pointer: str, size: int, tags: str) -> None:
    """A copy from ``%in`` to where a pointer points, of ``size`` bytes a lane.

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
    """What a wave has to do before it reads what its own copies bring: the backend waits, except on gfx1250."""
    if arch == "gfx1250":
        text.call("void", "llvm.amdgcn.s.wait.asynccnt", "i16 0")


def _call(text: KernelText, name: str, source: str, pointer: str, rest: str, tags: str) -> None:  # noqa: PLR0917
    kinds = ", ".join(argument.split(" ")[0] for argument in rest.split(", "))
    text.declarations[f"declare void @{name}({source.rpartition(' ')[0]}, {LDS}, {kinds})"] = None
    text.do(f"call void @{name}({source}, {LDS} {pointer}, {rest}){tags}")
