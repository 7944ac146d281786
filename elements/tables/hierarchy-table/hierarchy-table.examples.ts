import { defineExamples, shownIn } from '../../base/examples.js';
import '../../controls/button/button.js';
import { structureSource } from '../../../sample-data/structure-source.js';
import { productStructures } from '../../../sample-data/structures.js';
import type { DassHierarchyTable, TableColumn } from './hierarchy-table.js';

const columns: readonly TableColumn[] = [
  { name: 'name', label: 'Estrutura', field: 'name', sortable: true },
  { name: 'code', label: 'Código', field: 'code', sortable: true },
  { name: 'quantity', label: 'Quantidade', field: 'quantity', sortable: true, sortingType: 'number' },
  { name: 'unit', label: 'Unidade', field: 'unit', width: 96 },
  { name: 'updatedAt', label: 'Atualizado', field: 'updatedAt', sortable: true, sortingType: 'date' },
];
const rows = productStructures(120);

export default defineExamples<DassHierarchyTable>('dass-hierarchy-table', {
  default: {
    summary: 'Product structures, as flat rows with parent ids.',
    properties: {
      ...{ rows, columns, label: 'Estruturas de produto' },
      rowActions: () => [{ id: 'drawing', label: 'Abrir desenho' }],
    },
    userActions: {
      'dass-expand': (element, user) => user.click(user.find(element, '[aria-expanded=false] .expander')),
      'dass-expand-all': (element, user) => user.click(user.find(element, '.toggle')),
      'dass-sort': (element, user) => user.click(user.find(element, '.heading.sortable')),
      'dass-row-click': (element, user) => user.click(user.find(element, '.row .end')),
      'dass-row-action': async (element, user) => {
        element.focus();
        await user.press('Shift+F10');
        await shownIn(element, '.context-menu[open]');
        for (const key of ['ArrowDown', 'Enter']) await user.press(key);
      },
      'dass-copy': async (element, user) => {
        element.focus();
        await user.press('Control+c');
      },
      'dass-resize-column': async (element, user) => {
        element.focus();
        for (const key of ['ArrowUp', 'ArrowRight', 'Shift+ArrowRight']) await user.press(key);
      },
      'dass-columns-change': async (element, user) => {
        element.focus();
        for (const key of ['ArrowUp', 'ArrowRight', 'Shift+ArrowLeft']) await user.press(key);
      },
    },
  },
  'column-settings': {
    summary: 'Columns ordered, resized and hidden by the user.',
    properties: {
      rows,
      columns,
      columnSettings: [
        { name: 'updatedAt', isHidden: true },
        { name: 'quantity', width: 160 },
        { name: 'unit' },
        { name: 'code' },
      ],
      label: 'Estruturas',
    },
  },
  independent: {
    summary: 'Selecting an assembly does not select its parts.',
    properties: {
      rows,
      columns,
      expanded: 3,
      selection: 'multiple',
      independent: true,
      selected: ['p1.1'],
      label: 'Estruturas',
    },
  },
  expanded: {
    summary: 'Two levels expanded, sorted by name.',
    properties: {
      rows,
      columns,
      expanded: 2,
      sorting: { column: 'name', direction: 'ascending' },
      label: 'Estruturas',
    },
  },
  selected: {
    summary: 'Selection of rows: selecting a row selects its descendants.',
    properties: {
      rows,
      columns,
      expanded: 3,
      selection: 'multiple',
      selected: ['p1.1.1', 'p1.2'],
      label: 'Estruturas',
    },
    userActions: {
      'dass-select-rows': (element, user) => user.click(user.find(element, '.row .checkbox')),
    },
  },
  single: {
    summary: 'One row to choose.',
    properties: { rows, columns, expanded: 2, selection: 'single', selected: ['p1.1'], label: 'Estruturas' },
  },
  filtered: {
    summary: 'What a filter finds, below what it belongs to.',
    properties: { rows, columns, filter: 'couro', label: 'Estruturas' },
    userActions: {
      'dass-filter-change': async (element, user) => {
        element.filter = 'coro';
        await shownIn(element, '.suggestion');
        await user.click(user.find(element, '.suggestion'));
      },
    },
  },
  columnFilters: {
    summary: 'Filters of columns: by words, numbers, dates and a list. What they include stands below its ancestors.',
    properties: {
      rows,
      columns: columns.map((column) =>
        column.name === 'unit' ? { ...column, filter: 'list', width: 130 } : { ...column, filter: true },
      ),
      filters: [
        { column: 'quantity', from: 4, to: 9 },
        { column: 'unit', values: ['dm²', 'un'] },
      ],
      label: 'Estruturas',
    },
    userActions: {
      'dass-filters': async (element, user) => {
        await shownIn(element, '.filters dass-chip');
        await user.click(user.find(user.find(element, '.filters dass-chip'), '.remove'));
      },
    },
  },
  details: {
    summary: 'Details below a row, of any height, beside its children.',
    properties: {
      ...{ rows, columns, expanded: 3, openDetails: ['p1.1', 'p1.1.1.1'], label: 'Estruturas' },
      renderDetails: ({ code, quantity, unit }: (typeof rows)[number]) => {
        const details = document.createElement('p');
        const button = document.createElement('dass-button');
        button.textContent = 'Abrir ficha técnica';
        details.append(`${code} · ${quantity} ${unit} `, button);
        return details;
      },
    },
    userActions: {
      'dass-details': async (element, user) => {
        element.focus();
        await user.press('Alt+Enter');
      },
    },
  },
  problems: {
    summary: 'Rows without their parent, and a circle of parents: all of them are shown, and marked.',
    properties: {
      rows: productStructures(6, { orphans: 2, cycle: true }),
      columns,
      expanded: 'all',
      label: 'Estruturas',
    },
    fires: ['dass-tree-problems'],
    warning: /^\[dass\] <dass-hierarchy-table> Some rows do not fit into the tree/,
    userActions: {
      'dass-tree-problems': (element) => {
        element.rows = productStructures(7, { orphans: 1, cycle: true });
      },
    },
  },
  nested: {
    summary: 'Rows in rows, with other field names.',
    properties: {
      rows: [
        {
          codigo: 'PA-1',
          nome: 'Tênis Aurora 38',
          partes: [
            { codigo: 'PC-1', nome: 'Cabedal', partes: [{ codigo: 'PC-3', nome: 'Gáspea' }] },
            { codigo: 'PC-2', nome: 'Solado' },
          ],
        },
      ],
      fields: { id: 'codigo', children: 'partes', sort: 'nome' },
      columns: [
        { name: 'nome', label: 'Estrutura', field: 'nome' },
        { name: 'codigo', label: 'Código', field: 'codigo', align: 'right' },
      ],
      expanded: 'all',
      label: 'Estrutura',
    },
  },
  editing: {
    summary: 'Editing: cells of each kind, ranges of visible rows, undo, and pasting from a spreadsheet.',
    properties: {
      rows: productStructures(80),
      columns: [
        { name: 'name', label: 'Estrutura', editable: true, required: true, minWidth: 220 },
        { name: 'code', label: 'Código' },
        {
          name: 'quantity',
          label: 'Quantidade',
          kind: 'number',
          // The quantity of a product is that of its order.
          editable: ({ parentId }: { parentId: string }) => parentId !== '',
          validate: (value: unknown) => (Number(value) > 0 ? undefined : 'A quantidade é maior que zero'),
        },
        { name: 'unit', label: 'Unidade', editable: true, options: ['un', 'par', 'm', 'm²', 'kg', 'g', 'ml'] },
        { name: 'updatedAt', label: 'Vigência', kind: 'date', editable: true },
        { name: 'status', label: 'Ativo', kind: 'toggle', editable: true },
      ],
      expanded: 3,
      cellSelection: true,
      label: 'Estruturas de produto',
    },
    userActions: {
      'dass-cell-change': (element, user) => user.click(user.find(element, '.row .editable')),
      'dass-cells-change': async (element, user) => {
        await user.click(user.find(element, '.row[aria-level="2"] > :nth-child(5)'));
        for (const key of ['Shift+ArrowDown', 'Delete']) await user.press(key);
      },
    },
  },
  source: {
    summary: 'Rows that stay on a server: children are loaded when a row is expanded, in blocks around the view.',
    properties: {
      label: 'Estruturas de produto',
      selection: 'multiple',
      columns: [
        { name: 'name', label: 'Estrutura', minWidth: 220 },
        { name: 'code', label: 'Código', sortable: true, minWidth: 160 },
        { name: 'quantity', label: 'Quantidade', kind: 'number', width: 140 },
      ],
      dataSource: structureSource,
    },
  },
  empty: { summary: 'No rows.', properties: { columns, label: 'Estruturas' } },
});
