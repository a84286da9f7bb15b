; The order that a kernel's IR asks for: marks of accesses that may be for others, calls, fences beside no barrier, and waits
; of the author's.
; DEFINE: %{waits} = ldsopt waits - --mcpu gfx942 -v -o %t.s

; What a kernel without marks does between its barriers is nobody else's concern.
; RUN: variant NONE %s | %{waits} 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant STORE %s | %{waits} 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant QUOTED %s | %{waits} 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant COPY %s | %{waits} 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant BETWEEN %s | %{waits} 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant OF-A-WAVE %s | %{waits} 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant BUFFER %s | %{waits} 2>&1 | filecheck %s --check-prefix PLAIN
; PLAIN: kernel k: 0 waits removed
; PLAIN-NOT: {{only waits for LDS-DMA|its author's}}
; PLAIN: examined:

; Atomic and volatile accesses are marks, of whatever form.
; RUN: variant ATOMIC-STORE %s | %{waits} 2>&1 | filecheck %s --check-prefix MARKED
; RUN: variant VOLATILE-STORE %s | %{waits} 2>&1 | filecheck %s --check-prefix MARKED
; RUN: variant VOLATILE-LOAD %s | %{waits} 2>&1 | filecheck %s --check-prefix MARKED
; RUN: variant ATOMIC-LOAD %s | %{waits} 2>&1 | filecheck %s --check-prefix MARKED
; RUN: variant UPDATE %s | %{waits} 2>&1 | filecheck %s --check-prefix MARKED
; RUN: variant EXCHANGE %s | %{waits} 2>&1 | filecheck %s --check-prefix MARKED
; RUN: variant VOLATILE-COPY %s | %{waits} 2>&1 | filecheck %s --check-prefix MARKED
; RUN: variant VOLATILE-BUFFER %s | %{waits} 2>&1 | filecheck %s --check-prefix MARKED
; MARKED: kernel k: only waits for LDS-DMA may change: there are atomic or volatile accesses

; One that may be a plain store in the code makes of each store one that may tell other waves of a copy.
; RUN: variant VOLATILE-STORE,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix TOLD
; RUN: variant ATOMIC-STORE,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix TOLD
; RUN: variant VOLATILE-COPY,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix TOLD
; RUN: variant VOLATILE-BUFFER,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix TOLD
; TOLD: vmcnt, 0, its author's
; TOLD-NEXT: lds` {{.*}} for `global_store_dword {{.*}}: a write that may tell other waves of it
; RUN: variant VOLATILE-LOAD,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix UNTOLD
; RUN: variant ATOMIC-LOAD,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix UNTOLD
; RUN: variant UPDATE,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix UNTOLD
; RUN: variant EXCHANGE,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix UNTOLD
; RUN: variant STORE,DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix UNTOLD
; UNTOLD-NOT: a write that may tell other waves of it
; UNTOLD: examined:

; RUN: variant CALLS %s | %{waits} 2>&1 | filecheck %s --check-prefix CALLS
; RUN: variant CALLS-ANY %s | %{waits} 2>&1 | filecheck %s --check-prefix CALLS-ANY
; RUN: variant UNPLACED %s | %{waits} 2>&1 | filecheck %s --check-prefix UNPLACED
; RUN: variant LAST %s | %{waits} 2>&1 | filecheck %s --check-prefix UNPLACED
; CALLS: function k: its waits stay: it calls others
; CALLS-ANY: function k: its waits stay: {{.*}}: a call of code that is not known
; UNPLACED: kernel k: only waits for LDS-DMA may change: a fence stands beside no barrier

; A fence beside no barrier asks at the next barrier of each path, and at none behind that.
; RUN: variant EARLIER %s | ldsopt check - --mcpu gfx942 --no-races | filecheck %s --check-prefix EARLIER
; EARLIER: no findings in

; Waits and fences that no access separates may be one instruction, which keeps what each of them says.
; RUN: variant AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix AUTHOR
; RUN: variant INTO %s | %{waits} 2>&1 | filecheck %s --check-prefix AUTHOR
; RUN: variant BEHIND %s | %{waits} 2>&1 | filecheck %s --check-prefix AUTHOR
; AUTHOR-DAG: lgkmcnt, 0, its author's
; AUTHOR-DAG: vmcnt, 0, its author's
; RUN: variant DMA,AUTHOR %s | %{waits} 2>&1 | filecheck %s --check-prefix OF-ONE-COUNTER
; OF-ONE-COUNTER: lgkmcnt, 0 -> no wait, its author's
; OF-ONE-COUNTER: vmcnt, 0, its author's
; RUN: variant APART %s | %{waits} 2>&1 | filecheck %s --check-prefix APART
; RUN: variant APART-UPDATE %s | %{waits} 2>&1 | filecheck %s --check-prefix APART
; RUN: variant GONE %s | %{waits} 2>&1 | filecheck %s --check-prefix GONE
; GONE: its waits stay: a wait of the author's is one with others, or gone: call void @llvm.amdgcn.s.waitcnt(i32 3952)
; APART-NOT: lgkmcnt, 0, its author's
; APART: vmcnt, 0, its author's
; APART-NOT: lgkmcnt, 0, its author's
; APART: examined:

target triple = "amdgcn-amd-amdhsa"
@B = internal addrspace(3) global [64 x i32] poison, align 4
@A = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(8) %b, i32 %n, ptr %f, ptr addrspace(1) noalias %q) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %id
  %place = getelementptr i32, ptr addrspace(1) %p, i32 %id
;STORE   store i32 1, ptr addrspace(1) %place
;QUOTED   %"load volatile " = load i32, ptr addrspace(1) %place
;COPY   call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %place, ptr addrspace(1) %p, i64 4, i1 false)
;BUFFER   call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 1, ptr addrspace(8) %b, i32 0, i32 0, i32 2)
;ATOMIC-STORE   store atomic i32 1, ptr addrspace(1) %place syncscope("agent") release, align 4
;VOLATILE-STORE   store volatile i32 1, ptr addrspace(1) %place
;VOLATILE-LOAD   %v = load volatile i32, ptr addrspace(1) %place
;ATOMIC-LOAD   %v = load atomic i32, ptr addrspace(1) %place monotonic, align 4
;UPDATE   %v = atomicrmw add ptr addrspace(1) %place, i32 1 monotonic
;EXCHANGE   %v = cmpxchg ptr addrspace(1) %place, i32 0, i32 1 monotonic monotonic
;VOLATILE-COPY   call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %place, ptr addrspace(1) %p, i64 4, i1 true)
;VOLATILE-BUFFER   call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 1, ptr addrspace(8) %b, i32 0, i32 0, i32 -2147483648)
;CALLS   call void @callee()
;CALLS-ANY   call void %f()
  store i32 %id, ptr addrspace(3) %own
;DMA   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
;UNPLACED   fence syncscope("workgroup") release
;UNPLACED   store i32 2, ptr addrspace(1) %place
;OF-A-WAVE   fence syncscope("wavefront") release
;OF-A-WAVE   store i32 2, ptr addrspace(1) %place
;EARLIER   fence syncscope("workgroup") release
;EARLIER   store i32 2, ptr addrspace(1) %place
;EARLIER   call void @llvm.amdgcn.s.barrier()
;EARLIER   %w = load i32, ptr addrspace(1) %q
;EARLIER   call void @llvm.amdgcn.s.barrier()
;EARLIER   store i32 %w, ptr addrspace(1) %place
;APART,APART-UPDATE   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;APART-UPDATE   %u = atomicrmw add ptr addrspace(3) %own, i32 1 monotonic
;APART   store i32 2, ptr addrspace(3) %own
;AUTHOR,BEHIND   call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
;BETWEEN   %m = add i32 %n, 1
;INTO   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;BEHIND   call void @llvm.amdgcn.s.waitcnt(i32 49279)
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %id, 63
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
;LAST   fence syncscope("agent") acq_rel
  ret void
;GONE nowhere:
;GONE   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;GONE   ret void
}
define void @callee() noinline {
  store i32 1, ptr addrspace(1) null
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
