; Reports follow their schema, whatever becomes of a kernel: it shares bytes, is left alone, or has no LDS. A kernel without an arena says why.
; DEFINE: %{pack} = ldsopt pack %t.ll -o %t.out.ll --report %t.json --goal bytes -q
; DEFINE: %{told} = %{python} -c "import json, jsonschema; found = json.load(open('%t.json')); jsonschema.validate(found, json.load(open('%t.schema'))); assert found['changed'] == ('@ldsopt.arena' in open('%t.out.ll').read()); assert all((one['arena'] is None) == (one['left_alone'] is not None) for one in found['kernels']); print(found['changed'], len(found['kernels']))"
; RUN: ldsopt schema packing -o %t.schema
; RUN: %{python} -c "import json; whole = json.load(open('%t.schema')); parts = [whole, *(whole['$' + 'defs'][name] for name in ('PackingKernel', 'PackingVariable'))]; assert all({*part['required']} == {*part['properties']} for part in parts)"
; RUN: variant TILES,USED,WRITTEN,BEHIND %s > %t.ll
; RUN: %{pack} --mcpu gfx942
; RUN: %{told} | filecheck %s --check-prefix CHANGED
; CHANGED: True 1
; RUN: %{pack} --mcpu gfx942 --no-share
; RUN: %{told}
; RUN: %{pack}
; RUN: %{told} | filecheck %s --check-prefix CHANGED

; There is nothing to gain without a barrier, and one can be inserted.
; RUN: variant TILES,USED,WRITTEN %s > %t.ll
; RUN: %{pack} --mcpu gfx942
; RUN: %{told} | filecheck %s --check-prefix SAME
; SAME: False 1
; RUN: variant LARGE,USED,WRITTEN %s > %t.ll
; RUN: %{pack} --mcpu gfx942 --insert-barriers
; RUN: %{told}

; A variable stays, one is dynamic, one is not written, and there is none.
; RUN: variant TILES,USED,WRITTEN,BEHIND,KEPT %s > %t.ll
; RUN: %{pack} --mcpu gfx942
; RUN: %{told} | filecheck %s --check-prefix SAME
; RUN: variant TILES,USED,WRITTEN,BEHIND,DYNAMIC %s > %t.ll
; RUN: %{pack} --mcpu gfx942
; RUN: %{told}
; RUN: variant TILES,USED,BEHIND %s > %t.ll
; RUN: %{pack} --mcpu gfx942 --no-share
; RUN: %{told}
; RUN: variant NONE %s > %t.ll
; RUN: %{pack} --mcpu gfx942
; RUN: %{told}

target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
;TILES @A = internal addrspace(3) global [256 x i32] poison, align 4
;TILES @B = internal addrspace(3) global [256 x i32] poison, align 4
;LARGE @A = internal addrspace(3) global [8192 x i32] poison, align 4
;LARGE @B = internal addrspace(3) global [8192 x i32] poison, align 4
;DYNAMIC @dyn = external addrspace(3) global [0 x i32], align 4
;KEPT @keep = addrspace(1) global ptr addrspace(3) @A
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %to, i32 %t
  %n = xor i32 %t, 1
;USED  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
;WRITTEN  store i32 %t, ptr addrspace(3) %pa, align 4
;USED  fence syncscope("workgroup") release
;USED  call void @llvm.amdgcn.s.barrier()
;USED  fence syncscope("workgroup") acquire
;USED  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %n
;USED  %va = load i32, ptr addrspace(3) %qa, align 4
;USED  store i32 %va, ptr addrspace(1) %o, align 4
;BEHIND  fence syncscope("workgroup") release
;BEHIND  call void @llvm.amdgcn.s.barrier()
;BEHIND  fence syncscope("workgroup") acquire
;USED  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
;USED  store i32 %t, ptr addrspace(3) %pb, align 4
;USED  fence syncscope("workgroup") release
;USED  call void @llvm.amdgcn.s.barrier()
;USED  fence syncscope("workgroup") acquire
;USED  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %n
;USED  %vb = load i32, ptr addrspace(3) %qb, align 4
;USED  store i32 %vb, ptr addrspace(1) %o, align 4
;DYNAMIC  store i32 0, ptr addrspace(3) @dyn
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
