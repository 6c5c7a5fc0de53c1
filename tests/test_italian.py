"""Italian as a native writes it: words that were calques, or had two meanings, do not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MESSAGES = sorted((ROOT / "src" / "garrison").rglob("it.ftl"))
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
}
INFINITIVE = re.compile(
    r"^(?:option-[a-z-]+|ref-action-[a-z-]+) = (?:\{ \$pieceLabel \}: )?([A-Za-z]+(?:are|ere|ire|arsi))\b"
)
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
