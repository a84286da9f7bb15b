; A conflict names the segments in which both are needed, or a phase in which waves need them at a time.
; RUN: variant BLOCK %s | ldsopt liveness - -q --report %t.json
; RUN: filecheck %s --check-prefix SEGMENT --input-file %t.json
; RUN: variant ARMS %s | ldsopt liveness - -q --report %t.json
; RUN: filecheck %s --check-prefix WAVES --input-file %t.json
; SEGMENT: "conflicts": [
; SEGMENT: "A",
; SEGMENT-NEXT: "B"
; SEGMENT: "phase": 1,
; SEGMENT-NEXT: "segments": [
; SEGMENT-NEXT: 1
; SEGMENT-NEXT: ],
; SEGMENT-NEXT: "concurrent": false
; SEGMENT-NEXT: }
; SEGMENT-NEXT: ],
; WAVES: "conflicts": [
; WAVES: "A",
; WAVES-NEXT: "B"
; WAVES: "phase": 0,
; WAVES: "concurrent": true
; WAVES-NEXT: }
; WAVES-NEXT: ],

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
@C = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k() #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %own.c = getelementptr i32, ptr addrspace(3) @C, i32 %tid
  %next.c = getelementptr i32, ptr addrspace(3) @C, i32 %next
;BLOCK   store i32 7, ptr addrspace(3) %own.a
;BLOCK   fence syncscope("workgroup") release
;BLOCK   call void @llvm.amdgcn.s.barrier()
;BLOCK   fence syncscope("workgroup") acquire
;BLOCK   %a = load i32, ptr addrspace(3) %next.a
;BLOCK   store i32 7, ptr addrspace(3) %own.b
;BLOCK   fence syncscope("workgroup") release
;BLOCK   call void @llvm.amdgcn.s.barrier()
;BLOCK   fence syncscope("workgroup") acquire
;BLOCK   %b = load i32, ptr addrspace(3) %next.b
;BLOCK   fence syncscope("workgroup") release
;BLOCK   call void @llvm.amdgcn.s.barrier()
;BLOCK   fence syncscope("workgroup") acquire
;BLOCK   store i32 7, ptr addrspace(3) %own.c
;ARMS   %g = icmp ult i32 %tid, 10
;ARMS   br i1 %g, label %yes, label %no
;ARMS yes:
;ARMS   store i32 7, ptr addrspace(3) @A
;ARMS   %a = load i32, ptr addrspace(3) @A
;ARMS   br label %end
;ARMS no:
;ARMS   store i32 7, ptr addrspace(3) @B
;ARMS   %b = load i32, ptr addrspace(3) @B
;ARMS   br label %end
;ARMS end:
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
