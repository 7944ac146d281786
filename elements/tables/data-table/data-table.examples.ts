import { defineExamples, shownIn } from '../../base/examples.js';
import '../../controls/button/button.js';
import { materials } from '../../../sample-data/materials.js';
import { stockSource } from '../../../sample-data/stock-source.js';
import type { DassDataTable } from './data-table.js';

const columns = [
  { name: 'code', label: 'Código', sortable: true, width: 150 },
  { name: 'name', label: 'Descrição', sortable: true, minWidth: 220 },
  { name: 'supplier', label: 'Fornecedor', sortable: true },
  { name: 'unit', label: 'Unidade', width: 110 },
  { name: 'price', label: 'Preço', kind: 'number', sortable: true },
] as const;
const rows = materials(500);

interface StockRow {
  readonly code: string;
  readonly minimum: number;
  readonly unit: string;
}

/** An entry of a menu, which is loaded when it opens. */
async function entryOf(element: DassDataTable, label: string, menu = '.options'): Promise<Element> {
  for (let tries = 0; tries < 150; tries++) {
    const entries = element.shadowRoot?.querySelector(menu)?.shadowRoot?.querySelectorAll('.entry') ?? [];
    const found = [...entries].find((entry) => entry.textContent.trim() === label);
    if (found?.checkVisibility()) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`There is no entry ${label}`);
}

export default defineExamples<DassDataTable>('dass-data-table', {
  default: {
    summary: 'Records to sort, filter, select and copy.',
    properties: { label: 'Materiais', selection: 'multiple', columns, rows },
    userActions: {
      'dass-sort': (element, user) => user.click(user.find(element, '#head-0')),
      'dass-row-click': (element, user) => user.click(user.find(element, '.rows-sheet .row .end')),
      'dass-row-activate': async (element, user) => {
        element.focus();
        await user.press('Enter');
      },
      'dass-select-rows': async (element, user) => {
        element.focus();
        await user.press('Space');
      },
      'dass-copy': async (element, user) => {
        element.focus();
        await user.press('Control+c');
      },
      'dass-resize-column': async (element, user) => {
        element.focus();
        for (const key of ['ArrowUp', 'Shift+ArrowRight']) await user.press(key);
      },
      'dass-columns-change': async (element, user) => {
        element.focus();
        for (const key of ['ArrowUp', 'Shift+ArrowRight']) await user.press(key);
      },
    },
  },
  source: {
    summary: 'Rows that stay on a server, of which some requests fail.',
    properties: {
      label: 'Movimentos do estoque',
      selection: 'multiple',
      columns: [
        { name: 'name', label: 'Movimento', minWidth: 200 },
        { name: 'material', label: 'Material', minWidth: 240 },
        { name: 'amount', label: 'Quantidade', kind: 'number', width: 140 },
        { name: 'day', label: 'Data', kind: 'date', width: 130 },
      ],
      dataSource: stockSource,
    },
  },
  kinds: {
    summary: 'Cells of each kind; the last two can be changed.',
    properties: {
      label: 'Fornecedores',
      rowKey: 'code',
      columns: [
        { name: 'name', label: 'Fornecedor', minWidth: 200, level: 'level' },
        { name: 'lead', label: 'Prazo em dias', kind: 'number' },
        { name: 'since', label: 'Desde', kind: 'date' },
        { name: 'status', label: 'Situação', kind: 'boolean' },
        { name: 'picture', label: 'Logotipo', kind: 'image', width: 100 },
        { name: 'approved', label: 'Aprovado', kind: 'checkbox', editable: true, width: 110 },
        { name: 'receives', label: 'Recebe pedidos', kind: 'toggle', editable: true, width: 150 },
      ],
      rows: [
        {
          code: 1,
          name: 'Grupo Vale',
          level: 0,
          lead: 12,
          since: '2019-03-05',
          status: 'A',
          picture: '',
          approved: 'S',
          receives: true,
        },
        {
          code: 2,
          name: 'Couraria Vale',
          level: 1,
          lead: 8,
          since: '2021-07-19',
          status: 'A',
          approved: 'N',
          receives: true,
        },
        {
          code: 3,
          name: 'Curtume Vale Sul',
          level: 1,
          lead: 21,
          since: '2016-11-30',
          status: 'I',
          approved: 'N',
          receives: false,
        },
      ],
    },
    userActions: {
      'dass-cell-change': (element, user) => user.click(user.find(element, '.rows-sheet .checkbox')),
    },
  },
  cells: {
    summary: 'Cells of the application: a link, and a text that shows how much of the stock is left.',
    properties: {
      label: 'Estoque mínimo',
      rowKey: 'code',
      columns: [
        {
          name: 'code',
          label: 'Código',
          width: 140,
          cell: (row: StockRow) => {
            const link = document.createElement('a');
            link.href = `#${row.code}`;
            link.tabIndex = -1;
            link.textContent = row.code;
            return link;
          },
        },
        { name: 'name', label: 'Descrição', minWidth: 200 },
        {
          name: 'stock',
          label: 'Estoque',
          kind: 'number',
          sortable: true,
          cell: (row: StockRow, value: unknown) => `${String(value)} de ${row.minimum} ${row.unit}`,
        },
      ],
      rows: [
        { code: 'CO-2104', name: 'Couro bovino preto', stock: 120, minimum: 80, unit: 'm²' },
        { code: 'LI-0310', name: 'Linha de poliéster 40', stock: 12, minimum: 36, unit: 'kg' },
        { code: 'SO-7781', name: 'Solado de borracha 39', stock: 400, minimum: 400, unit: 'par' },
      ],
    },
    react: {
      columns: `[
  {
    name: 'code',
    label: 'Código',
    width: 140,
    renderCell: (row) => (
      <a href={'#' + row.code} tabIndex={-1}>
        {row.code}
      </a>
    ),
  },
  { name: 'name', label: 'Descrição', minWidth: 200 },
  {
    name: 'stock',
    label: 'Estoque',
    kind: 'number',
    sortable: true,
    renderCell: (row, value) => \`\${value} de \${row.minimum} \${row.unit}\`,
  },
]`,
    },
  },
  editing: {
    summary: 'Editing: cells of each kind, ranges, undo, and pasting from a spreadsheet.',
    properties: {
      label: 'Pedido de compra',
      rowKey: 'code',
      cellSelection: true,
      columns: [
        { name: 'code', label: 'Código', width: 110 },
        { name: 'name', label: 'Material', minWidth: 200, editable: true, required: true },
        {
          name: 'amount',
          label: 'Quantidade',
          kind: 'number',
          editable: true,
          validate: (value: unknown) => (Number(value) > 0 ? undefined : 'A quantidade é maior que zero'),
        },
        { name: 'unit', label: 'Unidade', editable: true, options: ['kg', 'm', 'm²', 'par', 'peça'] },
        { name: 'price', label: 'Preço', kind: 'number', editable: true },
        { name: 'due', label: 'Entrega', kind: 'date', editable: true, width: 180 },
        { name: 'urgent', label: 'Urgente', kind: 'checkbox', editable: true, width: 110 },
      ],
      rows: [
        {
          code: 'CO-2104',
          name: 'Couro bovino preto',
          amount: 120,
          unit: 'm²',
          price: 84.9,
          due: '2026-12-04',
          urgent: 'S',
        },
        {
          code: 'LI-0310',
          name: 'Linha de poliéster 40',
          amount: 36,
          unit: 'kg',
          price: 42.5,
          due: '2026-12-11',
          urgent: 'N',
        },
        {
          code: 'SO-7781',
          name: 'Solado de borracha 39',
          amount: 400,
          unit: 'par',
          price: 11.2,
          due: '2027-01-08',
          urgent: 'N',
        },
        {
          code: 'FI-0042',
          name: 'Fivela niquelada 20 mm',
          amount: 800,
          unit: 'peça',
          price: 1.35,
          due: '2026-12-18',
          urgent: 'N',
        },
      ],
    },
    userActions: {
      'dass-cells-change': async (element, user) => {
        await user.click(user.find(element, '.rows-sheet .end'));
        for (const key of ['Shift+ArrowDown', 'Control+d']) await user.press(key);
      },
    },
  },
  summaries: {
    summary: 'Sums and other values in the footer, export, and settings of the user that last.',
    properties: {
      ...{ label: 'Materiais', rows, selection: 'multiple', exportable: true, settingsKey: 'examples.materials' },
      columns: columns.map((column) =>
        column.name === 'price' ? { ...column, summary: ['sum', 'average', 'min', 'max'] } : column,
      ),
    },
    userActions: {
      'dass-export': async (element, user) => {
        const exported = new Promise<void>((resolve) => {
          const onExport = (event: Event): void => {
            // The browser saves no file in the example.
            event.preventDefault();
            resolve();
          };
          element.addEventListener('dass-export', onExport, { once: true });
        });
        await user.click(user.find(element, '.options'));
        await user.click(await entryOf(element, 'Exportar como CSV'));
        await exported;
      },
    },
  },
  filtered: {
    summary: 'What a filter finds in one column, sorted by two.',
    properties: {
      ...{ label: 'Materiais', columns, rows, filter: 'couro', filterFields: ['name'] },
      sorting: [
        { column: 'active', direction: 'descending' },
        { column: 'price', direction: 'ascending' },
      ],
    },
    userActions: {
      'dass-filter-change': async (element, user) => {
        element.filter = 'coro';
        await shownIn(element, '.suggestion');
        await user.click(user.find(element, '.suggestion'));
      },
    },
  },
  columnFilters: {
    summary: 'Filters of columns: by words, numbers, dates, lists and flags.',
    properties: {
      label: 'Materiais',
      rows: rows.map((row, at) => ({
        ...row,
        active: row.status === 'active',
        revised: new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString().slice(0, 10),
      })),
      columns: [
        ...columns.map((column) => ({ ...column, filter: column.name === 'unit' ? 'list' : true })),
        { name: 'revised', label: 'Revisado', kind: 'date', filter: true, sortable: true },
        { name: 'active', label: 'Ativo', kind: 'boolean', filter: true },
      ],
      filters: [
        { column: 'price', from: 10, to: 400 },
        { column: 'unit', values: ['m', 'm²', 'par'] },
      ],
    },
    userActions: {
      'dass-filters': async (element, user) => {
        await shownIn(element, '.filters dass-chip');
        await user.click(user.find(user.find(element, '.filters dass-chip'), '.remove'));
      },
    },
  },
  menus: {
    summary: 'Context menus of headings and rows, with entries of the application.',
    properties: {
      ...{ label: 'Materiais', columns, rows, selection: 'multiple', exportable: true },
      rowActions: () => [
        { id: 'order', label: 'Pedir ao fornecedor' },
        { id: 'block', label: 'Bloquear material', danger: true },
      ],
    },
    userActions: {
      'dass-row-action': async (element, user) => {
        element.focus();
        await user.press('Shift+F10');
        await user.click(await entryOf(element, 'Pedir ao fornecedor', '.context-menu'));
      },
    },
  },
  details: {
    summary: 'Details below a row, of any height.',
    properties: {
      ...{ label: 'Materiais', columns, rows, openDetails: [2] },
      renderDetails: ({ supplier, price, unit }: (typeof rows)[number]) => {
        const details = document.createElement('p');
        const button = document.createElement('dass-button');
        button.textContent = 'Pedir ao fornecedor';
        details.append(`${supplier} · ${price} / ${unit} `, button);
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
  single: {
    summary: 'One row to choose, in a table of a fixed height.',
    properties: { label: 'Materiais', columns, rows, selection: 'single', selected: [3] },
  },
  cards: {
    summary: 'A card for each row, as on a phone.',
    properties: { label: 'Materiais', columns, rows, layout: 'cards' },
  },
  busy: { summary: 'Rows load.', properties: { label: 'Materiais', columns, busy: true } },
  failed: {
    summary: 'The rows could not be loaded.',
    properties: { label: 'Materiais', columns, error: 'Os materiais não foram carregados.' },
    userActions: { 'dass-retry': (element, user) => user.click(user.find(element, '.retry')) },
  },
  empty: { summary: 'No rows.', properties: { columns, label: 'Materiais' } },
});
