import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { Example } from '../../elements/base/examples.js';
import { createExample, kitElements, settable, type KitElement } from '../support/elements/elements.js';
import { keep, rendered } from '../support/fixture.js';
import { countDifferences, takeScreen, type Area } from '../support/rendering/screen.js';
import { focused, painted } from '../support/user.js';

/** More tab stops than any example has. */
const MAX_STOPS = 60;
/** Maximum distance of a focus ring from its control, in pixels. */
const MARGIN = 6;
/** A focus ring may be around the box of a control: an element that is larger by at most this on each side. */
const MAX_BOX_MARGIN = 40;
const MIN_CONTRAST = 3;

const elements = await kitElements();

const parentOf = (node: Node): Element | null => {
  const parent = (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
};

/** Attributes that are no state. */
const NAMES =
  /^(?:id|for|name|value|style|title|href|src|part|slot|tabindex|popover|aria-(?:label|posinset|setsize)|data-.*)$/;

/** Controls of the same kind have the same style rules: the classes and states of a control and of all around it. */
function kindOf(control: Element): string {
  const path: string[] = [];
  for (let node: Element | null = control; node && node !== document.body; node = parentOf(node)) {
    const states = [...node.attributes]
      .filter(({ name, value }) => !NAMES.test(name) && value.length <= 40)
      .map(({ name, value }) =>
        /^(?:class|role|type)$|^(?:true|false|mixed)$/.test(value) || /^(?:class|role|type)$/.test(name)
          ? `${name}=${value}`
          : name,
      );
    path.push([node.localName, ...states.toSorted()].join(' '));
  }
  return path.join(' < ');
}

const describeStop = (control: Element): string => {
  const path: string[] = [];
  for (let node: Element | null = control; node && node !== document.body; node = parentOf(node))
    if (node === control || node.localName.includes('-')) path.unshift(node.localName);
  return `${path.join(' > ')}.${control.className} “${(control.ariaLabel ?? control.textContent).trim().slice(0, 30)}”`;
};

/** What the user sees of a control: its active option, or the element around it if the control itself has no size. */
function visiblePart(control: Element): Element {
  const active = control.getAttribute('aria-activedescendant');
  const option =
    active && control.localName !== 'input' && (control.getRootNode() as ShadowRoot).getElementById(active);
  if (option) return option;
  let part = control;
  for (;;) {
    const { width, height } = part.getBoundingClientRect();
    if (width >= 8 && height >= 8 && getComputedStyle(part).opacity !== '0') return part;
    part = (part as HTMLInputElement).labels?.[0] ?? parentOf(part) ?? document.body;
    if (part === document.body) return part;
  }
}

/** Where the focus may be seen: on the control and on the box around it. */
function areaOf(part: Element): Area {
  const own = part.getBoundingClientRect();
  let box = own;
  for (let node = parentOf(part); node && node !== document.body; node = parentOf(node)) {
    const { left, top, right, bottom, width } = node.getBoundingClientRect();
    if (width === 0) continue;
    const margin = Math.max(own.left - left, own.top - top, right - own.right, bottom - own.bottom);
    if (margin > MAX_BOX_MARGIN) break;
    if (right - left >= box.width && bottom - top >= box.height) box = node.getBoundingClientRect();
  }
  const x = Math.max(0, Math.floor(box.left) - MARGIN);
  const y = Math.max(0, Math.floor(box.top) - MARGIN);
  return {
    x,
    y,
    width: Math.max(1, Math.min(innerWidth, Math.ceil(box.right) + MARGIN) - x),
    height: Math.max(1, Math.min(innerHeight, Math.ceil(box.bottom) + MARGIN) - y),
  };
}

/** Half the length of a ring of one pixel, without what is outside of the window. */
function wantedPixels(part: Element): number {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.min(width, 200) / 2 + Math.min(height, 200) / 2;
}

/** @returns the number of pixels in which the control with the focus differs from itself without the focus */
async function focusDifferences(control: HTMLElement, area: Area, rest: () => Promise<void>): Promise<number> {
  // First without: a field shows its error when it loses the focus, which is another state.
  control.blur();
  await rest();
  const without = await takeScreen(area);
  control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  await rest();
  const withFocus = await takeScreen(area);
  return countDifferences(withFocus, without, MIN_CONTRAST);
}

/** @returns what is wrong with a control whose focus is not visible */
async function problemOf(control: HTMLElement): Promise<string | undefined> {
  let problem: string | undefined;
  // A frame may be late: then again, with time to render. That would take twice as long at every stop.
  for (const rest of [async () => {}, painted]) {
    const part = visiblePart(control);
    const pixels = await focusDifferences(control, areaOf(part), rest);
    const wanted = wantedPixels(part);
    if (pixels >= wanted) return undefined;
    problem = `${describeStop(control)}: ${pixels} of ${Math.round(wanted)} pixels`;
  }
  return problem;
}

/** The properties that hold what an element lists. */
const LISTS =
  /^(?:items|options|rows|selected|entries|notifications|files|tableValues|menuItems|filters|labels|slides|languages)$/;

/** The examples of an element, and its first one in the states that may have no example. */
function statesOf(element: KitElement): [string, Example][] {
  const all = Object.entries(element.examples);
  const [, first] = all[0]!;
  const names = new Set(settable(element).map(({ name }) => name));
  const add = (state: string, properties: Record<string, unknown>): void => {
    if (Object.keys(properties).every((name) => names.has(name)))
      all.push([state, { ...first, properties: { ...first.properties, ...properties } }]);
  };
  add('read-only', { readOnly: true });
  add('busy', { busy: true });
  add('invalid', { customValidity: 'Valor recusado' });
  const lists = Object.keys(first.properties ?? {}).filter((name) => LISTS.test(name));
  if (lists.length > 0) add('empty', Object.fromEntries(lists.map((name) => [name, []])));
  return all;
}

describe('Every element', () => {
  /** The kinds that have been seen: in any element, because the parts of an element look the same everywhere. */
  const known = new Set<string>();

  async function invisibleStops(): Promise<string[]> {
    const invisible: string[] = [];
    const passed = new Set<Element>();
    for (let step = 0; step < MAX_STOPS; step++) {
      const control = focused() as HTMLElement | null;
      if (control && control !== document.body) {
        if (passed.has(control)) break;
        passed.add(control);
        const kind = kindOf(control);
        // What an element focuses itself when it opens is no tab stop: a dialog, before its first control. A document in a
        // frame shows the focus itself.
        const isStop = (step > 0 || control.tabIndex >= 0) && control.localName !== 'iframe';
        if (isStop && !known.has(kind)) {
          known.add(kind);
          const problem = await problemOf(control);
          if (problem) invisible.push(problem);
        }
      } else if (step > 0) break;
      await executeServerCommand('dass:press', { key: 'Tab' });
    }
    return invisible;
  }

  for (const one of elements) {
    it(`<${one.tag}> shows the focus at each tab stop, in every state, with a contrast of ${MIN_CONTRAST} : 1`, async () => {
      const invisible: Record<string, string[]> = {};
      for (const [name, example] of statesOf(one)) {
        const element = keep(createExample(one.tag, example));
        document.body.append(element);
        await rendered(element);
        if ('reportValidity' in element && example.properties?.customValidity)
          (element as HTMLInputElement).reportValidity();
        await rendered(element);
        const found = await invisibleStops();
        if (found.length > 0) invisible[name] = found;
        element.remove();
      }
      expect(invisible).to.deep.equal({});
    });
  }
});
