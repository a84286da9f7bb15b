"""Which bytes of LDS each access may touch."""
