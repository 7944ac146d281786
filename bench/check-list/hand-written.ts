import { styles, writeRows } from '../hand-written-list.js';
import { entries, expected } from '../list-data.js';

document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
const checked = new Uint8Array(entries.length);
let list: HTMLElement;
const check = (value: number): void => {
  checked.fill(value);
  writeRows(list, entries, (index) => checked[index] === 1);
};

Object.assign(globalThis, {
  bench: {
    steps: {
      shown: () => {
        document.body.innerHTML =
          '<label>Materiais<input></label><button>Todos</button><div class="list" role="listbox" tabindex="0"></div>';
        list = document.querySelector('.list') as HTMLElement;
        check(0);
      },
      all: () => check(1),
      none: () => check(0),
    },
    expected,
  },
});
