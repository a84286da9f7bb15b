; An intrinsic that takes its address in LDS as a number, not as a pointer, is an access all the same: barriers stay, no races
; are ruled out, and variables keep their places where no variable gives the number.
; RUN: variant DIRECT %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix BARRIERS --check-prefix BY-DIRECT
; RUN: variant STACK %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix BARRIERS --check-prefix BY-STACK
; RUN: variant FORMED %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix ESCAPES
; RUN: variant NOTHING %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix NOTHING
; RUN: variant DIRECT %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix RACES
; RUN: variant STACK %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix RACES
; RUN: variant FORMED %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix RACES
; RUN: variant NOTHING %s | ldsopt check - --mcpu gfx1100 2>&1 | filecheck %s --check-prefix NO-RACES
; RUN: variant DIRECT %s | ldsopt pack - --goal bytes --mcpu gfx1100 -v -o %t.ll 2>&1 | filecheck %s --check-prefix PLACED
; RUN: variant STACK %s | ldsopt pack - --goal bytes --mcpu gfx1100 -v -o %t.ll 2>&1 | filecheck %s --check-prefix PLACED
; RUN: variant FORMED %s | ldsopt pack - --goal bytes --mcpu gfx1100 -v -o %t.ll 2>&1 | filecheck %s --check-prefix APART
; RUN: variant NOTHING %s | ldsopt pack - --goal bytes --mcpu gfx1100 -v -o %t.ll 2>&1 | filecheck %s --check-prefix PACKED
; BARRIERS: kernel k: 2 barriers, 0 made of a wave: 2 unknown
; BY-DIRECT: an intrinsic that takes its address in LDS as a number: `%r = call float @llvm.amdgcn.lds.direct.load
; BY-STACK: an intrinsic that takes its address in LDS as a number: `%r = call { i32, i32 } @llvm.amdgcn.ds.bvh.stack.rtn
; ESCAPES: kernel k: 2 barriers, 0 made of a wave: 2 LDS out of order
; NOTHING: kernel k: 2 barriers, 2 made of a wave
; RACES: unproven wave-race in k:
; RACES: unproven: an intrinsic that takes its address in LDS as a number;
; NO-RACES: no findings
; PLACED: kernel k: 512 bytes of LDS, left alone: an intrinsic that takes its address in LDS as a number (line
; APART: kernel k: 512 bytes of LDS, left alone: nothing to gain
; APART: nothing shares bytes: an address in LDS leaves our sight
; PACKED: kernel k: 512 -> 256 bytes of LDS
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 16
@b = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare float @llvm.amdgcn.lds.direct.load(i32)
;STACK declare { i32, i32 } @llvm.amdgcn.ds.bvh.stack.rtn(i32, i32, <4 x i32>, i32 immarg)

define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @a, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;FORMED   %i = ptrtoint ptr addrspace(3) @a to i32
;FORMED   %j = add i32 %i, %n
;FORMED   %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %j)
;FORMED   %r = call float @llvm.amdgcn.lds.direct.load(i32 %u)
;DIRECT   %r = call float @llvm.amdgcn.lds.direct.load(i32 %n)
;DIRECT,FORMED   %f = bitcast float %r to i32
;STACK   %r = call { i32, i32 } @llvm.amdgcn.ds.bvh.stack.rtn(i32 %n, i32 0, <4 x i32> zeroinitializer, i32 0)
;STACK   %f = extractvalue { i32, i32 } %r, 0
  %va = load i32, ptr addrspace(3) %pa, align 4
;NOTHING   %f = add i32 %va, 1
  %sum = add i32 %va, %f
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb = getelementptr i32, ptr addrspace(3) @b, i32 %t
  store i32 %sum, ptr addrspace(3) %pb, align 4
  %vb = load i32, ptr addrspace(3) %pb, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %vb, ptr addrspace(1) %o, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
