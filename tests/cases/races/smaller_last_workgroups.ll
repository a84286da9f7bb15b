; The last workgroups of a launch may be smaller than a kernel states, unless it says that they are uniform: no id is
; larger than stated, but rows may be shorter, and then waves have other work-items.
; RUN: variant SOME %s | exits 1 ldsopt check - | filecheck %s --check-prefix=SOME
; RUN: variant SOME %s | exits 1 ldsopt check - --assume workgroup-size=32,8,1 | filecheck %s --check-prefix=TOLD
; RUN: variant ALL %s | exits 1 ldsopt check - | filecheck %s --check-prefix=ALL

; SOME-NOT: wave-race in tile
; SOME: definite wave-race in narrow
; SOME: definite wave-race in by_wave
; SOME: help: {{.*}}; if no workgroup is smaller than stated, say so {{.*}}--assume workgroup-size=32,8,1)
; SOME-NOT: wave-race in tile

; TOLD: definite wave-race in narrow
; TOLD-NOT: wave-race in by_wave
; TOLD: assumed: workgroup-size=32,8,1

; ALL: definite wave-race in narrow
; ALL-NOT: wave-race in by_wave
; ALL: {{^}}examined:

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [8 x [33 x i32]] poison, align 4
@B = internal addrspace(3) global [512 x i32] poison, align 4
@C = internal addrspace(3) global [512 x i32] poison, align 4

; An element for each id within 32 x 8.
define amdgpu_kernel void @tile() #0 !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = getelementptr [33 x i32], ptr addrspace(3) @A, i32 %y
  %p = getelementptr i32, ptr addrspace(3) %row, i32 %x
  store i32 %x, ptr addrspace(3) %p
  ret void
}

; Rows of 32 that overlap by 16.
define amdgpu_kernel void @narrow() #0 !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = mul i32 %y, 16
  %e = add i32 %row, %x
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %e
  store i32 %x, ptr addrspace(3) %p
  ret void
}

; 64 elements for each wave, by the number that it has in rows of 32.
define amdgpu_kernel void @by_wave() #0 !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = mul i32 %y, 32
  %item = add i32 %row, %x
  %own = and i32 %item, 448
  %p = getelementptr i32, ptr addrspace(3) @C, i32 %own
  store i32 %item, ptr addrspace(3) %p
  ret void
}

!0 = !{i32 32, i32 8, i32 1}
;SOME attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="false" }
;ALL attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
