import 'dass-elements/dass-check-list.js';
import type { DassCheckList } from 'dass-elements/dass-check-list.js';
import { entries, expected } from '../list-data.js';

let element: DassCheckList;
const toggleAll = (): void => element.shadowRoot?.querySelector<HTMLElement>('.all')?.click();

document.body.style.margin = '24px';
Object.assign(globalThis, {
  bench: {
    steps: {
      shown: () => {
        element = document.createElement('dass-check-list');
        element.style.inlineSize = '400px';
        Object.assign(element, { label: 'Materiais', items: entries });
        document.body.append(element);
      },
      all: toggleAll,
      none: toggleAll,
    },
    expected,
  },
});
