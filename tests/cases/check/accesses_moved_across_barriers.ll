; LLVM moves a load to the only block that uses it, past barriers and fences: another wave may have written by then.
; The IR has no race. So the code is judged where an access of it stands on another side of a barrier.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant FENCED %s | exits 1 ldsopt check - --strict | filecheck %s
; RUN: variant BARE %s | exits 1 ldsopt check - --strict | filecheck %s
; RUN: variant FLAT,FENCED %s | exits 1 ldsopt check - --strict | filecheck %s
; RUN: variant FLAT,USED,FENCED %s | ldsopt check - --strict | filecheck %s --check-prefix CLEAN
; RUN: variant ROUND,FENCED %s | exits 1 ldsopt check - --strict | filecheck %s
; RUN: variant FENCED %s | ldsopt compile - -o %t.s
; RUN: exits 1 ldsopt check %t.s | filecheck %s --check-prefix CODE

; CHECK: {{^}}unproven wave-race in exchange
; CHECK: {{^}}  unproven: {{.*}}; barriers are not counted: the compiler moves an access of LDS across the barrier of line [[#]], even past fences
; CHECK: {{^}}  help: make loads in front of the barrier of line [[#]] volatile, so that barriers count
; CODE: {{^}}definite wave-race in exchange

; It stays where it is volatile, used ahead of the barrier, or where a store follows it; nobody writes its bytes behind the barrier.
; RUN: variant VOLATILE,FENCED %s | ldsopt check - --strict | filecheck %s --check-prefix CLEAN
; RUN: variant USED,FENCED %s | ldsopt check - --strict | filecheck %s --check-prefix CLEAN
; RUN: variant LATE,FENCED %s | ldsopt check - --strict | filecheck %s --check-prefix CLEAN
; RUN: variant UNWRITTEN,FENCED %s | ldsopt check - --strict | filecheck %s --check-prefix CLEAN
; CLEAN: no findings

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [256 x i32] poison, align 16
@T = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @exchange(ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @S, i32 %t
  %own_too = getelementptr i32, ptr addrspace(3) @T, i32 %t
  %to = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %again
again:
  %i = phi i32 [ 0, %0 ], [ %i1, %round ]
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @S, i32 %turned
  %v = load i32, ptr addrspace(3) %other        ; but VOLATILE, FLAT
;FLAT  %flat = addrspacecast ptr addrspace(3) %other to ptr
;FLAT  %v = load i32, ptr %flat
;VOLATILE  %v = load volatile i32, ptr addrspace(3) %other
;USED  store i32 %v, ptr addrspace(3) %own_too
;FENCED  fence syncscope("workgroup") release
;BARE  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  call void @llvm.amdgcn.s.barrier()
;FENCED  fence syncscope("workgroup") acquire
;LATE  store i32 7, ptr addrspace(3) %own_too
  %c = icmp eq i32 %n, 7
  br i1 %c, label %use, label %go
use:
  store i32 %v, ptr addrspace(1) %to
  br label %go
go:
  store i32 5, ptr addrspace(3) %own        ; but UNWRITTEN
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 3
;ROUND  br i1 %more, label %round, label %done
  br label %done        ; but ROUND
round:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %again
done:
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
