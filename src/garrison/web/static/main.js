// Where the page begins. A browser learns which modules it needs from those that have come, one layer after another;
// at a table all of them are asked for at once. tests/web/test_modules.py keeps the list.
const MODULES =
  "aim api badges bar beats begin board/anchor board/base board/kit board/verbs cards challenge coach danger danger_layer dice dom drag editor_link " +
  "explain film game_link guide hand_over hint history host inspect keys lang legend lesson log marks options pad pages panels picker pictures place play " +
  "press projector real replay rules sample settings socket sound speech stage store strip symbols table theme touch transport tray wheel " +
  "wheel_place why zoom";

if (location.pathname.includes("/table/")) {
  for (const name of MODULES.split(" ")) {
    const ahead = document.createElement("link");
    ahead.rel = "modulepreload";
    ahead.href = new URL(`${name}.js`, import.meta.url).href;
    document.head.append(ahead);
  }
}
void import("./begin.js");
