// The language: as last chosen, else as the browser speaks.
(() => {
  const known = ["en", "it"];
  let kept = null;
  try { kept = localStorage.getItem("garrison-report-lang"); } catch { /* a page opened from a file may have no storage */ }
  const spoken = known.find((lang) => (navigator.language || "").startsWith(lang));
  const set = (lang) => {
    document.documentElement.lang = lang;
    document.querySelectorAll("button[data-lang]").forEach((button) => {
      button.setAttribute("aria-pressed", String(button.dataset.lang === lang));
    });
  };
  set(known.includes(kept) ? kept : spoken || "en");
  addEventListener("DOMContentLoaded", () => {
    set(document.documentElement.lang);
    document.querySelectorAll("button[data-lang]").forEach((button) => {
      button.addEventListener("click", () => {
        set(button.dataset.lang);
        try { localStorage.setItem("garrison-report-lang", button.dataset.lang); } catch { /* as above */ }
      });
    });
  });
})();
