"""What is seen and heard of Dés à thèmes."""
