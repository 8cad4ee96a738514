"""Ludogîte: French dice and word games for the family, on one screen."""

__version__ = "0.1.0"
