"""A controller per group of pages."""
