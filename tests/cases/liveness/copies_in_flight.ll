; The segments of a kernel in which an asynchronous copy may be in flight: those that the line over it names, and no others.
; DEFINE: %{flying} = ldsopt liveness - --json | %{python} -c "import json, sys; [print(k['name'], *(b['accessed'] for b in k['buffers'])) for k in json.load(sys.stdin)['kernels']]"
; RUN: variant GFX942 %s | %{flying} | filecheck %s
; RUN: variant GFX1250 %s | %{flying} | filecheck %s --check-prefix GFX1250
; RUN: variant GFX906 %s | %{flying} | filecheck %s --check-prefix GFX906
; RUN: variant GFX908 %s | %{flying} | filecheck %s --check-prefix GFX908
; RUN: variant UNKNOWN %s | %{flying} | filecheck %s --check-prefix UNKNOWN

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
;GFX942 declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
;GFX942 declare void @llvm.amdgcn.asyncmark()
;GFX942 declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.cluster.barrier()

; A copy flies from where it starts to the barrier behind a wait for all. LLVM may remove a wait that has no side effect.
; CHECK: {{^}}barrier; dma [1]{{$}}
define amdgpu_kernel void @"barrier; dma"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  ret void
}
; CHECK: {{^}}barrier; dma; barrier; barrier [1, 2, 3]{{$}}
define amdgpu_kernel void @"barrier; dma; barrier; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}barrier; dma; vmcnt(0); barrier; barrier [1]{{$}}
define amdgpu_kernel void @"barrier; dma; vmcnt(0); barrier; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}barrier; dma; vmcnt(1); barrier [1, 2]{{$}}
define amdgpu_kernel void @"barrier; dma; vmcnt(1); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(1)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; barrier; vmcnt(0); barrier; barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; barrier; vmcnt(0); barrier; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; vmcnt(0); dma; barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; vmcnt(0); dma; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; dma; vmcnt(0); barrier [0]{{$}}
define amdgpu_kernel void @"dma; dma; vmcnt(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}vmcnt(0); barrier; dma; barrier [1, 2]{{$}}
define amdgpu_kernel void @"vmcnt(0); barrier; dma; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; intrinsic vmcnt(0); barrier [0]{{$}}
define amdgpu_kernel void @"dma; intrinsic vmcnt(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; intrinsic vmcnt(1); barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; intrinsic vmcnt(1); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3953)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; removable vmcnt(0); barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; removable vmcnt(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; release; barrier [0]{{$}}
define amdgpu_kernel void @"dma; release; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  fence release
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; release in the agent; barrier [0]{{$}}
define amdgpu_kernel void @"dma; release in the agent; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  fence syncscope("agent") acq_rel
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; release in the workgroup; barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; release in the workgroup; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; branch; barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; branch; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_cbranch_scc0 1f\0As_waitcnt vmcnt(0)\0A1:", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; A split barrier ends what was complete before its signal. Between the halves a wave may have gone on while another has not yet
; signalled; what is waited for there is late.
; CHECK: {{^}}dma; vmcnt(0); signal; wait; barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; vmcnt(0); signal; wait; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; vmcnt(0); signal; vmcnt(0); wait; barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; vmcnt(0); signal; vmcnt(0); wait; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; signal; vmcnt(0); wait; barrier; barrier [0, 1, 2]{{$}}
define amdgpu_kernel void @"dma; signal; vmcnt(0); wait; barrier; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}dma; signal; wait; vmcnt(0); barrier [0, 1, 2]{{$}}
define amdgpu_kernel void @"dma; signal; wait; vmcnt(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}signal; dma; vmcnt(0); wait; barrier [1, 2]{{$}}
define amdgpu_kernel void @"signal; dma; vmcnt(0); wait; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}signal; wait; dma; vmcnt(0); signal; wait [2, 3]{{$}}
define amdgpu_kernel void @"signal; wait; dma; vmcnt(0); signal; wait"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}
; CHECK: {{^}}signal; wait; signal; dma; wait [3, 4]{{$}}
define amdgpu_kernel void @"signal; wait; signal; dma; wait"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

; A marked copy is complete where no mark behind it is outstanding; without a mark nothing ends its group.
; CHECK: {{^}}marked; mark; marks(0); barrier [0]{{$}}
;GFX942 define amdgpu_kernel void @"marked; mark; marks(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   call void @llvm.amdgcn.wait.asyncmark(i16 0)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}marked; marks(0); barrier [0, 1]{{$}}
;GFX942 define amdgpu_kernel void @"marked; marks(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.wait.asyncmark(i16 0)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}mark; marked; marks(0); barrier [0, 1]{{$}}
;GFX942 define amdgpu_kernel void @"mark; marked; marks(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.wait.asyncmark(i16 0)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}marked; mark; marks(1); barrier [0, 1]{{$}}
;GFX942 define amdgpu_kernel void @"marked; mark; marks(1); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   call void @llvm.amdgcn.wait.asyncmark(i16 1)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}marked; mark; marked; marks(0); barrier [0, 1]{{$}}
;GFX942 define amdgpu_kernel void @"marked; mark; marked; marks(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.wait.asyncmark(i16 0)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}marked; mark; barrier; marks(0); barrier [0, 1]{{$}}
;GFX942 define amdgpu_kernel void @"marked; mark; barrier; marks(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   call void @llvm.amdgcn.wait.asyncmark(i16 0)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}marked; barrier; mark; marks(0); barrier [0, 1]{{$}}
;GFX942 define amdgpu_kernel void @"marked; barrier; mark; marks(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   call void @llvm.amdgcn.wait.asyncmark(i16 0)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}marked; mark; signal; wait; marks(0); barrier [0, 1, 2]{{$}}
;GFX942 define amdgpu_kernel void @"marked; mark; signal; wait; marks(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX942   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX942   call void @llvm.amdgcn.wait.asyncmark(i16 0)
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}marked; mark; vmcnt(0); barrier [0]{{$}}
;GFX942 define amdgpu_kernel void @"marked; mark; vmcnt(0); barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }
; CHECK: {{^}}marked; mark; release; barrier [0, 1]{{$}}
;GFX942 define amdgpu_kernel void @"marked; mark; release; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX942   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX942   call void @llvm.amdgcn.asyncmark()
;GFX942   fence release
;GFX942   call void @llvm.amdgcn.s.barrier()
;GFX942   ret void
;GFX942 }

; A wait counts if it is on every path.
; CHECK: {{^}}on one path [0, 1, 2, 3, 4]{{$}}
define amdgpu_kernel void @"on one path"(i1 %c, ptr addrspace(1) %in) #0 {
entry:
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br i1 %c, label %t, label %e
t:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  br label %j
e:
  br label %j
j:
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}on both paths [0, 1, 2, 3]{{$}}
define amdgpu_kernel void @"on both paths"(i1 %c, ptr addrspace(1) %in) #0 {
entry:
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br i1 %c, label %t, label %e
t:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  br label %j
e:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  br label %j
j:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Copies that the end of a body starts fly at its head, up to the wait and the barrier there.
; CHECK: {{^}}round a loop with a wait [1, 3, 4]{{$}}
define amdgpu_kernel void @"round a loop with a wait"(i1 %c, ptr addrspace(1) %in) #0 {
entry:
  br label %l
l:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br i1 %c, label %l, label %o
o:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; CHECK: {{^}}round a loop without [1, 2, 3, 4]{{$}}
define amdgpu_kernel void @"round a loop without"(i1 %c, ptr addrspace(1) %in) #0 {
entry:
  br label %l
l:
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  br i1 %c, label %l, label %o
o:
  call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Each counter is waited for by itself.
; GFX1250: {{^}}async; asynccnt(0); signal; wait; barrier on gfx1250 [0, 1]{{$}}
;GFX1250 define amdgpu_kernel void @"async; asynccnt(0); signal; wait; barrier on gfx1250"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX1250   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 0, i32 0)
;GFX1250   call void asm sideeffect "s_wait_asynccnt 0x0", ""()
;GFX1250   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier()
;GFX1250   ret void
;GFX1250 }
; GFX1250: {{^}}async; loadcnt(0); signal; wait on gfx1250 [0, 1, 2]{{$}}
;GFX1250 define amdgpu_kernel void @"async; loadcnt(0); signal; wait on gfx1250"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX1250   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 0, i32 0)
;GFX1250   call void asm sideeffect "s_wait_loadcnt 0x0", ""()
;GFX1250   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX1250   ret void
;GFX1250 }
; GFX1250: {{^}}async; release; signal; wait on gfx1250 [0, 1, 2]{{$}}
;GFX1250 define amdgpu_kernel void @"async; release; signal; wait on gfx1250"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX1250   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 0, i32 0)
;GFX1250   fence release
;GFX1250   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX1250   ret void
;GFX1250 }
; GFX1250: {{^}}dma; loadcnt(0); signal; wait; barrier on gfx1250 [0, 1]{{$}}
;GFX1250 define amdgpu_kernel void @"dma; loadcnt(0); signal; wait; barrier on gfx1250"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX1250   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX1250   call void asm sideeffect "s_wait_loadcnt 0x0", ""()
;GFX1250   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier()
;GFX1250   ret void
;GFX1250 }
; GFX1250: {{^}}dma; asynccnt(0); signal; wait on gfx1250 [0, 1, 2]{{$}}
;GFX1250 define amdgpu_kernel void @"dma; asynccnt(0); signal; wait on gfx1250"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX1250   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX1250   call void asm sideeffect "s_wait_asynccnt 0x0", ""()
;GFX1250   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX1250   ret void
;GFX1250 }
; GFX1250: {{^}}dma; async; loadcnt(0); signal; wait; barrier; asynccnt(0); signal; wait on gfx1250 [0, 1, 2, 3, 4]{{$}}
;GFX1250 define amdgpu_kernel void @"dma; async; loadcnt(0); signal; wait; barrier; asynccnt(0); signal; wait on gfx1250"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX1250   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX1250   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 0, i32 0)
;GFX1250   call void asm sideeffect "s_wait_loadcnt 0x0", ""()
;GFX1250   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier()
;GFX1250   call void asm sideeffect "s_wait_asynccnt 0x0", ""()
;GFX1250   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX1250   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX1250   ret void
;GFX1250 }

; For global loads a barrier of the workgroup that the backend knows, which those in assembly are not, waits by itself on some architectures.
; GFX906: {{^}}dma; barrier on gfx906 [0]{{$}}
;GFX906 define amdgpu_kernel void @"dma; barrier on gfx906"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX906   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX906   call void @llvm.amdgcn.s.barrier()
;GFX906   ret void
;GFX906 }
; GFX908: {{^}}dma; barrier on gfx908 [0]{{$}}
;GFX908 define amdgpu_kernel void @"dma; barrier on gfx908"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX908   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX908   call void @llvm.amdgcn.s.barrier()
;GFX908   ret void
;GFX908 }
; GFX908: {{^}}dma; barrier in assembly; barrier on gfx908 [0, 1]{{$}}
;GFX908 define amdgpu_kernel void @"dma; barrier in assembly; barrier on gfx908"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX908   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX908   call void asm sideeffect "s_barrier", "~{memory}"()
;GFX908   call void @llvm.amdgcn.s.barrier()
;GFX908   ret void
;GFX908 }
; CHECK: {{^}}dma; barrier [0, 1]{{$}}
define amdgpu_kernel void @"dma; barrier"(i1 %c, ptr addrspace(1) %in) #0 {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; UNKNOWN: {{^}}dma; barrier on any [0, 1]{{$}}
;UNKNOWN define amdgpu_kernel void @"dma; barrier on any"(i1 %c, ptr addrspace(1) %in) #0 {
;UNKNOWN   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;UNKNOWN   call void @llvm.amdgcn.s.barrier()
;UNKNOWN   ret void
;UNKNOWN }
; GFX906: {{^}}async; barrier on gfx906 [0, 1]{{$}}
;GFX906 define amdgpu_kernel void @"async; barrier on gfx906"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX906   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 0, i32 0)
;GFX906   call void @llvm.amdgcn.s.barrier()
;GFX906   ret void
;GFX906 }
; GFX906: {{^}}dma; cluster barrier; signal; wait on gfx906 [0, 1, 2, 3]{{$}}
;GFX906 define amdgpu_kernel void @"dma; cluster barrier; signal; wait on gfx906"(i1 %c, ptr addrspace(1) %in) #0 {
;GFX906   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;GFX906   call void @llvm.amdgcn.s.cluster.barrier()
;GFX906   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;GFX906   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;GFX906   ret void
;GFX906 }

attributes #0 = { "target-cpu"="gfx942" } ; but GFX1250, GFX906, GFX908, UNKNOWN
;GFX1250 attributes #0 = { "target-cpu"="gfx1250" }
;GFX906 attributes #0 = { "target-cpu"="gfx906" }
;GFX908 attributes #0 = { "target-cpu"="gfx908" }
;UNKNOWN attributes #0 = { nounwind }
