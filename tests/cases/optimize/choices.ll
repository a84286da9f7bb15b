; Each kernel gets the best version that `check` passes, and the report says why others are not; of kernels of a few lines.
; RUN: variant GAINING %s | ldsopt optimize - --mcpu gfx942 --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix GAINING
; RUN: variant REFUSED %s | ldsopt optimize - --mcpu gfx942 --effort 0 --no-assume named-bases --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: variant SAME-CODE %s | ldsopt optimize - --mcpu gfx942 --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix SAME-CODE
; RUN: variant REFUTED %s | ldsopt optimize - --mcpu gfx942 --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix REFUTED
; RUN: variant NO-FUNCTION %s | ldsopt optimize - --mcpu gfx942 --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix NO-FUNCTION
; RUN: variant RELEASE %s | ldsopt optimize - --mcpu gfx1100 --effort 0 --explain -o %t.out.ll 2>&1 | filecheck %s --check-prefix RELEASE
; RUN: ldsopt check %t.out.ll --mcpu gfx1100 2>&1 | filecheck %s --check-prefix RELEASE-CHECKED
; RUN: variant RELEASE %s > %t.in.ll
; RUN: ldsopt diff %t.in.ll %t.out.ll --mcpu gfx1100 --fail-on regressions | filecheck %s --check-prefix RELEASE-GATE
; RUN: exits 1 ldsopt diff %t.in.ll %t.out.ll --mcpu gfx1100 --fail-on 'regressions,waits>0' 2>&1 | filecheck %s --check-prefix RELEASE-ASKED
; RUN: sed 's/"amdgpu-flat-work-group-size"/"amdgpu-lds-size"="4096" &/' %t.out.ll > %t.more.ll
; RUN: exits 1 ldsopt diff %t.in.ll %t.more.ll --mcpu gfx1100 --fail-on regressions 2>&1 | filecheck %s --check-prefix RELEASE-MORE
; RUN: sed 's/^entry:$/&\n  %spilled = alloca i32, addrspace(5)\n  store volatile i32 0, ptr addrspace(5) %spilled/' %t.out.ll > %t.spilled.ll
; RUN: ldsopt diff %t.in.ll %t.spilled.ll --mcpu gfx1100 --fail-on regressions | filecheck %s --check-prefix RELEASE-SPILLED
; RUN: sed 's/fence syncscope("workgroup") release$/&\n  call void @llvm.amdgcn.s.waitcnt(i32 0)/' %t.in.ll > %t.dear.ll
; RUN: exits 1 ldsopt diff %t.in.ll %t.dear.ll --mcpu gfx1100 --fail-on regressions 2>&1 | filecheck %s --check-prefix RELEASE-DEAR
; RUN: variant STOCK %s | ldsopt optimize - --mcpu gfx942 --effort 0 --explain -o %t.out.s 2>&1 | filecheck %s --check-prefix STOCK
; RUN: variant EXACT %s | ldsopt optimize - --mcpu gfx942 --effort 0 --exact-waits --explain -o %t.out.s 2>&1 | filecheck %s --check-prefix EXACT
; GAINING: goal balanced: 1 of 1 kernel better
; GAINING: kernel k: applied `annotate`: waits 4 → 3, weight of waits 4 → 3, vmcnt(0) 1 → 0
; GAINING: assumed: named-bases
; REFUSED: goal balanced: nothing is better; the output is the input
; REFUSED: kernel k: left as it is
; REFUSED-NOT: assumed
; SAME-CODE: goal balanced: nothing is better; the output is the input
; SAME-CODE: kernel k: left as it is
; SAME-CODE: annotate --fences: not tried: on gfx942 a fence of LDS is the same code as one of all memory
; REFUTED: goal balanced: nothing is better; the output is the input
; REFUTED: warning: <stdin>:{{[0-9]+}}: named-bases is refuted: @A and @B share bytes 16 to 19 of dynamic LDS
; REFUTED: kernel k: left as it is
; REFUTED: annotate: refused: what it rests on is refuted
; REFUTED: annotate --align: refused: what it rests on is refuted
; NO-FUNCTION: goal balanced: nothing is better; the output is the input
; RELEASE: goal balanced: 1 of 1 kernel better
; RELEASE: kernel k: applied `annotate --repair`: cost: waits 1 → 2
; RELEASE: repairs 1 unproven lost-release-wait
; RELEASE-CHECKED: no findings
; RELEASE-GATE: accepted: k waits 1 → 2 (rule 'regressions'): repairs 1 unproven lost-release-wait
; RELEASE-GATE: Gate passed
; RELEASE-ASKED: accepted: k waits 1 → 2 (rule 'regressions'): repairs 1 unproven lost-release-wait
; RELEASE-ASKED: FAILED: k waits 1 → 2 (rule 'waits>0')
; RELEASE-MORE: accepted: k waits 1 → 2 (rule 'regressions'): repairs 1 unproven lost-release-wait
; RELEASE-MORE: FAILED: k lds_bytes 0 → 4096 (rule 'regressions')
; RELEASE-SPILLED: accepted: k scratch_bytes 0 → {{[0-9]+}} (rule 'regressions'): repairs 1 unproven lost-release-wait
; RELEASE-SPILLED: Gate passed
; RELEASE-DEAR-NOT: accepted
; RELEASE-DEAR: FAILED: k waits 1 → 2 (rule 'regressions')
; STOCK: goal balanced: 1 of 1 kernel better
; STOCK: kernel k: applied `annotate`: waits 4 → 3, weight of waits 4 → 3, vmcnt(0) 1 → 0
; EXACT: goal balanced: nothing is better; the output is the input with exact waits
; EXACT: kernel k: left as it is
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16 ; but SAME-CODE, NO-FUNCTION, RELEASE
@B = external addrspace(3) global [0 x i8], align 16 ; but SAME-CODE, NO-FUNCTION, RELEASE
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32) ; but SAME-CODE, NO-FUNCTION, RELEASE
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) ; but SAME-CODE, NO-FUNCTION, RELEASE, STOCK, EXACT
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %out, i32 %n) { ; but SAME-CODE, NO-FUNCTION, RELEASE
  %a = getelementptr i8, ptr addrspace(3) @A, i32 %n ; but SAME-CODE, NO-FUNCTION, RELEASE, STOCK, EXACT
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %n ; but SAME-CODE, NO-FUNCTION, RELEASE
;REFUTED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 16), i32 4, i32 0, i32 0, i32 0, i32 0)
;REFUTED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @B, i32 16), i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0) ; but SAME-CODE, NO-FUNCTION, RELEASE
  %x = load i32, ptr addrspace(3) %b ; but SAME-CODE, REFUTED, NO-FUNCTION, RELEASE
;REFUTED   %x = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 16)
  store i32 %x, ptr addrspace(1) %out ; but SAME-CODE, NO-FUNCTION, RELEASE
;SAME-CODE @s = internal addrspace(3) global [128 x i32] poison, align 4
;SAME-CODE declare void @llvm.amdgcn.s.barrier()
;SAME-CODE declare i32 @llvm.amdgcn.workitem.id.x()
;SAME-CODE define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
;RELEASE define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
;RELEASE entry:
;SAME-CODE,RELEASE   %t = call i32 @llvm.amdgcn.workitem.id.x()
;SAME-CODE   %g = getelementptr i32, ptr addrspace(1) %in, i32 %t
;SAME-CODE   %x = load i32, ptr addrspace(1) %g
;SAME-CODE   %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
;SAME-CODE   store i32 %x, ptr addrspace(3) %p
;SAME-CODE   store volatile i32 0, ptr addrspace(3) @s
;RELEASE   %own = getelementptr i32, ptr addrspace(1) %out, i32 %t
;RELEASE   %other.t = xor i32 %t, 128
;RELEASE   %other = getelementptr i32, ptr addrspace(1) %out, i32 %other.t
;RELEASE   br label %loop
;RELEASE loop:
;RELEASE   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;SAME-CODE,RELEASE   fence syncscope("workgroup") release
;SAME-CODE,RELEASE   call void @llvm.amdgcn.s.barrier()
;SAME-CODE,RELEASE   fence syncscope("workgroup") acquire
;SAME-CODE   %q = getelementptr i32, ptr addrspace(3) %p, i32 1
;SAME-CODE   %y = load i32, ptr addrspace(3) %q
;SAME-CODE   %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
;SAME-CODE   store i32 %y, ptr addrspace(1) %o
;RELEASE   %v = add i32 %other.t, %i
;RELEASE   %w = add i32 %v, %i
;RELEASE   %at = getelementptr i32, ptr addrspace(1) %out, i32 %w
;RELEASE   store i32 %i, ptr addrspace(1) %at, align 4
;RELEASE   %i1 = add i32 %i, 1
;RELEASE   %d = icmp slt i32 %i1, %n
;RELEASE   br i1 %d, label %loop, label %end
;RELEASE end:
  ret void ; but NO-FUNCTION
} ; but NO-FUNCTION
;NO-FUNCTION declare void @far()
;RELEASE declare i32 @llvm.amdgcn.workitem.id.x()
;RELEASE declare void @llvm.amdgcn.s.barrier()
;RELEASE attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
;RELEASE !0 = !{i32 256, i32 1, i32 1}
;RELEASE !2 = !{!"amdgpu-synchronize-as", !"local"}
