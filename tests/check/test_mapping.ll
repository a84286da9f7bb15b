; The texts of `test_mapping.py`.
; === MIR
--- |
  target triple = "amdgcn-amd-amdhsa"

  define amdgpu_kernel void @"odd name"(ptr addrspace(3) %p, ptr addrspace(3) %0) {
    %x = load float, ptr addrspace(3) %p, align 4, !ldsopt.access !0
    store float %x, ptr addrspace(3) %p, align 4, !ldsopt.access !1
    %w = load <2 x float>, ptr addrspace(3) %v, align 4
    %u = load float, ptr addrspace(3) %v, align 4, !ldsopt.access !0
    %y = load float, ptr addrspace(3) %0, align 4, !tbaa !9, !ldsopt.access !2
    %z = load float, ptr addrspace(3) %0, align 4, !ldsopt.access !3
    call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) nonnull align 16 %q.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !ldsopt.access !4
    ret void
  }

  !0 = !{i32 10}
  !1 = !{i32 11}
  !2 = !{i32 12}
  !3 = !{i32 13}
  !4 = !{i32 14}
...
---
name:            'odd name'
alignment:       1
body:             |
  bb.0 (%ir-block.0):
    $m0 = S_MOV_B32 -1
    renamable $vgpr0_vgpr1 = DS_READ_B64_gfx9 $vgpr0, 0, 0, implicit $exec :: (load (s64) from %ir.v, addrspace 3)
    renamable $vgpr0 = DS_READ_B32_gfx9 killed renamable $vgpr1, 0, 0, implicit $exec :: (load (s32) from %ir.p, addrspace 3)
    BUNDLE implicit-def $vgpr0 {
      DS_WRITE_B32_gfx9 $vgpr0, $vgpr1, 0, 0, implicit $exec :: (store (s32) into %ir.p, align 4, !tbaa !9, addrspace 3)
    }
    renamable $vgpr0_vgpr1 = DS_READ2_B32_gfx9 $vgpr0, 0, 1, 0, implicit $exec :: (load (s32) from %ir.p, addrspace 3), (load (s32) from %ir.0 + 4, addrspace 3)
    renamable $vgpr2 = DS_BPERMUTE_B32 $vgpr0, $vgpr1, 0, implicit $exec
    BUFFER_LOAD_DWORD_LDS_OFFSET $sgpr0_sgpr1_sgpr2_sgpr3, 0, 0, 0, 0, implicit $exec, implicit $m0 :: (dereferenceable load (s32) from `ptr addrspace(8) poison`, align 1, addrspace 8), (dereferenceable store (s32) into %ir.q.dst, align 1, addrspace 3)
    GLOBAL_STORE_DWORD $vgpr0_vgpr1, $vgpr2, 0, 0, implicit $exec :: (store (s32) into %ir.o.load, addrspace 1)
    renamable $vgpr0 = DS_READ_B32_gfx9 $vgpr0, 0, 0, implicit $exec :: (load (s32) from @lds, addrspace 3)
    S_ENDPGM 0
...
; === ASM
	.type	"odd name",@function
"odd name":
	ds_read_b64 v[0:1], v0
	ds_read_b32 v0, v1
	ds_write_b32 v0, v1
	ds_read2_b32 v[0:1], v0 offset1:1
	ds_bpermute_b32 v2, v0, v1
	buffer_load_dword off, s[0:3], 0 lds
	ds_read_b32 v0, v0
	s_endpgm
; === INVOKED
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [4 x i32] poison
declare void @f(ptr addrspace(3))
declare i32 @p(...)
define amdgpu_kernel void @first() personality ptr @p {
  invoke void @f(ptr addrspace(3) @s)
    to label %on unwind label %off
on:
  store i32 0, ptr addrspace(3) @s
  ret void
off:
  %c = landingpad { ptr, i32 } cleanup
  ret void
}
define amdgpu_kernel void @second() {
  store i32 1, ptr addrspace(3) @s
  store i32 2, ptr addrspace(3) @s
  ret void
}
define amdgpu_kernel void @third() {
  store i32 3, ptr addrspace(3) @s
  ret void
}
; === BARE
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [256 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) "target-cpu"="gfx942" {{
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %n
  store i32 %n, ptr addrspace(3) %p
{fence}  call void asm sideeffect "s_barrier", ""()
{fence}  %q = getelementptr i32, ptr addrspace(3) %p, i32 {step}
  %x = load i32, ptr addrspace(3) %q
  store i32 %x, ptr addrspace(1) %out
  ret void
}}
; === OPERAND
--- |
  target triple = "amdgcn-amd-amdhsa"

  define amdgpu_kernel void @k(ptr addrspace(3) %p) {{
    {access}, !ldsopt.access !0
    ret void
  }}

  !0 = !{{i32 10}}
...
---
name:            k
body:             |
  bb.0:
    renamable $vgpr0 = DS_READ_B32_gfx9 $vgpr0, 0, 0, implicit $exec :: ({operand} %ir.p, addrspace 3)
...
