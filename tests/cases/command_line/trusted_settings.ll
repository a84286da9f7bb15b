; A file of settings that comes with a checkout, and what of it counts: nothing that runs or writes until it is trusted.
; REQUIRES: tomllib, lld
; RUN: rm -rf %t
; RUN: mkdir -p %t/k
; RUN: cd %t/k
; RUN: variant PLAIN %s > k.ll
; RUN: printf precious > kept.txt
; RUN: printf '#!/bin/sh\ntouch %t/k/pwned\nexec llc-22 "$@"\n' > evil.sh
; RUN: chmod +x evil.sh
; RUN: printf "[defaults]\nmcpu = 'gfx942'\ncompiler = 'llc:./evil.sh'\nlld = './evil.sh'\n[measure]\noutput = 'kept.txt'\nobjdump = './evil.sh'\n[diff]\nbaseline = 'accepted.json'\nupdate-baseline = true\nreason = 'known'\n[annotate]\ncheck = false\n" > ldsopt.toml
; DEFINE: %{home} = env XDG_CONFIG_HOME=%t/home
; DEFINE: %{ignored} = %{python} -c "assert open('said').read().count('is not trusted: ') == 1"
; RUN: %{home} ldsopt measure k.ll > out 2> said
; RUN: %{ignored}
; RUN: filecheck %s --check-prefix IGNORED --input-file said
; RUN: filecheck %s --check-prefix COUNTS --input-file out
; IGNORED: compiler, output, objdump ignored; once you have read it: ldsopt trust
; COUNTS: gfx942
; RUN: %{home} ldsopt diff k.ll k.ll 2> said
; RUN: %{ignored}
; RUN: %{home} ldsopt compile k.ll -o k.hsaco 2> said
; RUN: %{ignored}
; RUN: %{home} ldsopt --config | filecheck %s --check-prefix SHOWN
; SHOWN: [measure] output = "kept.txt" (ignored: not trusted)
; RUN: %{python} -c "import os; assert open('kept.txt').read() == 'precious' and {*os.listdir()} == {'k.ll', 'k.hsaco', 'kept.txt', 'evil.sh', 'ldsopt.toml', 'out', 'said'} | {name for name in os.listdir() if name.startswith('.')}"

; A trusted file counts until it changes, or the list of those may be anybody's.
; RUN: %{home} ldsopt trust
; RUN: %{python} -c "from pathlib import Path; store, = Path('%t/home').rglob('trusted.json'); assert (store.stat().st_mode & 0o777, store.parent.stat().st_mode & 0o777) == (0o600, 0o700)"
; RUN: %{home} ldsopt diff k.ll k.ll --compiler llvmlite --fail-on regressions 2>&1 | filecheck %s --check-prefix TRUSTED
; TRUSTED-NOT: is not trusted
; RUN: test -e accepted.json
; RUN: sed -i '$a #' ldsopt.toml
; RUN: %{home} ldsopt measure k.ll 2>&1 | filecheck %s --check-prefix CHANGED
; CHANGED: is not trusted
; RUN: %{home} ldsopt trust ldsopt.toml
; RUN: %{home} ldsopt trust --revoke
; RUN: %{home} ldsopt measure k.ll 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: %{home} ldsopt trust ldsopt.toml
; RUN: %{python} -c "from pathlib import Path; store, = Path('%t/home').rglob('trusted.json'); store.chmod(0o666)"
; RUN: %{home} ldsopt measure k.ll 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: test ! -e pwned

; A file that the variable names counts.
; RUN: env LDSOPT_CONFIG=ldsopt.toml ldsopt measure k.ll --compiler llvmlite 2> said
; RUN: %{python} -c "assert 'is not trusted' not in open('said').read() and open('kept.txt').read() != 'precious'"
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
