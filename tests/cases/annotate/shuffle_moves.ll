; The move that an exchange between lanes becomes, by its pattern and the architecture.
; RUN: variant GFX900 %s | ldsopt annotate - --shuffles --no-check --mcpu gfx900 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix GFX900
; RUN: variant GFX90A %s | ldsopt annotate - --shuffles --no-check --mcpu gfx90a --explain -o %t.ll 2>&1 | filecheck %s --check-prefix GFX90A
; RUN: variant GFX1030 %s | ldsopt annotate - --shuffles --no-check --mcpu gfx1030 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix GFX1030
; RUN: variant GFX1201 %s | ldsopt annotate - --shuffles --no-check --mcpu gfx1201 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix GFX1201
; RUN: variant GFX1250 %s | ldsopt annotate - --shuffles --no-check --mcpu gfx1250 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix GFX1250
; RUN: variant GFX700 %s | ldsopt annotate - --shuffles --no-check --mcpu gfx700 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix GFX700
; RUN: variant ROW %s | ldsopt annotate - --shuffles --no-check --mcpu gfx908 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix ROW-GFX908
; RUN: variant ROW %s | ldsopt annotate - --shuffles --no-check --mcpu gfx90a --explain -o %t.ll 2>&1 | filecheck %s --check-prefix ROW-GFX90A
; RUN: variant ROW %s | ldsopt annotate - --shuffles --no-check --mcpu gfx1030 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix ROW-GFX1030
; RUN: variant DOWN %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix DOWN
; RUN: variant DOWN-2 %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix DOWN-2
; RUN: variant DOWN-32 %s | ldsopt annotate - --shuffles --no-check --mcpu gfx1100 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix DOWN-32
; RUN: variant NEVER-BEHIND %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix NEVER-BEHIND
; RUN: filecheck %s --check-prefix NEVER-BEHIND-CODE < %t.ll
; RUN: variant DESCRIBED-XOR %s | ldsopt annotate - --shuffles --no-check --mcpu gfx1100 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix DESCRIBED-XOR
; RUN: variant DESCRIBED-LANE %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix DESCRIBED-LANE
; RUN: variant DESCRIBED-ROTATION %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix DESCRIBED-ROTATION
; RUN: variant DESCRIBED-OTHER %s | ldsopt annotate - --shuffles --no-check --mcpu gfx942 --explain -o %t.ll 2>&1 | filecheck %s --check-prefix DESCRIBED-OTHER
; GFX900: xor 1: DPP: quad_perm:[1,0,3,2]
; GFX900: xor 5: swizzle: ds_swizzle 0x141f
; GFX900: xor 8: DPP: row_ror:8
; GFX900: xor 32: no move of two instructions: one or two vector instructions of this architecture cannot do it
; GFX90A: xor 2: DPP: quad_perm:[2,3,0,1]
; GFX90A: xor 7: DPP: row_half_mirror
; GFX90A: xor 15: DPP: row_mirror
; GFX90A: xor 16: swizzle: ds_swizzle 0x401f
; GFX1030: xor 3: DPP: quad_perm:[3,2,1,0]
; GFX1030: xor 4: DPP: row_xmask:4
; GFX1030: xor 5: DPP: row_xmask:5
; GFX1030: xor 16: permlane: permlanex16
; GFX1201: xor 8: DPP: row_ror:8
; GFX1201: xor 12: DPP: row_xmask:12
; GFX1201: xor 17: permlane: permlanex16
; GFX1201: xor 32: needs all lanes active: what can do it reads lanes that may not be active here
; GFX1250: xor 4: DPP: row_xmask:4
; GFX1250: xor 16: permlane: permlanex16
; GFX700: xor 1: no move of two instructions: one or two vector instructions of this architecture cannot do it
; GFX700: xor 8: no move of two instructions: one or two vector instructions of this architecture cannot do it
; ROW-GFX908: other: swizzle: ds_swizzle 0xb0
; ROW-GFX90A: other: DPP: row_newbcast:5
; ROW-GFX1030: other: DPP: row_share:5
; DOWN: other: two DPP: wave_shl:1 and quad_perm:[1,2,3,3] row_mask:0x8 bank_mask:0x8
; DOWN-2: other: no move of two instructions: one or two vector instructions of this architecture cannot do it
; DOWN-32: other: no move of two instructions: one or two vector instructions of this architecture cannot do it
; NEVER-BEHIND: xor 5: swizzle: ds_swizzle 0x141f
; NEVER-BEHIND: xor 4: two DPP: row_ror:4 and row_shl:4 row_mask:0xf bank_mask:0x5
; NEVER-BEHIND-CODE: %x5 = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 5151)
; NEVER-BEHIND-CODE: %ldsopt.moved.{{[0-9]+}} = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 292, i32 15, i32 15, i1 true)
; NEVER-BEHIND-CODE: %x4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 %ldsopt.moved.{{[0-9]+}}, i32 %v, i32 260, i32 15, i32 5, i1 true)
; DESCRIBED-XOR: xor 6: DPP: row_xmask:6
; DESCRIBED-LANE: broadcast of lane 7: needs all lanes active: what can do it reads lanes that may not be active here
; DESCRIBED-ROTATION: rotation by 63: DPP: wave_ror:1
; DESCRIBED-OTHER: other: no move of two instructions: one or two vector instructions of this architecture cannot do it
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %masks, ptr addrspace(1) %out) #0 {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low) ; but GFX1030, GFX1250, DOWN-32, DESCRIBED-XOR
;GFX1030,GFX1250,DOWN-32,DESCRIBED-XOR   %lane = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %from = getelementptr i32, ptr addrspace(1) %a, i32 %lane
  %v = load i32, ptr addrspace(1) %from
  %m = getelementptr i64, ptr addrspace(1) %masks, i32 %group
  %mask = load i64, ptr addrspace(1) %m
  %wide = zext i32 %lane to i64
  %shifted = lshr i64 %mask, %wide
  %bit = trunc i64 %shifted to i1
;GFX900,GFX90A,GFX1201   %first = mul i32 %group, 256
;GFX1030,GFX700,NEVER-BEHIND   %first = mul i32 %group, 128
;GFX1250,ROW,DOWN,DOWN-2,DESCRIBED-LANE,DESCRIBED-ROTATION,DESCRIBED-OTHER   %first = mul i32 %group, 64
;DOWN-32,DESCRIBED-XOR   %first = mul i32 %group, 32
  %place = add i32 %first, %lane
  br i1 %bit, label %in, label %done
in:
;GFX900,GFX700   %x1.index = xor i32 %lane, 1
;GFX900,GFX700   %x1.address = shl i32 %x1.index, 2
;GFX900,GFX700   %x1 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x1.address, i32 %v)
;GFX900,GFX700   %x1.at = add i32 %place, 0
;GFX900,GFX700   %x1.p = getelementptr i32, ptr addrspace(1) %out, i32 %x1.at
;GFX900,GFX700   store i32 %x1, ptr addrspace(1) %x1.p
;GFX1030   %x3.index = xor i32 %lane, 3
;GFX1030   %x3.address = shl i32 %x3.index, 2
;GFX1030   %x3 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x3.address, i32 %v)
;GFX1030   %x3.at = add i32 %place, 0
;GFX1030   %x3.p = getelementptr i32, ptr addrspace(1) %out, i32 %x3.at
;GFX1030   store i32 %x3, ptr addrspace(1) %x3.p
;NEVER-BEHIND   %x5.index = xor i32 %lane, 5
;NEVER-BEHIND   %x5.address = shl i32 %x5.index, 2
;NEVER-BEHIND   %x5 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x5.address, i32 %v)
;NEVER-BEHIND   %x5.at = add i32 %place, 0
;NEVER-BEHIND   %x5.p = getelementptr i32, ptr addrspace(1) %out, i32 %x5.at
;NEVER-BEHIND   store i32 %x5, ptr addrspace(1) %x5.p
;GFX1030,GFX1250,NEVER-BEHIND   %x4.index = xor i32 %lane, 4
;GFX1030,GFX1250,NEVER-BEHIND   %x4.address = shl i32 %x4.index, 2
;GFX1030,GFX1250,NEVER-BEHIND   %x4 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x4.address, i32 %v)
;GFX1030   %x4.at = add i32 %place, 32
;GFX1250   %x4.at = add i32 %place, 0
;NEVER-BEHIND   %x4.at = add i32 %place, 64
;GFX1030,GFX1250,NEVER-BEHIND   %x4.p = getelementptr i32, ptr addrspace(1) %out, i32 %x4.at
;GFX1030,GFX1250,NEVER-BEHIND   store i32 %x4, ptr addrspace(1) %x4.p
;GFX900,GFX1030   %x5.index = xor i32 %lane, 5
;GFX900,GFX1030   %x5.address = shl i32 %x5.index, 2
;GFX900,GFX1030   %x5 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x5.address, i32 %v)
;GFX900,GFX1030   %x5.at = add i32 %place, 64
;GFX900,GFX1030   %x5.p = getelementptr i32, ptr addrspace(1) %out, i32 %x5.at
;GFX900,GFX1030   store i32 %x5, ptr addrspace(1) %x5.p
;GFX900,GFX1201,GFX700   %x8.index = xor i32 %lane, 8
;GFX900,GFX1201,GFX700   %x8.address = shl i32 %x8.index, 2
;GFX900,GFX1201,GFX700   %x8 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x8.address, i32 %v)
;GFX900   %x8.at = add i32 %place, 128
;GFX1201   %x8.at = add i32 %place, 0
;GFX700   %x8.at = add i32 %place, 64
;GFX900,GFX1201,GFX700   %x8.p = getelementptr i32, ptr addrspace(1) %out, i32 %x8.at
;GFX900,GFX1201,GFX700   store i32 %x8, ptr addrspace(1) %x8.p
;GFX1201   %x12.index = xor i32 %lane, 12
;GFX1201   %x12.address = shl i32 %x12.index, 2
;GFX1201   %x12 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x12.address, i32 %v)
;GFX1201   %x12.at = add i32 %place, 64
;GFX1201   %x12.p = getelementptr i32, ptr addrspace(1) %out, i32 %x12.at
;GFX1201   store i32 %x12, ptr addrspace(1) %x12.p
;GFX1201   %x17.index = xor i32 %lane, 17
;GFX1201   %x17.address = shl i32 %x17.index, 2
;GFX1201   %x17 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x17.address, i32 %v)
;GFX1201   %x17.at = add i32 %place, 128
;GFX1201   %x17.p = getelementptr i32, ptr addrspace(1) %out, i32 %x17.at
;GFX1201   store i32 %x17, ptr addrspace(1) %x17.p
;GFX900,GFX1201   %x32.index = xor i32 %lane, 32
;GFX900,GFX1201   %x32.address = shl i32 %x32.index, 2
;GFX900,GFX1201   %x32 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x32.address, i32 %v)
;GFX900,GFX1201   %x32.at = add i32 %place, 192
;GFX900,GFX1201   %x32.p = getelementptr i32, ptr addrspace(1) %out, i32 %x32.at
;GFX900,GFX1201   store i32 %x32, ptr addrspace(1) %x32.p
;GFX90A   %x2.index = xor i32 %lane, 2
;GFX90A   %x2.address = shl i32 %x2.index, 2
;GFX90A   %x2 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x2.address, i32 %v)
;GFX90A   %x2.at = add i32 %place, 0
;GFX90A   %x2.p = getelementptr i32, ptr addrspace(1) %out, i32 %x2.at
;GFX90A   store i32 %x2, ptr addrspace(1) %x2.p
;GFX90A   %x7.index = xor i32 %lane, 7
;GFX90A   %x7.address = shl i32 %x7.index, 2
;GFX90A   %x7 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x7.address, i32 %v)
;GFX90A   %x7.at = add i32 %place, 64
;GFX90A   %x7.p = getelementptr i32, ptr addrspace(1) %out, i32 %x7.at
;GFX90A   store i32 %x7, ptr addrspace(1) %x7.p
;GFX90A   %x15.index = xor i32 %lane, 15
;GFX90A   %x15.address = shl i32 %x15.index, 2
;GFX90A   %x15 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x15.address, i32 %v)
;GFX90A   %x15.at = add i32 %place, 128
;GFX90A   %x15.p = getelementptr i32, ptr addrspace(1) %out, i32 %x15.at
;GFX90A   store i32 %x15, ptr addrspace(1) %x15.p
;GFX90A,GFX1030,GFX1250   %x16.index = xor i32 %lane, 16
;GFX90A,GFX1030,GFX1250   %x16.address = shl i32 %x16.index, 2
;GFX90A,GFX1030,GFX1250   %x16 = call i32 @llvm.amdgcn.ds.bpermute(i32 %x16.address, i32 %v)
;GFX90A   %x16.at = add i32 %place, 192
;GFX1030   %x16.at = add i32 %place, 96
;GFX1250   %x16.at = add i32 %place, 32
;GFX90A,GFX1030,GFX1250   %x16.p = getelementptr i32, ptr addrspace(1) %out, i32 %x16.at
;GFX90A,GFX1030,GFX1250   store i32 %x16, ptr addrspace(1) %x16.p
;ROW   %row = and i32 %lane, -16
;ROW   %one.index = or i32 %row, 5
;DOWN,DOWN-32   %behind = add i32 %lane, 1
;DOWN-2,DESCRIBED-OTHER   %behind = add i32 %lane, 2
;DOWN,DOWN-2,DESCRIBED-OTHER   %is.in = icmp ult i32 %behind, 64
;DOWN-32   %is.in = icmp ult i32 %behind, 32
;DOWN,DOWN-2,DOWN-32,DESCRIBED-OTHER   %one.index = select i1 %is.in, i32 %behind, i32 %lane
;DESCRIBED-XOR   %one.index = xor i32 %lane, 6
;DESCRIBED-LANE   %one.index = add i32 0, 7
;DESCRIBED-ROTATION   %before = add i32 %lane, 63
;DESCRIBED-ROTATION   %one.index = and i32 %before, 63
  %one.address = shl i32 %one.index, 2 ; but GFX900, GFX90A, GFX1030, GFX1201, GFX1250, GFX700, NEVER-BEHIND
  %one = call i32 @llvm.amdgcn.ds.bpermute(i32 %one.address, i32 %v) ; but GFX900, GFX90A, GFX1030, GFX1201, GFX1250, GFX700, NEVER-BEHIND
  %one.at = add i32 %place, 0 ; but GFX900, GFX90A, GFX1030, GFX1201, GFX1250, GFX700, NEVER-BEHIND
  %one.p = getelementptr i32, ptr addrspace(1) %out, i32 %one.at ; but GFX900, GFX90A, GFX1030, GFX1201, GFX1250, GFX700, NEVER-BEHIND
  store i32 %one, ptr addrspace(1) %one.p ; but GFX900, GFX90A, GFX1030, GFX1201, GFX1250, GFX700, NEVER-BEHIND
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.permute(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg)
attributes #0 = { "target-features"="+wavefrontsize64" "amdgpu-flat-work-group-size"="1,64" } ; but GFX1030, GFX1250, DOWN-32, DESCRIBED-XOR
;GFX1030,GFX1250,DOWN-32,DESCRIBED-XOR attributes #0 = { "target-features"="+wavefrontsize32" "amdgpu-flat-work-group-size"="1,32" }
