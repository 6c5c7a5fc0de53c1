// The site kept on the device by its service worker. A new version is offered in the lobby, never in the middle of a game.
import { button, fill, h } from "../dom.js";
import { t } from "../lang.js";
import { at } from "../place.js";

/** Whether this page came from the device. */
export function isKept() {
  return Boolean(navigator.serviceWorker?.controller);
}

/**
 * Lets the browser keep the site, where it can, but not before the engine has begun: that is what is waited for.
 * @param {Promise<void>} begun
 * @param {() => boolean} inLobby
 * @returns {HTMLElement} the news of a new version; it is told `moved` when another page is shown
 */
export function keepOnDevice(begun, inLobby) {
  const news = h("div", { class: "news", role: "status", hidden: true });
  if (!navigator.serviceWorker) return news; // private windows, and addresses without https
  const show = (/** @type {ServiceWorkerRegistration} */ kept) => {
    news.hidden = !kept.waiting || !isKept() || !inLobby();
    if (!news.hidden) fill(news, h("p", {}, t("update-ready")), button(t("update-now"), () => take(kept), { class: "small", "data-key": "update" }));
  };
  void begun.then(() => navigator.serviceWorker.register(at("service_worker.js"))).then((kept) => {
    news.addEventListener("moved", () => show(kept));
    kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", () => show(kept)));
    show(kept);
  }).catch((error) => console.warn(error));
  return news;
}

/** The new version takes over, and the page with it. @param {ServiceWorkerRegistration} kept */
function take(kept) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  kept.waiting?.postMessage("take over");
}
