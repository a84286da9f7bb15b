; Kernels as HIP compiles them, of workgroups of unknown size, with buffers that each iteration of a loop fills anew.
; DEFINE: %{arguments} = --arg "in: i32[3072]=random(1, 100)" --arg "out: i32[1024]=zeros" --arg i32=3 --arg i32=150
; RUN: variant TILE %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix TILE
; RUN: ldsopt verify %t.in.ll %t.ll --block 64 %{arguments} 2>&1 | filecheck %s --check-prefix TILE-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 40 %{arguments} 2>&1 | filecheck %s --check-prefix TILE-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 200 %{arguments} 2>&1 | filecheck %s --check-prefix TILE-VERIFIED
; RUN: variant EARLY %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix EARLY
; RUN: ldsopt verify %t.in.ll %t.ll --block 64 %{arguments} 2>&1 | filecheck %s --check-prefix EARLY-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 40 %{arguments} 2>&1 | filecheck %s --check-prefix EARLY-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 200 %{arguments} 2>&1 | filecheck %s --check-prefix EARLY-VERIFIED
; RUN: variant ROWS %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ROWS
; RUN: ldsopt verify %t.in.ll %t.ll --block 64 %{arguments} 2>&1 | filecheck %s --check-prefix ROWS-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 40 %{arguments} 2>&1 | filecheck %s --check-prefix ROWS-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 200 %{arguments} 2>&1 | filecheck %s --check-prefix ROWS-VERIFIED
; RUN: variant ZEROS %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ZEROS
; RUN: ldsopt verify %t.in.ll %t.ll --block 64 %{arguments} 2>&1 | filecheck %s --check-prefix ZEROS-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 40 %{arguments} 2>&1 | filecheck %s --check-prefix ZEROS-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 200 %{arguments} 2>&1 | filecheck %s --check-prefix ZEROS-VERIFIED
; RUN: variant SLOTS %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix SLOTS
; RUN: ldsopt verify %t.in.ll %t.ll --block 64 %{arguments} 2>&1 | filecheck %s --check-prefix SLOTS-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 40 %{arguments} 2>&1 | filecheck %s --check-prefix SLOTS-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 200 %{arguments} 2>&1 | filecheck %s --check-prefix SLOTS-VERIFIED
; RUN: variant TREE %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix TREE
; RUN: ldsopt verify %t.in.ll %t.ll --block 64 %{arguments} 2>&1 | filecheck %s --check-prefix TREE-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 40 %{arguments} 2>&1 | filecheck %s --check-prefix TREE-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 200 %{arguments} 2>&1 | filecheck %s --check-prefix TREE-VERIFIED
; RUN: variant GUARD %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GUARD
; RUN: ldsopt verify %t.in.ll %t.ll --block 64 %{arguments} 2>&1 | filecheck %s --check-prefix GUARD-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 40 %{arguments} 2>&1 | filecheck %s --check-prefix GUARD-VERIFIED
; RUN: ldsopt verify %t.in.ll %t.ll --block 200 %{arguments} 2>&1 | filecheck %s --check-prefix GUARD-VERIFIED
; RUN: variant MOVING-SLOT %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix MOVING-SLOT
; RUN: variant FIRST-FILLS %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FIRST-FILLS
; RUN: variant GUARD-OF-MOVING %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GUARD-OF-MOVING
; RUN: variant GUARD-BY-MOVING %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GUARD-BY-MOVING
; RUN: variant READ-ONCE-MORE %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix READ-ONCE-MORE
; RUN: variant LOADED %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix LOADED
; RUN: variant LOADED-ASSUMED %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes --assume arguments-do-not-alias -v -o %t.ll 2>&1 | filecheck %s --check-prefix LOADED-ASSUMED
; RUN: variant LOADED-WRITTEN %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix LOADED-WRITTEN
; RUN: variant LOADED-MAY-BE %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix LOADED-MAY-BE
; RUN: variant LOADED-DISTRUSTED %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --goal bytes --no-assume noalias-arguments -v -o %t.ll 2>&1 | filecheck %s --check-prefix LOADED-DISTRUSTED
; TILE: kernel k: 8208 -> 4100 bytes of LDS
; TILE: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; TILE: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; TILE-VERIFIED: equal (bit by bit)
; EARLY: kernel k: 8208 -> 4100 bytes of LDS
; EARLY: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; EARLY: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; EARLY-VERIFIED: equal (bit by bit)
; ROWS: kernel k: 8208 -> 4100 bytes of LDS
; ROWS: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; ROWS: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; ROWS-VERIFIED: equal (bit by bit)
; ZEROS: kernel k: 8208 -> 4100 bytes of LDS
; ZEROS: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; ZEROS: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; ZEROS-VERIFIED: equal (bit by bit)
; SLOTS: kernel k: 8208 -> 4100 bytes of LDS
; SLOTS: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; SLOTS: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; SLOTS-VERIFIED: equal (bit by bit)
; TREE: kernel k: 8208 -> 4100 bytes of LDS
; TREE: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; TREE: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; TREE-VERIFIED: equal (bit by bit)
; GUARD: kernel k: 8208 -> 4100 bytes of LDS
; GUARD: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; GUARD: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; GUARD-VERIFIED: equal (bit by bit)
; MOVING-SLOT: kernel k: 8208 -> 8196 bytes of LDS
; MOVING-SLOT: _ZZ1kE1A  bytes 0 to 4095
; MOVING-SLOT: _ZZ1kE1B  bytes 4096 to 8195
; MOVING-SLOT: what keeps it from less: _ZZ1kE1A, _ZZ1kE1B may share no byte
; MOVING-SLOT: _ZZ1kE1A, _ZZ1kE1B: both needed in phase 2: its value is carried round a loop
; FIRST-FILLS: kernel k: 8208 -> 8196 bytes of LDS
; FIRST-FILLS: _ZZ1kE1A  bytes 0 to 4095
; FIRST-FILLS: _ZZ1kE1B  bytes 4096 to 8195
; FIRST-FILLS: what keeps it from less: _ZZ1kE1A, _ZZ1kE1B may share no byte
; FIRST-FILLS: _ZZ1kE1A, _ZZ1kE1B: both needed in phase 2: its value is carried round a loop
; GUARD-OF-MOVING: kernel k: 8208 -> 8196 bytes of LDS
; GUARD-OF-MOVING: _ZZ1kE1A  bytes 0 to 4095
; GUARD-OF-MOVING: _ZZ1kE1B  bytes 4096 to 8195
; GUARD-OF-MOVING: what keeps it from less: _ZZ1kE1A, _ZZ1kE1B may share no byte
; GUARD-OF-MOVING: _ZZ1kE1A, _ZZ1kE1B: both needed in phase 2: its value is carried round a loop
; GUARD-BY-MOVING: kernel k: 8208 -> 8196 bytes of LDS
; GUARD-BY-MOVING: _ZZ1kE1A  bytes 0 to 4095
; GUARD-BY-MOVING: _ZZ1kE1B  bytes 4096 to 8195
; GUARD-BY-MOVING: what keeps it from less: _ZZ1kE1A, _ZZ1kE1B may share no byte
; GUARD-BY-MOVING: _ZZ1kE1A, _ZZ1kE1B: both needed in phase 2: its value is carried round a loop
; READ-ONCE-MORE: kernel k: 8208 -> 8196 bytes of LDS
; READ-ONCE-MORE: _ZZ1kE1A  bytes 0 to 4095
; READ-ONCE-MORE: _ZZ1kE1B  bytes 4096 to 8195
; READ-ONCE-MORE: what keeps it from less: _ZZ1kE1A, _ZZ1kE1B may share no byte
; READ-ONCE-MORE: _ZZ1kE1A, _ZZ1kE1B: both needed in phase 2: its value is carried round a loop
; LOADED: kernel k: 8208 -> 4100 bytes of LDS
; LOADED: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; LOADED: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; LOADED: assumed: noalias-arguments: noalias of a kernel's argument holds between all of its work-items
; LOADED-ASSUMED: kernel k: 8208 -> 4100 bytes of LDS
; LOADED-ASSUMED: _ZZ1kE1A  bytes 0 to 4095, with _ZZ1kE1B
; LOADED-ASSUMED: _ZZ1kE1B  bytes 0 to 4099, with _ZZ1kE1A
; LOADED-ASSUMED: assumed: arguments-do-not-alias: no two pointer arguments of a kernel lead to a common byte, and none to a variable of the module
; LOADED-WRITTEN: kernel k: 8208 -> 8196 bytes of LDS
; LOADED-WRITTEN: _ZZ1kE1A  bytes 0 to 4095
; LOADED-WRITTEN: _ZZ1kE1B  bytes 4096 to 8195
; LOADED-WRITTEN: nothing shares bytes: a barrier under a branch that may send work-items of one workgroup different ways: what is loaded here may differ between them, or is written meanwhile
; LOADED-MAY-BE: kernel k: 8208 -> 8196 bytes of LDS
; LOADED-MAY-BE: _ZZ1kE1A  bytes 0 to 4095
; LOADED-MAY-BE: _ZZ1kE1B  bytes 4096 to 8195
; LOADED-MAY-BE: nothing shares bytes: a barrier under a branch that may send work-items of one workgroup different ways: what is loaded here may differ between them, or is written meanwhile
; LOADED-DISTRUSTED: kernel k: 8208 -> 8196 bytes of LDS
; LOADED-DISTRUSTED: _ZZ1kE1A  bytes 0 to 4095
; LOADED-DISTRUSTED: _ZZ1kE1B  bytes 4096 to 8195
; LOADED-DISTRUSTED: nothing shares bytes: a barrier under a branch that may send work-items of one workgroup different ways: what is loaded here may differ between them, or is written meanwhile
target triple = "amdgcn-amd-amdhsa"
%struct.first = type { [1024 x i32] }
%struct.second = type { [1024 x i32], i32 }
@_ZZ1kE1A = internal addrspace(3) global %struct.first undef, align 4
@_ZZ1kE1B = internal addrspace(3) global %struct.second undef, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define protected amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %iterations, i32 %n) #0 { ; but LOADED, LOADED-ASSUMED, LOADED-WRITTEN, LOADED-MAY-BE, LOADED-DISTRUSTED
;LOADED,LOADED-WRITTEN,LOADED-DISTRUSTED define protected amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %size, i32 %n) #0 {
;LOADED-ASSUMED,LOADED-MAY-BE define protected amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %size, i32 %n) #0 {
entry:
;LOADED,LOADED-ASSUMED,LOADED-WRITTEN,LOADED-MAY-BE,LOADED-DISTRUSTED   %iterations = load i32, ptr addrspace(1) %size
;LOADED-WRITTEN   store i32 1, ptr addrspace(1) %size
  %t = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %t
  %b = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1B, i32 %t
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
;EARLY   %far = icmp sge i32 %t, %n
;EARLY   br i1 %far, label %end, label %stay
;EARLY stay:
  br label %iteration
iteration:
;TILE,MOVING-SLOT,READ-ONCE-MORE,LOADED,LOADED-ASSUMED,LOADED-WRITTEN,LOADED-MAY-BE,LOADED-DISTRUSTED   %k = phi i32 [ 0, %entry ], [ %k1, %iteration ]
;TILE,MOVING-SLOT,READ-ONCE-MORE,LOADED,LOADED-ASSUMED,LOADED-WRITTEN,LOADED-MAY-BE,LOADED-DISTRUSTED   %sum = phi i32 [ 0, %entry ], [ %sum1, %iteration ]
;EARLY   %k = phi i32 [ 0, %stay ], [ %k1, %iteration ]
;EARLY   %sum = phi i32 [ 0, %stay ], [ %sum1, %iteration ]
;ROWS,ZEROS   %k = phi i32 [ 0, %entry ], [ %k1, %f.end ]
;ROWS,ZEROS   %sum = phi i32 [ 0, %entry ], [ %sum1, %f.end ]
;SLOTS   %k = phi i32 [ 0, %entry ], [ %k1, %led ]
;SLOTS   %sum = phi i32 [ 0, %entry ], [ %sum1, %led ]
;TREE   %k = phi i32 [ 0, %entry ], [ %k1, %s.done ]
;TREE   %sum = phi i32 [ 0, %entry ], [ %sum1, %s.done ]
;GUARD,GUARD-OF-MOVING,GUARD-BY-MOVING   %k = phi i32 [ 0, %entry ], [ %k1, %v.one ]
;GUARD,GUARD-OF-MOVING,GUARD-BY-MOVING   %sum = phi i32 [ 0, %entry ], [ %sum1, %v.one ]
;FIRST-FILLS   %k = phi i32 [ 0, %entry ], [ %k1, %v ]
;FIRST-FILLS   %sum = phi i32 [ 0, %entry ], [ %sum1, %v ]
  %at = mul i32 %k, 1024
  %mine = add i32 %at, %t
  %g = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %mine
  %x = load i32, ptr addrspace(1) %g, align 4
;GUARD,GUARD-BY-MOVING   %v = insertelement <2 x i32> poison, i32 %t, i64 0
;GUARD-OF-MOVING   %v = insertelement <2 x i32> poison, i32 %mine, i64 0
;GUARD,GUARD-OF-MOVING,GUARD-BY-MOVING   %w = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer
;GUARD,GUARD-OF-MOVING,GUARD-BY-MOVING   %c = icmp ult <2 x i32> %w, <i32 20, i32 128>
;GUARD,GUARD-OF-MOVING   %one = extractelement <2 x i1> %c, i32 1
;GUARD-BY-MOVING   %one = extractelement <2 x i1> %c, i32 %k
;GUARD,GUARD-OF-MOVING,GUARD-BY-MOVING   br i1 %one, label %w.one, label %v.one
;GUARD,GUARD-OF-MOVING,GUARD-BY-MOVING w.one:
;FIRST-FILLS   %is = icmp eq i32 %k, 0
;FIRST-FILLS   br i1 %is, label %w, label %v
;FIRST-FILLS w:
  store i32 %x, ptr addrspace(3) %a, align 4 ; but ROWS, ZEROS, SLOTS, MOVING-SLOT, READ-ONCE-MORE
;ROWS,ZEROS   %f0 = icmp slt i32 %t, %n
;ROWS,ZEROS   br i1 %f0, label %f, label %f.end
;ROWS,ZEROS f:
;ROWS,ZEROS   %fi = phi i32 [ %t, %iteration ], [ %fj, %f.next ]
;ZEROS   %fin = icmp slt i32 %fi, %k
;ZEROS   br i1 %fin, label %f.in, label %f.st
;ZEROS f.in:
;ZEROS   %fg = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %fi
;ZEROS   %fl = load i32, ptr addrspace(1) %fg, align 4
;ZEROS   br label %f.st
;ZEROS f.st:
;ZEROS   %fv = phi i32 [ 0, %f ], [ %fl, %f.in ]
;ROWS,ZEROS   %fp = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %fi
;ROWS   store i32 %x, ptr addrspace(3) %fp, align 4
;ZEROS   store i32 %fv, ptr addrspace(3) %fp, align 4
;ROWS,ZEROS   br label %f.next
;ROWS,ZEROS f.next:
;ROWS,ZEROS   %fj = add i32 %fi, 64
;ROWS,ZEROS   %fm = icmp slt i32 %fj, %n
;ROWS,ZEROS   br i1 %fm, label %f, label %f.end
;ROWS,ZEROS f.end:
;SLOTS   %lane = and i32 %t, 63
;SLOTS   %leads = icmp eq i32 %lane, 0
;SLOTS   br i1 %leads, label %lead, label %led
;SLOTS lead:
;SLOTS   %wave = lshr i32 %t, 6
;SLOTS   %pw = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %wave
;SLOTS   store i32 %x, ptr addrspace(3) %pw, align 4
;SLOTS   br label %led
;SLOTS led:
;TREE   fence syncscope("workgroup") release
;TREE   call void @llvm.amdgcn.s.barrier()
;TREE   fence syncscope("workgroup") acquire
;TREE   br label %s
;TREE s:
;TREE   %w = phi i32 [ 32, %iteration ], [ %w1, %s.end ]
;TREE   %low = icmp slt i32 %t, %w
;TREE   br i1 %low, label %s.add, label %s.end
;TREE s.add:
;TREE   %v0 = load i32, ptr addrspace(3) %a, align 4
;TREE   %v1 = add i32 %v0, %w
;TREE   store i32 %v1, ptr addrspace(3) %a, align 4
;TREE   br label %s.end
;TREE s.end:
;TREE   fence syncscope("workgroup") release
;TREE   call void @llvm.amdgcn.s.barrier()
;TREE   fence syncscope("workgroup") acquire
;TREE   %w1 = lshr i32 %w, 1
;TREE   %sm = icmp eq i32 %w1, 0
;TREE   br i1 %sm, label %s.done, label %s
;TREE s.done:
;GUARD,GUARD-OF-MOVING,GUARD-BY-MOVING   br label %v.one
;GUARD,GUARD-OF-MOVING,GUARD-BY-MOVING v.one:
;MOVING-SLOT   %ri = and i32 %mine, 1023
;MOVING-SLOT   %rj = xor i32 %ri, %k
;MOVING-SLOT   %m = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %rj
;MOVING-SLOT   store i32 %x, ptr addrspace(3) %m, align 4
;FIRST-FILLS   br label %v
;FIRST-FILLS v:
;READ-ONCE-MORE   %old = load i32, ptr addrspace(3) %a, align 4
;READ-ONCE-MORE   %both = add i32 %old, %x
;READ-ONCE-MORE   store i32 %both, ptr addrspace(3) %a, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = load i32, ptr addrspace(3) @_ZZ1kE1A, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %y, ptr addrspace(3) %b, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %z = load i32, ptr addrspace(3) @_ZZ1kE1B, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %sum1 = add i32 %sum, %z
  %k1 = add i32 %k, 1
  %more = icmp slt i32 %k1, %iterations
  br i1 %more, label %iteration, label %done
done:
  store i32 %sum1, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,1024" "target-cpu"="gfx942" }
