"""Everything that is drawn: look, widgets, pages and tables."""
