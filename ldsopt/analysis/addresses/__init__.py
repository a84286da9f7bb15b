"""The addresses that each work-item of a workgroup computes, as far as they follow from its id."""
