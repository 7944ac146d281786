import 'dass-elements/dass-pick-list.js';
import type { DassPickList } from 'dass-elements/dass-pick-list.js';
import { items, rangeEnd } from './data.js';
import { offerPickList } from './offer-pick-list.js';

let element: DassPickList;
const inPane = <Found extends HTMLElement>(side: 'available' | 'selected', selector: string): Found =>
  element.shadowRoot?.querySelector(`[data-list=${side}] ${selector}`) as Found;
const button = (name: string): HTMLButtonElement =>
  element.shadowRoot?.querySelector(`button.${name}`) as HTMLButtonElement;
/** Clicks as a pointer does: the press moves the focus first. */
function click(name: string): void {
  button(name).focus();
  button(name).click();
}
const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const codeOf = (index: number): string => (items[index] as { id: string }).id;
/** The row of an item that is in view. */
const rowOf = (index: number): Element =>
  [...inPane('available', '.rows').querySelectorAll('[role=option]')].find((row) =>
    row.textContent.includes(codeOf(index)),
  ) as Element;

/** The numbers in what a pane says of itself. */
const numbersOf = (side: 'available' | 'selected'): number[] =>
  (inPane(side, '.count').textContent.replaceAll('.', '').match(/\d+/g) ?? ['0']).map(Number);

/** Offers the steps of the benchmark, each by the gesture of the user. */
export function offerKit(): void {
  document.body.style.margin = '24px';
  offerPickList({
    mount: () => {
      element = document.createElement('dass-pick-list');
      Object.assign(element.style, { display: 'block', inlineSize: '1000px' });
      Object.assign(element, { label: 'Materiais', items, height: 320 });
      document.body.append(element);
    },
    filter: (text) => {
      const input = inPane<HTMLInputElement>('available', 'input');
      input.focus();
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    toRangeEnd: async () => {
      (rowOf(1) as HTMLElement).click();
      const rows = inPane('available', '.rows');
      rows.scrollTop = (rows.scrollHeight * (rangeEnd - 4)) / items.length;
      await frame();
      await frame();
    },
    shiftRange: () => {
      const row = rowOf(rangeEnd);
      row.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, shiftKey: true }));
    },
    selectAll: () => {
      const key = { key: 'a', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
      const rows = inPane('available', '.rows');
      rows.focus();
      rows.dispatchEvent(new KeyboardEvent('keydown', key));
    },
    moveAll: () => click('add-all'),
    removeAll: () => click('remove-all'),
    counts: () => {
      const isNoneMarked = element.shadowRoot?.querySelector<HTMLButtonElement>('button.add')?.disabled;
      return { marked: isNoneMarked ? 0 : (numbersOf('available')[0] ?? 0), picked: numbersOf('selected').at(-1) ?? 0 };
    },
  });
}
