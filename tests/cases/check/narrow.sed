# Code of waves of 64 lanes becomes that of waves of 32, whose masks are single registers.
s/\b(exec|vcc)\b/\1_lo/g
s/_b64/_b32/
s/s\[([0-9]):[35]\]/s\1/g
s/wavefront_size32 0/wavefront_size32 1/
s/wavefront_size: 64/wavefront_size: 32/
