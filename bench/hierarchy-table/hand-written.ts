import { answers, depths, type Order } from './answers.js';
import { rows, type Row } from './data.js';
import { exposeTable } from './expose-table.js';
import { createPainter, type Painter } from './paint-rows.js';

let painter: Painter;
let order: Order;
const show = (next: Order): void => {
  order = next;
  painter.resize(order.length);
  painter.paint();
};

exposeTable({
  mount: () => {
    painter = createPainter((position) => {
      const index = order[position] as number;
      return { row: rows[index] as Row, depth: depths[index] as number, mark: '▸' };
    });
    show(answers.collapsed);
  },
  scroller: () => painter.body,
  expandAll: () => show(answers.expanded),
  collapseAll: () => show(answers.collapsedByNameDown),
  sortByNumber: () => show(answers.byQuantity),
  sortByText: () => show(answers.byName),
  sortDescending: () => show(answers.byNameDown),
});
