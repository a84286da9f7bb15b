; Fences of LDS alone that global memory is exchanged by: sure where another wave reads it, and no finding of what each has for itself.
; RUN: variant ANOTHER-WAVE-S %s | exits 1 ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix ANOTHER-WAVE-S
; RUN: variant THE-SAME-WAVE-S %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix THE-SAME-WAVE-S
; RUN: variant ANOTHER-OBJECT %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix ANOTHER-OBJECT
; RUN: variant ITS-OWN %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix ITS-OWN
; RUN: variant A-WIDER-FENCE %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix A-WIDER-FENCE
; RUN: variant NO-BARRIER %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix NO-BARRIER
; RUN: variant UNKNOWN-PLACE %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix UNKNOWN-PLACE
; RUN: variant SO-MANY-BYTES-WRITTEN %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix SO-MANY-BYTES-WRITTEN
; RUN: variant SO-MANY-BYTES-READ %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix SO-MANY-BYTES-READ
; RUN: variant WRITTEN-SOMEWHERE %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix WRITTEN-SOMEWHERE
; RUN: variant READ-SOMEWHERE %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix READ-SOMEWHERE
; RUN: variant ALL-MEMORY %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix ALL-MEMORY
; RUN: variant CLUSTER %s | exits 1 ldsopt check - --mcpu gfx1250 2>&1 | filecheck %s --check-prefix ANOTHER-WAVE-S
; RUN: variant CLUSTER,ITS-OWN %s | ldsopt check - --mcpu gfx1250 2>&1 | filecheck %s --check-prefix ITS-OWN
; RUN: variant HALVES %s | ldsopt check - --mcpu gfx1250 2>&1 | filecheck %s --check-prefix ITS-OWN
; ANOTHER-WAVE-S: definite weak-fence in k: waves exchange global memory over a barrier whose fences order LDS only
; ANOTHER-WAVE-S: store i32 %tid, ptr addrspace(1) %own, align 4
; ANOTHER-WAVE-S: %v = load i32, ptr addrspace(1) %other, align 4
; THE-SAME-WAVE-S: unproven weak-fence in k: waves exchange global memory over a barrier whose fences order LDS only
; THE-SAME-WAVE-S: store i32 %tid, ptr addrspace(1) %own, align 4
; THE-SAME-WAVE-S: %v = load i32, ptr addrspace(1) %other, align 4
; ANOTHER-OBJECT-NOT: weak-fence
; ANOTHER-OBJECT: examined:
; ITS-OWN-NOT: weak-fence
; ITS-OWN: examined:
; A-WIDER-FENCE-NOT: weak-fence
; A-WIDER-FENCE: examined:
; NO-BARRIER-NOT: weak-fence
; NO-BARRIER: examined:
; UNKNOWN-PLACE: unproven weak-fence in k: waves exchange global memory over a barrier whose fences order LDS only
; UNKNOWN-PLACE: store i32 %tid, ptr addrspace(1) %own, align 4
; UNKNOWN-PLACE: %v = load i32, ptr addrspace(1) %q, align 4
; SO-MANY-BYTES-WRITTEN: unproven weak-fence in k: waves exchange global memory over a barrier whose fences order LDS only
; SO-MANY-BYTES-WRITTEN: call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %own, ptr addrspace(1) @h, i64 %size, i1 false)
; SO-MANY-BYTES-WRITTEN: %v = load i32, ptr addrspace(1) %other, align 4
; SO-MANY-BYTES-READ: unproven weak-fence in k: waves exchange global memory over a barrier whose fences order LDS only
; SO-MANY-BYTES-READ: store i32 %tid, ptr addrspace(1) %own, align 4
; SO-MANY-BYTES-READ: call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) @h, ptr addrspace(1) %other, i64 %size, i1 false)
; WRITTEN-SOMEWHERE: unproven weak-fence in k: waves exchange global memory over a barrier whose fences order LDS only
; WRITTEN-SOMEWHERE: store i32 %tid, ptr addrspace(1) %q, align 4
; WRITTEN-SOMEWHERE: %v = load i32, ptr addrspace(1) %other, align 4
; READ-SOMEWHERE: unproven weak-fence in k: waves exchange global memory over a barrier whose fences order LDS only
; READ-SOMEWHERE: store i32 %tid, ptr addrspace(1) %own, align 4
; READ-SOMEWHERE: %v = load i32, ptr addrspace(1) %q, align 4
; ALL-MEMORY-NOT: weak-fence
; ALL-MEMORY: examined:
target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
@g = addrspace(1) global [1024 x i32] zeroinitializer
@h = addrspace(1) global [1024 x i32] zeroinitializer
@table = addrspace(4) constant [4 x i32] zeroinitializer
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.cluster.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare void @unknown()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 { ; but ALL-MEMORY
;ALL-MEMORY define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %wave = icmp ult i32 %tid, 32
%p = xor i32 %tid, 32 ; but THE-SAME-WAVE-S
;THE-SAME-WAVE-S %p = xor i32 %tid, 1
  %own = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %other = getelementptr i32, ptr addrspace(1) %a, i32 %p
;SO-MANY-BYTES-READ,WRITTEN-SOMEWHERE,READ-SOMEWHERE   %size = zext i32 %n to i64
  store i32 %tid, ptr addrspace(1) %own ; but ANOTHER-OBJECT, SO-MANY-BYTES-WRITTEN, WRITTEN-SOMEWHERE, READ-SOMEWHERE
;ANOTHER-OBJECT   store i32 %tid, ptr addrspace(1) %b
;UNKNOWN-PLACE   %q = getelementptr i32, ptr addrspace(1) %a, i32 %n
;SO-MANY-BYTES-WRITTEN   %size = zext i32 %n to i64
;SO-MANY-BYTES-WRITTEN   call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %own, ptr addrspace(1) @h, i64 %size, i1 false)
;WRITTEN-SOMEWHERE,READ-SOMEWHERE   %place = load i32, ptr addrspace(1) @h
;WRITTEN-SOMEWHERE,READ-SOMEWHERE   %q = getelementptr i32, ptr addrspace(1) %a, i32 %place
;WRITTEN-SOMEWHERE   store i32 %tid, ptr addrspace(1) %q
;READ-SOMEWHERE   store i32 %tid, ptr addrspace(1) %own
  fence syncscope("workgroup") release, !mmra !2 ; but NO-BARRIER, ALL-MEMORY
;ALL-MEMORY   fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; but NO-BARRIER, CLUSTER, HALVES
;CLUSTER   call void @llvm.amdgcn.s.cluster.barrier()
;HALVES   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;HALVES   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;HALVES   call void @llvm.amdgcn.s.barrier.signal(i32 -3)
;HALVES   call void @llvm.amdgcn.s.barrier.wait(i16 -3)
  fence syncscope("workgroup") acquire, !mmra !2 ; but NO-BARRIER, ALL-MEMORY
;A-WIDER-FENCE   fence syncscope("agent") seq_cst
;ALL-MEMORY   fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %other ; but ITS-OWN, UNKNOWN-PLACE, SO-MANY-BYTES-READ, READ-SOMEWHERE
;ITS-OWN   %v = load i32, ptr addrspace(1) %own
;UNKNOWN-PLACE,READ-SOMEWHERE   %v = load i32, ptr addrspace(1) %q
;SO-MANY-BYTES-READ   call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) @h, ptr addrspace(1) %other, i64 %size, i1 false)
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
!1 = !{}
!2 = !{!"amdgpu-synchronize-as", !"local"}
