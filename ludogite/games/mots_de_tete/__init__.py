"""Mots de Tête: the crossword that everyone shares."""
