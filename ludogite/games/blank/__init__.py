"""A tiny template game, played by every contract test."""
