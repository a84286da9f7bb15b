; `--print-after` prints what a stage makes: the whole module with the facts of `--dump`, or the listing, each stage in its turn.
; RUN: ldsopt annotate %s -o %t.ll --bases all --no-check --print-after read,tags --dump ranges 2>&1 | filecheck %s --check-prefix TAGS
; TAGS: ; *** after read ***
; TAGS: @A = internal addrspace(3) global
; TAGS-NOT: !alias.scope
; TAGS: store i32 %tid, ptr addrspace(3) %here, align 4 {{.*}}; LDS bytes @A + [0, 252] step 4, 4 each
; TAGS: ; *** after tags ***
; TAGS: store i32 %tid, ptr addrspace(3) %here, align 4, !alias.scope !{{\d+}}, !noalias !{{\d+}} ; LDS bytes @A + [0, 252] step 4, 4 each
; TAGS: distinct {{.*}}, !"A"

; The steps in front of the tags, in their order; LLVM's own pipeline comes first.
; RUN: ldsopt annotate %s -o %t.ll --fences --align --opt O1 --print-after settle,fences,align,opt 2>&1 | filecheck %s --check-prefix STEPS
; STEPS: ; *** after opt ***
; STEPS: ; *** after align ***
; STEPS: ; *** after fences ***
; STEPS: ; *** after settle ***

; RUN: ldsopt pack %s -o %t.ll --goal bytes --print-after arenas,settle 2>&1 | filecheck %s --check-prefix PACK
; PACK: ; *** after arenas ***
; PACK: @ldsopt.arena.exchanged = internal addrspace(3) global
; PACK: ; base @ldsopt.arena.exchanged
; PACK: ; *** after settle ***
; PACK: @ldsopt.arena.exchanged = internal addrspace(3) global

; RUN: ldsopt check %s --print-after compile 2>&1 | filecheck %s --check-prefix CODE
; RUN: ldsopt waits %s -o %t.s --print-after compile 2>&1 | filecheck %s --check-prefix CODE
; CODE: ; *** after compile ***
; CODE: ; outstanding at the block's beginning:
; CODE: ds_write_b32
; RUN: ldsopt waits %s -o %t.s --print-after waits 2>&1 | filecheck %s --check-prefix WAITS
; WAITS-NOT: after compile
; WAITS: ; *** after waits ***
; WAITS: ds_write_b32

; RUN: exits 2 ldsopt pack %s -o %t.no.ll --print-after tags 2>&1 | filecheck %s --check-prefix STAGE
; STAGE: ldsopt: error: invalid value for '--print-after': 'tags' is not one of 'read', 'marks', 'barriers', 'arenas', 'settle'
; RUN: exits 2 ldsopt pack %s -o %t.no.ll --print-after read --dump outstanding 2>&1 | filecheck %s --check-prefix FACT
; FACT: ldsopt: error: --dump outstanding: no such fact here
; RUN: test ! -e %t.no.ll
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @exchanged(ptr addrspace(1) noalias %out) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %here = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 %tid
  store i32 %tid, ptr addrspace(3) %here, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %tid, 63
  %there = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 %other
  %value = load i32, ptr addrspace(3) %there, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = getelementptr [64 x i32], ptr addrspace(3) @B, i32 0, i32 %tid
  store i32 %value, ptr addrspace(3) %next, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %from = getelementptr [64 x i32], ptr addrspace(3) @B, i32 0, i32 %other
  %last = load i32, ptr addrspace(3) %from, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %last, ptr addrspace(1) %to, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
