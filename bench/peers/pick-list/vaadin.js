// There is no other pick list of web components: two Vaadin grids with a filter over folded texts.
import '@vaadin/grid/vaadin-grid.js';
import '@vaadin/grid/vaadin-grid-selection-column.js';
import { plainText } from '../../plain-text.ts';
import { items } from '../../pick-list/data.ts';
import { exposePickList } from '../../pick-list/expose-pick-list.ts';

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `body { margin: 24px; font: 14px/1.45 system-ui; }
      .pick { display: flex; gap: 24px; } section { inline-size: 460px; }
      vaadin-grid { block-size: 360px; --vaadin-grid-cell-padding: 6px 8px; }`,
  }),
);

let left;
let right;
let folded;
let inLeft = items;

function createGrid(section, list) {
  const grid = document.createElement('vaadin-grid');
  grid.append(
    document.createElement('vaadin-grid-selection-column'),
    Object.assign(document.createElement('vaadin-grid-column'), { path: 'label', header: 'Material' }),
  );
  Object.assign(grid, { itemIdPath: 'id', items: list });
  section.append(grid);
  return grid;
}

function move(from, to) {
  to.items = [...to.items, ...from.items];
  from.items = [];
  from.selectedItems = [];
}

exposePickList({
  mount: () => {
    document.body.innerHTML =
      '<div class="pick"><section><input aria-label="Filtrar"></section><div><button>»</button><button>«</button></div><section><input aria-label="Filtrar"></section></div>';
    const [one, other] = document.querySelectorAll('section');
    left = createGrid(one, inLeft);
    right = createGrid(other, []);
  },
  filter: (text) => {
    folded ??= items.map(({ label }) => plainText(label));
    left.items = text ? items.filter((_, index) => folded[index].includes(text)) : inLeft;
  },
  selectAll: () => {
    left.selectedItems = [...left.items];
  },
  moveAll: () => {
    move(left, right);
    inLeft = [];
  },
  removeAll: () => {
    move(right, left);
    inLeft = left.items;
  },
  counts: () => ({ paneSelected: left.selectedItems.length, selected: right.items.length }),
});
