// Checks the dice of a finished game in the browser, from its record alone: docs/fair-dice.md is the specification.
// SHA-256 is written out, since browsers have it only on https and on this computer, and friends play over http.

const K = new Uint32Array(64);
const FIRST = new Uint32Array(8);
{
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) FIRST[found] = (Math.sqrt(n) % 1) * 2 ** 32;
    K[found++] = (Math.cbrt(n) % 1) * 2 ** 32;
  }
}

/** @param {...Uint8Array} parts */
function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {...Uint8Array} parts */
export function sha256(...parts) {
  const text = joined(...parts);
  const padded = new Uint8Array((text.length + 72) & ~63);
  padded.set(text);
  padded[text.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(text.length / 2 ** 29));
  view.setUint32(padded.length - 4, text.length << 3);
  const sum = FIRST.slice(), w = new Uint32Array(64);
  const turn = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));
  const at = (/** @type {number} */ n) => w[n] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let n = 0; n < 64; n++) {
      if (n < 16) {
        w[n] = view.getUint32(block + 4 * n);
        continue;
      }
      const a = at(n - 15), b = at(n - 2);
      const s = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3), z = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[n] = at(n - 16) + s + at(n - 7) + z;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0] = sum;
    for (let n = 0; n < 64; n++) {
      const one = (i + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[n] ?? 0) + at(n)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, i] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, i].forEach((value, n) => { sum[n] = (sum[n] ?? 0) + value; });
  }
  const digest = new Uint8Array(32), out = new DataView(digest.buffer);
  sum.forEach((word, n) => out.setUint32(4 * n, word));
  return digest;
}

/** @param {Uint8Array} key @param {...Uint8Array} parts */
export function hmac(key, ...parts) {
  const inner = new Uint8Array(64).fill(0x36), outer = new Uint8Array(64).fill(0x5c);
  key.forEach((byte, n) => { inner[n] = 0x36 ^ byte; outer[n] = 0x5c ^ byte; });
  return sha256(outer, sha256(inner, ...parts));
}

const utf8 = (/** @type {string} */ text) => new TextEncoder().encode(text);
const hex = (/** @type {Uint8Array} */ bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (/** @type {string} */ text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {string} a @param {string} b */
function byBytes(a, b) {
  const one = utf8(a), two = utf8(b);
  for (let n = 0; n < Math.min(one.length, two.length); n++) {
    if (one[n] !== two[n]) return (one[n] ?? 0) - (two[n] ?? 0);
  }
  return one.length - two.length;
}

/** Numbers below any m. @param {Uint8Array} key @param {Uint8Array} words @param {Uint8Array} place */
function numbers(key, words, place) {
  let block = 0, at = 32, view = new DataView(new ArrayBuffer(32));
  const next = () => {
    if (at === 32) {
      const count = new Uint8Array(4);
      new DataView(count.buffer).setUint32(0, block++);
      view = new DataView(hmac(key, words, place, count).buffer);
      at = 0;
    }
    at += 4;
    return view.getUint32(at - 4);
  };
  return (/** @type {number} */ m) => {
    let x = next();
    while (x >= 2 ** 32 - (2 ** 32 % m)) x = next();
    return x % m;
  };
}

/** @param {(m: number) => number} below @param {Record<string, number>} bag */
function drawn(below, bag) {
  const names = Object.keys(bag).sort(byBytes);
  let at = below(names.reduce((sum, name) => sum + (bag[name] ?? 0), 0));
  for (const name of names) {
    if (at < (bag[name] ?? 0)) return name;
    at -= bag[name] ?? 0;
  }
  return "";
}

/** @param {any} entry */
function textOf(entry) {
  if ("pick" in entry) return ["pick", entry.seat, entry.pick].join("\n");
  if ("turn" in entry) return ["turn", entry.seat, entry.turn].join("\n");
  if ("draw" in entry) return ["draw", entry.draw, entry.got].join("\n");
  return ["roll", entry.roll, ...[...entry.got].sort((a, b) => a - b)].join("\n");
}

/** A record that is followed line by line; throws a text where a line cannot stand. */
class Check {
  /** @param {any} header @param {any[]} entries */
  constructor(header, entries) {
    this.keys = new Map();
    for (const entry of entries.filter((one) => "key" in one)) {
      const key = bytesOf(entry.key);
      this.keys.set(hex(sha256(key)), { key, bags: entry.bags });
    }
    this.commitments = new Set([header.commitment]);
    this.cursor = { place: sha256(utf8("garrison fair dice 1")), commitment: header.commitment, fresh: 0 };
    this.nodes = [this.cursor];
    this.published = new Set();
    this.words = "";
    this.checked = 0;
    this.sealed = 0;
    this.typed = 0;
  }

  /** @param {any} entry */
  follow(entry) {
    if ("go" in entry) {
      const node = this.nodes[entry.go];
      if (!node) throw `${entry.go}`;
      this.cursor = node;
    } else if ("fresh" in entry) this.cursor.fresh += 1;
    else if ("words" in entry) {
      if (this.checked + this.sealed) throw entry.words;
      this.words += `${entry.seat}\n${entry.words}\n`;
    } else if ("commit" in entry) {
      this.commitments.add(entry.commit);
      this.cursor.commitment = entry.commit;
    } else if ("key" in entry) {
      const commitment = hex(sha256(bytesOf(entry.key)));
      if (!this.commitments.has(commitment)) throw entry.key;
      this.published.add(commitment);
    } else if ("n" in entry) this.answer(entry);
  }

  /** @param {any} entry */
  answer(entry) {
    const { place, commitment, fresh } = this.cursor;
    const thrown = "got" in entry && entry.typed !== true;
    if (entry.n !== this.nodes.length || this.published.has(commitment) && thrown) throw `${entry.n}`;
    const ahead = fresh ? sha256(place, utf8(`fresh\n${fresh}`)) : place;
    if (entry.typed === true) this.typed += 1;
    if (thrown) this.compare(entry, this.keys.get(commitment), ahead);
    this.cursor = { place: sha256(ahead, utf8(textOf(entry))), commitment, fresh: 0 };
    this.nodes.push(this.cursor);
  }

  /** @param {any} entry @param {any} held @param {Uint8Array} ahead */
  compare(entry, held, ahead) {
    if (!held) {
      this.sealed += 1;
      return;
    }
    const below = numbers(held.key, sha256(utf8(this.words)), ahead);
    let wanted;
    if ("roll" in entry) {
      const [dice = 0, sides = 1] = entry.roll.split("d").map(Number);
      wanted = Array.from({ length: dice }, () => below(sides) + 1).sort((a, b) => a - b);
    } else wanted = drawn(below, held.bags[entry.n] ?? {});
    if (JSON.stringify(wanted) !== JSON.stringify(entry.got)) throw `${JSON.stringify(entry.got)} ≠ ${JSON.stringify(wanted)}`;
    this.checked += 1;
  }
}

/**
 * Every roll and draw of a record, computed again. `line` is the first bad one, 0 if there is none.
 * @param {string} text
 * @returns {{fair: boolean, line: number, found: string, checked: number, sealed: number, typed: number}}
 */
export function checkDice(text) {
  const lines = text.split("\n").filter((line) => line);
  const [header, ...entries] = lines.map((line) => JSON.parse(line));
  if (!header?.commitment) return { fair: false, line: 1, found: "", checked: 0, sealed: 0, typed: 0 };
  const check = new Check(header, entries);
  let line = 1, found = "";
  try {
    for (const entry of entries) {
      line += 1;
      check.follow(entry);
    }
    line = 0;
  } catch (fault) {
    found = String(fault);
  }
  const { checked, sealed, typed } = check;
  return { fair: line === 0 && sealed === 0, line, found, checked, sealed, typed };
}
