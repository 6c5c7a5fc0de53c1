// @ts-check
// How a guide follows what is played: which step comes next, whatever somebody does instead.

/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./protocol.js").Line} Line */
/** @typedef {Record<"en"|"it", string>} Both */
/**
 * @typedef {object} Step
 * @property {Both} text
 * @property {string[]} [light] refs to point at
 * @property {string} [pick] begins with: an option sent that ends the step
 * @property {string[]} [also] the beginnings of options that may come before it
 * @property {string} [event] key of a line that ends the step
 * @property {string} [clicked] a ref that ends the step once it is clicked
 * @property {string} [needs] key of a line without which the step is left out
 * @property {string} [done] key of a line after which the step is not needed any more
 * @property {string} [rule] the paragraph to read more in
 * @property {Both[]} [tips] what to try, at the end
 */
/** What the guide has to say of what was done instead. @typedef {{key: "else"|"skipped"|"back", label: string, count: number}} Note */

export class Guide {
  at = 0;
  /** @type {Note|null} */ note = null;
  /** @type {Map<number, number>} the step at each node that was met */ #marks = new Map();
  #node = -1;
  #from = 0; // lines before it do not count for the step
  /** @type {{label: string, other: boolean}|null} what was sent last, until its answer is there */ #sent = null;

  /** @param {readonly Step[]} steps @param {number} at @param {number} from lines that are there already */
  constructor(steps, at, from) {
    this.steps = steps;
    this.at = Math.min(at, steps.length - 1);
    this.#from = from;
  }

  get step() {
    return this.steps[this.at];
  }

  get last() {
    return this.at === this.steps.length - 1;
  }

  /** @param {number} [from] lines before it do not count for the next step */
  #next(from) {
    this.at += 1;
    this.note = null;
    if (from !== undefined) this.#from = from;
  }

  /** On, without anything being played. @param {number} [from] lines that are there already */
  press(from) {
    this.#next(from);
    this.#marks.set(this.#node, this.at);
  }

  /** Something is sent: what the step wants, what may come before it, or something else. @param {Offer} offer */
  sent(offer) {
    while (this.step && !this.last && !waits(this.step)) this.press(); // played on without the button
    const step = this.step;
    this.#sent = { label: offer.label, other: false };
    if (!step || this.last || step.event) return;
    if (step.pick ? offer.name.startsWith(step.pick) : offer.path.some((ref) => ref.startsWith(step.clicked ?? "-"))) this.#next();
    else this.#sent.other = !step.also?.some((name) => offer.name.startsWith(name));
  }

  /** @param {readonly string[]} picked refs @param {number} from */
  clicked(picked, from) {
    const ref = this.step?.clicked;
    if (ref === undefined || !picked.some((one) => one.startsWith(ref))) return false;
    this.press(from);
    return true;
  }

  /** The table as it is now. @param {number} node @param {readonly Line[]} lines @param {readonly Offer[]} offers */
  now(node, lines, offers) {
    const sent = this.#sent;
    this.#sent = null;
    if (!sent && node !== this.#node && this.#marks.has(node)) this.#goBack(node, lines.length);
    else this.#follow(node, lines, offers, sent);
    this.#node = node;
    this.#marks.set(node, this.at);
  }

  /** Taken back, or done again. @param {number} node @param {number} from */
  #goBack(node, from) {
    const at = this.#marks.get(node) ?? this.at;
    this.note = at === this.at ? null : { key: "back", label: "", count: 0 };
    this.at = at;
    this.#from = from;
  }

  /** @param {number} node @param {readonly Line[]} lines @param {readonly Offer[]} offers @param {{label: string, other: boolean}|null} sent */
  #follow(node, lines, offers, sent) {
    this.#told(node, lines);
    if (!this.step || !offers.length) return;
    const told = new Set(lines.map((line) => line.key));
    const before = this.at;
    while (!this.last && isNeedless(this.step, told)) this.at += 1; // nobody's doing: nothing is said of it
    if (sent?.other || (sent && !isPossible(this.step, offers, told))) {
      while (!this.last && !isPossible(this.step, offers, told)) this.at += 1;
      this.note = this.at === before ? { key: "else", label: sent.label, count: 0 } : { key: "skipped", label: sent.label, count: this.at - before };
    }
    while (!this.last && isNeedless(this.step, told)) this.at += 1;
    if (this.at > before) this.#from = lines.length;
  }

  /** Steps that an event ends. @param {number} node @param {readonly Line[]} lines */
  #told(node, lines) {
    for (let step = this.step; step?.event && !this.last; step = this.step) {
      const key = step.event;
      const found = lines.findIndex((line, n) => n >= this.#from && line.node <= node && line.key === key);
      if (found < 0) return;
      this.#next(found + 1);
    }
  }
}

/** Whether a step ends by something that is done or happens, not by its button. @param {Step} step */
export function waits(step) {
  return Boolean(step.pick || step.event || step.clicked);
}

/** @param {Step} step @param {ReadonlySet<string>} told */
function isNeedless(step, told) {
  return (step.needs !== undefined && !told.has(step.needs)) || (step.done !== undefined && told.has(step.done));
}

/** Whether a step can be followed from here. @param {Step|undefined} step @param {readonly Offer[]} offers @param {ReadonlySet<string>} told */
function isPossible(step, offers, told) {
  if (!step || isNeedless(step, told)) return false;
  const { pick, clicked, also = [] } = step;
  if (pick) return offers.some((offer) => [pick, ...also].some((name) => offer.name.startsWith(name)));
  return clicked === undefined || offers.some((offer) => offer.path.some((ref) => ref.startsWith(clicked)));
}
