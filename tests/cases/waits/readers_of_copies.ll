; A copy is waited for at the barrier that meets the readers, where `--repair` asks for it. The readers' barriers are other instructions
; than the one behind the copy: no path of a wave shows which.
; RUN: variant FIRST %s > %t.ll
; RUN: ldsopt waits %t.ll --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix LEFT
; RUN: ldsopt waits %t.ll --mcpu gfx942 --repair -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: filecheck %s --check-prefix FIRST --input-file %t.s
; RUN: variant SECOND %s > %t.ll
; RUN: ldsopt waits %t.ll --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix LEFT
; RUN: ldsopt waits %t.ll --mcpu gfx942 --repair -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: filecheck %s --check-prefix SECOND --input-file %t.s
; If nothing is read, none.
; RUN: variant NOTHING %s > %t.ll
; RUN: ldsopt waits %t.ll --mcpu gfx942 --repair -o %t.s 2>&1 | filecheck %s --check-prefix NOTHING
; No wait is added for what the module's scopes claim to be apart.
; RUN: variant CLAIMED %s > %t.ll
; RUN: ldsopt waits %t.ll --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix CLAIMED
; RUN: ldsopt waits %t.ll --mcpu gfx942 --repair -o %t.repaired.s 2>&1 | filecheck %s --check-prefix CLAIMED
; RUN: cmp %t.s %t.repaired.s
; RUN: ldsopt check %t.ll --mcpu gfx942 --no-races -o - | filecheck %s --check-prefix CHECKED
; LEFT: 0 strengthened, 0 added
; LEFT-NEXT: about waits left: 0 definite, 1 unproven
; ADDED: 0 strengthened, 1 added
; ADDED: about waits left: 0 definite, 0 unproven
; FIRST: lds{{$}}
; FIRST-NEXT: s_waitcnt vmcnt(0){{$}}
; FIRST-NEXT: s_barrier
; FIRST-NOT: s_waitcnt vmcnt(0){{$}}
; SECOND: lds{{$}}
; SECOND-NEXT: s_barrier
; SECOND-NEXT: s_waitcnt vmcnt(0){{$}}
; SECOND-NEXT: s_barrier
; SECOND-NOT: s_waitcnt vmcnt(0){{$}}
; NOTHING: 0 strengthened, 0 added
; NOTHING-NOT: findings about waits
; CLAIMED: 0 strengthened, 0 added
; CLAIMED-NEXT: about waits left: 0 definite, 1 unproven
; CHECKED: claim: the IR's alias scopes say that the two never touch the same byte

target triple = "amdgcn-amd-amdhsa"
@ring = internal addrspace(3) global [512 x i32] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) inreg %from, ptr addrspace(1) %to) #0 { ; but CLAIMED
  %item = call i32 @llvm.amdgcn.workitem.id.x() ; but CLAIMED
  %row = lshr i32 %item, 6 ; but CLAIMED
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %row) ; but CLAIMED
  %fills = icmp eq i32 %wave, 0 ; but CLAIMED
  br i1 %fills, label %producer, label %consumer ; but CLAIMED
producer: ; but CLAIMED
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @ring, i32 4, i32 0, i32 0, i32 0, i32 0) ; but CLAIMED
  call void @llvm.amdgcn.s.barrier() ; but CLAIMED
  call void @llvm.amdgcn.s.barrier() ; but CLAIMED
  br label %end ; but CLAIMED
consumer: ; but CLAIMED
  call void @llvm.amdgcn.s.barrier() ; but CLAIMED
;FIRST   %value = load i32, ptr addrspace(3) @ring
;FIRST   store i32 %value, ptr addrspace(1) %to
  call void @llvm.amdgcn.s.barrier() ; but CLAIMED
;SECOND   %value = load i32, ptr addrspace(3) @ring
;SECOND   store i32 %value, ptr addrspace(1) %to
  br label %end ; but CLAIMED
end: ; but CLAIMED
;CLAIMED define amdgpu_kernel void @k(ptr addrspace(8) inreg %from, ptr addrspace(3) %a, ptr addrspace(3) %b, ptr addrspace(1) %to) #0 {
;CLAIMED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %a, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
;CLAIMED   %x = load float, ptr addrspace(3) %b, !noalias !2
;CLAIMED   store float %x, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
!0 = distinct !{!0, !"dom"}
!1 = distinct !{!1, !0, !"A"}
!2 = !{!1}
