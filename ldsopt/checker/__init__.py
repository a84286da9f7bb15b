"""The judge of compiled code: no LDS access overtakes a copy or a wave. Facts of the IR are held against assembly."""
