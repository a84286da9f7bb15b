; The code of a function stands in place of its calls for the proof. A function for which this cannot be done is executed:
; a race there is definite. Else the finding says what to do.
; REQUIRES: bitwuzla
; RUN: variant FENCED %s | ldsopt check - -o - | filecheck %s --check-prefix PROVED
; RUN: variant FENCED,UNOPTIMIZED %s | ldsopt check - -o - | filecheck %s --check-prefix PROVED
; RUN: variant MEETING %s | ldsopt check - -o - | filecheck %s --check-prefix PROVED
; RUN: variant FENCED %s | sed -e 's/{ noinline/& nosync/' -e 's/call void @put(.*)/& nosync/' | ldsopt check - -o - | filecheck %s --check-prefix PROVED
; RUN: variant MEETING,WRAPPED %s | ldsopt check - -o - | filecheck %s --check-prefix LIMITED
; RUN: variant MEETING,LIMITED %s | ldsopt check - -o - | filecheck %s --check-prefix LIMITED
; RUN: variant FENCED,STAYS %s | ldsopt check - -o - | filecheck %s --check-prefix STAYS
; RUN: variant FENCED,INLINED %s | ldsopt check - -o - | filecheck %s --check-prefix LIMITED
; RUN: variant FENCED,INLINED %s | sed 's/define internal/define/' | ldsopt check - -o - | filecheck %s --check-prefix LIMITED
; RUN: variant FENCED %s | sed -e 's/define internal/define/' -e 's/call void @put(.*)/& alwaysinline/' | ldsopt check - -o - \
; RUN:   | filecheck %s --check-prefix LIMITED
; RUN: variant MEETING %s | sed 's/call void @meet()/& nosync/' | ldsopt check - -o - | filecheck %s --check-prefix LIMITED
; RUN: variant BARE %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix BARE
; RUN: variant BARE,STAYS %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix EXECUTED
; RUN: variant COUNTED %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix COUNTED

; PROVED: no findings
; LIMITED: unproven wave-race in k
; STAYS: unproven wave-race in k
; The access that is shown is one of LDS by its type.
; STAYS-NEXT: one wave
; STAYS-NEXT: <stdin>
; STAYS-NEXT: load i32, ptr addrspace(3) %at
; STAYS: help: inline that function
; STAYS: k: 1 pair {{.*}} 0 proved free of races, 1 unproven
; BARE: definite wave-race in k
; BARE: definite: both may run between the entry and the next barrier: wave {{.*}} in a launch of 128 x 1 x 1 work-items
; BARE: help: put a barrier, with its fences, behind line
; BARE: k: 3 pairs {{.*}} 2 proved free of races, 1 definite
; EXECUTED: definite wave-race in k
; EXECUTED: definite: wave {{.*}} in a launch of 128 x 1 x 1 work-items
; EXECUTED: help: put a barrier, with its fences, between the two
; A number of elements for all waves is among those that are tried.
; COUNTED: definite: {{.*}} argument 1 = 300

target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [512 x i32] poison, align 4
@b = internal addrspace(3) global [512 x i32] poison, align 4

define internal void @put(i32 %to, i32 %v) #1 {
  %at = getelementptr i32, ptr addrspace(3) @a, i32 %to
  store i32 %v, ptr addrspace(3) %at, align 4
;STAYS %again = icmp sgt i32 %v, 1000
;STAYS br i1 %again, label %more, label %end
;STAYS more:
;STAYS call void @put(i32 %to, i32 0)
;STAYS br label %end
;STAYS end:
  ret void
}

define internal void @meet() #2 {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

;WRAPPED define internal void @outer() #3 {
;WRAPPED   call void @meet()
;WRAPPED   ret void
;WRAPPED }

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
;FENCED,BARE,MEETING  call void @put(i32 %t, i32 %t)
;MEETING  call void @meet()
;WRAPPED  call void @outer()
;FENCED  fence syncscope("workgroup") release
;FENCED  call void @llvm.amdgcn.s.barrier()
;FENCED  fence syncscope("workgroup") acquire
;FENCED,BARE,MEETING  %v = call i32 @get(ptr %in, i32 %from)
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
;FENCED,BARE,MEETING  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
;FENCED,BARE,MEETING  store i32 %v, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" } ; but UNOPTIMIZED
attributes #1 = { noinline "target-cpu"="gfx942" } ; but UNOPTIMIZED, INLINED
;INLINED attributes #1 = { alwaysinline "target-cpu"="gfx942" }
;UNOPTIMIZED attributes #0 = { noinline optnone "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
;UNOPTIMIZED attributes #1 = { noinline optnone "target-cpu"="gfx942" }
attributes #2 = { noinline "target-cpu"="gfx942" } ; but LIMITED
;LIMITED attributes #2 = { noinline nosync "target-cpu"="gfx942" }
;WRAPPED attributes #3 = { noinline nosync "target-cpu"="gfx942" }
