; Barriers across which bytes change their owner get the fences that are missing: those of LDS alone, and none that is there.
; RUN: variant BOTH %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BOTH
; RUN: filecheck %s --check-prefix BOTH-CODE < %t.ll
; RUN: variant NONE %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONE
; RUN: filecheck %s --check-prefix NONE-CODE < %t.ll
; RUN: variant NO-ACQUIRE %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NO-ACQUIRE
; RUN: filecheck %s --check-prefix NO-ACQUIRE-CODE < %t.ll
; RUN: variant NO-RELEASE %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NO-RELEASE
; RUN: filecheck %s --check-prefix NO-RELEASE-CODE < %t.ll
; RUN: variant STRONGER %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix STRONGER
; RUN: filecheck %s --check-prefix STRONGER-CODE < %t.ll
; RUN: variant WAVEFRONT %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WAVEFRONT
; RUN: filecheck %s --check-prefix WAVEFRONT-CODE < %t.ll
; RUN: variant STORE-BEHIND %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix STORE-BEHIND
; RUN: filecheck %s --check-prefix STORE-BEHIND-CODE < %t.ll
; RUN: variant WAIT-BEHIND %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WAIT-BEHIND
; RUN: filecheck %s --check-prefix WAIT-BEHIND-CODE < %t.ll
; RUN: variant OF-GLOBAL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OF-GLOBAL
; RUN: filecheck %s --check-prefix OF-GLOBAL-CODE < %t.ll
; RUN: variant OF-LDS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OF-LDS
; RUN: filecheck %s --check-prefix OF-LDS-CODE < %t.ll
; RUN: variant TAGGED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix TAGGED
; RUN: filecheck %s --check-prefix TAGGED-CODE < %t.ll
; RUN: variant UNSHARED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNSHARED
; RUN: filecheck %s --check-prefix UNSHARED-CODE < %t.ll
; RUN: variant SPLIT %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx1201 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix SPLIT
; RUN: filecheck %s --check-prefix SPLIT-CODE < %t.ll
; RUN: ldsopt verify %t.in.ll %t.ll --mcpu gfx1201 2>&1 | filecheck %s --check-prefix SPLIT-VERIFIED
; RUN: ldsopt check %t.ll --mcpu gfx1201 2>&1 | filecheck %s --check-prefix SPLIT-CHECK
; RUN: variant BARE %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BARE
; RUN: ldsopt verify %t.in.ll %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix BARE-VERIFIED
; RUN: ldsopt check %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix BARE-CHECK
; RUN: variant LDS-ONLY %s | ldsopt pack - --mcpu gfx1030 --goal bytes -q -o %t.gfx1030.s
; RUN: filecheck %s --check-prefix LDS-ONLY-GFX1030 < %t.gfx1030.s
; RUN: variant LDS-ONLY %s | ldsopt pack - --mcpu gfx1100 --goal bytes -q -o %t.gfx1100.s
; RUN: filecheck %s --check-prefix LDS-ONLY-GFX1100 < %t.gfx1100.s
; RUN: variant LDS-ONLY %s | ldsopt pack - --mcpu gfx1201 --goal bytes -q -o %t.gfx1201.s
; RUN: filecheck %s --check-prefix LDS-ONLY-GFX1201 < %t.gfx1201.s
; RUN: variant ALL-MEMORY %s | ldsopt pack - --mcpu gfx1030 --goal bytes -q -o %t.gfx1030.s
; RUN: filecheck %s --check-prefix ALL-MEMORY-GFX1030 < %t.gfx1030.s
; RUN: variant ALL-MEMORY %s | ldsopt pack - --mcpu gfx1100 --goal bytes -q -o %t.gfx1100.s
; RUN: filecheck %s --check-prefix ALL-MEMORY-GFX1100 < %t.gfx1100.s
; RUN: variant ALL-MEMORY %s | ldsopt pack - --mcpu gfx1201 --goal bytes -q -o %t.gfx1201.s
; RUN: filecheck %s --check-prefix ALL-MEMORY-GFX1201 < %t.gfx1201.s
; RUN: variant IN-FLIGHT %s | ldsopt pack - --mcpu gfx942 --goal bytes -q -o %t.s
; RUN: filecheck %s --check-prefix IN-FLIGHT-CODE < %t.s
; BOTH: kernel k: 2048 -> 1024 bytes of LDS
; BOTH-NOT: fence
; BOTH-CODE: fence syncscope("workgroup") acquire
; BOTH-CODE: fence syncscope("workgroup") release
; BOTH-CODE: call void @llvm.amdgcn.s.barrier()
; BOTH-CODE: fence syncscope("workgroup") acquire
; BOTH-CODE: fence syncscope("workgroup") release
; BOTH-CODE: load i32
; NONE: kernel k: 2048 -> 1024 bytes of LDS
; NONE: 2 fences added at barriers
; NONE-CODE: fence syncscope("workgroup") acquire
; NONE-CODE: fence syncscope("workgroup") release, !mmra !1
; NONE-CODE: call void @llvm.amdgcn.s.barrier()
; NONE-CODE: fence syncscope("workgroup") acquire, !mmra !1
; NONE-CODE: fence syncscope("workgroup") release
; NONE-CODE: load i32
; NO-ACQUIRE: kernel k: 2048 -> 1024 bytes of LDS
; NO-ACQUIRE: 1 fence added at barriers
; NO-ACQUIRE-CODE: fence syncscope("workgroup") acquire
; NO-ACQUIRE-CODE: fence syncscope("workgroup") release
; NO-ACQUIRE-CODE: call void @llvm.amdgcn.s.barrier()
; NO-ACQUIRE-CODE: fence syncscope("workgroup") acquire, !mmra !1
; NO-ACQUIRE-CODE: fence syncscope("workgroup") release
; NO-ACQUIRE-CODE: load i32
; NO-RELEASE: kernel k: 2048 -> 1024 bytes of LDS
; NO-RELEASE: 1 fence added at barriers
; NO-RELEASE-CODE: fence syncscope("workgroup") acquire
; NO-RELEASE-CODE: fence syncscope("workgroup") release, !mmra !1
; NO-RELEASE-CODE: call void @llvm.amdgcn.s.barrier()
; NO-RELEASE-CODE: fence syncscope("workgroup") acquire
; NO-RELEASE-CODE: fence syncscope("workgroup") release
; NO-RELEASE-CODE: load i32
; STRONGER: kernel k: 2048 -> 1024 bytes of LDS
; STRONGER-NOT: fence
; STRONGER-CODE: fence syncscope("workgroup") acquire
; STRONGER-CODE: fence seq_cst
; STRONGER-CODE: call void @llvm.amdgcn.s.barrier()
; STRONGER-CODE: fence seq_cst
; STRONGER-CODE: fence syncscope("workgroup") release
; STRONGER-CODE: load i32
; WAVEFRONT: kernel k: 2048 -> 1024 bytes of LDS
; WAVEFRONT: 1 fence added at barriers
; WAVEFRONT-CODE: fence syncscope("workgroup") acquire
; WAVEFRONT-CODE: fence syncscope("wavefront") release
; WAVEFRONT-CODE: fence syncscope("workgroup") release, !mmra !1
; WAVEFRONT-CODE: call void @llvm.amdgcn.s.barrier()
; WAVEFRONT-CODE: fence syncscope("workgroup") acquire
; WAVEFRONT-CODE: fence syncscope("workgroup") release
; WAVEFRONT-CODE: load i32
; STORE-BEHIND: kernel k: 2048 -> 1024 bytes of LDS
; STORE-BEHIND: 1 fence added at barriers
; STORE-BEHIND-CODE: fence syncscope("workgroup") acquire
; STORE-BEHIND-CODE: fence syncscope("workgroup") release
; STORE-BEHIND-CODE: store i32 0, ptr addrspace(1) %to
; STORE-BEHIND-CODE: fence syncscope("workgroup") release, !mmra !1
; STORE-BEHIND-CODE: call void @llvm.amdgcn.s.barrier()
; STORE-BEHIND-CODE: fence syncscope("workgroup") acquire
; STORE-BEHIND-CODE: fence syncscope("workgroup") release
; STORE-BEHIND-CODE: load i32
; WAIT-BEHIND: kernel k: 2048 -> 1024 bytes of LDS
; WAIT-BEHIND-NOT: fence
; WAIT-BEHIND-CODE: fence syncscope("workgroup") acquire
; WAIT-BEHIND-CODE: fence syncscope("workgroup") release
; WAIT-BEHIND-CODE: call void @llvm.amdgcn.s.waitcnt(i32 0)
; WAIT-BEHIND-CODE: call void @llvm.amdgcn.s.barrier()
; WAIT-BEHIND-CODE: fence syncscope("workgroup") acquire
; WAIT-BEHIND-CODE: fence syncscope("workgroup") release
; WAIT-BEHIND-CODE: load i32
; OF-GLOBAL: kernel k: 2048 -> 1024 bytes of LDS
; OF-GLOBAL: 1 fence added at barriers
; OF-GLOBAL-CODE: fence syncscope("workgroup") acquire
; OF-GLOBAL-CODE: fence syncscope("workgroup") release, !mmra !1
; OF-GLOBAL-CODE: fence syncscope("workgroup") release, !mmra !2
; OF-GLOBAL-CODE: call void @llvm.amdgcn.s.barrier()
; OF-GLOBAL-CODE: fence syncscope("workgroup") acquire
; OF-GLOBAL-CODE: fence syncscope("workgroup") release
; OF-GLOBAL-CODE: load i32
; OF-LDS: kernel k: 2048 -> 1024 bytes of LDS
; OF-LDS-NOT: fence
; OF-LDS-CODE: fence syncscope("workgroup") acquire
; OF-LDS-CODE: fence syncscope("workgroup") release, !mmra !1
; OF-LDS-CODE: call void @llvm.amdgcn.s.barrier()
; OF-LDS-CODE: fence syncscope("workgroup") acquire
; OF-LDS-CODE: fence syncscope("workgroup") release
; OF-LDS-CODE: load i32
; TAGGED: kernel k: 2048 -> 1024 bytes of LDS
; TAGGED: 1 fence added at barriers
; TAGGED-CODE: fence syncscope("workgroup") acquire
; TAGGED-CODE: fence syncscope("workgroup") release, !mmra !1
; TAGGED-CODE: call void @llvm.amdgcn.s.barrier()
; TAGGED-CODE: fence syncscope("workgroup") acquire, !mmra !1
; TAGGED-CODE: fence syncscope("workgroup") release
; TAGGED-CODE: load i32
; TAGGED-CODE: !1 = !{!"amdgpu-synchronize-as", !"local"}
; TAGGED-CODE-NOT: synchronize-as
; UNSHARED: kernel k: 2048 -> 2048 bytes of LDS
; UNSHARED-NOT: fence
; UNSHARED-CODE: fence syncscope("workgroup") acquire
; UNSHARED-CODE: call void @llvm.amdgcn.s.barrier()
; UNSHARED-CODE: fence syncscope("workgroup") release
; UNSHARED-CODE: load i32
; SPLIT: kernel k: 2048 -> 1024 bytes of LDS
; SPLIT: 2 fences added at barriers
; SPLIT-CODE: fence syncscope("workgroup") acquire
; SPLIT-CODE: fence syncscope("workgroup") release, !mmra !1
; SPLIT-CODE: call void @llvm.amdgcn.s.barrier.signal(i32 -1)
; SPLIT-CODE: call void @llvm.amdgcn.s.barrier.wait(i16 -1)
; SPLIT-CODE: fence syncscope("workgroup") acquire, !mmra !1
; SPLIT-CODE: fence syncscope("workgroup") release
; SPLIT-CODE: load i32
; SPLIT-VERIFIED: equal (bit by bit) under 8 schedules
; SPLIT-CHECK: no findings
; BARE: kernel k: 2048 -> 1024 bytes of LDS
; BARE: 2 fences added at barriers
; BARE-VERIFIED: equal (bit by bit) under 8 schedules
; BARE-CHECK: no findings
; LDS-ONLY-GFX1030-NOT: {{gl0_inv|global_inv|vscnt|storecnt}}
; LDS-ONLY-GFX1030: s_endpgm
; LDS-ONLY-GFX1100-NOT: {{gl0_inv|global_inv|vscnt|storecnt}}
; LDS-ONLY-GFX1100: s_endpgm
; LDS-ONLY-GFX1201-NOT: {{gl0_inv|global_inv|vscnt|storecnt}}
; LDS-ONLY-GFX1201: s_endpgm
; ALL-MEMORY-GFX1030: buffer_gl0_inv
; ALL-MEMORY-GFX1030: s_waitcnt_vscnt null, 0x0
; ALL-MEMORY-GFX1030: buffer_gl0_inv
; ALL-MEMORY-GFX1100: buffer_gl0_inv
; ALL-MEMORY-GFX1100: s_waitcnt_vscnt null, 0x0
; ALL-MEMORY-GFX1100: buffer_gl0_inv
; ALL-MEMORY-GFX1201: global_inv scope:SCOPE_SE
; ALL-MEMORY-GFX1201: s_wait_storecnt 0x0
; ALL-MEMORY-GFX1201: global_inv scope:SCOPE_SE
; IN-FLIGHT-CODE: s_waitcnt lgkmcnt(0)
; IN-FLIGHT-CODE: s_barrier
; IN-FLIGHT-CODE: s_waitcnt lgkmcnt(0)
; IN-FLIGHT-CODE: s_barrier
; IN-FLIGHT-CODE: s_waitcnt lgkmcnt(0)
; IN-FLIGHT-CODE: s_barrier
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
declare void @llvm.amdgcn.s.waitcnt(i32)
;SPLIT declare void @llvm.amdgcn.s.barrier.signal(i32)
;SPLIT declare void @llvm.amdgcn.s.barrier.wait(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  fence syncscope("workgroup") release ; but LDS-ONLY
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but LDS-ONLY
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t ; but IN-FLIGHT
  store i32 %va, ptr addrspace(1) %oa, align 4 ; but IN-FLIGHT
;BOTH,NO-ACQUIRE,STORE-BEHIND,WAIT-BEHIND   fence syncscope("workgroup") release
;STRONGER   fence seq_cst
;WAVEFRONT   fence syncscope("wavefront") release
;STORE-BEHIND   store i32 0, ptr addrspace(1) %to
;WAIT-BEHIND   call void @llvm.amdgcn.s.waitcnt(i32 0)
;OF-GLOBAL,OF-LDS,TAGGED   fence syncscope("workgroup") release, !mmra !1
  call void @llvm.amdgcn.s.barrier() ; but SPLIT
;BOTH,NO-RELEASE,WAVEFRONT,STORE-BEHIND,WAIT-BEHIND,OF-GLOBAL,OF-LDS   fence syncscope("workgroup") acquire
;STRONGER   fence seq_cst
;SPLIT   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;SPLIT   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb, align 4
  fence syncscope("workgroup") release ; but LDS-ONLY
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but LDS-ONLY
  %nb = xor i32 %t, 1
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
  %vb = load i32, ptr addrspace(3) %qb, align 4
;IN-FLIGHT   %both = add i32 %va, %vb
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vb, ptr addrspace(1) %ob, align 4 ; but IN-FLIGHT
;IN-FLIGHT   store i32 %both, ptr addrspace(1) %ob, align 4
  ret void
}
;OF-GLOBAL !1 = !{!"amdgpu-synchronize-as", !"global"}
;OF-LDS,TAGGED !1 = !{!"amdgpu-synchronize-as", !"local"}
