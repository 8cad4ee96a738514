"""What every game's screen is."""
