; `verify` calls two modules equal only if they do the same in every order, and says what that rests on.

; RUN: variant PLAIN %s > %t.ll
; RUN: variant NO-BARRIER %s > %t.no-barrier.ll
; RUN: variant FLOAT %s > %t.float.ll
; RUN: variant SAME %s | ldsopt verify %t.ll - --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[128]=zeros' -o - 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant MORE %s | exits 1 ldsopt verify %t.ll - --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[128]=zeros' -o - 2>&1 | filecheck %s --check-prefix MORE
; RUN: variant NO-BARRIER %s | exits 1 ldsopt verify %t.ll - --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[128]=zeros' -o - 2>&1 | filecheck %s --check-prefix NO-BARRIER
; RUN: variant NO-BARRIER %s | ldsopt verify %t.no-barrier.ll - --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[128]=zeros' -o - 2>&1 | filecheck %s --check-prefix KNOWN
; RUN: variant NO-BARRIER %s | sed 's/add i32 %y, 1/add i32 %y, 2/' | exits 1 ldsopt verify %t.no-barrier.ll - --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[128]=zeros' -o - 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: variant SWIZZLED %s | exits 3 ldsopt verify %t.ll - --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[128]=zeros' 2>&1 | filecheck %s --check-prefix SWIZZLED
; RUN: variant CLAIM %s | exits 1 ldsopt verify %t.ll - --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[128]=zeros' -o - 2>&1 | filecheck %s --check-prefix CLAIM
; RUN: variant CLAIM %s | ldsopt verify %t.ll - --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[128]=zeros' --no-check false-noalias -o - 2>&1 | filecheck %s --check-prefix UNCHECKED
; RUN: variant LARGER %s | exits 1 ldsopt verify %t.float.ll - --block 128 --arg 'f32[128]=ones' --arg 'f32[128]=zeros' --tolerance 0.25 -o - 2>&1 | filecheck %s --check-prefix LARGER
; RUN: variant LARGER %s | ldsopt verify %t.float.ll - --block 128 --arg 'f32[128]=ones' --arg 'f32[128]=zeros' --tolerance 0.75 -o - 2>&1 | filecheck %s --check-prefix WITHIN
; RUN: variant TOO-LARGE %s > %t.large.ll
; RUN: variant SAME,TOO-LARGE %s | exits 3 ldsopt verify %t.large.ll - --block 256 --arg 'in: i32[256]=random' --arg 'out: i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix BEYOND
; RUN: variant REQUIRED %s > %t.required.ll
; RUN: ldsopt verify %t.required.ll %t.required.ll -o - 2>&1 | filecheck %s --check-prefix REQUIRED
; RUN: variant NO-SIZE %s > %t.no-size.ll
; RUN: ldsopt verify %t.no-size.ll %t.no-size.ll -o - 2>&1 | filecheck %s --check-prefix NO-SIZE
; RUN: variant VECTOR %s > %t.vector.ll
; RUN: ldsopt verify %t.vector.ll %t.vector.ll -o - 2>&1 | filecheck %s --check-prefix VECTOR
; RUN: variant FAR %s > %t.far.ll
; RUN: ldsopt verify %t.far.ll %t.far.ll -o - 2>&1 | filecheck %s --check-prefix FAR
; RUN: variant BOUNDED %s > %t.bounded.ll
; RUN: ldsopt verify %t.bounded.ll %t.bounded.ll -o - 2>&1 | filecheck %s --check-prefix BOUNDED
; RUN: variant TOO-LARGE %s > %t.too-large.ll
; RUN: ldsopt verify %t.too-large.ll %t.too-large.ll -o - 2>&1 | filecheck %s --check-prefix TOO-LARGE
; RUN: variant FEW %s > %t.few.ll
; RUN: ldsopt verify %t.few.ll %t.few.ll -o - 2>&1 | filecheck %s --check-prefix FEW
; RUN: variant TWO %s > %t.two.ll
; RUN: variant TWO-OTHER %s | exits 1 ldsopt verify %t.two.ll - -o - 2>&1 | filecheck %s --check-prefix TWO
; RUN: variant ASM %s > %t.asm.ll
; RUN: variant CALLED %s | ldsopt verify %t.asm.ll - -o - 2>&1 | filecheck %s --check-prefix DIVERGENT
; SAME: LDS accesses executed: 2 of 2
; SAME: equal (bit by bit) under 8 schedules
; MORE-COUNT-8: different: out[0] is {{.*}} (128 of 128 elements differ;
; MORE: not equivalent
; MORE-NOT: all that differs
; NO-BARRIER: race: wave 1 reads LDS byte 0 that wave 0 wrote, with no barrier between
; NO-BARRIER: not equivalent
; KNOWN: depends on the order in the first module, so any of its results was accepted: out
; KNOWN-NEXT: 3 findings that both have
; KNOWN-NEXT: equal (bit by bit) under 8 schedules
; UNKNOWN: different: out[0]
; UNKNOWN: not equivalent
; UNKNOWN-NEXT: all that differs depends on the order in the first module
; SWIZZLED: error: <stdin>:{{.*}}cannot simulate
; CLAIM-NOT: different
; CLAIM: false-noalias: wave 0 reads LDS byte 256 that wave 1 wrote, though the metadata of the two says that they share none (2 times)
; CLAIM: not equivalent to {{.*}}: 1 new finding
; UNCHECKED: not checked: false-noalias
; UNCHECKED: equal (bit by bit)
; LARGER-COUNT-8: different: arg1[0] is 1.5, was 1.0
; WITHIN: equal (within 0.75) under 8 schedules
; BEYOND: fine seed 4, copies earliest
; BEYOND: no verdict: the first module leaves its memory under this launch: {{.*}} out-of-bounds: wave 2 writes 4 bytes at 512 of an LDS of 512 bytes

; Without a launch one is chosen.
; REQUIRED: chosen: workgroup of 64x2x1 (reqd_work_group_size)
; REQUIRED: equal
; NO-SIZE: 'k' does not say how large its workgroups are (reqd_work_group_size, amdgpu-flat-work-group-size); describe the launch: --launch FILE, or --grid, --block and --arg
; VECTOR: argument 2 of 'k' is <4 x ptr addrspace(3)>; nothing can be chosen for it
; FAR: chosen: f32[262144]=random for each pointer, 0 for each integer
; BOUNDED: chosen: workgroup of 128x1x1 (amdgpu-flat-work-group-size admits it; with 1024 the kernel does not stay in its memory)
; BOUNDED: equal
; TOO-LARGE: chosen: workgroup of 256x1x1 (amdgpu-flat-work-group-size)
; TOO-LARGE: schedules: forward, copies latest
; TOO-LARGE-NOT: ; copies
; TOO-LARGE: no verdict: the first module leaves its memory
; FEW: chosen: workgroup of 128x1x1 (amdgpu-flat-work-group-size)
; TWO: equal (bit by bit) under 8 schedules
; TWO: different: arg0[0]
; TWO: not equivalent
; DIVERGENT: 1 finding that both have
; DIVERGENT-NEXT: equal

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32>, i32, i32, i32)
;PLAIN,SAME,MORE,NO-BARRIER,SWIZZLED,CLAIM,FLOAT,LARGER,NO-SIZE,BOUNDED,TOO-LARGE,FEW,TWO,TWO-OTHER define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
;REQUIRED define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 !reqd_work_group_size !3 {
;VECTOR define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, <4 x ptr addrspace(3)> %v) #0 {
;FAR define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
;ASM,CALLED define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own ; but CLAIM
;CLAIM   store i32 %x, ptr addrspace(3) %own, !noalias !2
  call void @llvm.amdgcn.s.barrier() ; but NO-BARRIER
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place ; but CLAIM
;CLAIM   %y = load i32, ptr addrspace(3) %place, !alias.scope !2
  %z = add i32 %y, 1 ; but SAME, MORE, FLOAT, LARGER, FAR, SWIZZLED
;SAME   %z = sub i32 %y, -1
;MORE   %z = add i32 %y, 2
;SWIZZLED   %z = call i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32> <i32 0, i32 -2147483648, i32 64, i32 0>, i32 %id, i32 0, i32 0)
;FLOAT,LARGER   %f = bitcast i32 %y to float
;FLOAT   %g = fmul float %f, 1.0
;LARGER   %g = fmul float %f, 1.5
;FLOAT,LARGER   %z = bitcast float %g to i32
;FAR   %far = mul i32 %n, 1048576
;FAR   %q = getelementptr i32, ptr addrspace(1) %in, i32 %far
;FAR   %z = load i32, ptr addrspace(1) %q
;ASM   call void asm sideeffect "s_waitcnt vmcnt(0)\0As_barrier", ""()
;CALLED   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;CALLED   call void @llvm.amdgcn.s.barrier()
;ASM,CALLED   %c = icmp ult i32 %id, 7
;ASM,CALLED   br i1 %c, label %some, label %all
;ASM,CALLED some:
;ASM   call void asm sideeffect "s_waitcnt vmcnt(0)\0As_barrier", ""()
;CALLED   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;CALLED   call void @llvm.amdgcn.s.barrier()
;ASM,CALLED   br label %all
;ASM,CALLED all:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
;TWO,TWO-OTHER define amdgpu_kernel void @other(ptr addrspace(1) %out) #0 {
;TWO   store i32 1, ptr addrspace(1) %out
;TWO-OTHER   store i32 3, ptr addrspace(1) %out
;TWO,TWO-OTHER   ret void
;TWO,TWO-OTHER }
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" } ; but NO-SIZE, BOUNDED, TOO-LARGE, FEW
;NO-SIZE attributes #0 = { "target-cpu"="gfx942" }
;BOUNDED attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
;TOO-LARGE attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
;FEW attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="65,128" }
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
!3 = !{i32 64, i32 2, i32 1}
