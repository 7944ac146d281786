import { find, findAll, user } from '../user.js';

/** Whether the tooltip with the full text is open. */
export const isTipShown = (host: Element): boolean => findAll(host, '.tip:popover-open').length > 0;

/** Long-presses a truncated text by touch. @returns the text of the tooltip */
export async function readByLongPress(host: Element, target: Element): Promise<string> {
  await user.longPress(target, () => isTipShown(host));
  return find(host, '.tip:popover-open').textContent;
}
