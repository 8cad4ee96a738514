"""Words Out by Pierre Faucon (YAQUA, 2020): four rows of cards, one shout, and opponents who may lengthen the word."""
