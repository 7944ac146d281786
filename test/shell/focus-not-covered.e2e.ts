import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import type { CDPSession, Page } from 'playwright';
import { screens } from '../../shell/workspace/screens.js';
import { openAndWait } from './support/all-pages.js';
import { shellForTests } from './support/shell-under-test.js';
import { visitSignedIn } from './support/user.js';

/** More tab stops than any page has. */
const MAX_STOPS = 250;
/** Keys that are sent together, because asking the page after each key would take most of the time. */
const KEYS = 10;

/** Desktop, desktop at 125 %, laptop at 125 %, large window, phone. */
const windows = [
  [1366, 768],
  [1366, 614],
  [1093, 614],
  [1440, 900],
  [375, 667],
] as const;

interface Stops {
  /** Number of stops in the page, without those in the header. */
  count: number;
  /** The stops that are not in the window, or that something covers. */
  hidden: string[];
  /** The focus has left the page. */
  hasLeft: boolean;
  /** Examines each stop before the page has rendered again, right after its key. */
  isFast: boolean;
}

interface RecordingWindow {
  readonly stops: Stops;
  recordStop(isBack: boolean): void;
}

/** Records, after each Tab, whether the control with the focus is in the window and nothing covers it. */
function recordStops(): void {
  const record: Stops = { count: 0, hidden: [], hasLeft: false, isFast: true };
  const parentOf = (node: Node): Element | null => {
    const parent = (node as Element).assignedSlot ?? node.parentNode;
    return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
  };
  const isIn = (node: Node | null, element: Element): boolean => {
    for (let at = node; at; at = parentOf(at)) if (at === element) return true;
    return false;
  };
  const deepest = (find: (root: Document | ShadowRoot) => Element | null): Element | null => {
    let found = find(document);
    for (;;) {
      const inner = found?.shadowRoot && find(found.shadowRoot);
      if (!inner || inner === found) return found;
      found = inner;
    }
  };
  /** What the user sees of a control: its label or the element around it, if the control itself has no size. */
  const visiblePart = (control: Element): Element => {
    const active = control.getAttribute('aria-activedescendant');
    const option = active && (control.getRootNode() as ShadowRoot).getElementById(active);
    if (option && control.localName !== 'input') return option;
    let part = control;
    const isTiny = ({ width, height }: DOMRect): boolean => width < 8 || height < 8;
    while (isTiny(part.getBoundingClientRect()) || getComputedStyle(part).opacity === '0')
      part = (part as HTMLInputElement).labels?.[0] ?? parentOf(part) ?? document.body;
    return part;
  };
  const pathOf = (element: Element): string => {
    const path: string[] = [];
    for (let node: Element | null = element; node && path.length < 4; node = parentOf(node))
      if (node.className || node.localName.includes('-')) path.unshift(`${node.localName}.${node.className}`);
    return path.join(' > ');
  };
  const problemOf = (control: Element): string | undefined => {
    const part = visiblePart(control);
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return 'outside of the window';
    // A text of several lines is scrolled to its caret.
    const isTall = bottom - top > innerHeight / 2 || control.localName === 'textarea';
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    // Of a large control a part is enough.
    const heights = isTall
      ? [(Math.max(0, top) + Math.min(innerHeight, bottom)) / 2]
      : [top + 2, (top + bottom) / 2, bottom - 2];
    for (const y of heights) {
      if (y < 0 || y >= innerHeight) return `cut by the window, ${Math.round(top)} to ${Math.round(bottom)}`;
      const above = deepest((root) => root.elementFromPoint(x, y));
      if (!above || isIn(above, part) || isIn(above, control)) continue;
      // Nothing is above it if its own scroll box is what is there, unless it is scrolled out of that.
      if (isIn(part, above)) {
        const box = above.getBoundingClientRect();
        if (y >= box.top && y <= box.bottom) continue;
      }
      return `below ${pathOf(above)}`;
    }
    return undefined;
  };
  const describe = (control: Element): string => {
    const path: string[] = [];
    for (let node: Element | null = control; node && path.length < 3; node = parentOf(node))
      if (node === control || node.localName.startsWith('dass-')) path.unshift(node.localName);
    const text = (control.ariaLabel ?? control.getAttribute('name') ?? control.textContent).replace(/\s+/g, ' ').trim();
    return `${path.join(' > ')} “${text.slice(0, 30)}”`;
  };
  const recordStop = (isBack: boolean): void => {
    if (record.hasLeft) return;
    const control = deepest((root) => root.activeElement);
    if (!control || !isIn(control, document.querySelector('.page')!)) {
      record.hasLeft = record.count > 0;
      return;
    }
    record.count++;
    const problem = problemOf(control);
    if (problem) record.hidden.push(`${isBack ? '⇧' : ''}${describe(control)}: ${problem}`);
  };
  addEventListener('keyup', ({ key, shiftKey }) => key === 'Tab' && record.isFast && recordStop(shiftKey), true);
  Object.assign(window, { stops: record, recordStop } satisfies RecordingWindow);
}

const stopsOf = (page: Page): Promise<Stops> => page.evaluate(() => (window as unknown as RecordingWindow).stops);

/**
 * Presses Tab or Shift+Tab until the focus has passed the page.
 *
 * @param isFast examines each stop right after its key; otherwise after the page has rendered
 * @returns what it has passed
 */
async function walk(page: Page, keys: CDPSession, isBack: boolean, isFast: boolean): Promise<Stops> {
  await page.evaluate((fast) => {
    const { stops } = window as unknown as RecordingWindow;
    Object.assign(stops, { count: 0, hidden: [], hasLeft: false, isFast: fast });
  }, isFast);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBack ? 8 : 0 };
  const press = async (): Promise<void> => {
    await Promise.all([
      keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]);
  };
  for (let pressed = 0; pressed < MAX_STOPS && !(await stopsOf(page)).hasLeft;) {
    if (isFast) await Promise.all(Array.from({ length: KEYS }, press));
    else {
      await press();
      await page.evaluate(async (back) => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        (window as unknown as RecordingWindow).recordStop(back);
      }, isBack);
    }
    pressed += isFast ? KEYS : 1;
  }
  return stopsOf(page);
}

describe('focus behind bars', () => {
  const shell = shellForTests();

  test('every tab stop of every screen is in the window and not covered, at five window sizes, in both directions', async (t) => {
    const { page, context } = await visitSignedIn(t, shell, { reducedMotion: 'reduce' });
    const keys = await context.newCDPSession(page);
    await page.addInitScript(recordStops);
    const hidden: Record<string, string[]> = {};
    const paths = [
      '/workspace',
      ...screens.map(({ name }) => `/workspace/${name}`),
      '/workspace/material?id=1',
      '/workspace/purchase?id=48200',
    ];
    let count = 0;
    for (const path of paths) {
      await openAndWait(page, path);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const walkBoth = async (isFast: boolean): Promise<string[]> => {
          await page.locator('.page-header').focus();
          await page.evaluate(() => scrollTo(0, 0));
          const there = await walk(page, keys, false, isFast);
          const back = await walk(page, keys, true, isFast);
          count += there.count + back.count;
          return [...there.hidden, ...back.hidden];
        };
        // Rows that move at this moment are examined again, slowly.
        const found = (await walkBoth(true)).length > 0 ? await walkBoth(false) : [];
        if (found.length > 0) hidden[`${path} ${width} × ${height}`] = [...new Set(found)];
      }
    }
    assert.deepEqual(hidden, {});
    assert.ok(count > 1000, `${count} stops`);
  });

  test('the active row of a list is not covered, also after the user has scrolled the page', async (t) => {
    const { page } = await visitSignedIn(t, shell, { reducedMotion: 'reduce' });
    await page.addInitScript(recordStops);
    await page.setViewportSize({ width: 1366, height: 614 });
    for (const [path, selector] of [
      ['material', 'dass-check-list .rows'],
      ['purchase', 'dass-pick-list .rows'],
      ['materials', 'dass-data-table .rows'],
    ] as const) {
      await openAndWait(page, `/workspace/${path}`);
      await page.keyboard.press('Tab');
      const list = page.locator('.page').locator(selector).first();
      await list.focus();
      for (const key of ['End', 'Home']) {
        // The end of the list is behind the bar at the bottom, then its start behind the bar at the top.
        await list.evaluate((element, isEnd) => {
          const { top, bottom } = element.getBoundingClientRect();
          scrollBy(0, isEnd ? bottom - innerHeight - 30 : top + 10);
        }, key === 'End');
        await page.keyboard.press(key);
        const seen = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const { stops, recordStop } = window as unknown as RecordingWindow;
          Object.assign(stops, { count: 0, hidden: [] });
          recordStop(false);
          return { count: stops.count, hidden: stops.hidden };
        });
        assert.deepEqual(seen, { count: 1, hidden: [] }, `${path} ${key}`);
      }
    }
  });
});
