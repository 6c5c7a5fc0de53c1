// A game in Firefox, driven by WebDriver BiDi, to its end or for so many answers: node firefox_game.mjs PUPPETEER FIREFOX ADDRESS [ANSWERS]
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [modules, firefox, address, answers = "Infinity"] = process.argv.slice(2);
const found = createRequire(`${modules}/package.json`).resolve("puppeteer-core");
const { default: puppeteer } = await import(pathToFileURL(found).href);
const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox, headless: true, timeout: 300000, protocolTimeout: 600000 });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(300000);
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(address);
  await page.waitForSelector("#app[data-engine=ready]");
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await frame.waitForSelector("[data-key=play-castle-itter]");
  // Not by the mouse: the lobby is still being laid out, and what was aimed at may move away.
  await frame.$eval("[data-key=play-castle-itter]", (made) => made.click());
  await frame.waitForSelector("#app[data-n] .board-inner > *").catch(async (error) => {
    const said = await frame.$eval("body", (made) => made.innerText.slice(0, 800));
    throw new Error(`${error.message}; ${complaints.join("; ")}; the page says: ${said}`);
  });
  const ended = await frame.waitForFunction((most) => {
    const ending = document.querySelector("#ending h2")?.textContent;
    if (ending) return ending;
    const { n, mode } = document.getElementById("app").dataset;
    if (Number(n) >= most) return n;
    if (mode !== "live") return false; // an answer is under way, or a film is shown
    const lit = [...document.querySelectorAll("[data-offered]")].filter((made) => made instanceof HTMLElement && !made.closest("[hidden]"));
    window.luck = ((window.luck ?? 1) * 48271) % 2147483647; // the same in every run
    lit[window.luck % lit.length]?.click();
    return false;
  }, { polling: 50, timeout: 600000 }, Number(answers));
  console.log(JSON.stringify({ ended: await ended.jsonValue(), complaints, version: await browser.version() }));
} finally {
  await browser.close();
}
