; Waits are a price of bytes: that more waves run pays for them where it is asked for by name. The compiler is one that knows the listings of
; both versions, of a kernel with 5 waits of which 2 waves run at a time; nothing is told of what is not said.
; DEFINE: %{listing} = %{python} -c "import sys; runs, waits = sys.argv[1:]; print('\t.text' + (chr(10) + '\t.type k,@function' + chr(10) + 'k:' + chr(10) + int(waits) * ('\ts_waitcnt vmcnt(0)' + chr(10)) + '\ts_endpgm' + chr(10) + '\t.amdhsa_kernel k' + chr(10) + '\t.end_amdhsa_kernel' + chr(10) + '\t.text' + chr(10) + '.Lend:' + chr(10) + '\t.size k, .Lend-k' + chr(10) + ('; Occupancy: ' + runs) * bool(runs) if waits else ''))"
; DEFINE: %{pack} = ldsopt pack %s --mcpu gfx942 --compiler llc:%t.d/llc -o %t.ll
; RUN: mkdir -p %t.d
; RUN: sed -n 's/^;llc //p' %s > %t.d/llc
; RUN: chmod +x %t.d/llc
; RUN: %{listing} 2 5 > %t.d/before
; RUN: %{listing} '3' '9' > %t.d/after
; RUN: %{pack} --goal step 2>&1 | filecheck %s --check-prefix PACKED
; RUN: %{listing} '2' '5' > %t.d/after
; RUN: %{pack} --goal step 2>&1 | filecheck %s --check-prefix PACKED
; RUN: %{listing} '2' '4' > %t.d/after
; RUN: %{pack} --goal step 2>&1 | filecheck %s --check-prefix PACKED
; RUN: %{listing} '2' '7' > %t.d/after
; RUN: %{pack} --goal step 2>&1 | filecheck %s --check-prefix NO-GAIN
; RUN: %{listing} '3' '7' > %t.d/after
; RUN: %{pack} 2>&1 | filecheck %s --check-prefix DEAR
; RUN: %{listing} '3' '5' > %t.d/after
; RUN: %{pack} 2>&1 | filecheck %s --check-prefix PACKED
; RUN: %{listing} '3' '7' > %t.d/after
; RUN: %{pack} --goal step 2>&1 | filecheck %s --check-prefix PACKED
; RUN: %{listing} '2' '4' > %t.d/after
; RUN: %{pack} --goal workgroups 2>&1 | filecheck %s --check-prefix NO-MORE
; RUN: %{listing} '1' '9' > %t.d/after
; RUN: %{pack} --goal bytes 2>&1 | filecheck %s --check-prefix PACKED
; RUN: %{listing} '' '4' > %t.d/after
; RUN: %{pack} --goal workgroups 2>&1 | filecheck %s --check-prefix NO-MORE
; RUN: %{listing} '2' '' > %t.d/after
; RUN: %{pack} --goal step 2>&1 | filecheck %s --check-prefix PACKED
; PACKED: 1 of 1 kernel packed
; NO-GAIN: , left alone: 1024 bytes fewer let no more waves run at a time, and its code would be worse: waits 5 → 7, vmcnt(0) 5 → 7, drains 5 → 7{{$}}
; DEAR: , left alone: 3 waves would run at a time instead of 2, and its code would be worse: waits 5 → 7, vmcnt(0) 5 → 7, drains 5 → 7 (--goal step){{$}}
; NO-MORE: , left alone: 1024 bytes fewer let no more waves run at a time{{$}}

;llc #!/bin/sh
;llc [ "$1" = --version ] && { echo LLVM version 22.1.0; exit; }
;llc cd $(dirname "$0")
;llc grep -q '@A = ' && exec cat before
;llc exec cat after

; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

define amdgpu_kernel void @k(ptr addrspace(1) %to) #2 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %va, ptr addrspace(1) %oa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nb = xor i32 %t, 1
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
  %vb = load i32, ptr addrspace(3) %qb, align 4
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vb, ptr addrspace(1) %ob, align 4
  ret void
}

attributes #0 = { convergent nocallback nofree nounwind willreturn }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }

!0 = !{i32 256, i32 1, i32 1}
