"""What is seen and heard of Words Out."""
