; An access other than a plain load or store keeps a variable for as long as it may be used.

; A fill only writes, a copy reads one and writes the other; an atomic reads what was there; a merged address is of both, an
; unknown one of every variable, and a number may be an address in any.
; RUN: variant FREED,FILL %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant FREED %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant ATOMIC %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant MERGED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant UNKNOWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FREED,NUMBER %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant COPY %s | ldsopt liveness - | filecheck %s --check-prefix COPIED
; COPIED: {{^ *}}A {{.*[)]}} C{{( .*)?$}}
; COPIED: {{^ *}}C {{.*[)]}} A{{( .*)?$}}

; What others may use is needed throughout.
; RUN: variant FREED,ESCAPES %s | ldsopt liveness - | filecheck %s --check-prefix ESCAPED
; RUN: variant FREED,CALLS %s | ldsopt liveness - | filecheck %s --check-prefix CALLED
; RUN: variant FREED,UNREAD-COPY %s | ldsopt liveness - | filecheck %s --check-prefix ANYWHERE
; ESCAPED: {{^ *}}A {{.*}} 0-3 {{.*}} all others {{.*}}leaves our sight
; CALLED: {{^ *}}A {{.*}} 0-3 {{.*}} all others {{.*}}unknown code
; ANYWHERE: {{^ *}}A {{.*}} 0-3 {{.*}} all others {{.*}}LDS-DMA of unknown destination

; Each form of LDS-DMA is a write in flight up to the barrier behind its wait; another wave's copy may still be where this one has
; waited for its own.
; RUN: variant BUFFER,WAITED %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant GLOBAL,WAITED %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant ANY,WAITED %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant BUFFER %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant GLOBAL %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant ANY %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant BUFFER,WAITED,EARLY-B %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} {{B|all others}}
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} {{A|all others}}

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
@C = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
declare void @unknown()
define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %own.c = getelementptr i32, ptr addrspace(3) @C, i32 %tid
  %next.c = getelementptr i32, ptr addrspace(3) @C, i32 %next
;BUFFER   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;GLOBAL   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;ANY   call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;WAITED   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;EARLY-B   store i32 7, ptr addrspace(3) %own.b
  store i32 7, ptr addrspace(3) %own.a ; but BUFFER, GLOBAL, ANY
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;FREED,BUFFER,GLOBAL,ANY   %a = load i32, ptr addrspace(3) %next.a
;ESCAPES   store ptr addrspace(3) @A, ptr addrspace(1) %out
;CALLS   call void @unknown()
;UNREAD-COPY   call void asm sideeffect "global_load_lds_dword $0", "v"(i32 %n)
;COPY   call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @C, ptr addrspace(3) @A, i32 256, i1 false)
;FREED,BUFFER,GLOBAL,ANY   fence syncscope("workgroup") release
;FREED,BUFFER,GLOBAL,ANY   call void @llvm.amdgcn.s.barrier()
;FREED,BUFFER,GLOBAL,ANY   fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.b ; but FILL, EARLY-B, COPY
;FILL   call void @llvm.memset.p3.i32(ptr addrspace(3) @B, i8 0, i32 256, i1 false)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) %next.b ; but COPY
;COPY   %c.read = load i32, ptr addrspace(3) %next.c
;ATOMIC   %old = atomicrmw add ptr addrspace(3) @A, i32 1 monotonic
;MERGED   %s = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
;UNKNOWN   %x = ptrtoint ptr addrspace(3) @A to i32
;UNKNOWN   %y = mul i32 %x, %n
;UNKNOWN   %s = inttoptr i32 %y to ptr addrspace(3)
;NUMBER   %s = inttoptr i32 %n to ptr addrspace(3)
;MERGED,UNKNOWN,NUMBER   %v = load i32, ptr addrspace(3) %s
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
