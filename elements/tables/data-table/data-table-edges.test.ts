import { expect } from 'chai';
import './data-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { grid, heading, showTable } from '../../../test/support/elements/data-table.js';
import { find, findAll, painted, until } from '../../../test/support/user.js';

const columns = [
  { name: 'name', label: 'Nome', width: 160 },
  ...Array.from({ length: 6 }, (_, at) => ({ name: `c${at}`, width: 150 })),
];
const show = async (properties: Record<string, unknown> = {}, direction = 'ltr') => {
  const element = await showTable({ columns, layout: 'table', ...properties });
  element.dir = direction;
  element.style.inlineSize = '600px';
  await until('the columns scroll', () => grid(element).hasAttribute('data-wide'));
  await painted();
  return element;
};
const edge = (element: Element, side: 'start' | 'end'): DOMRect | undefined =>
  findAll(element, `.edge.${side}`)
    .find((one) => one.checkVisibility())
    ?.getBoundingClientRect();
const sides = (element: Element): string =>
  (['start', 'end'] as const).filter((side) => edge(element, side) !== undefined).join(' ');
const scrollTo = async (element: Element, left: number): Promise<void> => {
  grid(element).scrollLeft = left;
  await painted();
};

describe('dass-data-table, edges of the columns', () => {
  for (const direction of ['ltr', 'rtl'])
    it(`[TB-02] has a shadow where columns are cut off, ${direction}`, async () => {
      const element = await show({ selection: 'multiple' }, direction);
      const sign = direction === 'ltr' ? 1 : -1;
      expect(sides(element)).to.equal('end');
      const frame = grid(element).getBoundingClientRect();
      const end = edge(element, 'end') as DOMRect;
      const bar = grid(element).offsetWidth - grid(element).clientWidth;
      expect(direction === 'ltr' ? frame.right - bar - end.right : end.left - bar - frame.left).to.be.closeTo(0, 1);
      expect(end.height).to.be.closeTo(grid(element).clientHeight, 1);
      await scrollTo(element, sign * 100);
      expect(sides(element)).to.equal('start end');
      const start = edge(element, 'start') as DOMRect;
      const first = find(element, '#head-0').getBoundingClientRect();
      expect(direction === 'ltr' ? start.left - first.right : first.left - start.right).to.be.closeTo(0, 1);
      await scrollTo(element, sign * 10_000);
      expect(sides(element)).to.equal('start');
      element.style.inlineSize = '1600px';
      await until('all columns are in view', () => !grid(element).hasAttribute('data-wide'));
      expect(sides(element)).to.equal('');
    });

  it('[TB-02] has the shadow at the pinned column', async () => {
    const element = await show({ columns: [...columns, { name: 'price', width: 110, isPinned: true }] });
    const pinned = heading(element, columns.length).getBoundingClientRect();
    expect((edge(element, 'end') as DOMRect).right).to.be.closeTo(pinned.left, 1);
    await scrollTo(element, 10_000);
    expect(sides(element)).to.equal('start');
  });

  it('[TB-02] follows columns that are resized or replaced', async () => {
    const element = await show();
    await scrollTo(element, 10_000);
    element.columns = [...columns, { name: 'more', width: 300 }];
    await element.updateComplete;
    await painted();
    expect(sides(element)).to.equal('start end');
    element.columns = columns.slice(0, 2);
    await until('all columns are in view', () => !grid(element).hasAttribute('data-wide'));
    expect(sides(element)).to.equal('');
  });

  it('[TB-02] has no shadow in cards, and changes nothing while it scrolls between the ends', async () => {
    const element = await show();
    await scrollTo(element, 50);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(element.renderRoot, { attributes: true, childList: true, characterData: true, subtree: true });
    for (const left of [80, 120, 200, 150]) await scrollTo(element, left);
    observer.disconnect();
    expect(changes).to.have.length(0);
    element.layout = 'cards';
    await element.updateComplete;
    expect(sides(element)).to.equal('');
  });

  itNeeds('media', '[TB-02] has a border in forced colors', async () => {
    const element = await show();
    await withMedia({ forcedColors: 'active' }, async () => {
      await painted();
      const end = findAll(element, '.edge.end')[0] as Element;
      const { backgroundImage, backgroundColor, inlineSize } = getComputedStyle(end);
      expect([backgroundImage, inlineSize]).to.deep.equal(['none', '2px']);
      expect(backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
    });
  });
});
