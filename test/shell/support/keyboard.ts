import type { Locator, Page } from 'playwright';
import { until } from './waiting.js';

/** Whether the focus is on an element or in it, also in a shadow tree. */
const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((node) => {
    const { activeElement } = node.getRootNode() as Document | ShadowRoot;
    return node.contains(activeElement);
  });

/** Waits until the focus is on an element or in it. */
export const expectFocus = (wanted: Locator): Promise<void> =>
  until(`${wanted.toString()} has the focus`, () => hasFocus(wanted));

/** Describes the focused element, for a failed test. */
const focusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element
      ? `${element.localName}.${element.className} ${element.ariaLabel ?? element.textContent}`.slice(0, 60)
      : '';
  });

/** Presses Tab, or another key, until an element has the focus. */
export async function tabTo(wanted: Locator, key = 'Tab'): Promise<void> {
  const page = wanted.page();
  const passed: string[] = [];
  while (passed.length < 80 && !(await hasFocus(wanted))) {
    await page.keyboard.press(key);
    passed.push(await focusedElement(page));
  }
  await expectFocus(wanted).catch((error: unknown) => {
    throw new Error(`${key} does not lead to ${wanted.toString()}, only to\n${[...new Set(passed)].join('\n')}`, {
      cause: error,
    });
  });
}
