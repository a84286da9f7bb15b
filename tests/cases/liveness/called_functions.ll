; A call is an access to what the function, and what it calls, may touch; of other functions nothing counts.

; A function that reads @A, an exported one, one by way of another, one that is given the address, that hands it on, or gets it as a
; flat pointer: @A is needed up to the call, and not beyond; or from the first write on.
; RUN: variant FRONT,FRONT-PLAINLY,OWN %s | ldsopt liveness - | filecheck %s --check-prefix APART
; RUN: variant FRONT,FRONT-PLAINLY,EXPORTED %s | ldsopt liveness - | filecheck %s --check-prefix APART
; RUN: variant FRONT,FRONT-PLAINLY,BY-ANOTHER %s | ldsopt liveness - | filecheck %s --check-prefix APART
; RUN: variant FRONT,FRONT-WITH,GIVEN %s | ldsopt liveness - | filecheck %s --check-prefix APART
; RUN: variant FRONT,FRONT-WITH,HANDED-ON %s | ldsopt liveness - | filecheck %s --check-prefix APART
; RUN: variant FRONT,FRONT-WITH-FLAT,FLAT %s | ldsopt liveness - | filecheck %s --check-prefix APART
; RUN: variant BEHIND,BEHIND-PLAINLY,OWN %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; RUN: variant BEHIND,BEHIND-PLAINLY,EXPORTED %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; RUN: variant BEHIND,BEHIND-PLAINLY,BY-ANOTHER %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; RUN: variant BEHIND,BEHIND-WITH,GIVEN %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; RUN: variant BEHIND,BEHIND-WITH,HANDED-ON %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; RUN: variant BEHIND,BEHIND-WITH-FLAT,FLAT %s | ldsopt liveness - | filecheck %s --check-prefix MEET

; One address of two call sites is of both.
; RUN: variant READ,BETWEEN,GIVEN,OF-B %s | ldsopt liveness - | filecheck %s --check-prefix APART
; RUN: variant FRONT,FRONT-WITH,BETWEEN,GIVEN,OF-B %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; A write of a function covers nothing; what unknown code may use that a called function calls is anything.
; RUN: variant READ,FILLS,BEHIND-B,BEHIND-PLAINLY,READ-LAST %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; RUN: variant READ,CALLS,CALLS-UNKNOWN,OWN %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; RUN: variant READ,CALLS,OWN %s | ldsopt liveness - | filecheck %s --check-prefix APART
; A copy that a function starts is in flight throughout.
; RUN: variant COPY,READ-BEHIND %s | ldsopt liveness - | filecheck %s --check-prefix COPIED
; COPIED: {{^ *}}A {{.*[)]}} all others {{.*}}an asynchronous copy in f, which the kernel calls

; What the kernel does not call is none of its business, as the second body that clang makes of an OpenCL kernel: exported, and it
; lets addresses escape. Unless somebody may call it: its address is taken, or there is unknown code.
; RUN: variant READ,ESCAPES-INTERNAL %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix LEFT-OUT
; RUN: variant READ,ESCAPES %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix LEFT-OUT
; LEFT-OUT: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; LEFT-OUT-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; LEFT-OUT: note: f is no kernel, and no kernel calls it; what it does with LDS is left out
; RUN: variant READ,ESCAPES,TAKEN %s | ldsopt liveness - | filecheck %s --check-prefix MEET
; RUN: variant READ,ESCAPES,UNKNOWN %s | ldsopt liveness - | filecheck %s --check-prefix MEET

; APART: {{^ *}}A {{.*[)]}} {{C|-}}{{( .*)?$}}
; MEET: {{^ *}}A {{.*[)]}} {{B|all others}}{{( .*)?$}}

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
@C = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @unknown()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;OWN define internal void @f() {
;OWN   %v = load i32, ptr addrspace(3) @A
;OWN   store i32 %v, ptr addrspace(3) @C
;OWN   ret void
;OWN }
;EXPORTED define protected void @f() {
;EXPORTED   %v = load i32, ptr addrspace(3) @A
;EXPORTED   store i32 %v, ptr addrspace(3) @C
;EXPORTED   ret void
;EXPORTED }
;BY-ANOTHER define internal void @f() {
;BY-ANOTHER   call void @g()
;BY-ANOTHER   ret void
;BY-ANOTHER }
;BY-ANOTHER define internal void @g() {
;BY-ANOTHER   %v = load i32, ptr addrspace(3) @A
;BY-ANOTHER   store i32 %v, ptr addrspace(3) @C
;BY-ANOTHER   ret void
;BY-ANOTHER }
;GIVEN define internal void @f(ptr addrspace(3) %p) {
;GIVEN   %v = load i32, ptr addrspace(3) %p
;GIVEN   store i32 %v, ptr addrspace(3) @C
;GIVEN   ret void
;GIVEN }
;HANDED-ON define internal void @f(ptr addrspace(3) %p) {
;HANDED-ON   call void @g(ptr addrspace(3) %p)
;HANDED-ON   ret void
;HANDED-ON }
;HANDED-ON define internal void @g(ptr addrspace(3) %p) {
;HANDED-ON   %v = load i32, ptr addrspace(3) %p
;HANDED-ON   store i32 %v, ptr addrspace(3) @C
;HANDED-ON   ret void
;HANDED-ON }
;FLAT define internal void @f(ptr %p) {
;FLAT   %v = load i32, ptr %p
;FLAT   store i32 %v, ptr addrspace(3) @C
;FLAT   ret void
;FLAT }
;FILLS define internal void @f() {
;FILLS   store [64 x i32] zeroinitializer, ptr addrspace(3) @A
;FILLS   ret void
;FILLS }
;CALLS define internal void @calls() {
;CALLS-UNKNOWN   call void @unknown()
;CALLS   ret void
;CALLS }
;COPY define internal void @f(ptr addrspace(8) %r) {
;COPY   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;COPY   ret void
;COPY }
;ESCAPES-INTERNAL define internal void @f(ptr addrspace(1) %q) {
;ESCAPES define protected void @f(ptr addrspace(1) %q) {
;ESCAPES,ESCAPES-INTERNAL   store ptr addrspace(3) @A, ptr addrspace(1) %q
;ESCAPES,ESCAPES-INTERNAL   ret void
;ESCAPES,ESCAPES-INTERNAL }
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %own.c = getelementptr i32, ptr addrspace(3) @C, i32 %tid
  %next.c = getelementptr i32, ptr addrspace(3) @C, i32 %next
  store i32 7, ptr addrspace(3) %own.a ; but COPY
;COPY   call void @f(ptr addrspace(8) %rsrc)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;FRONT-PLAINLY   call void @f()
;FRONT-WITH   call void @f(ptr addrspace(3) @A)
;FRONT-WITH-FLAT   call void @f(ptr addrspacecast (ptr addrspace(3) @A to ptr))
;READ,READ-BEHIND   %a = load i32, ptr addrspace(3) %next.a
;TAKEN   store ptr @f, ptr addrspace(1) %out
;UNKNOWN   call void @unknown()
;CALLS   call void @calls()
;FRONT,READ,READ-BEHIND   fence syncscope("workgroup") release
;FRONT,READ,READ-BEHIND   call void @llvm.amdgcn.s.barrier()
;FRONT,READ,READ-BEHIND   fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;OF-B   call void @f(ptr addrspace(3) @B)
  %b = load i32, ptr addrspace(3) %next.b ; but OF-B
;BETWEEN   fence syncscope("workgroup") release
;BETWEEN   call void @llvm.amdgcn.s.barrier()
;BETWEEN   fence syncscope("workgroup") acquire
;BETWEEN   store i32 7, ptr addrspace(3) %own.c
;BETWEEN   fence syncscope("workgroup") release
;BETWEEN   call void @llvm.amdgcn.s.barrier()
;BETWEEN   fence syncscope("workgroup") acquire
;BETWEEN   %c = load i32, ptr addrspace(3) %next.c
;BEHIND,BEHIND-B   fence syncscope("workgroup") release
;BEHIND,BEHIND-B   call void @llvm.amdgcn.s.barrier()
;BEHIND,BEHIND-B   fence syncscope("workgroup") acquire
;BEHIND-PLAINLY   call void @f()
;BEHIND-WITH   call void @f(ptr addrspace(3) @A)
;BEHIND-WITH-FLAT   call void @f(ptr addrspacecast (ptr addrspace(3) @A to ptr))
;READ-LAST   fence syncscope("workgroup") release
;READ-LAST   call void @llvm.amdgcn.s.barrier()
;READ-LAST   fence syncscope("workgroup") acquire
;READ-LAST   %a.last = load i32, ptr addrspace(3) %next.a
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
