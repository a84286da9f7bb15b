; Stack slots lie as aligned as they say, whatever stands behind them, in a kernel and in what it calls; no store to one reaches
; another.
; RUN: %{python} -c "import numpy as np; np.save('%t.npy', 1001 * (np.arange(64, dtype='u8') + 7))"
; DEFINE: %{run} = ldsopt simulate - --mcpu gfx942 --block 64 --arg "out: u64[64]=zeros" --expect out=%t.npy
; RUN: sed 's/LAST/i8/; s/ALIGN/1/' %s | %{run}
; RUN: sed 's/LAST/i8/; s/ALIGN/16/' %s | %{run}
; RUN: sed 's/LAST/i8/; s/ALIGN/32/' %s | %{run}
; RUN: sed 's/LAST/i8/; s/ALIGN/64/' %s | %{run}
; RUN: sed 's/LAST/i16/; s/ALIGN/1/' %s | %{run}
; RUN: sed 's/LAST/i16/; s/ALIGN/16/' %s | %{run}
; RUN: sed 's/LAST/i16/; s/ALIGN/32/' %s | %{run}
; RUN: sed 's/LAST/i16/; s/ALIGN/64/' %s | %{run}
; RUN: sed 's/LAST/[3 x i8]/; s/ALIGN/1/' %s | %{run}
; RUN: sed 's/LAST/[3 x i8]/; s/ALIGN/16/' %s | %{run}
; RUN: sed 's/LAST/[3 x i8]/; s/ALIGN/32/' %s | %{run}
; RUN: sed 's/LAST/[3 x i8]/; s/ALIGN/64/' %s | %{run}
; RUN: sed 's/LAST/i32/; s/ALIGN/1/' %s | %{run}
; RUN: sed 's/LAST/i32/; s/ALIGN/16/' %s | %{run}
; RUN: sed 's/LAST/i32/; s/ALIGN/32/' %s | %{run}
; RUN: sed 's/LAST/i32/; s/ALIGN/64/' %s | %{run}
; RUN: sed 's/LAST/[5 x i32]/; s/ALIGN/1/' %s | %{run}
; RUN: sed 's/LAST/[5 x i32]/; s/ALIGN/16/' %s | %{run}
; RUN: sed 's/LAST/[5 x i32]/; s/ALIGN/32/' %s | %{run}
; RUN: sed 's/LAST/[5 x i32]/; s/ALIGN/64/' %s | %{run}
; RUN: sed 's/LAST/i64/; s/ALIGN/1/' %s | %{run}
; RUN: sed 's/LAST/i64/; s/ALIGN/16/' %s | %{run}
; RUN: sed 's/LAST/i64/; s/ALIGN/32/' %s | %{run}
; RUN: sed 's/LAST/i64/; s/ALIGN/64/' %s | %{run}
; RUN: sed 's/LAST/<4 x i32>/; s/ALIGN/1/' %s | %{run}
; RUN: sed 's/LAST/<4 x i32>/; s/ALIGN/16/' %s | %{run}
; RUN: sed 's/LAST/<4 x i32>/; s/ALIGN/32/' %s | %{run}
; RUN: sed 's/LAST/<4 x i32>/; s/ALIGN/64/' %s | %{run}
; RUN: sed 's/LAST/[3 x i8]/; s/ALIGN/64/' %s | %{run} --backend interpreted
; RUN: sed 's/LAST/[3 x i8]/; s/ALIGN/64/' %s | %{run} --backend compiled

target triple = "amdgcn-amd-amdhsa"
define internal i64 @f(i64 %v) {
  %a = alloca i64, align 8, addrspace(5)
  %b = alloca i8, align ALIGN, addrspace(5)
  %c = alloca <4 x i32>, align 16, addrspace(5)
  %d = alloca LAST, addrspace(5)
  store i64 %v, ptr addrspace(5) %a, align 8
  store i8 7, ptr addrspace(5) %b, align ALIGN
  store <4 x i32> splat (i32 -1), ptr addrspace(5) %c, align 16
  store LAST zeroinitializer, ptr addrspace(5) %d
  %pa = ptrtoint ptr addrspace(5) %a to i32
  %pb = ptrtoint ptr addrspace(5) %b to i32
  %pc = ptrtoint ptr addrspace(5) %c to i32
  %ma = and i32 %pa, 7
  %mb0 = sub i32 ALIGN, 1
  %mb = and i32 %pb, %mb0
  %mc = and i32 %pc, 15
  %m = or i32 %ma, %mb
  %n = or i32 %m, %mc
  %wide = zext i32 %n to i64
  %x = load i64, ptr addrspace(5) %a, align 8
  %y = load i8, ptr addrspace(5) %b, align ALIGN
  %z = zext i8 %y to i64
  %s = add i64 %x, %z
  %big = shl i64 %wide, 32
  %sum = add i64 %s, %big
  ret i64 %sum
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %v = zext i32 %id to i64
  %a = alloca i64, align 8, addrspace(5)
  %b = alloca i8, align ALIGN, addrspace(5)
  %c = alloca <4 x i32>, align 16, addrspace(5)
  %d = alloca LAST, addrspace(5)
  store i64 %v, ptr addrspace(5) %a, align 8
  store i8 7, ptr addrspace(5) %b, align ALIGN
  store <4 x i32> splat (i32 -1), ptr addrspace(5) %c, align 16
  store LAST zeroinitializer, ptr addrspace(5) %d
  %pa = ptrtoint ptr addrspace(5) %a to i32
  %pb = ptrtoint ptr addrspace(5) %b to i32
  %pc = ptrtoint ptr addrspace(5) %c to i32
  %ma = and i32 %pa, 7
  %mb0 = sub i32 ALIGN, 1
  %mb = and i32 %pb, %mb0
  %mc = and i32 %pc, 15
  %m = or i32 %ma, %mb
  %n = or i32 %m, %mc
  %wide = zext i32 %n to i64
  %x = load i64, ptr addrspace(5) %a, align 8
  %y = load i8, ptr addrspace(5) %b, align ALIGN
  %z = zext i8 %y to i64
  %s = add i64 %x, %z
  %big = shl i64 %wide, 32
  %sum = add i64 %s, %big
  %own = mul i64 %sum, 1000
  %called = call i64 @f(i64 %v)
  %r = add i64 %own, %called
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
