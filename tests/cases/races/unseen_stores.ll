; Races that no plain access of the kernel shows: what is proved free, and what is not.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v %s -o %t.txt
; RUN: sed -nE 's/^([a-z_0-9]+): [0-9]+ pairs? of LDS [^:]*: /\1: /p' %t.txt | env LC_ALL=C sort | filecheck %s
source_filename = "<string>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1
declare void @unknown(ptr addrspace(3))
declare void @llvm.masked.store.v1i32.p3(<1 x i32>, ptr addrspace(3) captures(none), <1 x i1>) #2
declare void @llvm.masked.scatter.v1i32.v1p3(<1 x i32>, <1 x ptr addrspace(3)>, <1 x i1>) #3
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; CHECK: {{^}}by_a_pointer: 0 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}by_an_integer: 1 proved free of races, 1 definite{{$}}
; CHECK-NEXT: {{^}}by_assembly: 0 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}by_unknown_code: 0 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}called: 1 proved free of races, 1 definite{{$}}
; CHECK-NEXT: {{^}}flat: 1 proved free of races, 1 definite{{$}}
; CHECK-NEXT: {{^}}masked: 0 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}same: 2 proved free of races{{$}}
; CHECK-NEXT: {{^}}scattered: 0 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}shifted: 1 proved free of races{{$}}
; CHECK-NEXT: {{^}}shifted_down_too_far: 0 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}shifted_too_far: 0 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}undefined: 1 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}zeros: 1 proved free of races{{$}}
; CHECK-NEXT: {{^}}zeros_of_poison: 0 proved free of races, 1 unproven{{$}}
; CHECK-NOT: {{.}}

; A store that no instruction of the kernel makes is not overlooked: its own accesses of LDS are loads alone.
define amdgpu_kernel void @by_assembly(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  call void asm sideeffect "ds_write_b32 $0, $1", "v,v,~{memory}"(i32 %t, i32 %t)
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @by_unknown_code(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  call void @unknown(ptr addrspace(3) @A)
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @by_a_pointer(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %f = load ptr, ptr addrspace(1) %in, align 8
  call void %f()
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @masked(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  call void @llvm.masked.store.v1i32.p3(<1 x i32> splat (i32 7), ptr addrspace(3) align 4 %p, <1 x i1> splat (i1 true))
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @scattered(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %v = insertelement <1 x ptr addrspace(3)> poison, ptr addrspace(3) %p, i32 0
  call void @llvm.masked.scatter.v1i32.v1p3(<1 x i32> zeroinitializer, <1 x ptr addrspace(3)> align 4 %v, <1 x i1> splat (i1 true))
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @flat(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %f = addrspacecast ptr addrspace(3) %p to ptr
  store i32 %t, ptr %f, align 4
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @by_an_integer(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %i = ptrtoint ptr addrspace(3) %p to i64
  %f = inttoptr i64 %i to ptr addrspace(3)
  store i32 %t, ptr addrspace(3) %f, align 4
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

define internal void @called_h(i32 %t) #4 {
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}
define amdgpu_kernel void @called(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  call void @called_h(i32 %t)
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}

; Poison may be frozen to another number than arithmetic gives. In two of four waves it is poison, where code gives no
; 32, and no 0; then they have the other waves' places.
define amdgpu_kernel void @zeros_of_poison(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %m = and i32 %t, 64
  %s = lshr i32 %m, 1
  %z = call i32 @llvm.cttz.i32(i32 %m, i1 true)
  %f = freeze i32 %z
  %one = and i32 %f, 4
  %half = mul i32 %one, 16
  %rest = and i32 %t, 191
  %i = or i32 %rest, %half
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @zeros(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %m = and i32 %t, 64
  %s = lshr i32 %m, 1
  %z = call i32 @llvm.cttz.i32(i32 %m, i1 false)
  %f = freeze i32 %z
  %one = and i32 %f, 4
  %half = mul i32 %one, 16
  %rest = and i32 %t, 191
  %i = or i32 %rest, %half
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @shifted_too_far(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %m = and i32 %t, 64
  %s = lshr i32 %m, 1
  %z = shl i32 1, %s
  %f = freeze i32 %z
  %one = and i32 %f, 1
  %half = mul i32 %one, 64
  %rest = and i32 %t, 191
  %i = or i32 %rest, %half
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @shifted_down_too_far(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %m = and i32 %t, 64
  %s = lshr i32 %m, 1
  %z = lshr i32 64, %s
  %f = freeze i32 %z
  %one = and i32 %f, 64
  %half = mul i32 %one, 1
  %rest = and i32 %t, 191
  %i = or i32 %rest, %half
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @shifted(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %m = and i32 %t, 64
  %s = lshr i32 %m, 1
  %z = lshr i32 %m, 2
  %f = freeze i32 %z
  %one = and i32 %f, 16
  %half = mul i32 %one, 4
  %rest = and i32 %t, 191
  %i = or i32 %rest, %half
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

; An undefined value is another one in each wave: both take one of two halves, and LLVM says of neither which. An
; argument is the same.
define amdgpu_kernel void @undefined(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %f = freeze i32 undef
  %h = and i32 %f, 256
  %i = or i32 %t, %h
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a, align 4
  %j = xor i32 %i, 320
  %b = getelementptr i32, ptr addrspace(3) @A, i32 %j
  %y = load i32, ptr addrspace(3) %b, align 4
  store i32 %y, ptr addrspace(1) %out, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

define amdgpu_kernel void @same(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %f = freeze i32 %n
  %h = and i32 %f, 256
  %i = or i32 %t, %h
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a, align 4
  %j = xor i32 %i, 320
  %b = getelementptr i32, ptr addrspace(3) @A, i32 %j
  %y = load i32, ptr addrspace(3) %b, align 4
  store i32 %y, ptr addrspace(1) %out, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(1) %og, align 4
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #4 = { noinline }
