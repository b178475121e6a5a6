"""Names: readable ids for tables, secret keys for seats, and what people type, tidied."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from regnum.server.schema import ChairRow
from regnum.words import say

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
TITLES: Final = 10
"""How many names there are to propose."""

COLOURS_AND_TEMPERS: Final = """
amber ancient azure bold brave bright bronze brown calm carved cheerful clever coastal copper coral crimson crowned
curious daring dark dawn deep distant dusky eager early eastern elder emerald faded faithful fallow famous fearless
fiery first flint foggy forest free frosty gentle gilded glad golden grand granite green grey hardy hazel hidden high
hollow honest humble icy indigo iron ivory jade jolly keen kind lasting late lively lofty lone loyal lucky lunar marble
mellow merry midnight mighty misty mossy mountain noble northern oaken ochre olive open painted pale patient pearl plain
proud purple quick quiet rainy rapid red restless river roaming rocky rosy royal russet rustic sandy scarlet silent
silver sleepy small snowy solar solemn southern spotted steady steep still stone stormy sunny swift tall tame tawny
thorny timber tranquil twilight umber valiant velvet violet wandering warm watchful western white wild windy winter wise
woven yellow young
"""

BEASTS_AND_BIRDS: Final = """
adder antelope badger bass bat bear beaver bee beetle bison bittern boar bream buck bull bunting bustard buzzard carp
cat chaffinch chamois cicada cod colt condor cormorant crab crane cricket crow cuckoo curlew deer dipper dolphin donkey
dove dragonfly duck dunlin eagle eel egret eider elk ermine falcon fawn ferret finch firefly fox frog gadwall gannet
gecko goat goose goshawk grebe grouse gull hare harrier hawk hedgehog heron hoopoe hornet horse hound ibex ibis jackal
jackdaw jay kestrel kingfisher kite lapwing lark leopard linnet lion lizard lynx magpie mallard marmot marten merlin
mink mole moose moth mouse mule newt nightjar nuthatch orca oriole osprey otter owl ox panther partridge pelican perch
petrel pheasant pigeon pike pipit plover pony puffin quail ram raven redstart robin roe rook ruff salmon seal shrew
shrike siskin skylark snail snipe sparrow squirrel stag starling stoat stork sturgeon swallow swan swift tern thrush
tiger toad trout turtle viper vole wagtail walrus warbler weasel whale wigeon wolf woodcock wren
"""

ADJECTIVES: Final = COLOURS_AND_TEMPERS.split()
ANIMALS: Final = BEASTS_AND_BIRDS.split()


def table_id() -> str:
    """A readable id such as `brown-heron-4271`: two hundred million of them, and no right comes with one."""
    return f"{secrets.choice(ADJECTIVES)}-{secrets.choice(ANIMALS)}-{1000 + secrets.randbelow(9000)}"


def new_key() -> str:
    """The secret of a seat or a host: 144 bits, fit for a link."""
    return secrets.token_urlsafe(18)


def key_hash(key: str) -> str:
    """What the store keeps of a key; the key itself is written down only for whoever wants mail, which carries a link."""
    return blake2b(key.encode("utf-8", "surrogatepass"), digest_size=24, person=b"regnum-key").hexdigest()


def tidy(text: str, longest: int = LONGEST_NAME) -> str:
    """A typed name as one short line: no control or direction characters, single spaces, `longest` characters."""
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(unicodedata.normalize("NFC", kept).split())[:longest].strip()


def proposed(lang: str, seed: str) -> str:
    """A name for a table that has none: the same for the same seed."""
    return say(lang, f"regnum-title-{blake2b(seed.encode(), digest_size=2).digest()[0] % TITLES}")


def names_of(chairs: Sequence[ChairRow], lang: str) -> list[str]:
    """What each chair is called in a language: the typed name, what the rules play, the sort of bot, or the number of the
    seat."""
    bots = [c.bot for c in chairs if c.who == "bot" and not c.name]
    found = []
    for c in chairs:
        name = say(lang, c.name) if c.who == "game" else c.name
        if not name and c.who == "bot":
            name = say(lang, f"regnum-bot-{c.bot}")
            if bots.count(c.bot) > 1:
                name = f"{name} {c.seat + 1}"
        found.append(name or say(lang, "regnum-seat", seat=c.seat + 1))
    return found
