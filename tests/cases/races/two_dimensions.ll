; A kernel that reads ids along x and y, and states no sizes, is taken to have one work-item along z. Nothing says which
; of many shapes it is written for, so a race that an execution shows in one of them is no definite one.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check %s | filecheck %s
; RUN: ldsopt check %s --assume workgroup-size=16,16,1 | filecheck %s --check-prefix TOLD
; RUN: exits 1 ldsopt check %s --assume workgroup-size=32,8,1 -o %t.other
; RUN: filecheck %s --check-prefix OTHER --input-file %t.other
; RUN: ldsopt check %s --assume workgroup-size@tile=16,16 | filecheck %s --check-prefix ONE
; RUN: exits 1 ldsopt check %s --assume workgroup-size@tile=32,8 --assume workgroup-size=16,16 -o %t.its
; RUN: filecheck %s --check-prefix OTHER --input-file %t.its
; RUN: exits 3 ldsopt check %s --assume workgroup-size@tiles=16,16 2>&1 | filecheck %s --check-prefix NO-KERNEL
; RUN: ldsopt check %s --no-assume unread-dimensions-are-one | filecheck %s --check-prefix REFUSED
; RUN: ldsopt compile %s -o %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix CODE
; RUN: ldsopt check %t.s --assume workgroup-size@tile=16,16 | filecheck %s --check-prefix ONE
; RUN: exits 3 ldsopt check %t.s --assume workgroup-size@tiles=16,16 2>&1 | filecheck %s --check-prefix NO-KERNEL
; RUN: exits 3 ldsopt check %t.s --assume workgroup-size=32,32 2>&1 | filecheck %s --check-prefix TOO-MANY

; CHECK: 0 definite, 1 unproven
; CHECK: {{^}}unproven wave-race in tile
; CHECK: {{^}}  unproven: {{.*}}wave {{[0-9]}} writes LDS byte {{[0-9]+}} that wave {{[0-9]}} touched
; CHECK-SAME: in a launch of {{[0-9]+ x [0-9]+}} x 1 work-items
; CHECK: {{^}}  help: {{.*}}of workgroups of a known size more is proved (--assume workgroup-size=X,Y,Z)
; CHECK-NOT: wave-race in first_nine
; CHECK: {{^}}assumed: unread-dimensions-are-one

; TOLD: no findings
; TOLD: {{^}}assumed: workgroup-size=16,16,1
; ONE: no findings
; ONE-DAG: {{^}}assumed: unread-dimensions-are-one
; ONE-DAG: {{^}}assumed: workgroup-size@tile=16,16
; NO-KERNEL: {{^}}ldsopt: error: {{.*}}: no kernel is named 'tiles', as workgroup-size@tiles=16,16 says; name one of these: first_nine, tile
; OTHER: {{^}}definite wave-race in tile
; REFUSED: {{^}}unproven wave-race in first_nine
; TOO-MANY: {{^}}ldsopt: error: {{.*}}.s: workgroups of 'first_nine' have 1 to 256 work-items, which is not workgroup-size=32,32
; CODE: 0 definite, 1 unproven
; CODE: {{^}}unproven wave-race in tile
; CODE: {{^}}  help: {{.*}}of workgroups of a known size more is told (--assume workgroup-size=X,Y,Z)

target triple = "amdgcn-amd-amdhsa"
@K = internal addrspace(3) global [9 x i32] poison, align 4
@T = internal addrspace(3) global [256 x i32] poison, align 4

; Nine work-items of the first row write; one of another plane would have the same ids along x and y.
define amdgpu_kernel void @first_nine() #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = shl i32 %y, 4
  %t = add i32 %row, %x
  %few = icmp ult i32 %t, 9
  br i1 %few, label %work, label %end
work:
  %p = getelementptr inbounds [9 x i32], ptr addrspace(3) @K, i32 0, i32 %t
  store i32 %x, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; A tile of 16 x 16.
define amdgpu_kernel void @tile() #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = shl i32 %y, 4
  %t = add i32 %row, %x
  %u = and i32 %t, 255
  %p = getelementptr inbounds [256 x i32], ptr addrspace(3) @T, i32 0, i32 %u
  store i32 %y, ptr addrspace(3) %p
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }
