"""What the application does without a pixel."""
