; Marks that contradict each other, or that are none.
; DEFINE: %{refused} = exits 3 ldsopt pack - -o %t.ll
; RUN: variant IN,IN-AGAIN %s | %{refused} 2>&1 | filecheck %s --check-prefix ALREADY
; ALREADY: error: <stdin>:{{[0-9]+: .*}}@A has a live_in where it is live already
; RUN: variant OUT %s | %{refused} 2>&1 | filecheck %s --check-prefix NOT-LIVE
; NOT-LIVE: error: <stdin>:{{[0-9]+: .*}}@A has a live_out where it is not live
; RUN: variant IN %s | %{refused} 2>&1 | filecheck %s --check-prefix STILL
; STILL: error: <stdin>:{{[0-9]+: .*}}@A is still live at the end
; RUN: variant ONE-PATH %s | %{refused} 2>&1 | filecheck %s --check-prefix PATH
; PATH: error: <stdin>:{{[0-9]+: .*}}@A is live on one path to a block only
; RUN: variant LOOP %s | %{refused} 2>&1 | filecheck %s --check-prefix PATH
; RUN: variant SOMEWHERE %s | %{refused} 2>&1 | filecheck %s --check-prefix ONE-VARIABLE
; RUN: variant BEHIND %s | %{refused} 2>&1 | filecheck %s --check-prefix ONE-VARIABLE
; ONE-VARIABLE: error: <stdin>:{{[0-9]+: .*}}live_in needs one LDS variable

; A mark is told by its callee: its calling convention, attributes and metadata do not count, and another function is none.
; RUN: variant PLAIN,OTHERS %s | ldsopt pack - -o %t.ll
; RUN: %{python} -c "text = open('%t.ll').read(); assert text.count('ldsopt.live_') == text.count('ldsopt.live_in.of others') == 2"

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@Z = alias i8, getelementptr (i8, ptr addrspace(3) @A, i32 4) ; but PLAIN
declare void @ldsopt.live_in(ptr addrspace(3))
declare void @ldsopt.live_out(ptr addrspace(3))
;OTHERS declare void @"ldsopt.live_in.of others"(ptr addrspace(3))

define amdgpu_kernel void @k(i32 %n, i1 %c) #0 {
entry:
;IN   call void @ldsopt.live_in(ptr addrspace(3) @A)
;IN-AGAIN   call void @ldsopt.live_in(ptr addrspace(3) @A)
;OUT   call void @ldsopt.live_out(ptr addrspace(3) @A)
;ONE-PATH   br i1 %c, label %x, label %y
;ONE-PATH x:
;ONE-PATH   call void @ldsopt.live_in(ptr addrspace(3) @A)
;ONE-PATH   br label %y
;ONE-PATH y:
;LOOP   br label %l
;LOOP l:
;LOOP   call void @ldsopt.live_in(ptr addrspace(3) @A)
;LOOP   br i1 %c, label %l, label %e
;LOOP e:
;LOOP   call void @ldsopt.live_out(ptr addrspace(3) @A)
;SOMEWHERE   %p = getelementptr i8, ptr addrspace(3) @A, i32 %n
;SOMEWHERE   call void @ldsopt.live_in(ptr addrspace(3) %p)
;BEHIND   call void @ldsopt.live_in(ptr addrspace(3) @Z)
;OTHERS   call fastcc void @ldsopt.live_in(ptr addrspace(3) nonnull @A)
;OTHERS   call void @"ldsopt.live_in.of others"(ptr addrspace(3) @A)
;OTHERS   call void @ldsopt.live_out(ptr addrspace(3) @A), !note !0
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
!0 = !{}
