; Fences that need to order LDS only say so, where the code gains by it.
; RUN: variant EXCHANGE %s | ldsopt annotate - --mcpu gfx1100 --fences --no-check -q -o %t.ll
; RUN: filecheck %s --check-prefix EXCHANGE-CODE < %t.ll
; RUN: variant EXCHANGE %s | ldsopt annotate - --mcpu gfx942 --fences --explain -o %t.gfx942.ll 2>&1 | filecheck %s --check-prefix EXCHANGE-GFX942
; RUN: variant EXCHANGE %s | ldsopt annotate - --mcpu gfx90a --fences --explain -o %t.gfx90a.ll 2>&1 | filecheck %s --check-prefix EXCHANGE-GFX90A
; RUN: variant EXCHANGE %s | ldsopt annotate - --mcpu gfx1030 --fences --explain -o %t.gfx1030.ll 2>&1 | filecheck %s --check-prefix EXCHANGE-GFX1030
; RUN: variant EXCHANGE %s | ldsopt annotate - --mcpu gfx1100 --fences --explain -o %t.gfx1100.ll 2>&1 | filecheck %s --check-prefix EXCHANGE-GFX1100
; RUN: variant EXCHANGE %s | ldsopt annotate - --mcpu gfx1201 --fences --explain -o %t.gfx1201.ll 2>&1 | filecheck %s --check-prefix EXCHANGE-GFX1201
; RUN: variant EXCHANGE %s | cat - > %t.in.ll
; RUN: ldsopt measure %t.in.ll %t.gfx1100.ll --mcpu gfx1100 --json 2>&1 | filecheck %s --check-prefix EXCHANGE-MEASURED
; EXCHANGE-CODE: fence syncscope("workgroup") release, !mmra !2
; EXCHANGE-CODE: fence syncscope("workgroup") acquire, !mmra !2
; EXCHANGE-CODE: !2 = !{!"amdgpu-synchronize-as", !"local"}
; EXCHANGE-GFX942: kernel k: 2 fences of a workgroup, 0 narrowed to LDS: 2 gains nothing
; EXCHANGE-GFX942: <stdin>:{{[0-9]+}}: gains nothing: it may be narrowed, and the code gains nothing
; EXCHANGE-GFX942: <stdin>:{{[0-9]+}}: gains nothing: it may be narrowed, and the code gains nothing
; EXCHANGE-GFX90A: kernel k: 2 fences of a workgroup, 0 narrowed to LDS: 2 gains nothing
; EXCHANGE-GFX90A: <stdin>:{{[0-9]+}}: gains nothing: it may be narrowed, and the code gains nothing
; EXCHANGE-GFX90A: <stdin>:{{[0-9]+}}: gains nothing: it may be narrowed, and the code gains nothing
; EXCHANGE-GFX1030: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
; EXCHANGE-GFX1100: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
; EXCHANGE-GFX1201: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
; EXCHANGE-MEASURED: "invalidations": 1,
; EXCHANGE-MEASURED: "vscnt": 1,
; EXCHANGE-MEASURED: "invalidations": 1,
; EXCHANGE-MEASURED: "vscnt": 0
; EXCHANGE-MEASURED: "invalidations": 0,
target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
@g = addrspace(1) global [1024 x i32] zeroinitializer
@h = addrspace(1) global [1024 x i32] zeroinitializer
@table = addrspace(4) constant [4 x i32] zeroinitializer
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare void @unknown()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %wave = icmp ult i32 %tid, 32
%pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %v = load i32, ptr addrspace(1) %pa
  store i32 %v, ptr addrspace(3) %lds
  store i32 %v, ptr addrspace(1) @g
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = load i32, ptr addrspace(3) @L
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %tid
  store i32 %r, ptr addrspace(1) %pb
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
!1 = !{}
!2 = !{!"amdgpu-synchronize-as", !"local"}
