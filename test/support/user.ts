import { executeServerCommand } from '@web/test-runner-commands';
import type { TestUser } from '../../elements/base/examples.js';

/** The first element below `root` that the selector names, through open shadow trees. */
export function find<T extends Element = HTMLElement>(root: Element | ShadowRoot | Document, selector: string): T {
  const found = findAll<T>(root, selector)[0];
  if (!found)
    throw new Error(`Nothing is '${selector}' in ${root instanceof Element ? `<${root.localName}>` : 'the tree'}`);
  return found;
}

/** All elements below `root` that the selector names, through open shadow trees, in tree order. */
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

/** Waits until the browser has rendered what was asked of it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Waits until something is so; says what it waited for when it never is. What is not there yet (`find`) is waited for
 * too. The limit is for what never comes: a busy machine is later than one thinks.
 */
export async function until<T>(
  what: string,
  check: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  limit = 20_000,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    let cause: unknown;
    try {
      const answer = await check();
      if (answer) return answer;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`It never was so: ${what}${cause ? ` (${String(cause)})` : ''}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** The element that has the focus, through shadow trees. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Where the middle of an element is, in the window. */
export function middle(target: Element): { x: number; y: number } {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** Where the middle of an element is once it has stopped moving: nobody clicks on what still slides in. */
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

/** Real keys, real pointers: what the browser itself makes of them. */
export const user: TestUser & {
  doubleClick(target: Element): Promise<void>;
  hover(target: Element): Promise<void>;
  leave(): Promise<void>;
  /** A finger that rests until what it waits for is so. */
  longPress(target: Element, check: () => unknown): Promise<void>;
  tap(target: Element): Promise<void>;
  drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void>;
  /** Chromium: writes by an input method. @param made what becomes of it; without it the composing goes on */
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
    const point = middle(target);
    const clicked = new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }));
    await executeServerCommand('dass:touch', {
      steps: [
        { type: 'touchStart', points: [point] },
        { type: 'touchEnd', points: [] },
      ],
    });
    // Firefox makes the click of it on its own time; where a page takes the finger for something else none comes.
    await Promise.race([clicked, new Promise((resolve) => setTimeout(resolve, 2000))]);
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

/** The accessibility tree below the selector, as the browser tells it to assistive technology. Chromium and Firefox. */
export const ariaTree = (selector = 'body'): Promise<string> => executeServerCommand('dass:aria', { selector });
