// How a tab without a server begins. The window itself holds the engine; the page is shown in a frame within it, so
// that going from the lobby to a table and back never ends the engine.
import { useTransport } from "../transport.js";
import { openShell } from "./shell.js";
import { tabTransport } from "./tab_transport.js";

/** The engine of the window around this page. @returns {import("./engine_link.js").EngineLink|null} */
function engineAbove() {
  return /** @type {any} */ (window.frameElement)?.engine ?? null;
}

/** Whether this is the page itself; otherwise the window around it is set up. */
export async function isPage() {
  const engine = engineAbove();
  useTransport(tabTransport(engine));
  if (!engine) await openShell();
  return engine !== null;
}
