; --kernel picks kernels by name, or by a pattern of names; the others are neither compiled nor examined, and the verdict
; says so. Lines are those of the input.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s | filecheck %s --check-prefix=ALL
; ALL: definite wave-race in copy.f32
; ALL: definite wave-race in move
; RUN: exits 1 ldsopt check --kernel move %s -o %t.txt
; RUN: filecheck %s --check-prefix=ONE --input-file %t.txt
; RUN: filecheck %s --check-prefix=LINE --input-file %t.txt
; ONE: 1 definite, 0 unproven, 0 latent, 2 functions left out
; ONE: definite wave-race in move
; LINE: chosen_kernels.ll:52
; ONE: functions left out: copy.f32 (--kernel does not name it), free (--kernel does not name it)
; Kernels that others refer to are compiled, and are no part of the verdict either.
; RUN: variant NAMED %s | exits 1 ldsopt check --kernel move - | filecheck %s --check-prefix=ONE
; RUN: variant CALLED %s | exits 1 ldsopt check --kernel move - | filecheck %s --check-prefix=ONE
; RUN: ldsopt check --kernel 'f*e' %s | filecheck %s --check-prefix=FREE
; FREE: no findings in 14 examined classes, 2 functions left out
; RUN: exits 1 ldsopt check --kernel free --kernel '*.f32' %s | filecheck %s --check-prefix=TWO
; TWO: 1 definite, 0 unproven, 0 latent, 1 function left out
; RUN: exits 3 ldsopt check --kernel free --kernel 'g*' %s 2>&1 | filecheck %s --check-prefix=NOT
; NOT: no kernel is named 'g*'; give a symbol, as C++ mangles it, or a pattern of symbols: copy.f32, move, free

; In code, too, of which a function that is no kernel stays.
; RUN: ldsopt compile %s -o %t.s
; RUN: exits 1 ldsopt check --kernel move %t.s | filecheck %s --check-prefix=CODE
; RUN: ldsopt compile %s -o %t.o
; RUN: exits 1 ldsopt check --kernel move %t.o | filecheck %s --check-prefix=CODE
; CODE: 1 definite, 0 unproven, 0 latent, 2 functions left out
; RUN: ldsopt check --json --kernel free %t.s | filecheck %s --check-prefix=JSON
; JSON: "function": "copy.f32"
; JSON-NEXT: "reason": "--kernel does not name it"

target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [64 x i32] poison, align 4
;NAMED @kernels = addrspace(1) constant [1 x ptr] [ptr @copy.f32]

define amdgpu_kernel void @copy.f32() "target-cpu"="gfx942" !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %lane
  store i32 %id, ptr addrspace(3) %p, align 4
  ret void
}

define amdgpu_kernel void @move() "target-cpu"="gfx942" !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 31
;CALLED  %at = ptrtoint ptr @copy.f32 to i64
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %lane
  store i32 %id, ptr addrspace(3) %p, align 4
  ret void
}

define amdgpu_kernel void @free() "target-cpu"="gfx942" !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %id
  %first = icmp ult i32 %id, 64
  br i1 %first, label %stores, label %end

stores:
  store i32 %id, ptr addrspace(3) %p, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

!0 = !{i32 128, i32 1, i32 1}
