; An asynchronous arrival at an LDS barrier writes its word when the wave's earlier copies have landed, maybe behind a barrier of
; the workgroup: the word is in use until a wait for asynccnt. An ordinary arrival is done in order.
; RUN: variant LATER %s | ldsopt pack - --mcpu gfx1250 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix LATER
; RUN: variant WAITED %s | ldsopt pack - --mcpu gfx1250 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix DONE
; RUN: variant WAITED-TOO-LATE %s | ldsopt pack - --mcpu gfx1250 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix LATER
; RUN: variant AT-ONCE %s | ldsopt pack - --mcpu gfx1250 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix DONE
; RUN: variant LATER %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1250 -o %t.ll 2>&1 | filecheck %s --check-prefix LEFT
; RUN: variant AT-ONCE %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1250 -o %t.ll 2>&1 | filecheck %s --check-prefix WEAKENED
; LATER: kernel k: 768 bytes of LDS, left alone: nothing to gain
; LATER: A, B: both needed in phase 2
; DONE: kernel k: 768 -> 512 bytes of LDS
; DONE: A  bytes 0 to 511, with B
; LEFT: kernel k: 2 barriers, 0 made of a wave: 2 LDS out of order
; LEFT: left as they are: `call void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64({{.*}}` is not done in order
; WEAKENED: kernel k: 2 barriers, 2 made of a wave
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i64] poison, align 8
@B = internal addrspace(3) global [64 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3))
declare i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3), i64)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)

define amdgpu_kernel void @k(ptr addrspace(1) noalias %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i64, ptr addrspace(3) @A, i32 %t
  store i64 1, ptr addrspace(3) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %va = load i64, ptr addrspace(3) %pa
;LATER,WAITED,WAITED-TOO-LATE   call void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3) %pa)
;AT-ONCE   %old = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) %pa, i64 1)
;WAITED   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;WAITED-TOO-LATE   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb
  %vb = load i32, ptr addrspace(3) %pb
  %wide = zext i32 %vb to i64
  %sum = add i64 %va, %wide
  %o = getelementptr i64, ptr addrspace(1) %to, i32 %t
  store i64 %sum, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
