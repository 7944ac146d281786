import { expect } from 'chai';
import { openLookup } from './open-lookup.js';
import type { DassLookupDialog } from './lookup-dialog.js';
import { row, rows, shownRows, tokens } from '../../../test/support/elements/lookup-dialog.js';
import { find, painted, user, until } from '../../../test/support/user.js';

const options = { fieldLabel: 'name', tableColumns: [{ name: 'name', label: 'Nome' }], tableValues: rows };
const opened = (): Promise<DassLookupDialog> =>
  until('the dialog is open', () => {
    const dialog = document.querySelector('dass-lookup-dialog');
    return dialog && dialog.open && shownRows(dialog).length > 0 && dialog;
  });

describe('openLookup()', () => {
  it('[LK-09] resolves with the rows that the user confirms, and removes the dialog', async () => {
    const selection = openLookup({ ...options, heading: 'Fornecedores', value: [2] });
    const dialog = await opened();
    expect([find(dialog, 'h2').textContent, tokens(dialog)]).to.deep.equal(['Fornecedores', ['Curtume Imbuia']]);
    await user.click(row(dialog, 'União'));
    await user.click(find(dialog, '.confirm'));
    const result = await selection;
    expect([result?.value, result?.rows[1] === rows[3]]).to.deep.equal([[2, 4], true]);
    expect(document.querySelector('dass-lookup-dialog')).to.equal(null);
  });

  it('[LK-09] resolves with null when the user cancels, or the signal aborts', async () => {
    const canceled = openLookup(options);
    await user.click(find(await opened(), '.cancel'));
    expect(await canceled).to.equal(null);
    const controller = new AbortController();
    const aborted = openLookup({ ...options, signal: controller.signal });
    await opened();
    controller.abort();
    expect([await aborted, document.querySelector('dass-lookup-dialog')]).to.deep.equal([null, null]);
  });

  it('stays open while the application prevents dass-confirm', async () => {
    const selection = openLookup({ ...options, selection: 'single' });
    const dialog = await opened();
    dialog.addEventListener('dass-confirm', (event) => event.preventDefault(), { once: true });
    await user.doubleClick(row(dialog, 'União'));
    await painted();
    expect(dialog.open).to.equal(true);
    await user.click(find(dialog, '.confirm'));
    expect((await selection)?.value).to.deep.equal([4]);
  });
});
