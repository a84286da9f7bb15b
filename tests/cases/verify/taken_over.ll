; A read has to get its bytes from the write that it got them from before buffers shared bytes, though the bytes be equal.

; RUN: variant STORE %s > %t.store.ll
; RUN: variant STORE,ONE %s | exits 1 ldsopt verify %t.store.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix STORED
; RUN: variant COPY %s > %t.copy.ll
; RUN: variant COPY,ONE %s | exits 1 ldsopt verify %t.copy.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix STORED
; RUN: variant SOME %s > %t.some.ll
; RUN: variant SOME,ONE %s | exits 1 ldsopt verify %t.some.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix SOME
; RUN: variant IN-TURN %s > %t.turn.ll
; RUN: variant IN-TURN,ONE %s | ldsopt verify %t.turn.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix IN-TURN
; RUN: variant UNWRITTEN %s > %t.unwritten.ll
; RUN: variant UNWRITTEN,ONE %s | exits 1 ldsopt verify %t.unwritten.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix UNWRITTEN
; RUN: variant FEWER %s > %t.fewer.ll
; RUN: variant MORE %s | ldsopt verify %t.fewer.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix LANES
; RUN: variant TWICE %s | ldsopt verify %t.turn.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix OTHERS
; RUN: variant ATOMICS %s > %t.atomics.ll
; RUN: variant ATOMICS,APART %s | ldsopt verify %t.atomics.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix LANES
; RUN: variant ATOMIC-OWNER %s > %t.owner.ll
; RUN: variant ATOMIC-OWNER,ONE %s | exits 1 ldsopt verify %t.owner.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix ATOMICS
; RUN: variant ATOMIC-STORE %s > %t.stored.ll
; RUN: variant ATOMIC-STORE,ONE %s | ldsopt verify %t.stored.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix IN-TURN
; RUN: variant OTHER-STORE %s > %t.others.ll
; RUN: variant OTHER-STORE,ONE %s | exits 1 ldsopt verify %t.others.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix OTHER-STORE
; RUN: variant ATOMIC-LOAD %s > %t.loaded.ll
; RUN: variant ATOMIC-LOAD,BETWEEN %s | ldsopt verify %t.loaded.ll - --grid 2 --block 128 --arg 'i32[128]=7' --arg 'i32[256]=zeros' -o - 2>&1 | filecheck %s --check-prefix IN-TURN

; STORED-NOT: different:
; STORED: taken-over: wave 0 reads LDS byte 256 that wave 1 wrote last at
; STORED-NEXT: %x = load i32, ptr addrspace(3) %ao
; STORED-NEXT: k, wave 0, lanes 0, 1, 2, 3, 4, 5, 6, 7, ...; 4 bytes
; STORED-NOT: not compared
; SOME: taken-over: wave 0 reads LDS byte 292
; SOME-NOT: not compared
; IN-TURN-NOT: not compared
; IN-TURN: equal (bit by bit)
; UNWRITTEN-NOT: taken-over
; UNWRITTEN: different: arg1[0] is 7
; LANES: equal (bit by bit)
; OTHERS: not compared: which write each LDS read gets its bytes from (other LDS accesses, or races)
; OTHERS: equal (bit by bit)
; ATOMICS-NOT: different:
; ATOMICS: taken-over: {{.*}} that wave {{.*}}, and atomics changed it
; An atomic store leaves nothing of the write before it, whichever variable that was to.
; OTHER-STORE-NOT: different:
; OTHER-STORE: taken-over: {{.*}} that only atomics wrote; in the first module one that wave

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i32] poison, align 16
@B = internal addrspace(3) global [128 x i32] poison, align 16 ; but ONE
;ONE @B = alias [128 x i32], ptr addrspace(3) @A
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %id
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %id
  %wave = and i32 %id, 64
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %bw = getelementptr i32, ptr addrspace(3) @B, i32 %first
;SOME   %lane = and i32 %id, 63
;SOME   %few = icmp ugt i32 %lane, 8
  %other = xor i32 %id, 64
  %ao = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %bo = getelementptr i32, ptr addrspace(3) @B, i32 %other
  store i32 7, ptr addrspace(3) %a ; but UNWRITTEN, FEWER, MORE
;TWICE   store i32 7, ptr addrspace(3) %a
  call void @llvm.amdgcn.s.barrier()
;IN-TURN,TWICE   %x = load i32, ptr addrspace(3) %ao
;IN-TURN,TWICE   call void @llvm.amdgcn.s.barrier()
;STORE,IN-TURN,TWICE,UNWRITTEN   store i32 7, ptr addrspace(3) %b
;COPY   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %bw, i32 4, i32 0, i32 0)
;SOME   br i1 %few, label %copy, label %on
;SOME copy:
;SOME   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %bw, i32 4, i32 0, i32 0)
;SOME   br label %on
;SOME on:
;COPY,SOME   fence syncscope("workgroup") release
;ATOMICS   %o1 = atomicrmw or ptr addrspace(3) @A, i32 0 syncscope("workgroup") monotonic, align 4
;APART   call void @llvm.amdgcn.s.barrier()
;ATOMICS   %o2 = atomicrmw or ptr addrspace(3) @A, i32 0 syncscope("workgroup") monotonic, align 4
;ATOMIC-OWNER   %o1 = atomicrmw or ptr addrspace(3) %b, i32 0 syncscope("workgroup") monotonic, align 4
;ATOMIC-STORE   store i32 7, ptr addrspace(3) %b
;ATOMIC-STORE   call void @llvm.amdgcn.s.barrier()
;ATOMIC-STORE   store atomic i32 7, ptr addrspace(3) %a syncscope("workgroup") monotonic, align 4
;OTHER-STORE   store atomic i32 7, ptr addrspace(3) %b syncscope("workgroup") monotonic, align 4
  call void @llvm.amdgcn.s.barrier()
; An atomic load changes nothing, whether other waves read before it or after it.
;ATOMIC-LOAD   %seen = load atomic i32, ptr addrspace(3) %a syncscope("workgroup") monotonic, align 4
;BETWEEN   call void @llvm.amdgcn.s.barrier()
;FEWER   %c = icmp ult i32 %id, 40
;MORE   %c = icmp ult i32 %id, 48
;FEWER,MORE   br i1 %c, label %then, label %end
;FEWER,MORE then:
  %x = load i32, ptr addrspace(3) %ao ; but IN-TURN, TWICE
;STORE,COPY,IN-TURN,TWICE   %y = load i32, ptr addrspace(3) %bo
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %to
;FEWER,MORE   br label %end
;FEWER,MORE end:
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
