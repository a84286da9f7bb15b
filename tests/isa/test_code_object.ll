; The texts of `test_code_object.py`.
; === IR

target triple = "amdgcn-amd-amdhsa"
@lds = addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  store i32 %i, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) @lds
  store i32 %v, ptr addrspace(1) %o
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; === COMPUTED
Disassembly of section .text:

0000000000001400 <k>:
	s_getpc_b64 s[4:5]                                         // 000000001400: BE841C00
	s_add_u32 s4, s4, {}                                // 000000001404: 8004FF04 0000001C
	s_addc_u32 s5, s5, lit(0x0)                                // 00000000140C: 8205FF05 00000000
	s_setpc_b64 s[4:5]                                         // 000000001414: BE801D04

0000000000001418 <other>:
	ds_read_b32 v2, v1                                         // 000000001418: D86C0000 02000001
	v_mov_b32_e32 v3, v2                                       // 000000001420: 7E060302
	s_endpgm                                                   // 000000001424: BF810000
