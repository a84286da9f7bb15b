; Records in LDS move the kernel's variables and make its LDS larger: a kernel for which that may matter is refused, with the reason.
; DEFINE: %{refused} = exits 3 ldsopt instrument - --assume workgroup-size=128 --buffer lds -o %t.none.ll 2>&1 | filecheck %s
; DEFINE: %{launch} = --block 128 --dynamic-lds 256 --arg i32[128]=zeros --arg u8[64]=zeros --arg u8[64]=zeros

; Nobody but the launch knows how much dynamic LDS there is.
; RUN: variant DYNAMIC %s | %{refused} --check-prefix DYNAMIC
; RUN: variant DYNAMIC %s | exits 3 ldsopt instrument - --buffer lds --lower-occupancy -o %t.none.ll 2>&1 | filecheck %s --check-prefix DYNAMIC
; RUN: variant CALLED %s | %{refused} --check-prefix DYNAMIC
; RUN: variant LOCAL %s | %{refused} --check-prefix LOCAL
; RUN: variant LOCAL %s | ldsopt instrument - --buffer lds --dynamic-lds 512 -o %t.ll
; RUN: variant OTHER %s | ldsopt instrument - --buffer lds -o %t.ll
; DYNAMIC: error: <stdin>:{{\d+}}: 'k' has dynamic LDS (@dynamic), and how much of it is not known; say what launches add: --dynamic-lds BYTES; or use --buffer device
; LOCAL: 'k' has dynamic LDS (an argument points to it), and how much of it is not known

; It is counted when it is told: sixteen workgroups of two waves fill the SIMDs, with 4096 bytes each, and up to 64 between.
; RUN: variant DYNAMIC %s > %t.dynamic.ll
; RUN: ldsopt instrument %t.dynamic.ll --buffer lds --per-wave 16 --dynamic-lds 1024 -o %t.ll 2>&1 | filecheck %s --check-prefix TOLD
; RUN: exits 3 ldsopt instrument %t.dynamic.ll --buffer lds --per-wave 16 --dynamic-lds 3968 -o %t.none.ll 2>&1 | filecheck %s --check-prefix LITTLE
; RUN: exits 3 ldsopt instrument %t.dynamic.ll --buffer lds --per-wave 16 --dynamic-lds 4096 -o %t.none.ll 2>&1 | filecheck %s --check-prefix FULL
; TOLD: lds_bytes 1024 -> 1280
; TOLD: occupancy {{\d+}} as before
; LITTLE: has room for 64 bytes of records in LDS, but 256 are needed
; FULL: has room for 0 bytes of records in LDS, but 256 are needed
; RUN: ldsopt instrument %t.dynamic.ll --buffer lds --per-wave 16 --dynamic-lds 256 -o %t.ll
; RUN: ldsopt simulate %t.ll %{launch} --dump-records %t.dump
; RUN: ldsopt trace %t.dump --strict | filecheck %s --check-prefix BEHIND
; BEHIND: 2 marks by 2 waves of 1 workgroup

; Records may have been put where a number points to.
; RUN: variant STORE %s | %{refused} --check-prefix NUMBER
; RUN: variant ITEM %s | %{refused} --check-prefix NUMBER
; RUN: variant NULL %s | %{refused} --check-prefix NUMBER
; RUN: variant ASM-WRITE %s | %{refused} --check-prefix NUMBER
; RUN: variant ASM-COPY %s | %{refused} --check-prefix NUMBER
; NUMBER: an address that no variable gives: records would change the LDS of 'k'; use --buffer device
; RUN: variant PLACED %s | %{refused} --check-prefix PLACED
; PLACED: 'tile' has its address in LDS already

; A kernel may rely on where its variables lie, and on how large its LDS is: the field of the dispatch packet, wholly or in part, and
; the register, 6 in the low six bits.
; RUN: variant COMPARED %s | %{refused} --check-prefix COMPARED
; RUN: variant BITS %s | %{refused} --check-prefix BITS
; RUN: variant DECLARED %s | %{refused} --check-prefix DECLARED
; RUN: variant ALIGNED %s | %{refused} --check-prefix ALIGNED
; RUN: variant SIZE %s | %{refused} --check-prefix SIZE
; RUN: variant PACKET %s | %{refused} --check-prefix SIZE
; RUN: variant PACKET-WIDE %s | %{refused} --check-prefix SIZE
; RUN: variant PACKET-BYTE %s | %{refused} --check-prefix SIZE
; RUN: variant PACKET-ANY %s | %{refused} --check-prefix SIZE
; RUN: variant PACKET-SEEN %s | %{refused} --check-prefix SIZE
; RUN: variant REGISTER %s | %{refused} --check-prefix SIZE
; RUN: variant ASM-NAME %s | %{refused} --check-prefix SIZE
; RUN: variant ASM-NUMBER %s | %{refused} --check-prefix SIZE
; COMPARED: an address is compared with a number: records would change the LDS of 'k'; use --buffer device
; BITS: the bits of an address are computed with: records
; DECLARED: an address is declared not to be null: records
; ALIGNED: an alignment of 64 bytes is stated of @tile, which has 16: records
; SIZE: the size of LDS is read: records would change the LDS of 'k'; use --buffer device

; What touches no more than its variable is no reason; and records in device memory move nothing.
; RUN: variant FINE %s | ldsopt instrument - --buffer lds --lower-occupancy -o %t.ll
; RUN: variant DYNAMIC,STORE,COMPARED,BITS,DECLARED,ALIGNED,SIZE %s | ldsopt instrument - --buffer device -o %t.ll
target triple = "amdgcn-amd-amdhsa"
;DYNAMIC,CALLED,OTHER @dynamic = external addrspace(3) global [0 x i8], align 64
@tile = internal addrspace(3) global [512 x i32] poison, align 16 ; but PLACED
;PLACED @tile = internal addrspace(3) global [512 x i32] poison, align 16, !absolute_symbol !0
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.groupstaticsize()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
declare i32 @llvm.amdgcn.s.getreg(i32 immarg)
declare void @seen(ptr addrspace(4))
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %records, ptr %flat) #0 { ; but LOCAL
;LOCAL define amdgpu_kernel void @k(ptr addrspace(3) %local, ptr addrspace(1) %records, ptr %flat) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  call void asm sideeffect "; ldsopt.rec mark place", "~{memory}"()
  store i32 %t, ptr addrspace(3) @tile ; but DYNAMIC, CALLED, LOCAL, OTHER
;CALLED   call void @f(i32 %t)
;DYNAMIC   %d0 = getelementptr i8, ptr addrspace(3) @dynamic, i32 %t
;DYNAMIC   store i8 0, ptr addrspace(3) %d0
;STORE   store i32 7, ptr addrspace(3) inttoptr (i32 1024 to ptr addrspace(3))
;ITEM   %p = inttoptr i32 %t to ptr addrspace(3)
;ITEM   store i32 7, ptr addrspace(3) %p
;NULL   %p = getelementptr i8, ptr addrspace(3) null, i32 %t
;NULL   %v = load i32, ptr addrspace(3) %p
;ASM-WRITE   call void asm sideeffect "ds_write_b32 $0, $0", "v"(i32 %t)
;ASM-COPY   call void asm sideeffect "buffer_load_dword $0, off, s[0:3], 0 lds", "v"(i32 %t)
;COMPARED   %c = icmp eq ptr addrspace(3) @tile, null
;BITS   %b0 = ptrtoint ptr addrspace(3) @tile to i32
;BITS   %b1 = xor i32 %b0, 32
;DECLARED   call void @llvm.assume(i1 true) [ "nonnull"(ptr addrspace(3) @tile) ]
;ALIGNED   store i32 7, ptr addrspace(3) @tile, align 64
;SIZE   %s = call i32 @llvm.amdgcn.groupstaticsize()
;PACKET,PACKET-WIDE,PACKET-BYTE,PACKET-ANY,PACKET-SEEN,FINE   %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;PACKET   %f = getelementptr i8, ptr addrspace(4) %d, i64 28
;PACKET   %z = load i32, ptr addrspace(4) %f
;PACKET-WIDE   %f = getelementptr i8, ptr addrspace(4) %d, i64 24
;PACKET-WIDE   %z = load i64, ptr addrspace(4) %f
;PACKET-BYTE   %f = getelementptr i8, ptr addrspace(4) %d, i64 31
;PACKET-BYTE   %z = load i8, ptr addrspace(4) %f
;PACKET-ANY   %x = zext i32 %t to i64
;PACKET-ANY   %f = getelementptr i8, ptr addrspace(4) %d, i64 %x
;PACKET-ANY   %z = load i16, ptr addrspace(4) %f
;PACKET-SEEN   call void @seen(ptr addrspace(4) %d)
;REGISTER   %z = call i32 @llvm.amdgcn.s.getreg(i32 30726)
;ASM-NAME   %z = call i32 asm sideeffect "s_getreg_b32 $0, hwreg(HW_REG_LDS_ALLOC)", "=s"()
;ASM-NUMBER   %z = call i32 asm sideeffect "s_getreg_b32 $0, 6", "=s"()
;FINE   %a0 = ptrtoint ptr addrspace(3) @tile to i32
;FINE   %a1 = add i32 %a0, 64
;FINE   %a2 = inttoptr i32 %a1 to ptr addrspace(3)
;FINE   store i32 7, ptr addrspace(3) %a2
;FINE   %a3 = or i32 %a0, 8
;FINE   call void asm sideeffect "ds_write_b32 $0, $1", "v,v"(ptr addrspace(3) @tile, i32 %t)
;FINE   store i32 7, ptr addrspace(1) inttoptr (i64 4096 to ptr addrspace(1))
;FINE   %v0 = load i32, ptr %flat
;FINE   %c0 = icmp eq ptr addrspace(3) @tile, getelementptr (i8, ptr addrspace(3) @tile, i32 4)
;FINE   store i32 7, ptr addrspace(3) @tile, align 16
;FINE   %f0 = getelementptr i8, ptr addrspace(4) %d, i64 4
;FINE   %z0 = load i16, ptr addrspace(4) %f0
;FINE   %f1 = getelementptr i8, ptr addrspace(4) %d, i64 24
;FINE   %z1 = load i32, ptr addrspace(4) %f1
;FINE   %f2 = getelementptr i8, ptr addrspace(4) %d, i64 32
;FINE   %z2 = load i64, ptr addrspace(4) %f2
;FINE   %g0 = call i32 @llvm.amdgcn.s.getreg(i32 30724)
;FINE   %g1 = call i32 asm sideeffect "s_getreg_b32 $0, hwreg(HW_REG_HW_ID)", "=s"()
  ret void
}
;CALLED define internal void @f(i32 %t) {
;CALLED   %p = getelementptr i8, ptr addrspace(3) @dynamic, i32 %t
;CALLED   store i8 0, ptr addrspace(3) %p
;CALLED   ret void
;CALLED }
;OTHER define amdgpu_kernel void @other() #0 {
;OTHER   store i8 0, ptr addrspace(3) @dynamic
;OTHER   ret void
;OTHER }
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" } ; but PLACED
;PLACED attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" "amdgpu-lds-size"="2048" }
;PLACED !0 = !{i32 0, i32 1}
