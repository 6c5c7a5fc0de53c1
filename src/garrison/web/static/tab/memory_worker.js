// Makes the memory from which interpreters begin, beside the game, and ends.
import { archives, begun, partsOfSite } from "./loading.js";
import { isMemoryKept, keepMemory } from "./memory.js";

// What every game needs of pure Python. Compiled modules (msgspec) cannot be in it.
const IMPORTED = "asyncio, babel.numbers, dataclasses, decimal, fluent.runtime, hashlib, heapq, importlib.metadata, importlib.resources, json, logging, random, statistics, tomllib, typing, urllib.parse, zlib";

onmessage = async () => {
  try {
    await make();
    postMessage("kept");
  } catch (error) {
    console.warn(error); // no room: the next visit begins as this one did
  }
  close();
};

async function make() {
  const parts = await partsOfSite();
  if (await isMemoryKept(parts.version)) return;
  const python = await begun(parts, { _makeSnapshot: true });
  for (const { format, bytes } of await archives(parts)) if (format === "zip") python.unpackArchive(bytes, format);
  python.runPython(`import ${IMPORTED}`);
  await keepMemory(parts.version, python.makeMemorySnapshot());
}
