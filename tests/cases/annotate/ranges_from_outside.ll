; The dump of ranges: vectors, statements about values, calls, lanes, launch bounds, and what has no rule.
; RUN: variant PLAIN %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx942 --no-check --dump ranges -o %t.o.ll 2>&1 | filecheck %s
; RUN: variant ESCAPES %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx942 --no-check --dump ranges -o %t.o.ll 2>&1 | filecheck %s --check-prefix ESCAPES
; RUN: variant UNKNOWN %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx942 --no-check --dump ranges -o %t.o.ll 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: variant NAMED %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx942 --no-check --dump ranges -o %t.o.ll 2>&1 | filecheck %s --check-prefix NAMED
; RUN: variant RULES %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx942 --no-check --dump ranges -o %t.o.ll 2>&1 | filecheck %s --check-prefix RULES
; RUN: variant WHOLE %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx942 --no-check --dump ranges -o %t.o.ll 2>&1 | filecheck %s --check-prefix WHOLE
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
;WHOLE declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @personality(...)

; An element is followed through operations that work element by element; of others a vector is the join of its elements.
; CHECK-LABEL: @vectors(
define amdgpu_kernel void @vectors(i32 %n, i64 %m, i1 %c, ptr addrspace(1) %out) {
  store i32 0, ptr addrspace(3) @A
  %g = getelementptr i8, ptr addrspace(3) @A, <2 x i32> <i32 4, i32 8>
  %x1 = extractelement <2 x ptr addrspace(3)> %g, i32 0   ; CHECK: %x1 = {{.*}} ; range @A + [4, 8] step 4{{$}}
  %v = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) @A, i32 0
  %h = getelementptr i8, <2 x ptr addrspace(3)> %v, i32 16
  %x2 = extractelement <2 x ptr addrspace(3)> %h, i32 0   ; CHECK: %x2 = {{.*}} ; range @A + 16{{$}}
  %w = insertelement <2 x ptr addrspace(3)> %v, ptr addrspace(3) @B, i32 1
  %x3 = extractelement <2 x ptr addrspace(3)> %w, i32 1   ; CHECK: %x3 = {{.*}} ; range @B + 0{{$}}
  %a = add <2 x i32> <i32 1, i32 3>, <i32 4, i32 4>
  %x4 = extractelement <2 x i32> %a, i32 0                ; CHECK: %x4 = {{.*}} ; range 5{{$}}
  %b = add <2 x i32> splat (i32 3), zeroinitializer
  %x5 = extractelement <2 x i32> %b, i32 0                ; CHECK: %x5 = {{.*}} ; range 3{{$}}
  %u = insertelement <2 x i32> undef, i32 4, i32 0
  %x6 = extractelement <2 x i32> %u, i32 0                ; CHECK: %x6 = {{.*}} ; range 4{{$}}
  %five = insertelement <8 x i32> zeroinitializer, i32 9, i3 -3
  %x10 = extractelement <8 x i32> %five, i32 5            ; CHECK: %x10 = {{.*}} ; range 9{{$}}
  %x11 = extractelement <8 x i32> %five, i3 -3            ; CHECK: %x11 = {{.*}} ; range 9{{$}}
  %x12 = extractelement <8 x i32> %five, i3 3             ; CHECK: %x12 = {{.*}} ; range 0{{$}}
  %x7 = extractelement <2 x ptr addrspace(3)> undef, i32 0 ; CHECK: %x7 = {{.*}} ; range unknown{{$}}
  %s = insertvalue { ptr addrspace(3), i32 } poison, ptr addrspace(3) @A, 0
  %x8 = extractvalue { ptr addrspace(3), i32 } %s, 0      ; CHECK: %x8 = {{.*}} ; range @A + 0{{$}}
  %t = insertvalue { i32, i64 } poison, i32 5, 0
  %q = insertvalue { i32, i64 } %t, i64 %m, 1
  %x9 = extractvalue { i32, i64 } %q, 0                   ; CHECK: %x9 = {{[^;]*$}}
  ret void
}

; `range` bounds the result where it is an attribute of the result, or metadata of the instruction.
; CHECK-LABEL: @stated(
define amdgpu_kernel void @stated(i32 %n, ptr addrspace(1) %out) {
  store i32 0, ptr addrspace(3) @A
  %x1 = call range(i32 0, 4) i32 @llvm.amdgcn.mbcnt.lo(i32 %n, i32 %n)  ; CHECK: %x1 = {{.*}} ; range [0, 3]{{$}}
  %x2 = call range(i32 0, 4) i32 asm "v_mov_b32 $0, 1", "=v"()          ; CHECK: %x2 = {{.*}} ; range [0, 3]{{$}}
  %x3 = load i32, ptr addrspace(1) %out, !range !{i32 0, i32 4}         ; CHECK: %x3 = {{.*}} ; range [0, 3]{{$}}
  %x4 = call i32 asm "v_mov_b32 $0, $1", "=v,v"(i32 range(i32 0, 4) %n) ; CHECK: %x4 = {{[^;]*$}}
  %x5 = call i32 asm "# range(i32 0, 4)", "=v"()                        ; CHECK: %x5 = {{[^;]*$}}
  %"range(i32 0, 4)" = getelementptr i32, ptr addrspace(1) %out, i32 1
  %x6 = load i32, ptr addrspace(1) %"range(i32 0, 4)"                   ; CHECK: %x6 = {{[^;]*$}}
  %", !range !0" = getelementptr i32, ptr addrspace(1) %out, i32 1
  %x7 = load i32, ptr addrspace(1) %", !range !0"                       ; CHECK: %x7 = {{[^;]*$}}
  %x8 = load i32, ptr addrspace(1) %out, !other !{i32 0, i32 4}         ; CHECK: %x8 = {{[^;]*$}}
  %x9 = load i32, ptr addrspace(1) %out, !range !{i32 16, i32 -16}      ; CHECK: %x9 = {{.*}} ; range [16, 4294967279]{{$}}
  %x10 = load i32, ptr addrspace(1) %out, !range !{i32 0, i32 8, i32 56, i32 64} ; CHECK: %x10 = {{.*}} ; range [0, 63]{{$}}
  ret void
}

; Plain integers come from memory and calls where no address escapes. The host knows none, but a function that is not known
; may name a variable that other modules can name. So may assembly.
; CHECK-LABEL: @outside(
; ESCAPES-LABEL: @outside(
; UNKNOWN-LABEL: @outside(
; NAMED-LABEL: @outside(
define amdgpu_kernel void @outside(i32 %n, ptr addrspace(1) %out) {
  store i32 0, ptr addrspace(3) @A
;ESCAPES   store ptr addrspace(3) @A, ptr addrspace(1) %out
  %x1 = load i32, ptr addrspace(1) %out          ; CHECK: %x1 = {{[^;]*$}}
; ESCAPES: %x1 = {{.*}} ; range unknown{{$}}
  %x2 = load ptr addrspace(3), ptr addrspace(1) %out ; CHECK: %x2 = {{.*}} ; range unknown{{$}}
  %x3 = add i32 %n, 0                            ; CHECK: %x3 = {{[^;]*$}}
; ESCAPES: %x3 = {{[^;]*$}}
  %x4 = call i32 @f(i32 %n)                      ; CHECK: %x4 = {{[^;]*$}}
  %x5 = call ptr addrspace(3) @g()               ; CHECK: %x5 = {{.*}} ; range unknown{{$}}
  %x10 = call i32 asm "v_mov_b32 $0, U", "=v"()  ; CHECK: %x10 = {{[^;]*$}}
; NAMED: %x10 = {{[^;]*$}}
;UNKNOWN   %x6 = call i32 @elsewhere(i32 %n)
;UNKNOWN   %x7 = call ptr addrspace(3) @elsewhere_too()
;NAMED   %x9 = call i32 asm "v_mov_b32 $0, T", "=v"()
;NAMED   %x11 = call i32 asm "v_mov_b32 $0, f@rel32@lo", "=v"()
; UNKNOWN: %x6 = {{.*}} ; range unknown{{$}}
; UNKNOWN: %x7 = {{.*}} ; range unknown{{$}}
; NAMED: %x9 = {{.*}} ; range unknown{{$}}
; NAMED: %x11 = {{.*}} ; range unknown{{$}}
  ret void
}
define internal i32 @f(i32 %a) noinline {
  %r = load i32, ptr addrspace(4) null
  ret i32 %r
}
define internal ptr addrspace(3) @g() noinline {
  ret ptr addrspace(3) poison
}
;UNKNOWN declare i32 @elsewhere(i32)
;UNKNOWN declare ptr addrspace(3) @elsewhere_too()
;UNKNOWN define void @pointers_from_nowhere(ptr addrspace(3) %p, i32 %i) {
;UNKNOWN   store i32 %i, ptr addrspace(3) %p
;UNKNOWN   %x = getelementptr i8, ptr addrspace(3) %p, i32 4
;UNKNOWN   %y = add i32 %i, 0
;UNKNOWN   ret void
;UNKNOWN }
; UNKNOWN-LABEL: @pointers_from_nowhere(
; UNKNOWN: %x = {{.*}} ; range unknown{{$}}
; UNKNOWN: %y = {{.*}} ; range unknown{{$}}

; What has no rule is unknown, never a plain integer, if an address goes in. That escapes.
; RULES-LABEL: @without_rule(
define amdgpu_kernel void @without_rule(i32 %n, i1 %c, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = ptrtoint ptr addrspace(3) @S to i32
  %x1 = fptosi float 1.0 to i32                 ; RULES: %x1 = {{[^;]*$}}
  %x2 = freeze i32 %n                           ; RULES: %x2 = {{[^;]*$}}
;RULES   %x3 = freeze i32 %p
;RULES   %f = bitcast i32 %p to float
;RULES   %g = fneg float %f
;RULES   %x4 = bitcast float %g to i32
;RULES   %x5 = call i32 @llvm.ctpop.i32(i32 %p)
;RULES   %x6 = call i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %p)
;RULES   %x7 = call ptr addrspace(3) asm "v_mov_b32 $0, $1", "=v,v"(ptr addrspace(3) @A)
; RULES: %x3 = {{.*}} ; range unknown{{$}}
; RULES: %x4 = {{.*}} ; range unknown{{$}}
; RULES: %x5 = {{.*}} ; range unknown{{$}}
; RULES: %x6 = {{.*}} ; range unknown{{$}}
; RULES: %x7 = {{.*}} ; range unknown{{$}}
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %x10, %loop ]
  %x8 = call i32 asm "v_mov_b32 $0, $1", "=v,v"(i32 %n)           ; CHECK: %x8 = {{[^;]*$}}
;RULES   %x9 = call ptr addrspace(3) asm "", "=s,0"(ptr addrspace(3) @A)
; RULES: %x9 = {{.*}} ; range @A + 0{{$}}
  %x10 = call i32 asm "v_add_u32 $0, $1, 1", "=v,v"(i32 %i)       ; CHECK: %x10 = {{[^;]*$}}
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Both sides may be addresses: an operation of two is unknown, and so is one of alternatives of which one is.
; CHECK-LABEL: @of_alternatives(
define amdgpu_kernel void @of_alternatives(i32 %n, i1 %c, ptr addrspace(1) %out) {
  store i32 0, ptr addrspace(3) @A
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %a_or_b = select i1 %c, i32 %a, i32 %b
  %a_or_4 = select i1 %c, i32 %a, i32 4
  %a_or_32 = select i1 %c, i32 32, i32 %a
  %x1 = add i32 %a_or_b, 4    ; CHECK: %x1 = {{.*}} ; range @A + 4 or @B + 4{{$}}
  %x2 = add i32 %a_or_4, 4    ; CHECK: %x2 = {{.*}} ; range 8 or @A + 4{{$}}
  %x3 = add i32 %b, %a_or_4   ; CHECK: %x3 = {{.*}} ; range unknown{{$}}
  %x4 = sub i32 %b, 4         ; CHECK: %x4 = {{.*}} ; range @B + 4294967292{{$}}
  %x5 = or i32 12, %a         ; CHECK: %x5 = {{.*}} ; range @A + 12{{$}}
  %x6 = or i32 %a, %b         ; CHECK: %x6 = {{.*}} ; range unknown{{$}}
  %x7 = or i32 %a_or_32, 4    ; CHECK: %x7 = {{.*}} ; range unknown{{$}}
  %x8 = or i32 4, %a_or_32    ; CHECK: %x8 = {{.*}} ; range unknown{{$}}
  %x9 = mul i32 %a, 1         ; CHECK: %x9 = {{.*}} ; range unknown{{$}}
  %x10 = mul i32 1, %a        ; CHECK: %x10 = {{.*}} ; range unknown{{$}}
  %x11 = udiv i32 %a_or_4, 1  ; CHECK: %x11 = {{.*}} ; range unknown{{$}}
  %x12 = udiv i32 12, %a_or_4 ; CHECK: %x12 = {{.*}} ; range unknown{{$}}
  %x13 = and i32 %a, -8192    ; CHECK: %x13 = {{.*}} ; range unknown{{$}}
  %x14 = and i32 %a, -17      ; CHECK: %x14 = {{.*}} ; range unknown{{$}}
  %x15 = and i32 %a, %b       ; CHECK: %x15 = {{.*}} ; range unknown{{$}}
  %o = and i32 %n, 127
  %odd = add i32 %a, %o
  %x16 = and i32 %odd, -128   ; CHECK: %x16 = {{.*}} ; range @A + [4294967184, 112] step 16{{$}}
  %x17 = trunc i32 %a to i16  ; CHECK: %x17 = {{.*}} ; range unknown{{$}}
  %x18 = trunc i32 %a to i31  ; CHECK: %x18 = {{.*}} ; range unknown{{$}}
  %w = zext i32 %a to i64
  %x19 = add i64 %w, 4294967304 ; CHECK: %x19 = {{.*}} ; range @A + 8{{$}}
  %x20 = sub i64 %w, %w       ; CHECK: %x20 = {{.*}} ; range unknown{{$}}
  ret void
}

; `invoke` passes and returns what `call` does; a call without the argument leaves it unknown.
; CHECK-LABEL: @invokes(
define amdgpu_kernel void @invokes() personality ptr @personality {
  store i32 0, ptr addrspace(3) @A
  call void @stores(ptr addrspace(3) @T)
  invoke void @stores(ptr addrspace(3) @S) to label %ok unwind label %bad
ok:
  %d = invoke i32 @distance() to label %more unwind label %bad
more:
  %x1 = getelementptr i8, ptr addrspace(3) @S, i32 %d ; CHECK: %x1 = {{.*}} ; range unknown{{$}}
  %e = invoke i32 @number(i32 0) to label %end unwind label %bad
bad:
  %l = landingpad { ptr, i32 } cleanup
  br label %end
end:
  call void @called_without(ptr addrspace(3) @S)
  call void @called_without()
  ret void
}
define internal i32 @distance() {
  ret i32 sub (i32 ptrtoint (ptr addrspace(3) @T to i32), i32 ptrtoint (ptr addrspace(3) @S to i32))
}
define internal i32 @number(i32 %i) {
  %r = and i32 %i, 12
  ret i32 %r
}
define internal void @stores(ptr addrspace(3) %p) noinline {
  store i32 7, ptr addrspace(3) %p ; CHECK: store i32 7, {{.*}} LDS bytes @S + 0, 4 each, @T + 0, 4 each{{$}}
  ret void
}
define internal void @called_without(ptr addrspace(3) %p) {
  store i32 8, ptr addrspace(3) %p ; CHECK: store i32 8, {{.*}} LDS bytes any{{$}}
  ret void
}

; A lane that did not compute a value holds anything: a function is entered by some lanes, and in whole-wave mode any lane may run.
; CHECK-LABEL: @lanes(
define amdgpu_kernel void @lanes() {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %b = and i32 %tid, 7
  %x1 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %b) ; CHECK: %x1 = {{.*}} ; range [0, 7]{{$}}
  %x2 = call i32 asm "", "=s,0"(i32 %b)                 ; CHECK: %x2 = {{.*}} ; range [0, 7]{{$}}
  %x4 = trunc i32 %b to i16                             ; CHECK: %x4 = {{.*}} ; range [0, 7]{{$}}
  %x5 = call i32 asm "", "=v,0"(i16 %x4)                ; CHECK: %x5 = {{[^;]*$}}
  %x3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 16, i32 %b, i32 273, i32 15, i32 15, i1 false) ; CHECK: %x3 = {{.*}} ; range [0, 16]{{$}}
  %g = icmp ugt i32 %tid, 4
  br i1 %g, label %a, label %e
a:
  call void @some_lanes(i32 %tid)
  br label %e
e:
  store i32 %x1, ptr addrspace(3) @A
;WHOLE   %w1 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x1)
;WHOLE   %w2 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x2)
;WHOLE   %w3 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x3)
; WHOLE-LABEL: @lanes(
; WHOLE: %x1 = {{[^;]*$}}
; WHOLE: %x2 = {{[^;]*$}}
; WHOLE: %x3 = {{[^;]*$}}
  ret void
}
define internal void @some_lanes(i32 %i) {
  %y = and i32 %i, 15
  %l = call i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %l
  store i8 0, ptr addrspace(3) %p                       ; CHECK: store i8 0, {{.*}} LDS bytes @S + [0, 511], 1 each{{$}}
  ret void
}
; A counter without a bound that is met is not bounded: one that steps over its end goes round all values.
; CHECK-LABEL: @unbounded_loops(
define amdgpu_kernel void @unbounded_loops(i32 %n) {
entry:
  store i32 0, ptr addrspace(3) @A
  br label %one
one:
  %i = phi i32 [ 0, %entry ], [ %i1, %one ]
  %x1 = add i32 %i, 0 ; CHECK: %x1 = {{[^;]*$}}
  %i1 = add i32 %i, 1
  %c1 = icmp ne i32 %i1, %n
  br i1 %c1, label %one, label %two
two:
  %j = phi i32 [ 0, %one ], [ %j1, %two ]
  %x2 = add i32 %j, 0 ; CHECK: %x2 = {{[^;]*$}}
  %j1 = add i32 %j, 3
  %c2 = icmp ne i32 %j1, 100
  br i1 %c2, label %two, label %end
end:
  ret void
}

; CHECK-LABEL: @any_launch(
define amdgpu_kernel void @any_launch() {
  store i32 0, ptr addrspace(3) @A
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; CHECK: %x = {{.*}} ; range [0, 1023]{{$}}
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; CHECK: %y = {{.*}} ; range [0, 1023]{{$}}
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; CHECK: %z = {{.*}} ; range [0, 1023]{{$}}
  ret void
}
; CHECK-LABEL: @flat_launch(
define amdgpu_kernel void @flat_launch() "amdgpu-flat-work-group-size"="64,256" {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; CHECK: %x = {{.*}} ; range [0, 255]{{$}}
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; CHECK: %y = {{.*}} ; range [0, 255]{{$}}
  %lane = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %a = shl i32 %lane, 4
  %b = mul i32 %wave, 1040
  %o = add i32 %a, %b
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o ; CHECK: %p = {{.*}} ; range @A + [0, 4128] step 16{{$}}
  store i8 0, ptr addrspace(3) %p
  ret void
}
; CHECK-LABEL: @shaped_launch(
define amdgpu_kernel void @shaped_launch() !reqd_work_group_size !0 {
  store i32 0, ptr addrspace(3) @A
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; CHECK: %y = {{.*}} ; range [0, 3]{{$}}
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; CHECK: %z = {{.*}} ; range 0{{$}}
  ret void
}
!0 = !{i32 64, i32 4, i32 1}
