; LLVM moves a load behind the loop past a barrier, to the only block that uses it. A pipeline is examined in the order of
; the IR, so none is written, and none is chosen by `optimize`. Where the output does not compile, a note names the load.
; RUN: exits 3 ldsopt pipeline --check %s -o %t.ll 2>&1 | filecheck %s --check-prefix MOVED
; RUN: exits 3 ldsopt pipeline %s -o %t.ll 2>&1 | filecheck %s --check-prefix MOVED
; RUN: variant BROKEN %s | ldsopt pipeline - -o %t.ll 2>&1 | filecheck %s --check-prefix UNSEEN
; RUN: variant VOLATILE %s | ldsopt pipeline --check - -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant VOLATILE %s | ldsopt pipeline - -o %t.ll 2>&1 | filecheck %s --check-prefix SILENT
; RUN: ldsopt optimize -v %s -o %t.ll 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: variant VOLATILE,BOTH %s | ldsopt optimize -v - -o %t.ll 2>&1 | filecheck %s --check-prefix CHOSEN
; REFUSED: pipeline: refused: the compiler would move an access of LDS across a barrier
; CHOSEN: pipeline: chosen
; MOVED: moved_loads.ll:[[# @LINE + 11]]: the compiler would move an access of LDS across a barrier of 'k', which as a pipeline was examined in the order of the IR; use loaded values
; UNSEEN: note: kernel k: LLVM may move the load of line [[#]] past a barrier; nothing was compiled to tell if it does
; STAYS: findings: 0 definite, 0 unproven
; SILENT-NOT: may move
; SILENT: 1 marked loop pipelined

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@C = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %C.own = getelementptr i32, ptr addrspace(3) @C, i32 %t
  %C.other = getelementptr i32, ptr addrspace(3) @C, i32 %other
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr addrspace(3) %A.own, align 4
  call void asm sideeffect "; ldsopt.stage s0", "~{memory}"()
  call void asm sideeffect "; ldsopt.stage s1", "~{memory}"()
  %r2.0 = load i32, ptr addrspace(3) %A.other, align 4
  call void asm sideeffect "; ldsopt.stage s2", "~{memory}"()
  call void asm sideeffect "; ldsopt.stage s3", "~{memory}"()
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  store i32 %t, ptr addrspace(3) %C.own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %C.other, align 4        ; but VOLATILE
;VOLATILE  %v = load volatile i32, ptr addrspace(3) %C.other, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;BOTH  %a = load i32, ptr addrspace(3) %A.own, align 4
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
;BOTH  store i32 %a, ptr addrspace(1) %g, align 4
  %c = icmp eq i32 %n, 7
  br i1 %c, label %use, label %done
use:
  store i32 %v, ptr addrspace(1) %g, align 4
  br label %done
done:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
!0 = !{i32 512, i32 1, i32 1}
;BROKEN define amdgpu_kernel void @broken(ptr addrspace(3) %p, ptr addrspace(1) %o) #0 {
;BROKEN   %v = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p)
;BROKEN   store <4 x i16> %v, ptr addrspace(1) %o
;BROKEN   ret void
;BROKEN }
