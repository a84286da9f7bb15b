; Exchanges between lanes by LDS hardware become moves, and nothing else of the kernel changes.
; RUN: variant ALONE %s | cat - > %t.in.ll
; RUN: ldsopt annotate %t.in.ll --shuffles --no-check --mcpu gfx942 -q -o %t.ll
; RUN: not diff %t.in.ll %t.ll 2>&1 | filecheck %s --check-prefix ALONE
; RUN: ldsopt annotate %t.in.ll --shuffles --no-check -q -o %t.ll
; RUN: cmp %t.in.ll %t.ll
; RUN: variant FLAGS %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 -q -o %t.ll
; RUN: filecheck %s --check-prefix FLAGS < %t.ll
; RUN: variant TWO %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 -q -o %t.ll
; RUN: filecheck %s --check-prefix TWO < %t.ll
; RUN: variant GAINS-NOTHING %s | cat - > %t.in.ll
; RUN: ldsopt annotate %t.in.ll --shuffles --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix GAINS-NOTHING
; RUN: filecheck %s --check-prefix GAINS-NOTHING-CODE < %t.ll
; RUN: variant THREE %s | ldsopt annotate - --shuffles --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix THREE
; RUN: filecheck %s --check-prefix THREE-CODE < %t.ll
; RUN: variant PLACES %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix PLACES
; RUN: ldsopt annotate %S/../../shuffles/kernels/wave_kernels.gfx1201.ll --shuffles --explain -o %t.ll 2>&1 | filecheck %s --check-prefix FEWER
; ALONE: < define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %masks, ptr addrspace(1) %out) #0 {
; ALONE: > define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %masks, ptr addrspace(1) %out) "target-cpu"="gfx942" #0 {
; ALONE: <   %xor1.64 = call i32 @llvm.amdgcn.ds.bpermute(i32 %xor1.64.address, i32 %v)
; ALONE: >   %xor1.64 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 177, i32 15, i32 15, i1 true)
; FLAGS: %xor1.64 =  call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32  %v, i32 177, i32 15, i32 15, i1 true), !annotation !0
; TWO: %ldsopt.moved..{{[0-9]+}} = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 292, i32 15, i32 15, i1 true)
; TWO: %xor4.64 = call i32 @llvm.amdgcn.update.dpp.i32(i32 %ldsopt.moved..{{[0-9]+}}, i32 %v, i32 260, i32 15, i32 5, i1 true)
; TWO-NOT: call{{.*}}update.dpp
; GAINS-NOTHING-CODE-NOT: update.dpp
; GAINS-NOTHING-CODE: call i32 @llvm.amdgcn.ds.bpermute
; GAINS-NOTHING-CODE-NOT: update.dpp
; GAINS-NOTHING: 1 exchange between lanes by LDS hardware, 0 rewritten: 1 gains nothing
; THREE: 3 exchanges between lanes by LDS hardware, 2 rewritten: 1 DPP, 1 two DPP, 1 no move of two instructions
; THREE: xor 1: DPP: quad_perm:[1,0,3,2]
; THREE: xor 4: two DPP: row_ror:4 and row_shl:4 row_mask:0xf bank_mask:0x5
; THREE: xor 32: no move of two instructions: one or two vector instructions of this architecture cannot do it
; THREE-CODE: %xor1.64 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 177, i32 15, i32 15, i1 true)
; THREE-CODE: %ldsopt.moved.{{[0-9]+}} = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 292, i32 15, i32 15, i1 true)
; THREE-CODE: %xor4.64 = call i32 @llvm.amdgcn.update.dpp.i32(i32 %ldsopt.moved.{{[0-9]+}}, i32 %v, i32 260, i32 15, i32 5, i1 true)
; THREE-CODE: %xor32.64 = call i32 @llvm.amdgcn.ds.bpermute(i32 %xor32.64.address, i32 %v)
; FEWER: kernel rms_norm: 2 LDS accesses: 0 tagged, 0 ambiguous, 0 unknown, 2 static
; FEWER: function rms_norm: 9 exchanges between lanes by LDS hardware, 7 rewritten: 7 DPP, 2 gains nothing
target triple = "amdgcn-amd-amdhsa"
;PLACES @A = external addrspace(3) global [0 x i32]
;PLACES @B = external addrspace(3) global [0 x i32]
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %masks, ptr addrspace(1) %out) #0 {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %from = getelementptr i32, ptr addrspace(1) %a, i32 %lane ; but TWO
  %v = load i32, ptr addrspace(1) %from ; but TWO
;TWO   %ldsopt.moved = getelementptr i32, ptr addrspace(1) %a, i32 %lane
;TWO   %v = load i32, ptr addrspace(1) %ldsopt.moved
  %m = getelementptr i64, ptr addrspace(1) %masks, i32 %group
  %mask = load i64, ptr addrspace(1) %m
  %wide = zext i32 %lane to i64
  %shifted = lshr i64 %mask, %wide
  %bit = trunc i64 %shifted to i1
  %first = mul i32 %group, 64 ; but THREE
;THREE   %first = mul i32 %group, 192
  %place = add i32 %first, %lane
  br i1 %bit, label %in, label %done
in:
  %xor1.64.other = xor i32 %lane, 1 ; but TWO, PLACES
  %xor1.64.end = add i32 %lane, 64 ; but TWO, PLACES
  %xor1.64.bound = and i32 %xor1.64.end, -64 ; but TWO, PLACES
  %xor1.64.inside = icmp slt i32 %xor1.64.other, %xor1.64.bound ; but TWO, PLACES
  %xor1.64.index = select i1 %xor1.64.inside, i32 %xor1.64.other, i32 %lane ; but TWO, PLACES
  %xor1.64.address = shl i32 %xor1.64.index, 2 ; but TWO, PLACES
  %xor1.64 = call i32 @llvm.amdgcn.ds.bpermute(i32 %xor1.64.address, i32 %v) ; but FLAGS, TWO, PLACES
;FLAGS   %xor1.64 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 noundef %xor1.64.address, i32 noundef %v), !annotation !0
  %xor1.64.at = add i32 %place, 0 ; but TWO, PLACES
  %xor1.64.p = getelementptr i32, ptr addrspace(1) %out, i32 %xor1.64.at ; but TWO, PLACES
  store i32 %xor1.64, ptr addrspace(1) %xor1.64.p ; but TWO, GAINS-NOTHING, PLACES
;TWO,THREE,PLACES   %xor4.64.other = xor i32 %lane, 4
;TWO,THREE,PLACES   %xor4.64.end = add i32 %lane, 64
;TWO,THREE,PLACES   %xor4.64.bound = and i32 %xor4.64.end, -64
;TWO,THREE,PLACES   %xor4.64.inside = icmp slt i32 %xor4.64.other, %xor4.64.bound
;TWO,THREE,PLACES   %xor4.64.index = select i1 %xor4.64.inside, i32 %xor4.64.other, i32 %lane
;TWO,THREE,PLACES   %xor4.64.address = shl i32 %xor4.64.index, 2
;TWO,THREE,PLACES   %xor4.64 = call i32 @llvm.amdgcn.ds.bpermute(i32 %xor4.64.address, i32 %v)
;TWO,PLACES   %xor4.64.at = add i32 %place, 0
;THREE   %xor4.64.at = add i32 %place, 64
;TWO,THREE,PLACES   %xor4.64.p = getelementptr i32, ptr addrspace(1) %out, i32 %xor4.64.at
;TWO,THREE,PLACES   store i32 %xor4.64, ptr addrspace(1) %xor4.64.p
;GAINS-NOTHING   store i32 %v, ptr addrspace(1) %xor1.64.p
;THREE   %xor32.64.other = xor i32 %lane, 32
;THREE   %xor32.64.end = add i32 %lane, 64
;THREE   %xor32.64.bound = and i32 %xor32.64.end, -64
;THREE   %xor32.64.inside = icmp slt i32 %xor32.64.other, %xor32.64.bound
;THREE   %xor32.64.index = select i1 %xor32.64.inside, i32 %xor32.64.other, i32 %lane
;THREE   %xor32.64.address = shl i32 %xor32.64.index, 2
;THREE   %xor32.64 = call i32 @llvm.amdgcn.ds.bpermute(i32 %xor32.64.address, i32 %v)
;THREE   %xor32.64.at = add i32 %place, 128
;THREE   %xor32.64.p = getelementptr i32, ptr addrspace(1) %out, i32 %xor32.64.at
;THREE   store i32 %xor32.64, ptr addrspace(1) %xor32.64.p
  br label %done
done:
;PLACES   %p = getelementptr i32, ptr addrspace(3) @A, i32 %lane
;PLACES   %q = select i1 %bit, ptr addrspace(3) %p, ptr addrspace(3) @B
;PLACES   store i32 %v, ptr addrspace(3) %p
;PLACES   store i32 %v, ptr addrspace(3) %q
; PLACES: <stdin>:[[# @LINE - 1]]: store: derived from LDS, but its base was lost
  ret void
}
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.permute(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg)
attributes #0 = { "target-features"="+wavefrontsize64" "amdgpu-flat-work-group-size"="1,64" }
;FLAGS !0 = !{!"kept"}
