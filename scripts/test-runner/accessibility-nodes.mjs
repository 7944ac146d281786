/**
 * A node of the browser's accessibility tree. `parent` is the index of its parent in the list; -1 for the root.
 * @typedef {{ role: string, name: string, description: string, parent: number }} AccessibilityNode
 */

/**
 * Reads the accessibility tree of a page in Chromium, as screen readers get it: parents come before their children.
 * @param {import('playwright').Page} page @returns {Promise<AccessibilityNode[]>}
 */
export async function readAccessibilityNodes(page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @type {AccessibilityNode[]} */
  const list = [];
  /** @param {(typeof nodes)[number]} node @param {number} parent */
  const add = ({ ignored, role, name, description, childIds = [] }, parent) => {
    const text = (/** @type {{ value?: unknown } | undefined} */ value) => String(value?.value ?? '');
    // The children of an ignored node may be there.
    const index = ignored ? parent : list.length;
    if (!ignored) list.push({ role: text(role), name: text(name), description: text(description), parent });
    for (const id of childIds) {
      const child = byId.get(id);
      if (child) add(child, index);
    }
  };
  for (const node of nodes) if (!node.parentId || !byId.has(node.parentId)) add(node, -1);
  return list;
}
