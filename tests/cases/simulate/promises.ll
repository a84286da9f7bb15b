; A launch that breaks a promise is refused; what rests on the promise says nothing of it.

; RUN: not ldsopt simulate %s --block 64 --arg -5 --arg 1 --arg -1 --arg 'i8[64]=zeros' --assume sizes-are-not-negative 2>&1 | filecheck %s --check-prefix FIVE
; RUN: not ldsopt simulate %s --block 64 --arg 4294967291 --arg 1 --arg -1 --arg 'i8[64]=zeros' --assume sizes-are-not-negative 2>&1 | filecheck %s --check-prefix FIVE
; RUN: not ldsopt simulate %s --block 64 --arg i32=-5 --arg 1 --arg -1 --arg 'i8[64]=zeros' --assume sizes-are-not-negative 2>&1 | filecheck %s --check-prefix FIVE
; RUN: not ldsopt simulate %s --block 32,2 --arg 4 --arg 1 --arg -1 --arg 'i8[64]=zeros' --assume unread-dimensions-are-one 2>&1 | filecheck %s --check-prefix ROWS
; RUN: not ldsopt simulate %s --block 16,1,4 --arg 4 --arg 1 --arg -1 --arg 'i8[64]=zeros' --assume unread-dimensions-are-one 2>&1 | filecheck %s --check-prefix PLANES
; RUN: ldsopt simulate %s --block 64 --arg -5 --arg 1 --arg -1 --arg 'i8[64]=zeros' --assume unread-dimensions-are-one
; RUN: ldsopt simulate %s --block 32,2 --arg 0 --arg -3 --arg -1 --arg 'i8[64]=zeros' --assume sizes-are-not-negative
; RUN: variant READ %s > %t.ll
; RUN: ldsopt simulate %t.ll --block 32,2 --arg 4 --arg 1 --arg -1 --arg 'i8[64]=zeros' --assume unread-dimensions-are-one

; FIVE: the launch does not keep sizes-are-not-negative: argument 0 of 'k' is -5
; ROWS: the launch does not keep unread-dimensions-are-one: {{.*}}size 2 along y, and nothing reads that id
; PLANES: the launch does not keep unread-dimensions-are-one: {{.*}}size 4 along z, and nothing reads that id

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
define amdgpu_kernel void @k(i32 %rows, i32 %stride, i64 %wide, ptr addrspace(1) %o) #0 {
entry:
;READ   %y = call i32 @llvm.amdgcn.workitem.id.y()
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %left = add i32 %rows, -64
  %some = icmp slt i32 %item, %left
  br i1 %some, label %then, label %end
then:
  %at = mul i32 %item, %stride
  %far = icmp sgt i32 %at, 4096
  %large = icmp sgt i64 %wide, 0
  %stored = and i1 %far, %large
  store i1 %stored, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
