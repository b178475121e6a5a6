"""What tests of battle plans need: a Campaign at slot 1 in one line, dice that fall as wanted, and what was rolled."""

from __future__ import annotations

from regnum.games.oath.components import ATTACK_DIE, ATTACK_FACES, DEFENSE_DIE, DEFENSE_FACES
from tests.law.oath.table import Table

BLANK, SHIELD, SHIELDS, DOUBLE = DEFENSE_FACES
HOLLOW, SWORD, BIG = ATTACK_FACES


def field(seats: int = 3, attackers: int = 5, defenders: int = 2) -> Table:
    """Seat 2 has the turn and warbands on the board, seat 3 rules slot 1 with some and is elsewhere, so is the Chancellor."""
    t = Table(seats).turn(2).pawn(1, 8).pawn(3, 7).warbands(2, attackers).garrison(1, 3, defenders)
    return t


def dice(t: Table, defense: list[str], attack: list[str]) -> Table:
    """The next dice: those of the defense, then those of the attack; the position is complete, and nothing was played yet."""
    chance = t.g.chance
    faces = [DEFENSE_DIE.index(DEFENSE_FACES.index(face)) for face in defense]
    faces += [ATTACK_DIE.index(ATTACK_FACES.index(face)) for face in attack]
    chance.memory = {chance.uses + i: f"pick {face}" for i, face in enumerate(faces, 1)}
    return t


def attacked(t: Table, n: int, foe: str = "3", *targets: str) -> Table:
    """The active player campaigns with n attack dice, up to the plans."""
    t.play("act campaign").answer(f"defender {foe}")
    for target in targets:
        t.play(f"target {target}")
    return t.answer("target pass").answer(f"attack-dice {n}")


def lines(t: Table, key: str) -> list[dict[str, object]]:
    """What the lines of the log with this key say."""
    return [dict(message.args) for _, message in t.live.log(None) if message.key == f"oath-log-{key}"]


def pools(t: Table) -> tuple[int, int]:
    """Attack and defense dice in the pools of the Campaign in hand."""
    fight = t.state.fight
    assert fight is not None
    return fight.attack, fight.defense


def rolled(t: Table) -> tuple[int, int]:
    """How many attack and defense dice were rolled last."""
    attack, defense = lines(t, "rolled-attack")[-1], lines(t, "rolled-defense")[-1]
    return (
        sum([n for name, n in attack.items() if name != "who" and isinstance(n, int)]),
        sum([n for name, n in defense.items() if name != "who" and isinstance(n, int)]),
    )


def strengths(t: Table) -> tuple[object, object]:
    """The attack, without sacrifices, and the defense that it met."""
    line = lines(t, "attack")[-1]
    return line["n"], line["defense"]


def over(t: Table, until: str = "") -> Table:
    """Plays the Campaign to its end, or up to a question: passing where that is possible, else with the first answer."""
    while t.state.fight is not None and t.asked != until:
        t.play(f"{t.seat}: {t.asked} {'pass' if 'pass' in t.options() else t.options()[0]}")
    return t


def named(t: Table) -> list[str]:
    """The plans that are offered now, without their signs."""
    return sorted({option.split(">")[0] for option in t.options() if option != "pass"}) if t.asked == "plan" else []
