import { escape, styles, writeRows } from '../hand-written-list.js';
import type { Entry } from '../list-data.js';
import { answers, items, rangeEnd, typed } from './data.js';
import { exposePickList } from './expose-pick-list.js';

const none: readonly Entry[] = [];
const rowHeight = 36;
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `${styles} .pick { display: flex; gap: 24px; } section { inline-size: 400px; } .list { block-size: 320px; }`,
  }),
);

const pane = (heading: string): string =>
  `<section><h2>${heading}</h2><input aria-label="Filtrar"><p></p><div class="list" role="listbox" tabindex="0"></div></section>`;

/** Renders one of the lists and its count of selected items. */
function show(
  side: 0 | 1,
  list: readonly Entry[],
  selectedCount: number,
  isOn: (index: number) => boolean,
  text = '',
): void {
  const section = document.querySelectorAll('section')[side] as HTMLElement;
  (section.querySelector('p') as HTMLElement).textContent = `${selectedCount} de ${list.length}`;
  const scroller = section.querySelector('.list') as HTMLElement;
  const first = Math.floor(scroller.scrollTop / rowHeight);
  writeRows(scroller, list, isOn, text ? (label) => withMarks(label, text) : undefined, first);
}

function withMarks(label: string, text: string): string {
  const at = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().indexOf(text);
  if (at < 0) return escape(label);
  const end = at + text.length;
  return `${escape(label.slice(0, at))}<mark>${escape(label.slice(at, end))}</mark>${escape(label.slice(end))}`;
}

/** The gesture of the user moves the focus first, as in the kit's steps. */
const focus = (selector: string): void => (document.querySelector(selector) as HTMLElement).focus();
const isOff = (): boolean => false;
const filtered = new Map(Object.entries(typed).map(([name, text]) => [text as string, name as keyof typeof answers]));

exposePickList({
  mount: () => {
    document.body.innerHTML = `<div class="pick">${pane('Disponíveis')}<div><button>›</button><button>»</button><button>«</button><button>‹</button></div>${pane('Selecionados')}</div>`;
    show(0, items, 0, isOff);
    show(1, none, 0, isOff);
  },
  filter: (text) => {
    focus('input');
    const name = filtered.get(text);
    show(0, name ? answers[name] : items, 0, isOff, text);
  },
  toRangeEnd: () => {
    (document.querySelector('.list') as HTMLElement).scrollTop = (rangeEnd - 4) * rowHeight;
    show(0, items, 1, (index) => index === 1);
  },
  shiftRange: () => {
    show(0, items, rangeEnd, (index) => index >= 1 && index <= rangeEnd);
  },
  selectAll: () => {
    focus('.list');
    show(0, items, items.length, () => true);
  },
  moveAll: () => {
    focus('button:nth-child(2)');
    show(0, none, 0, isOff);
    show(1, items, 0, isOff);
  },
  removeAll: () => {
    focus('button:nth-child(3)');
    show(0, items, 0, isOff);
    show(1, none, 0, isOff);
  },
  counts: () => {
    const [left, right] = [...document.querySelectorAll('p')].map(({ textContent }) =>
      textContent.split(' de ').map(Number),
    );
    return { paneSelected: left?.[0] as number, selected: right?.[1] as number };
  },
});
