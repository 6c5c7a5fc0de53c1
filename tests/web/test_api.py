"""The requests of the lobby, asked without any server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest

from garrison.web.advice.ai_pool import AiPool
from garrison.web.api.api import Api
from garrison.web.api.exchange import ApiReply, ApiRequest, whole
from garrison.web.files.inspector import Inspector
from garrison.web.session.lobby import Lobby
from garrison.web.session.settings import Settings
from garrison.web.store.memory import MemoryStore

Ask = Callable[..., Awaitable[ApiReply]]


def asking(work: Callable[[Ask], Awaitable[None]]) -> None:
    """Ask an API over an empty store."""

    async def doing() -> None:
        lobby = Lobby(MemoryStore(), Settings(), AiPool(1).choose)
        api = Api(lobby, Inspector(), ())

        async def ask(
            method: str, path: str, body: bytes = b"", query: dict[str, str] | None = None, **headers: str
        ) -> ApiReply:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await api.answer(ApiRequest(method, path, query or {}, named, whole(body)))

        try:
            await work(ask)
        finally:
            await lobby.close()

    asyncio.run(doing())


def test_a_table_is_set_listed_and_deleted() -> None:
    async def work(ask: Ask) -> None:
        setup = json.dumps({"game": "castle-itter"}).encode()
        made = await ask("POST", "/api/tables", setup, content_type="application/json")
        assert made.status == 201
        created = json.loads(made.body)
        (token,) = created["tokens"]
        listed = await ask("GET", "/api/tables", garrison_tokens=token)
        assert [row["table"] for row in json.loads(listed.body)] == [created["table"]]
        save = await ask("GET", f"/api/tables/{created['table']}/save", garrison_tokens=token)
        assert save.media_type == "application/jsonl"
        assert json.loads(save.body.splitlines()[0])["game"] == "castle-itter"
        gone = await ask("DELETE", f"/api/tables/{created['table']}", garrison_tokens=token)
        assert (gone.status, gone.body) == (204, b"")
        assert (await ask("GET", "/api/tables", garrison_tokens=token)).body == b"[]"

    asking(work)


def test_a_game_goes_through_a_link_and_is_the_same() -> None:
    async def work(ask: Ask) -> None:
        setup = json.dumps({"game": "westerplatte"}).encode()
        created = json.loads((await ask("POST", "/api/tables", setup, content_type="application/json")).body)
        held = {"garrison_tokens": created["tokens"][0]}
        place = {"root": "https://example.org/games/"}
        shared = json.loads(
            (await ask("GET", f"/api/tables/{created['table']}/link", query=place, **held)).body
        )
        assert shared["whole"]
        assert shared["qr"].startswith("data:image/svg+xml")
        again = await ask("POST", "/api/links", shared["letters"].encode())
        assert again.status == 201
        other = json.loads(again.body)
        saves = [
            (await ask("GET", f"/api/tables/{one['table']}/save", garrison_tokens=one["tokens"][0])).body
            for one in (created, other)
        ]
        assert saves[0] == saves[1]
        strangers = await ask("GET", f"/api/tables/{created['table']}/link", garrison_tokens="x")
        assert strangers.status == 404

    asking(work)


@pytest.mark.parametrize(
    "letters, part", [(b"AQID", "cut short"), (b"\xff\xff", "letters"), (b"", "0 letters")]
)
def test_a_broken_link_names_the_part(letters: bytes, part: str) -> None:
    async def work(ask: Ask) -> None:
        refused = await ask("POST", "/api/links", letters)
        assert refused.status == 400
        assert json.loads(refused.body)["code"] == "bad-link"
        assert part in json.loads(refused.body)["detail"]

    asking(work)


@pytest.mark.parametrize(
    "method, path, status, code",
    [
        ("GET", "/api/nowhere", 404, "unknown"),
        ("GET", "/api/rules/chess", 404, "unknown"),
        ("GET", "/api/tables/none/save", 404, "no-seat"),
        ("POST", "/api/tables", 400, "malformed"),
        ("POST", "/api/saves", 413, "too-large"),
    ],
)
def test_what_cannot_be_done_is_a_problem_in_the_language_asked_for(
    method: str, path: str, status: int, code: str
) -> None:
    async def work(ask: Ask) -> None:
        told = [await ask(method, path, b"x" * 2**21, {"lang": lang}) for lang in ("en", "it")]
        assert [reply.status for reply in told] == [status] * 2
        problems = [json.loads(reply.body) for reply in told]
        assert [problem["code"] for problem in problems] == [code] * 2
        assert problems[0]["text"] != problems[1]["text"]

    asking(work)


def test_a_path_has_its_own_methods() -> None:
    async def work(ask: Ask) -> None:
        refused = await ask("DELETE", "/api/games")
        assert (refused.status, refused.headers) == (405, {"Allow": "GET"})
        assert (await ask("HEAD", "/api/server")).status == 200

    asking(work)


def test_table_logic_and_requests_load_no_server() -> None:
    program = (
        "import sys, garrison.web.api.api, garrison.web.connection.connection;"
        "print(sorted({'starlette', 'uvicorn', 'websockets'} & set(sys.modules)))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
