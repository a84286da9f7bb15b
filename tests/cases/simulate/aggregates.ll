; Structs and arrays that are only put together and taken apart are registers of their elements: each lane leaves the loop in an
; iteration of its own, while the others go on.

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

; Sums of a loop, in structs in structs.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel sums --block 64 --arg "out: f32[64]=zeros" --outputs %t.sums
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.sums/out.npy')[0:] == np.array([2.0, 7.0, 16.0, 30.0, 50.0])[np.arange(0, 64) % 5]).all()"
define amdgpu_kernel void @sums(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %p = getelementptr float, ptr addrspace(1) %out, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
  %a = phi { float, [2 x <2 x float>] } [ zeroinitializer, %entry ], [ %b, %loop ]
  %k = add i32 %j, 1
  %g = uitofp i32 %k to float
  %x = extractvalue { float, [2 x <2 x float>] } %a, 0
  %v = extractvalue { float, [2 x <2 x float>] } %a, 1, 1
  %y = extractelement <2 x float> %v, i32 0
  %x1 = fadd float %x, %g
  %y1 = fadd float %y, %x1
  %v1 = insertelement <2 x float> %v, float %y1, i32 0
  %b0 = insertvalue { float, [2 x <2 x float>] } %a, float %x1, 0
  %b = insertvalue { float, [2 x <2 x float>] } %b0, <2 x float> %v1, 1, 1
  %m = urem i32 %i, 5
  %more = icmp ule i32 %k, %m
  br i1 %more, label %loop, label %end
end:
  %s = extractvalue { float, [2 x <2 x float>] } %b, 0
  %t = extractvalue { float, [2 x <2 x float>] } %b, 1
  %u = extractvalue [2 x <2 x float>] %t, 1
  %w = extractelement <2 x float> %u, i32 0
  %r = fadd float %s, %w
  store float %r, ptr addrspace(1) %p
  ret void
}

; Phis that swap.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel swaps --block 64 --arg "out: f32[64]=zeros" --outputs %t.swaps
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.swaps/out.npy')[0:] == np.array([401.0, 103.0, 201.0, 303.0, 401.0])[np.arange(0, 64) % 5]).all()"
define amdgpu_kernel void @swaps(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %p = getelementptr float, ptr addrspace(1) %out, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
  %a = phi { float, float } [ { float 1.0, float 2.0 }, %entry ], [ %b, %loop ]
  %b = phi { float, float } [ { float 3.0, float 4.0 }, %entry ], [ %a1, %loop ]
  %k = add i32 %j, 1
  %g = uitofp i32 %k to float
  %a1 = insertvalue { float, float } %a, float %g, 1
  %m = urem i32 %i, 5
  %more = icmp ule i32 %k, %m
  br i1 %more, label %loop, label %end
end:
  %s = extractvalue { float, float } %a, 0
  %t = extractvalue { float, float } %b, 1
  %t2 = fmul float %t, 1.000000e+02
  %r = fadd float %s, %t2
  store float %r, ptr addrspace(1) %p
  ret void
}

; An element that others compute anew.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel computed_anew --block 64 --arg "out: f32[64]=zeros" --outputs %t.computed_anew
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.computed_anew/out.npy')[0:] == np.array([2.0, 4.0, 6.0, 8.0, 10.0])[np.arange(0, 64) % 5]).all()"
define amdgpu_kernel void @computed_anew(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %p = getelementptr float, ptr addrspace(1) %out, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
  %k = add i32 %j, 1
  %g = uitofp i32 %k to float
  %one = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %k)
  %o = uitofp i32 %one to float
  %h = fmul float %o, 2.0
  %b = insertvalue [1 x float] poison, float %h, 0
  %m = urem i32 %i, 5
  %more = icmp ule i32 %k, %m
  br i1 %more, label %loop, label %end
end:
  %r = extractvalue [1 x float] %b, 0
  store float %r, ptr addrspace(1) %p
  ret void
}

; An array that is put into another.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel arrays --block 64 --arg "out: f32[64]=zeros" --outputs %t.arrays
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.arrays/out.npy')[0:] == np.array([1.0, 3.0, 6.0, 10.0, 15.0])[np.arange(0, 64) % 5]).all()"
define amdgpu_kernel void @arrays(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %p = getelementptr float, ptr addrspace(1) %out, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
  %a = phi [2 x [1 x float]] [ zeroinitializer, %entry ], [ %b, %loop ]
  %k = add i32 %j, 1
  %g = uitofp i32 %k to float
  %x = extractvalue [2 x [1 x float]] %a, 0
  %q = extractvalue [1 x float] %x, 0
  %q1 = fadd float %q, %g
  %x1 = insertvalue [1 x float] undef, float %q1, 0
  %b = insertvalue [2 x [1 x float]] %a, [1 x float] %x1, 0
  %m = urem i32 %i, 5
  %more = icmp ule i32 %k, %m
  br i1 %more, label %loop, label %end
end:
  %y = extractvalue [2 x [1 x float]] %b, 0
  %r = extractvalue [1 x float] %y, 0
  store float %r, ptr addrspace(1) %p
  ret void
}

; A struct without fields is loaded and stored without an access.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel empty --block 64 --arg "out: u32[64]=7" --outputs %t.empty
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.empty/out.npy') == 1).all()"
@none = internal addrspace(3) global [4 x i32] poison, align 16
define amdgpu_kernel void @empty(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %x = load {}, ptr addrspace(3) @none
  store {} %x, ptr addrspacecast (ptr addrspace(3) @none to ptr)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 1, ptr addrspace(1) %p
  ret void
}
