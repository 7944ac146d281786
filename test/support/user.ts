import { executeServerCommand } from '@web/test-runner-commands';
import type { AccessibilityNode } from '../../scripts/test-runner/accessibility-nodes.mjs';
import { countWait } from '../../scripts/test-runner/page-times.js';
import type { TestUser } from '../../elements/base/examples.js';

/** The first element below `root` that matches the selector, open shadow trees included. */
export function find<T extends Element = HTMLElement>(root: Element | ShadowRoot | Document, selector: string): T {
  const found = findAll<T>(root, selector)[0];
  if (!found)
    throw new Error(
      `No element matches '${selector}' in ${root instanceof Element ? `<${root.localName}>` : 'the tree'}`,
    );
  return found;
}

/** All elements below `root` that match the selector, open shadow trees included, in tree order. */
export function findAll<T extends Element = HTMLElement>(root: Element | ShadowRoot | Document, selector: string): T[] {
  const found: T[] = [];
  const walk = (node: Element | ShadowRoot | Document): void => {
    if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
    for (const child of node.children) {
      if (child.matches(selector)) found.push(child as T);
      walk(child);
    }
  };
  walk(root);
  return found;
}

/** Waits until the browser has painted. */
export const painted = (): Promise<void> =>
  countWait(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/**
 * Waits until a condition is met; otherwise throws an error that names it.
 *
 * The check may throw while an element is missing. The limit is high, because the machine may be busy.
 */
export const until = <T>(
  what: string,
  check: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  limit = 20_000,
): Promise<T> =>
  countWait(async () => {
    const end = performance.now() + limit;
    for (;;) {
      let cause: unknown;
      try {
        const answer = await check();
        if (answer) return answer;
      } catch (error) {
        cause = error;
      }
      if (performance.now() > end) throw new Error(`Timed out: ${what}${cause ? ` (${String(cause)})` : ''}`);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  });

/** The focused element, also in shadow trees. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The center of an element in the viewport. */
export function middle(target: Element): { x: number; y: number } {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** Resolves with the next event of a type on the page, or with `undefined` after two seconds. */
export const nextEvent = (type: string): Promise<Event | undefined> =>
  new Promise((resolve) => {
    addEventListener(type, resolve, { once: true, capture: true });
    setTimeout(() => resolve(undefined), 2000);
  });

/** The center of an element after its animations have ended. */
async function atRest(target: Element): Promise<{ x: number; y: number }> {
  await painted();
  const moving: Animation[] = [];
  for (let node: Node | null = target; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof Element) moving.push(...node.getAnimations());
    if (node instanceof Element && node.assignedSlot) node = node.assignedSlot;
  }
  const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
  await Promise.allSettled(moving.filter((animation) => !isEndless(animation)).map(({ finished }) => finished));
  return middle(target);
}

type Modifier = 'Shift' | 'Control' | 'Alt' | 'Meta';
interface ClickOptions {
  button?: 'left' | 'middle' | 'right';
  modifiers?: readonly Modifier[];
  count?: 1 | 2;
}

/** Real keyboard and pointer input through the browser driver. */
export const user: TestUser & {
  doubleClick(target: Element): Promise<void>;
  hover(target: Element): Promise<void>;
  leave(): Promise<void>;
  /** Touches until the check is met. */
  longPress(target: Element, check: () => unknown): Promise<void>;
  tap(target: Element): Promise<void>;
  drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void>;
  /** Drags with a finger. */
  touchDrag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void>;
  /**
   * Types with an input method, in Chromium only. @param made the committed text; without it the composition stays
   * open
   */
  compose(text: string, made?: string): Promise<void>;
} = {
  find,
  async click(target, options: ClickOptions = {}) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    await executeServerCommand('dass:click', { ...(await atRest(target)), ...options });
    await painted();
  },
  doubleClick: (target) => user.click(target, { count: 2 } as ClickOptions),
  async press(key) {
    await executeServerCommand('dass:press', { key });
    await painted();
  },
  async type(text) {
    await executeServerCommand('dass:type', { text });
    await painted();
  },
  async compose(text, made) {
    await executeServerCommand('dass:compose', { text, made });
    await painted();
  },
  async hover(target) {
    const { x, y } = middle(target);
    await executeServerCommand('dass:mouse', { steps: [['move', x, y]] });
    await painted();
  },
  async leave() {
    await executeServerCommand('dass:mouse', { steps: [['move', 0, 0]] });
    await painted();
  },
  async longPress(target, check) {
    await executeServerCommand('dass:touch', { steps: [{ type: 'touchStart', points: [middle(target)] }] });
    await until('the finger has rested long enough', () => Boolean(check()));
    await executeServerCommand('dass:touch', { steps: [{ type: 'touchEnd', points: [] }] });
    await painted();
  },
  async tap(target) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const point = await atRest(target);
    const arrived = nextEvent('pointerdown');
    const clicked = nextEvent('click');
    const tap = {
      steps: [
        { type: 'touchStart', points: [point] },
        { type: 'touchEnd', points: [] },
      ],
    };
    await executeServerCommand('dass:touch', tap);
    // Firefox drops a touch that comes before its compositor knows the page.
    if (!(await arrived)) await executeServerCommand('dass:touch', tap);
    // Firefox sends the click asynchronously. No click follows when the page handles the touch as another gesture.
    await clicked;
    await painted();
  },
  async touchDrag(from, to) {
    await painted();
    const moves = Array.from({ length: 8 }, (_, at) => ({
      x: Math.round(from.x + ((to.x - from.x) * (at + 1)) / 8),
      y: Math.round(from.y + ((to.y - from.y) * (at + 1)) / 8),
    }));
    await executeServerCommand('dass:touch', { steps: [{ type: 'touchStart', points: [from] }] });
    for (const point of moves) {
      await executeServerCommand('dass:touch', { steps: [{ type: 'touchMove', points: [point] }] });
      await painted();
    }
    await executeServerCommand('dass:touch', { steps: [{ type: 'touchEnd', points: [] }] });
    await painted();
  },
  async drag(from, to) {
    const steps: unknown[] = [['move', from.x, from.y], ['down']];
    for (let i = 1; i <= 8; i++)
      steps.push(['move', from.x + ((to.x - from.x) * i) / 8, from.y + ((to.y - from.y) * i) / 8]);
    await executeServerCommand('dass:mouse', { steps: [...steps, ['up']] });
    await painted();
  },
};

/** The accessibility tree below the selector, from the browser. Chromium and Firefox. */
/** The accessibility tree of the page, parents before their children. Chromium only: 'accessibility nodes'. */
export const accessibilityNodes = (): Promise<AccessibilityNode[]> =>
  executeServerCommand('dass:accessibility-nodes', {});

export const ariaTree = (selector = 'body'): Promise<string> => executeServerCommand('dass:aria', { selector });
