"""Item models of sheets and grids."""
