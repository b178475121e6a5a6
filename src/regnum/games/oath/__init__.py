"""Oath: Chronicles of Empire and Exile, for one to six players."""
