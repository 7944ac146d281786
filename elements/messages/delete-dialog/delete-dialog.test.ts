import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import { setLanguage } from '../../../locales/index.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import './delete-dialog.js';
import type { DassDeleteDialog } from './delete-dialog.js';

const words = (dialog: Element): string[] =>
  ['h2', '#text', '.cancel', '.confirm'].map((selector) => find(dialog, selector).textContent!.trim());
const labels = (dialog: Element): string[] => findAll(dialog, 'li').map((label) => label.textContent!.trim());

async function opened(properties: Partial<DassDeleteDialog> = {}): Promise<DassDeleteDialog> {
  const dialog = await mount('dass-delete-dialog', { properties });
  await dialog.show();
  return dialog;
}

describe('dass-delete-dialog', () => {
  afterEach(async () => {
    await setLanguage('pt_BR');
    await setViewport({ width: 1280, height: 800 });
  });

  it('[CF-02] shows its default text in the three languages', async () => {
    const dialog = await opened();
    for (const [language, expected] of [
      ['pt_BR', ['Remover registro', 'Deseja realmente remover o registro?', 'Cancelar', 'Remover']],
      ['en', ['Remove record', 'Are you sure you want to remove the registry?', 'Cancel', 'Remove']],
      ['es', ['Eliminar registro', '¿Realmente desea eliminar el registro?', 'Cancelar', 'Eliminar']],
    ] as const) {
      await setLanguage(language);
      await dialog.updateComplete;
      expect(words(dialog)).to.deep.equal(expected);
    }
  });

  it('[CF-02] shows the names of the deleted items and their number', async () => {
    const dialog = await opened({ labels: ['Açaí Tecidos Ltda.'] });
    expect([words(dialog).slice(0, 2), labels(dialog)]).to.deep.equal([
      ['Remover registro', 'Deseja realmente remover o registro?'],
      ['Açaí Tecidos Ltda.'],
    ]);
    dialog.labels = ['Açaí Tecidos Ltda.', 'dassMessageOk', '<b>Fiação</b>'];
    await dialog.updateComplete;
    expect([words(dialog).slice(0, 2), labels(dialog)]).to.deep.equal([
      ['Remover 3 registros', 'Deseja realmente remover 3 registros?'],
      ['Açaí Tecidos Ltda.', 'OK', '<b>Fiação</b>'],
    ]);
    Object.assign(dialog, { heading: 'Remover 2 fornecedores?', text: 'Deixam de ser oferecidos.' });
    await dialog.updateComplete;
    expect(words(dialog).slice(0, 2)).to.deep.equal(['Remover 2 fornecedores?', 'Deixam de ser oferecidos.']);
  });

  it('[CF-02] renders the first items of a long list, which scrolls by keyboard while the actions stay visible', async () => {
    const dialog = await opened({ labels: Array.from({ length: 12_345 }, (_, i) => `TX-${i}`) });
    expect(labels(dialog)).to.have.length(101);
    expect(labels(dialog).at(-1)).to.equal('e mais 12.245');
    expect(words(dialog)[0]).to.equal('Remover 12.345 registros');
    expect(find(dialog, 'footer').getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    await user.press('Shift+Tab');
    const list = find(dialog, 'ul');
    expectFocus(list);
    await user.press('End');
    await until('the list has scrolled to its end', () => list.scrollTop + list.clientHeight >= list.scrollHeight - 2);
    dialog.labels = ['Um', 'Dois'];
    await dialog.updateComplete;
    expect(list.tabIndex, 'a short list is not a tab stop').to.equal(-1);
  });

  it('[CF-02] focuses the button that cancels first, so that Enter deletes nothing', async () => {
    const dialog = await opened({ labels: ['a'] });
    expectFocus(find(find(dialog, '.cancel'), 'button'));
    const events = listen(dialog, 'dass-confirm', 'dass-close');
    await user.press('Enter');
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([['dass-close', { reason: 'cancel' }]]);
  });

  it('[CF-02] fires dass-confirm once, without a detail', async () => {
    const dialog = await opened();
    const events = listen(dialog, 'dass-before-close', 'dass-confirm', 'dass-close');
    await user.click(find(dialog, '.confirm'));
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dass-before-close', { reason: 'confirm' }],
      ['dass-confirm', null],
      ['dass-close', { reason: 'confirm' }],
    ]);
    expect(dialog.open).to.equal(false);
  });

  it('handles invalid and long labels', async () => {
    const dialog = await opened({ labels: [null, undefined, 5, { a: 1 }, 'x'.repeat(10_000), '\u202Eمرحبا'] as never });
    expect(labels(dialog)).to.deep.equal(['', '', '5', '', 'x'.repeat(10_000), '\u202Eمرحبا']);
    await setViewport({ width: 375, height: 700 });
    expect(find(dialog, 'dialog').scrollWidth).to.be.at.most(innerWidth);
    dialog.labels = undefined as never;
    await dialog.updateComplete;
    expect(findAll(dialog, 'ul')).to.have.length(0);
  });
});
