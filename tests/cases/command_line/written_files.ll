; Files that commands write appear whole or not at all; interruptions and readers are `tests/ir/test_read.py`.
; DEFINE: %{write} = ldsopt schema check -o
; RUN: rm -rf %t.d
; RUN: mkdir -p %t.d/new %t.d/real %t.d/directory %t.d/old
; RUN: ldsopt schema check > %t.expected
; A new file has the permissions of a new file, and nothing else is left beside it.
; RUN: true && cd %t.d/new && umask 022 && %{write} a && umask 077 && %{write} b && umask 002 && %{write} c && stat -c "%n is %a" * | filecheck %s --check-prefix NEW && cmp a %t.expected
; NEW: {{^}}a is 644{{$}}
; NEW-NEXT: {{^}}b is 600{{$}}
; NEW-NEXT: {{^}}c is 664{{$}}
; RUN: ls -A %t.d/new | filecheck %s --check-prefix BESIDE
; BESIDE-COUNT-3: {{^[abc]$}}
; BESIDE-NOT: {{.}}
; One that is replaced keeps its own.
; RUN: cp %s %t.d/old/600
; RUN: cp %s %t.d/old/755
; RUN: cp %s %t.d/old/640
; RUN: true && cd %t.d/old && for m in 600 755 640; do chmod $m $m && %{write} $m && cmp $m %t.expected && test $(stat -c "%a" $m) = $m || exit 1; done
; A symbolic link stays one, and its target is written, also where it was not there.
; RUN: ln -s real/file %t.d/link
; RUN: %{write} %t.d/link
; RUN: %{write} %t.d/link
; RUN: test -L %t.d/link
; RUN: cmp %t.d/real/file %t.expected
; RUN: ls -A %t.d/real | filecheck %s --check-prefix REAL
; REAL: {{^}}file{{$}}
; REAL-NOT: {{.}}
; A reader of the old file keeps it.
; RUN: cp %s %t.d/read
; RUN: true && cd %t.d && exec 5< read && %{write} read && cmp read %t.expected && cmp - %s <&5
; An unusable place is told, and nothing changes.
; RUN: cp %s %t.d/file
; RUN: exits 3 %{write} %t.d/directory 2>&1 | filecheck %s --check-prefix UNUSABLE
; RUN: exits 3 %{write} %t.d/missing/file 2>&1 | filecheck %s --check-prefix UNUSABLE
; RUN: exits 3 %{write} %t.d/file/below 2>&1 | filecheck %s --check-prefix UNUSABLE
; UNUSABLE: : cannot write: {{\S+}}
; RUN: cmp %t.d/file %s
; RUN: ls -A %t.d | tr "\n" " " | filecheck %s --check-prefix LEFT
; LEFT: {{^}}directory file link new old read real
; A device and a named pipe are written in place.
; RUN: %{write} /dev/null
; RUN: test -c /dev/null
; RUN: mkfifo %t.d/pipe
; RUN: true && cd %t.d && (cat pipe > got & %{write} pipe && wait) && cmp got %t.expected && test -p pipe
; A name of 255 bytes is legal; the file beside it has to have a shorter one.
; RUN: true && cd %t.d && n=$(printf "n%.0s" $(seq 230)) && %{write} $n && cmp $n %t.expected
