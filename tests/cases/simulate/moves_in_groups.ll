; Values move within groups of lanes on gfx1250: each lane stores its number's new place, by group and choice.
; DEFINE: %{run} = ldsopt simulate %s --mcpu gfx1250 --block 32 --outputs %t.d -q
; RUN: %{run} --kernel groups --arg "out: u32[20,32]=zeros"
; RUN: %{python} -c "import numpy as np; found, lanes = np.load('%t.d/out.npy').tolist(), range(32); wide = [(32, 5), (16, 3), (8, 2), (4, 1), (8, 40)]; assert found[0:5] == [[n // w * w + c % w for n in lanes] for w, c in wide]; assert found[5:10] == [[n if n % w < min(c, w) else n - min(c, w) for n in lanes] for w, c in wide]; assert found[10:15] == [[n + min(c, w) if n % w + min(c, w) < w else n for n in lanes] for w, c in wide]; assert found[15:20] == [[n ^ c if c < 32 and n ^ c < n // w * w + w else n for n in lanes] for w, c in wide]"

; An index is an address for bpermute.
; RUN: %{run} --kernel index --seed 5 --arg "a: u32[32]=random" --arg "out: u32[32]=zeros"
; RUN: %{python} -c "import numpy as np; a, found = (np.load('%t.d/' + name + '.npy') for name in ('a', 'out')); assert found.tolist() == [n // 8 * 8 + int(v) % 8 for n, v in enumerate(a)]"

; A group of three lanes is refused.
; RUN: exits 3 %{run} --kernel three --arg "out: u32[32]=zeros" 2>&1 | filecheck %s --check-prefix THREE
; THREE: a group of 3 lanes

; An inactive lane gives its value only where that is asked for: lanes 0 to 15 ask for those 16 further on, which have gone another way.
; RUN: ldsopt simulate %s --mcpu gfx1201 --block 32 --outputs %t.d -q --kernel inactive --arg "out: u32[2,32]=zeros"
; RUN: %{python} -c "import numpy as np; assert np.load('%t.d/out.npy').tolist() == [[*range(16, 32)] + [7] * 16, [0] * 16 + [7] * 16]"

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.permlane.idx.gen(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute.fi.b32(i32, i32)
declare i32 @llvm.amdgcn.permlane.bcast(i32, i32, i32)
declare i32 @llvm.amdgcn.permlane.up(i32, i32, i32)
declare i32 @llvm.amdgcn.permlane.down(i32, i32, i32)
declare i32 @llvm.amdgcn.permlane.xor(i32, i32, i32)
define amdgpu_kernel void @groups(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %r0 = call i32 @llvm.amdgcn.permlane.bcast(i32 %id, i32 5, i32 32)
  %p0 = getelementptr i32, ptr addrspace(1) %own, i32 0
  store i32 %r0, ptr addrspace(1) %p0
  %r1 = call i32 @llvm.amdgcn.permlane.bcast(i32 %id, i32 3, i32 16)
  %p1 = getelementptr i32, ptr addrspace(1) %own, i32 32
  store i32 %r1, ptr addrspace(1) %p1
  %r2 = call i32 @llvm.amdgcn.permlane.bcast(i32 %id, i32 2, i32 8)
  %p2 = getelementptr i32, ptr addrspace(1) %own, i32 64
  store i32 %r2, ptr addrspace(1) %p2
  %r3 = call i32 @llvm.amdgcn.permlane.bcast(i32 %id, i32 1, i32 4)
  %p3 = getelementptr i32, ptr addrspace(1) %own, i32 96
  store i32 %r3, ptr addrspace(1) %p3
  %r4 = call i32 @llvm.amdgcn.permlane.bcast(i32 %id, i32 40, i32 8)
  %p4 = getelementptr i32, ptr addrspace(1) %own, i32 128
  store i32 %r4, ptr addrspace(1) %p4
  %r5 = call i32 @llvm.amdgcn.permlane.up(i32 %id, i32 5, i32 32)
  %p5 = getelementptr i32, ptr addrspace(1) %own, i32 160
  store i32 %r5, ptr addrspace(1) %p5
  %r6 = call i32 @llvm.amdgcn.permlane.up(i32 %id, i32 3, i32 16)
  %p6 = getelementptr i32, ptr addrspace(1) %own, i32 192
  store i32 %r6, ptr addrspace(1) %p6
  %r7 = call i32 @llvm.amdgcn.permlane.up(i32 %id, i32 2, i32 8)
  %p7 = getelementptr i32, ptr addrspace(1) %own, i32 224
  store i32 %r7, ptr addrspace(1) %p7
  %r8 = call i32 @llvm.amdgcn.permlane.up(i32 %id, i32 1, i32 4)
  %p8 = getelementptr i32, ptr addrspace(1) %own, i32 256
  store i32 %r8, ptr addrspace(1) %p8
  %r9 = call i32 @llvm.amdgcn.permlane.up(i32 %id, i32 40, i32 8)
  %p9 = getelementptr i32, ptr addrspace(1) %own, i32 288
  store i32 %r9, ptr addrspace(1) %p9
  %r10 = call i32 @llvm.amdgcn.permlane.down(i32 %id, i32 5, i32 32)
  %p10 = getelementptr i32, ptr addrspace(1) %own, i32 320
  store i32 %r10, ptr addrspace(1) %p10
  %r11 = call i32 @llvm.amdgcn.permlane.down(i32 %id, i32 3, i32 16)
  %p11 = getelementptr i32, ptr addrspace(1) %own, i32 352
  store i32 %r11, ptr addrspace(1) %p11
  %r12 = call i32 @llvm.amdgcn.permlane.down(i32 %id, i32 2, i32 8)
  %p12 = getelementptr i32, ptr addrspace(1) %own, i32 384
  store i32 %r12, ptr addrspace(1) %p12
  %r13 = call i32 @llvm.amdgcn.permlane.down(i32 %id, i32 1, i32 4)
  %p13 = getelementptr i32, ptr addrspace(1) %own, i32 416
  store i32 %r13, ptr addrspace(1) %p13
  %r14 = call i32 @llvm.amdgcn.permlane.down(i32 %id, i32 40, i32 8)
  %p14 = getelementptr i32, ptr addrspace(1) %own, i32 448
  store i32 %r14, ptr addrspace(1) %p14
  %r15 = call i32 @llvm.amdgcn.permlane.xor(i32 %id, i32 5, i32 32)
  %p15 = getelementptr i32, ptr addrspace(1) %own, i32 480
  store i32 %r15, ptr addrspace(1) %p15
  %r16 = call i32 @llvm.amdgcn.permlane.xor(i32 %id, i32 3, i32 16)
  %p16 = getelementptr i32, ptr addrspace(1) %own, i32 512
  store i32 %r16, ptr addrspace(1) %p16
  %r17 = call i32 @llvm.amdgcn.permlane.xor(i32 %id, i32 2, i32 8)
  %p17 = getelementptr i32, ptr addrspace(1) %own, i32 544
  store i32 %r17, ptr addrspace(1) %p17
  %r18 = call i32 @llvm.amdgcn.permlane.xor(i32 %id, i32 1, i32 4)
  %p18 = getelementptr i32, ptr addrspace(1) %own, i32 576
  store i32 %r18, ptr addrspace(1) %p18
  %r19 = call i32 @llvm.amdgcn.permlane.xor(i32 %id, i32 40, i32 8)
  %p19 = getelementptr i32, ptr addrspace(1) %own, i32 608
  store i32 %r19, ptr addrspace(1) %p19
  ret void
}
define amdgpu_kernel void @index(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %at
  %i = call i32 @llvm.amdgcn.permlane.idx.gen(i32 %a, i32 8)
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %i, i32 %id)
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %own
  ret void
}
define amdgpu_kernel void @three(ptr addrspace(1) %out) {
  %r = call i32 @llvm.amdgcn.permlane.bcast(i32 1, i32 0, i32 3)
  store i32 %r, ptr addrspace(1) %out
  ret void
}
define amdgpu_kernel void @inactive(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %id, 16
  %at = shl i32 %id, 2
  %far = add i32 %at, 64
  br i1 %c, label %then, label %end
then:
  %x = call i32 @llvm.amdgcn.ds.bpermute.fi.b32(i32 %far, i32 %id)
  %y = call i32 @llvm.amdgcn.ds.bpermute(i32 %far, i32 %id)
  br label %end
end:
  %r = phi i32 [ %x, %then ], [ 7, %entry ]
  %s = phi i32 [ %y, %then ], [ 7, %entry ]
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %own
  %next = getelementptr i32, ptr addrspace(1) %own, i32 32
  store i32 %s, ptr addrspace(1) %next
  ret void
}
