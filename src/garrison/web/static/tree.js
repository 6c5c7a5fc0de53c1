// The tree of everything played: lines of play as nested lists, each with the way back to it.
import { button, fill, h, icon } from "./dom.js";
import { many, t } from "./lang.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").TreeNode} TreeNode */
/** @typedef {{nodes: TreeNode[], branches: Segment[]}} Segment a run of answers without a fork */

/** @param {readonly TreeNode[]} nodes @returns {Segment} */
export function segments(nodes) {
  /** @type {Map<number, TreeNode[]>} */
  const children = new Map();
  for (const node of nodes) {
    const row = children.get(node.parent);
    if (row) row.push(node);
    else children.set(node.parent, [node]);
  }
  /** @param {TreeNode} first @returns {Segment} */
  const from = (first) => {
    const run = [first];
    let next = children.get(first.node) ?? [];
    while (next.length === 1 && next[0]) {
      run.push(next[0]);
      next = children.get(next[0].node) ?? [];
    }
    return { nodes: run, branches: next.map(from) };
  };
  const root = nodes.find((node) => node.parent < 0);
  return root ? from(root) : { nodes: [], branches: [] };
}

/** @param {Play} play @param {() => void} looked closes the panel */
export function treePanel(play, looked) {
  const body = h("div", { class: "tree-body" });
  const { store } = play;

  async function load() {
    const told = await play.socket.ask({ type: "tree" }, "tree").catch(() => null);
    if (!told) return;
    const fresh = button(t("fresh-dice"), () => void fresher(), { class: "small", "data-key": "fresh", title: t("fresh-dice-hint") });
    fresh.disabled = !store.takeBack;
    fill(body,
      h("p", { class: "tree-sum" }, many("branches", store.state?.tree.branches ?? 1), " · ", store.state?.takebacks_text ?? ""),
      h("ul", { class: "tree" }, segmentOf(segments(told.nodes), told.node)),
      h("p", {}, fresh, " ", h("span", { class: "hint" }, t("fresh-dice-hint"))));
  }

  async function fresher() {
    await play.move({ type: "fresh", n: store.state?.n ?? null });
    await load();
  }

  /** @param {number} node */
  async function go(node) {
    await play.move({ type: "go", node });
    looked();
  }

  /** @param {Segment} segment @param {number} here @returns {HTMLElement} */
  function segmentOf(segment, here) {
    const picks = segment.nodes.filter((node) => node.kind === "pick");
    const last = segment.nodes.at(-1);
    const first = picks[0] ?? segment.nodes[0];
    const current = segment.nodes.some((node) => node.node === here);
    const online = last?.line ?? false;
    const name = picks.length > 1 ? `${first?.label ?? ""} … ${picks.at(-1)?.label ?? ""}` : first?.label || t("start");
    const goTo = button(h("span", {}, name), () => last && void go(last.node), {
      class: "branch", "data-key": `branch-${last?.node ?? 0}`, "aria-current": current ? "true" : null,
      disabled: !store.takeBack && !current, title: t("go-here"),
    });
    const count = h("span", { class: "hint" }, many("answers", picks.length));
    return h("li", { class: online ? "on-line" : "off-line" },
      h("div", { class: "branch-row" }, icon(current ? "here" : "dot"), goTo, count),
      segment.branches.length ? h("ul", {}, ...segment.branches.map((branch) => segmentOf(branch, here))) : "");
  }

  return { body, load };
}
