; A buffer of records that cannot be: no argument, none that may be written, too large.
; RUN: variant NO-ARGUMENT %s | exits 3 ldsopt instrument - --buffer arg -o %t.ll 2>&1 | filecheck %s --check-prefix NO-ARGUMENT
; RUN: variant NO-SUCH-NUMBER %s | exits 3 ldsopt instrument - --buffer arg --argument 7 -o %t.ll 2>&1 | filecheck %s --check-prefix NO-SUCH-NUMBER
; RUN: variant NO-SUCH-NAME %s | exits 3 ldsopt instrument - --buffer arg --argument size -o %t.ll 2>&1 | filecheck %s --check-prefix NO-SUCH-NAME
; RUN: variant NO-POINTER %s | exits 3 ldsopt instrument - --buffer arg --argument n -o %t.ll 2>&1 | filecheck %s --check-prefix NO-POINTER
; RUN: variant READNONE %s | exits 3 ldsopt instrument - --buffer arg --argument 2 -o %t.ll 2>&1 | filecheck %s --check-prefix READNONE
; RUN: variant WRITEONLY %s | exits 3 ldsopt instrument - --buffer arg --argument 2 -o %t.ll 2>&1 | filecheck %s --check-prefix WRITEONLY
; RUN: variant CONSTANT %s | exits 3 ldsopt instrument - --buffer arg --argument 2 -o %t.ll 2>&1 | filecheck %s --check-prefix CONSTANT
; RUN: variant TWO-BUFFERS %s | exits 3 ldsopt instrument - --buffer arg -o %t.ll 2>&1 | filecheck %s --check-prefix TWO-BUFFERS
; RUN: variant COMPUTED %s | exits 3 ldsopt instrument - --buffer arg -o %t.ll 2>&1 | filecheck %s --check-prefix COMPUTED
; RUN: variant LARGE %s | exits 3 ldsopt instrument - --workgroups 1000000 -o %t.ll 2>&1 | filecheck %s --check-prefix LARGE
; RUN: variant LDS %s | exits 3 ldsopt instrument - --buffer lds --per-wave 8192 -o %t.ll 2>&1 | filecheck %s --check-prefix LDS
; NO-ARGUMENT: error: <stdin>:[[# @LINE + 17]]: nothing says which argument of 'k' points to the buffer; give it with LDSOPT_RECORD_BUFFER of ldsopt.h, or with --argument
; NO-SUCH-NUMBER: error: <stdin>:[[# @LINE + 16]]: 'k' has no argument '7'; name one of its 3 arguments, or give its number from 0
; NO-SUCH-NAME: error: <stdin>:[[# @LINE + 15]]: 'k' has no argument 'size'; name one of its 3 arguments, or give its number from 0
; NO-POINTER: error: <stdin>:[[# @LINE + 14]]: argument 1 of 'k' cannot point to the buffer of its records: it is i32; give a pointer to global memory that the kernel may read and write (LDSOPT_RECORD_BUFFER keeps it so)
; LARGE: error: <stdin>:[[# @LINE + 13]]: the records of 'k' would take 4224000128 bytes; ask for fewer --workgroups, or fewer records --per-wave
; LDS: error: <stdin>:[[# @LINE + 12]]: 'k' has room for 4096 bytes of records in LDS, but 131072 are needed for 8192 of each of 2 waves; ask for fewer --per-wave or --waves, take --lower-occupancy, or --buffer device
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

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 { ; but READNONE, WRITEONLY, CONSTANT
;READNONE define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) readnone %records) #0 {
; READNONE: error: <stdin>:[[# @LINE - 1]]: argument 2 of 'k' cannot point to the buffer of its records: it is readnone; give a pointer to global memory that the kernel may read and write (LDSOPT_RECORD_BUFFER keeps it so)
;WRITEONLY define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) writeonly %records) #0 {
; WRITEONLY: error: <stdin>:[[# @LINE - 1]]: argument 2 of 'k' cannot point to the buffer of its records: it is writeonly; give a pointer to global memory that the kernel may read and write (LDSOPT_RECORD_BUFFER keeps it so)
;CONSTANT define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(4) %records) #0 {
; CONSTANT: error: <stdin>:[[# @LINE - 1]]: argument 2 of 'k' cannot point to the buffer of its records: it is ptr addrspace(4); give a pointer to global memory that the kernel may read and write (LDSOPT_RECORD_BUFFER keeps it so)
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;TWO-BUFFERS   call void asm sideeffect "; ldsopt.rec buffer $0", "s,~{memory}"(ptr addrspace(1) %records)
;TWO-BUFFERS   call void asm sideeffect "; ldsopt.rec buffer $0", "s,~{memory}"(ptr addrspace(1) %records)
; TWO-BUFFERS: error: <stdin>:[[# @LINE - 1]]: a second buffer for the records of 'k'; leave one of the marks
;COMPUTED   %p = getelementptr i8, ptr addrspace(1) %records, i32 4
;COMPUTED   call void asm sideeffect "; ldsopt.rec buffer $0", "s,~{memory}"(ptr addrspace(1) %p)
; COMPUTED: error: <stdin>:[[# @LINE - 1]]: the buffer of the records of 'k' is none of its arguments; give LDSOPT_RECORD_BUFFER an argument of the kernel, as it came
  call void asm sideeffect "; ldsopt.rec mark place", "~{memory}"()
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
