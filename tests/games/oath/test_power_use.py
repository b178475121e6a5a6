"""Using powers of Oath: costs, refusals, the menu, windows."""

from __future__ import annotations

import re
from pathlib import Path

from regnum.engine.ask import PASS
from regnum.engine.deeds import AMOUNT, HIDDEN, OPEN
from regnum.games.oath import powers
from regnum.games.oath.cards import WORLD
from regnum.games.oath.components import (
    ARCANE,
    BEAST,
    EXILE,
    MUSTER,
    NOMAD,
    ORDER,
    SEARCH,
    SECRET,
    TRAVEL,
)
from regnum.games.oath.costs import R_FAVOR, R_OCCUPIED, R_SECRETS, R_WARBANDS, cost_of, unpayable
from regnum.games.oath.own import own_change, own_window
from regnum.games.oath.powers import (
    R_ACCESS,
    R_CONDITION,
    R_FACEDOWN,
    R_FORBIDDEN,
    R_NOTHING,
    action_powers,
    acts,
    closed_action,
    number,
    open_to_all,
    open_window,
    pay,
    usable,
    use_action,
    why_not,
)
from regnum.games.oath.powers_data import BEARERS, POWERS
from regnum.games.oath.queries import FACEUP
from regnum.games.oath.state import ACT, BANDITS, REST
from regnum.games.oath.vocabulary import (
    ASK,
    AT_MUSTER_GAIN,
    AT_PLAY_PLACED,
    AT_PLAY_SEEN,
    AT_PLAY_WHEN,
    AT_REST,
    AT_TRAVEL_ARRIVE,
    AT_TRAVEL_PAY,
    AT_TRAVEL_START,
    AT_WAKE_SITE,
    DO_GOAL,
    DO_MAY,
    DO_TOLL,
    NONE,
    QUERIES,
    WINDOWS,
)
from tests.games.oath.runtime import card, doing, fight, power, q, ready, run
from tests.law.oath.position import Position


# ---------------------------------------------------------------- costs
def test_paying_in_the_own_turn_and_outside_it() -> None:
    t = Position(3).adviser(2, "tutor").favor(2, 1).secrets(2, 1)
    g = ready(t.turn(2))
    run(pay(g, 1, power("tutor")))
    assert (g.on_favor[card("tutor")], g.on_secrets[card("tutor")], g.favor[1], g.secrets[1]) == (1, 1, 0, 0)
    assert unpayable(g, 1, power("tutor")) == R_OCCUPIED
    g = ready(Position(3).adviser(2, "tutor").favor(2, 1).secrets(2, 1).turn(1))
    run(pay(g, 1, power("tutor")))
    assert (g.on_favor[card("tutor")], g.banks[ARCANE], g.secrets[1], g.dark[1]) == (0, 4, 0, 1)


def test_facedown_secrets_pay_nothing_and_kinship_pays_from_its_bank() -> None:
    g = ready(Position(3).turn(2).adviser(2, "spirit-snare", "elders").secrets(2, 0, 3))
    assert unpayable(g, 1, power("spirit-snare")) % AMOUNT == R_SECRETS
    assert unpayable(g, 1, power("elders")) % AMOUNT == R_FAVOR
    g = ready(Position(3).turn(2).adviser(2, "elders", "vow-of-kinship"))
    assert unpayable(g, 1, power("elders")) == OPEN
    run(pay(g, 1, power("elders")))
    assert g.banks[NOMAD] == 1 and g.on_favor[card("elders")] == 2


def test_a_plan_is_paid_on_an_occupied_card_and_made_dearer() -> None:
    t = (
        Position(3)
        .turn(2)
        .adviser(2, "mercenaries")
        .tokens("mercenaries", favor=1)
        .favor(2, 2)
        .adviser(3, "insect-swarm", "gleaming-armor")
    )
    g = ready(t)
    assert unpayable(g, 1, power("mercenaries")) == OPEN
    fight(g, 1, 2)
    assert cost_of(g, 1, power("mercenaries")) == [1, 1, 1, 0, 0, 0]
    assert unpayable(g, 1, power("mercenaries")) % AMOUNT == R_SECRETS
    g = ready(t.secrets(2, 1))
    fight(g, 1, 2)
    run(pay(g, 1, power("mercenaries")))
    assert g.on_favor[card("mercenaries")] == 2 and g.on_secrets[card("mercenaries")] == 1 and g.favor[1] == 0
    assert unpayable(g, BANDITS, power("longbows")) == OPEN and unpayable(g, BANDITS, power("extra-provisions")) != OPEN


def test_sacrifices() -> None:
    g = ready(Position(3).turn(2).adviser(2, "awaited-return").adviser(1, "wrestlers"))
    assert unpayable(g, 1, power("awaited-return")) % AMOUNT == R_WARBANDS
    g = ready(Position(3).turn(2).adviser(2, "awaited-return").warbands(2, 2))
    run(pay(g, 1, power("awaited-return")))
    assert g.warbands[1] == 1
    g = ready(Position(3).turn(2).adviser(1, "wrestlers").garrison(2, 1, 2).warbands(1, 1).pawn(1, 2).pawn(2, 2))
    fight(g, 1, 0, [1])
    run(pay(g, 0, power("wrestlers")), 1)
    assert g.garrison[1] + g.warbands[0] == 2


def test_why_a_power_is_closed() -> None:
    g = ready(Position(3).turn(2).card("wayside-inn", 2).garrison(2, 1).adviser(2, "spirit-snare", "ballot-box").secrets(2, 1))
    assert why_not(g, 1, power("elders"), NONE, NONE) == R_FACEDOWN
    assert why_not(g, 1, power("wayside-inn"), NONE, NONE) == R_ACCESS
    assert why_not(g, 1, power("ballot-box"), NONE, NONE) == R_CONDITION
    assert why_not(g, 1, power("spirit-snare"), NONE, NONE) == OPEN
    g = ready(Position(3).turn(2).adviser(2, "spirit-snare").secrets(2, 1).card("spell-breaker", 3))
    assert why_not(g, 1, power("spirit-snare"), NONE, NONE) % AMOUNT == R_FORBIDDEN
    g = ready(Position(3).turn(2).adviser(2, "longbows").card("spell-breaker", 3).adviser(3, "gleaming-armor").secrets(2, 3))
    assert why_not(g, 1, power("longbows"), NONE, NONE) == OPEN
    fight(g, 1, 2)
    assert why_not(g, 1, power("longbows"), NONE, NONE) % AMOUNT == R_FORBIDDEN


# ---------------------------------------------------------------- Action powers
def test_action_powers_of_the_menu() -> None:
    g = ready(Position(3).turn(2).adviser(2, "elders", "wolves", "longbows").favor(2, 2).secrets(2, 1).relic(1, "map"))
    assert action_powers(g, 1) == [card("elders")]
    assert closed_action(g, 1, card("wolves")) == R_NOTHING and closed_action(g, 1, card("longbows")) == HIDDEN
    assert closed_action(g, 1, BEARERS.index("map")) == HIDDEN
    assert closed_action(g, 0, BEARERS.index("the-grand-scepter")) == HIDDEN  # the chapters carry that out
    run(use_action(g, 1, card("elders")))
    assert g.secrets[1] == 2 and g.on_favor[card("elders")] == 2


# ---------------------------------------------------------------- windows
def test_a_window_without_candidates_asks_nothing() -> None:
    g = ready(Position(3))
    for window in range(len(WINDOWS)):
        if window != AT_PLAY_WHEN:
            assert run(open_to_all(g, window, card("keep"))) == []


def test_a_rest_power_is_used_once() -> None:
    g = ready(Position(2).turn(2, "rest").adviser(2, "insomnia", "silver-tongue").card("wolves", 1))
    asked = run(open_window(g, AT_REST, 1), card("insomnia"), card("silver-tongue"))
    assert g.secrets[1] == 1 and g.favor[1] == 1 and g.banks[BEAST] == 2 and len(asked) == 2


def test_a_window_may_be_left() -> None:
    g = ready(Position(2).turn(2, "rest").adviser(2, "insomnia"))
    run(open_window(g, AT_REST, 1), PASS)
    assert g.secrets[1] == 0


def test_sites_give_on_waking() -> None:
    t = Position(2).turn(2, "wake").site(2, "salt-flats").pawn(2, 2)
    g = ready(t.goods(2, 1, 1))
    run(open_window(g, AT_WAKE_SITE, 1), BEARERS.index("salt-flats"), SECRET)
    assert g.secrets[1] == 1 and g.site_secrets[1] == 0 and g.site_favor[1] == 1
    assert run(open_window(ready(t.goods(2)), AT_WAKE_SITE, 1)) == []


def test_homelands_give_by_themselves_and_modifiers_are_asked() -> None:
    t = Position(2).turn(2).pawn(2, 3).card("elders", 3).adviser(2, "welcoming-party")
    g = doing(ready(t), SEARCH, 2, card=card("elders"), to=2, source=WORLD)
    run(open_window(g, AT_PLAY_PLACED, 1, card("elders"), FACEUP), card("welcoming-party"))
    assert g.secrets[1] == 1 and g.favor[1] == 1


def test_reactions_of_others_to_a_play() -> None:
    g = doing(ready(Position(3).turn(1).adviser(3, "saddle-makers").card("keep", 1).bank("order", 1)), SEARCH, 1)
    run(open_to_all(g, AT_PLAY_SEEN, card("keep"), FACEUP))
    assert g.favor == [0, 0, 1] and g.banks[ORDER] == 0


def test_when_played_powers_are_the_cards_own() -> None:
    t = Position(2).turn(2).card("a-small-favor", 1).card("faithful-friend", 1).supply(2, 1)
    g = doing(ready(t), SEARCH, 2)
    run(open_window(g, AT_PLAY_WHEN, 1, card("faithful-friend"), FACEUP))
    assert g.supply[1] == 5 and g.warbands[1] == 0
    run(open_window(g, AT_PLAY_WHEN, 1, card("long-lost-heir"), FACEUP), PASS)
    assert g.role[1] == EXILE


def test_musts_of_an_arrival_and_an_order_to_choose() -> None:
    t = Position(3).turn(2).adviser(2, "tyrant").card("boiling-lake", 4).garrison(4, 3, 2).warbands(2, 3).pawn(2, 4)
    g = doing(ready(t), TRAVEL, 2, to=3)
    asked = run(open_window(g, AT_TRAVEL_ARRIVE, 1, 3), card("boiling-lake"))
    assert g.warbands[1] == 1 and g.garrison[3] == 1 and len(asked) == 1


def test_an_envoy_ends_the_act_phase_on_arrival() -> None:
    g = doing(ready(Position(3).turn(2).card("special-envoy", 1)), TRAVEL, 2, to=3)
    assert usable(g, AT_TRAVEL_START, 1) == [power("special-envoy")]
    run(open_window(g, AT_TRAVEL_START, 1), card("special-envoy"))
    assert g.stage == ACT and usable(g, AT_TRAVEL_START, 1) == []
    run(open_window(g, AT_TRAVEL_ARRIVE, 1, 3))
    assert g.stage == REST


def test_only_who_acts_uses_modifiers() -> None:
    g = doing(ready(Position(3).turn(2).card("rowdy-pub", 1)), MUSTER, 2, card=card("rowdy-pub"))
    assert usable(g, AT_MUSTER_GAIN, 1) == [power("rowdy-pub")] and usable(g, AT_MUSTER_GAIN, 2) == []


def test_a_permission_is_declared_once_in_an_action() -> None:
    g = doing(ready(Position(3).turn(2).card("way-station", 4).garrison(4, 1).favor(2, 3)), TRAVEL, 2, to=3)
    assert usable(g, AT_TRAVEL_PAY, 1, 3) == [power("way-station")] and number(g, q("travel.cost"), 1, 2, 3) == 2
    run(open_window(g, AT_TRAVEL_PAY, 1, 3), card("way-station"))
    assert g.favor == [1, 2, 0] and number(g, q("travel.cost"), 1, 2, 3) == 0 and usable(g, AT_TRAVEL_PAY, 1, 3) == []


# ---------------------------------------------------------------- nothing is bound in vain
def constant(prefix: str, name: str) -> str:
    """The constant of a window or query."""
    return prefix + re.sub(r"[.-]", "_", name).upper()


def test_every_window_at_which_something_acts_is_opened_and_every_changed_query_is_read() -> None:
    sources = [path for path in Path(powers.__file__).parent.glob("*.py") if path.stem not in ("vocabulary", "powers")]
    named = set(re.findall(r"\b(?:AT|Q)_[A-Z_]+", "".join([path.read_text(encoding="utf-8") for path in sources])))
    vain = set()
    for i, data in enumerate(POWERS):
        bends = data.use == ASK and any([deed.word not in (DO_MAY, DO_TOLL, DO_GOAL) for deed in data.deeds])
        if acts(i) or bends:
            vain.add(constant("AT_", WINDOWS[data.window]))
        vain |= {constant("AT_", name) for w, name in enumerate(WINDOWS) if own_window(i, w) is not None}
        vain |= {constant("Q_", name) for query, name in enumerate(QUERIES) if own_change(i, query) is not None}
    assert vain - named == {"AT_ACT"}  # the menu
