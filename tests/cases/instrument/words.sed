# The instructions of a kernel as words.
/^define/,/^}/{
/^define|^}|^ *$/d
s/^.*ldsopt\.rec start ([^"]*)".*/+\1/
s/^.*ldsopt\.rec end ([^"]*)".*/-\1/
s/^  (%[^ ]+ = )?call .*@[a-z0-9_.]*\.([a-z0-9]+)\(.*/\2/
s/^  call .* asm .*/asm/
s/^  (%[^ ]+ = )?([a-z]+).*/\2/
s/:.*preds.*/:/
p
}
