"""The boards as text: one module or folder a game, with `draw(view, lang)`. A game without one is shown as plain data."""
