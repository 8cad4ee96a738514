"""What the tutor weighs in Yahtzee des Mots: the box that is filled, or a zero.

Not words and throws, for the coach knows words that no one knows.
"""

from ludogite.games.yahtzee_mots.moves import Mark, Zero
from ludogite.ui.screen.tutor import TutorPolicy, told_cost

POLICY = TutorPolicy((Mark, Zero), told_cost, 12.0)
