"""Classic Yahtzee by the French sheet of 1994: five dice, three rolls, thirteen boxes."""
