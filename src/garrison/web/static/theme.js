// Light and dark: the system's choice until the person makes one.
import { recall, remember } from "./settings.js";

/** @typedef {"light"|"dark"} Theme */

/** @returns {Theme} */
export function theme() {
  const kept = recall("theme");
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Writes the theme where the style sheet looks for it. */
export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

/** @param {Theme|""} chosen "" for what the system says */
export function setTheme(chosen) {
  remember("theme", chosen);
  applyTheme();
}

/** The other one. */
export function switchTheme() {
  setTheme(theme() === "dark" ? "light" : "dark");
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
