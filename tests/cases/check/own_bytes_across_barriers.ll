; Behind a barrier without a wait, waves that touch bytes of their own alone meet nothing of one another: by the IR, and
; by the code alone. What another wave touches does.
; RUN: variant OWN %s > %t.ll
; RUN: ldsopt check %t.ll | filecheck %s --check-prefix CLEAN
; RUN: llc-22 -mcpu=gfx942 %t.ll -o %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix CLEAN
; RUN: ldsopt check %t.ll --no-races --no-assume unread-dimensions-are-one | filecheck %s --check-prefix REFUSED
; RUN: variant NEXT %s > %t.ll
; RUN: ldsopt check %t.ll --no-races | filecheck %s --check-prefix FOUND
; RUN: llc-22 -mcpu=gfx942 %t.ll -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix FOUND
; RUN: variant COPY %s > %t.ll
; RUN: ldsopt check %t.ll --no-races | filecheck %s --check-prefix COPIED
; REQUIRES: llc-22

; CLEAN: no findings in
; CLEAN: {{^}}assumed: {{.*}}unread-dimensions-are-one
; REFUSED: unproven bare-barrier in own
; FOUND: unproven bare-barrier in own
; COPIED: 0 definite, 0 unproven

; A copy to all workgroups of a cluster goes to the same bytes of other waves.
; RUN: variant CLUSTER %s | sed 's/gfx942/gfx1250/' > %t.ll
; RUN: ldsopt check %t.ll --no-races | filecheck %s --check-prefix CLUSTERED
; RUN: sed 's/cluster.load.async.to.lds.b32/global.load.async.to.lds.b32/; s/, i32 0, i32 15)/, i32 0)/' %t.ll > %t.global.ll
; RUN: ldsopt check %t.global.ll --no-races | filecheck %s --check-prefix CLEAN
; CLUSTERED: unproven dma-across-barrier in own

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [512 x i32] poison, align 16

define amdgpu_kernel void @own(ptr addrspace(1) %p, ptr addrspace(8) %r) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
;COPY  %wave = lshr i32 %t, 6
;COPY  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
;COPY  %base = shl i32 %first, 6
;COPY  %to.wave = getelementptr i32, ptr addrspace(3) @A, i32 %base
;COPY  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %to.wave, i32 4, i32 0, i32 0, i32 0, i32 0)
;CLUSTER  call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %p, ptr addrspace(3) %own, i32 0, i32 0, i32 15)
;OWN  store i32 %t, ptr addrspace(3) %own
;NEXT  store i32 %t, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
;COPY  call void @llvm.amdgcn.s.waitcnt(i32 0)
;CLUSTER  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
;CLUSTER  %x = load i32, ptr addrspace(3) %own
;NEXT  %own.next = getelementptr i32, ptr addrspace(3) %own, i32 1
;NEXT  %x = load i32, ptr addrspace(3) %own.next
;OWN  %x = load i32, ptr addrspace(3) %own
;COPY  %x = load i32, ptr addrspace(3) %own
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %x, ptr addrspace(1) %to
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
