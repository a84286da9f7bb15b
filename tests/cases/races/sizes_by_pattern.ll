; Templates of C++ have long names and a size each: a pattern names them, and `*` takes the size from the launch bounds.
; A kernel of two dimensions is written for one size. Without it the solver is asked until two work-items may meet.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s -v | filecheck %s
; RUN: ldsopt check %s -v --assume 'workgroup-size@*gemm*=64' | filecheck %s
; RUN: ldsopt check %s --assume 'workgroup-size=64,*' | filecheck %s --check-prefix ALL
; RUN: ldsopt check %s --assume 'workgroup-size@*tile*=64,*' | filecheck %s --check-prefix ALL
; RUN: ldsopt check %s --assume 'workgroup-size@*ILi4E*=64,4' | filecheck %s --check-prefix SOME
; RUN: ldsopt check %s --assume 'workgroup-size@*tile*=64,*' --assume workgroup-size@_Z4tileILi8EEvPi=16,32 \
; RUN:   | filecheck %s --check-prefix OWN
; RUN: exits 1 ldsopt check %s --assume 'workgroup-size@_Z4rows*=128,*' | filecheck %s --check-prefix WIDE
; RUN: exits 3 ldsopt check %s --assume 'workgroup-size@*tile*=64,*' --assume 'workgroup-size@*Li8*=16,32' 2>&1 \
; RUN:   | filecheck %s --check-prefix TWICE
; RUN: sed 's/"1,512"/"1,1024"/' %s | ldsopt check - --assume 'workgroup-size=64,*' -o %t.none 2>&1 | filecheck %s --check-prefix NONE
; RUN: exits 2 ldsopt check %s --assume 'workgroup-size=*,*' 2>&1 | filecheck %s --check-prefix NO-SIZE
; RUN: ldsopt compile %s -o %t.s
; RUN: ldsopt check %t.s --assume 'workgroup-size=64,*' | filecheck %s --check-prefix SOME
; RUN: sed 's/"1,[0-9]*"/"1,1024"/' %s | ldsopt compile - -o %t.1024.s
; RUN: ldsopt check %t.1024.s --assume 'workgroup-size=64,*' | filecheck %s --check-prefix UNDECIDED

; CHECK: 0 definite, {{[1-9]}}
; CHECK: {{^}}unproven wave-race in _Z4tileILi4EEvPi
; CHECK-SAME: two waves
; CHECK: the sizes of its workgroups are not known, and of some sizes two work-items may meet
; CHECK: {{^}}  help: say the size of its launches: --assume workgroup-size@_Z4tileILi4EEvPi=X,Y,Z, or reqd_work_group_size
; ALL: no findings
; ALL: {{^}}assumed: workgroup-size{{(@\*tile\*)?}}=64,*
; SOME-NOT: wave-race in _Z4tileILi4EEvPi
; SOME: {{^}}unproven wave-race in _Z4tileILi8EEvPi
; UNDECIDED: {{^}}unproven wave-race in _Z4tileILi4EEvPi
; UNDECIDED-NOT: assumed: {{.*}}workgroup-size
; OWN: no findings
; OWN-DAG: {{^}}assumed: workgroup-size@*tile*=64,*
; OWN-DAG: {{^}}assumed: workgroup-size@_Z4tileILi8EEvPi=16,32
; WIDE: {{^}}definite wave-race in _Z4rowstile
; TWICE: {{^}}ldsopt: error: {{.*}}: two sizes are said of workgroups of '_Z4tileILi8EEvPi': workgroup-size@{{.*}} and workgroup-size@
; NONE: {{^}}ldsopt: note: workgroup-size=64,* says nothing of _Z4tileILi8EEvPi and 1 more: the launch bounds do not decide its size; say it in numbers
; NO-SIZE: {{^}}ldsopt: error: {{.*}}workgroup-size=*,*

target triple = "amdgcn-amd-amdhsa"

@tile4 = internal addrspace(3) global [768 x i32] poison, align 4
@tile8 = internal addrspace(3) global [1536 x i32] poison, align 4
@rows = internal addrspace(3) global [576 x i32] poison, align 4

declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()

; The number of the work-item by blockDim.x, and steps of a whole workgroup.
define amdgpu_kernel void @_Z4tileILi4EEvPi(ptr addrspace(1) %from) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %size.at = getelementptr inbounds nuw i8, ptr addrspace(4) %implicit, i64 12
  %size = load i16, ptr addrspace(4) %size.at, align 4
  %row = zext i16 %size to i32
  %before = mul nuw nsw i32 %y, %row
  %item = add nuw nsw i32 %before, %x
  %own = getelementptr inbounds i32, ptr addrspace(1) %from, i32 %item
  %value = load i32, ptr addrspace(1) %own, align 4
  %first = getelementptr inbounds i32, ptr addrspace(3) @tile4, i32 %item
  store i32 %value, ptr addrspace(3) %first, align 4
  %again = add nuw nsw i32 %item, 256
  %second = getelementptr inbounds i32, ptr addrspace(3) @tile4, i32 %again
  store i32 %value, ptr addrspace(3) %second, align 4
  %more = add nuw nsw i32 %item, 512
  %third = getelementptr inbounds i32, ptr addrspace(3) @tile4, i32 %more
  store i32 %value, ptr addrspace(3) %third, align 4
  ret void
}

; As device libraries load it: the last workgroup's own size, in elements of 16 bits.
define amdgpu_kernel void @_Z4tileILi8EEvPi(ptr addrspace(1) %from) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,512" {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %groups = load i32, ptr addrspace(4) %implicit, align 4
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %is.whole = icmp ult i32 %group, %groups
  %by = select i1 %is.whole, i64 6, i64 9
  %size.at = getelementptr inbounds nuw i16, ptr addrspace(4) %implicit, i64 %by
  %size = load i16, ptr addrspace(4) %size.at, align 2
  %row = zext i16 %size to i32
  %before = mul nuw nsw i32 %y, %row
  %item = add nuw nsw i32 %before, %x
  %own = getelementptr inbounds i32, ptr addrspace(1) %from, i32 %item
  %value = load i32, ptr addrspace(1) %own, align 4
  %first = getelementptr inbounds i32, ptr addrspace(3) @tile8, i32 %item
  store i32 %value, ptr addrspace(3) %first, align 4
  %again = add nuw nsw i32 %item, 512
  %second = getelementptr inbounds i32, ptr addrspace(3) @tile8, i32 %again
  store i32 %value, ptr addrspace(3) %second, align 4
  %more = add nuw nsw i32 %item, 1024
  %third = getelementptr inbounds i32, ptr addrspace(3) @tile8, i32 %more
  store i32 %value, ptr addrspace(3) %third, align 4
  ret void
}

; Rows of 64 elements, whatever the workgroup's size.
define amdgpu_kernel void @_Z4rowstile() "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,512" {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %before = shl i32 %y, 6
  %item = add i32 %before, %x
  %at = getelementptr inbounds i32, ptr addrspace(3) @rows, i32 %item
  store i32 %x, ptr addrspace(3) %at, align 4
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
