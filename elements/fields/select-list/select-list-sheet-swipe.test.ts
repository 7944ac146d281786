import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';
import './select-list.js';
import { can, itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { row } from '../../../test/support/elements/option-rows.js';
import { find, middle, painted, user, until } from '../../../test/support/user.js';
import { onPhone } from '../../../test/support/emulation/phone.js';
import {
  control,
  isSheetClosed,
  isSheetOpen,
  list,
  many,
  openSheet,
  sheet,
  show,
} from '../../../test/support/elements/select-list.js';

interface Point {
  readonly x: number;
  readonly y: number;
}
const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]): Promise<void> => {
  await executeServerCommand('dass:touch', { steps: [{ type, points }] });
  await painted();
};
/** Touches a point, then moves the finger by each distance in pixels, with a rendering in between. */
async function pull(from: Point, ...by: number[]): Promise<void> {
  await touch('touchStart', from);
  for (const pixels of by) await touch('touchMove', { x: from.x, y: from.y + pixels });
}
const head = (element: Element): Point => middle(find(find(element, '.sheet'), 'h2'));
const top = (element: Element): number => sheet(element).getBoundingClientRect().top;
const isBack = (element: Element, before: number): Promise<true> =>
  until(
    'the sheet is back at its position',
    () => top(element) === before && sheet(element).getAnimations().length === 0,
  );

describe('dass-select-list on a phone, swipe to dismiss', () => {
  onPhone();

  itNeeds('touch', 'closes when its header is swiped down, and keeps the selection', async () => {
    const element = await show({ value: 1 });
    await openSheet(element);
    const before = top(element);
    const { height } = sheet(element).getBoundingClientRect();
    await pull(head(element), 30, height / 2);
    expect(top(element), 'the sheet follows the finger').to.be.closeTo(before + height / 2, 8);
    await touch('touchEnd');
    await isSheetClosed(element);
    expect(element.value).to.equal(1);
    expectFocus(control(element));
    await openSheet(element);
    expect(top(element), 'reopened, the sheet has the same position').to.equal(before);
    await user.press('Escape');
  });

  itNeeds('touch', 'returns to its position after a short swipe, and after `pointercancel`', async () => {
    const element = await show({ multiple: true, value: [1] });
    await openSheet(element);
    const before = top(element);
    let springs = 0;
    sheet(element).addEventListener(
      'transitionrun',
      ({ propertyName }) => (springs += +(propertyName === 'translate')),
    );
    await pull(head(element), 70, 60, 50);
    expect(top(element)).to.be.greaterThan(before + 30);
    await touch('touchEnd');
    await isBack(element, before);
    expect([isSheetOpen(element), springs]).to.deep.equal([true, 1]);

    await pull(head(element), -40);
    expect(top(element), 'the sheet cannot be moved up').to.equal(before);
    await touch('touchEnd');

    await touch('touchStart', head(element));
    await touch('touchMove', { x: 180, y: head(element).y + 90 });
    expect(top(element)).to.be.greaterThan(before + 60);
    window.dispatchEvent(new PointerEvent('pointercancel', { pointerId: lastPointer }));
    await isBack(element, before);
    await touch('touchEnd');
    expect(isSheetOpen(element)).to.equal(true);
    await user.press('Escape');
  });

  itNeeds('touch', 'does not animate when the user prefers reduced motion', async () => {
    if (!can('media')) return;
    await withMedia({ reducedMotion: 'reduce' }, async () => {
      const element = await show();
      await openSheet(element);
      const before = top(element);
      const moved: string[] = [];
      for (const type of ['transitionrun', 'animationstart'] as const)
        sheet(element).addEventListener(type, () => moved.push(type));
      await pull(head(element), 70, 60, 50);
      await touch('touchEnd');
      expect(top(element)).to.equal(before);
      const { height } = sheet(element).getBoundingClientRect();
      await pull(head(element), height / 2);
      await touch('touchEnd');
      await isSheetClosed(element);
      expect(moved).to.deep.equal([]);
    });
  });

  itNeeds('touch', 'rows still scroll, and the button can still be pressed', async () => {
    const element = await show({ options: many });
    await openSheet(element);
    const before = top(element);
    const from = middle(row(element, 'Peça nº 5'));
    await pull(from, -40, -120, -200);
    expect(top(element)).to.equal(before);
    await touch('touchEnd');
    await until('the rows have scrolled', () => list(element).scrollTop > 60);
    await until('the rows are at the start', () => {
      // Again and again: the rows may still be moving on after the touch.
      list(element).scrollTop = 0;
      return row(element, 'Peça nº 1');
    });
    await pull(middle(row(element, 'Peça nº 1')), 40, 160, 260);
    expect(top(element), 'down again, past the first row').to.equal(before);
    await touch('touchEnd');
    expect(isSheetOpen(element)).to.equal(true);
    const button = find(find(element, '.sheet'), '.close');
    await pull(middle(button), 30);
    expect(top(element)).to.equal(before);
    await touch('touchEnd');
    await user.tap(button);
    await isSheetClosed(element);
  });

  itNeeds('touch', 'ends the swipe when it is closed or removed', async () => {
    const element = await show();
    for (const end of [() => user.press('Escape'), () => Promise.resolve(element.remove())]) {
      await openSheet(element);
      const before = top(element);
      await pull(head(element), 60);
      await end();
      await isSheetClosed(element);
      await touch('touchMove', { x: 180, y: 690 });
      await touch('touchEnd');
      if (!element.isConnected) document.body.append(element);
      await element.updateComplete;
      await openSheet(element);
      expect(top(element)).to.equal(before);
      await user.press('Escape');
      await isSheetClosed(element);
    }
    element.remove();
  });
});

let lastPointer = 0;
window.addEventListener('pointerdown', ({ pointerId }) => (lastPointer = pointerId), true);
