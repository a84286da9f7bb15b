; `annotate --swizzle` of dynamic LDS, whose size the launch gives: granules of LDS are whole blocks.
; DEFINE: %{swizzle} = ldsopt annotate - --swizzle --no-check --explain -o %t.ll 2>&1
; DEFINE: %{same} = ldsopt verify %t.before.ll %t.ll --block 64 --dynamic-lds 8448 --arg 'out: f32[256]=zeros'
; RUN: variant GFX942 %s > %t.before.ll
; RUN: variant GFX942 %s | %{swizzle} | filecheck %s
; CHECK: @smem in columns: cycles of 3 accesses of a wave by the model of LDS banks: 130 -> 6
; CHECK-NEXT: each byte at offset ^ (offset >> 5 & 0x7c)
; Its address is a multiple of a block.
; RUN: filecheck %s --check-prefix ALIGNED --input-file %t.ll
; ALIGNED: @smem = external addrspace(3) global [0 x i8], align 128
; RUN: %{same} | filecheck %s --check-prefix SAME
; SAME: equal (bit by bit) under 8 schedules
; The launch gives the bytes that are accessed; the last block is whole.
; RUN: ldsopt verify %t.before.ll %t.ll --block 64 --dynamic-lds 8068 --arg 'out: f32[256]=zeros' | filecheck %s --check-prefix SAME
; It keeps a larger alignment.
; RUN: variant GFX942,MORE %s | %{swizzle} | filecheck %s
; RUN: filecheck %s --check-prefix MORE --input-file %t.ll
; MORE: @smem = external addrspace(3) global [0 x i8], align 1024
; LLVM puts it behind the static variables, at its alignment.
; RUN: variant GFX942,STATIC %s > %t.before.ll
; RUN: variant GFX942,STATIC %s | %{swizzle} | filecheck %s
; RUN: %{same} | filecheck %s --check-prefix SAME
; RUN: ldsopt measure %t.ll | filecheck %s --check-prefix BEHIND
; BEHIND: function{{.*}}LDS B
; BEHIND: columns {{.*}} 128 {{.*}}
; There a kernel may depend on its address, which changes.
; RUN: variant GFX942,STATIC,SIZE %s > %t.before.ll
; RUN: variant GFX942,STATIC,SIZE %s | %{swizzle} | filecheck %s --check-prefix SIZE
; SIZE: :[[#]]: @smem: the size of LDS is read
; RUN: variant GFX942,SIZE %s | %{swizzle} | filecheck %s
; An alignment that is not stated is that of bytes.
; RUN: variant GFX942,BYTES %s > %t.before.ll
; RUN: variant GFX942,BYTES %s | %{swizzle} | filecheck %s
; RUN: filecheck %s --check-prefix ALIGNED --input-file %t.ll
; RUN: %{same} | filecheck %s --check-prefix SAME
; Two dynamic variables are one memory.
; RUN: variant GFX942,TWO %s | %{swizzle} | filecheck %s --check-prefix TWO
; TWO: @smem: columns has its bytes by another name, too
; TWO: @other: columns has its bytes by another name, too
; Granules of 1280 bytes are whole blocks of up to 256.
; RUN: variant GFX950 %s > %t.before.ll
; RUN: variant GFX950 %s | %{swizzle} | filecheck %s --check-prefix LARGE
; LARGE: @smem in columns: cycles of 3 accesses of a wave by the model of LDS banks: 129 -> 3
; LARGE-NEXT: each byte at offset ^ (offset >> 6 & 0xfc)
; RUN: filecheck %s --check-prefix LARGE-ALIGNED --input-file %t.ll
; LARGE-ALIGNED: @smem = external addrspace(3) global [0 x i8], align 256
; RUN: ldsopt verify %t.before.ll %t.ll --block 64 --dynamic-lds 16640 --arg 'out: f32[256]=zeros' | filecheck %s --check-prefix SAME

; A transposing read has an address of its own in each lane.
; RUN: variant GFX950,TURNED %s > %t.before.ll
; RUN: variant GFX950,TURNED %s | %{swizzle} | filecheck %s --check-prefix TURNED
; TURNED: @smem in columns: cycles of 4 accesses
; RUN: filecheck %s --check-prefix TURNED-CODE --input-file %t.ll
; TURNED-CODE: call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %ldsopt.swizzle.{{.*}})
; RUN: ldsopt verify %t.before.ll %t.ll --block 64 --dynamic-lds 16640 --arg 'out: f32[256]=zeros' | filecheck %s --check-prefix SAME
target triple = "amdgcn-amd-amdhsa"
@smem = external addrspace(3) global [0 x i8], align 16 ; but MORE, BYTES
;MORE @smem = external addrspace(3) global [0 x i8], align 1024
;BYTES @smem = external addrspace(3) global [0 x i8]
;STATIC @fixed = internal addrspace(3) global [4 x i8] poison, align 4
;TWO @other = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
;SIZE declare i32 @llvm.amdgcn.groupstaticsize()
;TURNED declare <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3))

define amdgpu_kernel void @columns(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl nuw nsw i32 %t, 7 ; but GFX950
;GFX950   %row = shl nuw nsw i32 %t, 8
  %column = getelementptr i8, ptr addrspace(3) @smem, i32 %row
  %own = shl nuw nsw i32 %t, 2
  %first = getelementptr i8, ptr addrspace(3) @smem, i32 %own
  %value = uitofp i32 %t to float
  store float %value, ptr addrspace(3) %column, align 4 ; but BYTES
;BYTES   %byte = trunc i32 %t to i8
;BYTES   store i8 %byte, ptr addrspace(3) %column, align 1
;STATIC   store i32 1, ptr addrspace(3) @fixed, align 4
;TWO   store i32 1, ptr addrspace(3) @other, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load float, ptr addrspace(3) %column, align 4 ; but BYTES
;BYTES   %v.byte = load i8, ptr addrspace(3) %column, align 1
;BYTES   %v = uitofp i8 %v.byte to float
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v, ptr addrspace(1) %to, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;SIZE   %size = call i32 @llvm.amdgcn.groupstaticsize()
;SIZE   %size.to = getelementptr i8, ptr addrspace(1) %to, i64 256
;SIZE   store i32 %size, ptr addrspace(1) %size.to, align 4
  store float %v, ptr addrspace(3) %first, align 4 ; but BYTES
;BYTES   store i8 %v.byte, ptr addrspace(3) %first, align 1
;TURNED   fence syncscope("workgroup") release
;TURNED   call void @llvm.amdgcn.s.barrier()
;TURNED   fence syncscope("workgroup") acquire
;TURNED   %piece = and i32 %own, 120
;TURNED   %at = getelementptr i8, ptr addrspace(3) @smem, i32 %piece
;TURNED   %turned = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %at)
;TURNED   %far = getelementptr i8, ptr addrspace(1) %to, i64 512
;TURNED   %part = bitcast <4 x i16> %turned to <2 x float>
;TURNED   %one = extractelement <2 x float> %part, i32 0
;TURNED   store float %one, ptr addrspace(1) %far, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" } ; but GFX950
;GFX950 attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
