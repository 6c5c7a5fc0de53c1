"""Italian as a native writes it: words that were calques, or had two meanings, do not come back."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MESSAGES = sorted((ROOT / "src" / "garrison").rglob("it.ftl"))
MISSIONS = sorted((ROOT / "src/garrison/games/wolfenstein/missions").glob("mission-*.toml"))
DOCUMENTS = [ROOT / "README.it.md", *sorted((ROOT / "docs" / "it").rglob("*.md"))]
BANNED = {
    r"\batrio\b": "pagina iniziale",
    r"\b[Rr]am[oi]\b": "variante",
    r"\b(?:nostra|altra|una) lettura\b|\bletture\b": "interpretazione",
    r"\bgiuntur[ae]\b": "interfaccia",
    r"\bfaccia testuale\b": "terminale",
    r"\b[Gg]ettone generazione\b|\bgenerazione (?:degli|dei)\b": "segnalino d'ingresso",
    r"\bmosse si possono ritirare\b|^undo = Ritira": "annullare",
    r"\bdal 1(?![º\d])": "dal 1º",
    r"\b[Ff]inire il turno\b": "Termina il turno",
    r"\bcongettur[ae]\b": "supposizione",
    r"\bgiunzion[ei]\b": "passaggio",
    r"linea com'era": "variante di prima",
}
INFINITIVE = re.compile(
    r"^(?:option-[a-z-]+|ref-action-[a-z-]+) = (?:\{ \$pieceLabel \}: )?([A-Za-z]+(?:are|ere|ire|arsi))\b"
)
# Whoever is asked is `tu`. `voi` are all players where they decide together, the squad in a mission's briefing, and the
# people whose dice were real ones.
VOI = re.compile(
    r"\b(?:[Vv]ostr[oaie]|[Ss]iete|[Pp]otete|[Dd]ovete|[Aa]vete|[Vv]olete|[Ss]cegliete|[Dd]ecidete|[Pp]rendete|[Mm]ettete"
    r"|[Uu]sate|[Tt]irate|[Pp]escate|[Mm]uovete|[Ff]ate|[Uu]ccidete|[Aa]iutate|[Rr]ifiutate|di voi)\b"
)
TO_SEVERAL = re.compile(r"^(?:ask-|event-|scenario-mission-|danger-|dice-yours|fair-|share-here-only)")
IMPERATIVE_OF_VOI = re.compile(r"\b\w+(?:ate|ete|ite)(?:vi)?\b")
OF_THE_BOOK = {"Muovere", "Sopprimere", "Caricare"}  # names of actions in the printed Italian book


@pytest.mark.parametrize("path", [*MESSAGES, *DOCUMENTS], ids=lambda path: str(path.relative_to(ROOT)))
def test_no_banned_word_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = [f"{word}: {better}" for word, better in BANNED.items() if re.search(word, text, re.MULTILINE)]
    assert found == []


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_one_can_do_is_said_in_the_imperative(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    infinitives = {match[1] for line in lines if (match := INFINITIVE.match(line))}
    assert infinitives <= OF_THE_BOOK


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_player_is_spoken_to_as_tu(path: Path) -> None:
    key, found = "", []
    for line in path.read_text(encoding="utf-8").splitlines():
        key = line.partition(" =")[0] if line[:1].isalpha() else key
        if VOI.search(line) and not TO_SEVERAL.match(key) and not line.startswith("#"):
            found.append(f"{key}: {line}")
    assert found == []


def test_the_squad_is_spoken_to_as_voi_in_every_briefing() -> None:
    briefs = [tomllib.loads(path.read_text("utf-8"))["brief"]["it"] for path in MISSIONS]
    assert len(briefs) == 10
    assert [brief for brief in briefs if not IMPERATIVE_OF_VOI.search(brief)] == []
