// Functions for tests that run in a page, such as those with Testing Library: they take an element and do what a user
// does. They need a browser: jsdom has neither form-associated elements nor popovers, and lays nothing out.
import { LIST_ROWS, readVirtualRows, TABLE_ROWS } from './virtual-rows.js';

const TIMEOUT_MS = 5_000;

interface RenderedElement extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
}

/** The texts of all rows of a data table or a hierarchy table, cell by cell. Scrolls through the table. */
export async function tableRows(table: Element): Promise<(readonly string[])[]> {
  const grid = await find(table, '[role=grid], [role=treegrid]');
  return (await readVirtualRows(grid, TABLE_ROWS)).map(({ texts }) => texts);
}

/** Sorts a table by a click on the heading of a column, for example twice for the descending order. */
export async function clickHeading(table: Element, column: string): Promise<void> {
  (await find(table, '[role=columnheader]', (heading) => heading.textContent?.trim().startsWith(column))).click();
  await rendered(table);
}

/** Selects options of a select list or a lookup by their labels. */
export async function chooseOptions(field: Element, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    const control = await find(field, '[role=combobox]');
    control.focus();
    control.click();
    if (control instanceof HTMLInputElement) {
      control.value = label;
      control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    await rendered(field);
    (await find(field, '[role=option]:not([hidden])', (option) => option.textContent?.trim() === label)).click();
    await rendered(field);
  }
}

/** The labels in a list of a pick list. */
export async function pickListLabels(pickList: Element, side: 'available' | 'selected'): Promise<string[]> {
  const list = await find(pickList, `[data-list=${side}] [role=listbox]`);
  return (await readVirtualRows(list, LIST_ROWS)).map(({ texts }) => texts.join(' '));
}

/** Moves an item of a pick list to the other list by its label. */
export async function moveItem(pickList: Element, label: string): Promise<void> {
  const isItem = (row: Element): boolean => row.querySelector('.text')?.textContent === label;
  const row = await find(pickList, '[role=option]:not([hidden])', isItem);
  const options = { bubbles: true, composed: true, button: 0, clientX: 1, clientY: row.getBoundingClientRect().y + 1 };
  for (const detail of [1, 2])
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      row.dispatchEvent(
        type.startsWith('pointer')
          ? new PointerEvent(type, { ...options, detail, pointerType: 'mouse', isPrimary: true })
          : new MouseEvent(type, { ...options, detail }),
      );
  row.dispatchEvent(new MouseEvent('dblclick', { ...options, detail: 2 }));
  await rendered(pickList);
}

/** Answers the question of `confirm()` or `confirmDelete()`. */
export async function answerConfirm(answer: boolean): Promise<void> {
  const dialog = await until('a question is shown', () =>
    document.querySelector<RenderedElement>(':is(dass-confirm-dialog, dass-delete-dialog)'),
  );
  (
    await find(dialog, `dass-button${answer ? ':not(.cancel)' : '.cancel'}`, (one) => one.closest('footer') !== null)
  ).click();
  await until('the question is closed', () => !dialog.isConnected || !(dialog as { open?: boolean }).open);
}

const rendered = (element: Element): Promise<boolean> => (element as RenderedElement).updateComplete;

/** Waits for an element in the shadow tree of another one. */
function find(
  element: Element,
  selector: string,
  is: (found: HTMLElement) => unknown = () => true,
): Promise<HTMLElement> {
  return until(`<${element.localName}> has ${selector}`, () =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].find(is),
  );
}

async function until<T>(what: string, check: () => T | undefined | null | false): Promise<T> {
  for (const end = performance.now() + TIMEOUT_MS; ;) {
    const found = check();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Timed out: ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
