import { find, findAll, user } from '../user.js';

/** Whether the whole text of something cut is shown. */
export const isTipShown = (host: Element): boolean => findAll(host, '.tip:popover-open').length > 0;

/** A finger rests on something cut, and is lifted. @returns the text that is shown then */
export async function readByLongPress(host: Element, target: Element): Promise<string> {
  await user.longPress(target, () => isTipShown(host));
  return find(host, '.tip:popover-open').textContent;
}
