; An execution that is undefined shows no race: poison that is stored, passed or returned and then used, what was never
; written, division by zero, attributes and assumptions that are not so. Poison that nothing uses is no matter.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check --race-seconds 100 %s -o - | filecheck %s

; CHECK-DAG: unproven wave-race in vecrange:
; CHECK-DAG: unproven wave-race in mem:
; CHECK-DAG: unproven wave-race in memscratch:
; CHECK-DAG: unproven wave-race in memundef:
; CHECK-DAG: unproven wave-race in literalpoison:
; CHECK-DAG: unproven wave-race in brpoison:
; CHECK-DAG: unproven wave-race in brundef:
; CHECK-DAG: unproven wave-race in undefuse:
; CHECK-DAG: unproven wave-race in ret:
; CHECK-DAG: unproven wave-race in retnoundef:
; CHECK-DAG: unproven wave-race in argnoundef:
; CHECK-DAG: unproven wave-race in argnoundef2:
; CHECK-DAG: unproven wave-race in arg:
; CHECK-DAG: unproven wave-race in argrange:
; CHECK-DAG: unproven wave-race in argrange2:
; CHECK-DAG: unproven wave-race in argnonnull:
; CHECK-DAG: unproven wave-race in loadnoundef:
; CHECK-DAG: unproven wave-race in loadrangenoundef:
; CHECK-DAG: unproven wave-race in loadalign:
; CHECK-DAG: unproven wave-race in gepnuw:
; CHECK-DAG: unproven wave-race in gepinbounds:
; CHECK-DAG: unproven wave-race in uitofpnneg:
; CHECK-DAG: unproven wave-race in nnan:
; CHECK-DAG: unproven wave-race in ninf:
; CHECK-DAG: unproven wave-race in fcmpnnan:
; CHECK-DAG: unproven wave-race in selnnan:
; CHECK-DAG: unproven wave-race in callnnan:
; CHECK-DAG: unproven wave-race in div0:
; CHECK-DAG: unproven wave-race in div0dyn:
; CHECK-DAG: unproven wave-race in intmin:
; CHECK-DAG: unproven wave-race in assumebundlealign:
; CHECK-DAG: unproven wave-race in assumebundlenonnull:
; CHECK-DAG: unproven wave-race in extractout:
; CHECK-DAG: unproven wave-race in dpp:
; CHECK-DAG: unproven wave-race in umulov:
; CHECK-DAG: definite wave-race in stored_unused:
; CHECK-DAG: definite wave-race in unwritten_unused:
; CHECK-DAG: definite wave-race in passed:
; CHECK-DAG: definite wave-race in divided:
; CHECK-DAG: definite wave-race in sums:
; CHECK-DAG: definite wave-race in floats:

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [256 x i32] poison, align 16
@M = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @vecrange(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %w = load <2 x i32>, ptr addrspace(1) %p, align 4, !range !0
  %v = extractelement <2 x i32> %w, i32 0
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @mem(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %s = shl nuw i32 %more, 31
  %m = getelementptr inbounds i32, ptr addrspace(3) @M, i32 %t
  store i32 %s, ptr addrspace(3) %m
  %v = load i32, ptr addrspace(3) %m
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @memscratch(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %a = alloca i32, addrspace(5)
  %s = shl nuw i32 %more, 31
  store i32 %s, ptr addrspace(5) %a
  %v = load i32, ptr addrspace(5) %a
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @memundef(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %m = getelementptr inbounds i32, ptr addrspace(3) @M, i32 %t
  %v = load i32, ptr addrspace(3) %m
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @literalpoison(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = add i32 poison, 1
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @brpoison(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  br i1 poison, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @brundef(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  br i1 undef, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @undefuse(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = add i32 undef, 1
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define internal i32 @shlnuw(i32 %x) noinline {
  %s = shl nuw i32 %x, 31
  ret i32 %s
}
define amdgpu_kernel void @ret(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = call i32 @shlnuw(i32 %more)
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @retnoundef(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = call noundef i32 @shlnuw(i32 %more)
  %c = icmp eq i32 %n, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define internal void @take(i32 %x) noinline {
  ret void
}
define amdgpu_kernel void @argnoundef(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %s = shl nuw i32 %more, 31
  call void @take(i32 noundef %s)
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define internal void @take2(i32 noundef %x) noinline {
  ret void
}
define amdgpu_kernel void @argnoundef2(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %s = shl nuw i32 %more, 31
  call void @take2(i32 %s)
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define internal void @takebr(i32 %x) noinline {
  %c = icmp eq i32 %x, 5
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret void
}
define amdgpu_kernel void @arg(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %s = shl nuw i32 %more, 31
  call void @takebr(i32 %s)
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define internal void @takerange(i32 range(i32 0, 4) %x) noinline {
  ret void
}
define amdgpu_kernel void @argrange(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  call void @takerange(i32 noundef %more)
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @argrange2(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  call void @take(i32 noundef range(i32 0, 4) %more)
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define internal void @takep(ptr %x) noinline {
  ret void
}
define amdgpu_kernel void @argnonnull(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  call void @takep(ptr noundef nonnull null)
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @loadnoundef(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %m = getelementptr inbounds i32, ptr addrspace(3) @M, i32 %t
  %v = load i32, ptr addrspace(3) %m, !noundef !9
  
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @loadrangenoundef(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = load i32, ptr addrspace(1) %p, !range !0, !noundef !9
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @loadalign(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %o = add i32 %more, 1
  %u = or i32 %t, 1
  %gp = getelementptr i8, ptr addrspace(3) @M, i32 %u
  %v = load i32, ptr addrspace(3) %gp, align 4
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @gepnuw(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %neg = sub i32 0, 4
  %g0 = getelementptr i8, ptr addrspace(3) @M, i32 8
  %g = getelementptr nuw i8, ptr addrspace(3) %g0, i32 %neg
  store i32 0, ptr addrspace(3) %g
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @gepinbounds(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %big = add i32 %more, 100000
  %neg = sub i32 0, %big
  %g0 = getelementptr inbounds i8, ptr addrspace(3) @M, i32 %big
  %g = getelementptr i8, ptr addrspace(3) %g0, i32 %neg
  %v = load i32, ptr addrspace(3) %g
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @uitofpnneg(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %neg = sub i32 0, %more
  %w = uitofp nneg i32 %neg to float
  %c = fcmp oeq float %w, 5.0
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @nnan(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %z = uitofp i32 0 to float
  %w0 = load float, ptr addrspace(1) %p
  %w1 = fmul float %w0, 0.0
  %w = fdiv nnan float %w1, %w1
  %c = fcmp oeq float %w, 5.0
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @ninf(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %mf = uitofp i32 %more to float
  %w1 = fsub float %mf, %mf
  %w = fdiv ninf float %mf, %w1
  %c = fcmp oeq float %w, 5.0
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @fcmpnnan(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %mf = uitofp i32 %more to float
  %w1 = fsub float %mf, %mf
  %w2 = fdiv float %w1, %w1
  %c = fcmp nnan oeq float %w2, 5.0
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @selnnan(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %mf = uitofp i32 %more to float
  %w1 = fsub float %mf, %mf
  %w2 = fdiv float %w1, %w1
  %cc = icmp ugt i32 %more, 3
  %w = select nnan i1 %cc, float %w2, float 1.0
  %c = fcmp oeq float %w, 5.0
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @callnnan(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %mf = uitofp i32 %more to float
  %w1 = fsub float %mf, %mf
  %w2 = fdiv float %w1, %w1
  %w = call nnan float @llvm.fabs.f32(float %w2)
  %c = fcmp oeq float %w, 5.0
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @div0(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %z = mul i32 %n, 0
  %z2 = and i32 %more, 0
  %v = udiv i32 7, %z
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @div0dyn(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %o = or i32 %more, 1
  %z = sub i32 %o, %o
  %v = urem i32 7, %z
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @intmin(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %m0 = shl i32 %more, 31
  %o = or i32 -2147483648, %m0
  %a = sub i32 %more, %more
  %m1 = sub i32 %a, 1
  %v = sdiv i32 %o, %m1
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @assumebundlealign(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %gp = getelementptr i8, ptr addrspace(3) @M, i32 1
  call void @llvm.assume(i1 true) ["align"(ptr addrspace(3) %gp, i32 16)]
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @assumebundlenonnull(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = inttoptr i32 0 to ptr
  %z = sub i32 %more, %more
  %zp = inttoptr i32 %z to ptr
  call void @llvm.assume(i1 true) ["nonnull"(ptr %zp)]
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @extractout(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %ix = and i32 %more, 0
  %ix2 = add i32 %ix, 9
  %v = extractelement <2 x i32> <i32 1, i32 2>, i32 %ix2
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @dpp(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %s = shl nuw i32 %more, 31
  %v = call i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %s)
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @umulov(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %s = shl nuw i32 %more, 31
  %g = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %s, i32 3)
  %v = extractvalue {i32,i1} %g, 0
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @stored_unused(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %s = shl nuw i32 %more, 31
  %m = getelementptr inbounds i32, ptr addrspace(3) @M, i32 %t
  %v = add i32 %n, 0
  store i32 %s, ptr addrspace(3) %m
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @unwritten_unused(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %m = getelementptr inbounds i32, ptr addrspace(3) @M, i32 %t
  %w = load i32, ptr addrspace(3) %m
  store i32 %w, ptr addrspace(3) %m
  %v = add i32 %n, 0
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define internal noundef i32 @sum(i32 noundef range(i32 0, 4000) %x) noinline {
  %s = add nuw nsw i32 %x, 1
  ret i32 %s
}
define amdgpu_kernel void @passed(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = call i32 @sum(i32 noundef %more)
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @divided(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %o = or i32 %more, 1
  %w = sdiv i32 -2147483648, %o
  %v = udiv exact i32 %w, 1
  %c = icmp eq i32 %v, 5
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @sums(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %g0 = getelementptr inbounds nuw i8, ptr addrspace(3) @M, i32 8
  %g = getelementptr inbounds i8, ptr addrspace(3) %g0, i32 -4
  store i32 0, ptr addrspace(3) %g
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @floats(ptr addrspace(1)  %p, i32  %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %mf = uitofp nneg i32 %more to float
  %w = fdiv nnan ninf float %mf, 3.0
  %c = fcmp fast oeq float %w, 5.0
  br i1 %c, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.fabs.f32(float)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.assume(i1)
declare {i32,i1} @llvm.umul.with.overflow.i32(i32, i32)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,256" }
!0 = !{i32 1, i32 4}
!9 = !{}
