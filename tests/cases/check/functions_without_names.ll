; A function that has only a number keeps its facts to itself, as the unnamed ones of ROCm's device libraries, which
; `assert` and `printf` link in.
; RUN: ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: ldsopt liveness %s | filecheck %s --check-prefix NEEDED
; RUN: ldsopt pack %s -o %t.ll 2>&1 | filecheck %s --check-prefix PACKED

; CHECK: no findings
; CHECK: unnamed.0: {{.*}} 1 LDS instruction: 1 mapped exactly
; CHECK: unnamed.1: {{.*}} 1 LDS instruction: 1 mapped exactly
; CHECK: unnamed.2: {{.*}} 1 LDS instruction: 1 mapped exactly
; CHECK: unnamed.3: {{.*}} 1 LDS instruction: 1 mapped exactly

; Each variable is needed, by a function of its own, until both are read.
; NEEDED: meets: 2048 bytes of LDS, 2048 needed at one time
; PACKED: gave names to globals that have only a number
; PACKED: kernel meets: 2048 bytes of LDS, left alone: nothing to gain

target triple = "amdgcn-amd-amdhsa"
@ones = internal addrspace(3) global [256 x i32] poison, align 16
@twos = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @meets(ptr addrspace(1) %g, i32 %v) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" {
  call void @0(i32 %v)
  call void @1(i32 %v)
  %one = call i32 @2()
  %two = call i32 @3()
  %sum = sub i32 %one, %two
  store i32 %sum, ptr addrspace(1) %g
  ret void
}

define internal void @0(i32 %v) noinline "target-cpu"="gfx942" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [256 x i32], ptr addrspace(3) @ones, i32 0, i32 %id
  store i32 %v, ptr addrspace(3) %own
  ret void
}

define internal void @1(i32 %v) noinline "target-cpu"="gfx942" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [256 x i32], ptr addrspace(3) @twos, i32 0, i32 %id
  %twice = shl i32 %v, 1
  store i32 %twice, ptr addrspace(3) %own
  ret void
}

define internal i32 @2() noinline "target-cpu"="gfx942" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [256 x i32], ptr addrspace(3) @ones, i32 0, i32 %id
  %x = load i32, ptr addrspace(3) %own
  ret i32 %x
}

define internal i32 @3() noinline "target-cpu"="gfx942" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [256 x i32], ptr addrspace(3) @twos, i32 0, i32 %id
  %x = load i32, ptr addrspace(3) %own
  ret i32 %x
}
