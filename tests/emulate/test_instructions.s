; The texts of `test_instructions.py`.
; === INTRINSICS
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.ctpop.i32(i32)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.floor.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.rint.f32(float)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
; === BY_LANE
s_lshl_b32 s3, s2, 6
v_add_u32_e32 v1, s3, v0
v_lshlrev_b32_e32 v2, 5, v1
v_lshlrev_b32_e32 v3, 3, v1
global_load_dwordx4 v[4:7], v2, s[4:5]
global_load_dwordx2 v[8:9], v2, s[4:5] offset:16
v_mov_b32_e32 v10, 0
v_mov_b32_e32 v11, 0
s_waitcnt vmcnt(0)
; === BY_WORKGROUP
s_lshl_b32 s3, s2, 5
s_lshl_b32 s8, s2, 3
v_mov_b32_e32 v3, s8
s_load_dwordx8 s[16:23], s[4:5], s3
s_mov_b32 s25, 0
s_waitcnt lgkmcnt(0)
