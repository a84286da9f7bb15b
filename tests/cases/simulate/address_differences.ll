; Instructions that execute with the distance of two LDS variables are noted; an offset within one is a mere number.
; DEFINE: %{run} = ldsopt simulate - --mcpu gfx942 --kernel k --block 1 --dynamic-lds 64 --arg "out: u32[1]=zeros" --arg
; RUN: variant SUB %s | %{run} i32=3 | filecheck %s --check-prefix NOTED
; RUN: variant XOR %s | %{run} i32=3 | filecheck %s --check-prefix NOTED
; RUN: variant POINTERS %s | %{run} i32=3 | filecheck %s --check-prefix NOTED
; RUN: variant NUMBERS %s | %{run} i32=3 | filecheck %s --check-prefix NOTED
; RUN: variant CONSTANT %s | %{run} i32=3 | filecheck %s --check-prefix NOTED
; RUN: variant EITHER %s | %{run} i32=3 | filecheck %s --check-prefix NOTED
; RUN: variant DYNAMIC %s | %{run} i32=3 | filecheck %s --check-prefix DYN
; RUN: variant LANES %s | %{run} i32=3 | filecheck %s --check-prefix NOTED
; RUN: variant WITHIN %s | %{run} i32=3 | filecheck %s --check-prefix PLAIN
; RUN: variant NUMBER %s | %{run} i32=3 | filecheck %s --check-prefix PLAIN
; RUN: variant OFFSETS %s | %{run} i32=3 | filecheck %s --check-prefix PLAIN
; RUN: variant NULL %s | %{run} i32=3 | filecheck %s --check-prefix PLAIN
; What is not executed is not noted.
; RUN: variant SUB %s | %{run} i32=4 | filecheck %s --check-prefix PLAIN
; NOTED: no findings
; NOTED: computes with the distance of @a and @b,
; NOTED-NOT: computes with the distance
; DYN: no findings
; DYN: computes with the distance of @a and @c,
; PLAIN: no findings
; PLAIN-NOT: computes with the distance

; One of addresses that a loop carries is noted, at its line.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel carried --block 1 --arg "out: u32[1]=zeros" | filecheck %s --check-prefix CARRIED
; CARRIED: :41: note: computes with the distance of @a and @b,
; CARRIED-NOT: computes with the distance
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
@a = internal addrspace(3) global [64 x i32] poison, align 16
@b = internal addrspace(3) global [64 x i32] poison, align 16
@c = external addrspace(3) global [0 x i32], align 16
define amdgpu_kernel void @carried(ptr addrspace(1) %out) {
entry:
  %a = ptrtoint ptr addrspace(3) @a to i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi i32 [ %a, %entry ], [ %q, %loop ]
  %d = sub i32 %p, %a
  %b = ptrtoint ptr addrspace(3) @b to i32
  %q = add i32 %b, %i
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %loop, label %end
end:
  store i32 %d, ptr addrspace(1) %out
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %pa = getelementptr i32, ptr addrspace(3) @a, i32 %n
  %ia = ptrtoint ptr addrspace(3) %pa to i32
  %ib = ptrtoint ptr addrspace(3) @b to i32
  %is = icmp eq i32 %n, 3
  br i1 %is, label %then, label %end
then:
;SUB   %d = sub i32 %ib, %ia
;SUB   %r = trunc i32 %d to i1
;XOR   %d = xor i32 %ib, %ia
;XOR   %r = trunc i32 %d to i1
;POINTERS   %r = icmp ult ptr addrspace(3) %pa, @b
;NUMBERS   %r = icmp eq i32 %ia, %ib
;CONSTANT   %r = trunc i32 sub (i32 ptrtoint (ptr addrspace(3) @b to i32), i32 ptrtoint (ptr addrspace(3) @a to i32)) to i1
;EITHER   %s = select i1 %is, i32 %ia, i32 %ib
;EITHER   %d = sub i32 %s, %ia
;EITHER   %r = trunc i32 %d to i1
;DYNAMIC   %ic = ptrtoint ptr addrspace(3) @c to i32
;DYNAMIC   %d = sub i32 %ic, %ia
;DYNAMIC   %r = trunc i32 %d to i1
;LANES   %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ia)
;LANES   %d = sub i32 %f, %ib
;LANES   %r = trunc i32 %d to i1
;WITHIN   %ja = ptrtoint ptr addrspace(3) @a to i32
;WITHIN   %d = sub i32 %ia, %ja
;WITHIN   %r = trunc i32 %d to i1
;NUMBER   %d = sub i32 %ia, 16
;NUMBER   %r = trunc i32 %d to i1
;OFFSETS   %ja = ptrtoint ptr addrspace(3) @a to i32
;OFFSETS   %jb = ptrtoint ptr addrspace(3) @b to i32
;OFFSETS   %x = sub i32 %ia, %ja
;OFFSETS   %y = sub i32 %ib, %jb
;OFFSETS   %r = icmp eq i32 %x, %y
;NULL   %r = icmp eq ptr addrspace(3) %pa, null
;SUB,XOR,POINTERS,NUMBERS,CONSTANT,EITHER,DYNAMIC,LANES,WITHIN,NUMBER,OFFSETS,NULL   %w = zext i1 %r to i32
;SUB,XOR,POINTERS,NUMBERS,CONSTANT,EITHER,DYNAMIC,LANES,WITHIN,NUMBER,OFFSETS,NULL   store i32 %w, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
