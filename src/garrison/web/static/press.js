// What was pressed is what is done: a panel may be drawn anew, or pushed down by what lies above it, between the press of a mouse button and its
// release; then the browser sends the click to neither.

const FAR = 6; // pixels that a hand may tremble
/** @typedef {{made: HTMLElement, key: string, n: string, x: number, y: number}} Press */

/** Watches the buttons of a table: those with a `data-key` stay the same however often they are drawn. @param {HTMLElement} app */
export function keepPresses(app) {
  /** @type {Press|null} */
  let pressed = null;
  let clicked = false;
  document.addEventListener("pointerdown", (event) => { pressed = event.pointerType === "touch" || event.button ? null : pressAt(event, app); }, { capture: true });
  document.addEventListener("click", () => { clicked = true; }, { capture: true });
  document.addEventListener("pointerup", (event) => {
    const held = pressed;
    pressed = null;
    clicked = false;
    if (!held || Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) return;
    const there = reached(held, event); // now: what the click does may draw the button anew
    setTimeout(() => { if (!clicked || !there) again(held, app); }); // a click follows its release at once
  }, { capture: true });
}

/** @param {PointerEvent} event @param {HTMLElement} app @returns {Press|null} */
function pressAt(event, app) {
  const made = event.target instanceof Element ? event.target.closest("button[data-key]") : null;
  if (!(made instanceof HTMLElement) || !app.contains(made)) return null;
  return { made, key: made.dataset.key ?? "", n: app.dataset.n ?? "", x: event.clientX, y: event.clientY };
}

/** Whether the button went down and up again: its click came. @param {Press} press @param {PointerEvent} event */
function reached({ made }, event) {
  return event.target instanceof Element && made.contains(event.target);
}

/** The same button, if it still answers the same question. @param {Press} press @param {HTMLElement} app */
function again({ key, n }, app) {
  const made = app.dataset.n === n ? app.querySelector(`button[data-key="${CSS.escape(key)}"]:not(:disabled)`) : null;
  if (made instanceof HTMLElement && made.offsetParent !== null) made.click();
}
