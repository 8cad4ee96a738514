"""One package per game: all that is seen and heard of it."""
