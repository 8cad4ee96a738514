"""The games: pure, frozen rule sets and their computer players."""
