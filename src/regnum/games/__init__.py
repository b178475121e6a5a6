"""The games. A folder is complete in itself: rules, data, words, view, law."""
