import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright';
import { until } from './waiting.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element in the window. */
export const middle = async (of: Locator): Promise<Point> => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Drags with a finger from the middle of an element.
 * @param end returns where to; the page may move meanwhile
 * @param isThere returns whether the page shows that
 */
export async function drag(from: Locator, end: () => Promise<Point>, isThere: () => Promise<boolean>): Promise<void> {
  const page = from.page();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let start = await middle(from);
  let still = 0;
  // What loads above it moves it.
  await until('it stands still', async () => {
    const now = await middle(from);
    still = now.x === start.x && now.y === start.y ? still + 1 : 0;
    start = now;
    return still > 4;
  });
  await touch('touchStart', start);
  const { x, y } = await end();
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', { x: start.x + ((x - start.x) * step) / 6, y: start.y + ((y - start.y) * step) / 6 });
  // The browser tells the page of a move with its next frame: the finger stays there until the page shows it.
  await until('it is dragged', async () => {
    if (await isThere()) return true;
    await touch('touchMove', await end());
    return false;
  });
  await touch('touchEnd');
}

/** The size that a finger needs. */
const TARGET_PX = 44;

/**
 * Taps an element with a finger. Fails where the target, with the space around it that belongs to it, is too small.
 * @param size the smallest width and height, where a target is not of the usual size
 */
export async function tap(target: Locator, size = TARGET_PX): Promise<void> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const missed = await target.evaluate((element, smallest) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parentOf = (node: Node): Node | null =>
      (node as Element).assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
    const isHit = (x: number, y: number): boolean => {
      let hit = document.elementFromPoint(x, y);
      for (let inner = hit; inner; hit = inner) {
        inner = hit?.shadowRoot?.elementFromPoint(x, y) ?? null;
        if (!inner || inner === hit) break;
      }
      for (let one: Node | null = hit; one; one = parentOf(one)) if (one === element) return true;
      // The text of a button is in its host; a label and a box belong to the field in them.
      const host = (element.getRootNode() as Partial<ShadowRoot>).host;
      return (
        hit !== null && (hit === host || hit.contains(element) || hit.closest('label')?.contains(element) === true)
      );
    };
    const [x, y, reach] = [left + width / 2, top + height / 2, smallest / 2 - 1.5];
    const points = [
      ['left', x - reach, y],
      ['right', x + reach, y],
      ['top', x, y - reach],
      ['bottom', x, y + reach],
    ] as const;
    return points
      .filter(([, pointX, pointY]) => pointX >= 0 && pointY >= 0 && pointX < innerWidth && pointY < innerHeight)
      .filter(([, pointX, pointY]) => !isHit(pointX, pointY))
      .map(([side]) => `${side} (${Math.round(width)} × ${Math.round(height)})`);
  }, size);
  assert.deepEqual(missed, [], `${target.toString()} is a target of ${size} px`);
  await target.tap();
}
