import { serialize } from '../elements/elements.js';
import { rendered } from '../fixture.js';
import { painted } from '../user.js';

/**
 * Serializes an element after its last rendering. Rows render after the browser has measured their container.
 */
export async function shownBy(element: Element): Promise<string> {
  await rendered(element);
  for (let now = ''; ;) {
    const before = now;
    await painted();
    now = serialize(element);
    if (now === before) return now;
  }
}
