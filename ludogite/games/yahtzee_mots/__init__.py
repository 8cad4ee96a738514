"""Yahtzee des Mots: seven dice of letters, against the sand."""
