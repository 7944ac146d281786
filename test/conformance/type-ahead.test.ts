import { expect } from 'chai';
import '../../elements/controls/menu/menu.js';
import '../../elements/fields/check-list/check-list.js';
import '../../elements/fields/select-list/select-list.js';
import '../../elements/tables/data-table/data-table.js';
import '../../elements/tables/hierarchy-table/hierarchy-table.js';
import { listen, mount } from '../support/fixture.js';
import { find, painted, user } from '../support/user.js';

const labels = ['Corte', 'São Bento', 'São Paulo'];
const items = labels.map((label, id) => ({ id: String(id), label }));
const columns = [{ name: 'label', label: 'Nome' }];

/**
 * Elements with type-ahead, and Space for selecting; in a pick list moving selects, too. Shows the items, moves the focus to them, and returns the label that
 * Space selects.
 */
const lists: Readonly<Record<string, () => Promise<() => string | undefined>>> = {
  async 'dass-check-list'() {
    const element = await mount('dass-check-list', { properties: { label: 'Itens', items } });
    find(element, '[role=listbox]').focus();
    return () => labels[Number((element.value as string[])[0])];
  },
  async 'dass-select-list'() {
    const element = await mount('dass-select-list', {
      properties: { label: 'Itens', options: items, withoutFilter: true },
    });
    element.focus();
    await user.press('ArrowDown');
    return () => labels[Number(element.value || NaN)];
  },
  async 'dass-menu'() {
    const element = await mount('dass-menu', {
      properties: { label: 'Ações', entries: items },
      children: '<button slot="anchor">Ações</button>',
    });
    const events = listen(element, 'dass-menu-select');
    element.querySelector('button')?.focus();
    await user.press('Enter');
    return () => (events[0]?.detail as { entry: { label: string } } | undefined)?.entry.label;
  },
  async 'dass-data-table'() {
    const element = await mount('dass-data-table', {
      properties: { label: 'Itens', rows: items, columns, rowKey: 'id', selection: 'multiple' },
    });
    element.focus();
    return () => labels[Number(element.selectedKeys[0] ?? NaN)];
  },
  async 'dass-hierarchy-table'() {
    const element = await mount('dass-hierarchy-table', {
      properties: { label: 'Itens', rows: items, columns, selection: 'multiple' },
    });
    element.focus();
    return () => labels[Number(element.selectedKeys[0] ?? NaN)];
  },
};

describe('Every element with type-ahead', () => {
  for (const [tag, show] of Object.entries(lists))
    it(`<${tag}>: Space right after letters selects; between two words it belongs to the text`, async () => {
      const afterLetters = await show();
      await user.type('s');
      await user.press('Space');
      await painted();
      expect(afterLetters(), 'after a letter').to.equal('São Bento');
      await user.press('Escape');
      const afterWords = await show();
      await user.type('sao p');
      expect(afterWords(), 'within the text').to.equal(undefined);
      await user.press('Space');
      await painted();
      expect(afterWords(), 'after the text').to.equal('São Paulo');
    });
});
