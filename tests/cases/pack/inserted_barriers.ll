; With --insert-barriers one is added where it buys a workgroup, can stand, and nowhere else.
; RUN: variant GFX942 %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix GFX942
; RUN: filecheck %s --check-prefix GFX942-CODE < %t.ll
; RUN: variant GFX1201 %s | ldsopt pack - --mcpu gfx1201 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix GFX1201
; RUN: filecheck %s --check-prefix GFX1201-CODE < %t.ll
; RUN: variant THERE-ONE-VARIABLE-ONLY %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix THERE-ONE-VARIABLE-ONLY
; RUN: filecheck %s --check-prefix THERE-ONE-VARIABLE-ONLY-CODE < %t.ll
; RUN: variant THERE-BARRIER-ALREADY %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix THERE-BARRIER-ALREADY
; RUN: filecheck %s --check-prefix THERE-BARRIER-ALREADY-CODE < %t.ll
; RUN: variant NOT-ALL-WORK-ITEMS-COME-BY %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOT-ALL-WORK-ITEMS-COME-BY
; RUN: filecheck %s --check-prefix NOT-ALL-WORK-ITEMS-COME-BY-CODE < %t.ll
; RUN: variant FIRST-NEEDED-BEHIND-IT %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix FIRST-NEEDED-BEHIND-IT
; RUN: filecheck %s --check-prefix FIRST-NEEDED-BEHIND-IT-CODE < %t.ll
; RUN: variant NOT-ASKED-GFX942 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOT-ASKED-GFX942
; RUN: variant NOT-ASKED-GFX1201 %s | ldsopt pack - --mcpu gfx1201 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOT-ASKED-GFX1201
; RUN: variant THERE-ONE-VARIABLE-ONLY-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix THERE-ONE-VARIABLE-ONLY-2
; RUN: variant THERE-BARRIER-ALREADY-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix THERE-BARRIER-ALREADY-2
; RUN: variant NOT-ALL-WORK-ITEMS-COME-BY-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOT-ALL-WORK-ITEMS-COME-BY-2
; RUN: variant FIRST-NEEDED-BEHIND-IT-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix FIRST-NEEDED-BEHIND-IT-2
; RUN: variant WORK-GROUP-PROCESSOR %s | ldsopt pack - --mcpu gfx1100 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix WORK-GROUP-PROCESSOR
; RUN: variant WORK-GROUP-PROCESSOR-2 %s | ldsopt pack - --mcpu gfx1100 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix WORK-GROUP-PROCESSOR-2
; RUN: variant THREE %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix THREE
; RUN: variant OTHER-KERNELS %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-KERNELS
; GFX942: kernel k: 49152 -> 24576 bytes of LDS, LDS allows 1 -> 2 workgroups a compute unit; proved: no placement is better
; GFX942: A  bytes 0 to 24575, with B
; GFX942: B  bytes 0 to 24575, with A
; GFX942: 1 barrier added
; GFX942-CODE: declare void @llvm.amdgcn.s.barrier(){{$}}
; GFX942-CODE: fence syncscope("workgroup") release{{$}}
; GFX942-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX942-CODE: fence syncscope("workgroup") acquire{{$}}
; GFX942-CODE: fence syncscope("workgroup") release, !mmra !1{{$}}
; GFX942-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX942-CODE: fence syncscope("workgroup") acquire, !mmra !1{{$}}
; GFX942-CODE: fence syncscope("workgroup") release{{$}}
; GFX942-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX942-CODE: fence syncscope("workgroup") acquire{{$}}
; GFX1201: kernel k: 49152 -> 24576 bytes of LDS, LDS allows 2 -> 5 workgroups a work-group processor; proved: no placement is better
; GFX1201: A  bytes 0 to 24575, with B
; GFX1201: B  bytes 0 to 24575, with A
; GFX1201: 1 barrier added
; GFX1201-CODE: declare void @llvm.amdgcn.s.barrier(){{$}}
; GFX1201-CODE: fence syncscope("workgroup") release{{$}}
; GFX1201-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX1201-CODE: fence syncscope("workgroup") acquire{{$}}
; GFX1201-CODE: fence syncscope("workgroup") release, !mmra !1{{$}}
; GFX1201-CODE: call void @llvm.amdgcn.s.barrier.signal(i32 -1){{$}}
; GFX1201-CODE: call void @llvm.amdgcn.s.barrier.wait(i16 -1){{$}}
; GFX1201-CODE: fence syncscope("workgroup") acquire, !mmra !1{{$}}
; GFX1201-CODE: fence syncscope("workgroup") release{{$}}
; GFX1201-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX1201-CODE: fence syncscope("workgroup") acquire{{$}}
; GFX1201-CODE: declare void @llvm.amdgcn.s.barrier.signal(i32 immarg){{$}}
; GFX1201-CODE: declare void @llvm.amdgcn.s.barrier.wait(i16 immarg){{$}}
; NOT-ASKED-GFX942: kernel k: 49152 bytes of LDS, left alone: nothing to gain
; NOT-ASKED-GFX942: what keeps it from less: A, B may share no byte
; NOT-ASKED-GFX942: A, B: both needed in phase 1 (line [[# @LINE + 93]])
; NOT-ASKED-GFX1201: kernel k: 49152 bytes of LDS, left alone: nothing to gain
; NOT-ASKED-GFX1201: what keeps it from less: A, B may share no byte
; NOT-ASKED-GFX1201: A, B: both needed in phase 1 (line [[# @LINE + 90]])
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [6144 x i32] poison, align 16 ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2, WORK-GROUP-PROCESSOR, WORK-GROUP-PROCESSOR-2, THREE
@B = internal addrspace(3) global [6144 x i32] poison, align 16 ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2, WORK-GROUP-PROCESSOR, WORK-GROUP-PROCESSOR-2, THREE
;THERE-ONE-VARIABLE-ONLY,THERE-ONE-VARIABLE-ONLY-2 @A = internal addrspace(3) global [256 x i32] poison, align 16
;THERE-ONE-VARIABLE-ONLY,THERE-ONE-VARIABLE-ONLY-2 @B = internal addrspace(3) global [256 x i32] poison, align 16
; THERE-ONE-VARIABLE-ONLY: kernel k: 1024 bytes of LDS, left alone: only one static LDS variable
; THERE-ONE-VARIABLE-ONLY-CODE: declare void @llvm.amdgcn.s.barrier(){{$}}
; THERE-ONE-VARIABLE-ONLY-CODE: fence syncscope("workgroup") release{{$}}
; THERE-ONE-VARIABLE-ONLY-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; THERE-ONE-VARIABLE-ONLY-CODE: fence syncscope("workgroup") acquire{{$}}
; THERE-ONE-VARIABLE-ONLY-2: kernel k: 1024 bytes of LDS, left alone: only one static LDS variable
;WORK-GROUP-PROCESSOR @A = internal addrspace(3) global [1024 x i32] poison, align 16
;WORK-GROUP-PROCESSOR @B = internal addrspace(3) global [8192 x i32] poison, align 16
; WORK-GROUP-PROCESSOR: kernel k: 36864 -> 32768 bytes of LDS, LDS allows 3 -> 4 workgroups a work-group processor; proved: no placement is better
; WORK-GROUP-PROCESSOR: A  bytes 0 to 4095, with B
; WORK-GROUP-PROCESSOR: B  bytes 0 to 32767, with A
; WORK-GROUP-PROCESSOR: 1 barrier added
;WORK-GROUP-PROCESSOR-2 @A = internal addrspace(3) global [1024 x i32] poison, align 16
;WORK-GROUP-PROCESSOR-2 @B = internal addrspace(3) global [9216 x i32] poison, align 16
; WORK-GROUP-PROCESSOR-2: kernel k: 40960 bytes of LDS, left alone: nothing to gain
; WORK-GROUP-PROCESSOR-2: what keeps it from less: A, B may share no byte
; WORK-GROUP-PROCESSOR-2: A, B: both needed in phase 1 (line [[# @LINE + 64]])
;THREE @A = internal addrspace(3) global [4096 x i32] poison, align 16
;THREE @B = internal addrspace(3) global [4096 x i32] poison, align 16
;THREE @C = internal addrspace(3) global [4096 x i32] poison, align 16
;OTHER-KERNELS @C = internal addrspace(3) global [10240 x i32] poison, align 16
;OTHER-KERNELS @D = internal addrspace(3) global [256 x i32] poison, align 16
;OTHER-KERNELS
;OTHER-KERNELS define amdgpu_kernel void @i(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;OTHER-KERNELS   %t = call i32 @llvm.amdgcn.workitem.id.x()
;OTHER-KERNELS   %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
;OTHER-KERNELS   store i32 %t, ptr addrspace(3) %pa, align 4
;OTHER-KERNELS   fence syncscope("workgroup") release
;OTHER-KERNELS   call void @llvm.amdgcn.s.barrier()
;OTHER-KERNELS   fence syncscope("workgroup") acquire
;OTHER-KERNELS   %na = xor i32 %t, 1
;OTHER-KERNELS   %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
;OTHER-KERNELS   %va = load i32, ptr addrspace(3) %qa, align 4
;OTHER-KERNELS   %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
;OTHER-KERNELS   store i32 %va, ptr addrspace(1) %oa, align 4
;OTHER-KERNELS   ret void
;OTHER-KERNELS }
;OTHER-KERNELS
;OTHER-KERNELS define amdgpu_kernel void @j(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;OTHER-KERNELS   %t = call i32 @llvm.amdgcn.workitem.id.x()
;OTHER-KERNELS   %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t
;OTHER-KERNELS   store i32 %t, ptr addrspace(3) %pc, align 4
;OTHER-KERNELS   fence syncscope("workgroup") release
;OTHER-KERNELS   call void @llvm.amdgcn.s.barrier()
;OTHER-KERNELS   fence syncscope("workgroup") acquire
;OTHER-KERNELS   %nc = xor i32 %t, 1
;OTHER-KERNELS   %qc = getelementptr i32, ptr addrspace(3) @C, i32 %nc
;OTHER-KERNELS   %vc = load i32, ptr addrspace(3) %qc, align 4
;OTHER-KERNELS   %oc = getelementptr i32, ptr addrspace(1) %to, i32 %t
;OTHER-KERNELS   store i32 %vc, ptr addrspace(1) %oc, align 4
;OTHER-KERNELS   %pd = getelementptr i32, ptr addrspace(3) @D, i32 %t
;OTHER-KERNELS   store i32 %t, ptr addrspace(3) %pd, align 4
;OTHER-KERNELS   fence syncscope("workgroup") release
;OTHER-KERNELS   call void @llvm.amdgcn.s.barrier()
;OTHER-KERNELS   fence syncscope("workgroup") acquire
;OTHER-KERNELS   %nd = xor i32 %t, 1
;OTHER-KERNELS   %qd = getelementptr i32, ptr addrspace(3) @D, i32 %nd
;OTHER-KERNELS   %vd = load i32, ptr addrspace(3) %qd, align 4
;OTHER-KERNELS   %od = getelementptr i32, ptr addrspace(1) %to, i32 %t
;OTHER-KERNELS   store i32 %vd, ptr addrspace(1) %od, align 4
;OTHER-KERNELS   ret void
;OTHER-KERNELS }
; OTHER-KERNELS: kernel i: 24576 bytes of LDS, left alone: only one static LDS variable
; OTHER-KERNELS: kernel j: 41984 bytes of LDS, left alone: nothing to gain
; OTHER-KERNELS: what keeps it from less: C, D may share no byte
; OTHER-KERNELS: C, D: both needed in phase 1 (line [[# @LINE - 21]])
; OTHER-KERNELS: kernel k: 49152 -> 24576 bytes of LDS, LDS allows 1 -> 2 workgroups a compute unit; proved: no placement is better
; OTHER-KERNELS: A  bytes 0 to 24575, with B
; OTHER-KERNELS: B  bytes 0 to 24575, with A
; OTHER-KERNELS: 1 barrier added

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;NOT-ALL-WORK-ITEMS-COME-BY,NOT-ALL-WORK-ITEMS-COME-BY-2   %few = icmp ult i32 %t, 64
;NOT-ALL-WORK-ITEMS-COME-BY,NOT-ALL-WORK-ITEMS-COME-BY-2   br i1 %few, label %in, label %out
;NOT-ALL-WORK-ITEMS-COME-BY,NOT-ALL-WORK-ITEMS-COME-BY-2 in:
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  fence syncscope("workgroup") release ; but NOT-ALL-WORK-ITEMS-COME-BY, NOT-ALL-WORK-ITEMS-COME-BY-2
  call void @llvm.amdgcn.s.barrier() ; but NOT-ALL-WORK-ITEMS-COME-BY, NOT-ALL-WORK-ITEMS-COME-BY-2
  fence syncscope("workgroup") acquire ; but NOT-ALL-WORK-ITEMS-COME-BY, NOT-ALL-WORK-ITEMS-COME-BY-2
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %va, ptr addrspace(1) %oa, align 4
;THERE-BARRIER-ALREADY,THERE-BARRIER-ALREADY-2   fence syncscope("workgroup") release
;THERE-BARRIER-ALREADY,THERE-BARRIER-ALREADY-2   call void @llvm.amdgcn.s.barrier()
;THERE-BARRIER-ALREADY,THERE-BARRIER-ALREADY-2   fence syncscope("workgroup") acquire
; THERE-BARRIER-ALREADY: kernel k: 49152 -> 24576 bytes of LDS, LDS allows 1 -> 2 workgroups a compute unit; proved: no placement is better
; THERE-BARRIER-ALREADY: A  bytes 0 to 24575, with B
; THERE-BARRIER-ALREADY: B  bytes 0 to 24575, with A
; THERE-BARRIER-ALREADY-CODE: declare void @llvm.amdgcn.s.barrier(){{$}}
; THERE-BARRIER-ALREADY-CODE: fence syncscope("workgroup") release{{$}}
; THERE-BARRIER-ALREADY-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; THERE-BARRIER-ALREADY-CODE: fence syncscope("workgroup") acquire{{$}}
; THERE-BARRIER-ALREADY-CODE: fence syncscope("workgroup") release{{$}}
; THERE-BARRIER-ALREADY-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; THERE-BARRIER-ALREADY-CODE: fence syncscope("workgroup") acquire{{$}}
; THERE-BARRIER-ALREADY-CODE: fence syncscope("workgroup") release{{$}}
; THERE-BARRIER-ALREADY-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; THERE-BARRIER-ALREADY-CODE: fence syncscope("workgroup") acquire{{$}}
; THERE-BARRIER-ALREADY-2: kernel k: 49152 -> 24576 bytes of LDS, LDS allows 1 -> 2 workgroups a compute unit; proved: no placement is better
; THERE-BARRIER-ALREADY-2: A  bytes 0 to 24575, with B
; THERE-BARRIER-ALREADY-2: B  bytes 0 to 24575, with A
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2
  store i32 %t, ptr addrspace(3) %pb, align 4 ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2
  fence syncscope("workgroup") release ; but THERE-ONE-VARIABLE-ONLY, NOT-ALL-WORK-ITEMS-COME-BY, THERE-ONE-VARIABLE-ONLY-2, NOT-ALL-WORK-ITEMS-COME-BY-2
  call void @llvm.amdgcn.s.barrier() ; but THERE-ONE-VARIABLE-ONLY, NOT-ALL-WORK-ITEMS-COME-BY, THERE-ONE-VARIABLE-ONLY-2, NOT-ALL-WORK-ITEMS-COME-BY-2
  fence syncscope("workgroup") acquire ; but THERE-ONE-VARIABLE-ONLY, NOT-ALL-WORK-ITEMS-COME-BY, THERE-ONE-VARIABLE-ONLY-2, NOT-ALL-WORK-ITEMS-COME-BY-2
  %nb = xor i32 %t, 1 ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2
  %vb = load i32, ptr addrspace(3) %qb, align 4 ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2
  store i32 %vb, ptr addrspace(1) %ob, align 4 ; but THERE-ONE-VARIABLE-ONLY, THERE-ONE-VARIABLE-ONLY-2
;NOT-ALL-WORK-ITEMS-COME-BY,NOT-ALL-WORK-ITEMS-COME-BY-2   br label %out
;NOT-ALL-WORK-ITEMS-COME-BY,NOT-ALL-WORK-ITEMS-COME-BY-2 out:
; NOT-ALL-WORK-ITEMS-COME-BY: kernel k: 49152 bytes of LDS, left alone: nothing to gain
; NOT-ALL-WORK-ITEMS-COME-BY: what keeps it from less: A, B may share no byte
; NOT-ALL-WORK-ITEMS-COME-BY: A, B: both needed in phase 0 (line [[# @LINE - 43]])
; NOT-ALL-WORK-ITEMS-COME-BY-CODE: declare void @llvm.amdgcn.s.barrier(){{$}}
; NOT-ALL-WORK-ITEMS-COME-BY-2: kernel k: 49152 bytes of LDS, left alone: nothing to gain
; NOT-ALL-WORK-ITEMS-COME-BY-2: what keeps it from less: A, B may share no byte
; NOT-ALL-WORK-ITEMS-COME-BY-2: A, B: both needed in phase 0 (line [[# @LINE - 47]])
;FIRST-NEEDED-BEHIND-IT,FIRST-NEEDED-BEHIND-IT-2   %again = load i32, ptr addrspace(3) %qa
;FIRST-NEEDED-BEHIND-IT,FIRST-NEEDED-BEHIND-IT-2   store i32 %again, ptr addrspace(1) %to
; FIRST-NEEDED-BEHIND-IT: kernel k: 49152 bytes of LDS, left alone: nothing to gain
; FIRST-NEEDED-BEHIND-IT: what keeps it from less: A, B may share no byte
; FIRST-NEEDED-BEHIND-IT: A, B: both needed in phase 1 (line [[# @LINE - 48]])
; FIRST-NEEDED-BEHIND-IT-CODE: declare void @llvm.amdgcn.s.barrier(){{$}}
; FIRST-NEEDED-BEHIND-IT-CODE: fence syncscope("workgroup") release{{$}}
; FIRST-NEEDED-BEHIND-IT-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; FIRST-NEEDED-BEHIND-IT-CODE: fence syncscope("workgroup") acquire{{$}}
; FIRST-NEEDED-BEHIND-IT-CODE: fence syncscope("workgroup") release{{$}}
; FIRST-NEEDED-BEHIND-IT-CODE: call void @llvm.amdgcn.s.barrier(){{$}}
; FIRST-NEEDED-BEHIND-IT-CODE: fence syncscope("workgroup") acquire{{$}}
; FIRST-NEEDED-BEHIND-IT-2: kernel k: 49152 bytes of LDS, left alone: nothing to gain
; FIRST-NEEDED-BEHIND-IT-2: what keeps it from less: A, B may share no byte
; FIRST-NEEDED-BEHIND-IT-2: A, B: both needed in phase 1 (line [[# @LINE - 58]])
;THREE   %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t
;THREE   store i32 %t, ptr addrspace(3) %pc, align 4
;THREE   fence syncscope("workgroup") release
;THREE   call void @llvm.amdgcn.s.barrier()
;THREE   fence syncscope("workgroup") acquire
;THREE   %nc = xor i32 %t, 1
;THREE   %qc = getelementptr i32, ptr addrspace(3) @C, i32 %nc
;THREE   %vc = load i32, ptr addrspace(3) %qc, align 4
;THREE   %oc = getelementptr i32, ptr addrspace(1) %to, i32 %t
;THREE   store i32 %vc, ptr addrspace(1) %oc, align 4
; THREE: kernel k: 49152 -> 16384 bytes of LDS, LDS allows 1 -> 4 workgroups a compute unit; proved: no placement is better
; THREE: A  bytes 0 to 16383, with B, C
; THREE: B  bytes 0 to 16383, with A, C
; THREE: C  bytes 0 to 16383, with A, B
; THREE: 2 barriers added
  ret void
}
