"""What the tutor weighs in Yahtzee: every throw and every box."""

from ludogite.games.yahtzee.moves import Mark, Roll
from ludogite.ui.screen.tutor import TutorPolicy, told_cost

POLICY = TutorPolicy((Roll, Mark), told_cost, 3.0)
