// A tree in typed arrays: built from the flat list and sorted in pt-BR order, but without ARIA, keyboard and
// selection. Shows what a full component can reach at most.
import { rows, type Row } from './data.js';
import { exposeTable } from './expose-table.js';
import { createPainter, type Painter } from './paint-rows.js';

/** The children of row `i` are `children[start[i] … start[i + 1]]`; the entry after the last row holds the top rows. */
interface Tree {
  readonly children: Int32Array;
  readonly start: Int32Array;
  readonly depth: Uint8Array;
}

let tree: Tree;
let painter: Painter;
let isExpanded = false;
let shown = new Int32Array(0);

function build(list: readonly Row[]): Tree {
  const count = list.length;
  const indexes = new Map<Row['id'], number>();
  for (let index = 0; index < count; index++) indexes.set((list[index] as Row).id, index);
  const parent = new Int32Array(count);
  const start = new Int32Array(count + 2);
  const depth = new Uint8Array(count);
  for (let index = 0; index < count; index++) {
    const { parentId } = list[index] as Row;
    const at = parentId === null ? count : (indexes.get(parentId) ?? count);
    parent[index] = at;
    start[at + 1]!++;
    if (at < count) depth[index] = (depth[at] as number) + 1;
  }
  for (let at = 0; at <= count; at++) start[at + 1]! += start[at] as number;
  const next = start.slice();
  const children = new Int32Array(count);
  for (let index = 0; index < count; index++) children[next[parent[index] as number]!++] = index;
  return { children, start, depth };
}

/** The rows in rendering order. */
function flatten(): Int32Array<ArrayBuffer> {
  const { children, start } = tree;
  const count = rows.length;
  if (!isExpanded) return children.slice(start[count], start[count + 1]);
  const found = new Int32Array(count);
  let length = 0;
  const walk = (at: number): void => {
    const end = start[at + 1] as number;
    for (let position = start[at] as number; position < end; position++) {
      const index = children[position] as number;
      found[length++] = index;
      walk(index);
    }
  };
  walk(count);
  return found;
}

function sort(inOrder: (a: number, b: number) => number): void {
  const { children, start } = tree;
  for (let at = 0; at <= rows.length; at++) {
    const [from, to] = [start[at] as number, start[at + 1] as number];
    if (to - from > 1) children.subarray(from, to).sort(inOrder);
  }
  show();
}

function show(): void {
  shown = flatten();
  painter.resize(shown.length);
  painter.paint();
}

function setOpen(next: boolean): void {
  isExpanded = next;
  show();
}

function sortByText(direction: 1 | -1): void {
  const collator = new Intl.Collator('pt-BR');
  const keys = rows.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  sort((a, b) => {
    const [one, other] = [keys[a] as string, keys[b] as string];
    const by = one === other ? collator.compare((rows[a] as Row).name, (rows[b] as Row).name) : one < other ? -1 : 1;
    return by * direction || a - b;
  });
}

exposeTable({
  mount: () => {
    tree = build(rows);
    painter = createPainter((position) => {
      const index = shown[position] as number;
      return { row: rows[index] as Row, depth: tree.depth[index] as number, mark: isExpanded ? '▾' : '▸' };
    });
    show();
  },
  scroller: () => painter.body,
  expandAll: () => setOpen(true),
  collapseAll: () => setOpen(false),
  sortByNumber: () => {
    const numbers = Float64Array.from(rows, ({ quantity }) => quantity);
    sort((a, b) => (numbers[a] as number) - (numbers[b] as number) || a - b);
  },
  sortByText: () => sortByText(1),
  sortDescending: () => sortByText(-1),
});
