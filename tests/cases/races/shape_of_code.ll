; Rows of eight words are apart if workgroups are eight work-items wide. Code says only how many there are in all, and
; of a wider one no launch shows a race, since it leaves the variable: the help names the assumption.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant OPEN %s > %t.ll
; RUN: ldsopt compile %t.ll -o %t.s
; RUN: ldsopt check %t.s -o - | filecheck %s --check-prefix OPEN
; RUN: ldsopt check %t.s --assume workgroup-size=8,8 -o - | filecheck %s --check-prefix TOLD
; Of a size that the kernel requires there is nothing more to say, though a smaller last workgroup is left open.
; RUN: variant WIDE %s > %t.wide.ll
; RUN: ldsopt compile %t.wide.ll -o %t.wide.s
; RUN: exits 1 ldsopt check %t.wide.s --strict -o - | filecheck %s --check-prefix WIDE
; OPEN: {{^}}unproven wave-race in tile
; OPEN: {{^}}  unproven: {{.*}}counterexample that no execution showed{{$}}
; OPEN: {{^}}  help: {{.*}}of workgroups of a known size more is told (--assume workgroup-size=X,Y,Z)
; TOLD: no findings
; WIDE: wave-race in tile
; WIDE-NOT: --assume workgroup-size

target triple = "amdgcn-amd-amdhsa"
@tile_of = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()

;OPEN define amdgpu_kernel void @tile(ptr addrspace(1) noalias %out) #0 {
;WIDE define amdgpu_kernel void @tile(ptr addrspace(1) noalias %out) #0 !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = shl i32 %y, 3
  %at = add i32 %row, %x
  %p = getelementptr i32, ptr addrspace(3) @tile_of, i32 %at
  store i32 %x, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) @tile_of
  store i32 %v, ptr addrspace(1) %out
  ret void
}
;OPEN attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,512" }
;WIDE attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="512,512" }
;WIDE !0 = !{i32 32, i32 16, i32 1}
