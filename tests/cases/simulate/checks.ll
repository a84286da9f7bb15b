; Each check of a run can be left out by itself, and nothing else changes; what stops a run is always told.
; DEFINE: %{args} = --mcpu gfx1100 --block 64 --arg 'a: i32[32]=zeros' --arg
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --outputs %t.whole 2>&1 | filecheck %s
; CHECK: 10 findings: 2 false-noalias, 2 race, 2 uninitialized-read, 1 out-of-bounds, 1 misaligned, 1 global-race, 1 divergent-barrier
; CHECK: LDS bank conflicts: 8 cycles
; CHECK-NOT: not checked
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --no-check divergent-barrier --expect a=%t.whole/a.npy 2>&1 | filecheck %s --check-prefix NO-DIVERGENT-BARRIER
; NO-DIVERGENT-BARRIER: 9 findings: 2 false-noalias, 2 race, 2 uninitialized-read, 1 out-of-bounds, 1 misaligned, 1 global-race{{$}}
; NO-DIVERGENT-BARRIER: 40 instructions executed by waves, 1232 by lanes; 1 barrier,
; NO-DIVERGENT-BARRIER: LDS bank conflicts: 8 cycles, 2 without
; NO-DIVERGENT-BARRIER: not checked: divergent-barrier{{$}}
; NO-DIVERGENT-BARRIER: a is as 
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --no-check false-noalias --expect a=%t.whole/a.npy 2>&1 | filecheck %s --check-prefix NO-FALSE-NOALIAS
; NO-FALSE-NOALIAS: 8 findings: 2 race, 2 uninitialized-read, 1 out-of-bounds, 1 misaligned, 1 global-race, 1 divergent-barrier{{$}}
; NO-FALSE-NOALIAS: 40 instructions executed by waves, 1232 by lanes; 1 barrier,
; NO-FALSE-NOALIAS: LDS bank conflicts: 8 cycles, 2 without
; NO-FALSE-NOALIAS: not checked: false-noalias{{$}}
; NO-FALSE-NOALIAS: a is as 
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --no-check global-race --expect a=%t.whole/a.npy 2>&1 | filecheck %s --check-prefix NO-GLOBAL-RACE
; NO-GLOBAL-RACE: 9 findings: 2 false-noalias, 2 race, 2 uninitialized-read, 1 out-of-bounds, 1 misaligned, 1 divergent-barrier{{$}}
; NO-GLOBAL-RACE: 40 instructions executed by waves, 1232 by lanes; 1 barrier,
; NO-GLOBAL-RACE: LDS bank conflicts: 8 cycles, 2 without
; NO-GLOBAL-RACE: not checked: global-race{{$}}
; NO-GLOBAL-RACE: a is as 
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --no-check misaligned --expect a=%t.whole/a.npy 2>&1 | filecheck %s --check-prefix NO-MISALIGNED
; NO-MISALIGNED: 9 findings: 2 false-noalias, 2 race, 2 uninitialized-read, 1 out-of-bounds, 1 global-race, 1 divergent-barrier{{$}}
; NO-MISALIGNED: 40 instructions executed by waves, 1232 by lanes; 1 barrier,
; NO-MISALIGNED: LDS bank conflicts: 8 cycles, 2 without
; NO-MISALIGNED: not checked: misaligned{{$}}
; NO-MISALIGNED: a is as 
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --no-check out-of-bounds --expect a=%t.whole/a.npy 2>&1 | filecheck %s --check-prefix NO-OUT-OF-BOUNDS
; NO-OUT-OF-BOUNDS: 9 findings: 2 false-noalias, 2 race, 2 uninitialized-read, 1 misaligned, 1 global-race, 1 divergent-barrier{{$}}
; NO-OUT-OF-BOUNDS: 40 instructions executed by waves, 1232 by lanes; 1 barrier,
; NO-OUT-OF-BOUNDS: LDS bank conflicts: 8 cycles, 2 without
; NO-OUT-OF-BOUNDS: not checked: out-of-bounds{{$}}
; NO-OUT-OF-BOUNDS: a is as 
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --no-check race --expect a=%t.whole/a.npy 2>&1 | filecheck %s --check-prefix NO-RACE
; NO-RACE: 8 findings: 2 false-noalias, 2 uninitialized-read, 1 out-of-bounds, 1 misaligned, 1 global-race, 1 divergent-barrier{{$}}
; NO-RACE: 40 instructions executed by waves, 1232 by lanes; 1 barrier,
; NO-RACE: LDS bank conflicts: 8 cycles, 2 without
; NO-RACE: not checked: race{{$}}
; NO-RACE: a is as 
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --no-check uninitialized-read --expect a=%t.whole/a.npy 2>&1 | filecheck %s --check-prefix NO-UNINITIALIZED-READ
; NO-UNINITIALIZED-READ: 8 findings: 2 false-noalias, 2 race, 1 out-of-bounds, 1 misaligned, 1 global-race, 1 divergent-barrier{{$}}
; NO-UNINITIALIZED-READ: 40 instructions executed by waves, 1232 by lanes; 1 barrier,
; NO-UNINITIALIZED-READ: LDS bank conflicts: 8 cycles, 2 without
; NO-UNINITIALIZED-READ: not checked: uninitialized-read{{$}}
; NO-UNINITIALIZED-READ: a is as 
; RUN: exits 1 ldsopt simulate %s %{args} 4096 --no-check bank-conflicts 2>&1 | filecheck %s --check-prefix NO-CONFLICTS
; NO-CONFLICTS: 10 findings: 2 false-noalias, 2 race, 2 uninitialized-read, 1 out-of-bounds, 1 misaligned, 1 global-race, 1 divergent-barrier
; NO-CONFLICTS-NOT: LDS bank conflicts
; NO-CONFLICTS: not checked: bank-conflicts

; Without any the addresses of buffers are checked still.
; DEFINE: %{none} = --no-check false-noalias --no-check race --no-check global-race --no-check uninitialized-read --no-check out-of-bounds --no-check misaligned --no-check divergent-barrier --no-check taken-over --no-check bank-conflicts
; RUN: ldsopt simulate %s %{args} 4096 %{none} | filecheck %s --check-prefix NONE
; NONE: no findings
; RUN: sed 's/ptr addrspace(1) %a, i32 %half/ptr addrspace(1) %a, i32 %far/' %s > %t.ll
; RUN: exits 1 ldsopt simulate %t.ll %{args} 4096 %{none} 2>&1 | filecheck %s --check-prefix FAULT
; FAULT: 1 memory-fault

; An atomic operation beyond LDS is a finding if no lane is within.
; RUN: sed 's/%y = load i32, ptr addrspace(3) %b, align 4/%y = atomicrmw add ptr addrspace(3) %b, i32 1 monotonic/' %s > %t.ll
; RUN: exits 1 ldsopt simulate %t.ll %{args} 4096 2>&1 | filecheck %s --check-prefix ATOMIC
; ATOMIC: : out-of-bounds:
; ATOMIC-NEXT: atomicrmw

; `verify` says what it left out: of reads that race there is no one source.
; RUN: ldsopt verify %s %s %{args} 4 --no-check race --json -o %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); print(json.dumps(found))" | filecheck %s --check-prefix VERIFY
; VERIFY: "not_checked": ["race"]
; RUN: ldsopt verify %s %s %{args} 4 --no-check race | filecheck %s --check-prefix SOURCES
; SOURCES: not compared: which write each LDS read gets its bytes from

; Scopes may be named by strings.
; RUN: sed 's/^!1 = .*/!1 = !{!"A", !0}/; s/^!4 = .*/!4 = !{!"B", !0}/' %s > %t.ll
; RUN: exits 1 ldsopt simulate %t.ll %{args} 4 2>&1 | filecheck %s --check-prefix NAMED
; NAMED: : false-noalias:
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
@L = internal addrspace(3) global [512 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %far) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %half = and i32 %id, 31
  %p = getelementptr i32, ptr addrspace(3) @L, i32 %half
  store i32 %id, ptr addrspace(3) %p, align 4, !alias.scope !2, !noalias !3
  %r = load i32, ptr addrspace(3) %p, align 4, !alias.scope !3, !noalias !2
  %wide = mul i32 %half, 4
  %u = getelementptr i32, ptr addrspace(3) @L, i32 %wide
  %unwritten = getelementptr i32, ptr addrspace(3) %u, i32 256
  %x = load i32, ptr addrspace(3) %unwritten, align 4
  %b = getelementptr i32, ptr addrspace(3) @L, i32 %far
  %y = load i32, ptr addrspace(3) %b, align 4
  %odd = getelementptr i8, ptr addrspace(3) @L, i32 130
  %z = load i32, ptr addrspace(3) %odd, align 4
  %g = getelementptr i32, ptr addrspace(1) %a, i32 %half
  store i32 %id, ptr addrspace(1) %g, align 4
  %c = icmp ult i32 %id, 40
  br i1 %c, label %some, label %all
some:
  call void @llvm.amdgcn.s.barrier()
  br label %all
all:
  ret void
}
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
!4 = distinct !{!4, !0}
!3 = !{!4}
