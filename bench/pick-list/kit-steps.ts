import '../../elements/picking/pick-list/pick-list.js';
import type { DassPickList } from '../../elements/picking/pick-list/pick-list.js';
import { items, rangeEnd } from './data.js';
import { offerPickList } from './offer-pick-list.js';

let element: DassPickList;
const inPane = <Found extends HTMLElement>(side: 'available' | 'selected', selector: string): Found =>
  element.shadowRoot?.querySelector(`[data-list=${side}] ${selector}`) as Found;
const button = (name: string): HTMLButtonElement =>
  element.shadowRoot?.querySelector(`button.${name}`) as HTMLButtonElement;
/** The control that the user focuses next: the filter, then the list, then the button. */
let next = (): HTMLElement => inPane('available', 'input');
const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const codeOf = (index: number): string => (items[index] as { id: string }).id;
/** The visible row of an item. */
const rowOf = (index: number): Element =>
  [...inPane('available', '.rows').querySelectorAll('[role=option]')].find((row) =>
    row.textContent.includes(codeOf(index)),
  ) as Element;

/** The numbers in the count of a pane. */
const numbersOf = (side: 'available' | 'selected'): number[] =>
  (inPane(side, '.count').textContent.replaceAll('.', '').match(/\d+/g) ?? ['0']).map(Number);

/** Exposes the benchmark steps, each by a user gesture. */
export function offerKit(): void {
  document.body.style.margin = '24px';
  offerPickList({
    mount: () => {
      element = document.createElement('dass-pick-list');
      Object.assign(element.style, { display: 'block', inlineSize: '1000px' });
      Object.assign(element, { label: 'Materiais', items, height: 320 });
      document.body.append(element);
    },
    focus: () => next().focus(),
    filter: (text) => {
      const input = inPane<HTMLInputElement>('available', 'input');
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      if (text === '') next = () => inPane('available', '.rows');
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
      inPane('available', '.rows').dispatchEvent(new KeyboardEvent('keydown', key));
      next = () => button('add-all');
    },
    moveAll: () => {
      button('add-all').click();
      next = () => button('remove-all');
    },
    removeAll: () => button('remove-all').click(),
    counts: () => {
      const isNoneMarked = element.shadowRoot?.querySelector<HTMLButtonElement>('button.add')?.disabled;
      return { marked: isNoneMarked ? 0 : (numbersOf('available')[0] ?? 0), picked: numbersOf('selected').at(-1) ?? 0 };
    },
  });
}
