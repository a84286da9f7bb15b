; Two records of `bench` are compared without a run, and differ where their intervals do not meet.
; JSON {"schema": "ldsopt.bench/1", "backend": "hip", "device": "a", "kernel": "k", "versions": [{"source": "a.ll", "ratio": null}, {"source": "b.ll", "ratio": {"ratio": MEAN, "low": LOW, "high": HIGH}}]}
; DEFINE: %{compared} = ldsopt bench %t.json --against %t.old.json
; RUN: sed -n 's/MEAN/0.90/; s/LOW/0.89/; s/HIGH/0.91/; s/^; JSON //p' %s > %t.old.json
; RUN: sed -n 's/MEAN/0.80/; s/LOW/0.79/; s/HIGH/0.81/; s/^; JSON //p' %s > %t.json
; RUN: %{compared} | filecheck %s --check-prefix LESS
; LESS: less time than recorded
; RUN: sed -n 's/MEAN/0.97/; s/LOW/0.96/; s/HIGH/0.98/; s/^; JSON //p' %s > %t.json
; RUN: %{compared} | filecheck %s --check-prefix MORE
; MORE: more time than recorded
; RUN: sed -n 's/MEAN/0.85/; s/LOW/0.80/; s/HIGH/0.90/; s/^; JSON //p' %s > %t.json
; RUN: %{compared} | filecheck %s --check-prefix NONE
; RUN: sed -n 's/MEAN/0.95/; s/LOW/0.90/; s/HIGH/0.99/; s/^; JSON //p' %s > %t.json
; RUN: %{compared} | filecheck %s --check-prefix NONE
; NONE: no difference shown
; RUN: exits 2 ldsopt bench %t.json %t.json --against %t.old.json 2>&1 | filecheck %s --check-prefix TWO
; TWO: one record is held against another
