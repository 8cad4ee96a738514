"""The engine of Cochon."""
