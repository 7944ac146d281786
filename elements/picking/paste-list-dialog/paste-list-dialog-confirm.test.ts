import { expect } from 'chai';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import {
  area,
  button,
  eventTypes,
  fields,
  items,
  label,
  selectTab,
  paste,
  show,
  tabs,
  values,
} from '../../../test/support/elements/paste-list-dialog.js';
import { withClipboard } from '../../../test/support/clipboard.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';
import type { DassPasteListDialog } from './paste-list-dialog.js';
import { pasteList } from './paste-list.js';

describe('dass-paste-list-dialog: confirming', () => {
  it('copies the values without an item so that a spreadsheet runs none as a formula', async () => {
    const dialog = await show({ text: 'TX-001\n=1+1\n+55 11\nXX-9' });
    let copied = '';
    const clipboard = { writeText: (text: string) => Promise.resolve(void (copied = text)) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    try {
      await until('the values are matched', () => tabs(dialog)[1] === '3 não encontrados');
      await selectTab(dialog, 1);
      await user.click(button(dialog, 'copy'));
      await until('the values are copied', () => copied !== '');
      expect(copied.split('\n')).to.deep.equal(["'=1+1", "'+55 11", 'XX-9']);
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
    }
  });

  it('confirms the items in the order of the text, and closes when no value was skipped', async () => {
    const dialog = await show();
    const events = listen(dialog, ...eventTypes);
    await paste('CO-003\nTX-001');
    await user.press('Control+Enter');
    await until('the dialog is closed', () => events.length >= 3);
    expect(events.map(({ type }) => type)).to.deep.equal(['dass-before-close', 'dass-confirm', 'dass-close']);
    const rows = [items[2], items[0]].map((item) => ({ item, text: item!.code, cells: [item!.code] }));
    const result = { items: [items[2], items[0]], skipped: [], rows, headings: [], column: -1 };
    expect(events[1]!.detail).to.deep.equal(result);
    expect((events[1]!.detail as { items: unknown[] }).items[0]).to.equal(items[2]);
    expect(events[2]!.detail).to.deep.equal({ reason: 'confirm', value: result });
    expect([dialog.open, dialog.text]).to.deep.equal([false, '']);
  });

  it('[PA-03] shows the skipped values with their reasons after confirming, until it is closed', async () => {
    const dialog = await show();
    const events = listen(dialog, ...eventTypes);
    await paste('CO-003;TX-002;XX-9');
    await user.click(button(dialog, 'confirm'));
    expect(events.map(({ type }) => type)).to.deep.equal(['dass-confirm']);
    const skipped = [
      { text: 'TX-002', reason: 'disabled', message: 'Aguarda homologação', item: items[1] },
      { text: 'XX-9', reason: 'unmatched', message: '', item: undefined },
    ];
    const rows = [{ item: items[2], text: 'CO-003', cells: ['CO-003'] }];
    const result = { items: [items[2]], skipped, rows, headings: [], column: -1 };
    expect(events[0]!.detail).to.deep.equal(result);
    await until('the skipped values are shown', () => values(dialog).length === 2);
    expect(values(dialog)).to.deep.equal(['TX-002: Desabilitado: Aguarda homologação', 'XX-9: Não encontrado']);
    expect(find(dialog, '.added').textContent.trim()).to.equal('1 item adicionado.');
    expectFocus(button(dialog, 'close-result'));
    // Changes that the application makes to the detail have no effect on the dialog.
    dialog.selected = [3];
    await dialog.updateComplete;
    expect(values(dialog)).to.have.length(2);
    await user.press('Enter');
    expect(events.at(-1)!.detail).to.deep.equal({ reason: 'confirm', value: result });
    expect(dialog.open).to.equal(false);
    await dialog.show();
    expect(area(dialog).value, 'it starts empty').to.equal('');
  });

  it('stays as it is when an event is prevented, and keeps the text when it is canceled', async () => {
    const dialog = await show({ text: 'TX-001' });
    dialog.addEventListener('dass-confirm', (event) => event.preventDefault(), { once: true });
    await user.click(button(dialog, 'confirm'));
    expect([dialog.open, dialog.text]).to.deep.equal([true, 'TX-001']);
    dialog.addEventListener('dass-before-close', (event) => event.preventDefault(), { once: true });
    await user.press('Escape');
    expect(dialog.open).to.equal(true);
    const events = listen(dialog, 'dass-close');
    await user.press('Escape');
    expect(events[0]!.detail).to.deep.equal({ reason: 'escape', value: null });
    expect(dialog.text).to.equal('TX-001');
  });

  it('copies the values that are not found, before and after confirming, and announces it', async () => {
    const dialog = await show({ text: 'TX-001\nXX-9\nYY-8\nXX-9\nTX-002' });
    await selectTab(dialog, 1);
    await withClipboard(async () => {
      await user.click(button(dialog, 'copy'));
      await until('the number of copied values is shown', () => label(dialog, 'copy') === '2 valores copiados');
      await until('the number of copied values is announced', () =>
        findAll(document.body, '[data-dass-announce] p').some((line) => line.textContent === '2 valores copiados'),
      );
      area(dialog).select();
      area(dialog).focus();
      await user.press('Control+v');
    });
    expect(dialog.text).to.equal('XX-9\nYY-8');
    dialog.text = 'TX-001\nZZ-7';
    await user.click(button(dialog, 'confirm'));
    expect(label(dialog, 'copy')).to.equal('Copiar não encontrados');
    await withClipboard(() => user.click(button(dialog, 'copy')));
    await until('the number of copied values is shown', () => label(dialog, 'copy') === '1 valor copiado');
  });

  describe('pasteList()', () => {
    const theDialog = (): Promise<DassPasteListDialog> =>
      until('the dialog is open', () =>
        findAll<DassPasteListDialog>(document.body, 'dass-paste-list-dialog').find(
          (one) => findAll(one, 'dialog')[0]?.matches(':modal') && findAll(one, 'textarea').length > 0,
        ),
      );

    it('[PA-01] resolves with the result as soon as it is confirmed, and with null when canceled or aborted', async () => {
      const answer = pasteList({ items, fields, text: 'TX-001;XX-9' });
      const dialog = await theDialog();
      await user.click(button(dialog, 'confirm'));
      const result = await answer;
      const report = await until('the skipped values stay visible', () => button(dialog, 'close-result'));
      await user.click(report);
      await until('the dialog is removed', () => !dialog.isConnected);
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
