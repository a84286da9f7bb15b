; REQUIRES: pseudocode
; The ids of a work-item come packed in one register, or in three: machine code leaves what the IR leaves.

; DEFINE: %{launch} = --block 8,4,2 --arg 'out: i32[64]=0' --arg 'n: i32=48'
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx942 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1030 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1036 --mattr +wavefrontsize64,-wavefrontsize32 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1100 %{launch} | filecheck %s
; CHECK: equal (bit by bit)
; gfx10's names of instructions.
; RUN: ldsopt compile %s --mcpu gfx1030 -o - | filecheck %s --check-prefix NAMES
; NAMES-DAG: v_ffbh_u32
; NAMES-DAG: v_ffbl_b32
; NAMES-DAG: s_ff1_i32_b32
; NAMES-DAG: s_andn2_saveexec_b32
; RUN: exits 5 ldsopt verify --machine --quick %s %s --mcpu gfx1010 %{launch} 2>&1 | filecheck %s --check-prefix OLD
; OLD: machine code of gfx1010 cannot be executed; there are {{.*}}gfx1030, gfx1031

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %zs = shl i32 %z, 2
  %zy = add i32 %zs, %y
  %rows = shl i32 %zy, 3
  %at = add i32 %rows, %x
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %high = call i32 @llvm.ctlz.i32(i32 %at, i1 false)
  %low = call i32 @llvm.cttz.i32(i32 %at, i1 false)
  %uniform = call i32 @llvm.cttz.i32(i32 %n, i1 false)
  %bits = shl i32 %high, 8
  %both = or i32 %bits, %low
  %all = add i32 %both, %uniform
  %is = icmp ult i32 %at, 40
  br i1 %is, label %some, label %rest
some:
  %sum = mul i32 %all, %zy
  store i32 %sum, ptr addrspace(1) %p
  br label %end
rest:
  store i32 %all, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
