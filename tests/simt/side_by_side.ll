; Kernels of many workgroups: %i is the number of a work-item in all of them, %id in its own, %group that of its workgroup,
; %own its word in %a; a counter is in %b, and LDS in @L. A line in front of each says what it is.

; own word: every work-item writes its own word
  store i32 %i, ptr addrspace(1) %own

; in place
  %v = load i32, ptr addrspace(1) %own
  %w = add i32 %v, 7
  store i32 %w, ptr addrspace(1) %own

; bytes: workgroups change bytes of common words
  %byte = getelementptr i8, ptr addrspace(1) %a, i32 %i
  store i8 5, ptr addrspace(1) %byte

; running: each workgroup reads what the one before it has written
  %before = sub i32 %i, 64
  %first = icmp eq i32 %group, 0
  %from = select i1 %first, i32 %i, i32 %before
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %from
  %v = load i32, ptr addrspace(1) %p
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %own

; invariant
  %before = sub i32 %i, 64
  %first = icmp eq i32 %group, 0
  %from = select i1 %first, i32 %i, i32 %before
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %from
  %v = load i32, ptr addrspace(1) %p, !invariant.load !0
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %own

; last wins
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %id
  store i32 %group, ptr addrspace(1) %p

; put back: workgroups 1 and 2 write 1, later ones the 0 that was there at first: on that memory their stores change nothing
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %id
  %less = sub i32 %group, 1
  %early = icmp ult i32 %less, 2
  %v = zext i1 %early to i32
  store i32 %v, ptr addrspace(1) %p

; counter
  %old = atomicrmw add ptr addrspace(1) %b, i32 1 monotonic
  store i32 %old, ptr addrspace(1) %own

; late counter
  %late = icmp ugt i32 %group, 2
  br i1 %late, label %count, label %rest
count:
  %old = atomicrmw add ptr addrspace(1) %b, i32 1 monotonic
  store i32 %old, ptr addrspace(1) %own
  br label %rest
rest:

; fault
  %wild = icmp eq i32 %group, 6
  %far = select i1 %wild, i32 100000, i32 %i
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %far
  store i32 %i, ptr addrspace(1) %p

; races: two waves write common words, and read words that nobody wrote
  %at = and i32 %id, 31
  %l = getelementptr i32, ptr addrspace(3) @L, i32 %at
  store i32 %i, ptr addrspace(3) %l
  %far = getelementptr i32, ptr addrspace(3) %l, i32 64
  %v = load i32, ptr addrspace(3) %far
  store i32 %v, ptr addrspace(1) %own

; late races
  %late = icmp ugt i32 %group, 4
  br i1 %late, label %races, label %rest
races:
  %at = and i32 %id, 31
  %l = getelementptr i32, ptr addrspace(3) @L, i32 %at
  store i32 %i, ptr addrspace(3) %l
  %far = getelementptr i32, ptr addrspace(3) %l, i32 64
  %v = load i32, ptr addrspace(3) %far
  store i32 %v, ptr addrspace(1) %own
  br label %rest
rest:

; many races: of a kind and line four are looked into; what is more counts for the last of these, whatever it races with
  %late = icmp ugt i32 %group, 6
  %at = and i32 %id, 31
  %l = getelementptr i32, ptr addrspace(3) @L, i32 %at
  br i1 %late, label %other, label %one
one:
  store i32 1, ptr addrspace(3) %l
  br label %turns
other:
  store i32 2, ptr addrspace(3) %l
  br label %turns
turns:
  %turn = phi i32 [ 0, %one ], [ 0, %other ], [ %turned, %turns ]
  %v = load volatile i32, ptr addrspace(3) %l
  %turned = add i32 %turn, 1
  %more = icmp ult i32 %turned, 3
  br i1 %more, label %turns, label %rest
rest:
