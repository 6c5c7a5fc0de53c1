// Seats and sharing: who sits where, links for friends and watchers, machines for empty seats, the save.
import { held } from "./api.js";
import { editTable } from "./editor_link.js";
import { button, fill, h } from "./dom.js";
import { t } from "./lang.js";
import { linkButtons } from "./game_link.js";
import { IN_TAB, linked } from "./place.js";
import { copyText } from "./replay.js";
import { recall, remember } from "./settings.js";
import { sitter } from "./setup.js";
import { request } from "./transport.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Seat} Seat */
/** @typedef {import("./protocol.js").Message} Message */

/** Downloads the save of the table; the token is in a header, which nobody keeps. @param {Play} play */
export async function downloadSave(play) {
  const { welcome } = play.store;
  if (!welcome) return;
  const reply = await request(`/api/tables/${welcome.table}/save`, { headers: held(welcome.tokens) }).catch(() => null);
  if (!reply?.ok) return;
  saveBlob(await reply.blob(), `${welcome.game}-${welcome.table}.save`);
}

/** Hands a file to the browser's downloads. @param {Blob} blob @param {string} name */
export function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}

/** @param {Play} play */
export function sharePanel(play) {
  const body = h("div", { class: "share-body" });
  const { store } = play;
  let link = linkButtons(play); // made once: the code stays while the panel is drawn anew
  store.on("lang", () => { link = linkButtons(play); });

  /** @param {Message} message */
  const act = async (message) => {
    play.socket.send(message);
  };

  /** @param {Seat} seat */
  const seatRow = (seat) => {
    const mine = store.welcome?.you.includes(seat.seat) ?? false;
    const tools = [];
    const key = `seat-${seat.seat}`;
    if (seat.invite && !IN_TAB) {
      tools.push(button(t("copy-invite"), (event) => void copyText(linked(seat.invite), event.currentTarget), { class: "small", "data-key": `${key}-invite` }));
    }
    if (!mine && (seat.open || seat.kind !== "human")) {
      tools.push(button(t("sit-here"), () => void act({ type: "take_seat", seat: seat.seat }), { class: "small", "data-key": `${key}-sit` }));
    }
    // Where seats have secrets nobody decides for another's, and a machine keeps what it has begun.
    const free = !store.welcome?.secrets;
    if (free && (seat.open || (!seat.online && seat.kind === "human" && !mine))) {
      tools.push(...(store.welcome?.machines ?? []).map((kind) => button(t("machine-here", { machine: sitter(kind) }),
        () => void act({ type: "seat_kind", seat: seat.seat, kind }), { class: "small", "data-key": `${key}-${kind}` })));
    }
    if (free && !mine && seat.kind !== "human") {
      tools.push(button(t("open-seat"), () => void act({ type: "seat_kind", seat: seat.seat, kind: "human" }), { class: "small", "data-key": `${key}-open` }));
    }
    if (mine && store.seats.length > 1) {
      tools.push(button(t("leave-seat"), () => void act({ type: "leave_seat", seat: seat.seat }), { class: "small", "data-key": `${key}-leave` }));
    }
    return h("li", { class: "seat-row" }, h("strong", {}, seat.name), " ", h("span", { class: "hint" }, whoSits(seat, mine)), h("div", {}, ...tools));
  };

  function draw() {
    const { welcome } = store;
    if (!welcome) return;
    const name = h("input", { id: "my-name", maxlength: 40, value: recall("name"), autocomplete: "nickname", "data-key": "my-name",
      onchange: (/** @type {Event} */ event) => {
        if (!(event.target instanceof HTMLInputElement)) return;
        remember("name", event.target.value);
        void act({ type: "name", name: event.target.value });
      } });
    const secret = welcome.secrets && !store.state?.outcome;
    fill(body,
      h("p", {}, h("label", { for: "my-name" }, t("my-name")), " ", name),
      h("ul", { class: "seat-rows" }, ...store.seats.map(seatRow)),
      IN_TAB ? "" : h("p", {}, t("watchers", { count: store.watchers })),
      h("div", { class: "share-buttons" },
        welcome.watch && !IN_TAB ? button(t("copy-watch"), (event) => void copyText(linked(welcome.watch), event.currentTarget), { class: "small", "data-key": "copy-watch" }) : "",
        secret ? h("p", { class: "hint" }, t("save-later")) : button(t("download-save"), () => downloadSave(play), { class: "small", "data-key": "save" })),
      secret || welcome.corrected ? "" : h("p", {}, button(t("editor-edit"), () => void editTable(welcome).catch((error) => play.complain(error)), { class: "small", "data-key": "edit-position" })),
      secret ? "" : link,
      IN_TAB && store.seats.length > 1 ? h("p", { class: "hint" }, t("share-here-only")) : "");
  }

  store.on(["welcome", "presence", "lang", "state"], draw);
  return { body, draw };
}

/** @param {Seat} seat @param {boolean} mine */
export function whoSits(seat, mine) {
  if (mine) return seat.person ? `${seat.person} (${t("you")})` : t("you");
  if (seat.kind !== "human") return sitter(seat.kind);
  if (seat.open) return t("seat-open");
  return `${seat.person || t("somebody")}${seat.online ? "" : ` (${t("away")})`}`;
}
