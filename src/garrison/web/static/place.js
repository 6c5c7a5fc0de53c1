// Where the page lies. Every address is made from the place of this file, so that the whole may lie in any folder.

/** The folder above the files of the page. */
export const ROOT = new URL("..", import.meta.url);

/** Whether the engine runs in this tab: then there is no server that knows the addresses of tables. */
export const IN_TAB = document.documentElement.dataset.engine === "tab";

/** The address of a file or request, whether its path begins with a slash or not. @param {string} path */
export function at(path) {
  return new URL(path.replace(/^\/+/, ""), ROOT).href;
}

/** Where a link of the protocol (`/table/ID?replay#tokens`) leads from here. @param {string} link */
export function linked(link) {
  if (!IN_TAB) return at(link);
  const { pathname, search, hash } = new URL(link, ROOT.origin);
  const query = search ? `&${search.slice(1)}` : "";
  return at(`?table=${pathname.split("/").pop()}${query}${hash}`);
}

/** The table that an address is about; "" in the lobby. @param {Location|URL} address */
export function tableAt(address) {
  const named = new URLSearchParams(address.search).get("table");
  return named ?? /\/table\/([\w-]+)$/.exec(address.pathname)?.[1] ?? "";
}
