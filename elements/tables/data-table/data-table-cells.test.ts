import { expect } from 'chai';
import { html } from 'lit';
import './data-table.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import {
  active,
  cells,
  materials,
  press,
  renderedRows,
  row,
  said,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, focused, until, user } from '../../../test/support/user.js';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const column = (kind: string, more: object = {}): object[] => [
  { name: 'name', label: 'Nome' },
  { name: 'value', label: 'Valor', kind, ...more },
];
const withValues = (...values: unknown[]): object[] => values.map((value, id) => ({ id, name: `R${id}`, value }));
const valueCells = (element: Element): HTMLElement[] =>
  renderedRows(element).map((one) => cells(one)[1] as HTMLElement);
const checked = (element: Element): (string | null)[] =>
  valueCells(element).map((cell) => find(cell, '[role=checkbox], [role=switch]').ariaChecked);

describe('dass-data-table, kinds of cells', () => {
  const warnings = collectConsole(/<dass-data-table> /);

  it('[LK-03] shows numbers and dates in the language of the user', async () => {
    const columns = [
      { name: 'name', label: 'Nome' },
      { name: 'price', label: 'Preço', kind: 'number' },
      { name: 'date', label: 'Data', kind: 'date' },
    ];
    const element = await showTable({ columns, rows: [{ id: 1, name: 'A', price: 1234.5, date: '2026-03-05' }] });
    expect(cells(renderedRows(element)[0] as Element).map(textOf)).to.deep.equal(['A', '1.234,5', '05/03/2026']);
  });

  for (const [kind, role] of [
    ['Checkbox', 'checkbox'],
    ['Toggle', 'switch'],
  ] as const)
    it(`[LK-03] ${kind} shows flags of a server, and any other value as no`, async () => {
      const element = await showTable({ rows: withValues('talvez', undefined, {}, []), columns: column(kind) });
      expect(checked(element)).to.deep.equal(Array(4).fill('false'));
      element.rows = withValues(true, 'S', 1, 'A', false, 'N', 0, 'I');
      await element.updateComplete;
      expect(checked(element)).to.deep.equal([...Array(4).fill('true'), ...Array(4).fill('false')]);
      const box = find(valueCells(element)[0] as Element, `[role=${role}]`);
      expect([box.ariaLabel, box.ariaReadOnly]).to.deep.equal(['Valor', 'true']);
      await user.click(box);
      expect(checked(element)[0], 'read-only').to.equal('true');
    });

  it('[LK-03] Boolean shows a chip for a flag, and another value as text', async () => {
    const rows = withValues(true, 0, 'A', 'I', 'talvez', undefined);
    const element = await showTable({ rows, columns: column('Boolean') });
    expect(valueCells(element).map(textOf)).to.deep.equal(['Sim', 'Não', 'Ativo', 'Inativo', 'talvez', '']);
  });

  it('[LK-03] Image shows an image, and a frame for one that does not load or is unsafe', async () => {
    const rows = withValues(pixel, '/does-not-exist.png', 'javascript:alert(1)', undefined, { x: 1 });
    const element = await showTable({ rows, columns: column('Image') });
    const shown = (cell: Element): string =>
      find<HTMLImageElement>(cell, 'img').hidden ? (find(cell, '.no-image').ariaLabel ?? '') : 'image';
    const none = 'Sem imagem';
    await until('the image has loaded', () => shown(valueCells(element)[0] as Element) === 'image');
    expect(valueCells(element).map(shown)).to.deep.equal(['image', none, none, none, none]);
    expect(find(valueCells(element)[2] as Element, 'img').hasAttribute('src')).to.equal(false);
  });

  it('warns of an unknown kind and shows text', async () => {
    const element = await showTable({ rows: withValues('x'), columns: column('Video') });
    expect(valueCells(element).map(textOf)).to.deep.equal(['x']);
    expect(warnings.messages()).to.deep.equal([
      "[dass] <dass-data-table> Column 'value' cannot be of the kind string Video; it shows text.",
    ]);
  });

  it('[LK-08] indents a column by 25 px a level', async () => {
    const rows = [0, 1, 2, 'x', -1].map((level, id) => ({ id, name: `N${String(level)}`, level }));
    const columns = [{ name: 'name', label: 'Nome', level: 'level' }];
    const element = await showTable({ rows, columns });
    const indents = renderedRows(element).map((one) =>
      Number.parseFloat(getComputedStyle(find(one, '.first')).paddingInlineStart),
    );
    const [none = 0] = indents;
    expect(indents.map((indent) => indent - none)).to.deep.equal([0, 25, 50, 0, 0]);
  });
});

describe('dass-data-table, changing a cell', () => {
  it('changes a checkbox and a toggle by click, Space and Enter, in the words of the server', async () => {
    const columns = [
      { name: 'name', label: 'Nome' },
      { name: 'isApproved', label: 'Aprovado', kind: 'checkbox', editable: true },
    ];
    const element = await showTable({ columns });
    const events = listen(element, 'dass-cell-change');
    const clicked = listen(element, 'dass-row-click');
    const box = (name: string): HTMLElement => find(row(element, name), '[role=checkbox]');
    await user.click(box('Nylon'));
    expect(box('Nylon').ariaChecked).to.equal('true');
    const changed = { row: materials[2], key: 'TX-4', column: 'isApproved', value: 'S', previous: 'N' };
    expect(events[0]?.detail).to.deep.include(changed);
    expect(clicked, 'a change is no click on the row').to.have.length(0);
    await said('Aprovado: Sim');
    await press('Space');
    expect(box('Nylon').ariaChecked).to.equal('false');
    expect((events[1]?.detail as { value: unknown }).value).to.equal('N');
    await press('ArrowDown', 'Enter');
    expect(box('Couro estonado').ariaChecked).to.equal('false');
    expect(materials[3]?.isApproved, 'the row is not changed').to.equal('S');
    element.rows = materials.map((one) => ({ ...one }));
    await element.updateComplete;
    expect(box('Couro estonado').ariaChecked, 'new rows have their own values').to.equal('true');
  });

  it('keeps the value when the application prevents the change', async () => {
    const element = await showTable({ columns: column('toggle', { editable: true }), rows: withValues(true) });
    element.addEventListener('dass-cell-change', (event) => event.preventDefault());
    await user.click(find(element, '[role=switch]'));
    expect(checked(element)).to.deep.equal(['true']);
  });

  it('selects the row with Space in another cell, and with Ctrl+Space in this one', async () => {
    const element = await showTable({
      columns: column('checkbox', { editable: true }),
      rows: withValues(false, false),
      selection: 'multiple',
    });
    element.focus();
    await press('Space');
    expect([element.selectedKeys, checked(element)]).to.deep.equal([['0'], ['false', 'false']]);
    await press('ArrowRight', 'Space');
    expect([element.selectedKeys, checked(element)]).to.deep.equal([['0'], ['true', 'false']]);
    await press('Control+Space');
    expect([element.selectedKeys, checked(element)]).to.deep.equal([[], ['true', 'false']]);
  });
});

describe('dass-data-table, cells of the application', () => {
  it('renders templates with controls, which Enter enters and Escape leaves', async () => {
    let pressed = 0;
    const columns = [
      { name: 'name', label: 'Nome' },
      {
        name: 'action',
        label: 'Ação',
        cell: (one: { name: string }) =>
          html`<button tabindex="-1" @click=${() => pressed++}>Abrir ${one.name}</button>`,
      },
    ];
    const element = await showTable({ columns });
    const activated = listen(element, 'dass-row-activate');
    const clicked = listen(element, 'dass-row-click');
    await user.click(find(row(element, 'Nylon'), 'button'));
    expect([pressed, clicked.length]).to.deep.equal([1, 0]);
    await press('Escape');
    expect(active(element)).to.equal('Abrir Nylon');
    await press('Enter');
    expect(focused()?.textContent).to.equal('Abrir Nylon');
    await press('Enter');
    expect([pressed, activated.length]).to.deep.equal([2, 0]);
  });

  it('show a text as it is, and a node; nothing for `undefined`', async () => {
    const given = { text: '<b>1</b> de 2', node: undefined as unknown, none: undefined };
    given.node = Object.assign(document.createElement('em'), { textContent: '<i>baixo</i>' });
    const columns = [
      { name: 'name', label: 'Nome' },
      ...(['text', 'node', 'none'] as const).map((name) => ({ name, cell: () => given[name] })),
    ];
    const element = await showTable({ columns, rows: [{ id: 1, name: 'Nylon' }] });
    const [, text, node, none] = cells(row(element, 'Nylon'));
    expect([text!.textContent.trim(), text!.querySelector('b')]).to.deep.equal(['<b>1</b> de 2', null]);
    expect([node!.querySelector('em')?.textContent, none!.textContent.trim()]).to.deep.equal(['<i>baixo</i>', '']);
  });
});
