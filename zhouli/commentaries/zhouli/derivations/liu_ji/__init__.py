"""What Liu Ji 劉績 adds of his own."""
