; The texts of `test_ten_minutes.py`.
; === IR
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @gemm(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %unused) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %first = load i32, ptr addrspace(1) %p
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ %first, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  %x = load i32, ptr addrspace(3) %at
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  store i32 %more, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
; === PROFILER
#!{python}
import sys
sys.path[:0] = [{stalls!r}, {tests!r}]
from pathlib import Path
from att_traces import Cycles, code_object, rows_of, write_trace
import ldsopt
words = sys.argv[1:]
assert words[:2] == ["--att", "-d"] and words[3:] == ["--", "./program"], words
code = code_object(ldsopt.compile(ldsopt.read("kernel.ll")).data.decode(), "gfx942")
stalled = next(row.text for row in rows_of(code) if row.text.startswith("s_waitcnt vmcnt"))
write_trace(Path(words[2]), rows_of(code, {{stalled: [Cycles(4, 1016, 1000, 0)]}}), code=code)
