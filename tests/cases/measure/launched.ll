; `measure --launch` and `diff --launch`: what waves execute, beside what stands in the code: two waves, ten rounds or twenty.
; DEFINE: %{launch} = --block 128 --arg=i32[128]=arange --arg=i32[128]=zeros
; RUN: variant PLAIN %s > %t.ll
; RUN: variant LOOP %s > %t.loop.ll
; RUN: variant LONGER %s > %t.longer.ll
; RUN: ldsopt measure %t.loop.ll %{launch} > %t.txt
; RUN: filecheck %s --check-prefix BOTH < %t.txt
; BOTH: lgkmcnt(0) ×3 (1 in loops), executed 24
; BOTH: launch: grid 1,1,1; block 128,1,1; arg0: i32[128]=arange; arg1: i32[128]=zeros
; BOTH: a wave on average
; RUN: %{python} -c "import json; json.dump({'block': [128], 'arguments': ['i32[128]=arange', 'i32[128]=zeros']}, open('%t.json', 'w'))"
; RUN: ldsopt measure %t.loop.ll --launch %t.json | cmp - %t.txt
; Counts in the code stay as they are, and a record keeps those of the launch.
; RUN: ldsopt measure %t.loop.ll --json -o %t.alone.json
; RUN: ldsopt measure %t.loop.ll --json -o %t.kept.json %{launch}
; RUN: %{python} -c "import json; alone, more = (json.load(open(f'%t.{name}.json'))['measurements'][0]['functions'][0]['metrics'] for name in ('alone', 'kept')); assert not any(name.startswith('executed') for name in alone); assert {name: value for name, value in more.items() if name in alone} == alone; assert more['executed_lds_accesses'] == 2 * (alone['lds_accesses'] + 9)"
; RUN: ldsopt measure %t.kept.json --json | cmp - %t.kept.json
; RUN: ldsopt diff %t.kept.json %t.loop.ll %{launch} | filecheck %s --check-prefix SAME
; RUN: ldsopt diff %t.loop.ll %t.longer.ll | filecheck %s --check-prefix SAME
; SAME: {{^}}No changes.
; RUN: ldsopt measure %t.ll --dynamic-lds 1024 | filecheck %s --check-prefix NO-LAUNCH
; NO-LAUNCH-NOT: executed

; RUN: ldsopt compile %t.ll -o %t.s
; RUN: exits 3 ldsopt measure %t.s %{launch} 2>&1 | filecheck %s --check-prefix NO-IR
; RUN: exits 2 ldsopt measure %t.ll --kernel k 2>&1 | filecheck %s --check-prefix NO-FILE
; RUN: exits 3 ldsopt measure %t.ll --launch none.toml 2>&1 | filecheck %s --check-prefix MISSING
; RUN: exits 3 ldsopt measure %t.ll --block 128 2>&1 | filecheck %s --check-prefix ARGUMENTS
; RUN: exits 3 ldsopt measure %t.ll --block 128 --arg=i32[4]=zeros --arg=null 2>&1 | filecheck %s --check-prefix NO-END
; NO-IR: only IR can be launched
; NO-FILE: give --launch FILE
; MISSING: none.toml: no such file
; ARGUMENTS: takes 2 arguments
; NO-END: does not run to its end

; What is executed is compared, and the gate knows it; without a launch it says what it cannot see.
; RUN: ldsopt diff %t.loop.ll %t.longer.ll %{launch} | filecheck %s --check-prefix MORE
; MORE: executed_waits
; MORE: (in loops 1→1; executed 24→44)
; RUN: exits 1 ldsopt diff %t.loop.ll %t.longer.ll --fail-on "executed_waits>50%" %{launch}
; RUN: ldsopt diff %t.longer.ll %t.loop.ll --fail-on "executed_waits>50%" %{launch}
; RUN: exits 1 ldsopt diff %t.loop.ll %t.longer.ll --fail-on regressions %{launch}
; RUN: ldsopt diff %t.loop.ll %t.longer.ll --fail-on "executed_waits>0%" | filecheck %s --check-prefix UNKNOWN
; RUN: ldsopt diff %t.loop.ll %t.longer.ll --fail-on regressions | filecheck %s --check-prefix NO-LAUNCH
; RUN: ldsopt diff %t.kept.json %t.loop.ll %{launch} --grid 2 | filecheck %s --check-prefix OTHERWISE
; UNKNOWN: executed_waits is unknown in 1 function
; OTHERWISE: launched otherwise than before

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
;PLAIN   call void @llvm.amdgcn.s.barrier()
;LOOP,LONGER   br label %loop
;LOOP,LONGER loop:
;LOOP,LONGER   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;LOOP,LONGER   %seen = load volatile i32, ptr addrspace(3) %own
;LOOP,LONGER   %next = add i32 %i, 1
;LOOP   %more = icmp ult i32 %next, 10
;LONGER   %more = icmp ult i32 %next, 20
;LOOP,LONGER   br i1 %more, label %loop, label %behind
;LOOP,LONGER behind:
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = add i32 %y, 1
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
