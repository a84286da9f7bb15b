; `ldsopt check` of assembly: findings are at its own lines; its architecture is that of the listing, or is asked for.
; RUN: exits 1 ldsopt check %s | filecheck %s
; RUN: exits 1 ldsopt check %s --json | filecheck %s --check-prefix JSON
; RUN: exits 1 ldsopt check %s --format sarif | filecheck %s --check-prefix SARIF
; RUN: sed 12d %s > %t.s
; RUN: exits 3 ldsopt check %t.s 2>&1 | filecheck %s --check-prefix ARCH
; RUN: exits 1 ldsopt check %t.s --mcpu gfx942
; ARCH: the listing has no {{.*}}; name the architecture with --mcpu
; JSON-DAG: "code": "assembly"
; JSON-DAG: "asm_line": [[# @LINE + 7]]
; SARIF: "startLine": [[# @LINE + 6]]
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 ds_read_b32 v9, v8
 v_add_u32_e32 v1, v9, v9
; CHECK: assembly_lines.s:[[# @LINE - 2]]
; CHECK: assembly_lines.s:[[# @LINE - 2]]
; CHECK: help: wait for lgkmcnt between the two
	s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
