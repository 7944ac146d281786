import { expect } from 'chai';
import './filter-chips.js';
import type { DassFilterChips, FilterChip } from './filter-chips.js';
import { setLanguage } from '../../../locales/index.js';
import { stopClock, type StoppedClock } from '../../../test/support/emulation/clock.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';

const filters = ['Têxtil', 'Açaí', 'Ativo', 'Verão'].map((label, index) => ({ key: `k${index}`, label, value: index }));
const show = (list: readonly unknown[] = filters): Promise<DassFilterChips> =>
  mount('dass-filter-chips', { properties: { filters: list } });
const chips = (element: Element): HTMLElement[] => findAll(element, 'li:not(.over) > dass-chip');
const labels = (element: Element): string[] =>
  chips(element).map((chip) => (chip as HTMLElement & { label: string }).label);
const removeButton = (element: Element, label: string): HTMLElement =>
  find(chips(element)[labels(element).indexOf(label)]!, '.remove');
const press = async (element: DassFilterChips, key: string): Promise<void> => {
  await user.press(key);
  await element.updateComplete;
};
/** Label of the focused chip. */
const focusedLabel = (element: Element): string | undefined =>
  labels(element)[chips(element).findIndex((chip) => chip.matches(':focus'))];
const keys = (list: unknown): string[] => (list as FilterChip[]).map(({ key }) => key);

describe('dass-filter-chips', () => {
  let clock: StoppedClock;
  beforeEach(() => (clock = stopClock(1000)));
  afterEach(async () => {
    clock.restore();
    await setLanguage('pt-BR');
  });

  it('[PH-07] renders a chip for each filter, skips missing and repeated keys, and shows markup as text', async () => {
    const element = await show([
      null,
      7,
      { label: 'x' },
      filters[0],
      filters[0],
      { key: 'b', label: '<b>B</b>' },
      { key: 'c' },
    ]);
    expect(labels(element)).to.deep.equal(['Têxtil', '<b>B</b>', 'c']);
    expect(findAll(element, 'b')).to.have.length(0);
    element.filters = [];
    await element.updateComplete;
    expect(element.shadowRoot!.childElementCount).to.equal(0);
  });

  it('[PH-03] translates a label that is a message id', async () => {
    const element = await show([{ key: 'a', label: 'dassFieldRequired' }]);
    await until('the text is resolved', () => labels(element)[0] === 'Campo obrigatório');
  });

  it('[PH-08] removes one advanced filter, keeps the others, and emits filter and remove-filter', async () => {
    const element = await show();
    const events = listen(element, 'dass-filter', 'dass-remove-filter');
    await user.click(removeButton(element, 'Açaí'));
    const [first, second, third, fourth] = filters;
    const left = [first, third, fourth];
    expect(events.map(({ type, detail }) => ({ type, detail }))).to.deep.equal([
      { type: 'dass-filter', detail: { advancedFilter: true, search: '', filters: left } },
      { type: 'dass-remove-filter', detail: { filter: second, removed: [second], filters: left } },
    ]);
    expect(element.filters).to.deep.equal(left);
    expect(filters, 'the list of the application is unchanged').to.have.length(4);
    expect((events[1]!.detail as { filter: unknown }).filter === second, 'the object of the application').to.equal(
      true,
    );
  });

  it('[PH-08] removing the chip of a simple search clears all', async () => {
    const element = await show([{ key: 'dass-search', label: 'malha' }, filters[0]]);
    const events = listen(element, 'dass-filter', 'dass-remove-filter');
    await user.click(removeButton(element, 'Têxtil'));
    expect(events[0]!.detail).to.deep.equal({ advancedFilter: false, search: '', filters: [] });
    expect(keys((events[1]!.detail as { removed: unknown }).removed)).to.deep.equal(['dass-search', 'k0']);
    expect(chips(element)).to.have.length(0);
  });

  it('[PH-08] the clear button removes all with one event', async () => {
    const element = await show();
    const events = listen(element, 'dass-filter', 'dass-remove-filter');
    await user.click(find(element, '.clear'));
    expect(events.map(({ type }) => type)).to.deep.equal(['dass-filter', 'dass-remove-filter']);
    expect(element.filters).to.deep.equal([]);
    element.filters = [filters[0]!];
    await element.updateComplete;
    expect(findAll(element, '.clear'), 'one chip has its own button').to.have.length(0);
  });

  it('[PH-07] is one tab stop; arrow keys, Home and End move through the chips and the buttons beside them', async () => {
    await mountHtml('<button id="before">Antes</button>');
    const element = await show();
    await mountHtml('<button id="after">Depois</button>');
    document.querySelector<HTMLElement>('#before')!.focus();
    await user.press('Tab');
    expect(focusedLabel(element)).to.equal('Têxtil');
    await user.press('ArrowRight');
    expect(focusedLabel(element)).to.equal('Açaí');
    await user.press('End');
    expect((focused() as HTMLElement).className).to.equal('clear');
    await user.press('Home');
    expect(focusedLabel(element)).to.equal('Têxtil');
    await user.press('Tab');
    expectFocus(document.querySelector('#after'));
    await user.press('Shift+Tab');
    expect(focusedLabel(element)).to.equal('Têxtil');
  });

  it('[PH-08] Delete and Backspace remove a chip and move the focus to its neighbor', async () => {
    const element = await show();
    chips(element)[1]!.focus();
    await press(element, 'Delete');
    expect(focusedLabel(element)).to.equal('Ativo');
    await press(element, 'End');
    await press(element, 'ArrowLeft');
    await press(element, 'ArrowLeft');
    expect(focusedLabel(element)).to.equal('Verão');
    await press(element, 'Backspace');
    expect(labels(element)).to.deep.equal(['Têxtil', 'Ativo']);
    expect(focused()?.className, 'no chip follows').to.equal('undo');
    await press(element, 'Home');
    await press(element, 'Delete');
    await press(element, 'Delete');
    expect(labels(element)).to.deep.equal([]);
    expect(focused()?.className, 'the last chip is removed').to.equal('undo');
  });

  it('[PH-08] the user can undo a removal with the button for five seconds', async () => {
    const element = await show();
    await user.click(removeButton(element, 'Açaí'));
    const events = listen(element, 'dass-filter', 'dass-remove-filter');
    clock.pass(4900);
    await element.updateComplete;
    await user.leave();
    await user.click(find(element, '.undo'));
    expect(labels(element)).to.deep.equal(filters.map(({ label }) => label));
    expect(events.map(({ type, detail }) => ({ type, detail }))).to.deep.equal([
      { type: 'dass-filter', detail: { advancedFilter: true, search: '', filters } },
    ]);
    await until('the restored chip has the focus', () => focusedLabel(element) === 'Açaí');
    await user.click(removeButton(element, 'Ativo'));
    clock.pass(5000);
    await element.updateComplete;
    expect(findAll(element, '.undo')).to.have.length(0);
    await press(element, 'Control+z');
    expect(labels(element)).to.not.include('Ativo');
  });

  it('[PH-08] Ctrl+Z undoes a removal; the event of a simple search has its text again', async () => {
    const element = await show([{ key: 'dass-search', label: 'malha' }]);
    const events = listen(element, 'dass-filter');
    chips(element)[0]!.focus();
    await press(element, 'Delete');
    expect(find(element, '.undo').matches(':focus')).to.equal(true);
    await press(element, 'Control+z');
    expect(events.at(-1)!.detail).to.deep.equal({
      advancedFilter: false,
      search: 'malha',
      filters: [{ key: 'dass-search', label: 'malha' }],
    });
    await until('the chip is restored and focused', () => focusedLabel(element) === 'malha');
  });

  it('[PH-08] the undo time pauses while the focus or the pointer is on the button', async () => {
    const element = await show();
    await user.click(removeButton(element, 'Verão'));
    await user.leave();
    find(element, '.undo').focus();
    clock.pass(60_000);
    await element.updateComplete;
    const button = find(element, '.undo');
    await user.hover(button);
    chips(element)[0]!.focus();
    clock.pass(60_000);
    await element.updateComplete;
    expect(findAll(element, '.undo')).to.have.length(1);
    await user.leave();
    clock.pass(5000);
    await element.updateComplete;
    expect(findAll(element, '.undo')).to.have.length(0);
  });

  it('[PH-08] different filters set by the application end the undo; an equal copy does not', async () => {
    const element = await show();
    await user.click(removeButton(element, 'Verão'));
    element.filters = structuredClone(element.filters);
    await element.updateComplete;
    expect(findAll(element, '.undo')).to.have.length(1);
    element.filters = [filters[0]!];
    await element.updateComplete;
    expect(findAll(element, '.undo')).to.have.length(0);
  });

  it('[PH-08] an application that sets the previous filters again before it updates keeps the undo', async () => {
    const element = await show();
    await user.click(removeButton(element, 'Verão'));
    const after = element.filters;
    element.filters = filters;
    await element.updateComplete;
    expect(findAll(element, '.undo'), 'no chip is removed').to.have.length(0);
    element.filters = [...after];
    await element.updateComplete;
    await user.click(find(element, '.undo'));
    expect(element.filters).to.deep.equal(filters);
  });

  it('[PH-08] announces the removal and the undo in the current language', async () => {
    const element = await show();
    const isAnnounced = (text: string): boolean =>
      [...document.querySelectorAll('[aria-live] p')].some((line) => line.textContent === text);
    await setLanguage('en');
    await user.click(removeButton(element, 'Verão'));
    await until('the change is announced', () => isAnnounced('Filter removed: Verão. Ctrl+Z undoes it.'));
    await user.click(find(element, '.clear'));
    await until('the change is announced', () => isAnnounced('3 filters removed. Ctrl+Z undoes it.'));
    await user.click(find(element, '.undo'));
    await until('the change is announced', () => isAnnounced('Filters restored'));
  });

  describe('in a row that is too narrow', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ key: `c${index}`, label: `Coleção ${index}` }));
    const container = async (width: number): Promise<HTMLElement> => {
      const element = await mountHtml('<div></div>');
      element.style.inlineSize = `${width}px`;
      return element;
    };
    const inRow = async (width: number, list: readonly unknown[]): Promise<DassFilterChips> => {
      const element = await mount('dass-filter-chips', { properties: { filters: list } }, await container(width));
      await painted();
      await element.updateComplete;
      return element;
    };

    it('[PH-09] shows the chips that fit and counts the others; a wider row shows more', async () => {
      const element = await inRow(600, many);
      const fitting = chips(element).length;
      expect(fitting).to.be.within(2, 5);
      const more = find(element, '.more');
      expect(more.textContent.trim()).to.equal(`+${100 - fitting}`);
      expect(more.getAttribute('aria-label')).to.equal(`+${100 - fitting}: mostrar todos os 100 filtros`);
      const right = element.getBoundingClientRect().right;
      for (const one of [...chips(element), more])
        expect(one.getBoundingClientRect().right, one.className).to.be.at.most(right);
      expect(chips(element).every((chip) => chip.offsetTop === chips(element)[0]!.offsetTop)).to.equal(true);
      element.parentElement!.style.inlineSize = '900px';
      await until('more chips fit', () => chips(element).length > fitting);
      await element.updateComplete;
      expect(more.textContent.trim()).to.equal(`+${100 - chips(element).length}`);
      element.filters = many.slice(0, 2);
      await element.updateComplete;
      await until('all fit', () => chips(element).length === 2 && more.parentElement!.hidden);
    });

    it('[PH-09] stops resizing at any width, also at fractions of a pixel', async () => {
      const element = await inRow(600, many.slice(0, 3));
      for (let width = 150; width < 420; width += 7.3) {
        element.parentElement!.style.inlineSize = `${width}px`;
        await painted();
        await element.updateComplete;
        const right = element.getBoundingClientRect().right + 0.5;
        const last = findAll(element, 'li:not(.over, [hidden])').at(-1)!;
        await until(`it fits at ${width}`, () => last.getBoundingClientRect().right <= right);
      }
    });

    it('[PH-09] always shows one chip, however long', async () => {
      const element = await inRow(280, [{ key: 'a', label: 'Fornecedor '.repeat(50) }, filters[0], filters[1]]);
      await until('the chips fit', () => chips(element).length === 1);
      expect(find(element, '.more').textContent.trim()).to.equal('+2');
      expect(find(element, '.more').getBoundingClientRect().right).to.be.at.most(element.getBoundingClientRect().right);
    });

    it('[PH-09] +n opens the list of all filters by keyboard; the user can undo what was removed there', async () => {
      const element = await inRow(600, many.slice(0, 12));
      const events = listen(element, 'dass-filter', 'dass-remove-filter');
      chips(element)[0]!.focus();
      await user.press('End');
      await user.press('ArrowLeft');
      expect(focused() === find(element, '.more')).to.equal(true);
      await user.press('Enter');
      const dialog = await until('the dialog is open', () => findAll(element, 'dass-filter-chips-dialog[open]')[0]);
      await until('the list has the focus', () => focused()?.matches('li > button'));
      expect(findAll(dialog, 'li')).to.have.length(12);
      await user.press('Delete');
      await user.press('ArrowDown');
      await user.press('Delete');
      await user.click(find(dialog, '.confirm'));
      expect(events.map(({ type }) => type)).to.deep.equal(['dass-filter', 'dass-remove-filter']);
      expect(keys((events[1]!.detail as { removed: unknown }).removed)).to.deep.equal(['c0', 'c1']);
      expect(element.filters).to.have.length(10);
      await until('the focus is restored', () => focused() === find(element, '.more'));
      await press(element, 'Control+z');
      expect(element.filters).to.have.length(12);
    });
  });
});
