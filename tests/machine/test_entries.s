; The texts of `test_entries.py`.
; === ENTERED
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl a
	.p2align 8
	.type a,@function
a:
{a}
.La_end:
	.size a, .La_end-a
{between}
	.globl b
	.p2align 8
	.type b,@function
b:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v4, 1
middle:
1:
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
 s_endpgm
.Lb_end:
	.size b, .Lb_end-b
	.section .rodata,"a"
	.p2align 6
{data}
