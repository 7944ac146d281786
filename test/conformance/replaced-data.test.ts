import { expect } from 'chai';
import { historyFor } from '../../elements/core/history/history.js';
import { kitElements, createExample, isWanted } from '../support/elements/elements.js';
import { rendered, keep, listen, mount } from '../support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../support/user.js';

/** A listed entity, from which each element's kind of data is created. */
interface Subject {
  readonly id: string;
  readonly label: string;
}
const subjects: readonly Subject[] = ['Algodão', 'Brim', 'Couro', 'Lona', 'Malha'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const couro = subjects[2]!;
const added: Subject = { id: 'antes', label: 'Antes' };

/** Changes of a list while the user works with it. Each creates copies, like a new response of a server. */
const replacements: Readonly<Record<string, (list: readonly Subject[]) => readonly Subject[]>> = {
  'one is put before it': (list) => [added, ...list],
  'others are taken away': (list) => list.filter(({ id }) => id !== 'algodão' && id !== 'lona'),
  'it is rendered again': (list) => [...list],
  'the order is another': (list) => [...list].reverse(),
};

interface Composite {
  /** The tag, and the tested part if there is more than one. */
  readonly name: string;
  /** Sets the data of the element. */
  set(element: HTMLElement, list: readonly Subject[]): void;
  /** Additional properties. */
  readonly properties?: Record<string, unknown>;
  /** Moves to 'Couro' by the keyboard. */
  reach(element: HTMLElement): Promise<void>;
  /** The key that acts on the active item. */
  readonly act: string;
  /** The event of the action, and the id of the affected item. */
  readonly event: string;
  acted(element: HTMLElement, detail: unknown): unknown;
  /** The focus moves to a neighbour of the removed item; otherwise no item is active. */
  readonly focusMovesToNeighbor?: boolean;
}

const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await user.press(key);
};
/** Returns the text of the active item, by focus or by `aria-activedescendant`. */
function activeText(element: HTMLElement): string {
  const at = focused() as HTMLElement;
  const active = at.getAttribute('aria-activedescendant');
  const item = active ? find(at.getRootNode() as ShadowRoot, `#${CSS.escape(active)}`) : at;
  const text =
    item.textContent.trim() || (item as HTMLElement & { label?: string }).label || item.ariaLabel || item.title;
  return [...subjects, added].find(({ label }) => text.includes(label))?.label ?? `nothing (${element.localName})`;
}
const focusOn = async (element: HTMLElement, selector: string, label = couro.label): Promise<void> => {
  const is = (one: HTMLElement): boolean =>
    one.checkVisibility() &&
    [one.textContent, one.ariaLabel, one.title, (one as HTMLElement & { label?: unknown }).label].some((text) =>
      String(text ?? '').includes(label),
    );
  const item = await until(`${label} is there`, () => findAll(element, selector).find(is));
  item.focus();
  await painted();
};
const chips = (list: readonly Subject[]): unknown[] => list.map(({ id, label }) => ({ key: id, label }));
const notificationsOf = (list: readonly Subject[]): unknown[] =>
  list.map(({ id, label }) => ({
    id,
    readed: false,
    createdAt: '2026-03-05T10:00:00Z',
    url: { url: `/${id}` },
    data: { title: label },
  }));
const systemUrl = 'https://replaced.example';
const set =
  (property: string, map: (list: readonly Subject[]) => unknown = (list) => list.map((subject) => ({ ...subject }))) =>
  (element: HTMLElement, list: readonly Subject[]): void =>
    void Object.assign(element, { [property]: map(list) });
const at =
  (...path: string[]) =>
  (_element: HTMLElement, detail: unknown): unknown =>
    path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], detail);
const ofValue = (element: HTMLElement): unknown => (element as HTMLElement & { value: unknown }).value;

const composites: readonly Composite[] = [
  {
    name: 'dass-select-list',
    set: set('options'),
    reach: (element) => (element.focus(), press('ArrowDown', 'ArrowDown', 'ArrowDown')),
    act: 'Enter',
    event: 'change',
    acted: ofValue,
  },
  {
    name: 'dass-select-list, filtered',
    set: set('options'),
    reach: async (element) => {
      element.focus();
      await user.type('o');
      await until('the options are filtered', () => findAll(element, '[role=option] mark').length > 0);
      await press('ArrowDown');
    },
    act: 'Enter',
    event: 'change',
    acted: ofValue,
  },
  {
    name: 'dass-select-list, of several',
    properties: { multiple: true, value: [] },
    set: set('options'),
    reach: (element) => (element.focus(), press('ArrowDown', 'ArrowDown', 'ArrowDown')),
    act: 'Enter',
    event: 'change',
    acted: (element) => String(ofValue(element)),
  },
  {
    name: 'dass-check-list',
    set: set('items'),
    reach: (element) => (element.focus(), press('ArrowDown', 'ArrowDown')),
    act: 'Space',
    event: 'dass-check',
    acted: at('changed', '0', 'id'),
  },
  {
    name: 'dass-menu',
    set: set('entries'),
    reach: async (element) => {
      (element as HTMLElement & { open: boolean }).open = true;
      await focusOn(element, '.entry');
    },
    act: 'Enter',
    event: 'dass-menu-select',
    acted: at('entry', 'id'),
  },
  {
    name: 'dass-tabs',
    set: set('tabs'),
    reach: (element) => (element.focus(), press('ArrowRight', 'ArrowRight')),
    act: 'ArrowRight',
    event: 'dass-tab-change',
    acted: at('previous'),
    focusMovesToNeighbor: true,
  },
  {
    name: 'dass-language-picker',
    properties: { label: 'Língua' },
    set: set('options', (list) => list.map(({ id, label }) => ({ id, description: label }))),
    reach: (element) => (element.focus(), press('ArrowDown', 'ArrowDown', 'ArrowDown')),
    act: 'Enter',
    event: 'change',
    acted: ofValue,
  },
  {
    name: 'dass-account-menu',
    set: set('languages', (list) => list.map(({ id, label }) => ({ id, description: label }))),
    reach: async (element) => {
      (element as HTMLElement & { open: boolean }).open = true;
      const picker = await until('the panel is open', () => find<HTMLElement>(element, 'dass-language-picker'));
      picker.focus();
      await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    },
    act: 'Enter',
    event: 'dass-change-language',
    acted: at('language'),
  },
  {
    name: 'dass-filter-chips',
    set: set('filters', chips),
    reach: (element) => focusOn(element, 'dass-chip'),
    act: 'Delete',
    event: 'dass-remove-filter',
    acted: at('filter', 'key'),
    focusMovesToNeighbor: true,
  },
  {
    name: 'dass-filter-chips-dialog',
    properties: { open: true },
    set: set('filters', chips),
    reach: (element) => focusOn(element, 'li > button'),
    act: 'Delete',
    event: 'dass-none',
    acted: () => undefined,
    focusMovesToNeighbor: true,
  },
  {
    name: 'dass-notification-list',
    set: set('notifications', notificationsOf),
    reach: (element) => focusOn(element, '.link'),
    act: 'Enter',
    event: 'dass-notification-click',
    acted: at('notification', 'id'),
    focusMovesToNeighbor: true,
  },
  {
    name: 'dass-notification-list, the menu of a row',
    set: set('notifications', notificationsOf),
    reach: (element) => focusOn(element, '.link'),
    act: 'Shift+F10',
    event: 'dass-notification-context',
    acted: at('notification', 'id'),
    focusMovesToNeighbor: true,
  },
  {
    name: 'dass-history-list',
    properties: { systemUrl },
    set: (_element, list) => {
      const store = historyFor(systemUrl);
      store.clear();
      for (const { id, label } of [...list].reverse()) store.record({ url: `/${id}`, label });
    },
    reach: (element) => focusOn(element, 'a'),
    act: 'Enter',
    event: 'dass-navigate',
    acted: (_element, detail) => (detail as { url: string }).url.slice(1),
  },
  {
    name: 'dass-menu-drawer',
    properties: { open: true, docked: true, systemUrl },
    set: set('items', (list) => list.map(({ id, label }) => ({ id, label, url: `/${id}` }))),
    reach: (element) => focusOn(element, 'nav a'),
    act: 'Enter',
    event: 'dass-navigate',
    acted: (_element, detail) => (detail as { url: string }).url.slice(1),
  },
  {
    name: 'dass-pick-list',
    properties: { label: 'Tecidos', height: 400 },
    set: set('items'),
    reach: async (element) => {
      find(element, '[data-list=available] [role=listbox]').focus();
      await press('ArrowDown', 'ArrowDown');
    },
    act: 'Enter',
    event: 'dass-pick',
    acted: at('added', '0', 'id'),
  },
  {
    name: 'dass-hierarchy-table',
    properties: { label: 'Tecidos', columns: [{ name: 'label', label: 'Nome', field: 'label' }] },
    set: set('rows'),
    reach: async (element) => {
      find(element, '[role=treegrid]').focus();
      await press('ArrowDown', 'ArrowDown', 'ArrowDown');
      for (let tries = 0; tries < 4 && activeText(element) !== couro.label; tries++)
        await press(activeText(element) === 'Lona' ? 'ArrowUp' : 'ArrowDown');
    },
    act: 'Enter',
    event: 'dass-row-click',
    acted: at('row', 'id'),
  },
  {
    name: 'dass-data-table',
    properties: { label: 'Tecidos', columns: [{ name: 'label', label: 'Nome' }] },
    set: set('rows'),
    reach: async (element) => {
      find(element, '[role=grid]').focus();
      for (let tries = 0; tries < 4 && activeText(element) !== couro.label; tries++) await press('ArrowDown');
    },
    act: 'Enter',
    event: 'dass-row-activate',
    acted: at('row', 'id'),
  },
  {
    name: 'dass-lookup',
    set: set('tableValues'),
    reach: async (element) => {
      element.focus();
      await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    },
    act: 'Enter',
    event: 'change',
    acted: (element) => String(ofValue(element)),
  },
  {
    name: 'dass-lookup-dialog',
    properties: { open: true, selection: 'single', tableColumns: [{ name: 'label', label: 'Nome' }] },
    set: set('tableValues'),
    reach: async (element) => {
      find(element, '[role=grid]').focus();
      for (let tries = 0; tries < 4 && activeText(element) !== couro.label; tries++) await press('ArrowDown');
    },
    act: 'Enter',
    event: 'dass-confirm',
    acted: at('value', '0'),
  },
  {
    name: 'dass-carousel',
    set: set('files', (list) => list.map(({ id, label }) => ({ _id: id, fileName: label }))),
    reach: async (element) => {
      element.focus();
      await press('ArrowRight', 'ArrowRight');
      await focusOn(element, '.remove');
    },
    act: 'Enter',
    event: 'dass-remove',
    acted: at('file', '_id'),
    focusMovesToNeighbor: true,
  },
  {
    name: 'dass-file-list',
    set: set('files', (list) => list.map(({ id, label }) => ({ _id: id, fileName: label }))),
    reach: async (element) => {
      element.focus();
      await press('ArrowDown', 'ArrowDown');
    },
    act: 'Enter',
    event: 'dass-open-file',
    acted: at('file', '_id'),
    focusMovesToNeighbor: true,
  },
];

/** Elements with composite roles that are not tested here. */
const others: Readonly<Record<string, string>> = {
  'dass-header-layout': 'its drawer and its lists have their own tests',
  'dass-page-header': 'its chips have their own tests',
  'dass-date-input': 'its calendar knows days by their date: tested below',
  'dass-keyboard': 'its keys are its own data: tested below',
  'dass-keyboard-dialog': 'its keys are those of the keyboard',
  'dass-pick-list-dialog': 'its lists are those of the pick list',
  'dass-image-editor-dialog': 'its tools and its marks are its own data',
};

async function show({ name, properties = {}, set: setData }: Composite): Promise<HTMLElement> {
  const tag = name.split(',')[0] as 'dass-menu';
  const element = document.createElement(tag);
  if (tag === 'dass-menu') element.innerHTML = '<button slot="anchor">Mais</button>';
  Object.assign(element, properties);
  setData(element, subjects);
  keep(document.body.appendChild(element));
  await rendered(element);
  return element;
}

describe('conformance: data replaced while an item is active', () => {
  before(() => kitElements());
  afterEach(() => historyFor(systemUrl).clear());

  for (const composite of composites.filter(({ name }) => isWanted(name.split(',')[0] ?? '')))
    describe(composite.name, () => {
      for (const [what, replace] of Object.entries(replacements))
        it(`the same item stays active and is affected by the next key when ${what}`, async () => {
          const element = await show(composite);
          await composite.reach(element);
          expect(activeText(element), 'before the change').to.equal(couro.label);
          composite.set(element, replace(subjects));
          await rendered(element);
          await painted();
          expect(activeText(element), 'after the change').to.equal(couro.label);
          const events = listen(element, composite.event);
          element.addEventListener(composite.event, (event) => event.preventDefault());
          await user.press(composite.act);
          if (composite.event === 'dass-none') return;
          expect(events.length, 'the key has an effect').to.be.greaterThan(0);
          expect(composite.acted(element, events[0]?.detail)).to.equal(couro.id);
        });

      if (!composite.focusMovesToNeighbor)
        it('no other item is affected when the active one has been removed', async () => {
          const element = await show(composite);
          await composite.reach(element);
          composite.set(
            element,
            subjects.filter((subject) => subject !== couro),
          );
          await rendered(element);
          await painted();
          const events = listen(element, composite.event);
          element.addEventListener(composite.event, (event) => event.preventDefault());
          await user.press(composite.act);
          expect(events.map(({ detail }) => composite.acted(element, detail))).to.deep.equal([]);
        });
    });

  if (isWanted('dass-date-input'))
    it('dass-date-input: the same day stays active when other days are disabled', async () => {
      const element = await mount('dass-date-input', { properties: { label: 'Dia', value: '2026-03-10' } });
      const day = (): string | undefined => (focused() as HTMLElement).dataset.day;
      element.focus();
      await user.press('Alt+ArrowDown');
      await until('the calendar has the focus', day);
      await user.press('ArrowRight');
      Object.assign(element, { min: '2026-02-20', disabledDays: ['2026-03-12', '2026-03-09'] });
      await rendered(element);
      expect(day()).to.equal('2026-03-11');
      await user.press('Enter');
      expect(element.value).to.equal('2026-03-11');
    });

  if (isWanted('dass-keyboard'))
    it('dass-keyboard: the same key, or variant of a key, stays active when value and language change', async () => {
      const element = await mount('dass-keyboard', { properties: { language: 'pt_BR' } });
      const text = (): string => (focused() as HTMLElement).textContent.trim();
      findAll(element, 'button')
        .find((key) => key.textContent.trim() === 'a')!
        .focus();
      Object.assign(element, { value: 'x', language: 'en' });
      await rendered(element);
      expect(text()).to.equal('a');
      await user.press('Shift+F10');
      await until('the variants are shown', () => (focused() as HTMLElement).matches('.variant'));
      await user.press('ArrowRight');
      const variant = text();
      Object.assign(element, { value: 'y', language: 'pt_BR' });
      await rendered(element);
      expect(text()).to.equal(variant);
      await user.press('Enter');
      expect(element.value).to.equal(`y${variant}`);
    });

  it('tests every element that has an active item', async () => {
    const roles = ['listbox', 'menu', 'tablist', 'tree', 'treegrid', 'grid', 'radiogroup', 'toolbar'];
    const selector = `${roles.map((role) => `[role=${role}]`).join()}, [aria-activedescendant]`;
    const unknown: string[] = [];
    for (const { tag, examples } of await kitElements()) {
      if (tag in others || composites.some(({ name }) => name.split(',')[0] === tag)) continue;
      for (const example of Object.values(examples)) {
        const element = keep(document.body.appendChild(createExample(tag, example)));
        await rendered(element);
        if (element.shadowRoot?.querySelector(selector)) unknown.push(tag);
        element.remove();
      }
    }
    expect([...new Set(unknown)]).to.deep.equal([]);
  });
});
