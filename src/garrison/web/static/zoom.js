// Zoom of the board by buttons, pinch, two taps and ctrl+wheel; panning is scrolling.
import { button, icon } from "./dom.js";
import { t } from "./lang.js";

const MOST_ZOOM = 4;
const NEAR = 2.2; // by two taps
const TWICE = 350; // milliseconds between them

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
  let tapped = { time: 0, x: 0, y: 0 };
  // Two taps on what is not lit come near, or go back; what is lit has been chosen by the first.
  scroll.addEventListener("click", (event) => {
    if (!("pointerType" in event) || event.pointerType !== "touch" || (event.target instanceof Element && event.target.closest("[data-offered]"))) return;
    const twice = event.timeStamp - tapped.time < TWICE && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 30;
    tapped = twice ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!twice) return;
    own = true;
    set(scale > 1.2 ? 1 : NEAR, { x: event.clientX, y: event.clientY });
  });
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
