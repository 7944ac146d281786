import type { Locator } from 'playwright';
import { until } from './waiting.js';

/** Whether the focus is on an element or in it, also in a shadow tree. */
const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((node) => {
    const { activeElement } = node.getRootNode() as Document | ShadowRoot;
    return activeElement !== null && (activeElement === node || activeElement.contains(node));
  });

/** Waits until the focus is on an element or in it. */
export const expectFocus = (wanted: Locator): Promise<void> =>
  until(`${wanted.toString()} has the focus`, () => hasFocus(wanted));

/** Presses Tab, or another key, until an element has the focus. */
export async function tabTo(wanted: Locator, key = 'Tab'): Promise<void> {
  for (let tries = 0; tries < 80 && !(await hasFocus(wanted)); tries++) await wanted.page().keyboard.press(key);
  await expectFocus(wanted);
}
