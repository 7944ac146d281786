import { expect } from 'chai';
import './data-table.js';
import type { DassDataTable } from './data-table.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { itNeeds } from '../../../test/support/engine.js';
import {
  loadedAhead,
  materialColumns,
  names,
  press,
  row,
  said,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, middle, until, user } from '../../../test/support/user.js';

const columns = [
  ...materialColumns,
  { name: 'id', label: 'Código', width: 140 },
  { name: 'isActive', label: 'Situação', width: 190, filter: 'text' },
];
const show = async (properties: Record<string, unknown> = {}): Promise<DassDataTable> => {
  const element = await showTable({ columns, layout: 'table', ...properties });
  await loadedAhead(element);
  await until('the menu is ready', () =>
    element.shadowRoot?.adoptedStyleSheets.some(({ cssRules }) =>
      [...cssRules].some((rule) => (rule as CSSStyleRule).selectorText === '.drop-line'),
    ),
  );
  return element;
};
const headings = (element: Element): (string | null)[] =>
  findAll(element, '.heading').map((heading) => heading.ariaLabel ?? textOf(heading));
const entries = (element: Element): HTMLElement[] =>
  findAll(element, '.context-menu').flatMap((menu) =>
    findAll(menu, '[role=menuitem]').filter((one) => one.checkVisibility()),
  );
const isOpen = (element: Element) => until('the menu is open', () => entries(element).length > 0);
const choose = async (element: Element, label: string): Promise<void> => {
  await isOpen(element);
  await user.click(entries(element).find((entry) => textOf(entry) === label) as HTMLElement);
};
const rightClick = (target: Element, modifiers: readonly 'Shift'[] = []): Promise<void> =>
  (user.click as (target: Element, options: object) => Promise<void>)(target, { button: 'right', modifiers });
/** Returns whether the menu of the next right click was left to the browser. Firefox fires no event with Shift. */
function watchRightClick(): () => boolean {
  let isPrevented = false;
  const listen = (event: Event): void => {
    isPrevented = event.defaultPrevented;
    // The menu of the browser would stay open.
    event.preventDefault();
  };
  addEventListener('contextmenu', listen, { once: true });
  return () => {
    removeEventListener('contextmenu', listen);
    return !isPrevented;
  };
}

describe('dass-data-table, moving headings', () => {
  it('[TB-13] moves a column by keys, keeps it active, and announces its position', async () => {
    const element = await show();
    const changes = listen(element, 'dass-columns-change');
    element.focus();
    await press('Control+Home', 'ArrowUp', 'End', 'Control+Shift+ArrowLeft');
    await until('moved', () => headings(element)[2] === 'Situação');
    expect(headings(element)).to.deep.equal(['Nome', 'Preço', 'Situação', 'Código']);
    await said('Situação: posição 3 de 4');
    await press('Control+Shift+ArrowLeft', 'Control+Shift+ArrowLeft');
    expect(headings(element), 'not before the first one').to.deep.equal(['Nome', 'Situação', 'Preço', 'Código']);
    expect(find(element, '.heading.active').ariaLabel).to.equal('Situação');
    await press('Control+Shift+ArrowRight');
    expect(headings(element)).to.deep.equal(['Nome', 'Preço', 'Situação', 'Código']);
    expect(changes.length).to.equal(3);
    expect(element.columnSettings.map(({ name, width }) => [name, width])).to.deep.equal([
      ['name', undefined],
      ['price', undefined],
      ['isActive', 190],
      ['id', 140],
    ]);
  });

  it('[TB-13] leaves the first and a pinned column where they are', async () => {
    const element = await show({ columns: [...columns.slice(0, 3), { name: 'isActive', isPinned: true }] });
    element.focus();
    await press('Control+Home', 'ArrowUp', 'End', 'Control+Shift+ArrowLeft', 'ArrowLeft', 'Control+Shift+ArrowRight');
    expect(headings(element)).to.deep.equal(['Nome', 'Preço', 'Código', 'isActive']);
    await press('Home', 'Control+Shift+ArrowRight');
    expect(element.columnSettings).to.deep.equal([]);
  });

  it('[TB-13] moves a column by dragging its heading with the mouse, which does not sort', async () => {
    const element = await show();
    await user.drag(middle(find(element, '#head-1')), middle(find(element, '#head-3')));
    expect(headings(element)).to.deep.equal(['Nome', 'Código', 'Situação', 'Preço']);
    expect([element.sorting, findAll(element, '.drop-line, .dragged')]).to.deep.equal([[], []]);
    await user.drag(middle(find(element, '#head-0')), middle(find(element, '#head-2')));
    expect(headings(element)[0]).to.equal('Nome');
    const { x, y } = middle(find(element, '#head-3'));
    await user.drag({ x, y }, { x: x + 12, y });
    expect(element.sorting, 'dropped where it was').to.deep.equal([]);
    await user.click(find(element, '#head-3'));
    expect(element.sorting).to.deep.equal([{ column: 'price', direction: 'ascending' }]);
  });

  it('[TB-13] shows where the column would be, and Escape cancels', async () => {
    const element = await show();
    const [from, to] = [middle(find(element, '#head-3')), middle(find(element, '#head-2'))];
    let hasLine = false;
    const escape = (): void => {
      if (findAll(element, '.drop-line').length === 0) return;
      hasLine = true;
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    };
    addEventListener('pointermove', escape);
    await user.drag(from, to);
    removeEventListener('pointermove', escape);
    expect(hasLine).to.equal(true);
    expect([element.columnSettings.length, findAll(element, '.drop-line, .dragged').length]).to.deep.equal([0, 0]);
  });

  itNeeds('touch', '[TB-13] opens the menu where a finger rests on a heading', async () => {
    const element = await show();
    const start = performance.now();
    await user.longPress(find(element, '#head-2'), () => performance.now() - start > 700);
    await isOpen(element);
    expect(textOf(entries(element)[0] as HTMLElement)).to.equal('Mover para a esquerda');
    await press('Escape');
  });
});

describe('dass-data-table, context menu', () => {
  const warnings = collectConsole(/<dass-data-table> |rowActions/);
  afterEach(() => void warnings.messages());

  it('[TB-13] offers for a heading by Shift+F10 what can be done with its column', async () => {
    const element = await show();
    element.focus();
    await press('Control+Home', 'ArrowUp', 'End', 'Shift+F10');
    await isOpen(element);
    expect(entries(element).map(textOf)).to.deep.equal([
      ...['Filtrar…', 'Mover para a esquerda', 'Mover para a direita', 'Ajustar largura ao conteúdo', 'Ocultar coluna'],
    ]);
    expect(entries(element)[2]?.ariaDisabled).to.equal('true');
    await press('ArrowDown', 'Enter');
    await until('moved', () => headings(element)[2] === 'Situação');
    expect(element.shadowRoot?.activeElement?.getAttribute('role')).to.equal('grid');
    await press('Shift+F10');
    await choose(element, 'Ocultar coluna');
    expect(headings(element)).to.deep.equal(['Nome', 'Preço', 'Código']);
    await said('Situação: coluna ocultada');
    await press('Shift+F10');
    await choose(element, 'Restaurar colunas');
    expect([headings(element).length, element.columnSettings]).to.deep.equal([4, []]);
  });

  it('[TB-13] sorts, filters and fits a column by right click on its heading', async () => {
    const element = await show();
    const sorted = listen(element, 'dass-sort');
    await rightClick(find(element, '#head-1'));
    await choose(element, 'Ordem decrescente');
    expect(element.sorting).to.deep.equal([{ column: 'price', direction: 'descending' }]);
    expect([names(element)[0], sorted.length]).to.deep.equal(['Couro bovino', 1]);
    await rightClick(find(element, '#head-2'));
    await choose(element, 'Ajustar largura ao conteúdo');
    expect(find(element, '#head-2').offsetWidth).to.be.below(120);
    expect(element.sorting.length).to.equal(1);
    await rightClick(find(element, '#head-3'));
    await choose(element, 'Filtrar…');
    await until('the filter is shown', () => findAll(element, '.filter-form').length === 1);
  });

  it('[TB-13] offers for a row what can be done with it, and the entries of the application', async () => {
    const calls: unknown[] = [];
    const element = await show({
      selection: 'multiple',
      exportable: true,
      rowActions: (one: object, key: string) => {
        calls.push([one, key]);
        return [
          { id: 'open', label: 'Abrir pedido' },
          { id: 'remove', label: 'Excluir', danger: true, disabled: true },
          ...[null, 7, { id: 'x' }, { label: 'x' }],
        ];
      },
    });
    const [chosen, selected] = [listen(element, 'dass-row-action'), listen(element, 'dass-select-rows')];
    await rightClick(find(row(element, 'Nylon'), '.end'));
    await isOpen(element);
    expect(entries(element).map(textOf)).to.deep.equal([
      ...['Copiar linha', 'Selecionar linha', 'Exportar como CSV', 'Exportar para o Excel'],
      ...['Abrir pedido', 'Excluir', 'Opções da tabela'],
    ]);
    expect(calls).to.deep.equal([[element.rows[2], 'TX-4']]);
    await choose(element, 'Abrir pedido');
    expect(chosen.map(({ detail }) => detail)).to.deep.equal([{ id: 'open', row: element.rows[2], key: 'TX-4' }]);
    await press('ContextMenu');
    await choose(element, 'Selecionar linha');
    expect([element.selectedKeys, selected.length]).to.deep.equal([['TX-4'], 1]);
    await press('Shift+F10');
    await choose(element, 'Opções da tabela');
    await until('the options are open', () =>
      findAll(find(element, '.options'), '[role=menuitem]').some((one) => one.checkVisibility()),
    );
  });

  it('[TB-13] keeps its own entries when the function of the application throws', async () => {
    const element = await show({
      rowActions: () => {
        throw new Error('broken');
      },
    });
    element.focus();
    await press('Shift+F10');
    await isOpen(element);
    expect(entries(element).map(textOf)).to.deep.equal(['Copiar linha', 'Opções da tabela']);
  });

  it('[TB-13] leaves Shift with a right click, selected texts, controls and empty places to the browser', async () => {
    const element = await show({
      columns: [
        ...columns,
        {
          name: 'link',
          cell: () => {
            const link = document.createElement('a');
            link.href = '#x';
            link.textContent = 'abrir';
            return link;
          },
        },
      ],
    });
    const cell = find(row(element, 'Nylon'), '.end');
    for (const [target, modifiers] of [
      [cell, ['Shift']],
      [find(row(element, 'Nylon'), 'a'), []],
      [find(element, '.footer'), []],
    ] as const) {
      const isLeft = watchRightClick();
      await rightClick(target, modifiers);
      expect(isLeft()).to.equal(true);
    }
    const range = document.createRange();
    range.selectNodeContents(cell);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    const isLeft = watchRightClick();
    const { right, top } = range.getBoundingClientRect();
    cell.dispatchEvent(
      new MouseEvent('contextmenu', {
        bubbles: true,
        composed: true,
        cancelable: true,
        clientX: right - 2,
        clientY: top + 2,
      }),
    );
    expect(isLeft()).to.equal(true);
    expect(entries(element)).to.deep.equal([]);
    getSelection()?.removeAllRanges();
    const isOwnLeft = watchRightClick();
    await rightClick(cell);
    await isOpen(element);
    expect(isOwnLeft()).to.equal(false);
  });

  itNeeds('touch', '[TB-13] opens where a finger rests on a row, also on a card, and does not click it', async () => {
    for (const layout of ['table', 'cards']) {
      const element = await show({ layout });
      const clicks = listen(element, 'dass-row-click');
      const start = performance.now();
      await user.longPress(find(row(element, 'Nylon'), '.end'), () => performance.now() - start > 700);
      await isOpen(element);
      expect([textOf(entries(element)[0] as HTMLElement), clicks.length]).to.deep.equal(['Copiar linha', 0]);
      element.remove();
    }
  });
});
