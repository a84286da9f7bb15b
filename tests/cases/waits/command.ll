; `ldsopt waits`: the compiler's code with other waits; reports and refusals.
; DEFINE: %{gemm} = %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll
; DEFINE: %{exchange} = --block 128 --arg=i32[128]=arange --arg=i32[128]=arange
; RUN: ldsopt compile %{gemm} -o %t.before.s
; RUN: ldsopt waits %{gemm} -o %t.after.s --report %t.json 2>&1 | filecheck %s --check-prefix REPORT
; RUN: ldsopt waits %{gemm} -o %t.s --explain 2>&1 | filecheck %s --check-prefix EXPLAINED
; REPORT: named_gemm.gfx942.ll (gfx942, {{.*}}; 16 wait states removed
; REPORT: vmcnt 0 -> no wait: another wait completes 2 LDS-DMAs in time (lines {{\d+}}
; EXPLAINED: loop depth 1
; EXPLAINED: a register that it writes is named (at most 0)
; RUN: %{python} -c "import difflib; sides = [open(f'%t.{name}.s').read().splitlines() for name in ('before', 'after')]; lines = [one for one in difflib.ndiff(*sides) if one[0] in '+-']; assert lines and all('s_wait' in one for one in lines); assert len(sides[0]) == len(sides[1]) + 16"
; RUN: %{python} -c "import json; waits = json.load(open('%t.json'))['functions'][0]['waits']; less = [one for one in waits if one['change'] in ('raised', 'dropped')]; still = {one['asm_line'] for one in waits if one['after'] is not None}; assert len(less) == 16 and all(one['reason'] and set(one['completed_by']) & still for one in less); assert not any(one['reason'] or one['completed_by'] for one in waits if not one['change'])"
; RUN: ldsopt waits %{gemm} -q -o %t.s 2>&1 | filecheck %s --check-prefix SILENT --allow-empty
; SILENT-NOT: {{.}}
; RUN: exits 2 ldsopt waits missing.ll -o %t.txt 2>&1 | filecheck %s --check-prefix NAME
; NAME: cannot tell from the name '{{.*}}.txt' what to make; say --emit
; RUN: echo 'define void @k() {' > %t.bad.ll
; RUN: exits 3 ldsopt waits %t.bad.ll --mcpu gfx942 -o %t.none.s

; The wait that the compiler lost.
; RUN: ldsopt waits %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx950 -o %t.s 2>&1 | filecheck %s --check-prefix LOST
; RUN: filecheck %s --check-prefix ADDED < %t.s
; LOST: 1 added
; LOST: 1 definite, 0 unproven; about waits left: 0 definite
; ADDED: s_waitcnt vmcnt(0)
; ADDED-NEXT: ds_read

; What a launch executes: a workgroup of two waves, no loop; none that breaks what is assumed.
; RUN: ldsopt waits %s -o %t.s --report %t.json %{exchange}
; RUN: %{python} -c "import json; assert {one['executed'] for one in json.load(open('%t.json'))['functions'][0]['waits']} == {2}"
; RUN: exits 3 ldsopt waits %s -o %t.none.s --assume unread-dimensions-are-one --block 64,2 --arg=i32[128]=arange --arg=i32[128]=arange 2>&1 | filecheck %s --check-prefix BROKEN
; BROKEN: does not keep unread-dimensions-are-one

; Without IR, by what registers hold: no wait leaves an s_nop that may be needed, and the result is that of the IR.
; RUN: ldsopt waits %t.before.s -o %t.exact.s --report %t.json 2>&1 | filecheck %s --check-prefix MACHINE
; MACHINE: before.s (gfx942, unknown compiler): 16 waits removed (unneeded)
; MACHINE: only waits for LDS-DMA, loads and accesses of LDS may change: without IR
; RUN: cmp %t.exact.s %t.after.s
; RUN: %{python} -c "import json; assert json.load(open('%t.json'))['functions'][0]['only_dma'] is None"
; RUN: exits 2 ldsopt waits %t.before.s -o %t.none.s --witness %t.w.json 2>&1 | filecheck %s --check-prefix NEEDS-IR
; NEEDS-IR: --witness and launches need the IR
; RUN: not cmp %s %t.none.s

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
