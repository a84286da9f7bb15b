; Rule R8, without LDS-DMA: tags lose the wait of a barrier. The store of @A is complete at the barrier by accident: the code waits
; for the first read behind it, whose value is used ahead of the barrier. Told that @A and @C are apart, LLVM 22 schedules
; that use behind the barrier, and the store is in flight across it, into the read of @A by the other wave.
; RUN: ldsopt check %s --no-races | filecheck %s --check-prefix NONE
; RUN: ldsopt annotate %s --bases all --no-check -q -o %t.ll
; RUN: ldsopt check %t.ll --no-races | filecheck %s --check-prefix NONE
; RUN: ldsopt annotate %s --bases all --no-check --keep-bare-barriers -q -o %t.kept.ll
; RUN: ldsopt check %t.kept.ll --no-races | filecheck %s --check-prefix LOST
; NONE: no findings in
; LOST: 0 definite, 1 unproven, 0 latent
; LOST: unproven bare-barrier in k

; In a kernel of a front-end, a read of the last tile would stay in flight: of bytes that its own wave alone fills.
; RUN: ldsopt annotate %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll --no-check -q -o %t.ll
; RUN: ldsopt check %t.ll --no-races | filecheck %s --check-prefix NONE
; RUN: ldsopt annotate %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll --no-check --keep-bare-barriers -q -o %t.ll
; RUN: ldsopt check %t.ll --no-races | filecheck %s --check-prefix NONE
; RUN: ldsopt check %t.ll --no-races --no-assume unread-dimensions-are-one | filecheck %s --check-prefix FOUR
; FOUR: 0 definite, 4 unproven

; Checked, the function stays as it came.
; RUN: variant ALL %s | ldsopt annotate - --bases all -o %t.ll 2>&1 | filecheck %s --check-prefix LEFT
; RUN: filecheck %s --check-prefix AS-IT-CAME --input-file %t.ll
; LEFT: unchanged: the backend would lose a wait with it
; LEFT: kernel k: 6 LDS accesses: 0 tagged,
; AS-IT-CAME-NOT: s.waitcnt
; AS-IT-CAME-NOT: = !{
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x float] poison, align 16
@B = internal addrspace(3) global [1024 x float] poison, align 16
@C = internal addrspace(3) global [1024 x float] poison, align 16
@D = internal addrspace(3) global [1024 x float] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, float %f, i32 %o) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %gp = getelementptr float, ptr addrspace(1) %out, i32 %t
  %pAt = getelementptr [1024 x float], ptr addrspace(3) @A, i32 0, i32 %t
  %pAu = getelementptr [1024 x float], ptr addrspace(3) @A, i32 0, i32 %u
  %pCu = getelementptr [1024 x float], ptr addrspace(3) @C, i32 0, i32 %u
  %pDo = getelementptr [1024 x float], ptr addrspace(3) @D, i32 0, i32 %o
  store float %f, ptr addrspace(3) %pAt, align 4
  %v1 = fadd float %f, %f
  %v2 = load float, ptr addrspace(3) %pAu, align 4
  %v5 = load float, ptr addrspace(3) %pAu, align 4
  call void @llvm.amdgcn.s.barrier()
  store float %v5, ptr addrspace(3) %pCu, align 4
  %v7 = load float, ptr addrspace(3) %pDo, align 4
  %v8 = load float, ptr addrspace(3) %pAu, align 4
  %v10 = fadd float %f, %v1
  %v11 = fadd float %v10, %v2
  %v12 = fadd float %v11, %f
  %v13 = fadd float %v12, %f
  %v14 = fadd float %v13, %v5
  %v15 = fadd float %v14, %f
  %v16 = fadd float %v15, %v7
  %v17 = fadd float %v16, %v8
  %v18 = fadd float %v17, %f
  store float %v18, ptr addrspace(1) %gp
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
