; No execution of the code shows a missing wait at a barrier in a launch that the IR excludes: by an assumption, by the
; range of an argument, or since it computes poison and uses it.
; REQUIRES: pseudocode
; RUN: variant KEPT %s > %t.kept.ll
; RUN: exits 1 ldsopt check %t.kept.ll | filecheck --check-prefix SHOWN %s
; RUN: variant ASSUMED %s > %t.assumed.ll
; RUN: ldsopt check %t.assumed.ll | filecheck --check-prefix EXCLUDED %s
; RUN: variant RANGE %s > %t.range.ll
; RUN: ldsopt check %t.range.ll | filecheck --check-prefix EXCLUDED %s
; RUN: variant WRAPS %s > %t.wraps.ll
; RUN: ldsopt check %t.wraps.ll | filecheck --check-prefix EXCLUDED %s

; SHOWN: definite bare-barrier in small
; SHOWN: {{^}}  definite: {{.*}}, in a launch of 256 x 1 x 1 work-items, argument 1 = 3, argument 2 = 3, buffers of zeros

; EXCLUDED: unproven bare-barrier in small
; EXCLUDED: {{^}}  unproven: no launch that was tried shows it

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @small(ptr addrspace(1) %p, i32 %n, i32 %m) #0 { ; but RANGE
;RANGE define amdgpu_kernel void @small(ptr addrspace(1) %p, i32 noundef range(i32 1024, 4096) %n, i32 %m) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;ASSUMED %product = mul i32 %n, %m
;ASSUMED %more = icmp eq i32 %product, 1000
;ASSUMED call void @llvm.assume(i1 %more)
;WRAPS %least = add i32 %m, 1
;WRAPS %rest = sub nuw i32 %n, %least
;WRAPS %some = icmp eq i32 %rest, 12345
;WRAPS br i1 %some, label %done, label %begin
;WRAPS begin:
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %difference = xor i32 %n, %m
  %is = icmp eq i32 %difference, 0
  br i1 %is, label %there, label %done

there:
  %opposite = sub i32 255, %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %opposite
  %y = load i32, ptr addrspace(3) %q
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %y, ptr addrspace(1) %to
  br label %done

done:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
