import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './page-header.js';
import type { DassPageHeader } from './page-header.js';
import { setLanguage } from '../../../locales/index.js';
import { stopClock, type StoppedClock } from '../../../test/support/emulation/clock.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';

const filters = [
  { key: 'a', label: 'Têxtil' },
  { key: 'b', label: 'Açaí' },
];
const show = (properties: object = {}, children = ''): Promise<DassPageHeader> =>
  mount('dass-page-header', { properties: { heading: 'Materiais', ...properties }, children });
const search = async (element: DassPageHeader, text: string): Promise<void> => {
  find(element, 'dass-search-filter').focus();
  await user.type(text);
  await user.press('Enter');
  await element.updateComplete;
};
const labels = (element: Element): string[] =>
  findAll<HTMLElement & { label: string }>(element, 'dass-chip').map(({ label }) => label);
const details = (events: { detail: unknown }[]): unknown[] => events.map(({ detail }) => detail);

describe('dass-page-header', () => {
  let clock: StoppedClock;
  beforeEach(() => (clock = stopClock(1000)));
  afterEach(() => clock.restore());
  after(() => setLanguage('pt-BR'));

  it('[PH-01] renders only the parts that are set', async () => {
    const element = await show();
    const parts = '.back, .close, dass-icon, dass-search-filter, dass-chip, p:not([hidden])';
    expect(findAll(element, parts)).to.have.length(0);
    expect(find(element, 'h1').textContent).to.equal('Materiais');
    Object.assign(element, {
      subheading: 'Verão 2027',
      icon: 'box',
      withBack: true,
      withClose: true,
      withSearch: true,
      filters,
    });
    await element.updateComplete;
    for (const part of ['.back', '.close', 'dass-icon', 'dass-search-filter'])
      expect(findAll(element, part), part).to.have.length(1);
    expect(find(element, 'p').textContent).to.equal('Verão 2027');
    await until('the chips are rendered', () => labels(element).length === 2);
  });

  it('[PH-01] fires dass-back and dass-close-page', async () => {
    const element = await show({ withBack: true, withClose: true });
    const events = listen(element, 'dass-back', 'dass-close-page');
    await user.click(find(element, '.back'));
    await user.click(find(element, '.close'));
    expect(events.map(({ type, event }) => [type, event.bubbles])).to.deep.equal([
      ['dass-back', false],
      ['dass-close-page', false],
    ]);
  });

  it('[PH-01] has slots for actions before and after the search box and at the end, in tab order', async () => {
    const element = await show(
      { withBack: true, withSearch: true, withClose: true },
      '<button slot="after" id="c">3</button><button slot="before" id="a">1</button><button slot="actions" id="b">2</button>',
    );
    find(element, '.back').focus();
    const order: string[] = [];
    for (let step = 0; step < 5; step++) {
      await user.press('Tab');
      order.push(focused()!.id || focused()!.className);
    }
    expect(order).to.deep.equal(['a', 'control', 'b', 'c', 'icon-button close']);
  });

  it('[PH-02] the close button is beside the title on small screens, at the right on large ones', async () => {
    const element = await show({ withClose: true, withSearch: true }, '<button slot="after">Salvar</button>');
    const close = (): DOMRect => find(element, '.close').getBoundingClientRect();
    const heading = (): DOMRect => find(element, 'h1').getBoundingClientRect();
    try {
      await setViewport({ width: 1024, height: 700 });
      await until('the search box is at the end', () => find(element, '.tools').contains(find(element, '.close')));
      expect(close().left).to.be.greaterThan(element.querySelector('button')!.getBoundingClientRect().right);
      await setViewport({ width: 767, height: 700 });
      await until('the search box is beside the title', () => find(element, '.name').contains(find(element, '.close')));
      expect(close().left).to.be.at.least(heading().right - 1);
      expect(close().right).to.be.at.most(find(element, 'input').getBoundingClientRect().left);
      await setViewport({ width: 500, height: 700 });
      await until(
        'the search box is below',
        () => close().bottom <= find(element, 'input').getBoundingClientRect().top,
      );
      expect(close().left).to.be.at.least(heading().right - 1);
      await setViewport({ width: 768, height: 700 });
      await until('the search box is at the end', () => find(element, '.tools').contains(find(element, '.close')));
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('[PH-03] translates a title that is a message id of any family, and shows other titles unchanged', async () => {
    const element = await show({ heading: 'dassSearchLabel', subheading: 'dassNotThere' });
    expect(find(element, 'h1').textContent).to.equal('Pesquisar');
    expect(find(element, 'p').textContent).to.equal('dassNotThere');
    await setLanguage('en');
    await element.updateComplete;
    expect(find(element, 'h1').textContent).to.equal('Search');
    element.subheading = 'dassLanguageLabel';
    await until('the text of another element', () => find(element, 'p').textContent === 'Language');
    element.heading = 'Dassault';
    await element.updateComplete;
    expect(find(element, 'h1').textContent).to.equal('Dassault');
    await setLanguage('pt-BR');
  });

  it('[PH-04] [PH-05] [PH-07] a simple search replaces all chips with one', async () => {
    const element = await show({ withSearch: true, filters });
    const events = listen(element, 'dass-filter', 'dass-remove-filter');
    await search(element, ' malha ');
    const chip = { key: 'dass-search', label: 'malha' };
    expect(details(events)).to.deep.equal([{ advancedFilter: false, search: 'malha', filters: [chip] }]);
    expect(element.filters).to.deep.equal([chip]);
    await until('one chip', () => labels(element).join() === 'malha');
    await until('the change is announced', () =>
      findAll(document.body, '[aria-live=polite] p').some(({ textContent }) => textContent?.includes('malha')),
    );
    expect(filters, 'the list of the application is unchanged').to.have.length(2);
  });

  it('[PH-05] passes searchDelay and timerDisabled to the search box', async () => {
    const element = await show({ withSearch: true, searchDelay: 2000 });
    const events = listen(element, 'dass-filter');
    find(element, 'dass-search-filter').focus();
    await user.type('a');
    clock.pass(1999);
    expect(events).to.have.length(0);
    clock.pass(1);
    expect(events).to.have.length(1);
    element.timerDisabled = true;
    await element.updateComplete;
    await user.type('b');
    clock.pass(60_000);
    expect(events).to.have.length(1);
  });

  it('[PH-03] uses searchLabel as the name of the search box', async () => {
    const element = await show({ withSearch: true, searchLabel: 'Pesquisar materiais' });
    expect(find(element, '#control').ariaLabel).to.equal('Pesquisar materiais');
  });

  it('[PH-07] the user can undo the replacement of the chips by a search', async () => {
    const element = await show({ withSearch: true, filters });
    await search(element, 'malha');
    const events = listen(element, 'dass-filter', 'dass-remove-filter');
    await user.click(find(element, '.undo'));
    expect(details(events)).to.deep.equal([{ advancedFilter: true, search: '', filters }]);
    expect(element.filters).to.deep.equal(filters);
    await until('both chips', () => labels(element).join() === 'Têxtil,Açaí');
  });

  it('[PH-08] removing a chip emits filter and remove-filter, and the user can undo it', async () => {
    const element = await show({ filters });
    const events = listen(element, 'dass-filter', 'dass-remove-filter');
    await user.click(find(element, '.remove'));
    expect(events.map(({ type, detail }) => ({ type, detail }))).to.deep.equal([
      { type: 'dass-filter', detail: { advancedFilter: true, search: '', filters: [filters[1]] } },
      { type: 'dass-remove-filter', detail: { filter: filters[0], removed: [filters[0]], filters: [filters[1]] } },
    ]);
    expect(element.filters).to.deep.equal([filters[1]]);
    await user.click(find(element, '.undo'));
    expect(element.filters).to.deep.equal(filters);
  });

  it('[PH-08] removing the chip of a simple search clears all', async () => {
    const element = await show({ withSearch: true, filters });
    await search(element, 'malha');
    const events = listen(element, 'dass-filter');
    await user.click(find(element, '.remove'));
    expect(details(events)).to.deep.equal([{ advancedFilter: false, search: '', filters: [] }]);
    expect(element.filters).to.deep.equal([]);
  });

  it('the application can replace the filters in response to an event', async () => {
    const element = await show({ withSearch: true, filters });
    await search(element, 'malha');
    element.filters = filters;
    await element.updateComplete;
    await until('the chips are rendered', () => labels(element).join() === 'Têxtil,Açaí');
    expect(findAll(element, '.undo')).to.have.length(0);
  });

  it('[PH-06] emits the default filter as advanced when it changes, with or without a search box', async () => {
    for (const withSearch of [false, true]) {
      const element = await show({ withSearch, filters, dispatchDefaultFilter: false, defaultFilter: 'a' });
      const events = listen(element, 'dass-filter');
      element.dispatchDefaultFilter = true;
      await element.updateComplete;
      expect(events, 'unchanged text fires nothing').to.have.length(0);
      element.defaultFilter = 'vigentes ';
      await element.updateComplete;
      element.defaultFilter = '';
      await element.updateComplete;
      element.dispatchDefaultFilter = false;
      element.defaultFilter = 'todas';
      await element.updateComplete;
      expect(details(events)).to.deep.equal([{ advancedFilter: true, search: 'vigentes', filters }]);
    }
  });
});
