; Copies and reads through addresses that front-ends compute as integers are told apart with --precise alone: by default only an address
; plus an integer keeps its base. The read waits for no copy then.
; RUN: variant BARE %s | ldsopt annotate - --no-check -o %t.plain.ll
; RUN: filecheck %s --check-prefix PLAIN --input-file %t.plain.ll
; RUN: variant BARE %s | ldsopt annotate - --no-check --precise -o %t.precise.ll
; RUN: filecheck %s --check-prefix PRECISE --input-file %t.precise.ll
; RUN: ldsopt compile %t.plain.ll -o - | filecheck %s --check-prefix WAITS
; RUN: ldsopt compile %t.precise.ll -o - | filecheck %s --check-prefix FREE
; PLAIN-NOT: load i32{{.*}}!noalias
; PLAIN: store i32 %v
; PRECISE: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}!alias.scope
; PRECISE: load i32{{.*}}!alias.scope
; WAITS: s_waitcnt vmcnt(0)
; WAITS-NEXT: ds_read_b32
; FREE-NOT: s_waitcnt vmcnt(0)
; FREE: ds_read_b32

target triple = "amdgcn-amd-amdhsa"
@X = external addrspace(3) global [0 x i8], align 1024
@Y = external addrspace(3) global [0 x i8], align 1024
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %out) #0 {
  %x = ptrtoint ptr addrspace(3) @X to i64
  %x.sum = add i64 %x, 4096
  %x.same = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %x.sum)
  %x.low = trunc i64 %x.same to i32
  %x.pointer = inttoptr i32 %x.low to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %x.pointer, i32 4, i32 0, i32 0, i32 0, i32 0)
  %y = ptrtoint ptr addrspace(3) @Y to i32
  %y.wide = zext i32 %y to i64
  %y.sum = add i64 %y.wide, 112
  %y.rounded = and i64 %y.sum, -128
  %y.low = trunc i64 %y.rounded to i32
  %y.pointer = inttoptr i32 %y.low to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %y.pointer, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx950" }
