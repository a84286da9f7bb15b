; A phi of the same operation on the same value in both arms, as LLVM leaves where it takes one out of an arm in part, is
; that operation. What is read from behind a barrier is computed by it.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check -v %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK-DAG: {{^}}same: 1 pair {{.*}}: 1 proved free of races
; CHECK-DAG: {{^}}deeper: 1 pair {{.*}}: 1 proved free of races
; The operands of a sum may come in any order, those of a difference may not.
; CHECK-DAG: {{^}}swapped: 1 pair {{.*}}: 1 proved free of races
; CHECK-DAG: {{^}}subtracted: 1 pair {{.*}}: 0 proved free of races, 1 definite
; In one arm another bit decides.
; CHECK-DAG: {{^}}other: 1 pair {{.*}}: 0 proved free of races, 1 definite
; In one arm the sum does not wrap.
; CHECK-DAG: {{^}}flagged: 1 pair {{.*}}: 0 proved free of races, 1 definite
; The operation is on what a loop has changed since in one of the arms.
; CHECK-DAG: {{^}}turned: 1 pair {{.*}}: 0 proved free of races, 1 unproven

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [1024 x i32] poison, align 16

define amdgpu_kernel void @same(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %any = icmp slt i32 %n, 7
  br i1 %any, label %one, label %two
one:
  %a = and i32 %t, 192
  br label %end
two:
  %b = and i32 %t, 192
  br label %end
end:
  %high = phi i32 [ %a, %one ], [ %b, %two ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %low = and i32 %t, 63
  %i = or disjoint i32 %high, %low
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @S, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}

define amdgpu_kernel void @deeper(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %any = icmp slt i32 %n, 7
  br i1 %any, label %one, label %two
one:
  %a0 = lshr i32 %t, 6
  %a = and i32 %a0, 3
  br label %end
two:
  %b0 = lshr i32 %t, 6
  %b = and i32 %b0, 3
  br label %end
end:
  %wave = phi i32 [ %a, %one ], [ %b, %two ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %high = shl i32 %wave, 6
  %low = and i32 %t, 63
  %i = or disjoint i32 %high, %low
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @S, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}

define amdgpu_kernel void @swapped(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %high = and i32 %t, 192
  %any = icmp slt i32 %n, 7
  br i1 %any, label %one, label %two
one:
  %a = or disjoint i32 %high, %low
  br label %end
two:
  %b = or disjoint i32 %low, %high
  br label %end
end:
  %i = phi i32 [ %a, %one ], [ %b, %two ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @S, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}

define amdgpu_kernel void @subtracted(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %high = and i32 %t, 192
  %any = icmp slt i32 %n, 7
  br i1 %any, label %one, label %two
one:
  %a = sub i32 %t, %high
  br label %end
two:
  %b = sub i32 %high, %t
  br label %end
end:
  %i = phi i32 [ %a, %one ], [ %b, %two ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %place = and i32 %i, 255
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @S, i32 %place
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}

define amdgpu_kernel void @other(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %any = icmp slt i32 %n, 7
  br i1 %any, label %one, label %two
one:
  %a = and i32 %t, 192
  br label %end
two:
  %b = and i32 %t, 128
  br label %end
end:
  %high = phi i32 [ %a, %one ], [ %b, %two ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %low = and i32 %t, 63
  %i = or disjoint i32 %high, %low
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @S, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}

define amdgpu_kernel void @flagged(i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %any = icmp slt i32 %n, 7
  br i1 %any, label %one, label %two
one:
  %a = shl nuw i32 %t, 28
  br label %end
two:
  %b = shl i32 %t, 28
  br label %end
end:
  %high = phi i32 [ %a, %one ], [ %b, %two ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i = lshr i32 %high, 28
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @S, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}

define amdgpu_kernel void @turned(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %j = phi i32 [ %t, %entry ], [ %j1, %more ]
  %a = and i32 %j, 255
  %any = icmp slt i32 %j, %n
  br i1 %any, label %more, label %two
more:
  %j1 = lshr i32 %j, 1
  %out = icmp eq i32 %j1, 3
  br i1 %out, label %one, label %loop
one:
  br label %end
two:
  %b = and i32 %j, 255
  br label %end
end:
  %i = phi i32 [ %a, %one ], [ %b, %two ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr inbounds nuw i32, ptr addrspace(3) @S, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
