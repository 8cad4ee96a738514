"""How the interface looks: tokens, theme, painting helpers."""
