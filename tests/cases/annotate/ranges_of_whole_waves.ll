; In whole-wave mode lanes run whose branch was not taken: where a module has one of these intrinsics, a compare says nothing of
; what its lanes hold.
; RUN: variant NONE %s | ldsopt annotate - --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s --check-prefix COMPARED
; RUN: variant STRICT %s | ldsopt annotate - --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s --check-prefix WHOLE
; RUN: variant WWM %s | ldsopt annotate - --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s --check-prefix WHOLE
; RUN: variant WQM %s | ldsopt annotate - --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s --check-prefix WHOLE
; RUN: variant READ %s | ldsopt annotate - --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s --check-prefix READ
; COMPARED: %x = add i32 %n, 0 {{ *}}; range [0, 63]{{$}}
; WHOLE: %x = add i32 %n, 0{{$}}
; READ: %y = call i32 @llvm.amdgcn.wwm.i32(i32 %tid) {{ *}}; range [0, 1023]{{$}}
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
;STRICT declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
;WWM,READ declare i32 @llvm.amdgcn.wwm.i32(i32)
;WQM declare i32 @llvm.amdgcn.wqm.i32(i32)

define amdgpu_kernel void @k(i32 %n) {
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %q = icmp ult i32 %n, 64 ; but READ
;READ  %q = icmp ult i32 %tid, 64
  br i1 %q, label %then, label %end
then:
  %x = add i32 %n, 0
;STRICT  %z = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x)
;WWM  %z = call i32 @llvm.amdgcn.wwm.i32(i32 %x)
;WQM  %z = call i32 @llvm.amdgcn.wqm.i32(i32 %x)
;READ  %y = call i32 @llvm.amdgcn.wwm.i32(i32 %tid)
  br label %end
end:
  ret void
}
