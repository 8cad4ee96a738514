"""The composition root: what is open, and the way from page to page."""
