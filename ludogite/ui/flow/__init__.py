"""How a game is followed, without a widget: what has come, what is shown, who may act, what is said; time comes in from outside."""
