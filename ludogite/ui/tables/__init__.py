"""One screen per game."""
