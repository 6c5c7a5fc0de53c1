// Where the page begins: the address says whether it is the lobby or a table.
import { loadStrings } from "./lang.js";
import { openLobby } from "./lobby.js";
import { applySpeed } from "./settings.js";
import { openTable } from "./table.js";
import { applyTheme } from "./theme.js";

applyTheme();
applySpeed();
await loadStrings();
const table = /^\/table\/([\w-]+)/.exec(location.pathname);
if (table?.[1]) openTable(table[1]);
else await openLobby();
