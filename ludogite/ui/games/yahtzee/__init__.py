"""What is seen and heard of Yahtzee."""
