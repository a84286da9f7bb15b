; Intrinsics of newer LLVM become instructions that LLVM 22 has, the ones that the LLVM of Triton 3.9.0 makes; literals have their operand's type.
; DEFINE: %{read} = ldsopt annotate - --mcpu gfx1250 --no-check -o %t.ll --print-after read
; A number of records has 64 bits, in the newer name and in the one of LLVM 22.0 or older.
; RUN: variant NEWER %s | %{read} 2>&1 | filecheck %s --check-prefixes RECORDS,WIDE
; RUN: variant OLDER %s | %{read} 2>&1 | filecheck %s --check-prefixes RECORDS,OLD
; RECORDS: %a = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 4294967295, i32 0)
; RECORDS-NEXT: [[WIDE:%[^ ]+]] = zext i32 %n to i64
; RECORDS-NEXT: %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 [[WIDE]], i32 0)
; WIDE-NEXT: %c = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 -1, i32 0)
; OLD: note: brought up to date make.buffer.rsrc of LLVM 22.0 or older with 64-bit number of records

; WMMA gets its flags of negation back.
; RUN: variant WMMA %s | %{read} 2>&1 | filecheck %s --check-prefix FLAGS
; FLAGS: (i1 false, <16 x half> zeroinitializer, i1 false, <16 x half> splat (half {{.*}}), i16 0, <8 x float> zeroinitializer, i1 false, i1 true)
; RUN: variant WMMA %s | ldsopt compile - --mcpu gfx1250 -o - | filecheck %s --check-prefix REUSE
; REUSE-NOT: v_wmma_f32_16x16x32_f16{{.*}}neg
; REUSE: v_wmma_f32_16x16x32_f16 {{.*}}matrix_b_reuse

; Copies of tensors lose the groups that are absent.
; RUN: variant TWO-GROUPS %s | ldsopt compile - --mcpu gfx1250 -o - | filecheck %s --check-prefix TWO
; TWO: tensor_load_to_lds s[{{[0-9:]+}}], s[{{[0-9:]+}}]{{$}}
; RUN: variant FOUR-GROUPS %s | ldsopt compile - --mcpu gfx1250 -o - | filecheck %s --check-prefix FOUR
; FOUR: tensor_load_to_lds s[{{[0-9:]+}}], s[{{[0-9:]+}}], s[{{[0-9:]+}}], s[{{[0-9:]+}}]{{$}}

; RUN: variant LITERALS %s | %{read} 2>&1 | filecheck %s --check-prefix TYPED
; TYPED: phi half [ 0xHFC00, %entry ]
; TYPED: fadd half %a, 0xHFC00
; TYPED: fptrunc float 0x7FF0000000000000 to half
; TYPED: splat (half 0xHFC00), <half 0xH7C00, half 0xH31C5>
; TYPED: fcmp oeq half %c, 0xH7C00

target triple = "amdgcn-amd-amdhsa"
;NEWER declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) readnone, i16, i32, i32)
;NEWER declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i64(ptr addrspace(1) readnone, i16, i64, i32)
;OLDER declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i32, i32)
;WMMA declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(<16 x half>, <16 x half>, i16 immarg, <8 x float>, i1 immarg, i1 immarg)
;TWO-GROUPS,FOUR-GROUPS declare void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, <8 x i32>, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, <4 x i32> inreg %one, <8 x i32> inreg %two, <4 x i32> inreg %more) {
entry:
;NEWER   %a = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) %p, i16 0, i32 -1, i32 0)
;NEWER   %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) %p, i16 0, i32 %n, i32 0)
;NEWER   %c = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i64(ptr addrspace(1) %p, i16 0, i64 -1, i32 0)
;OLDER   %a = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i32 -1, i32 0)
;OLDER   %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i32 %n, i32 0)
;WMMA   %x = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(<16 x half> zeroinitializer, <16 x half> splat (half 1.0), i16 0, <8 x float> zeroinitializer, i1 false, i1 true)
;WMMA   store <8 x float> %x, ptr addrspace(1) %p
;TWO-GROUPS   call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> %one, <8 x i32> %two, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0)
;FOUR-GROUPS   call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> %one, <8 x i32> %two, <4 x i32> %more, <4 x i32> %more, <8 x i32> zeroinitializer, i32 0)
;LITERALS   br label %b
;LITERALS b:
;LITERALS   %a = phi half [ -inf, %entry ], [ %c, %b ]
;LITERALS   %c = fadd half %a, -inf
;LITERALS   %d = fptrunc float +inf to half
;LITERALS   %e = fmul <2 x half> splat (half -inf), <half +inf, half 1.802980e-01>
;LITERALS   %f = fcmp oeq half %c, +inf
;LITERALS   br i1 %f, label %b, label %r
;LITERALS r:
  ret void
}
