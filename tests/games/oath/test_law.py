"""The Law of Oath: the clauses of the book in its order, and the same terms for the same things in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regnum.law import Clause, clauses, law_of
from regnum.words import LANGS

BOOK = Path(__file__).resolve().parents[4] / "shared/law/oath.json"

STEMS = [
    (r"\bwarbands?\b", "družin", "Chorąg"),
    (r"\brelics?\b(?! deck)", "relikvi", "Relikt"),
    (r"(?<!estriction )\bbanners?\b", "prapor", "Sztandar"),
    (r"\bedifices?\b|\bruins?\b", "stav", "Budowl|ruin"),
    (r"\bdenizens?\b", "obyvatel", "Mieszka"),
    (r"\badvisers?\b", "rádc", "Dorad"),
    (r"\bVisions?\b", "viz", "Wizj"),
    (r"\bConspiracy\b", "Spiknut", "Konspirac"),
    (r"\bCampaigns?\b", "tažen", "Najazd|Najeź"),
    (r"\bbandits?\b", "bandit", "Bandy"),
    (r"\bbattle plans?\b", "bitevní", "Plan"),
    (r"\bSupply\b", "zásob", "Zaopatrzeni|punkt"),
    (r"\bworld deck\b", "balíčk|balíček", "tali"),
    (r"\bdiscard piles?\b", "odhazovací", "Stos"),
    (r"\bshared bank\b", "společn", "wspóln"),
    (r"\bpersonal bank\b", "soukrom", "prywatn"),
    (r"\bCradle\b", "Domovin", "Koleb"),
    (r"\bProvinces\b", "Provinci", "Prowincj"),
    (r"\bHinterland\b", "končin", "Interior"),
    (r"\bChancellor\b", "Kancléř", "Kanclerz"),
    (r"\bCitizens?\b", "Občan", "Obywatel"),
    (r"\bExiles?\b(?! a Citizen)", "Vyhnan", "Bani"),
    (r"\bOathkeeper\b", "Přísežn", "Przysiędze"),
    (r"\bUsurper\b", "Uzurp", "Uzurp"),
    (r"\bSuccessor\b", "Následn", "Następ"),
    (r"\bPeople's Favor\b", "příze?[nň]", "Miłoś"),
    (r"\bDarkest Secret\b", "Nejtemnější", "Najmroczniejsz"),
    (r"\bGrand Scepter\b", "Žezl", "Berł"),
    (r"\bReliquary\b", "relikviář", "Skarb"),
    (r"\bArchive\b", "Archiv", "Archiw"),
    (r"\bDispossessed\b", "vyvlastněn", "Wysiedle"),
    (r"\bChronicle\b", "Kroni", "Kroni"),
    (r"\bMob\b", "Lůz", "Ciżb"),
]
"""What stands for a term of the printed games, however it is declined."""


def spoken(clause: Clause, lang: str) -> str:
    return f"{clause.title[lang]} {clause.rule[lang]}"


def test_the_clauses_are_those_of_the_book_in_its_order() -> None:
    if not BOOK.exists():
        pytest.skip("the index of the rulebooks is not at hand")
    book = [(f"oath.{entry['id']}", entry["testable"]) for entry in json.loads(BOOK.read_text(encoding="utf-8"))]
    assert [(clause.id, clause.testable) for clause in clauses("oath")] == book


@pytest.mark.parametrize("lang", LANGS)
def test_every_clause_and_ruling_speaks_the_language(lang: str) -> None:
    said = [spoken(clause, lang) for clause in clauses("oath")]
    said += [ruling.text[lang] for ruling in law_of("oath").rulings.values()]
    assert [text for text in said if "  " in text or text != text.strip() or not text.endswith((".", "?"))] == []


def test_no_two_clauses_have_the_same_title() -> None:
    for lang in LANGS:
        titles = [clause.title[lang].casefold() for clause in clauses("oath")]
        assert sorted({title for title in titles if titles.count(title) > 1}) == [], lang


@pytest.mark.parametrize(("english", "czech", "polish"), STEMS, ids=[stem[2] for stem in STEMS])
def test_a_term_of_the_printed_games_is_kept(english: str, czech: str, polish: str) -> None:
    named = [clause for clause in clauses("oath") if re.search(english, spoken(clause, "en"))]
    assert named != []
    assert [clause.id for clause in named if not re.search(czech, spoken(clause, "cs"), re.IGNORECASE)] == []
    assert [clause.id for clause in named if not re.search(polish, spoken(clause, "pl"), re.IGNORECASE)] == []


def test_every_ruling_settles_a_clause() -> None:
    cited = {ruling.id for clause in clauses("oath") for ruling in clause.rulings}
    assert sorted(law_of("oath").rulings) == sorted(cited) == [f"O-{n:02}" for n in range(1, 67)]
