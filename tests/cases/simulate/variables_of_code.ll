; Machine code that reads tables and variables of the device gives what its IR gives: constants of each width, strings, zeros,
; variables of others, addresses of variables in variables.
; REQUIRES: pseudocode, llc-22
; DEFINE: %{launch} = --grid 2 --block 32 --arg "in: u32[4]=zeros" --arg "out: u32[32]=zeros"
; RUN: variant KNOWN %s > %t.ll
; RUN: ldsopt simulate %t.ll --mcpu gfx90a %{launch} --outputs %t.ir
; RUN: ldsopt simulate %t.ll --mcpu gfx90a --machine %{launch} --outputs %t.code
; RUN: cmp %t.ir/out.npy %t.code/out.npy
; RUN: ldsopt simulate %t.ll --mcpu gfx942 %{launch} --outputs %t.ir
; RUN: ldsopt simulate %t.ll --mcpu gfx942 --machine %{launch} --outputs %t.code
; RUN: cmp %t.ir/out.npy %t.code/out.npy
; RUN: ldsopt simulate %t.ll --mcpu gfx1100 %{launch} --outputs %t.ir
; RUN: ldsopt simulate %t.ll --mcpu gfx1100 --machine %{launch} --outputs %t.code
; RUN: cmp %t.ir/out.npy %t.code/out.npy
; RUN: ldsopt simulate %t.ll --mcpu gfx1201 %{launch} --outputs %t.ir
; RUN: ldsopt simulate %t.ll --mcpu gfx1201 --machine %{launch} --outputs %t.code
; RUN: cmp %t.ir/out.npy %t.code/out.npy
; RUN: %{python} -c "import numpy; assert len(set(numpy.load('%t.ir/out.npy').tolist())) > 4"
; RUN: ldsopt compile %t.ll --mcpu gfx942 -o %t.o
; RUN: ldsopt link %t.o -o %t.hsaco
; RUN: ldsopt simulate %t.o --machine %{launch} --outputs %t.object
; RUN: ldsopt simulate %t.hsaco --machine %{launch} --outputs %t.linked
; RUN: cmp %t.code/out.npy %t.object/out.npy
; RUN: cmp %t.code/out.npy %t.linked/out.npy
; RUN: ldsopt compile %t.ll --mcpu gfx1201 -o %t.o
; RUN: ldsopt link %t.o -o %t.hsaco
; RUN: ldsopt simulate %t.o --machine %{launch} --outputs %t.object
; RUN: ldsopt simulate %t.hsaco --machine %{launch} --outputs %t.linked
; RUN: cmp %t.code/out.npy %t.object/out.npy
; RUN: cmp %t.code/out.npy %t.linked/out.npy

; A variable that the code does not define is named.
; RUN: variant UNKNOWN %s > %t.unknown.ll
; RUN: ldsopt simulate %t.unknown.ll --mcpu gfx942 --machine --list-missing | filecheck %s
; CHECK: the code defines no function or variable table

target triple = "amdgcn-amd-amdhsa"
;KNOWN @table = internal unnamed_addr addrspace(4) constant [4 x i32] [i32 3, i32 1, i32 4, i32 15], align 16
;UNKNOWN @table = external hidden addrspace(4) constant [4 x i32], align 16
@bytes = internal unnamed_addr addrspace(4) constant [8 x i8] c"a\00\22\\\FF\0A;z", align 1
@halves = internal unnamed_addr addrspace(4) constant [4 x i16] [i16 -1, i16 2, i16 0, i16 0], align 2
@counter = internal addrspace(1) global i32 40, align 4
@empty = internal addrspace(1) global [4 x i64] zeroinitializer, align 8
@shared = addrspace(1) global [2 x i64] [i64 7, i64 -2], align 8
@pointers = internal unnamed_addr addrspace(4) constant [2 x ptr addrspace(4)] [ptr addrspace(4) @table, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @table, i64 8)], align 8
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %n = and i32 %i, 3
  %p0 = getelementptr i32, ptr addrspace(4) @table, i32 %n
  %v0 = load i32, ptr addrspace(4) %p0, align 4
  %m = and i32 %i, 7
  %p1 = getelementptr i8, ptr addrspace(4) @bytes, i32 %m
  %b1 = load i8, ptr addrspace(4) %p1, align 1
  %v1 = zext i8 %b1 to i32
  %p2 = getelementptr i16, ptr addrspace(4) @halves, i32 %n
  %h2 = load i16, ptr addrspace(4) %p2, align 2
  %v2 = sext i16 %h2 to i32
  %v3 = load i32, ptr addrspace(1) @counter, align 4
  %q = getelementptr i64, ptr addrspace(1) @empty, i32 %n
  %l4 = load i64, ptr addrspace(1) %q, align 8
  %v4 = trunc i64 %l4 to i32
  %one = and i32 %i, 1
  %r = getelementptr i64, ptr addrspace(1) @shared, i32 %one
  %l5 = load i64, ptr addrspace(1) %r, align 8
  %v5 = trunc i64 %l5 to i32
  %s = getelementptr ptr addrspace(4), ptr addrspace(4) @pointers, i32 %one
  %t = load ptr addrspace(4), ptr addrspace(4) %s, align 8
  %v6 = load i32, ptr addrspace(4) %t, align 4
  %a0 = mul i32 %v0, 3
  %a1 = add i32 %a0, %v1
  %a2 = mul i32 %a1, 5
  %a3 = add i32 %a2, %v2
  %a4 = add i32 %a3, %v3
  %a5 = add i32 %a4, %v4
  %a6 = mul i32 %a5, 7
  %a7 = add i32 %a6, %v5
  %a8 = mul i32 %a7, 9
  %a9 = add i32 %a8, %v6
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %a9, ptr addrspace(1) %o, align 4
  %first = icmp eq i32 %i, 0
  br i1 %first, label %count, label %end
count:
  store i32 %v3, ptr addrspace(1) @empty, align 8
  br label %end
end:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
