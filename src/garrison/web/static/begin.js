// The address says whether the page is the lobby or a table. What the other needs is not fetched.
import { loadIcons } from "./dom.js";
import { openEditor, positionAt } from "./editor_link.js";
import { gameAt, openGame } from "./game_link.js";
import { loadStrings } from "./lang.js";
import { IN_TAB, tableAt } from "./place.js";
import { applyLook } from "./settings.js";
import { applyTheme } from "./theme.js";

applyTheme();
applyLook();
if (!IN_TAB || (await (await import("./tab/start.js")).isPage())) {
  const table = tableAt(location);
  const fetching = table ? import("./table.js") : null; // on its way while the words are
  await Promise.all([loadStrings(), loadIcons(), fetching]);
  const game = gameAt(location);
  const position = positionAt(location);
  addEventListener("hashchange", () => { if (gameAt(location) || positionAt(location) || /^#(challenge|campaign)=/.test(location.hash)) location.reload(); });
  if (fetching) (await fetching).openTable(table);
  else await (await import("./lobby.js")).openLobby(game ? () => openGame(game) : position ? () => openEditor({ letters: position }) : undefined);
}
