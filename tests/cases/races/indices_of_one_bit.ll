; An index of a getelementptr is signed: that of one bit is 0 or -1.
; RUN: exits 1 ldsopt check %s -v -o %t.txt
; RUN: filecheck %s --input-file %t.txt

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i8] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()

; CHECK: {{^}}backwards: {{.*}}: 1 proved free of races, 1 definite{{$}}
define amdgpu_kernel void @backwards(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i8, ptr addrspace(3) @A, i32 %t
  %first = icmp ult i32 %t, 64
  br i1 %first, label %write, label %read
write:
  store i8 1, ptr addrspace(3) %own
  ret void
read:
  %before = getelementptr i8, ptr addrspace(3) %own, i1 true
  %v = load i8, ptr addrspace(3) %before
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %t
  store i8 %v, ptr addrspace(1) %to
  ret void
}

; CHECK: {{^}}nowhere: {{.*}}: 2 proved free of races{{$}}
define amdgpu_kernel void @nowhere(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i8, ptr addrspace(3) @A, i32 %t
  %first = icmp ult i32 %t, 64
  br i1 %first, label %write, label %read
write:
  store i8 1, ptr addrspace(3) %own
  ret void
read:
  %before = getelementptr i8, ptr addrspace(3) %own, i1 false
  %v = load i8, ptr addrspace(3) %before
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %t
  store i8 %v, ptr addrspace(1) %to
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
