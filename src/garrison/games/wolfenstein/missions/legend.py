"""The symbols of a map row. Every symbol but `#` is floor; what else it means is written here."""

from __future__ import annotations

from garrison.games.wolfenstein.missions.records import Letter

WALL = "#"
FLOOR = "."
DIFFICULT = "~"
CRATE = "C"
EVENT = "E"
HERO_SPAWNS: dict[str, Letter] = {"a": "A", "b": "B", "c": "C", "d": "D"}
NAZI_SPAWNS: dict[str, Letter] = {"w": "A", "x": "B", "y": "C", "z": "D"}
OBJECTIVES: dict[str, Letter] = {"1": "A", "2": "B", "3": "C", "4": "D"}
PASSAGES: dict[str, Letter] = {"P": "A", "Q": "B", "R": "C"}
FIGURES: dict[str, str] = {
    "S": "soldaten",
    "M": "space_marine",
    "U": "supersoldaten",
    "G": "panzerhund",
    "O": "commander",
    "D": "drone",
    "B": "ubersoldaten",
    "F": "flame_trooper",
    "K": "rocket_trooper",
    "L": "bevli",
    "V": "von_grim",
    "T": "mecha_hitler",
    "H": "hitler",
    "N": "hans_grosse",
}
REST = {"G": "g", "T": "t"}  # a large figure: its upper left space, and the sign of the three others

SYMBOLS = {
    WALL,
    FLOOR,
    DIFFICULT,
    CRATE,
    EVENT,
    *HERO_SPAWNS,
    *NAZI_SPAWNS,
    *OBJECTIVES,
    *PASSAGES,
    *FIGURES,
    *REST.values(),
}
