; Marks in functions that kernels call: their code stands in place of the calls, and nothing else changes.
; DEFINE: %{launch} = --block 128 --arg 'i32[16384]=zeros' --arg i32=4 --arg null
; RUN: variant CALLS %s > %t.ll
; RUN: ldsopt instrument %t.ll -o %t.out.ll 2>&1 | filecheck %s --check-prefix SAID
; SAID: the code of inner, outer stands in place of its calls
; RUN: ldsopt verify %t.ll %t.out.ll %{launch}
; RUN: ldsopt simulate %t.out.ll %{launch} --dump-records %t.dump
; RUN: ldsopt trace %t.dump --strict --format csv | cut -d, -f1-5 | filecheck %s --check-prefix RECORDS
; RECORDS: 0,0,scope,all,0
; RECORDS-NEXT: 0,0,scope,outer,1
; RECORDS-NEXT: 0,0,mark,inner,
; RECORDS-NEXT: 0,0,scope,outer,1
; RECORDS-NEXT: 0,0,mark,inner,
; RECORDS-NEXT: 0,1,scope,all,0
; RECORDS-NEXT: 0,1,scope,outer,1
; RECORDS-NEXT: 0,1,mark,inner,
; RECORDS-NEXT: 0,1,scope,outer,1
; RECORDS-NEXT: 0,1,mark,inner,

; Functions without marks stay called; functions in a circle are refused.
; RUN: variant CALLS,PLAIN %s | ldsopt instrument - -q -o - | filecheck %s --check-prefix KEPT
; KEPT-NOT: @outer
; KEPT: call i32 @plain
; KEPT-NOT: @outer
; RUN: variant CALLS,CIRCLE %s | exits 3 ldsopt instrument - -o %t.none.ll 2>&1 | filecheck %s --check-prefix CIRCLING
; CIRCLING: marks in what 'k' calls

; Odd names, branches and loops compute what they did. @twice calls @odd twice.
; RUN: variant STEPS %s > %t.ll
; RUN: ldsopt instrument %t.ll -q -o %t.out.ll
; RUN: ldsopt verify %t.ll %t.out.ll %{launch}
; RUN: filecheck %s --check-prefix TWICE --input-file %t.out.ll
; TWICE-NOT: @twice
; TWICE-COUNT-2: = mul i32 {{.*}}, 3{{$}}
; TWICE-NOT: = mul i32 {{.*}}, 3{{$}}

; Nothing is simplified: LLVM's own inliner would pick one value for undef, and drop the arm that a constant does not reach.
; RUN: variant SIMPLE %s | ldsopt instrument - -q -o - | filecheck %s --check-prefix WHOLE
; WHOLE: icmp eq i32 0, 1
; WHOLE: and i32 undef, 0
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.amdgcn.s.waitcnt(i32)
;CALLS define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
;CALLS entry:
;CALLS   %t = call i32 @llvm.amdgcn.workitem.id.x()
;CALLS   call void asm sideeffect "; ldsopt.rec start all", "~{memory}"()
;CALLS   %v = call i32 @outer(i32 %t)
;CALLS   %w = call i32 @outer(i32 %n)
;PLAIN   %u = call i32 @plain(i32 %n)
;CALLS   call void asm sideeffect "; ldsopt.rec end all", "~{memory}"()
;CALLS   %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
;CALLS   store i32 %v, ptr addrspace(1) %p
;CALLS   ret void
;CALLS }
;CALLS define internal i32 @outer(i32 %x) noinline {
;CALLS   call void asm sideeffect "; ldsopt.rec start outer", "~{memory}"()
;CALLS   %r = call i32 @inner(i32 %x)
;CALLS   %big = icmp sgt i32 %x, 1000
;CALLS   br i1 %big, label %late, label %early
;CALLS early:
;CALLS   call void asm sideeffect "; ldsopt.rec end outer", "~{memory}"()
;CALLS   ret i32 %r
;CALLS late:
;CALLS   call void asm sideeffect "; ldsopt.rec end outer", "~{memory}"()
;CALLS   ret i32 7
;CALLS }
;CALLS define internal i32 @inner(i32 %x) noinline {
;CALLS   call void asm sideeffect "; ldsopt.rec mark inner", "~{memory}"()
;CALLS   %r = add i32 %x, 1
;CIRCLE   %q = call i32 @outer(i32 %x)
;CALLS   ret i32 %r
;CALLS }
;PLAIN define internal i32 @plain(i32 %x) noinline {
;PLAIN   ret i32 %x
;PLAIN }
;STEPS define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
;STEPS entry:
;STEPS   %t = call i32 @llvm.amdgcn.workitem.id.x()
;STEPS   br label %2
;STEPS 2:
;STEPS   %3 = phi i32 [ 0, %entry ], [ %6, %2 ]
;STEPS   %4 = phi i32 [ %t, %entry ], [ %5, %2 ]
;STEPS   %5 = call i32 @twice(i32 %4)
;STEPS   %6 = add i32 %3, 1
;STEPS   %7 = icmp ult i32 %6, 3
;STEPS   br i1 %7, label %2, label %8
;STEPS 8:
;STEPS   %9 = getelementptr i32, ptr addrspace(1) %out, i32 %t
;STEPS   store i32 %5, ptr addrspace(1) %9
;STEPS   ret void
;STEPS }
;STEPS %"a struct" = type { i32, i32 }
;STEPS define internal i32 @odd(i32, i32 %"the limit", %"a struct" %s) noinline {
;STEPS   call void asm sideeffect "; ldsopt.rec mark odd", "~{memory}"()
;STEPS   %3 = icmp ult i32 %0, %"the limit"
;STEPS   %"first one" = extractvalue %"a struct" %s, 0
;STEPS   br i1 %3, label %less, label %5
;STEPS less:
;STEPS   %4 = mul i32 %0, 3
;STEPS   ret i32 %4
;STEPS 5:
;STEPS   switch i32 %0, label %"and so on" [
;STEPS     i32 64, label %less
;STEPS     i32 65, label %done
;STEPS   ]
;STEPS done:
;STEPS   %6 = phi i32 [ 7, %5 ], [ 9, %"and so on" ]
;STEPS   %7 = add i32 %6, %"first one"
;STEPS   ret i32 %7
;STEPS "and so on":
;STEPS   br label %done
;STEPS }
;STEPS define internal i32 @twice(i32 %n) noinline {
;STEPS   %1 = call i32 @odd(i32 noundef %n, i32 range(i32 0, 90) 40, %"a struct" { i32 5, i32 poison })
;STEPS   br label %next
;STEPS next:
;STEPS   %2 = phi i32 [ %1, %0 ]
;STEPS   %3 = call i32 @odd(i32 %2, i32 %1, %"a struct" zeroinitializer)
;STEPS   ret i32 %3
;STEPS }
;SIMPLE define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
;SIMPLE   %1 = call i32 @f(i32 0)
;SIMPLE   store i32 %1, ptr addrspace(1) %out
;SIMPLE   ret void
;SIMPLE }
;SIMPLE define internal i32 @f(i32 %n) {
;SIMPLE   call void asm sideeffect "; ldsopt.rec mark odd", "~{memory}"()
;SIMPLE   %c = icmp eq i32 %n, 1
;SIMPLE   %u = and i32 undef, %n
;SIMPLE   br i1 %c, label %a, label %b
;SIMPLE a:
;SIMPLE   ret i32 %u
;SIMPLE b:
;SIMPLE   ret i32 2
;SIMPLE }
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }

