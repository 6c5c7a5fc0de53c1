// Checks the dice of a recorded game. Written from docs/fair-dice.md alone; shares no code with Garrison.
//   node tools/verify_fair.js FILE
// Leaves with 0 if every roll and draw is right, with 1 and the number of the first bad line if not.
"use strict";
const crypto = require("node:crypto");
const fs = require("node:fs");

const sha = (...parts) => parts.reduce((hash, part) => hash.update(part), crypto.createHash("sha256")).digest();
const isDigest = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
const isName = (text) => typeof text === "string" && text !== "";

function fail(line, text) {
  console.log(`line ${line}: ${text}`);
  process.exit(1);
}

/** Numbers below any m, from the key, the words and the place. */
function source(key, words, place) {
  let block = 0, bytes = Buffer.alloc(0);
  const next = () => {
    if (bytes.length === 0) {
      const count = Buffer.alloc(4);
      count.writeUInt32BE(block++);
      bytes = crypto.createHmac("sha256", key).update(words).update(place).update(count).digest();
    }
    const number = bytes.readUInt32BE(0);
    bytes = bytes.subarray(4);
    return number;
  };
  return (m) => {
    let x = next();
    while (x >= 2 ** 32 - (2 ** 32 % m)) x = next();
    return x % m;
  };
}

function roll(below, dice, sides) {
  return Array.from({ length: dice }, () => below(sides) + 1).sort((a, b) => a - b);
}

function draw(below, bag) {
  const names = Object.keys(bag).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  let at = below(names.reduce((sum, name) => sum + bag[name], 0));
  return names.find((name) => at < bag[name] || ((at -= bag[name]), false));
}

function textOf(entry) {
  if ("pick" in entry) return ["pick", entry.seat, entry.pick].join("\n");
  if ("turn" in entry) return ["turn", entry.seat, entry.turn].join("\n");
  if ("roll" in entry) return ["roll", entry.roll, ...[...entry.got].sort((a, b) => a - b)].join("\n");
  return ["draw", entry.draw, entry.got].join("\n");
}

function parse(text) {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line, at) => {
    try {
      return JSON.parse(line);
    } catch {
      return fail(at + 1, "not JSON");
    }
  });
}

/** What must come at a line; null if its key is not published. */
function expected(entry, line, key, bag, below) {
  if (!key) return null;
  if ("roll" in entry) {
    const [, dice, sides] = /^([1-9]\d*)d([1-9]\d*)$/.exec(entry.roll) ?? fail(line, `cannot read ${entry.roll}`);
    return roll(below, Number(dice), Number(sides));
  }
  if (!bag) return fail(line, `no bag was published for draw ${entry.n}`);
  if (Object.values(bag).some((weight) => !Number.isSafeInteger(weight) || weight < 1)) {
    return fail(line, `the bag of draw ${entry.n} holds a weight that is no whole number above 0`);
  }
  return draw(below, bag);
}

function verify(text) {
  const [header, ...entries] = parse(text);
  if (header.dice !== "fair" || !isDigest(header.commitment)) fail(1, `no fair dice (dice: ${header.dice ?? "seeded"})`);
  const keys = new Map(), bags = new Map();
  for (const entry of entries.filter((one) => isDigest(one.key))) {
    const key = Buffer.from(entry.key, "hex"), commitment = sha(key).toString("hex");
    keys.set(commitment, key);
    bags.set(commitment, entry.bags ?? {});
  }
  const nodes = [{ place: sha("garrison fair dice 1"), commitment: header.commitment, fresh: 0 }];
  const commitments = new Set([header.commitment]), closed = new Set(), spoken = new Set();
  let cursor = nodes[0], said = "", checked = 0, sealed = 0, typed = 0;
  entries.forEach((entry, index) => {
    const line = index + 2;
    const ahead = cursor.fresh ? sha(cursor.place, `fresh\n${cursor.fresh}`) : cursor.place;
    if ("go" in entry) {
      cursor = nodes[entry.go] ?? fail(line, `no node ${entry.go}`);
    } else if ("fresh" in entry) {
      cursor.fresh += 1;
    } else if ("words" in entry) {
      if (checked + sealed > 0) fail(line, "words after the first roll or draw");
      if (spoken.has(entry.seat)) fail(line, `seat ${entry.seat} speaks twice`);
      spoken.add(entry.seat);
      said += `${entry.seat}\n${entry.words}\n`;
    } else if ("commit" in entry) {
      if (!isDigest(entry.commit)) fail(line, "no commitment");
      commitments.add(entry.commit);
      cursor.commitment = entry.commit;
    } else if ("key" in entry) {
      if (!isDigest(entry.key)) fail(line, "no key");
      const commitment = sha(Buffer.from(entry.key, "hex")).toString("hex");
      if (!commitments.has(commitment)) fail(line, "this key is not the one that was committed to");
      closed.add(commitment);
    } else if ("pick" in entry || "roll" in entry || "draw" in entry || "turn" in entry) {
      if (entry.n !== nodes.length) fail(line, `answer ${entry.n} is out of sequence; expected ${nodes.length}`);
      if (entry.typed === true) typed += 1;
      else if ("got" in entry) {
        if (closed.has(cursor.commitment)) fail(line, "its key was published before");
        const key = keys.get(cursor.commitment), bag = bags.get(cursor.commitment)?.[entry.n];
        const wanted = expected(entry, line, key, bag, key && source(key, sha(said), ahead));
        if (wanted === null) sealed += 1;
        else if (JSON.stringify(wanted) !== JSON.stringify(entry.got)) {
          fail(line, `${JSON.stringify(entry.got)} came, but it had to be ${JSON.stringify(wanted)}`);
        } else checked += 1;
      }
      cursor = { place: sha(ahead, textOf(entry)), commitment: cursor.commitment, fresh: 0 };
      nodes.push(cursor);
    } else if (!isName(entry.hash)) fail(line, "no entry of a record");
  });
  if (sealed > 0) fail(entries.length + 1, `the key of ${sealed} rolls and draws is not published`);
  console.log(`ok: ${checked} rolls and draws are as they had to be${typed ? `; ${typed} were typed by people` : ""}`);
}

verify(fs.readFileSync(process.argv[2], "utf8"));
