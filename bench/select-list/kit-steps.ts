import 'dass-elements/dass-select-list.js';
import type { DassSelectList } from 'dass-elements/dass-select-list.js';
import { entries, expected, typed } from '../list-data.js';

let element: DassSelectList;
const control = (): HTMLInputElement => element.shadowRoot?.querySelector('#control') as HTMLInputElement;
const type = (text: string): void => {
  control().value = text;
  control().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};

const [first, second, third, fourth] = typed;
/** Exposes the benchmark steps. */
export function exposeSteps(): void {
  document.body.style.margin = '24px';
  Object.assign(globalThis, {
    bench: {
      steps: {
        closed: () => {
          element = document.createElement('dass-select-list');
          element.style.inlineSize = '400px';
          Object.assign(element, { label: 'Material', options: entries });
          document.body.append(element);
        },
        open: () => {
          element.focus();
          control().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
        },
        'whole text': () => type(fourth),
        'first key': () => type(first),
        'second key': () => type(second),
        'third key': () => type(third),
        'fourth key': () => type(fourth),
      },
      expected,
    },
  });
}
