; `ldsopt liveness`: the files that it writes, and its exit codes.
; RUN: variant SHARING %s > %t.ll
; RUN: ldsopt liveness %t.ll --svg %t.svg --report %t.json --graph %t.dot --mark -o %t.m.ll > %t.plain
; RUN: filecheck %s --check-prefix GRAPH --input-file %t.dot
; GRAPH: "B" -- "C" [label="phase 3"];
; RUN: %{python} -c "import json, xml.etree.ElementTree as ET; found = json.load(open('%t.json')); \
; RUN:   assert len(ET.parse('%t.svg').getroot().findall('.//{*}line')) == 4; \
; RUN:   assert found['schema'] == 'ldsopt.liveness/1' and [edge['buffers'] for edge in found['kernels'][0]['conflicts']] == [['B', 'C']]"
; RUN: ldsopt liveness %t.ll --graph %t.json
; RUN: %{python} -c "import json; assert json.load(open('%t.json'))['kernels'][0]['nodes'][0]['ranges'] == [[0, 2]]"

; Marks are verified and put aside.
; RUN: ldsopt liveness %t.m.ll > %t.marked
; RUN: %{python} -c "plain, marked = ([line.split('  ')[:4] for line in open('%t.' + name)] for name in ('plain', 'marked')); assert plain == marked"
; RUN: exits 2 ldsopt liveness %t.ll --mark 2>&1 | filecheck %s --check-prefix TOGETHER
; TOGETHER: go together

; RUN: variant READ %s > %t.ll
; RUN: exits 1 ldsopt liveness %t.ll 2>&1 | filecheck %s --check-prefix UNWRITTEN
; UNWRITTEN: reads bytes of @A that no path has written [unwritten-read]
; RUN: variant WRITE %s > %t.ll
; RUN: ldsopt liveness %t.ll
; RUN: variant NOTHING %s > %t.ll
; RUN: ldsopt liveness %t.ll
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
;SHARING,WRITE  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;SHARING,WRITE  store i32 7, ptr addrspace(3) %p1
;SHARING  fence syncscope("workgroup") release
;SHARING  call void @llvm.amdgcn.s.barrier()
;SHARING  fence syncscope("workgroup") acquire
;SHARING,READ  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;SHARING,READ  %v2 = load i32, ptr addrspace(3) %p2
;SHARING,READ  store i32 %v2, ptr addrspace(1) %out
;SHARING  fence syncscope("workgroup") release
;SHARING  call void @llvm.amdgcn.s.barrier()
;SHARING  fence syncscope("workgroup") acquire
;SHARING  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;SHARING  store i32 7, ptr addrspace(3) %p3
;SHARING  fence syncscope("workgroup") release
;SHARING  call void @llvm.amdgcn.s.barrier()
;SHARING  fence syncscope("workgroup") acquire
;SHARING  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;SHARING  %v4 = load i32, ptr addrspace(3) %p4
;SHARING  store i32 %v4, ptr addrspace(1) %out
;SHARING  %p5 = getelementptr i32, ptr addrspace(3) @C, i32 %tid
;SHARING  store i32 7, ptr addrspace(3) %p5
;SHARING  fence syncscope("workgroup") release
;SHARING  call void @llvm.amdgcn.s.barrier()
;SHARING  fence syncscope("workgroup") acquire
;SHARING  %p6 = getelementptr i32, ptr addrspace(3) @C, i32 %next
;SHARING  %v6 = load i32, ptr addrspace(3) %p6
;SHARING  store i32 %v6, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
