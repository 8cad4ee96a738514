"""Dés à thèmes: everyone at once."""
