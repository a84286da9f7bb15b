; A workgroup of one wave has no other wave, at whose access something of this one may be outstanding. LLVM makes no
; instruction of a barrier where the kernel states such a size; where the user does (--assume), the barrier is in the
; code, and no wait in front of it is asked for. For its own copies the wave still has to wait. Two kernels that are
; alike (`ldsopt.checker.twins`) are judged apart where the user says different sizes of them.
; DEFINE: %{check} = ldsopt check - --mcpu gfx942
; DEFINE: %{own} = --assume workgroup-size@first=64 --assume workgroup-size@racing=64
; DEFINE: %{rest} = --assume workgroup-size=65
; RUN: variant ALL %s | exits 1 %{check} | filecheck %s --check-prefix ANY
; RUN: variant ALL %s | exits 1 %{check} %{rest} | filecheck %s --check-prefix ANY
; RUN: variant ALL %s | exits 1 ldsopt check - --mcpu gfx1100 --assume workgroup-size=64 | filecheck %s --check-prefix ANY
; RUN: variant ALL %s | %{check} --assume workgroup-size=64 | filecheck %s --check-prefix ONE
; RUN: variant ALL %s | %{check} -v --assume workgroup-size=64 | filecheck %s --check-prefix SAID
; RUN: variant ALL %s | exits 1 %{check} %{own} %{rest} | filecheck %s --check-prefix SECOND
; RUN: variant ALL %s | exits 1 %{check} --assume workgroup-size@second=64 --assume workgroup-size@racing_too=64 %{rest} | filecheck %s --check-prefix FIRST
; RUN: variant COPY %s | exits 1 ldsopt check - --mcpu gfx1250 --assume workgroup-size=32 | filecheck %s --check-prefix COPIED

; ANY-DAG: definite bare-barrier in first
; ANY-DAG: definite bare-barrier in second
; ANY-DAG: definite wave-race in racing:
; ANY-DAG: definite wave-race in racing_too:
; ONE: no findings in
; SAID: racing: each defined launch has workgroups of one wave, so no two waves race

; SECOND: 2 definite, 0 unproven
; SECOND-DAG: definite bare-barrier in second
; SECOND-DAG: definite wave-race in racing_too:
; FIRST: 2 definite, 0 unproven
; FIRST-DAG: definite bare-barrier in first
; FIRST-DAG: definite wave-race in racing:

; COPIED: 1 definite, 0 unproven
; COPIED: definite missing-wait in copied

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [256 x i32] poison, align 4
@row = internal addrspace(3) global [256 x i32] poison, align 4

;ALL define amdgpu_kernel void @first(ptr addrspace(1) %out) {
;ALL   %item = call i32 @llvm.amdgcn.workitem.id.x()
;ALL   %own = getelementptr i32, ptr addrspace(3) @tile, i32 %item
;ALL   store i32 %item, ptr addrspace(3) %own
;ALL   call void @llvm.amdgcn.s.barrier()
;ALL   %read = load i32, ptr addrspace(3) @tile
;ALL   %to = getelementptr i32, ptr addrspace(1) %out, i32 %item
;ALL   store i32 %read, ptr addrspace(1) %to
;ALL   ret void
;ALL }

;ALL define amdgpu_kernel void @second(ptr addrspace(1) %out) {
;ALL   %item = call i32 @llvm.amdgcn.workitem.id.x()
;ALL   %own = getelementptr i32, ptr addrspace(3) @tile, i32 %item
;ALL   store i32 %item, ptr addrspace(3) %own
;ALL   call void @llvm.amdgcn.s.barrier()
;ALL   %read = load i32, ptr addrspace(3) @tile
;ALL   %to = getelementptr i32, ptr addrspace(1) %out, i32 %item
;ALL   store i32 %read, ptr addrspace(1) %to
;ALL   ret void
;ALL }

;ALL define amdgpu_kernel void @racing(ptr addrspace(1) %out) {
;ALL   %item = call i32 @llvm.amdgcn.workitem.id.x()
;ALL   %own = getelementptr i32, ptr addrspace(3) @row, i32 %item
;ALL   store i32 %item, ptr addrspace(3) %own
;ALL   %read = load i32, ptr addrspace(3) @row
;ALL   %to = getelementptr i32, ptr addrspace(1) %out, i32 %item
;ALL   store i32 %read, ptr addrspace(1) %to
;ALL   ret void
;ALL }

;ALL define amdgpu_kernel void @racing_too(ptr addrspace(1) %out) {
;ALL   %item = call i32 @llvm.amdgcn.workitem.id.x()
;ALL   %own = getelementptr i32, ptr addrspace(3) @row, i32 %item
;ALL   store i32 %item, ptr addrspace(3) %own
;ALL   %read = load i32, ptr addrspace(3) @row
;ALL   %to = getelementptr i32, ptr addrspace(1) %out, i32 %item
;ALL   store i32 %read, ptr addrspace(1) %to
;ALL   ret void
;ALL }

;COPY define amdgpu_kernel void @copied(ptr addrspace(1) %from, ptr addrspace(1) %out) {
;COPY   %item = call i32 @llvm.amdgcn.workitem.id.x()
;COPY   %source = getelementptr i32, ptr addrspace(1) %from, i32 %item
;COPY   %own = getelementptr i32, ptr addrspace(3) @tile, i32 %item
;COPY   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %source, ptr addrspace(3) %own, i32 0, i32 0)
;COPY   call void @llvm.amdgcn.s.barrier()
;COPY   %read = load i32, ptr addrspace(3) %own
;COPY   %to = getelementptr i32, ptr addrspace(1) %out, i32 %item
;COPY   store i32 %read, ptr addrspace(1) %to
;COPY   ret void
;COPY }

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
;COPY declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
