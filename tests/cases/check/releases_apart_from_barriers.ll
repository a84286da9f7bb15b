; Something may stand between a release and its barrier: LLVM drops the wait of the release in a loop for stores that
; come round it (H7), and that is told from a wait that the code has, unless a store stands between.
; RUN: variant SLEEP %s > %t.ll
; RUN: ldsopt check %t.ll --mcpu gfx1100 --no-races | filecheck %s --check-prefix LOST
; RUN: ldsopt waits %t.ll --mcpu gfx1100 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: ldsopt compile %t.ll --mcpu gfx1100 -o %t.plain.s
; RUN: ldsopt diff %t.ll %t.s --mcpu gfx1100 --fail-on regressions | filecheck %s --check-prefix ACCEPTED
; RUN: ldsopt diff %t.plain.s %t.s --fail-on regressions | filecheck %s --check-prefix ACCEPTED
; RUN: sed 's/s_endpgm/s_waitcnt vmcnt(0)/; /s_waitcnt vmcnt/a s_endpgm' %t.s > %t.more.s
; RUN: sed '/s_barrier/d' %t.s > %t.without.s
; RUN: exits 1 ldsopt diff %t.ll %t.without.s --mcpu gfx1100 --fail-on regressions | filecheck %s --check-prefix WITHOUT
; RUN: exits 1 ldsopt diff %t.s %t.more.s --fail-on regressions | filecheck %s --check-prefix MORE
; RUN: ldsopt optimize %t.ll --mcpu gfx1100 --effort 0 -o %t.out.ll 2>&1 | filecheck %s --check-prefix REPAIRED
; RUN: ldsopt check %t.out.ll --mcpu gfx1100 --no-races | filecheck %s --check-prefix NONE
; RUN: variant PURE %s | ldsopt check - --mcpu gfx1100 --no-races | filecheck %s --check-prefix LOST
; RUN: variant WRITTEN %s | ldsopt check - --mcpu gfx1100 --no-races | filecheck %s --check-prefix NONE
; RUN: variant LOADED %s > %t.loaded.ll
; RUN: ldsopt check %t.loaded.ll --mcpu gfx1100 --no-races | filecheck %s --check-prefix LOST
; RUN: ldsopt annotate --repair %t.loaded.ll --mcpu gfx1100 -o %t.out.ll
; RUN: ldsopt check %t.out.ll --mcpu gfx1100 --no-races | filecheck %s --check-prefix NONE
; RUN: variant SOME-LOAD %s | ldsopt check - --mcpu gfx1100 --no-races | filecheck %s --check-prefix LOST
; RUN: variant STORED %s | ldsopt check - --mcpu gfx1100 --no-races | filecheck %s --check-prefix NONE
; RUN: variant SOME-STORE %s | ldsopt check - --mcpu gfx1100 --no-races | filecheck %s --check-prefix NONE
; RUN: variant ONCE %s | ldsopt check - --mcpu gfx1100 --no-races | filecheck %s --check-prefix NONE
; RUN: variant ONCE %s | ldsopt waits - --mcpu gfx1100 -o - 2>/dev/null | filecheck %s --check-prefix KEPT
; LOST: 0 definite, 1 unproven
; LOST: unproven lost-release-wait in k
; ADDED: 1 added
; ACCEPTED: accepted: k waits 1 → 2 (rule 'regressions'): repairs 1 unproven lost-release-wait
; WITHOUT-NOT: accepted
; WITHOUT: FAILED: k waits 1 → 2 (rule 'regressions')
; MORE: FAILED: k waits 2 → 3 (rule 'regressions')
; REPAIRED: repairs 1 unproven lost-release-wait
; NONE: no findings in
; KEPT: global_store_b32
; KEPT: s_waitcnt_vscnt null, 0x0
; KEPT: s_barrier

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 128
;ONCE  %first = getelementptr i32, ptr addrspace(1) %out, i32 %t
;ONCE  store i32 %n, ptr addrspace(1) %first
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ] ; but SOME-LOAD, SOME-STORE
;SOME-LOAD,SOME-STORE  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  fence syncscope("workgroup") release
;SOME-LOAD,SOME-STORE  %c = icmp eq i32 %i, 5
;SOME-LOAD,SOME-STORE  br i1 %c, label %some, label %join
;SOME-LOAD,SOME-STORE some:
;LOADED,SOME-LOAD  %l = load i32, ptr addrspace(1) %out
;STORED,SOME-STORE  store i32 %n, ptr addrspace(1) %out
;SOME-LOAD,SOME-STORE  br label %join
;SOME-LOAD,SOME-STORE join:
;SOME-LOAD  %p = phi i32 [ %i, %loop ], [ %l, %some ]
;SLEEP  call void @llvm.amdgcn.s.sleep(i32 1)
;PURE,ONCE  %m = call i32 @llvm.umax.i32(i32 %i, i32 7)
;WRITTEN  call void asm sideeffect "s_waitcnt_vscnt null, 0x0", "~{memory}"()
;WRITTEN  call void @llvm.amdgcn.s.sleep(i32 1)
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = add i32 %other, %i
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %v
  store i32 %i, ptr addrspace(1) %at, align 4 ; but PURE, ONCE, LOADED, SOME-LOAD, SOME-STORE
;LOADED  store i32 %l, ptr addrspace(1) %at, align 4
;SOME-LOAD  store i32 %p, ptr addrspace(1) %at, align 4
;SOME-STORE  store i32 %i, ptr addrspace(1) %at, align 4
;PURE  store i32 %m, ptr addrspace(1) %at, align 4
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n ; but ONCE
;ONCE  %more = icmp ult i32 %m, 7
  br i1 %more, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.umax.i32(i32, i32)

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
