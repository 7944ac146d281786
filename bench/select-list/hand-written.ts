import { styles, writeRows } from '../hand-written-list.js';
import { answers, entries, expected, typed, type Entry } from '../list-data.js';

document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
let input: HTMLInputElement;
const popup = Object.assign(document.createElement('div'), { className: 'list' });
popup.popover = 'manual';
const show = (list: readonly Entry[]): void => writeRows(popup, list, () => false);
const type = (text: string): void => {
  input.value = text;
  show(answers.get(text) ?? []);
};

const [first, second, third, fourth] = typed;
Object.assign(globalThis, {
  bench: {
    steps: {
      closed: () => {
        document.body.innerHTML = '<label>Material<input role="combobox" aria-expanded="false"></label>';
        input = document.querySelector('input') as HTMLInputElement;
      },
      open: () => {
        document.body.append(popup);
        show(entries);
        popup.showPopover();
        const { left, bottom } = input.getBoundingClientRect();
        Object.assign(popup.style, {
          position: 'fixed',
          inset: 'auto',
          left: `${left}px`,
          top: `${bottom + 4}px`,
          margin: '0',
        });
      },
      'first key': () => type(first),
      'second key': () => type(second),
      'third key': () => type(third),
      'fourth key': () => type(fourth),
    },
    expected,
  },
});
