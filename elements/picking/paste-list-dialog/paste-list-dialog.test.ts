import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import './paste-list-dialog.js';
import type { DassPasteListDialog, PasteResult } from './paste-list-dialog.js';
import { setLanguage } from '../../../locales/index.js';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { keep, listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import { isTipShown, readByLongPress } from '../../../test/support/rendering/whole-text.js';
import { pasteList } from './paste-list.js';

const items = [
  { id: 1, code: 'TX-001', label: 'Malha' },
  { id: 2, code: 'TX-002', label: 'Sarja', disabled: true, disabledMessage: 'Aguarda homologação' },
  { id: 3, code: 'CO-003', label: 'Couro' },
  { id: 4, code: 'AV-004', label: 'Zíper' },
];
const fields = [{ field: 'code', label: 'Código' }];
const show = async (properties: Record<string, unknown> = {}): Promise<DassPasteListDialog> => {
  const dialog = await mount('dass-paste-list-dialog', { properties: { items, fields, ...properties } });
  await dialog.show();
  return dialog;
};
const area = (dialog: Element): HTMLTextAreaElement => find<HTMLTextAreaElement>(dialog, 'textarea');
const button = (dialog: Element, name: string): HTMLButtonElement =>
  find<HTMLButtonElement>(find(dialog, `.${name}`), 'button');
const label = (dialog: Element, name: string): string => find(dialog, `.${name}`).textContent.trim();
const tabs = (dialog: Element): string[] => findAll(dialog, '[role=tab]').map((tab) => tab.textContent.trim());
const look = async (dialog: Element, index: number): Promise<void> => {
  await user.click(findAll(dialog, '[role=tab]')[index]!);
  await painted();
};
/** The values that are listed, with what is said of each. */
const values = (dialog: Element): string[] =>
  findAll(dialog, '[role=listitem]')
    .filter((row) => !row.hidden)
    .sort((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet))
    .map((row) =>
      [...row.children]
        .filter((part) => part.checkVisibility())
        .map(({ textContent }) => textContent)
        .join(': '),
    );
const write = async (dialog: Element, text: string): Promise<void> => {
  area(dialog).focus();
  area(dialog).select();
  await user.type(text);
};
/** What the user has copied elsewhere is pasted where the focus is: real keys, the real clipboard. */
async function paste(text: string): Promise<void> {
  const before = focused() as HTMLElement;
  const source = keep(document.createElement('textarea'));
  before.after(source);
  source.value = text;
  source.select();
  await user.press('Control+c');
  source.remove();
  before.focus();
  await user.press('Control+v');
}
const events = ['dass-confirm', 'dass-before-close', 'dass-close'];

describe('dass-paste-list-dialog', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[PA-01] finds items while the user types, by lines and semicolons, whatever the case and the signs', async () => {
    const dialog = await show();
    expectFocus(area(dialog));
    expect(tabs(dialog)).to.deep.equal(['0 encontrado', '0 não encontrado', '0 ignorado']);
    await user.type('tx 001;co003');
    expect(tabs(dialog)[0]).to.equal('2 encontrados');
    expect(values(dialog)).to.deep.equal(['tx 001: Malha', 'co003: Couro']);
    await user.press('Enter');
    await user.type('Av/004');
    expect(values(dialog)).to.have.length(3);
    expect(label(dialog, 'confirm')).to.equal('Adicionar 3');
  });

  it('[PA-01] shows what is not found, and what is skipped and why: disabled, selected already, twice in the text', async () => {
    const dialog = await show({ selected: [4] });
    await paste('TX-001\nTX-002\nAV-004\ntx001\nXX-9\nTX-01');
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '2 não encontrados', '3 ignorados']);
    await look(dialog, 1);
    expect(values(dialog)).to.deep.equal(['XX-9: Não encontrado', 'TX-01: Você quis dizer TX-001? Repetido no texto']);
    await look(dialog, 2);
    expect(values(dialog)).to.deep.equal([
      'TX-002: Desabilitado: Aguarda homologação',
      'AV-004: Já selecionado',
      'tx001: Repetido no texto',
    ]);
  });

  it('[PA-02] confirm is disabled while the text is empty, while no field is chosen, and while nothing is found', async () => {
    const dialog = await show({ fields: [...fields, { field: 'label', label: 'Descrição' }] });
    const isOff = (): boolean => button(dialog, 'confirm').disabled;
    expect(isOff(), 'nothing').to.equal(true);
    await write(dialog, 'couro');
    expect(isOff(), 'no field').to.equal(true);
    dialog.field = 'none of them';
    await dialog.updateComplete;
    expect(isOff(), 'no such field').to.equal(true);
    expect(find(dialog, '.empty').textContent).to.equal('Escolha por qual campo pesquisar.');
    const select = find<HTMLElementTagNameMap['dass-select-list']>(dialog, 'dass-select-list');
    await user.click(select);
    await select.updateComplete;
    await user.press('ArrowDown');
    await user.press('End');
    await user.press('Enter');
    expect(dialog.field).to.equal('label');
    expect(isOff(), 'field and text').to.equal(false);
    expect(area(dialog).labels[0]!.textContent.trim()).to.equal('Valores de Descrição');
    await write(dialog, 'nada');
    expect(isOff(), 'nothing found').to.equal(true);
    area(dialog).select();
    await user.press('Backspace');
    expect(isOff(), 'no text').to.equal(true);
    const heard = listen(dialog, ...events);
    await user.press('Control+Enter');
    expect(heard).to.have.length(0);
    dialog.fields = [];
    await until('it says so', () => find(dialog, '.empty').textContent === 'Não há campo por que pesquisar.');
    expect(isOff(), 'no fields').to.equal(true);
  });

  it('reads the clipboard at the press of a button, after what is there; a browser that refuses is told of', async () => {
    const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    const clipboard = (readText: unknown): void =>
      void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
    try {
      clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      const dialog = await show({ text: 'TX-001' });
      await user.click(button(dialog, 'read'));
      await until('it says so', () => find(dialog, '.warning').textContent.includes('Ctrl+V'));
      expect(dialog.text).to.equal('TX-001');
      clipboard(() => Promise.resolve('CO-003'));
      await user.click(button(dialog, 'read'));
      await until('both are found', () => tabs(dialog)[0] === '2 encontrados');
      expect(findAll(dialog, '.warning')).to.have.length(0);
      clipboard(undefined);
      dialog.text = '; ;';
      await until('it cannot be read', () => findAll(dialog, '.read').length === 0);
      expect(find(dialog, '.empty').textContent, 'no values').to.contain('enquanto você cola');
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
      if (original) Object.defineProperty(Navigator.prototype, 'clipboard', original);
    }
  });

  it('copies the values without an item, none as a formula of a spreadsheet', async () => {
    const dialog = await show({ text: 'TX-001\n=1+1\n+55 11\nXX-9' });
    let copied = '';
    const clipboard = { writeText: (text: string) => Promise.resolve(void (copied = text)) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    try {
      await until('they are looked up', () => tabs(dialog)[1] === '3 não encontrados');
      await look(dialog, 1);
      await user.click(button(dialog, 'copy'));
      await until('they are copied', () => copied !== '');
      expect(copied.split('\n')).to.deep.equal(["'=1+1", "'+55 11", 'XX-9']);
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
    }
  });

  it('has a low field on a phone, so that the values have the room', async () => {
    try {
      await setViewport({ width: 375, height: 800 });
      const dialog = await show();
      const height = (): number => area(dialog).getBoundingClientRect().height;
      await until('it is low', () => height() < 150);
      await paste(Array.from({ length: 60 }, (_, n) => `X-${n}`).join('\n'));
      await painted();
      expect(height(), 'with many lines, too').to.be.lessThan(150);
      expect(find(dialog, '.empty').clientHeight, 'the values have more').to.be.greaterThan(height() * 1.5);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  describe('above a keyboard on the screen', () => {
    /** A list of values, and a table of which a column is chosen. */
    const texts = [
      Array.from({ length: 60 }, (_, n) => `X-${n}`).join('\n'),
      'Item\tRef\tCódigo\n1\tTX-001\tTX-001\n2\t\tCO-003\n3\tx\tAV-004',
    ];
    afterEach(() => setViewport({ width: 800, height: 600 }));
    /** What the user needs is seen whole, at rest, and lies below nothing else. */
    const isInView = (dialog: Element, height: number): Promise<unknown> =>
      until('all is in view', () =>
        needed(dialog).every((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect();
          const isInside = top >= 0 && bottom <= height && left >= 0 && right <= innerWidth;
          return isInside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === dialog;
        }),
      );
    const needed = (dialog: Element): HTMLElement[] => [
      area(dialog),
      ...findAll(dialog, '[role=tab]'),
      button(dialog, 'confirm'),
      find(dialog, '.close'),
    ];
    const room = (dialog: Element): number =>
      (findAll(dialog, '.rows').find((rows) => !rows.hidden) ?? find(dialog, '.empty')).clientHeight;

    for (const [at, text] of texts.entries())
      it(`[PA-03] the field, the counts, the tabs and the button that confirms are in view at once (${at})`, async () => {
        await setViewport({ width: 375, height: 430 });
        const dialog = await show({ fields: at ? ['code'] : fields });
        await isInView(dialog, 430);
        await paste(text);
        await look(dialog, at ? 0 : 1);
        await until('the values are shown', () => values(dialog).length > 1);
        await isInView(dialog, 430);
        expect(find(dialog, '.body').scrollTop, 'nothing has been scrolled').to.equal(0);
        expect(room(dialog), 'several values are seen').to.be.greaterThan(at ? 50 : 100);
        await setViewport({ width: 375, height: 800 });
        await until('there is room again', () => area(dialog).clientHeight > 60 && room(dialog) > 200);
        expect(find(dialog, 'dialog').matches('.low')).to.equal(false);
      });

    it('[PA-03] it stands in what such a keyboard leaves of the window, and gets the whole back', async () => {
      await setViewport({ width: 375, height: 800 });
      const fake = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
      const own = Object.getOwnPropertyDescriptor(window, 'visualViewport') as PropertyDescriptor;
      Object.defineProperty(window, 'visualViewport', { configurable: true, value: fake });
      try {
        const dialog = await show();
        /** It slides in. */
        const isAt = (top: number, bottom: number): Promise<unknown> =>
          until(`it is from ${top} to ${bottom}`, () => {
            const box = find(dialog, 'dialog').getBoundingClientRect();
            return box.top === top && box.bottom === bottom;
          });
        const told = async (height: number, offsetTop: number): Promise<void> => {
          Object.assign(fake, { height, offsetTop });
          fake.dispatchEvent(new Event('resize'));
          await painted();
        };
        await told(430, 0);
        await isAt(0, 430);
        await isInView(dialog, 430);
        await told(430, 120);
        // Where the window is moved up.
        await isAt(120, 550);
        await told(800, 0);
        await isAt(0, 800);
        await dialog.hide();
        await told(430, 0);
        await dialog.show();
        await isAt(0, 430);
      } finally {
        Object.defineProperty(window, 'visualViewport', own);
      }
    });
  });

  it('[PA-03] the text area has 15 rows, and keeps them', async () => {
    const dialog = await show();
    expect(area(dialog).rows).to.equal(15);
    const { height } = area(dialog).getBoundingClientRect();
    await paste(Array.from({ length: 60 }, (_, n) => `X-${n}`).join('\n'));
    expect(area(dialog).getBoundingClientRect().height).to.equal(height);
  });

  it('confirms what is found: the items of the host in the order of the text, and closes when nothing was skipped', async () => {
    const dialog = await show();
    const heard = listen(dialog, ...events);
    await paste('CO-003\nTX-001');
    await user.press('Control+Enter');
    expect(heard.map(({ type }) => type)).to.deep.equal(['dass-before-close', 'dass-confirm', 'dass-close']);
    const rows = [items[2], items[0]].map((item) => ({ item, text: item!.code, cells: [item!.code] }));
    const result = { items: [items[2], items[0]], skipped: [], rows, headings: [], column: -1 };
    expect(heard[1]!.detail).to.deep.equal(result);
    expect((heard[1]!.detail as { items: unknown[] }).items[0]).to.equal(items[2]);
    expect(heard[2]!.detail).to.deep.equal({ reason: 'confirm', value: result });
    expect([dialog.open, dialog.text]).to.deep.equal([false, '']);
  });

  it('[PA-03] the values that were skipped are shown with their reasons after confirming, too, until it is closed', async () => {
    const dialog = await show();
    const heard = listen(dialog, ...events);
    await paste('CO-003;TX-002;XX-9');
    await user.click(button(dialog, 'confirm'));
    expect(heard.map(({ type }) => type)).to.deep.equal(['dass-confirm']);
    const skipped = [
      { text: 'TX-002', reason: 'disabled', message: 'Aguarda homologação', item: items[1] },
      { text: 'XX-9', reason: 'unmatched', message: '', item: undefined },
    ];
    const rows = [{ item: items[2], text: 'CO-003', cells: ['CO-003'] }];
    const result = { items: [items[2]], skipped, rows, headings: [], column: -1 };
    expect(heard[0]!.detail).to.deep.equal(result);
    await until('it shows them', () => values(dialog).length === 2);
    expect(values(dialog)).to.deep.equal(['TX-002: Desabilitado: Aguarda homologação', 'XX-9: Não encontrado']);
    expect(find(dialog, '.added').textContent.trim()).to.equal('1 item adicionado.');
    expectFocus(button(dialog, 'close-result'));
    // What the host makes of it changes nothing of what is shown.
    dialog.selected = [3];
    await dialog.updateComplete;
    expect(values(dialog)).to.have.length(2);
    await user.press('Enter');
    expect(heard.at(-1)!.detail).to.deep.equal({ reason: 'confirm', value: result });
    expect(dialog.open).to.equal(false);
    await dialog.show();
    expect(area(dialog).value, 'it begins anew').to.equal('');
  });

  it('stays as it is when confirming or closing is prevented, and keeps the text when it is cancelled', async () => {
    const dialog = await show({ text: 'TX-001' });
    dialog.addEventListener('dass-confirm', (event) => event.preventDefault(), { once: true });
    await user.click(button(dialog, 'confirm'));
    expect([dialog.open, dialog.text]).to.deep.equal([true, 'TX-001']);
    dialog.addEventListener('dass-before-close', (event) => event.preventDefault(), { once: true });
    await user.press('Escape');
    expect(dialog.open).to.equal(true);
    const heard = listen(dialog, 'dass-close');
    await user.press('Escape');
    expect(heard[0]!.detail).to.deep.equal({ reason: 'escape', value: null });
    expect(dialog.text).to.equal('TX-001');
  });

  it('the values that are not found can be copied, before and after confirming, and it says so', async () => {
    const dialog = await show({ text: 'TX-001\nXX-9\nYY-8\nXX-9\nTX-002' });
    await look(dialog, 1);
    await user.click(button(dialog, 'copy'));
    await until('it says so', () => label(dialog, 'copy') === '2 valores copiados');
    await until('it is said', () =>
      findAll(document.body, '[data-dass-announce] p').some((line) => line.textContent === '2 valores copiados'),
    );
    area(dialog).select();
    area(dialog).focus();
    await user.press('Control+v');
    expect(dialog.text).to.equal('XX-9\nYY-8');
    dialog.text = 'TX-001\nZZ-7';
    await user.click(button(dialog, 'confirm'));
    expect(label(dialog, 'copy')).to.equal('Copiar não encontrados');
    await user.click(button(dialog, 'copy'));
    await until('it says so', () => label(dialog, 'copy') === '1 valor copiado');
  });

  it('of a table from a spreadsheet the column with most hits is chosen; the user chooses another', async () => {
    const dialog = await show({ fields: ['code'] });
    await paste('Item\tRef\tCódigo\n1\tTX-001\tTX-001\n2\t\t"CO-003"\n3\tx\tAV-004');
    const columns = (): HTMLInputElement[] => findAll<HTMLInputElement>(dialog, 'input[type=radio]');
    const chosen = (): number => columns().findIndex(({ checked }) => checked);
    await until('the columns are shown', () => columns().length > 0);
    expect([columns().length, chosen()]).to.deep.equal([3, 2]);
    expect(tabs(dialog)).to.deep.equal(['3 encontrados', '0 não encontrado', '1 ignorado']);
    expect(
      findAll(dialog, 'td')
        .slice(3, 6)
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['1', 'TX-001', 'TX-001']);
    columns()[2]!.focus();
    await user.press('ArrowLeft');
    expect(chosen()).to.equal(1);
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '1 não encontrado', '1 ignorado']);
    await user.click(findAll(dialog, 'td')[0]!);
    expect(chosen()).to.equal(0);
    await write(dialog, 'TX-001');
    expect(columns()).to.have.length(0);
    expect(tabs(dialog)[0]).to.equal('1 encontrado');
  });

  describe('a value with a slip', () => {
    const codes = ['TX-001', 'TX-002', 'CO-113', 'AV-224', 'SL-335', 'SL-336'].map((code, id) => ({
      ...{ id, code, label: `Item ${code}` },
    }));
    const actions = (dialog: Element): string[] =>
      findAll(dialog, '[role=listitem] button')
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent);
    const act = (dialog: Element, name: string): HTMLElement =>
      findAll(dialog, '[role=listitem] button').find(
        (one) => one.checkVisibility() && (one.ariaLabel === name || one.textContent === name),
      )!;
    const suggest = async (text: string, more: object = {}): Promise<DassPasteListDialog> => {
      const dialog = await show({ items: codes, text, ...more });
      await look(dialog, 1);
      return dialog;
    };

    it('is taken for the item that it can mean, at the press of a button, and is found; it is taken back', async () => {
      const dialog = await suggest('TX-001\nCO-13\nXX-9\nAV-24');
      expect(values(dialog)).to.deep.equal([
        'CO-13: Você quis dizer Item CO-113?: Usar CO-113',
        'XX-9: Não encontrado',
        'AV-24: Você quis dizer Item AV-224?: Usar AV-224',
      ]);
      await user.click(act(dialog, 'Usar CO-113 no lugar de CO-13'));
      expect(tabs(dialog)).to.deep.equal(['2 encontrados', '2 não encontrados', '0 ignorado']);
      expect(label(dialog, 'confirm')).to.equal('Adicionar 2');
      await look(dialog, 0);
      expect(values(dialog)[1]).to.equal('CO-13: Lido como CO-113 · Item CO-113: Desfazer');
      const heard = listen(dialog, 'dass-confirm');
      dialog.addEventListener('dass-confirm', (event) => event.preventDefault());
      await user.click(button(dialog, 'confirm'));
      expect((heard[0]!.detail as { items: unknown[] }).items).to.deep.equal([codes[0], codes[2]]);
      await user.click(act(dialog, 'Desfazer: CO-13'));
      expect(tabs(dialog).slice(0, 2)).to.deep.equal(['1 encontrado', '3 não encontrados']);
      expect(dialog.text, 'the text is the user’s').to.equal('TX-001\nCO-13\nXX-9\nAV-24');
    });

    it('is taken by the keyboard alone: one tab stop, arrows from row to row, Enter; the focus stays in the list', async () => {
      const dialog = await suggest('CO-13\nXX-9\nAV-24\nTX-001');
      await until('it is sought', () => findAll(dialog, '.use-all').length > 0);
      await user.press('Tab');
      const at = (): string => (focused() as HTMLElement).querySelector('.value')?.textContent ?? '';
      expect(at()).to.equal('CO-13');
      await user.press('ArrowDown');
      expect(at()).to.equal('XX-9');
      await user.press('Enter');
      expect(tabs(dialog)[1], 'there is nothing to take').to.equal('3 não encontrados');
      await user.press('End');
      expect(at()).to.equal('AV-24');
      await user.press('Enter');
      await until('it is taken', () => tabs(dialog)[1] === '2 não encontrados');
      expect(at(), 'what is last now').to.equal('XX-9');
      await user.press('Home');
      await user.press('Tab');
      expect((focused() as HTMLElement).ariaLabel).to.equal('Usar CO-113 no lugar de CO-13');
      await user.press('Enter');
      await until('it is taken', () => tabs(dialog)[0] === '3 encontrados');
      expect(at()).to.equal('XX-9');
      dialog.text = 'TX-001\nCO-13';
      await until('it is still taken', () => tabs(dialog)[0] === '2 encontrados');
    });

    it('is taken with all others at once, and all are taken back', async () => {
      const dialog = await suggest('CO-13\nAV-24\nTX-00\nCO-1133\nXX-9');
      await until('all were looked at', () => findAll(dialog, '.use-all').length > 0);
      expect(label(dialog, 'use-all')).to.equal('Usar as 2 sugestões');
      await user.click(button(dialog, 'use-all'));
      expect(tabs(dialog).slice(0, 2)).to.deep.equal(['2 encontrados', '3 não encontrados']);
      expect(values(dialog)[1], 'its item is taken').to.equal('CO-1133: Você quis dizer CO-113? Repetido no texto');
      await until('none is left', () => findAll(dialog, '.use-all').length === 0);
      expect((focused() as HTMLElement).role).to.equal('listitem');
      await look(dialog, 0);
      await user.click(button(dialog, 'take-back'));
      await until('all are back', () => tabs(dialog)[1] === '5 não encontrados');
      expect((focused() as HTMLElement).role, 'nothing is left in the list').to.equal('tab');
    });

    it('can mean two: the user chooses; what is disabled or selected is said and not offered', async () => {
      const dialog = await suggest('SL-33\nTX-0022\nAV-24', {
        selected: [3],
        items: codes.map((one) => (one.id === 1 ? { ...one, disabled: true, disabledMessage: 'Fora de linha' } : one)),
      });
      expect(values(dialog)).to.deep.equal([
        'SL-33: Você quis dizer um destes?: SL-335: SL-336',
        'TX-0022: Você quis dizer TX-002? Desabilitado: Fora de linha',
        'AV-24: Você quis dizer AV-224? Já selecionado',
      ]);
      expect(actions(dialog)).to.deep.equal(['SL-335', 'SL-336']);
      await user.click(act(dialog, 'SL-336'));
      await look(dialog, 0);
      expect(values(dialog)).to.deep.equal(['SL-33: Lido como SL-336 · Item SL-336: Desfazer']);
    });

    it('is forgotten with its text and with the field', async () => {
      const dialog = await suggest('CO-13', { fields: ['code', 'label'], field: 'code' });
      await user.click(act(dialog, 'Usar CO-113'));
      expect(tabs(dialog)[0]).to.equal('1 encontrado');
      dialog.field = 'label';
      await dialog.updateComplete;
      dialog.field = 'code';
      await dialog.updateComplete;
      expect(tabs(dialog)[0]).to.equal('0 encontrado');
    });
  });

  it('[PA-01] a single row with one code is a table; with several it is a list', async () => {
    const dialog = await show();
    const heard = listen(dialog, 'dass-confirm');
    area(dialog).focus();
    await paste('CO-003\t12\tazul');
    await until('its columns are shown', () => findAll(dialog, '.columns td').length === 3);
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '0 não encontrado', '0 ignorado']);
    await user.click(button(dialog, 'confirm'));
    const { rows, column } = heard[0]!.detail as PasteResult;
    expect([rows, column]).to.deep.equal([[{ item: items[2], text: 'CO-003', cells: ['CO-003', '12', 'azul'] }], 0]);
    await dialog.show();
    area(dialog).focus();
    await paste('CO-003\tAV-004\tXX-999');
    expect(tabs(dialog)).to.deep.equal(['2 encontrados', '1 não encontrado', '0 ignorado']);
    expect(findAll(dialog, '.columns')).to.have.length(0);
  });

  it('the heading row of a spreadsheet is skipped, and is data when the user says so', async () => {
    const dialog = await show({ text: 'Peça\tQtd\nTX-001\t2\nXX-9\t3' });
    const isHeading = (): boolean => find<HTMLInputElement>(dialog, '.heading-row input').checked;
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '1 não encontrado', '1 ignorado']);
    await look(dialog, 2);
    expect(values(dialog)).to.deep.equal(['Peça: Cabeçalho: Usar como valor']);
    await until('it can be said', () => findAll(dialog, '.heading-row').length > 0);
    expect(isHeading()).to.equal(true);
    await user.click(find(dialog, '[role=listitem] button'));
    expect([isHeading(), tabs(dialog)[1]]).to.deep.equal([false, '2 não encontrados']);
    find(dialog, '.heading-row input').focus();
    await user.press('Space');
    expect([isHeading(), tabs(dialog)[2]]).to.deep.equal([true, '1 ignorado']);
    await user.press('Space');
    dialog.text += '\nCO-003\t1';
    await until('the first row is the same', () => tabs(dialog)[0] === '2 encontrados');
    expect(isHeading()).to.equal(false);
    dialog.text = 'CÓDIGO\nTX-001';
    await until('it is another', () => isHeading());
    expect(tabs(dialog)).to.deep.equal(['1 encontrado', '0 não encontrado', '1 ignorado']);
    const heard = listen(dialog, 'dass-close');
    await user.click(button(dialog, 'confirm'));
    expect(heard, 'a heading alone is nothing to be told of once more').to.have.length(1);
    await dialog.show();
    expect(findAll(dialog, '.heading-row'), 'nothing is pasted').to.have.length(0);
  });

  it('a text of megabytes is matched in slices that can be stopped, beside the field; it can be cleared', async () => {
    const text = `TX-001\n${'XX-9;'.repeat(2_000_000)}`;
    const dialog = await show({ text });
    expect(findAll(dialog, 'textarea')).to.have.length(0);
    expect(find(dialog, 'pre').textContent.length).to.be.lessThan(5000);
    await until('it is under way', () => label(dialog, 'stop') === 'Parar');
    expect(button(dialog, 'confirm').disabled).to.equal(true);
    const bar = await until('it shows how far it is', () => findAll(dialog, '[role=progressbar]')[0]);
    expect(bar.getAttribute('aria-valuenow')).not.to.equal(null);
    await user.click(button(dialog, 'stop'));
    expect(label(dialog, 'stop')).to.equal('Continuar');
    expect(button(dialog, 'confirm').disabled).to.equal(true);
    await user.click(button(dialog, 'stop'));
    await until('it is done', () => label(dialog, 'confirm') === 'Adicionar 1', 30_000);
    await look(dialog, 2);
    expect(findAll(dialog, '[role=listitem]').length, 'only rows in view are rendered').to.be.lessThan(60);
    await user.click(button(dialog, 'clear'));
    expectFocus(area(dialog));
    expect(dialog.text).to.equal('');
  });

  it('5,000 values among 50,000 items are matched with each key', async () => {
    const many = Array.from({ length: 50_000 }, (_, id) => ({ id, code: `C-${id}`, label: `Peça ${id}` }));
    const dialog = await show({ items: many });
    await paste(Array.from({ length: 5000 }, (_, n) => `c ${n * 9}`).join('\n'));
    await until('they are found', () => tabs(dialog)[0] === '5.000 encontrados');
    expect(label(dialog, 'confirm')).to.equal('Adicionar 5.000');
    await user.type('\nzz');
    await until('the new one is looked up', () => tabs(dialog)[1] === '1 não encontrado');
  });

  it('[PA-01] one line with 100,000 semicolons is split, and matched to its end', async () => {
    const dialog = await show();
    area(dialog).dispatchEvent(clipboardEvent('paste', `TX-001${';'.repeat(50_000)}CO-003;${'XX-9;'.repeat(50_000)}`));
    await until('it is done', () => label(dialog, 'confirm') === 'Adicionar 2');
    expect(tabs(dialog)).to.deep.equal(['2 encontrados', '1 não encontrado', '49.999 ignorados']);
    dialog.text = ';'.repeat(100_000);
    await until('there is nothing in it', () => button(dialog, 'confirm').disabled);
    expect(tabs(dialog)[0]).to.equal('0 encontrado');
  });

  it('[PA-03] tells those who do not see it what was found, and what was left out', async () => {
    const isSaid = (text: string): Promise<unknown> =>
      until(`'${text}' is said`, () =>
        findAll(document.body, '[data-dass-announce] p').some((line) => line.textContent === text),
      );
    const dialog = await show();
    await user.type('TX-001;TX-002;YY-4');
    await isSaid('1 encontrado, 1 não encontrado, 1 ignorado');
    await user.click(button(dialog, 'confirm'));
    await isSaid('1 item adicionado. 2 valores não entraram');
  });

  it('a long text that is dropped is kept beside the field; a long value is told whole below the mouse', async () => {
    const dialog = await show();
    const data = new DataTransfer();
    data.setData('text/plain', `${'XX-9'.repeat(60)}\n${'CO-003\n'.repeat(20_000)}`);
    const event = new DragEvent('drop', { bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: data });
    area(dialog).dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    await until('it is found', () => tabs(dialog)[0] === '1 encontrado');
    await look(dialog, 1);
    const row = await until('it is listed', () => findAll(dialog, '[role=listitem]').find((one) => !one.hidden));
    await user.hover(row);
    expect(row.title).to.contain('XX-9XX-9');
  });

  itNeeds(
    'touch',
    '[PA-03] the whole of a cut value, and what became of it, is shown to a finger that rests',
    async () => {
      const message = 'Aguarda a homologação do fornecedor e o laudo do laboratório da matriz';
      const dialog = await show({ items: items.map((one) => ({ ...one, disabledMessage: message })) });
      dialog.style.inlineSize = '20rem';
      await write(dialog, 'TX-002');
      await look(dialog, 2);
      const row = await until('it is listed', () => findAll(dialog, '[role=listitem]').find((one) => !one.hidden));
      expect(await readByLongPress(dialog, row)).to.equal(`TX-002 – Desabilitado: ${message}`);
      expect(isTipShown(dialog), 'until the next touch').to.equal(true);
      await user.tap(find(dialog, 'h2'));
      expect(isTipShown(dialog)).to.equal(false);
      expect(dialog.open).to.equal(true);
    },
  );

  it('a long text that is pasted into the field is kept beside it, after what is there', async () => {
    const dialog = await show({ text: 'TX-001' });
    const event = clipboardEvent('paste', 'CO-003\n'.repeat(20_000));
    area(dialog).dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    await until('both are found', () => tabs(dialog)[0] === '2 encontrados');
    expect(dialog.text.startsWith('TX-001\nCO-003\n')).to.equal(true);
  });

  it('follows the host: other items, other words for disabled, another language', async () => {
    const dialog = await show({ text: 'TX-001;TX-002' });
    dialog.items = [{ ref: 'TX-002', nome: 'Brim' }];
    dialog.fields = ['ref'];
    dialog.fieldLabel = 'nome';
    await until('they are matched', () => values(dialog).join() === 'TX-002: Brim');
    await setLanguage('en');
    await dialog.updateComplete;
    expect(tabs(dialog)).to.deep.equal(['1 found', '1 not found', '0 skipped']);
  });

  it('warns of what looks like the content of a file, and takes no host by surprise', async () => {
    const dialog = await show({
      text: 'PK\0\ufffd;TX-001',
      items: [null, 3, ...items],
      fields: [null, {}, 'code', 'code'],
    });
    expect(find(dialog, '.warning').textContent).to.contain('arquivo');
    await until('it is found', () => values(dialog).join() === 'TX-001: Malha');
    expect(findAll(dialog, 'dass-select-list')).to.have.length(0);
  });

  describe('pasteList()', () => {
    const theDialog = (): Promise<DassPasteListDialog> =>
      until('it is open', () =>
        findAll<DassPasteListDialog>(document.body, 'dass-paste-list-dialog').find(
          (one) => findAll(one, 'dialog')[0]?.matches(':modal') && findAll(one, 'textarea').length > 0,
        ),
      );

    it('[PA-01] resolves with what was found and skipped as soon as it is confirmed; cancelled or aborted with null', async () => {
      const answer = pasteList({ items, fields, text: 'TX-001;XX-9' });
      const dialog = await theDialog();
      await user.click(button(dialog, 'confirm'));
      const result = await answer;
      const report = await until('what was skipped is shown on', () => button(dialog, 'close-result'));
      await user.click(report);
      await until('it is gone', () => !dialog.isConnected);
      expect(result!.items).to.deep.equal([items[0]]);
      expect(result!.skipped.map(({ text }) => text)).to.deep.equal(['XX-9']);
      const cancelled = pasteList({ items, fields });
      await theDialog();
      await user.press('Escape');
      expect(await cancelled).to.equal(null);
      const abort = new AbortController();
      const aborted = pasteList({ items, fields, signal: abort.signal });
      await theDialog();
      abort.abort();
      expect(await aborted).to.equal(null);
      expect(findAll(document.body, 'dass-paste-list-dialog')).to.have.length(0);
    });
  });
});
