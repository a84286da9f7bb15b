"""Machine code without IR: the values of registers, the bytes of LDS that instructions touch, and unordered pairs."""
