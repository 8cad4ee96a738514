"""The French dictionary: validity, searches, families and themes."""
