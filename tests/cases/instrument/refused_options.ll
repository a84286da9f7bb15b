; Options of instrument that make no sense end the command with exit code 2.
; RUN: exits 2 ldsopt instrument %s --per-wave 3 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-1
; OPTION-1: --per-wave 3: a power of two from 2 to
; RUN: exits 2 ldsopt instrument %s --per-wave 1 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-2
; OPTION-2: --per-wave 1: a power of two
; RUN: exits 2 ldsopt instrument %s --per-wave 2097152 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-3
; OPTION-3: a power of two from 2 to 1048576
; RUN: exits 2 ldsopt instrument %s --waves a -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-4
; OPTION-4: --waves 'a': numbers and ranges are needed, e.g. 0,4-7
; RUN: exits 2 ldsopt instrument %s --waves 5-2 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-5
; OPTION-5: --waves '5-2'
; RUN: exits 2 ldsopt instrument %s --waves 99 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-6
; OPTION-6: --waves '99'
; RUN: exits 2 ldsopt instrument %s --workgroups 0 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-7
; OPTION-7: --workgroups '0': one to three positive numbers are needed
; RUN: exits 2 ldsopt instrument %s --workgroups 1,1,1,1 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-8
; OPTION-8: --workgroups '1,1,1,1'
; RUN: exits 2 ldsopt instrument %s --only '(' -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-9
; OPTION-9: '(' is no regular expression
; RUN: exits 2 ldsopt instrument %s --lines gemm.hip -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-10
; OPTION-10: --lines 'gemm.hip': a file with a line or two is needed
; RUN: exits 2 ldsopt instrument %s --lines gemm.hip:9-3 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-11
; OPTION-11: --lines 'gemm.hip:9-3'
; RUN: exits 2 ldsopt instrument %s --mark -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-12
; OPTION-12: --mark writes the marks of --auto and --lines; give one of these
; RUN: exits 2 ldsopt instrument %s --argument 1 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-13
; OPTION-13: --argument is for --buffer arg and --buffer lds
; RUN: exits 2 ldsopt instrument %s --granularity 0 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-14
; OPTION-14: --granularity '0': wave, workgroup or a number of waves is needed
; RUN: exits 2 ldsopt instrument %s --granularity 2 --waves 1 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-15
; OPTION-15: --granularity and --waves both choose waves; give one of them
; RUN: exits 2 ldsopt instrument %s --auto loops,rounds -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-16
; OPTION-16: 'rounds' is not one of
; RUN: exits 2 ldsopt instrument %s --buffer device --flush 8 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-17
; OPTION-17: --flush empties records out of LDS; give --buffer lds beside it
; RUN: exits 2 ldsopt instrument %s --buffer lds --flush 12 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-18
; OPTION-18: a power of two from 8 to --per-wave
; RUN: exits 2 ldsopt instrument %s --buffer lds --flush 4 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-19
; OPTION-19: a power of two from 8 to --per-wave
; RUN: exits 2 ldsopt instrument %s --buffer lds --flush 64 --per-wave 32 -o %t.ll 2>&1 | filecheck %s --check-prefix OPTION-20
; OPTION-20: a power of two from 8 to --per-wave (32) is needed
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

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  call void asm sideeffect "; ldsopt.rec mark place", "~{memory}"()
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }

