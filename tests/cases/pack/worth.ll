; What fewer bytes may cost: fences, registers and barriers are paid for where more waves run, or where the goal asks for bytes.
; RUN: variant STEP-FENCED-LARGE %s | ldsopt pack - --mcpu gfx942 --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix STEP-FENCED-LARGE
; RUN: variant WORKGROUPS-LARGE %s | ldsopt pack - --mcpu gfx942 --goal workgroups -v -o %t.ll 2>&1 | filecheck %s --check-prefix WORKGROUPS-LARGE
; RUN: variant STEP-FREE %s | ldsopt pack - --mcpu gfx942 --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix STEP-FREE
; RUN: variant STEP-FENCES %s | ldsopt pack - --mcpu gfx942 --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix STEP-FENCES
; RUN: variant WORKGROUPS-FREE %s | ldsopt pack - --mcpu gfx942 --goal workgroups -v -o %t.ll 2>&1 | filecheck %s --check-prefix WORKGROUPS-FREE
; RUN: variant BYTES-FENCES %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BYTES-FENCES
; RUN: variant UNKNOWN-FREE %s | ldsopt pack - --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN-FREE
; RUN: variant UNKNOWN-FENCES %s | ldsopt pack - --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN-FENCES
; RUN: variant FITS %s | ldsopt pack - --mcpu gfx942 --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix FITS
; RUN: variant REGISTERS %s | ldsopt pack - --mcpu gfx942 --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix REGISTERS
; RUN: variant BARRIER-LARGE %s | ldsopt pack - --mcpu gfx942 --goal step --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix BARRIER-LARGE
; RUN: variant BARRIER-SMALL %s | ldsopt pack - --mcpu gfx942 --goal step --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix BARRIER-SMALL
; RUN: variant PLACES-BARRIERS %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix PLACES-BARRIERS
; RUN: variant PLACES-ONE %s | ldsopt pack - --mcpu gfx942 --goal bytes --insert-barriers -v -o %t.ll 2>&1 | filecheck %s --check-prefix PLACES-ONE
; RUN: variant NO-ARCH %s | exits 3 ldsopt pack - --insert-barriers -o %t.ll 2>&1 | filecheck %s --check-prefix NO-ARCH
; STEP-FENCED-LARGE: kernel k: 32768 -> 16384 bytes of LDS
; STEP-FENCED-LARGE: A  bytes 0 to 16383, with B
; STEP-FENCED-LARGE: B  bytes 0 to 16383, with A
; WORKGROUPS-LARGE: kernel k: 32768 -> 16384 bytes of LDS
; WORKGROUPS-LARGE: A  bytes 0 to 16383, with B
; WORKGROUPS-LARGE: B  bytes 0 to 16383, with A
; STEP-FREE: kernel k: 2048 -> 1024 bytes of LDS
; STEP-FREE: A  bytes 0 to 1023, with B
; STEP-FREE: B  bytes 0 to 1023, with A
; STEP-FENCES: kernel k: 2048 bytes of LDS, left alone: 1024 bytes fewer let no more waves run at a time, and need 2 fences more
; WORKGROUPS-FREE: kernel k: 2048 bytes of LDS, left alone: 1024 bytes fewer let no more waves run at a time
; BYTES-FENCES: kernel k: 2048 -> 1024 bytes of LDS
; BYTES-FENCES: A  bytes 0 to 1023, with B
; BYTES-FENCES: B  bytes 0 to 1023, with A
; UNKNOWN-FREE: kernel k: 2048 -> 1024 bytes of LDS; proved: no placement is better
; UNKNOWN-FREE: A  bytes 0 to 1023, with B
; UNKNOWN-FREE: B  bytes 0 to 1023, with A
; UNKNOWN-FENCES: kernel k: 2048 bytes of LDS, left alone: 1024 bytes fewer let no more waves run at a time, and need 2 fences more
; FITS: kernel k: 96000 -> 48000 bytes of LDS
; FITS: A  bytes 0 to 47999, with B
; FITS: B  bytes 0 to 47999, with A
; REGISTERS: kernel k: 32768 bytes of LDS, left alone: 16384 bytes fewer let no more waves run at a time, and need 2 fences more
; BARRIER-LARGE: kernel k: 32768 -> 16384 bytes of LDS
; BARRIER-LARGE: A  bytes 0 to 16383, with B
; BARRIER-LARGE: B  bytes 0 to 16383, with A
; BARRIER-LARGE: 1 barrier added
; BARRIER-SMALL: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BARRIER-SMALL: A, B: both needed in phase 1
; PLACES-BARRIERS: kernel k: 49152 -> 24576 bytes of LDS
; PLACES-BARRIERS: A  bytes 0 to 24575, with B
; PLACES-BARRIERS: B  bytes 0 to 24575, with A
; PLACES-BARRIERS: 1 barrier added
; PLACES-ONE: kernel k: 49152 -> 24576 bytes of LDS
; PLACES-ONE: A  bytes 0 to 24575, with B
; PLACES-ONE: B  bytes 0 to 24575, with A
; PLACES-ONE: 1 barrier added
; NO-ARCH: no architecture
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
;STEP-FENCED-LARGE,WORKGROUPS-LARGE,REGISTERS,BARRIER-LARGE @A = internal addrspace(3) global [4096 x i32] poison, align 4
;STEP-FENCED-LARGE,WORKGROUPS-LARGE,REGISTERS,BARRIER-LARGE @B = internal addrspace(3) global [4096 x i32] poison, align 4
;STEP-FREE,STEP-FENCES,WORKGROUPS-FREE,BYTES-FENCES,UNKNOWN-FREE,UNKNOWN-FENCES,BARRIER-SMALL @A = internal addrspace(3) global [256 x i32] poison, align 4
;STEP-FREE,STEP-FENCES,WORKGROUPS-FREE,BYTES-FENCES,UNKNOWN-FREE,UNKNOWN-FENCES,BARRIER-SMALL @B = internal addrspace(3) global [256 x i32] poison, align 4
;FITS @A = internal addrspace(3) global [12000 x i32] poison, align 4
;FITS @B = internal addrspace(3) global [12000 x i32] poison, align 4
;PLACES-BARRIERS,PLACES-ONE,NO-ARCH @A = internal addrspace(3) global [6144 x i32] poison, align 16
;PLACES-BARRIERS,PLACES-ONE,NO-ARCH @B = internal addrspace(3) global [6144 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %va, ptr addrspace(1) %oa, align 4
;STEP-FREE,WORKGROUPS-FREE,UNKNOWN-FREE,PLACES-BARRIERS   fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; but BARRIER-LARGE, BARRIER-SMALL, PLACES-ONE, NO-ARCH
;STEP-FREE,WORKGROUPS-FREE,UNKNOWN-FREE,PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m0 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m0, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m1 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m1, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m2 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m2, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m3 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m3, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m4 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m4, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m5 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m5, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m6 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m6, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m7 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m7, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m8 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m8, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m9 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m9, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m10 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m10, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m11 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m11, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m12 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m12, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m13 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m13, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m14 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m14, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m15 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m15, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m16 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m16, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m17 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m17, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m18 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m18, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m19 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m19, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m20 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m20, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m21 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m21, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m22 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m22, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m23 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m23, ptr addrspace(1) %oa
;PLACES-BARRIERS   fence syncscope("workgroup") release
;PLACES-BARRIERS   call void @llvm.amdgcn.s.barrier()
;PLACES-BARRIERS   fence syncscope("workgroup") acquire
;PLACES-BARRIERS,PLACES-ONE   %m24 = load i32, ptr addrspace(3) %qa
;PLACES-BARRIERS,PLACES-ONE   store i32 %m24, ptr addrspace(1) %oa
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nb = xor i32 %t, 1
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
  %vb = load i32, ptr addrspace(3) %qb, align 4 ; but BARRIER-LARGE, BARRIER-SMALL
;BARRIER-LARGE,BARRIER-SMALL   %wb = load i32, ptr addrspace(3) %qb, align 4
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vb, ptr addrspace(1) %ob, align 4 ; but BARRIER-LARGE, BARRIER-SMALL
;REGISTERS   call void asm sideeffect "", "~{v200}"()
;BARRIER-LARGE,BARRIER-SMALL   store i32 %wb, ptr addrspace(1) %ob, align 4
;BARRIER-LARGE,BARRIER-SMALL   fence syncscope("workgroup") release
;BARRIER-LARGE,BARRIER-SMALL   call void @llvm.amdgcn.s.barrier()
;BARRIER-LARGE,BARRIER-SMALL   fence syncscope("workgroup") acquire
  ret void
}
