; A number may know the addresses of two variables without being computed from them: the pointer that is made of it and of A's
; address may then be B's, and gets no tag. A step from A stays in A (LangRef).
; RUN: variant COMPARED %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COMPARED %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COMPARED-AS-POINTERS %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COMPARED-AS-POINTERS %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COUNTED %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COUNTED %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COMPARED-WITH-A-NUMBER %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COMPARED-WITH-A-NUMBER %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant SWITCHED %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant SWITCHED %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant BIT %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant BIT %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant SELECTED %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant SELECTED %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant TABLE %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant TABLE %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant TABLE-BY-NUMBER %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant TABLE-BY-NUMBER %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant TABLE-IN-LDS %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant TABLE-IN-LDS %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant LANE %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant LANE %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COPIED %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant COPIED %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant ELSEWHERE %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant ELSEWHERE %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant CONSTANT-EXPRESSION %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant CONSTANT-EXPRESSION %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant TABLE-IN-A-CONSTANT %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant TABLE-IN-A-CONSTANT %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant ASSUMED %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant ASSUMED %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant STEPPED %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix TAGGED < %t.ll
; RUN: variant STEPPED %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix TAGGED < %t.ll
; RUN: variant OWN-END %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix TAGGED < %t.ll
; RUN: variant OWN-END %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix TAGGED < %t.ll
; RUN: variant OWN-DISTANCE %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix TAGGED < %t.ll
; RUN: variant OWN-DISTANCE %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix TAGGED < %t.ll
; RUN: variant NULL %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix TAGGED < %t.ll
; RUN: variant NULL %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix TAGGED < %t.ll
; RUN: variant UNSEEN-CALLER %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant UNSEEN-CALLER %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant UNSEEN-CALLEE %s | ldsopt annotate - --bases all --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; RUN: variant UNSEEN-CALLEE %s | ldsopt annotate - --bases all --precise --no-check -o %t.ll && filecheck %s --check-prefix NUMBER < %t.ll
; NUMBER: store float 3.0, ptr addrspace(3) {{[^!]*$}}
; NUMBER: %v = load float, ptr addrspace(3) @B, !alias.scope
; TAGGED: store float 3.0, {{.*}}, !alias.scope
; TAGGED: %v = load float, ptr addrspace(3) @B, !alias.scope
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x float] poison, align 16 ; but UNSEEN-CALLER,UNSEEN-CALLEE
;UNSEEN-CALLER,UNSEEN-CALLEE @A = external addrspace(3) global [64 x float], align 16
@B = internal addrspace(3) global [64 x float] poison, align 16 ; but UNSEEN-CALLER,UNSEEN-CALLEE
;UNSEEN-CALLER,UNSEEN-CALLEE @B = external addrspace(3) global [64 x float], align 16
@T = internal addrspace(3) global [64 x i32] poison, align 16
;TABLE-IN-A-CONSTANT @table = addrspace(1) global [1024 x i32] zeroinitializer
declare void @llvm.assume(i1)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;UNSEEN-CALLEE declare void @return_if_they_are_neighbours()
;ELSEWHERE define internal i32 @distance() {
;ELSEWHERE start:
;ELSEWHERE   br label %loop
;ELSEWHERE loop:
;ELSEWHERE   %n = phi i32 [ 0, %start ], [ %n.next, %loop ]
;ELSEWHERE   %n.next = add i32 %n, 4
;ELSEWHERE   %q = getelementptr i8, ptr addrspace(3) @A, i32 %n
;ELSEWHERE   %c = icmp eq ptr addrspace(3) %q, @B
;ELSEWHERE   br i1 %c, label %done, label %loop
;ELSEWHERE done:
;ELSEWHERE   ret i32 %n
;ELSEWHERE }
define amdgpu_kernel void @k(ptr addrspace(1) %m, ptr addrspace(8) %r) "target-cpu"="gfx942" { ; but UNSEEN-CALLER
;UNSEEN-CALLER define void @k(ptr addrspace(1) %m, ptr addrspace(8) %r) "target-cpu"="gfx942" {
start:
  store float 2.0, ptr addrspace(3) @B
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
;COMPARED   %i = add i32 %a, 256
;COMPARED   %c = icmp eq i32 %i, %b
;COMPARED   br i1 %c, label %use, label %end
;COMPARED-AS-POINTERS   %q = getelementptr i8, ptr addrspace(3) @A, i32 256
;COMPARED-AS-POINTERS   %i = add i32 %a, 256
;COMPARED-AS-POINTERS   %c = icmp eq ptr addrspace(3) %q, @B
;COMPARED-AS-POINTERS   br i1 %c, label %use, label %end
;COUNTED   br label %loop
;COUNTED loop:
;COUNTED   %n = phi i32 [ 0, %start ], [ %n.next, %loop ]
;COUNTED   %n.next = add i32 %n, 4
;COUNTED   %i = add i32 %a, %n
;COUNTED   %c = icmp eq i32 %i, %b
;COUNTED   br i1 %c, label %use, label %loop
;COMPARED-WITH-A-NUMBER   %i = add i32 %a, 256
;COMPARED-WITH-A-NUMBER   %c = icmp ult i32 %a, 256
;COMPARED-WITH-A-NUMBER   %d = icmp ult i32 %b, 512
;COMPARED-WITH-A-NUMBER   %e = and i1 %c, %d
;COMPARED-WITH-A-NUMBER   br i1 %e, label %use, label %end
;SWITCHED   %i = add i32 %a, 256
;SWITCHED   %d = sub i32 %b, %a
;SWITCHED   switch i32 %d, label %end [ i32 256, label %use ]
;BIT   %i = add i32 %a, 256
;BIT   %s = lshr i32 %b, 8
;BIT   %c = trunc i32 %s to i1
;BIT   br i1 %c, label %use, label %end
;SELECTED   %s = lshr i32 %b, 8
;SELECTED   %c = trunc i32 %s to i1
;SELECTED   %n = select i1 %c, i32 256, i32 0
;SELECTED   %i = add i32 %a, %n
;SELECTED   br label %use
;TABLE   %d = sub i32 %b, %a
;TABLE   %t = getelementptr i32, ptr addrspace(1) %m, i32 %d
;TABLE   %n = load i32, ptr addrspace(1) %t
;TABLE   %i = add i32 %a, %n
;TABLE   br label %use
;TABLE-BY-NUMBER   %d = sub i32 %b, %a
;TABLE-BY-NUMBER   %w = zext i32 %d to i64
;TABLE-BY-NUMBER   %t = inttoptr i64 %w to ptr addrspace(1)
;TABLE-BY-NUMBER   %n = load i32, ptr addrspace(1) %t
;TABLE-BY-NUMBER   %i = add i32 %a, %n
;TABLE-BY-NUMBER   br label %use
;TABLE-IN-LDS   %d = sub i32 %b, %a
;TABLE-IN-LDS   %x = add i32 %d, 1024
;TABLE-IN-LDS   %t = inttoptr i32 %x to ptr addrspace(3)
;TABLE-IN-LDS   %n = load i32, ptr addrspace(3) %t
;TABLE-IN-LDS   %i = add i32 %a, %n
;TABLE-IN-LDS   br label %use
;LANE   %d = sub i32 %b, %a
;LANE   %e = lshr i32 %d, 2
;LANE   %t = call i32 @llvm.amdgcn.workitem.id.x()
;LANE   %l = call i32 @llvm.amdgcn.readlane.i32(i32 %t, i32 %e)
;LANE   %n = shl i32 %l, 2
;LANE   %i = add i32 %a, %n
;LANE   br label %use
;COPIED   %d = sub i32 %b, %a
;COPIED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 %d, i32 0, i32 0, i32 0)
;COPIED   %n = load i32, ptr addrspace(3) @T
;COPIED   %i = add i32 %a, %n
;COPIED   br label %use
;ELSEWHERE   %n = call i32 @distance()
;ELSEWHERE   %i = add i32 %a, %n
;ELSEWHERE   br label %use
;CONSTANT-EXPRESSION   %c = icmp eq i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 256), ptrtoint (ptr addrspace(3) @B to i32)
;CONSTANT-EXPRESSION   br i1 %c, label %use, label %end
;TABLE-IN-A-CONSTANT   %n = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i32 sub (i32 ptrtoint (ptr addrspace(3) @B to i32), i32 ptrtoint (ptr addrspace(3) @A to i32)))
;TABLE-IN-A-CONSTANT   %i = add i32 %a, %n
;TABLE-IN-A-CONSTANT   br label %use
;ASSUMED   %i = add i32 %a, 256
;ASSUMED   %s = lshr i32 %b, 8
;ASSUMED   %c = trunc i32 %s to i1
;ASSUMED   call void @llvm.assume(i1 %c)
;ASSUMED   br label %use
;STEPPED   %p = getelementptr i8, ptr addrspace(3) @A, i32 128
;STEPPED   %c = icmp eq ptr addrspace(3) %p, @B
;STEPPED   br i1 %c, label %use, label %end
;OWN-END   %n = load i32, ptr addrspace(1) %m
;OWN-END   %i = add i32 %a, %n
;OWN-END   %e = add i32 %a, 256
;OWN-END   %c = icmp ne i32 %i, %e
;OWN-END   br i1 %c, label %use, label %end
;OWN-DISTANCE   %n = load i32, ptr addrspace(1) %m
;OWN-DISTANCE   %i = add i32 %a, %n
;OWN-DISTANCE   %d = sub i32 %i, %a
;OWN-DISTANCE   store i32 0, ptr addrspace(3) @B
;OWN-DISTANCE   br label %use
;NULL   %n = load i32, ptr addrspace(1) %m
;NULL   %i = add i32 %a, %n
;NULL   %f = addrspacecast ptr addrspace(3) @B to ptr
;NULL   %c = icmp ne ptr %f, null
;NULL   br i1 %c, label %use, label %end
;UNSEEN-CALLEE   call void @return_if_they_are_neighbours()
;UNSEEN-CALLER,UNSEEN-CALLEE   %i = add i32 %a, 256
;UNSEEN-CALLER,UNSEEN-CALLEE   br label %use
use:
  %p = inttoptr i32 %i to ptr addrspace(3) ; but STEPPED,CONSTANT-EXPRESSION
  store float 3.0, ptr addrspace(3) %p ; but CONSTANT-EXPRESSION
;CONSTANT-EXPRESSION   store float 3.0, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 256) to ptr addrspace(3))
  %v = load float, ptr addrspace(3) @B
  store float %v, ptr addrspace(1) %m
  br label %end
end:
  ret void
}
