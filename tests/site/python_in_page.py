"""Programs in the interpreter of the site, at a place of the site where nothing else runs."""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

from tests.site.visitors import StaticServer

RUN = """async ([packed, program]) => {
  const { loadPyodide } = await import('../pyodide/pyodide.mjs');
  const { openDatabase, databaseBridge } = await import('../static/tab/database.js');
  globalThis.testBridge = async (name) => databaseBridge(await openDatabase(name));
  const bytes = async (path) => (await fetch(`../${path}`)).arrayBuffer();
  const parts = await (await fetch('../engine.json')).json();
  const platform = await (await fetch('../pyodide/platform.json')).json();
  const python = await loadPyodide({ lockFileContents: { info: platform.info, packages: {} } });
  for (const { file, format } of parts.packages) python.unpackArchive(await bytes(file), format);
  if (packed) python.unpackArchive(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)), 'zip');
  return await python.runPythonAsync(program);
}"""


def run(window: Page, server: StaticServer, program: str, packed: bytes = b"") -> Any:
    """What the last line of a program comes to; `packed` is an archive of modules it may import."""
    window.goto(f"{server.url}api/games.json")
    return window.evaluate(RUN, [base64.b64encode(packed).decode(), program])
