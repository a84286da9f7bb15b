; Two waves may load different numbers by buffer loads that other waves can see stores through: marked accesses, by which
; waves tell each other how far they have come.
; RUN: ldsopt check %s --mcpu gfx942 | filecheck %s --check-prefix=EQUAL
; RUN: sed 's/i32 0) ; policy/i32 2)/' %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=EQUAL
; RUN: sed 's/i32 0) ; policy/i32 1)/' %s | ldsopt check - --mcpu gfx942 | filecheck %s
; RUN: sed 's/i32 0) ; policy/i32 16)/' %s | ldsopt check - --mcpu gfx942 | filecheck %s
; RUN: sed 's/i32 0) ; policy/i32 1)/' %s | ldsopt check - --mcpu gfx1201 | filecheck %s --check-prefix=EQUAL
; RUN: sed 's/i32 0) ; policy/i32 8)/' %s | ldsopt check - --mcpu gfx1201 | filecheck %s
; RUN: sed 's/i32 0) ; policy/i32 -2147483648)/' %s | ldsopt check - --mcpu gfx1201 | filecheck %s

; CHECK: unproven wave-race in flag
; EQUAL: no findings
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global i32 poison, align 4

define amdgpu_kernel void @flag(ptr addrspace(1) %p) #0 {
  %flags = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 4, i32 159744)
  %seen = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %flags, i32 0, i32 0, i32 0) ; policy
  store i32 %seen, ptr addrspace(3) @A
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
