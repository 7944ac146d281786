import { expect } from 'chai';
import { chooseOptions, pickListLabels, tableRows } from '../../../testing/dom.js';
import { keep, mountHtml, rendered } from '../../../test/support/fixture.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { deepActiveElement } from '../focus/focus-return.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { find, findAll, middle, painted, until, user } from '../../../test/support/user.js';
import type { DassSelectList } from '../../fields/select-list/select-list.js';
import type { DassPickList } from '../../picking/pick-list/pick-list.js';
import type { DassDataTable } from '../../tables/data-table/data-table.js';
import '../../controls/button/button.js';
import '../../controls/menu/menu.js';
import '../../controls/tabs/tabs.js';
import '../../fields/check-list/check-list.js';
import '../../fields/language-picker/language-picker.js';
import '../../fields/select-list/select-list.js';
import '../../files/carousel/carousel.js';
import '../../files/files-dialog/files-dialog.js';
import '../../files/upload/upload.js';
import '../../messages/message-dialog/message-dialog.js';
import '../../navigation/header-layout/header-layout.js';
import '../../navigation/menu-drawer/menu-drawer.js';
import '../../navigation/notification-list/notification-list.js';
import '../../picking/pick-list/pick-list.js';
import '../../picking/pick-list-dialog/pick-list-dialog.js';
import '../../records/lookup/lookup.js';
import '../../records/translation-dialog/translation-dialog.js';
import '../../tables/data-table/data-table.js';
import '../../tables/hierarchy-table/hierarchy-table.js';

const materials = [
  { id: 1, label: 'Palmilha de EVA' },
  { id: 2, label: 'Cabedal de couro' },
  { id: 3, label: 'Solado de borracha' },
];
const script = (data: unknown): string =>
  `<script type="application/json" slot="data">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const pickList = (data: unknown): Promise<DassPickList> =>
  mountHtml<DassPickList>(`<dass-pick-list label="Materiais" name="materials">${script(data)}</dass-pick-list>`);
const selectList = (attributes: string): Promise<DassSelectList> =>
  mountHtml<DassSelectList>(`<dass-select-list label="Material" ${attributes}></dass-select-list>`);
/** The text in the shadow trees of an element: what its scripts contain is not shown. */
const textOf = (element: Element): string =>
  findAll(element, '*')
    .filter((child) => !child.matches('style, script'))
    .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
    .map(({ data }) => data)
    .join(' ');
/** What the user sees of it: its text, the values of its inputs, and the labels of its chips. */
const shownText = (element: Element): string =>
  [
    textOf(element),
    ...findAll<HTMLInputElement>(element, 'input').map(({ value }) => value),
    ...findAll<HTMLElementTagNameMap['dass-chip']>(element, 'dass-chip').map(({ label }) => label),
  ].join(' ');
const labelsOf = ({ options }: DassSelectList): string =>
  options.map((option) => (option as { label: string }).label).join();

describe('Data in a script child', () => {
  it('are read by elements of each family: a list for the main property, or an object with names of properties', async () => {
    const columns = [{ name: 'name', label: 'Nome' }];
    const shoes = [
      { id: 1, name: 'Tênis' },
      { id: 2, name: 'Sandália' },
    ];
    const parts = [
      { id: 1, name: 'Tênis' },
      { id: 2, name: 'Solado', parentId: 1 },
    ];
    const page = await mountHtml(`<div>
      <dass-pick-list label="Materiais">${script(materials)}</dass-pick-list>
      <dass-data-table label="Produtos">${script({ columns, rows: shoes })}</dass-data-table>
      <dass-hierarchy-table label="Estrutura">${script({ columns, rows: parts, fields: { id: 'id', parentId: 'parentId' }, expanded: [1] })}</dass-hierarchy-table>
      <dass-menu-drawer open>${script([{ id: 'a', label: 'Compras', url: '/compras' }])}</dass-menu-drawer>
      <dass-select-list label="Material">${script({ options: materials, value: 2 })}</dass-select-list>
      <dass-lookup label="Fornecedor">${script({ tableColumns: columns, tableValues: shoes, fieldId: 'id', fieldLabel: 'name', value: 2 })}</dass-lookup>
    </div>`);
    await rendered(page);
    const labels = materials.map(({ label }) => label);
    expect(await pickListLabels(find(page, 'dass-pick-list'), 'available')).to.deep.equal(labels);
    expect(await tableRows(find(page, 'dass-data-table'))).to.deep.equal([['Tênis'], ['Sandália']]);
    expect(await tableRows(find(page, 'dass-hierarchy-table'))).to.deep.equal([['Tênis'], ['Solado']]);
    const entry = find<HTMLAnchorElement>(find(page, 'dass-menu-drawer'), 'a[href$="/compras"]');
    expect(entry.textContent.trim()).to.equal('Compras');
    const field = find(page, 'dass-select-list');
    expect(find<HTMLInputElement>(field, '[role=combobox]').value).to.equal('Cabedal de couro');
    await chooseOptions(field, 'Solado de borracha');
    expect(find<HTMLInputElement>(field, '[role=combobox]').value).to.equal('Solado de borracha');
    const chip = find<HTMLElementTagNameMap['dass-chip']>(find(page, 'dass-lookup'), 'dass-chip');
    expect(chip.label).to.equal('Sandália');
  });

  it('are submitted with the form', async () => {
    const form = await mountHtml<HTMLFormElement>(
      `<form><dass-pick-list label="Materiais" name="material">${script({ items: materials, selected: [3, 1] })}</dass-pick-list></form>`,
    );
    await rendered(form);
    expect(new FormData(form).getAll('material')).to.deep.equal(['3', '1']);
    await user.click(findAll(form, '[role=option]').find((option) => option.textContent.includes('Cabedal'))!);
    await user.press('Enter');
    expect(new FormData(form).getAll('material')).to.have.members(['3', '1', '2']);
  });

  it('are read again when the script is edited or replaced', async () => {
    const element = await pickList([materials[0]]);
    expect(element.items).to.deep.equal([materials[0]]);
    element.querySelector('script')!.textContent = JSON.stringify([materials[1]]);
    await until('the edited script is read', () => element.items[0] && textOf(element).includes('Cabedal'));
    element.innerHTML = script([materials[2]]);
    await until('the other script is read', () => textOf(element).includes('Solado'));
  });

  it('are read when the script is added to an element without data, and when the element is defined later', async () => {
    const element = keep(document.body.appendChild(document.createElement('dass-pick-list')));
    await rendered(element);
    element.innerHTML = script(materials);
    await until('the script is read', () => element.items.length === 3);

    const late = await mountHtml(`<dass-late-data>${script([1, 2])}</dass-late-data>`);
    class LateData extends (customElements.get('dass-pick-list') as typeof DassPickList) {}
    customElements.define('dass-late-data', LateData);
    await until('the script is read', () => (late as unknown as LateData).items.length === 2);
  });

  it('are read while the document arrives in parts', async () => {
    const frame = keep(document.body.appendChild(document.createElement('iframe')));
    const page = frame.contentDocument!;
    page.open();
    const errors: unknown[] = [];
    (frame.contentWindow as unknown as typeof globalThis).console.error = (...words) => errors.push(words);
    page.write('<!doctype html><script>var loaded = import("/elements/picking/pick-list/pick-list.ts")</script>');
    await (frame.contentWindow as unknown as { loaded: Promise<unknown> }).loaded;
    page.write('<dass-pick-list label="Materiais">');
    await painted();
    page.write('<script type="application/json" slot="data">[{"id": 1, "la');
    await painted();
    expect(page.readyState).to.equal('loading');
    page.write('bel": "Palmilha"}]</scr' + 'ipt>');
    const element = find<DassPickList>(page, 'dass-pick-list');
    await until('the script is read before the document is complete', () => element.items.length === 1);
    expect(page.readyState).to.equal('loading');
    page.write('</dass-pick-list>');
    page.close();
    expect(errors).to.deep.equal([]);
  });

  it('do not replace a value that the application sets meanwhile, or sets later', async () => {
    const own = [{ id: 9, label: 'Atacador' }];
    const element = keep(document.createElement('dass-pick-list'));
    element.innerHTML = script({ items: materials, label: 'Materiais' });
    document.body.append(element);
    element.items = own;
    await rendered(element);
    await painted();
    expect([element.items, element.label]).to.deep.equal([own, 'Materiais']);
    element.label = 'Outros';
    element.remove();
    document.body.append(element);
    await rendered(element);
    expect([element.items, element.label]).to.deep.equal([own, 'Outros']);
  });

  it('set documented properties only, never a function; the console names the nearest property', async () => {
    const element = document.createElement('dass-data-table');
    const loadRows = (): Promise<never> => new Promise(() => {});
    element.loadRows = loadRows;
    const messages = await expectConsole(/<dass-data-table> <script slot="data">/, async () => {
      element.innerHTML = script(
        '{"row": [], "innerHTML": "<b>x</b>", "onclick": "x()", "style": "", "__proto__": {}, "loadRows": 1, "toggleAttribute": 1}',
      );
      keep(document.body.appendChild(element));
      await rendered(element);
    });
    const list = messages.join('\n');
    expect(messages).to.have.length(7);
    expect(list).to.contain("'row' cannot be set by JSON. Did you mean 'rows'?");
    expect(element.querySelector('b')).to.equal(null);
    expect([element.loadRows, element.onclick]).to.deep.equal([loadRows, null]);
  });

  it('that are not valid are reported with their position and the element', async () => {
    const [broken] = await expectConsole(/is not valid JSON/, () => pickList('[{"id": 1},\n{id: 2}]'));
    expect(broken).to.contain('<dass-pick-list> <script slot="data"> is not valid JSON');
    const [escaped] = await expectConsole(/is not valid JSON/, () => pickList('[{&quot;id&quot;: 1}]'));
    expect(escaped).to.contain('HTML entities are not decoded');
    await expectConsole(/must be an object, or the list of 'items'/, () => pickList('12'));
    await expectConsole(/must be an object with names of properties/, () =>
      mountHtml(`<dass-message-dialog>${script([])}</dass-message-dialog>`),
    );
  });

  it('in a wrong place are reported', async () => {
    await expectConsole(/<dass-button> has no property for lists or objects/, () =>
      mountHtml(`<dass-button>${script([])}Salvar</dass-button>`),
    );
    await expectConsole(/<template slot="data"> must be <script type="application\/json"/, () =>
      mountHtml('<dass-pick-list label="x"><template slot="data">[]</template></dass-pick-list>'),
    );
  });
});

describe('data-src', () => {
  const originalFetch = window.fetch;
  let requests: { address: string; init: RequestInit; answer(response: Response): void }[];
  beforeEach(() => {
    requests = [];
    window.fetch = (address, init = {}) =>
      new Promise((resolve) => requests.push({ address: address as string, init, answer: resolve }));
  });
  afterEach(() => (window.fetch = originalFetch));
  const request = (index: number) => until(`request ${index}`, () => requests[index]);
  const json = (data: unknown): Response => new Response(JSON.stringify(data));

  it('is the address of the data, on the origin of the page, loaded with its credentials', async () => {
    const element = await selectList('data-src="materials.json"');
    const { address, init, answer } = await request(0);
    expect(address).to.equal(new URL('materials.json', document.baseURI).href);
    expect(init).to.include({ credentials: 'same-origin', mode: 'same-origin' });
    answer(json(materials));
    await until('the options are set', () => element.options.length === 3);
  });

  it('loads again when it changes; an answer of the old address is dropped', async () => {
    const element = await selectList('data-src="/old"');
    const old = await request(0);
    element.setAttribute('data-src', '/new');
    const next = await request(1);
    next.answer(json([materials[1]]));
    await until('the new options are set', () => labelsOf(element) === 'Cabedal de couro');
    old.answer(json(materials));
    await painted();
    expect(labelsOf(element)).to.equal('Cabedal de couro');
  });

  it('does not replace a value that the application sets before the answer', async () => {
    const element = await selectList('data-src="/materials"');
    const { answer } = await request(0);
    element.options = [materials[2]];
    answer(json({ options: materials, hint: 'Do servidor' }));
    await until('the hint is set', () => element.hint === 'Do servidor');
    expect(labelsOf(element)).to.equal('Solado de borracha');
  });

  const rows = [{ id: 1, name: 'Tênis' }];
  const columns = [{ name: 'name', label: 'Nome' }];
  const isBusy = (element: Element): boolean => findAll(element, '[aria-busy=true]').length > 0;
  const isBusyAndSaysSo = (element: Element): boolean => isBusy(element) && textOf(element).includes('Carregando…');
  const hasSpinner = (element: Element): boolean => findAll(element, 'dass-spinner').length > 0;
  const entries = [{ id: 'a', label: 'Compras', url: '/compras' }];
  const notifications = [{ readed: false, createdAt: '2026-01-01', url: { url: '/a' }, data: { title: 'Pedido 1' } }];
  const files = [{ name: 'planta.zip', src: '/planta.zip' }];
  for (const [start, data, isLoading, text] of [
    ['dass-data-table', { rows, columns }, isBusyAndSaysSo, 'Tênis'],
    ['dass-hierarchy-table', { rows, columns, fields: { id: 'id' } }, isBusyAndSaysSo, 'Tênis'],
    ['dass-pick-list', materials, isBusyAndSaysSo, 'Palmilha de EVA'],
    ['dass-pick-list-dialog open', materials, isBusyAndSaysSo, 'Palmilha de EVA'],
    ['dass-check-list', materials, isBusyAndSaysSo, 'Palmilha de EVA'],
    ['dass-menu-drawer open', entries, isBusyAndSaysSo, 'Compras'],
    ['dass-menu-drawer open docked', entries, isBusyAndSaysSo, 'Compras'],
    ['dass-notification-list', notifications, isBusyAndSaysSo, 'Pedido 1'],
    ['dass-upload', files, isBusyAndSaysSo, 'planta'],
    ['dass-files-dialog open', files, isBusyAndSaysSo, 'planta'],
    ['dass-carousel', files, isBusyAndSaysSo, 'planta'],
    ['dass-tabs', [{ id: 'a', label: 'Compras' }], isBusyAndSaysSo, 'Compras'],
    [
      'dass-translation-dialog open',
      { translations: [{ codigo: 'es', traducao: 'Cuero' }], languages: [{ codigo: 'es', idioma: 'Español' }] },
      isBusyAndSaysSo,
      'Español',
    ],
    ['dass-select-list', { options: materials, value: 1 }, hasSpinner, 'Palmilha de EVA'],
    ['dass-lookup', { tableValues: rows, fieldId: 'id', fieldLabel: 'name', value: 1 }, hasSpinner, 'Tênis'],
  ] as const)
    it(`shows the loading state of <${start}> until the answer, after a retry, too`, async () => {
      const element = await mountHtml<HTMLElement & { busy?: boolean }>(
        `<${start} label="x" data-src="/data"></${start.split(' ')[0]}>`,
      );
      const first = await request(0);
      await until('it is loading', () => isLoading(element));
      expect(textOf(element)).not.to.match(/Nenhum(a linha|a notificação| arquivo| item(?! selecionado))/);
      expect(element.busy).not.to.equal(true);
      await expectConsole(/could not be loaded/, async () => {
        first.answer(new Response('', { status: 503 }));
        await until('the failure is shown', () => findAll(element, '.load-failure').length === 1);
      });
      await until('it has stopped loading', () => !isLoading(element));
      await user.click(find(element, '.load-failure button'));
      const second = await request(1);
      await until('it is loading again', () => isLoading(element));
      second.answer(json(data));
      await until('the data are shown', () => shownText(element).includes(text));
      expect(isLoading(element)).to.equal(false);
    });

  it('shows a failure of a closed dialog in the dialog when it opens, and beside the page after it closes', async () => {
    const dialog = await mountHtml<HTMLElementTagNameMap['dass-pick-list-dialog']>(
      '<dass-pick-list-dialog data-src="/data"></dass-pick-list-dialog>',
    );
    const first = await request(0);
    const failure = () => find<HTMLElement>(dialog, '.load-failure');
    await expectConsole(/could not be loaded/, async () => {
      first.answer(new Response('', { status: 503 }));
      await until('the failure is shown', () => findAll(dialog, '.load-failure').length === 1);
    });
    for (const isOpen of [true, false, true]) {
      dialog.open = isOpen;
      await dialog.updateComplete;
      expect(failure().matches('dialog *'), `open: ${isOpen}`).to.equal(isOpen);
      const { x, y } = middle(find(failure(), 'button'));
      expect(failure().contains(dialog.shadowRoot!.elementFromPoint(x, y)), `on top, open: ${isOpen}`).to.equal(true);
    }
    await user.click(find(failure(), 'button'));
    const second = await request(1);
    second.answer(json(materials));
    await until('the data are shown', () => shownText(dialog).includes('Palmilha de EVA'));
    expect(findAll(dialog, '.load-failure').length).to.equal(0);
  });

  it('of a header layout shows the loading state in its menu and in its notifications', async () => {
    const element = await mountHtml('<dass-header-layout data-src="/data" with-notifications></dass-header-layout>');
    const { answer } = await request(0);
    await user.click(find(element, 'dass-notification-bell'));
    const list = await until('the notifications are shown', () => find(element, 'dass-notification-list'));
    await until('they are loading', () => isBusyAndSaysSo(list));
    await user.press('Escape');
    await user.click(find(element, '[aria-expanded][aria-label*=enu]'));
    const menu = find(element, 'dass-menu-drawer');
    await until('the menu is loading', () => isBusyAndSaysSo(menu));
    answer(json({ menuItems: entries, notifications }));
    await until('the menu is shown', () => shownText(menu).includes('Compras'));
    expect(isBusy(element)).to.equal(false);
  });

  it('of a menu: it opens while the entries load, and moves the focus to the first one', async () => {
    const element = await mountHtml('<dass-menu data-src="/data"><button slot="anchor">Mais</button></dass-menu>');
    const { answer } = await request(0);
    await user.click(element.querySelector('button')!);
    await until('it is loading', () => isBusyAndSaysSo(element));
    expectFocus(find(element, '.menu'));
    answer(json([{ id: 'print', label: 'Imprimir' }]));
    await until('the focus is on the entry', () =>
      document.activeElement?.shadowRoot?.activeElement?.matches('.entry'),
    );
    expect(textOf(element)).not.to.contain('Carregando…');
    expect(isBusy(element)).to.equal(false);
  });

  it('of a menu that cannot be loaded closes it and returns the focus', async () => {
    const element = await mountHtml('<dass-menu data-src="/data"><button slot="anchor">Mais</button></dass-menu>');
    const { answer } = await request(0);
    const button = element.querySelector('button')!;
    await user.click(button);
    await until('it is loading', () => isBusyAndSaysSo(element));
    await expectConsole(/could not be loaded/, async () => {
      answer(new Response('', { status: 503 }));
      await until('it is closed', () => button.getAttribute('aria-expanded') === 'false');
    });
    expectFocus(button);
  });

  it('of a language picker: the languages of the kit are no choice while those of the application load', async () => {
    const element = await mountHtml<HTMLElementTagNameMap['dass-language-picker']>(
      '<dass-language-picker label="Idioma" value="es" data-src="/data"></dass-language-picker>',
    );
    const { answer } = await request(0);
    await user.click(find(element, '[role=combobox]'));
    await until('it is loading', () => isBusyAndSaysSo(element));
    await user.press('ArrowDown');
    await user.press('Enter');
    expect(element.value).to.equal('es');
    await user.press('Enter');
    answer(json(['de', 'fr', 'es'].map((id) => ({ id, description: id.toUpperCase() }))));
    await until('the languages are shown', () => findAll(element, '[role=option]').length === 3);
    expect(find(element, '.active').textContent, 'the selected language is active').to.contain('ES');
    await user.press('ArrowUp');
    await user.press('Enter');
    expect(element.value).to.equal('fr');
  });

  it('of a translation dialog: nothing can be changed or confirmed before they are there', async () => {
    const element = await mountHtml<HTMLElementTagNameMap['dass-translation-dialog']>(
      '<dass-translation-dialog open data-src="/data"></dass-translation-dialog>',
    );
    element.languages = [{ codigo: 'es', idioma: 'Español', open: true }];
    await element.updateComplete;
    const { answer } = await request(0);
    await until('it is loading', () => isBusyAndSaysSo(element));
    expect(findAll(element, 'dass-text-input').length, 'no empty row').to.equal(0);
    expect(findAll(element, '.add[disabled]').length).to.equal(1);
    expect(findAll(element, '.confirm[disabled]').length).to.equal(1);
    expect(findAll(element, '.checks, dass-progress').length, 'nothing is called right or missing').to.equal(0);
    expect(deepActiveElement()?.localName).to.equal('dialog');
    answer(json([{ codigo: 'es', traducao: 'Cuero' }]));
    const texts = () => findAll<HTMLElementTagNameMap['dass-text-input']>(element, 'dass-text-input');
    await until(
      'the text is shown',
      () =>
        texts()
          .map(({ value }) => value)
          .join() === 'Cuero',
    );
    expect(findAll(element, '.confirm[disabled]').length).to.equal(0);
    await until('its text has the focus', () => deepActiveElement()?.localName === 'textarea');
    expect(textOf(element)).to.contain('Tudo certo');
    await user.click(find(element, '.remove'));
    await until('the row can come back', () => findAll(element, '.restore:not([disabled])').length === 1);
    element.setAttribute('data-src', '/other-data');
    await request(1);
    await until('it cannot while others load', () => findAll(element, '.restore[disabled]').length === 1);
  });

  it('ends the loading state when it is removed', async () => {
    const element = await mountHtml<DassDataTable>('<dass-data-table label="x" data-src="/rows"></dass-data-table>');
    await request(0);
    element.removeAttribute('data-src');
    await until('it has stopped loading', () => textOf(element).includes('Nenhuma linha'));
    expect(isBusy(element)).to.equal(false);
  });

  it('is refused on another origin, and when it is no safe address', async () => {
    for (const address of ['https://example.com/materials', '//example.com/materials', 'javascript:alert(1)'])
      await expectConsole(/is not an address of the page's origin/, () => selectList(`data-src="${address}"`));
    expect(requests).to.deep.equal([]);
  });

  it('reports a failure in the console and at the element, and the user can retry', async () => {
    let element!: DassDataTable;
    const [message] = await expectConsole(/could not be loaded/, async () => {
      element = await mountHtml<DassDataTable>('<dass-data-table label="Itens" data-src="/rows"></dass-data-table>');
      (await request(0)).answer(new Response('', { status: 503 }));
    });
    expect(message).to.contain('<dass-data-table> data-src="/rows" could not be loaded');
    expect(message).to.contain('503');
    const retry = await until('the failure is shown', () => find<HTMLElement>(element, '.load-failure button'));
    expect(find(element, '.load-failure .text').textContent).to.equal('Os dados não foram carregados.');
    await announced('Os dados não foram carregados.');
    await user.click(retry);
    (await request(1)).answer(json([{ id: 1 }]));
    await until('the rows are set', () => element.rows.length === 1);
    await until('the failure is gone', () => findAll(element, '.load-failure').length === 0);
    const [broken] = await expectConsole(/is not valid JSON/, async () => {
      element.setAttribute('data-src', '/broken');
      (await request(2)).answer(new Response('<!doctype html>'));
    });
    expect(broken).to.contain('The answer of /broken');
    await until('the failure is shown', () => findAll(element, '.load-failure').length === 1);
  });
});

describe('An element without data', () => {
  it('does not request the reader, nor record its properties', async () => {
    const element = await mountHtml<DassPickList>('<dass-pick-list label="Materiais"></dass-pick-list>');
    expect('propertyChanges' in element).to.equal(false);
  });
});
