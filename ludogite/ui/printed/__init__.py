"""Blank sheets to print: score pads, the grid, the theme cards. Drawn in millimetres, the same on paper and on the screen."""
