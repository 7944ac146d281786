import { serialize } from '../elements/elements.js';
import { rendered } from '../fixture.js';
import { painted } from '../user.js';

/** A page of a PDF is drawn by a worker: until then it is empty. */
const emptyPage = /class="pdf-page"[^>]*>(?!\s*<canvas)/;

/** Whether all that a serialized element shows has been drawn. */
export const isDrawn = (text: string): boolean => !emptyPage.test(text);

/**
 * Serializes an element after its last rendering. Rows render after the browser has measured their container.
 */
export async function shownBy(element: Element): Promise<string> {
  const [shown] = await shownByAll([element]);
  return shown ?? '';
}

/** Serializes elements of the same page after their last rendering, in the same time as one. */
export async function shownByAll(elements: readonly Element[]): Promise<readonly string[]> {
  for (const element of elements) await rendered(element);
  for (let now: readonly string[] = []; ;) {
    const before = now;
    await painted();
    now = elements.map(serialize);
    if (now.every((text, at) => text === before[at] && isDrawn(text))) return now;
  }
}
