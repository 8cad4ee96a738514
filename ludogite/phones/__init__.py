"""The phones of the family: a process of its own that listens on the home network while a table invites, and nothing else does.

It knows no game and no Qt: it serves one page, lets in who knows the code of the table, and carries bounded JSON between the phones
and the window (``ludogite.services.phones``), which stays the owner of the game.
"""
