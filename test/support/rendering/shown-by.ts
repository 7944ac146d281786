import { serialize } from '../elements/elements.js';
import { rendered } from '../fixture.js';
import { painted } from '../user.js';

/** What an element shows once it changes no more: rows come when the browser has told how much room there is. */
export async function shownBy(element: Element): Promise<string> {
  await rendered(element);
  for (let now = ''; ;) {
    const before = now;
    await painted();
    now = serialize(element);
    if (now === before) return now;
  }
}
