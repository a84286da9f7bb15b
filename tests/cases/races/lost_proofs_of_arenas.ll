; In an arena no access is known to keep to its variable: `pack --check` names the kernels that it leaves without proof.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s --verbose -o %t.txt
; RUN: filecheck %s --check-prefix PROVED --input-file %t.txt
; RUN: ldsopt pack %s --check -o %t.ll > %t.said 2>&1
; RUN: filecheck %s --input-file %t.said
; RUN: ldsopt verify %s %t.ll > %t.compared 2>&1
; RUN: filecheck %s --input-file %t.compared

; PROVED: by_argument: {{.*}} pairs of LDS accesses of two waves in one barrier interval: [[N:[0-9]+]] proved free of races{{$}}
; PROVED: by_item: {{.*}} pairs of LDS accesses of two waves in one barrier interval: [[N:[0-9]+]] proved free of races{{$}}

; CHECK-NOT: note: {{.*}}by_item
; CHECK: note: {{.*}}by_argument: that its waves do not race for LDS is proved of the input, and not of the output:
; CHECK-NOT: note: {{.*}}by_item

target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [4096 x i32] poison
@b = internal addrspace(3) global [256 x i32] poison
@c = internal addrspace(3) global [4096 x i32] poison
@d = internal addrspace(3) global [4096 x i32] poison
@e = internal addrspace(3) global [256 x i32] poison
@f = internal addrspace(3) global [4096 x i32] poison

; The rows of @a begin at an argument, which reaches into @b only where it leaves @a.
define amdgpu_kernel void @by_argument(i32 %n, ptr addrspace(1) %p) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = add i32 %id, %n
  %at = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %bt = getelementptr i32, ptr addrspace(3) @b, i32 %id
  %ct = getelementptr i32, ptr addrspace(3) @c, i32 %id
  store i32 %id, ptr addrspace(3) %at
  store i32 %id, ptr addrspace(3) %bt
  %x = load i32, ptr addrspace(3) %at
  %y = load i32, ptr addrspace(3) %bt
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %x, ptr addrspace(3) %ct
  %z = load i32, ptr addrspace(3) %ct
  %s = add i32 %y, %z
  %g = getelementptr i32, ptr addrspace(1) %p, i32 %id
  store i32 %s, ptr addrspace(1) %g
  ret void
}

define amdgpu_kernel void @by_item(i32 %n, ptr addrspace(1) %p) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(3) @d, i32 %id
  %bt = getelementptr i32, ptr addrspace(3) @e, i32 %id
  %ct = getelementptr i32, ptr addrspace(3) @f, i32 %id
  store i32 %id, ptr addrspace(3) %at
  store i32 %id, ptr addrspace(3) %bt
  %x = load i32, ptr addrspace(3) %at
  %y = load i32, ptr addrspace(3) %bt
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %x, ptr addrspace(3) %ct
  %z = load i32, ptr addrspace(3) %ct
  %s = add i32 %y, %z
  %g = getelementptr i32, ptr addrspace(1) %p, i32 %id
  store i32 %s, ptr addrspace(1) %g
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }
