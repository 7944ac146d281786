import { expect } from 'chai';
import '../../elements/controls/badge/badge.js';
import '../../elements/fields/keyboard-dialog/keyboard-dialog.js';
import '../../elements/fields/text-input/text-input.js';
import '../../elements/navigation/notification-bell/notification-bell.js';
import '../../elements/page/filter-chips/filter-chips.js';
import '../../elements/picking/sort-dialog/sort-dialog.js';
import '../../elements/tables/data-table/data-table.js';
import { setLanguage } from '../../locales/index.js';
import { manyRows, scrollTo, showTable, textOf } from '../support/elements/data-table.js';
import { mount, rendered } from '../support/fixture.js';
import { find, findAll, until } from '../support/user.js';

const LANGUAGES = ['pt_BR', 'es', 'en'] as const;
const labels = Array.from({ length: 12_345 }, (_, index) => `Item ${index + 1}`);

/** An element with large counts, and what the user sees of them in Portuguese, Spanish and English. */
const counts: Record<string, [show: () => Promise<Element>, part: string, texts: readonly [string, string, string]]> = {
  'the counter of a text field': [
    () => mount('dass-text-input', { properties: { value: 'a'.repeat(12_345), maxLength: 40_000, counter: true } }),
    '#count [aria-hidden]',
    ['12.345 / 40.000', '12.345 / 40.000', '12,345 / 40,000'],
  ],
  'the counter of an empty text field': [
    () => mount('dass-text-input', { properties: { maxLength: 4000, counter: true } }),
    '#count [aria-hidden]',
    ['0 / 4.000', '0 / 4000', '0 / 4,000'],
  ],
  'the counter of a text field without a maximum': [
    () => mount('dass-text-input', { properties: { value: 'a'.repeat(12_345), counter: true } }),
    '#count [aria-hidden]',
    ['12.345', '12.345', '12,345'],
  ],
  'the counter of the keyboard dialog': [
    async () => {
      const dialog = await mount('dass-keyboard-dialog', { properties: { maxLength: 40_000 } });
      await dialog.show();
      return dialog;
    },
    '#count [aria-hidden]',
    ['0 / 40.000', '0 / 40.000', '0 / 40,000'],
  ],
  'a badge': [
    () => mount('dass-badge', { properties: { count: 12_345, max: 99_999 } }),
    '.badge',
    ['12.345', '12.345', '12,345'],
  ],
  'a badge above its maximum': [
    () => mount('dass-badge', { properties: { count: 99_999, max: 12_345 } }),
    '.badge',
    ['12.345+', '12.345+', '12,345+'],
  ],
  'the hidden filter chips': [
    () =>
      mount('dass-filter-chips', {
        attributes: { style: 'display: block; inline-size: 60px' },
        properties: {
          filters: labels.slice(0, 1501).map((label) => ({ key: label, label: `${label} de um filtro longo` })),
        },
      }),
    '.more',
    ['+1.500', '+1500', '+1,500'],
  ],
  'the positions of a sort': [
    async () => {
      const moved = [...labels.slice(0, -2), labels.at(-1)!, labels.at(-2)!];
      const properties = { currentOrder: labels, replaceOrder: moved, reorderOrder: moved };
      const dialog = await mount('dass-sort-dialog', { properties });
      await dialog.show();
      return dialog;
    },
    'li:last-child .position',
    ['12.345', '12.345', '12,345'],
  ],
};

describe('Counts', () => {
  afterEach(() => setLanguage('pt_BR'));

  for (const [name, [show, part, texts]] of Object.entries(counts))
    it(`[LG-02] ${name} is grouped as the language writes it`, async () => {
      const element = await show();
      for (const [index, language] of LANGUAGES.entries()) {
        await setLanguage(language);
        await rendered(element);
        await until(`${texts[index]} is shown`, () => textOf(findAll(element, part)[0]!) === texts[index]);
      }
    });

  it('[LG-02] a bell says the whole number of unread notifications', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 12_345 } });
    expect(find(bell, '.visually-hidden').textContent).to.equal('Notificações, 12.345 não lidas');
  });

  it('[LG-02] a table says how many of its rows are loaded', async () => {
    const all = manyRows(200);
    const loadRows = ({ from }: { from: number }): Promise<object> =>
      Promise.resolve({ rows: all.slice(from, from + 100), total: 20_000 });
    const element = await showTable({ rows: all.slice(0, 50), loadRows });
    await scrollTo(element, 99_999);
    const footer = (): string => textOf(find(element, '.count'));
    await until('the next rows are there', () => footer() === '150 carregadas de 20.000');
    await setLanguage('es');
    await until('the text is in Spanish', () => footer() === '150 cargadas de 20.000');
    await setLanguage('en');
    await until('the text is in English', () => footer() === '150 loaded of 20,000');
  });
});
