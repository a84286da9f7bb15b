; An LDS-DMA and an access of LDS are judged by what their addresses are, not by metadata. A kernel without an expectation
; beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 | filecheck %s
; RUN: grep -E "^[a-z_]+: |^  claim: |^assumed" %t.txt | filecheck %s --check-prefix REST
; RUN: exits 1 ldsopt check %s --no-races --no-assume named-bases -o %t.txt
; RUN: filecheck %s --check-prefix REFUSED --input-file %t.txt

; REST-COUNT-1: {{^}}  claim: the IR's alias scopes say that the two never touch the same byte; nothing here proves it
; REST-NOT: claim:
; REST: {{^}}merged: {{.*}} 1 to a class
; REST: {{^}}merged_behind: {{.*}} 1 not mapped
; REST: {{^}}merged_with_one_behind: {{.*}} 1 not mapped
; REST: {{^}}assumed: named-bases (refuse
; REST-NOT: assumed
; REFUSED: {{^}}unproven missing-wait in named_bases:
; REFUSED-NOT: assumed: named-bases

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [4096 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
@D = external addrspace(3) global [0 x i8], align 16
@E = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()

; CHECK: unproven missing-wait in argument_and_variable{{$}}
define amdgpu_kernel void @argument_and_variable(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) @S, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NEXT: unproven missing-wait in arguments{{$}}
define amdgpu_kernel void @arguments(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) %q, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NEXT: definite dma-across-barrier in barrier_before_copy_is_complete{{$}}
define amdgpu_kernel void @barrier_before_copy_is_complete(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %v = load float, ptr addrspace(3) @S, align 4
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NEXT: definite bare-barrier in barrier_before_read_is_complete{{$}}
define amdgpu_kernel void @barrier_before_read_is_complete(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  %v = load float, ptr addrspace(3) @S
  call void @llvm.amdgcn.s.barrier()
  store float 1.0, ptr addrspace(3) @S
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @barrier_with_fences(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load float, ptr addrspace(3) @S, align 4
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @before_first_lane(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 256), i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) @S, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; Lanes 0 to 63 write 4 bytes each.
define amdgpu_kernel void @behind_last_lane(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 256), align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @dynamic_and_static(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @D, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) @T, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; An immediate moves the destination.
; CHECK-NEXT: unproven missing-wait in immediate_of_4{{$}}
define amdgpu_kernel void @immediate_of_4(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 4, i32 0)
  %v = load float, ptr addrspace(3) %p, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @immediate_of_512(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 512, i32 0)
  %v = load float, ptr addrspace(3) %p, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @immediate_of_512_in_variable(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 512, i32 0)
  %v = load float, ptr addrspace(3) @S, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; LLVM knows of lane 0 alone.
; CHECK-NEXT: definite reordered in last_lane{{$}}
define amdgpu_kernel void @last_lane(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 252), align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; One ds_read2 of both.
; CHECK-NEXT: unproven reordered in merged{{$}}
define amdgpu_kernel void @merged(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4), align 4
  store float %v, ptr addrspace(1) %o
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 12), align 4
  store float %w, ptr addrspace(1) %g
  ret void
}

define amdgpu_kernel void @merged_behind(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 600), align 4
  store float %v, ptr addrspace(1) %o
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 612), align 4
  store float %w, ptr addrspace(1) %g
  ret void
}

; Merged reads are claimed to be apart where each is.
; CHECK-NEXT: unproven reordered in merged_claimed_of_both{{$}}
define amdgpu_kernel void @merged_claimed_of_both(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !20
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4), align 4, !noalias !20
  store float %v, ptr addrspace(1) %o
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 12), align 4, !noalias !20
  store float %w, ptr addrspace(1) %g
  ret void
}

; CHECK-NEXT: unproven reordered in merged_claimed_of_first{{$}}
define amdgpu_kernel void @merged_claimed_of_first(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !20
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4), align 4, !noalias !20
  store float %v, ptr addrspace(1) %o
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 12), align 4
  store float %w, ptr addrspace(1) %g
  ret void
}

; CHECK-NEXT: unproven reordered in merged_claimed_of_none{{$}}
define amdgpu_kernel void @merged_claimed_of_none(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !20
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4), align 4
  store float %v, ptr addrspace(1) %o
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 12), align 4
  store float %w, ptr addrspace(1) %g
  ret void
}

; CHECK-NEXT: unproven reordered in merged_claimed_of_second{{$}}
define amdgpu_kernel void @merged_claimed_of_second(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !20
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4), align 4
  store float %v, ptr addrspace(1) %o
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 12), align 4, !noalias !20
  store float %w, ptr addrspace(1) %g
  ret void
}

; Only one of the two is behind the copy, and each is mapped exactly.
define amdgpu_kernel void @merged_with_one_behind(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4), align 4
  store float %v, ptr addrspace(1) %o
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 512), align 4
  store float %w, ptr addrspace(1) %g
  ret void
}

; Named dynamic bases are apart by assumption.
define amdgpu_kernel void @named_bases(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @D, i32 4, i32 0, i32 0, i32 0, i32 0)
  %a = getelementptr i8, ptr addrspace(3) @E, i32 %i
  %v = load float, ptr addrspace(3) %a, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NEXT: definite reordered in other_lane{{$}}
define amdgpu_kernel void @other_lane(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4), align 4
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @read_first(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  %v = load float, ptr addrspace(3) @S, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-NEXT: definite missing-wait in same_argument{{$}}
define amdgpu_kernel void @same_argument(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) %p, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NEXT: definite missing-wait in same_variable{{$}}
define amdgpu_kernel void @same_variable(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) @S, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @variables(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load float, ptr addrspace(3) @T, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NOT: {{.}}

attributes #0 = { "target-cpu"="gfx942" }
!8 = !{!7, !7, i64 0}
!7 = !{!"float", !6}
!6 = !{!"root"}
!20 = !{!21}
!21 = distinct !{!21, !22}
!22 = distinct !{!22}
