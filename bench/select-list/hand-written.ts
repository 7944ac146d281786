import { escape, styles, writeRows } from '../hand-written-list.js';
import { answers, entries, expected, rangesOf, typed, type Entry } from '../list-data.js';

document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
let input: HTMLInputElement;
const popup = Object.assign(document.createElement('div'), { className: 'list' });
popup.popover = 'manual';
const show = (list: readonly Entry[], text = ''): void =>
  writeRows(popup, list, () => false, text ? (label) => withMarks(label, text) : undefined);
const withMarks = (label: string, text: string): string => {
  let from = 0;
  let html = '';
  for (const [start, end] of rangesOf(label, text)) {
    html += `${escape(label.slice(from, start))}<mark>${escape(label.slice(start, end))}</mark>`;
    from = end;
  }
  return html + escape(label.slice(from));
};
const type = (text: string): void => {
  input.value = text;
  show(answers.get(text) ?? [], text);
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
        input.focus();
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
      'whole text': () => type(fourth),
      'first key': () => type(first),
      'second key': () => type(second),
      'third key': () => type(third),
      'fourth key': () => type(fourth),
    },
    expected,
  },
});
