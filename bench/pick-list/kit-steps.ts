import 'dass-elements/dass-pick-list.js';
import type { DassPickList } from 'dass-elements/dass-pick-list.js';
import { items, rangeEnd } from './data.js';
import { exposePickList } from './expose-pick-list.js';

let element: DassPickList;
const inPane = <Found extends HTMLElement>(side: 'available' | 'selected', selector: string): Found =>
  element.shadowRoot?.querySelector(`[data-list=${side}] ${selector}`) as Found;
const button = (name: string): HTMLButtonElement =>
  element.shadowRoot?.querySelector(`button.${name}`) as HTMLButtonElement;
/** Clicks like a mouse, whose press moves the focus first. */
function click(name: string): void {
  button(name).focus();
  button(name).click();
}
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
export function exposeKit(): void {
  document.body.style.margin = '24px';
  exposePickList({
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
      const isNoneSelected = element.shadowRoot?.querySelector<HTMLButtonElement>('button.add')?.disabled;
      return {
        paneSelected: isNoneSelected ? 0 : (numbersOf('available')[0] ?? 0),
        selected: numbersOf('selected').at(-1) ?? 0,
      };
    },
  });
}
