// Where the page begins: the address says whether it is the lobby or a table.
import { loadIcons } from "./dom.js";
import { gameAt, openGame } from "./game_link.js";
import { loadStrings } from "./lang.js";
import { openLobby } from "./lobby.js";
import { IN_TAB, tableAt } from "./place.js";
import { applySpeed } from "./settings.js";
import { openTable } from "./table.js";
import { applyTheme } from "./theme.js";

applyTheme();
applySpeed();
if (!IN_TAB || (await (await import("./tab/start.js")).isPage())) {
  await Promise.all([loadStrings(), loadIcons()]);
  const table = tableAt(location);
  const game = gameAt(location);
  addEventListener("hashchange", () => { if (gameAt(location)) location.reload(); });
  if (table) openTable(table);
  else await openLobby(game ? () => openGame(game) : undefined);
}
