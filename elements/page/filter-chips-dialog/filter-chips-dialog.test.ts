import { expect } from 'chai';
import './filter-chips-dialog.js';
import type { DassFilterChipsDialog } from './filter-chips-dialog.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';

const filters = ['Têxtil', 'Açaí', 'Ativo'].map((label, index) => ({ key: `k${index}`, label }));
const show = async (list: readonly unknown[] = filters): Promise<DassFilterChipsDialog> => {
  const dialog = await mount('dass-filter-chips-dialog', { properties: { filters: list } });
  await dialog.show();
  return dialog;
};
const rows = (dialog: Element): HTMLElement[] => findAll(dialog, 'li');
const markedLabels = (dialog: Element): string[] => findAll(dialog, '.marked .label').map((label) => label.textContent);
const text = (dialog: Element, selector: string): string => find(dialog, selector).textContent.trim();
const isDisabled = (dialog: Element): boolean => find<HTMLElement & { disabled: boolean }>(dialog, '.confirm').disabled;
const eventTypes = ['dass-filter', 'dass-remove-filter', 'dass-before-close', 'dass-close'];

describe('dass-filter-chips-dialog', () => {
  it('[PH-09] lists all filters as text and focuses the first', async () => {
    const dialog = await show([...filters, null, filters[0], { key: 'x', label: '<b>X</b>' }]);
    expect(findAll(dialog, 'li .label').map((label) => label.textContent)).to.deep.equal([
      'Têxtil',
      'Açaí',
      'Ativo',
      '<b>X</b>',
    ]);
    expect(text(dialog, 'h2')).to.equal('Filtros aplicados');
    expect(focused()?.getAttribute('aria-label')).to.equal('Remover Têxtil');
  });

  it('[PH-08] [PH-09] removes several at once: emits one filter and one remove-filter, then closes', async () => {
    const dialog = await show();
    const events = listen(dialog, ...eventTypes);
    expect(isDisabled(dialog)).to.equal(true);
    await user.press('Delete');
    await user.press('End');
    await user.press('Enter');
    expect(markedLabels(dialog)).to.deep.equal(['Têxtil', 'Ativo']);
    expect(focused()?.getAttribute('aria-label'), 'it can be unmarked').to.equal('Manter Ativo');
    expect(events, 'no event yet').to.have.length(0);
    expect(text(dialog, '.confirm')).to.equal('Remover 2 filtros');
    await user.click(find(dialog, '.confirm'));
    const left = [filters[1]];
    expect(events.map(({ type, detail }) => ({ type, detail }))).to.deep.equal([
      { type: 'dass-before-close', detail: { reason: 'confirm' } },
      { type: 'dass-filter', detail: { advancedFilter: true, search: '', filters: left } },
      { type: 'dass-remove-filter', detail: { filter: filters[0], removed: [filters[0], filters[2]], filters: left } },
      { type: 'dass-close', detail: { reason: 'confirm' } },
    ]);
    expect(dialog.open).to.equal(false);
    expect(dialog.filters).to.deep.equal(left);
    expect(filters).to.have.length(3);
  });

  it('[PH-09] the same key unmarks a filter, a held key does not, and one button unmarks all', async () => {
    const dialog = await show();
    for (const repeat of [false, true])
      focused()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', repeat, bubbles: true, composed: true }));
    await dialog.updateComplete;
    expect(markedLabels(dialog)).to.deep.equal(['Têxtil']);
    await user.press('Delete');
    await user.press('Backspace');
    await user.press('Backspace');
    expect(markedLabels(dialog)).to.deep.equal([]);
    await user.click(find(dialog, '.all'));
    expect(markedLabels(dialog)).to.have.length(3);
    expect(text(dialog, '.all')).to.equal('Manter todos');
    await user.click(find(dialog, '.all'));
    expect(markedLabels(dialog)).to.deep.equal([]);
    expect(isDisabled(dialog)).to.equal(true);
  });

  it('[PH-08] marking one filter of a simple search marks all', async () => {
    const dialog = await show([{ key: 'dass-search', label: 'malha' }, filters[0]]);
    const events = listen(dialog, 'dass-filter');
    await user.press('ArrowDown');
    await user.press('Delete');
    expect(markedLabels(dialog)).to.deep.equal(['malha', 'Têxtil']);
    await user.press('Delete');
    expect(markedLabels(dialog)).to.deep.equal([]);
    await user.press('Delete');
    await user.click(find(dialog, '.confirm'));
    expect(events[0]!.detail).to.deep.equal({ advancedFilter: false, search: '', filters: [] });
  });

  it('[PH-09] removes nothing when the dialog is canceled, closed or prevented, and resets the marks', async () => {
    const dialog = await show();
    const events = listen(dialog, 'dass-filter', 'dass-remove-filter');
    await user.press('Delete');
    await user.click(find(dialog, '.cancel'));
    expect(dialog.filters).to.deep.equal(filters);
    await dialog.show();
    expect(markedLabels(dialog)).to.deep.equal([]);
    await user.press('Delete');
    dialog.addEventListener('dass-before-close', (event) => event.preventDefault(), { once: true });
    await user.click(find(dialog, '.confirm'));
    expect([dialog.open, dialog.filters.length, markedLabels(dialog).length]).to.deep.equal([true, 3, 1]);
    await user.press('Escape');
    expect(dialog.open).to.equal(false);
    expect(events).to.have.length(0);
  });

  it('[PH-09] shows a text without filters, and follows the application while it is open', async () => {
    const dialog = await show([]);
    expect(text(dialog, '.empty')).to.equal('Nenhum filtro aplicado');
    dialog.filters = filters;
    await until('the filters are listed', () => rows(dialog).length === 3);
  });
});
