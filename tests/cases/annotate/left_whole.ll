; A function with an LDS-DMA in assembly, which the backend does not track, is left whole, and with it all that it may be inlined
; into and that may be inlined into it. Other functions get their tags.
; RUN: variant ONLY %s | ldsopt annotate - -v -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix TAGS < %t.ll
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; CHECK: kernel hidden.buffer.dword: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "buffer_load_dword v0, s[0:3], 0 offen lds"
; TAGS: @hidden.buffer.dword(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.buffer.dword(ptr addrspace(8) %r) {
  call void asm sideeffect "buffer_load_dword v0, s[0:3], 0 offen lds", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.buffer.x4: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "buffer_load_dwordx4 v0, s[0:3], 0 offen offset:16 lds"
; TAGS: @hidden.buffer.x4(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.buffer.x4(ptr addrspace(8) %r) {
  call void asm sideeffect "buffer_load_dwordx4 v0, s[0:3], 0 offen offset:16 lds", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.behind.other.instructions: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "s_mov_b32 m0, 0\0Abuffer_load_dword v0, s[0:3], 0 offen lds"
; TAGS: @hidden.behind.other.instructions(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.behind.other.instructions(ptr addrspace(8) %r) {
  call void asm sideeffect "s_mov_b32 m0, 0\0Abuffer_load_dword v0, s[0:3], 0 offen lds", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.buffer.to.lds: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: inline assembly that may start an LDS-DMA: call void asm sideeffect "buffer_load_lds_dword v0, s[0:3], 0"
; TAGS: @hidden.buffer.to.lds(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.buffer.to.lds(ptr addrspace(8) %r) {
  call void asm sideeffect "buffer_load_lds_dword v0, s[0:3], 0", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.global.dword: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "global_load_lds_dword v[0:1], off"
; TAGS: @hidden.global.dword(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.global.dword(ptr addrspace(8) %r) {
  call void asm sideeffect "global_load_lds_dword v[0:1], off", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.global.x4: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "global_load_lds_dwordx4 v[0:1], off"
; TAGS: @hidden.global.x4(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.global.x4(ptr addrspace(8) %r) {
  call void asm sideeffect "global_load_lds_dwordx4 v[0:1], off", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.scratch: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "scratch_load_lds_dword off, s0"
; TAGS: @hidden.scratch(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.scratch(ptr addrspace(8) %r) {
  call void asm sideeffect "scratch_load_lds_dword off, s0", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.async: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "global_load_async_to_lds_b128 v0, v[2:3], off"
; TAGS: @hidden.async(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.async(ptr addrspace(8) %r) {
  call void asm sideeffect "global_load_async_to_lds_b128 v0, v[2:3], off", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.cluster: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "cluster_load_async_to_lds_b32 v0, v[2:3], off"
; TAGS: @hidden.cluster(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.cluster(ptr addrspace(8) %r) {
  call void asm sideeffect "cluster_load_async_to_lds_b32 v0, v[2:3], off", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel hidden.tensor: 2 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "tensor_load_to_lds s[0:3], s[4:11]"
; TAGS: @hidden.tensor(
; TAGS-NOT: !alias.scope
define amdgpu_kernel void @hidden.tensor(ptr addrspace(8) %r) {
  call void asm sideeffect "tensor_load_to_lds s[0:3], s[4:11]", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel visible.0: 2 LDS accesses: 2 tagged
; TAGS: @visible.0(
; TAGS-COUNT-2: , !alias.scope
define amdgpu_kernel void @visible.0(ptr addrspace(8) %r) {
  call void asm sideeffect "s_nop 0", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel visible.1: 2 LDS accesses: 2 tagged
; TAGS: @visible.1(
; TAGS-COUNT-2: , !alias.scope
define amdgpu_kernel void @visible.1(ptr addrspace(8) %r) {
  call void asm sideeffect "v_mov_b32 v0, 0", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel visible.2: 2 LDS accesses: 2 tagged
; TAGS: @visible.2(
; TAGS-COUNT-2: , !alias.scope
define amdgpu_kernel void @visible.2(ptr addrspace(8) %r) {
  call void asm sideeffect "buffer_load_dword v0, v1, s[0:3], 0 offen", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel visible.3: 2 LDS accesses: 2 tagged
; TAGS: @visible.3(
; TAGS-COUNT-2: , !alias.scope
define amdgpu_kernel void @visible.3(ptr addrspace(8) %r) {
  call void asm sideeffect "ds_read_b32 v0, v1", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel visible.4: 2 LDS accesses: 2 tagged
; TAGS: @visible.4(
; TAGS-COUNT-2: , !alias.scope
define amdgpu_kernel void @visible.4(ptr addrspace(8) %r) {
  call void asm sideeffect "; lds", "~{memory}"()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel in.top.top: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track
define amdgpu_kernel void @in.top.top() {
  call void asm sideeffect "tensor_load_to_lds s[0:3], s[4:11]", "~{memory}"()
  store i32 0, ptr addrspace(3) @A
  call void @in.top.middle()
  ret void
}
; CHECK: function in.top.middle: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'in.top.top', which is left whole
define internal void @in.top.middle() {
  store i32 0, ptr addrspace(3) @A
  call void @in.top.bottom()
  ret void
}
; CHECK: function in.top.bottom: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'in.top.middle', which is left whole
define internal void @in.top.bottom() {
  store i32 0, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel in.middle.top: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'in.middle.middle', which is left whole
define amdgpu_kernel void @in.middle.top() {
  store i32 0, ptr addrspace(3) @A
  call void @in.middle.middle()
  ret void
}
; CHECK: function in.middle.middle: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track
define internal void @in.middle.middle() {
  call void asm sideeffect "tensor_load_to_lds s[0:3], s[4:11]", "~{memory}"()
  store i32 0, ptr addrspace(3) @A
  call void @in.middle.bottom()
  ret void
}
; CHECK: function in.middle.bottom: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'in.middle.middle', which is left whole
define internal void @in.middle.bottom() {
  store i32 0, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel in.bottom.top: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'in.bottom.middle', which is left whole
define amdgpu_kernel void @in.bottom.top() {
  store i32 0, ptr addrspace(3) @A
  call void @in.bottom.middle()
  ret void
}
; CHECK: function in.bottom.middle: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'in.bottom.bottom', which is left whole
define internal void @in.bottom.middle() {
  store i32 0, ptr addrspace(3) @A
  call void @in.bottom.bottom()
  ret void
}
; CHECK: function in.bottom.bottom: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track
define internal void @in.bottom.bottom() {
  call void asm sideeffect "tensor_load_to_lds s[0:3], s[4:11]", "~{memory}"()
  store i32 0, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel none.of.its.own.top: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'none.of.its.own.middle', which is left whole
define amdgpu_kernel void @none.of.its.own.top() {
  store i32 0, ptr addrspace(3) @A
  call void @none.of.its.own.middle()
  ret void
}
; CHECK: function none.of.its.own.middle: 0 LDS accesses: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track
define internal void @none.of.its.own.middle() {
  call void asm sideeffect "tensor_load_to_lds s[0:3], s[4:11]", "~{memory}"()
  call void @none.of.its.own.bottom()
  ret void
}
; CHECK: function none.of.its.own.bottom: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'none.of.its.own.middle', which is left whole
define internal void @none.of.its.own.bottom() {
  store i32 0, ptr addrspace(3) @B
  ret void
}

@by.alias.other = internal alias void (), ptr @by.alias.bottom

; CHECK: kernel by.alias.top: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'by.alias.middle', which is left whole
define amdgpu_kernel void @by.alias.top() {
  store i32 0, ptr addrspace(3) @A
  call void @by.alias.middle()
  ret void
}
; CHECK: function by.alias.middle: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: it calls, or is called by, 'by.alias.bottom', which is left whole
define internal void @by.alias.middle() {
  store i32 0, ptr addrspace(3) @A
  call void @by.alias.other()
  ret void
}
; CHECK: function by.alias.bottom: 1 LDS access: 0 tagged
; CHECK-NEXT: left whole: an LDS-DMA that the backend does not track
define internal void @by.alias.bottom() {
  call void asm sideeffect "tensor_load_to_lds s[0:3], s[4:11]", "~{memory}"()
  store i32 0, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel clean.top: 1 LDS access: 1 tagged
define amdgpu_kernel void @clean.top() {
  store i32 0, ptr addrspace(3) @A
  call void @clean.middle()
  ret void
}
; CHECK: function clean.middle: 1 LDS access: 1 tagged
define internal void @clean.middle() {
  store i32 0, ptr addrspace(3) @A
  call void @clean.bottom()
  ret void
}
; CHECK: function clean.bottom: 1 LDS access: 1 tagged
define internal void @clean.bottom() {
  store i32 0, ptr addrspace(3) @B
  ret void
}
