// An example of a rule opens below its paragraph. Whoever wants it in a tab of its own opens the link there.
const KEPT = "garrison.lang"; // where the page of the games keeps the reader's language

/** Whoever reads in a language and has not chosen another plays in it, where both sites lie on one server. */
function passLanguage() {
  try {
    if (localStorage.getItem(KEPT) === null) localStorage.setItem(KEPT, document.documentElement.lang);
  } catch { /* without storage the browser's language counts */ }
}

addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("details.rule-example a.try") : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  passLanguage();
  const line = link.closest("p");
  if (event.ctrlKey || event.metaKey || event.shiftKey || line === null || line.nextElementSibling !== null) return;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.title = link.textContent ?? "";
  frame.allow = "fullscreen";
  frame.src = link.href;
  line.after(frame);
  frame.scrollIntoView({ block: "center" });
  frame.focus();
});
