; A release asks for scalar loads at its barrier: all waves load %p by one; behind the second barrier wave 0 stores to it.
; DEFINE: %{check} = ldsopt check - --no-races

; One counter for LDS and scalar loads: the compiler has the wait, and it stays.
; RUN: ldsopt waits %s --mcpu gfx90a -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: ldsopt waits %s --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: ldsopt waits %s --mcpu gfx950 -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: ldsopt waits %s --mcpu gfx1030 -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; RUN: ldsopt waits %s --mcpu gfx1100 -o %t.s 2>&1 | filecheck %s --check-prefix STAYS
; STAYS: 0 waits removed
; Unless memory does not change, or the barrier orders LDS alone.
; RUN: variant INVARIANT %s | ldsopt waits - --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix GOES
; RUN: variant CONSTANT %s | ldsopt waits - --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix GOES
; RUN: variant OF-LDS %s | ldsopt waits - --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix GOES
; GOES: 1 wait removed (unneeded)
; A counter of its own: LLVM leaves the wait out. It is found, and added in front of the second barrier.
; RUN: exits 1 ldsopt check %s --mcpu gfx1201 --no-races | filecheck %s --check-prefix SURE
; RUN: ldsopt waits %s --mcpu gfx1201 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: filecheck %s --check-prefix CODE --input-file %t.s
; RUN: variant OF-LDS %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant INVARIANT %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant CONSTANT %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: exits 1 ldsopt check %s --mcpu gfx1250 --no-races | filecheck %s --check-prefix SURE
; RUN: ldsopt waits %s --mcpu gfx1250 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: filecheck %s --check-prefix CODE --input-file %t.s
; RUN: variant OF-LDS %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant INVARIANT %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant CONSTANT %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; SURE: definite scalar-load-wait in k:
; ADDED: 1 added
; CODE: s_barrier_signal
; CODE: s_load_b32
; CODE: s_wait_kmcnt 0x0
; CODE: s_barrier_signal
; NONE-NOT: {{(scalar-load-wait|lost-release-wait|missing-wait|barrier) in k}}
; NONE: examined:
; Where nothing surely writes what it reads, it is unproven; so it is where a store, the end of a block, or assembly stands between.
; RUN: variant ELSEWHERE %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix UNPROVEN
; RUN: variant STORE %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix UNPROVEN
; RUN: variant STORE %s | ldsopt waits - --mcpu gfx1201 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: variant BLOCK %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix UNPROVEN
; RUN: variant BLOCK %s | ldsopt waits - --mcpu gfx1201 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: variant ASM %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix UNPROVEN
; RUN: variant ASM %s | ldsopt waits - --mcpu gfx1201 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: variant ASM,STORE %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix UNPROVEN
; RUN: variant ASM,STORE %s | ldsopt waits - --mcpu gfx1201 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: variant STORE,OF-LDS %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant BLOCK,OF-LDS %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant ASM,OF-LDS %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant ASM,WAITED %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant STORE %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix UNPROVEN
; RUN: variant STORE %s | ldsopt waits - --mcpu gfx1250 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: variant BLOCK %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix UNPROVEN
; RUN: variant BLOCK %s | ldsopt waits - --mcpu gfx1250 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: variant ASM %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix UNPROVEN
; RUN: variant ASM %s | ldsopt waits - --mcpu gfx1250 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: variant ASM,STORE %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix UNPROVEN
; RUN: variant ASM,STORE %s | ldsopt waits - --mcpu gfx1250 -o %t.s 2>&1 | filecheck %s --check-prefix ADDED
; RUN: variant STORE,OF-LDS %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant BLOCK,OF-LDS %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant ASM,OF-LDS %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant ASM,WAITED %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; UNPROVEN: 0 definite
; UNPROVEN: unproven scalar-load-wait in k:
; A repair writes the wait, and leaves the fence beside its barrier.
; RUN: variant PLAIN %s > %t.plain.ll
; RUN: ldsopt annotate --repair %t.plain.ll --mcpu gfx1201 -o %t.ll 2>&1 | filecheck %s --check-prefix WRITTEN
; RUN: ldsopt check %t.ll --mcpu gfx1201 --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt waits %t.ll --mcpu gfx1201 -o %t.s 2>&1 | filecheck %s --check-prefix NO-MORE
; RUN: grep . %t.ll | grep -A1 'release$' | filecheck %s --check-prefix BESIDE
; RUN: ldsopt annotate --repair %t.plain.ll --mcpu gfx1250 -o %t.ll 2>&1 | filecheck %s --check-prefix WRITTEN
; RUN: ldsopt check %t.ll --mcpu gfx1250 --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt waits %t.ll --mcpu gfx1250 -o %t.s 2>&1 | filecheck %s --check-prefix NO-MORE
; RUN: grep . %t.ll | grep -A1 'release$' | filecheck %s --check-prefix BESIDE
; WRITTEN: 1 fence of a barrier: wait written out
; CLEAN: no findings in
; NO-MORE: 0 added
; BESIDE-COUNT-2: call void @llvm.amdgcn.s.barrier()
; Code alone shows a scalar load that is none of arguments.
; RUN: ldsopt compile %s --mcpu gfx1201 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix UNPROVEN
; RUN: ldsopt waits %t.s --repair -o %t.repaired.s
; RUN: ldsopt check %t.repaired.s --no-races | filecheck %s --check-prefix NONE
; RUN: variant ARGUMENT %s | ldsopt compile - --mcpu gfx1201 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix NONE
; RUN: ldsopt compile %s --mcpu gfx1250 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix UNPROVEN
; RUN: ldsopt waits %t.s --repair -o %t.repaired.s
; RUN: ldsopt check %t.repaired.s --no-races | filecheck %s --check-prefix NONE
; RUN: variant ARGUMENT %s | ldsopt compile - --mcpu gfx1250 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix NONE

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %l = getelementptr i32, ptr addrspace(3) @lds, i32 %t
  store i32 %t, ptr addrspace(3) %l, align 4
  fence syncscope("workgroup") release ; but OF-LDS
;OF-LDS   fence syncscope("workgroup") release, !mmra !2
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;CONSTANT   %q = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %x = load i32, ptr addrspace(1) %p, align 4 ; but INVARIANT, CONSTANT, ARGUMENT
;INVARIANT   %x = load i32, ptr addrspace(1) %p, align 4, !invariant.load !1
;CONSTANT   %x = load i32, ptr addrspace(4) %q, align 4
;ARGUMENT   %x = ptrtoint ptr addrspace(1) %p to i32
;WAITED   call void asm sideeffect "s_wait_kmcnt 0x0", "~{memory}"()
  fence syncscope("workgroup") release ; but OF-LDS
;OF-LDS   fence syncscope("workgroup") release, !mmra !2
;STORE   store i32 1, ptr addrspace(1) %out, align 4
;BLOCK   br label %next
;BLOCK next:
  call void @llvm.amdgcn.s.barrier() ; but ASM
;ASM   call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1", "~{memory}"()
  fence syncscope("workgroup") acquire
  %r = xor i32 %t, 255
  %lr = getelementptr i32, ptr addrspace(3) @lds, i32 %r
  %v = load i32, ptr addrspace(3) %lr, align 4
  %s = add i32 %x, %v
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %g, align 4
  %c = icmp eq i32 %t, 0
  br i1 %c, label %st, label %end
st:
  store i32 %s, ptr addrspace(1) %p, align 4 ; but ELSEWHERE
;ELSEWHERE   store i32 %s, ptr addrspace(1) %g, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
!0 = !{i32 256, i32 1, i32 1}
!1 = !{}
!2 = !{!"amdgpu-synchronize-as", !"local"}
