"""What is seen and heard of Mots de Tête."""
