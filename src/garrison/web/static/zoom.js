// Zoom of the board by buttons, pinch and ctrl+wheel; panning is scrolling.
import { button, icon } from "./dom.js";
import { t } from "./lang.js";

const MOST_ZOOM = 4;

/** @param {HTMLElement} scroll @param {HTMLElement} inner */
export function zooming(scroll, inner) {
  let scale = 1;
  let drawn = true;
  let own = false; // somebody has chosen how large it is
  /** @param {number} next @param {{x: number, y: number}} [at] stays where it is */
  const set = (next, at) => {
    const old = scale;
    scale = Math.max(1, Math.min(MOST_ZOOM, next));
    const box = scroll.getBoundingClientRect();
    const x = (at?.x ?? box.x + box.width / 2) - box.x;
    const y = (at?.y ?? box.y + box.height / 2) - box.y;
    inner.style.setProperty("--zoom", String(drawn ? scale : 1));
    scroll.classList.toggle("zoomed", scale > 1);
    scroll.scrollLeft = (scroll.scrollLeft + x) * (scale / old) - x;
    scroll.scrollTop = (scroll.scrollTop + y) * (scale / old) - y;
  };
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  let spread = 0;
  scroll.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    own = true;
    set(scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  scroll.addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, event); spread = 0; });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    scroll.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
  scroll.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    const [a, b] = [...fingers.values()];
    if (!a || !b) return;
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    own = true;
    if (spread) set(scale * (now / spread), { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
    spread = now;
  });
  const into = button(icon("plus"), () => { own = true; set(scale * 1.4); }, { class: "tool", "data-key": "zoom-in" });
  const out = button(icon("minus"), () => { own = true; set(scale / 1.4); }, { class: "tool", "data-key": "zoom-out" });
  const fit = button(icon("fit"), () => { own = scale > 1; set(1); }, { class: "tool", "data-key": "zoom-fit" });
  return {
    into, out, fit,
    name() {
      for (const [tool, key] of /** @type {const} */ ([[into, "zoom-in"], [out, "zoom-out"], [fit, "zoom-fit"]])) {
        tool.setAttribute("aria-label", t(key));
        tool.title = t(key);
        tool.hidden = !drawn;
      }
    },
    /**
     * So large that a finger meets what can be touched, with a spot in the middle; as somebody has chosen, if so.
     * @param {number} times as it is now @param {{x: number, y: number}} spot in the window @param {boolean} seen whether all of it is in sight
     */
    near(times, spot, seen) {
      if (own || (times <= 1.05 && seen)) return;
      set(scale * Math.max(1, times), spot);
      const box = scroll.getBoundingClientRect();
      scroll.scrollBy({ left: spot.x - box.x - box.width / 2, top: spot.y - box.y - box.height / 2, behavior: "instant" });
    },
    /** @param {boolean} isDrawn */
    reset(isDrawn) {
      drawn = isDrawn;
      own = false;
      set(1);
    },
  };
}
