"""What is seen and heard of Yahtzee des Mots."""
