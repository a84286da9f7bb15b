; A lane that a branch leaves out computes nothing: what readlane reads of it may be any number.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s -v -o %t.txt
; RUN: filecheck %s --input-file %t.txt

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

; CHECK: {{^}}left_out: {{.*}}: 0 proved free of races, 1 unproven{{$}}
define amdgpu_kernel void @left_out(i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %row = shl i32 %wave, 6
  %low = icmp ult i32 %lane, 32
  br i1 %low, label %then, label %end
then:
  %moved = add i32 %lane, %n
  %column = and i32 %moved, 63
  %v = call i32 @llvm.amdgcn.readlane.i32(i32 %column, i32 40)
  %at = add i32 %row, %v
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %wave, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; CHECK: {{^}}first: {{.*}}: 1 proved free of races{{$}}
define amdgpu_kernel void @first(i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %row = shl i32 %wave, 6
  %low = icmp ult i32 %lane, 32
  br i1 %low, label %then, label %end
then:
  %moved = add i32 %lane, %n
  %column = and i32 %moved, 63
  %v = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %column)
  %at = add i32 %row, %v
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %wave, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; All lanes of a wave are there, or none.
; CHECK: {{^}}of_one_wave: {{.*}}: 3 proved free of races{{$}}
define amdgpu_kernel void @of_one_wave(i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %leading = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %first = icmp ult i32 %leading, 64
  %moved = add i32 %lane, %n
  br i1 %first, label %then, label %else
then:
  %column = and i32 %moved, 63
  %v = call i32 @llvm.amdgcn.readlane.i32(i32 %column, i32 40)
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %v
  store i32 1, ptr addrspace(3) %p
  ret void
else:
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 2, ptr addrspace(3) %q
  ret void
}

; CHECK: {{^}}all: {{.*}}: 1 proved free of races{{$}}
define amdgpu_kernel void @all(i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %row = shl i32 %wave, 6
  %moved = add i32 %lane, %n
  %column = and i32 %moved, 63
  %v = call i32 @llvm.amdgcn.readlane.i32(i32 %column, i32 40)
  %at = add i32 %row, %v
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %wave, ptr addrspace(3) %p
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
