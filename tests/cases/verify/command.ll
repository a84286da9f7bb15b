; `ldsopt verify`: two waves that exchange numbers through LDS, and versions that do the same or another thing.
; RUN: variant GOOD %s > %t.good.ll
; RUN: variant OTHERWISE %s > %t.otherwise.ll
; RUN: variant WRONG %s > %t.wrong.ll
; RUN: variant RACY %s > %t.racy.ll
; RUN: variant SIZELESS %s > %t.sizeless.ll
; RUN: variant NO-CPU %s > %t.silent.ll
; RUN: variant TWO %s > %t.two.ll
; RUN: ldsopt verify %t.good.ll %t.otherwise.ll 2>&1 | filecheck %s --check-prefix EQUAL
; EQUAL: chosen: workgroup of 128x1x1 (amdgpu-flat-work-group-size)
; EQUAL: LDS accesses executed: 2 of 2
; EQUAL: equal (bit by bit) under 8 schedules
; A side without an architecture is for that of the other.
; RUN: ldsopt verify %t.silent.ll %t.good.ll --quick
; RUN: ldsopt verify %t.good.ll %t.silent.ll --quick
; The launch that was chosen is kept, if there is one.
; RUN: ldsopt verify --quick %t.good.ll %t.good.ll --save-launch %t.toml | filecheck %s --check-prefix RAN
; RUN: ldsopt verify --quick %t.good.ll %t.good.ll --launch %t.toml | filecheck %s --check-prefix RAN
; RUN: filecheck %s --check-prefix LAUNCH < %t.toml
; RAN-DAG: ran: 
; RAN-DAG: workgroups that stored
; LAUNCH: block = [128, 1, 1]
; RUN: exits 2 ldsopt verify --quick %t.two.ll %t.two.ll --save-launch %t.none.toml 2>&1 | filecheck %s --check-prefix SEVERAL
; RUN: not cmp %t.toml %t.none.toml
; SEVERAL: error: --save-launch keeps one launch, and there are several: --kernel NAME, of k, other
; RUN: exits 1 ldsopt verify %t.good.ll %t.wrong.ll 2>&1 | filecheck %s --check-prefix WRONG
; WRONG: different: arg1[0]
; WRONG: wrong.ll: not equivalent to {{.*}}good.ll: 1 different output
; RUN: exits 1 ldsopt verify %t.good.ll %t.racy.ll --format json 2>%t.err | filecheck %s --check-prefix RACE
; RACE: "schema": "ldsopt.verification/1"
; RACE: "equivalent": false
; RACE: "new_findings": [
; RACE: "kind": "race"
; RUN: exits 3 ldsopt verify %t.sizeless.ll %t.two.ll --kernel k 2>&1 | filecheck %s --check-prefix NO-LAUNCH
; NO-LAUNCH: --launch FILE, or --grid, --block and --arg
; RUN: ldsopt verify %t.sizeless.ll %t.sizeless.ll --block 128 --arg "in: i32[128]=random" --arg i32[128]=zeros
; RUN: ldsopt verify %t.sizeless.ll %t.sizeless.ll 2>&1 | filecheck %s --check-prefix SAME
; SAME: ldsopt: No changes: {{.*}}sizeless.ll is the same module as {{.*}}sizeless.ll; no verdict by execution: 
; RUN: ldsopt annotate %t.good.ll --bases all -o %t.out.ll -q
; RUN: ldsopt verify %t.good.ll %t.out.ll

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
  call void @llvm.amdgcn.s.barrier() ; but RACY
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = add i32 %y, 1 ; but OTHERWISE, WRONG
;OTHERWISE   %z = sub i32 %y, -1
;WRONG   %z = add i32 %y, 2
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
;TWO define amdgpu_kernel void @other(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
;TWO   %x = load i32, ptr addrspace(1) %in
;TWO   store i32 %x, ptr addrspace(1) %out
;TWO   ret void
;TWO }
;GOOD,OTHERWISE,WRONG,RACY,TWO attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
;SIZELESS attributes #0 = { "target-cpu"="gfx942" }
;NO-CPU attributes #0 = { "amdgpu-flat-work-group-size"="128,128" }
