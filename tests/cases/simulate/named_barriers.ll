; A named barrier holds the waves that joined it until as many have arrived as the last arrival says; others go on.
; DEFINE: %{run} = ldsopt simulate - --mcpu gfx1250 --block 128 --arg "out: i32[256]=zeros" --arg i32=3
; DEFINE: %{all} = %{run} --schedule
; RUN: variant RIGHT %s | %{all} forward | filecheck %s --check-prefix RIGHT
; RUN: variant RIGHT %s | %{all} reverse | filecheck %s --check-prefix RIGHT
; RUN: variant RIGHT %s | %{all} fine | filecheck %s --check-prefix RIGHT
; RIGHT: no findings
; RIGHT: {{.*}}; 1 barrier, 0 copies

; Without the wait, or with one arrival too few, nothing stands between the waves.
; RUN: variant UNWAITED %s | exits 1 %{run} | filecheck %s --check-prefix RACE
; RUN: variant SINGLE %s | exits 1 %{run} | filecheck %s --check-prefix RACE
; RACE: race: wave {{[0-3]}} {{reads|writes}} LDS byte {{[0-9]+}} that wave {{[0-3]}} {{wrote|touched}}, with no barrier between

; An arrival that never comes, and a barrier that was not joined, keep the wave for good.
; RUN: variant TRIPLE %s | exits 1 %{run} | filecheck %s --check-prefix LOST
; RUN: variant UNJOINED %s | exits 1 %{run} | filecheck %s --check-prefix LOST
; LOST: deadlock: wave {{[0-3]}} waits at a named barrier that does not open

; Global memory is ordered by a release in front and an acquire behind.
; RUN: variant GLOBAL,FENCED %s | %{run} | filecheck %s --check-prefix RIGHT
; RUN: variant GLOBAL %s | exits 1 %{run} | filecheck %s --check-prefix GLOBAL
; GLOBAL: global-race: wave
target triple = "amdgcn-amd-amdhsa"
@left = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
@right = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
@tile = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
declare void @llvm.amdgcn.s.barrier.init(ptr addrspace(3), i32)
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32)
define amdgpu_kernel void @exchange(ptr addrspace(1) %out, i32 %rounds) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %isright = icmp uge i32 %first, 64
  %barrier = select i1 %isright, ptr addrspace(3) @right, ptr addrspace(3) @left
  %other = xor i32 %id, 32
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %beside = getelementptr i32, ptr addrspace(1) %out, i32 %other
  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) %barrier) ; but UNJOINED
  br i1 %isright, label %loop, label %behind
behind:
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ 0, %behind ], [ %next, %loop ]
  %value = add i32 %id, %n
  store i32 %value, ptr addrspace(3) %own
;GLOBAL  store i32 %value, ptr addrspace(1) %place
;FENCED  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) %barrier, i32 2) ; but SINGLE, TRIPLE
;SINGLE  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) %barrier, i32 1)
;TRIPLE  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) %barrier, i32 3)
  call void @llvm.amdgcn.s.barrier.wait(i16 1) ; but UNWAITED
;FENCED  fence syncscope("workgroup") acquire
  %got = load i32, ptr addrspace(3) %theirs
;GLOBAL  %read = load i32, ptr addrspace(1) %beside
;FENCED  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) %barrier, i32 0)
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
;FENCED  fence syncscope("workgroup") acquire
  %next = add i32 %n, 1
  %more = icmp slt i32 %next, %rounds
  br i1 %more, label %loop, label %done
done:
  br i1 %isright, label %late, label %end
late:
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  br label %end
end:
  store i32 %got, ptr addrspace(1) %place ; but GLOBAL
  ret void
}
