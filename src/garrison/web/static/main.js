// Where the page begins: the address says whether it is the lobby or a table.
import { loadStrings } from "./lang.js";
import { openLobby } from "./lobby.js";
import { tableAt } from "./place.js";
import { applySpeed } from "./settings.js";
import { openTable } from "./table.js";
import { applyTheme } from "./theme.js";

applyTheme();
applySpeed();
await loadStrings();
const table = tableAt(location);
if (table) openTable(table);
else await openLobby();
