; A function that is called is not followed, but executed: a race there is definite. Else the finding says what to do.
; REQUIRES: bitwuzla
; RUN: variant FENCED %s | ldsopt check - -o - | filecheck %s --check-prefix FENCED
; RUN: variant BARE %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix BARE
; RUN: variant FENCED,UNOPTIMIZED %s | ldsopt check - -o - | filecheck %s --check-prefix UNOPTIMIZED
; RUN: variant COUNTED %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix COUNTED

; FENCED: unproven wave-race in k
; The access that is shown is one of LDS by its type.
; FENCED-NEXT: one wave
; FENCED-NEXT: <stdin>
; FENCED-NEXT: load i32, ptr addrspace(3) %at
; FENCED: help: inline that function
; FENCED: k: 1 pair {{.*}} 0 proved free of races, 1 unproven
; BARE: definite wave-race in k
; BARE: load i32, ptr addrspace(3) %at
; BARE: definite: wave {{.*}} in a launch of 128 x 1 x 1 work-items
; BARE: help: put a barrier, with its fences, between the two
; BARE: k: 2 pairs {{.*}} 0 proved free of races, 1 definite, 1 unproven
; UNOPTIMIZED: help: check what an optimizer makes of it
; A number of elements for all waves is among those that are tried.
; COUNTED: definite: {{.*}} argument 1 = 300

target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [512 x i32] poison, align 4
@b = internal addrspace(3) global [512 x i32] poison, align 4

define internal void @put(i32 %to, i32 %v) #1 {
  %at = getelementptr i32, ptr addrspace(3) @a, i32 %to
  store i32 %v, ptr addrspace(3) %at, align 4
  ret void
}

define internal i32 @get(ptr %in, i32 %from) #1 {
  %x = load i32, ptr %in, align 4
  %at = getelementptr i32, ptr addrspace(3) @a, i32 %from
  %v = load i32, ptr addrspace(3) %at, align 4
  ret i32 %v
}

define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %in = addrspacecast ptr addrspace(3) @b to ptr
  %from = sub i32 127, %t
;FENCED,BARE  call void @put(i32 %t, i32 %t)
;FENCED  fence syncscope("workgroup") release
;FENCED  call void @llvm.amdgcn.s.barrier()
;FENCED  fence syncscope("workgroup") acquire
;FENCED,BARE  %v = call i32 @get(ptr %in, i32 %from)
;COUNTED  %own = uitofp i32 %t to float
;COUNTED  %elements = uitofp i32 %n to float
;COUNTED  %is = fcmp olt float %own, %elements
;COUNTED  br i1 %is, label %some, label %done
;COUNTED some:
;COUNTED  %index = load i32, ptr addrspace(1) %p, align 4
;COUNTED  %masked = and i32 %index, 511
;COUNTED  %to.b = getelementptr i32, ptr addrspace(3) @b, i32 %masked
;COUNTED  %of.b = load i32, ptr addrspace(3) %to.b, align 4
;COUNTED  %v = add i32 %of.b, 1
;COUNTED  store i32 %v, ptr addrspace(3) %to.b, align 4
;COUNTED  br label %done
;COUNTED done:
;FENCED,BARE  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
;FENCED,BARE  store i32 %v, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" } ; but UNOPTIMIZED
attributes #1 = { noinline "target-cpu"="gfx942" } ; but UNOPTIMIZED
;UNOPTIMIZED attributes #0 = { noinline optnone "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
;UNOPTIMIZED attributes #1 = { noinline optnone "target-cpu"="gfx942" }
