"""The factions: one file each, hooked into the common procedures through `faction.Faction`."""
