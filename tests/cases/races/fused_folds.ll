; A sum of a product and of another lane's may be fused: each lane rounds the other one's product, and not its own. So two
; lanes that add the same two products get different sums. Other sums and products are the same in both.
; RUN: ldsopt check %s -v -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: llc-22 -O3 %s -o - | filecheck %s --check-prefix CODE
; REQUIRES: llc-22

; CHECK: 10 unproven
; CODE-LABEL: product:
; CODE: v_fmac_f32

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x float] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.exp.f32(float)
declare float @llvm.amdgcn.exp2.f32(float)

; CHECK: {{^}}product: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @product(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = fmul contract float %x, %x
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}product_without_flags: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @product_without_flags(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = fmul float %x, %x
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}negated_product: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @negated_product(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %y = fmul contract float %x, %x
  %m = fneg float %y
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}chosen_product: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @chosen_product(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %y = fmul contract float %x, %x
  %c = fcmp ogt float %x, 0.0
  %m = select i1 %c, float %y, float 1.0
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}quotient: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @quotient(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = fdiv fast float %x, 3.0
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}sum_of_nothing: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @sum_of_nothing(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = call float @llvm.fma.f32(float %x, float %x, float 0.0)
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}product_in_a_sum: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @product_in_a_sum(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %y = fmul contract float %x, %x
  %m = call contract float @llvm.fma.f32(float %x, float %x, float %y)
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}expansion: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @expansion(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = call float @llvm.exp.f32(float %x)
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}in_any_order: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @in_any_order(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = fsub float %x, 1.0
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd reassoc nsz float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}multiplied_out: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @multiplied_out(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = fadd contract ninf float %x, 1.0
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fmul contract ninf float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}loaded: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @loaded(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = fsub float %x, 0.0
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}sum: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @sum(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %y = fmul contract float %x, %x
  %m = fadd contract float %y, %x
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}fused: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @fused(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = call float @llvm.fma.f32(float %x, float %x, float %x)
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}instruction: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @instruction(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = call float @llvm.amdgcn.exp2.f32(float %x)
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fadd contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}product_of_products: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @product_of_products(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = fmul contract float %x, %x
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = fmul contract float %m, %other
  store float %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}greater_product: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @greater_product(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr float, ptr addrspace(3) @A, i32 %place
  %p = getelementptr float, ptr addrspace(1) %g, i32 %low
  %x = load float, ptr addrspace(1) %p
  %m = fmul contract float %x, %x
  %own = bitcast float %m to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %own, i32 177, i32 15, i32 15, i1 true)
  %other = bitcast i32 %moved to float
  %v = call float @llvm.maxnum.f32(float %m, float %other)
  store float %v, ptr addrspace(3) %to
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
