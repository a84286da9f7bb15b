"""Machine code without IR: what registers may hold, which bytes of LDS instructions touch, and what no wait orders."""
