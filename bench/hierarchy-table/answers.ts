import { compare, rows, type Row } from './data.js';

/** Indexes of the rows in rendering order. */
export type Order = Int32Array;

export const depths = new Uint8Array(rows.length);
const childrenOf = new Map<Row['parentId'], number[]>();
{
  const depthOf = new Map<Row['parentId'], number>([[null, -1]]);
  rows.forEach(({ id, parentId }, index) => {
    depths[index] = (depthOf.get(parentId) as number) + 1;
    depthOf.set(id, depths[index] as number);
    const siblings = childrenOf.get(parentId);
    if (siblings) siblings.push(index);
    else childrenOf.set(parentId, [index]);
  });
}

function order(inOrder?: (a: Row, b: Row) => number, top = childrenOf.get(null) as number[]): Order {
  const found = new Int32Array(rows.length);
  let length = 0;
  const sorted = (list: readonly number[]): readonly number[] =>
    inOrder ? [...list].sort((a, b) => inOrder(rows[a] as Row, rows[b] as Row)) : list;
  const walk = (list: readonly number[]): void => {
    for (const index of sorted(list)) {
      found[length++] = index;
      const parts = childrenOf.get((rows[index] as Row).id);
      if (parts) walk(parts);
    }
  };
  walk(top);
  return found;
}

const atTop = (list: Order): Order => list.filter((index) => depths[index] === 0);

const natural = order();
const byNameDown = order(compare.nameDown);
/** The rows after each step, computed before the measurement. */
export const answers = {
  collapsed: atTop(natural),
  expanded: natural,
  byQuantity: order(compare.quantity),
  byName: order(compare.name),
  byNameDown,
  collapsedByNameDown: atTop(byNameDown),
} as const;
