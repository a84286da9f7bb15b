"""The bytes of LDS that each access may touch."""
