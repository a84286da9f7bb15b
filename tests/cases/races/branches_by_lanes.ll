; A branch that decides about barriers by a value that each wave makes of its lanes: of a row that all waves load, say.
; The waves pass the same barriers if equal lanes of all waves have equal values.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep -E "(wave-race|divergent-barrier) in (one_row|highest|rows_of_lds|rounds)" %t.txt
; RUN: exits 1 ldsopt check %s --no-assume no-global-races -o %t.refused
; RUN: filecheck %s --check-prefix REFUSED --input-file %t.refused
; RUN: not grep -E "(wave-race|divergent-barrier) in rows_of_lds" %t.refused

; CHECK-DAG: {{^}}{{definite|unproven}} divergent-barrier in own_row
; CHECK-DAG: {{^}}{{definite|unproven}} divergent-barrier in halves
; CHECK-DAG: {{^}}{{definite|unproven}} divergent-barrier in written_meanwhile
; CHECK-DAG: {{^}}{{definite|unproven}} divergent-barrier in own_rounds
; CHECK-DAG: {{^}}{{definite|unproven}} divergent-barrier in one_of_two
; CHECK-DAG: {{^}}{{definite|unproven}} divergent-barrier in rounded
; CHECK-DAG: {{^}}assumed: no-global-races
; REFUSED-DAG: {{^}}{{definite|unproven}} divergent-barrier in one_row
; REFUSED-DAG: {{^}}{{definite|unproven}} divergent-barrier in highest
; REFUSED-DAG: {{^}}{{definite|unproven}} divergent-barrier in rounds

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16

; All waves load the same 64 numbers; the branch asks for the last one.
define amdgpu_kernel void @one_row(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %lane
  %v = load i32, ptr addrspace(1) %from
  %last = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 63)
  %c = icmp sgt i32 %last, 0
  br i1 %c, label %exchange, label %done
exchange:
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %v, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %w = load i32, ptr addrspace(3) %other
  %to = getelementptr i32, ptr addrspace(1) %q, i32 %t
  store i32 %w, ptr addrspace(1) %to
  br label %done
done:
  %last_own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %last_own
  ret void
}

; Each wave loads 64 numbers of its own.
define amdgpu_kernel void @own_row(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %v = load i32, ptr addrspace(1) %from
  %last = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 63)
  %c = icmp sgt i32 %last, 0
  br i1 %c, label %exchange, label %done
exchange:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %v, ptr addrspace(3) %own
  ret void
}

; Two waves load one row, and two another.
define amdgpu_kernel void @halves(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 127
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %lane
  %v = load i32, ptr addrspace(1) %from
  %last = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 63)
  %c = icmp sgt i32 %last, 0
  br i1 %c, label %exchange, label %done
exchange:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %v, ptr addrspace(3) %own
  ret void
}

; The highest of 16 numbers, by moves between the lanes of a row.
define amdgpu_kernel void @highest(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 15
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %lane
  %v = load i32, ptr addrspace(1) %from
  %v8 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 280, i32 15, i32 15, i1 true)
  %m8 = call i32 @llvm.smax.i32(i32 %v, i32 %v8)
  %v4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %m8, i32 276, i32 15, i32 15, i1 true)
  %m4 = call i32 @llvm.smax.i32(i32 %m8, i32 %v4)
  %most = call i32 @llvm.amdgcn.readlane.i32(i32 %m4, i32 63)
  %c = icmp sgt i32 %most, 0
  br i1 %c, label %exchange, label %done
exchange:
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %m4, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %w = load i32, ptr addrspace(3) %other
  %to = getelementptr i32, ptr addrspace(1) %q, i32 %t
  store i32 %w, ptr addrspace(1) %to
  br label %done
done:
  %last_own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %last_own
  ret void
}

; The row is one of LDS, and nobody writes it between the two barriers.
define amdgpu_kernel void @rows_of_lds(ptr addrspace(1) noalias %q, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %product = mul i32 %t, %n
  store i32 %product, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %lane = and i32 %t, 63
  %from = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  %v = load i32, ptr addrspace(3) %from
  %last = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 63)
  %c = icmp sgt i32 %last, 0
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %c, label %exchange, label %done
exchange:
  store i32 %v, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %to = getelementptr i32, ptr addrspace(1) %q, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void
}

; Without the barrier behind the load, a wave writes the row while others load it.
define amdgpu_kernel void @written_meanwhile(ptr addrspace(1) noalias %q, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %product = mul i32 %t, %n
  store i32 %product, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %lane = and i32 %t, 63
  %from = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  %v = load i32, ptr addrspace(3) %from
  %last = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 63)
  %c = icmp sgt i32 %last, 0
  br i1 %c, label %exchange, label %done
exchange:
  store i32 %n, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %to = getelementptr i32, ptr addrspace(1) %q, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void
}

; A loop goes on for as long as the row that all waves load in this iteration asks for it.
define amdgpu_kernel void @rounds(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  br label %loop
loop:
  %i = phi i32 [ %lane, %entry ], [ %next, %loop ]
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %from
  store i32 %v, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = load i32, ptr addrspace(3) %other
  %to = getelementptr i32, ptr addrspace(1) %q, i32 %t
  store i32 %w, ptr addrspace(1) %to
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 64
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)
  %c = icmp sgt i32 %first, 0
  br i1 %c, label %loop, label %done
done:
  %last_own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %last_own
  ret void
}

; The rows of a wave begin at its own number.
define amdgpu_kernel void @own_rounds(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  br label %loop
loop:
  %i = phi i32 [ %wave, %entry ], [ %next, %loop ]
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %from
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 64
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)
  %c = icmp sgt i32 %first, 0
  br i1 %c, label %loop, label %done
done:
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %i, ptr addrspace(3) %own
  ret void
}

; One branch is the same for all waves, the other one is not.
define amdgpu_kernel void @one_of_two(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %lane
  %v = load i32, ptr addrspace(1) %from
  %last = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 63)
  %c = icmp sgt i32 %last, 0
  br i1 %c, label %inside, label %done
inside:
  %far = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %w = load i32, ptr addrspace(1) %far
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)
  %d = icmp sgt i32 %first, 0
  br i1 %d, label %exchange, label %done
exchange:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %v, ptr addrspace(3) %own
  ret void
}

; A wave may round otherwise than another one does.
define amdgpu_kernel void @rounded(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %mode = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  call void @llvm.amdgcn.s.setreg(i32 2049, i32 %mode)
  %from = getelementptr float, ptr addrspace(1) %p, i32 %lane
  %v = load float, ptr addrspace(1) %from
  %third = fmul float %v, 0x3FD5555560000000
  %bits = bitcast float %third to i32
  %last = call i32 @llvm.amdgcn.readlane.i32(i32 %bits, i32 63)
  %c = icmp sgt i32 %last, 0
  br i1 %c, label %exchange, label %done
exchange:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %done
done:
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %bits, ptr addrspace(3) %own
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
