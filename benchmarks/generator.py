"""Synthetic AMDGPU modules of any size, with the mix of instructions of a pipelined GEMM's LDS traffic.

Kernels of about 2,000 instructions, each a chain of loops. Of the instructions 29 % access LDS (loads, stores, and
LDS-DMA), through pointers that are formed in all the ways that `annotate` has a rule for: a GEP on a named base,
integer arithmetic from ``ptrtoint`` to ``inttoptr``, a constant expression, and a pointer carried round a loop,
whose base is lost. There are six dynamic bases and one static variable, whose name needs quotes.
"""

from __future__ import annotations

from collections.abc import Iterator

INSTRUCTIONS_PER_KERNEL = 2_000
_DYNAMIC_BASES = 6
_STEPS_PER_LOOP = 12

_HEADER = f"""\
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32\
-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512\
-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
{"".join(f"@lds.{i} = external addrspace(3) global [0 x i8], align 16" + chr(10) for i in range(_DYNAMIC_BASES))}\
@"lds static" = internal unnamed_addr addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
"""

_ENTRY = """\
define amdgpu_kernel void @k{kernel}(ptr addrspace(1) %in, ptr addrspace(8) %from, i32 %n) #0 {{
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %base = ptrtoint ptr addrspace(3) @lds.0 to i32
  %offset = shl i32 %lane, 4
  br label %loop0
"""

_LOOP_HEAD = """\
loop{loop}:
  %i{loop} = phi i32 [ 0, %{before} ], [ %i{loop}.next, %loop{loop} ]
  %carried{loop} = phi ptr addrspace(3) [ @lds.{base}, %{before} ], [ %carried{loop}.next, %loop{loop} ]
  %sum{loop} = phi <4 x float> [ zeroinitializer, %{before} ], [ %sum{loop}.{last}, %loop{loop} ]
"""

_STEP = """\
  %o{at} = add i32 %offset, {bytes}
  %from{at} = getelementptr inbounds i8, ptr addrspace(3) @lds.{source}, i32 %o{at}
  %x{at} = load <4 x float>, ptr addrspace(3) %from{at}, align 16
  %a{at} = add i32 ptrtoint (ptr addrspace(3) @lds.{destination} to i32), %o{at}
  %to{at} = inttoptr i32 %a{at} to ptr addrspace(3)
  store <4 x float> %x{at}, ptr addrspace(3) %to{at}, align 16
  %sum{at} = fadd <4 x float> %{sum}, %x{at}
"""

_DMA = (
    "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %to{at}, "
    "i32 4, i32 %o{at}, i32 0, i32 0, i32 0)\n"
)

_LOOP_TAIL = """\
  %count{loop} = load i32, ptr addrspace(3) %carried{loop}, align 4
  %fixed{loop} = load i32, ptr addrspace(3) getelementptr inbounds ([4096 x i8], ptr addrspace(3) @"lds static", \
i32 0, i32 {bytes}), align 16
  %out{loop} = getelementptr i8, ptr addrspace(1) %in, i32 %o{loop}.3
  store <4 x float> %sum{loop}.{last}, ptr addrspace(1) %out{loop}, align 16
  %carried{loop}.next = getelementptr i8, ptr addrspace(3) %carried{loop}, i32 %count{loop}
  call void @llvm.amdgcn.s.barrier()
  %i{loop}.next = add i32 %i{loop}, %fixed{loop}
  %again{loop} = icmp slt i32 %i{loop}.next, %n
  br i1 %again{loop}, label %loop{loop}, label %{after}
"""

_EXIT = """\
exit:
  ret void
}

"""

_FOOTER = 'attributes #0 = { nounwind "amdgpu-waves-per-eu"="1,2" }\n'


def _instructions(text: str) -> int:
    """How many instructions a piece of generated text holds: here, every line that is indented."""
    return text.count("\n  ") + text.startswith("  ")


def kernels(instructions: int) -> Iterator[tuple[str, int]]:
    """The kernels of a module of about ``instructions`` instructions: the text of each, and how many it has."""
    done = number = 0
    while done < instructions:
        text = _kernel(number, min(INSTRUCTIONS_PER_KERNEL, instructions - done))
        count = _instructions(text)
        yield text, count
        done += count
        number += 1


def module(instructions: int) -> Iterator[tuple[str, int]]:
    """The text of a module in pieces, each with the number of instructions in it."""
    yield _HEADER, 0
    yield from kernels(instructions)
    yield _FOOTER, 0


def _kernel(number: int, instructions: int) -> str:
    loops = max(1, instructions // 100)
    pieces = [_ENTRY.format(kernel=number)]
    for loop in range(loops):
        before = "entry" if loop == 0 else f"loop{loop - 1}"
        after = "exit" if loop == loops - 1 else f"loop{loop + 1}"
        pieces.append(_loop(loop, before, after))
    return "".join([*pieces, _EXIT])


def _loop(loop: int, before: str, after: str) -> str:
    last = _STEPS_PER_LOOP - 1
    pieces = [_LOOP_HEAD.format(loop=loop, before=before, base=loop % _DYNAMIC_BASES, last=last)]
    for step in range(_STEPS_PER_LOOP):
        at = f"{loop}.{step}"
        pieces.append(
            _STEP.format(
                at=at,
                bytes=step * 64,
                source=(loop + step) % _DYNAMIC_BASES,
                destination=(loop + step + 1) % _DYNAMIC_BASES,
                sum=f"sum{loop}" if step == 0 else f"sum{loop}.{step - 1}",
            )
        )
        if step % 4 == 0:
            pieces.append(_DMA.format(at=at))
    pieces.append(_LOOP_TAIL.format(loop=loop, last=last, bytes=16 * (loop % 64), after=after))
    return "".join(pieces)
