import { expect } from 'chai';
import '../../elements/fields/check-list/check-list.js';
import '../../elements/fields/select-list/select-list.js';
import '../../elements/navigation/menu-drawer/menu-drawer.js';
import '../../elements/picking/pick-list/pick-list.js';
import '../../elements/records/lookup/lookup.js';
import { announced } from '../support/assertions/announced.js';
import { mount } from '../support/fixture.js';
import { find, findAll, until, user } from '../support/user.js';

const labels = ['Nylon preto 120', 'Couro bovino', 'Linha de algodão'];
const items = labels.map((label, id) => ({ id: String(id), label }));

interface Filtered {
  readonly element: Element;
  readonly input: HTMLInputElement;
  /** The rows that the filter shows. */
  rows(): HTMLElement[];
}

const options = (element: Element): HTMLElement[] =>
  findAll(element, '[role=option]').filter((row) => !row.hidden && row.checkVisibility());

/** Elements that filter a list in memory. Shows the list with the focus in the filter. */
const lists: Readonly<Record<string, () => Promise<Filtered>>> = {
  async 'dass-select-list'() {
    const element = await mount('dass-select-list', { properties: { label: 'Itens', options: items } });
    return { element, input: find(element, '#control'), rows: () => options(element) };
  },
  async 'dass-check-list'() {
    const element = await mount('dass-check-list', { properties: { label: 'Itens', items } });
    return { element, input: find(element, '.filter input'), rows: () => options(element) };
  },
  async 'dass-pick-list'() {
    const element = await mount('dass-pick-list', { properties: { label: 'Itens', items } });
    return { element, input: find(element, '[data-list=available] input'), rows: () => options(element) };
  },
  async 'dass-lookup'() {
    const element = await mount('dass-lookup', { properties: { label: 'Itens', tableValues: items } });
    return { element, input: find(element, '#control'), rows: () => options(element) };
  },
  async 'dass-menu-drawer'() {
    const entries = items.map(({ id, label }) => ({ id, label, url: `/${id}` }));
    const element = await mount('dass-menu-drawer', { properties: { items: entries, open: true } });
    return {
      element,
      input: find(element, '.filter input'),
      rows: () => findAll(element, 'nav a').filter((link) => link.checkVisibility()),
    };
  },
};

const buttonOf = ({ element }: Filtered): HTMLElement | undefined => findAll(element, '.suggestion')[0];
const type = async ({ input }: Filtered, text: string): Promise<void> => {
  input.focus();
  input.select();
  await user.type(text);
};

describe('Every element that filters a list', () => {
  for (const [tag, show] of Object.entries(lists)) {
    it(`[SL-01] <${tag}>: finds words in any order, and marks each`, async () => {
      const list = await show();
      await type(list, 'PRETO nylon');
      await until('one row is shown', () => list.rows().length === 1);
      const marks = findAll(list.element, 'mark').filter((mark) => mark.checkVisibility());
      expect(marks.map(({ textContent }) => textContent)).to.deep.equal(['Nylon', 'preto']);
      expect(buttonOf(list)).to.equal(undefined);
    });

    for (const key of ['click', 'Enter', 'ArrowDown'])
      it(`[SL-01] <${tag}>: offers the nearest words where nothing is found, which ${key} accepts`, async () => {
        const list = await show();
        await type(list, 'nylom 120');
        const button = await until('the nearest words are offered', () => buttonOf(list));
        expect(button.textContent.trim()).to.equal('Quis dizer Nylon 120?');
        await announced('Quis dizer Nylon 120?');
        if (key === 'click') await user.click(button);
        else await user.press(key);
        await until('the row is shown', () => list.rows().length === 1);
        expect([list.input.value, list.rows()[0]?.textContent?.includes(labels[0] as string)]).to.deep.equal([
          'Nylon 120',
          true,
        ]);
        expect(find(list.element, ':focus')).to.equal(list.input);
        expect(buttonOf(list)).to.equal(undefined);
      });

    it(`[SL-01] <${tag}>: offers nothing for a code, a short word and a word like no other`, async () => {
      const list = await show();
      for (const text of ['LB-1234', 'nyl0', 'parafuso']) {
        await type(list, text);
        await until('no row is shown', () => list.rows().length === 0);
        expect(buttonOf(list), text).to.equal(undefined);
      }
    });
  }
});
