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
