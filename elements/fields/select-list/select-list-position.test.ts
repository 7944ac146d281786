import { expect } from 'chai';
import './select-list.js';
import type { DassSelectList } from './select-list.js';
import { mount } from '../../../test/support/fixture.js';
import { find, painted, user, until } from '../../../test/support/user.js';

const units = ['Metro', 'Quilograma', 'Par', 'Unidade', 'Milheiro'];

const popover = (element: Element): HTMLElement => find(element, '#popover');
const box = (element: Element): DOMRect => find(element, '.box').getBoundingClientRect();
/** Returns the distances in pixels from the field to the list: below, and at the inline start. */
const distance = (element: Element): readonly [below: number, left: number, right: number] => {
  const field = box(element);
  const list = popover(element).getBoundingClientRect();
  return [list.top - field.bottom, list.left - field.left, field.right - list.right].map(Math.round) as never;
};
const open = async (element: DassSelectList): Promise<void> => {
  element.focus();
  await element.updateComplete;
  await user.press('ArrowDown');
  expect(popover(element).matches(':popover-open')).to.equal(true);
};
const show = async (style: string, dir = 'ltr'): Promise<DassSelectList> => {
  const around = document.createElement('div');
  around.dir = dir;
  around.setAttribute('style', style);
  document.body.append(around);
  return mount('dass-select-list', { properties: { label: 'Unidade', options: units } }, around);
};

describe('dass-select-list, position of its list', () => {
  afterEach(() => {
    window.scrollTo(0, 0);
    document.body.replaceChildren();
  });

  it('is placed below the field at once, and stays there when it is anchored later', async () => {
    const element = await show('padding: 40px');
    await open(element);
    expect(distance(element)).to.deep.equal([4, 0, 0]);
    const shift = document.createElement('div');
    shift.setAttribute('style', 'block-size: 60px');
    await until('the list moves with the field without scrolling', () => {
      document.body.prepend(shift);
      return distance(element)[0] === 4;
    });
    expect(distance(element)).to.deep.equal([4, 0, 0]);
  });

  it('moves with the field when the page is scrolled', async () => {
    const element = await show('padding: 300px 40px 2000px');
    await open(element);
    window.scrollTo(0, 200);
    await until('the list has moved', () => distance(element)[0] === 4 && box(element).top < 200);
  });

  it('opens at the present position of the field', async () => {
    const element = await show('padding: 40px');
    await open(element);
    window.dispatchEvent(new Event('resize'));
    await painted();
    await user.press('Escape');
    (element.parentElement as HTMLElement).style.padding = '90px';
    await open(element);
    expect(distance(element)).to.deep.equal([4, 0, 0]);
  });

  it('opens above the field without space below, and aligns with its end from right to left', async () => {
    const low = await show('position: fixed; inset: auto auto 10px 40px');
    await open(low);
    const { bottom } = popover(low).getBoundingClientRect();
    expect(Math.round(box(low).top - bottom)).to.equal(4);
    low.parentElement?.remove();
    const rtl = await show('padding: 40px', 'rtl');
    await open(rtl);
    expect(distance(rtl)).to.deep.equal([4, 0, 0]);
  });
});
