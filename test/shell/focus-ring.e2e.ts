import { strict as assert } from 'node:assert';
import { describe, test, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { allPages, openAndWait } from './support/all-pages.js';
import { visit, visitSignedIn } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

/** More tab stops than any page has. */
const MAX_STOPS = 250;
/** Maximum distance of a focus ring from its control, in pixels. */
const MARGIN = 6;
const MIN_CONTRAST = 3;

interface Stop {
  /** Identifies the control. */
  readonly name: string;
  /** Controls of the same kind have the same style rules. */
  readonly kind: string;
  readonly box: { x: number; y: number; width: number; height: number };
}

/** Returns the focused control, shadow trees included; undefined outside of the page. */
const focusedStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate((margin) => {
    const path: Element[] = [];
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) {
      path.push(active);
      active = active.shadowRoot.activeElement;
    }
    if (!active || active === document.body || active === document.documentElement) return undefined;
    active.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    path.push(active);
    const nameOf = (element: Element): string => `${element.localName}.${element.className}`;
    // The focus ring may be around the control or around its box.
    const around = active.closest(':is(.box, .control, .field, [class*="search"], [class*="finder"])') ?? active;
    const { left, top, right, bottom } = around.getBoundingClientRect();
    const own = active.getBoundingClientRect();
    const x = Math.max(0, Math.min(left, own.left) - margin);
    const y = Math.max(0, Math.min(top, own.top) - margin);
    const width = Math.min(innerWidth, Math.max(right, own.right) + margin) - x;
    const height = Math.min(innerHeight, Math.max(bottom, own.bottom) + margin) - y;
    const text = (active.getAttribute('aria-label') ?? active.textContent ?? '').replace(/\s+/g, ' ').trim();
    const above = path[0]?.parentElement;
    return {
      name: `${path.map(nameOf).join(' > ')} “${text.slice(0, 40)}”`,
      kind: [above?.className ?? '', ...path.map(nameOf), active.getAttribute('role') ?? ''].join('|'),
      box: { x, y, width, height },
    };
  }, MARGIN);

/** Compares two screenshots of the same area. @returns the number of pixels that differ by the required contrast */
async function differences(canvas: Page, one: Buffer, other: Buffer): Promise<number> {
  return canvas.evaluate(
    async ([one, other, wanted]) => {
      const pixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      };
      const [a, b] = [await pixels(one), await pixels(other)];
      const channel = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * channel(data[at]!) + 0.7152 * channel(data[at + 1]!) + 0.0722 * channel(data[at + 2]!);
      let count = 0;
      for (let at = 0; at < Math.min(a.length, b.length); at += 4) {
        if (a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]) continue;
        const [light, dark] = [luminance(a, at), luminance(b, at)].sort((x, y) => y - x) as [number, number];
        if ((light + 0.05) / (dark + 0.05) >= wanted) count++;
      }
      return count;
    },
    [one.toString('base64'), other.toString('base64'), MIN_CONTRAST] as const,
  );
}

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The tab stops without a visible focus, by the color scheme in which it is not visible. */
type InvisibleStops = Readonly<Record<Scheme, string[]>>;

/** Takes screenshots of the focused control and of the same area without the focus. @returns how many pixels differ */
async function focusDifferences(page: Page, canvas: Page, { box }: Stop): Promise<number> {
  const shoot = () => page.screenshot({ clip: box, animations: 'disabled', caret: 'hide' });
  const focused = await shoot();
  // The control gets the focus back with a visible ring, as by the keyboard.
  await page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    Object.assign(window, { hadFocus: active });
    (active as HTMLElement).blur();
  });
  const blurred = await shoot();
  await page.evaluate(() => {
    const { hadFocus } = window as unknown as { hadFocus: HTMLElement };
    hadFocus.focus({ focusVisible: true } as FocusOptions);
  });
  return differences(canvas, focused, blurred);
}

/** Tabs through a page, and adds its tab stops without a visible focus. */
async function findInvisibleStops(
  page: Page,
  canvas: Page,
  known: Set<string>,
  invisible: InvisibleStops,
): Promise<void> {
  const { pathname } = new URL(page.url());
  let first: string | undefined;
  for (let step = 0; step < MAX_STOPS; step++) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (!stop || stop.name === first) break;
    first ??= stop.name;
    if (known.has(stop.kind)) continue;
    known.add(stop.kind);
    // At least half the length of a ring of one pixel.
    const { width, height } = stop.box;
    const wanted = Math.min(width, 200) / 2 + height / 2;
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const count = await focusDifferences(page, canvas, stop);
      if (count < wanted) invisible[colorScheme].push(`${pathname} ${stop.name}: ${count} pixels`);
    }
  }
}

describe('focus visibility', () => {
  const shell = shellForTests();
  let found: InvisibleStops | undefined;

  /** Tabs through every page once: each control is examined in both color schemes. */
  async function examineAllPages(t: TestContext): Promise<InvisibleStops> {
    const { page: canvas } = await visit(t, shell);
    await canvas.goto('about:blank');
    const known = new Set<string>();
    const invisible: InvisibleStops = { light: [], dark: [] };
    const signedOut = await visit(t, shell, { reducedMotion: 'reduce' });
    await signedOut.page.goto(`${home}/login`);
    await signedOut.page.locator('#demo-users button').first().waitFor();
    await findInvisibleStops(signedOut.page, canvas, known, invisible);
    const { page } = await visitSignedIn(t, shell, { reducedMotion: 'reduce' });
    for (const path of allPages) {
      await openAndWait(page, path);
      await findInvisibleStops(page, canvas, known, invisible);
    }
    assert.ok(known.size > 40, `${known.size} kinds of controls were seen`);
    return invisible;
  }

  for (const colorScheme of schemes) {
    test(`every tab stop on every page has a focus ring with ${MIN_CONTRAST} : 1, ${colorScheme}`, async (t) => {
      found ??= await examineAllPages(t);
      assert.deepEqual(found[colorScheme], []);
    });
  }
});
