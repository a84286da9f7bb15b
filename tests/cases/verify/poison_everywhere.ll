; Poison of literals, of vectors and of memory that is not written yet, and what it becomes behind operations, freeze and
; calls: elements that may have any value. Other elements of the same vectors are compared.
; REQUIRES: pseudocode
; DEFINE: %{launch} = --block 64 --arg "p: i32[64]=arange" --arg "o: i32[512]=ones" --arg "i32=40"

; RUN: variant BEFORE %s > %t.ll
; RUN: variant AFTER %s > %t.after.ll
; RUN: ldsopt verify %t.ll %t.after.ll %{launch} 2>&1 | filecheck %s --check-prefix OPEN
; OPEN: note: 384 elements of o hold poison in the first module: they may have any value, and are not compared
; OPEN: {{^}}equal (bit by bit)

; RUN: variant AFTER,OTHER %s > %t.other.ll
; RUN: exits 1 ldsopt verify %t.ll %t.other.ll %{launch} 2>&1 | filecheck %s --check-prefix DIFFERENT
; DIFFERENT: different: o[7] is 9, was 40 (64 of 512 elements differ

; A finding in the second module alone counts only if the first one decides something.
; RUN: variant BEFORE,USED %s > %t.used.ll
; RUN: variant AFTER,TRAPS %s > %t.traps.ll
; RUN: exits 3 ldsopt verify %t.used.ll %t.traps.ll %{launch} 2>&1 | filecheck %s --check-prefix USED
; USED: no verdict: the first module uses poison under this launch, so it may do anything: br i1 %many, label %more, label %end

target triple = "amdgcn-amd-amdhsa"

define internal i32 @doubled(i32 %x) noinline {
  %r = shl nuw i32 %x, 1
  ret i32 %r
}

define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %o, i32 %n) #0 {
  %s = alloca i32, addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x = load i32, ptr addrspace(1) %a, align 4
  %high = or i32 %x, -2147483648
  %at = getelementptr [8 x i32], ptr addrspace(1) %o, i32 %t
  %w0 = insertelement <8 x i32> zeroinitializer, i32 %n, i64 7
;BEFORE %is.less = icmp ult i32 %n, 40
;BEFORE %v0 = select i1 %is.less, i32 %x, i32 poison
;BEFORE %v1 = call i32 @doubled(i32 %high)
;BEFORE %wide = add nuw i32 %high, %high
;BEFORE %v2 = freeze i32 %wide
;BEFORE %v3 = load i32, ptr addrspace(5) %s, align 4
; The amount is poison by the comparison, though both numbers give the same result.
;BEFORE %is.same = icmp samesign eq i32 %high, %x
;BEFORE %amount = select i1 %is.same, i32 %high, i32 %x
;BEFORE %v4 = ashr i32 -1, %amount
;BEFORE %pair = insertelement <2 x i32> <i32 1, i32 poison>, i32 %n, i64 0
;BEFORE %sum = add <2 x i32> %pair, <i32 0, i32 1>
;BEFORE %v5 = extractelement <2 x i32> %sum, i64 1
;AFTER %v0 = add i32 %n, 1
;AFTER %v1 = add i32 %n, 2
;AFTER %v2 = add i32 %n, 3
;AFTER %v3 = add i32 %n, 4
;AFTER %v4 = add i32 %n, 5
;AFTER %v5 = add i32 %n, 6
  %w1 = insertelement <8 x i32> %w0, i32 %v0, i64 0
  %w2 = insertelement <8 x i32> %w1, i32 %v1, i64 1
  %w3 = insertelement <8 x i32> %w2, i32 %v2, i64 2
  %w4 = insertelement <8 x i32> %w3, i32 %v3, i64 3
  %w5 = insertelement <8 x i32> %w4, i32 %v4, i64 4
  %w6 = insertelement <8 x i32> %w5, i32 %v5, i64 5
;OTHER %w7 = insertelement <8 x i32> %w6, i32 9, i64 7
  store <8 x i32> %w6, ptr addrspace(1) %at, align 32 ; but OTHER
;OTHER store <8 x i32> %w7, ptr addrspace(1) %at, align 32
;USED %many = icmp eq i32 %wide, 77
;USED br i1 %many, label %more, label %end
;USED more:
;USED store i32 1, ptr addrspace(1) %at, align 4
;USED br label %end
;USED end:
;TRAPS %is.n = icmp eq i32 %n, 40
;TRAPS br i1 %is.n, label %more, label %end
;TRAPS more:
;TRAPS unreachable
;TRAPS end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
