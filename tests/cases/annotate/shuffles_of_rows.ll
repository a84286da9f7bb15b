; Exchanges whose index follows from the work-item's id along x: lanes are numbered by it in workgroups of one dimension.
; DEFINE: %{shuffles} = ldsopt annotate - --shuffles --no-check --explain -o %t.ll
; DEFINE: %{row} = --assume unread-dimensions-are-one
; DEFINE: %{same} = ldsopt verify %t.before.ll %t.ll --arg 'rows: u32[256]=random' --arg 'out: u32[256]=zeros'
; Nothing says that workgroups have one dimension, so nothing says which lane a work-item is.
; RUN: variant X %s | %{shuffles} 2>&1 | filecheck %s --check-prefix UNSTATED
; UNSTATED: 0 rewritten: 1 needs workgroups of one dimension
; UNSTATED: xor 8: needs workgroups of one dimension: an id along x gives the lane only with --assume unread-dimensions-are-one
; A kernel that reads an id along y has workgroups of two dimensions.
; RUN: variant X,Y %s | %{shuffles} %{row} 2>&1 | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: 1 exchange between lanes by LDS hardware, 0 rewritten: 1 index not known
; RUN: variant X %s > %t.before.ll
; RUN: variant X %s | %{shuffles} %{row} 2>&1 | filecheck %s --check-prefix ROW
; ROW: 1 exchange between lanes by LDS hardware, 1 rewritten: 1 DPP
; ROW: xor 8: DPP: row_ror:8
; ROW-NOT: waves-are-whole
; ROW: assumed: unread-dimensions-are-one: workgroups have size one along every axis whose work-item id the kernel never reads (leave out --assume unread-dimensions-are-one)
; RUN: filecheck %s --check-prefix RECORDED --input-file %t.ll
; RECORDED: %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 296, i32 15, i32 15, i1 true)
; RECORDED: !{!"unread-dimensions-are-one"}
; RUN: %{same} --block 256 | filecheck %s --check-prefix SAME
; RUN: %{same} --block 40 | filecheck %s --check-prefix SAME
; SAME: equal (bit by bit) under 8 schedules
; Where workgroups have a second dimension, x does not number lanes.
; RUN: exits 1 %{same} --block 12,4 | filecheck %s --check-prefix OTHER
; OTHER: different: out
; What is stated needs no assumption.
; RUN: variant X,STATED %s | %{shuffles} %{row} 2>&1 | filecheck %s --check-prefix STATED
; STATED: 1 exchange between lanes by LDS hardware, 1 rewritten: 1 DPP
; STATED-NOT: assumed
; A lane that waves of one workgroup read differently is none that all have.
; RUN: variant DIFFERS %s | %{shuffles} %{row} 2>&1 | filecheck %s --check-prefix UNKNOWN
; All lanes have to be active for a swap: of the two assumptions, each is named where an exchange rests on it.
; RUN: variant HALF,GFX950 %s > %t.before.ll
; RUN: variant HALF,GFX950 %s | %{shuffles} %{row} --assume waves-are-whole 2>&1 | filecheck %s --check-prefix BOTH
; BOTH: 1 rewritten: 1 permlane
; BOTH: assumed: waves-are-whole
; BOTH: assumed: unread-dimensions-are-one
; The own value takes part in a swap, and may be poison where the other lane's is not.
; RUN: filecheck %s --check-prefix FROZEN --input-file %t.ll
; FROZEN: [[OWN:%[^ ]+]] = freeze i32 %v
; FROZEN: @llvm.amdgcn.permlane32.swap(i32 [[OWN]], i32 [[OWN]], i1 false, i1 false)
; FROZEN: %moved = xor i32 {{%[^ ]+}}, [[OWN]]
; RUN: %{same} --block 256 | filecheck %s --check-prefix SAME
; RUN: variant HALF,GFX950 %s | %{shuffles} %{row} 2>&1 | filecheck %s --check-prefix NEEDS
; NEEDS: 0 rewritten: 1 needs all lanes active
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %rows, ptr addrspace(1) %out) #0 { ; but STATED
;STATED define amdgpu_kernel void @k(ptr addrspace(1) %rows, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
;Y  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %from = getelementptr i32, ptr addrspace(1) %rows, i32 %id
  %v = load i32, ptr addrspace(1) %from
  %scaled = shl i32 %id, 2
;X,Y,STATED  %index = xor i32 %scaled, 32
;HALF  %index = xor i32 %scaled, 128
;DIFFERS  %wave = lshr i32 %id, 6
;DIFFERS  %part = shl i32 %wave, 2
;DIFFERS  %index = xor i32 %scaled, %part
  %moved = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %v)
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
;Y  %sum = add i32 %moved, %y
;Y  store i32 %sum, ptr addrspace(1) %to
  store i32 %moved, ptr addrspace(1) %to ; but Y
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
;Y declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" } ; but GFX950
;GFX950 attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="1,256" }
;STATED !0 = !{i32 256, i32 1, i32 1}
