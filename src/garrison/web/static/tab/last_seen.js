// What a table looked like when it was left: shown at once when it is opened again, while the engine begins.

const KEY = "garrison.last-seen";
const SHOWN = /^\{"type":"(welcome|state)"/;

/** @typedef {{table: string, lang: string, texts: Record<string, string>}} Seen */

const language = () => document.documentElement.lang;

/** The messages that draw the table; none if another was seen last. @param {string} table @returns {string[]} */
export function lastSeen(table) {
  const kept = localStorage.getItem(KEY);
  if (!kept) return [];
  const seen = /** @type {Seen} */ (JSON.parse(kept));
  return seen.table === table && seen.lang === language() ? Object.values(seen.texts) : [];
}

/** Follows a table, and keeps what was seen when the page goes away. @param {string} table @returns {(text: string) => void} */
export function following(table) {
  /** @type {Record<string, string>} */ const texts = {};
  addEventListener("pagehide", () => {
    if (!texts.welcome) return;
    try {
      localStorage.setItem(KEY, JSON.stringify({ table, lang: language(), texts }));
    } catch (error) {
      console.warn(error); // no room: a picture less, nothing is lost
    }
  });
  return (text) => {
    const kind = SHOWN.exec(text)?.[1];
    if (kind === "welcome") delete texts.state; // one of its own follows
    if (kind) texts[kind] = text;
  };
}
