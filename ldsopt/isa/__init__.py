"""Reading the compiled code: assembly text and code objects into waits, loops and resources."""
