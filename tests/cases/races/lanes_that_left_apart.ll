; Lanes that leave a loop in different iterations take with them what one lane told all of them in these. A branch on it
; behind the loop parts the lanes of a wave, so the first lane there is no lane with a number.
; RUN: exits 1 ldsopt check %s -v -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: definite wave-race in apart

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()

; CHECK: {{^}}apart: {{.*}}: 0 proved free of races, 1 definite{{$}}
define amdgpu_kernel void @apart(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  %w = lshr i32 %t, 6
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)
  %most = mul i32 %l, %w
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  %told = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i, %most
  br i1 %more, label %loop, label %behind
behind:
  call void @llvm.amdgcn.s.barrier()
  %odd = and i32 %told, 1
  %c = icmp eq i32 %odd, %wave
  br i1 %c, label %some, label %end
some:
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %l)
  store i32 %first, ptr addrspace(3) @A
  br label %end
end:
  ret void
}

; CHECK: {{^}}together: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @together(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = and i32 %t, 63
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i, %n
  br i1 %more, label %loop, label %behind
behind:
  call void @llvm.amdgcn.s.barrier()
  %odd = and i32 %i, 1
  %c = icmp eq i32 %odd, 1
  br i1 %c, label %all, label %end
all:
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %l)
  store i32 %first, ptr addrspace(3) @A
  br label %end
end:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
