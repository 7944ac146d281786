/** What the filter of a column is set to, as the user enters it. The kind of the column decides which one it has. */
export interface ColumnFilter {
  /** Texts: what the cells contain. */
  readonly contains?: string;
  /** Numbers and dates: the start, in the format of the field. */
  readonly from?: string;
  /** Numbers and dates: the end, in the format of the field. */
  readonly to?: string;
  /** Lists: the values to check, as they are shown. All others are unchecked. */
  readonly values?: readonly string[];
  /** Flags. */
  readonly is?: boolean;
}

/** A cell that a pasted block cannot change. */
export interface RefusedCell {
  /** The text of the first column, or the number of a row that does not exist. */
  readonly row: string;
  /** The heading. */
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

// Playwright sends the functions below to the page, so they must not use anything outside of themselves.

/** Waits up to 10 seconds until the editor of a cell is closed, or shows an error. */
export async function whenEdited(table: Element): Promise<void> {
  const root = table.shadowRoot;
  const end = performance.now() + 10_000;
  while (root?.querySelector('.cell-editor') && performance.now() < end) {
    const note = root.querySelector('.cell-problem:not(.note)');
    if (note?.textContent) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The error of a cell; `''` without one. Waits up to 10 seconds while its value is being saved. */
export async function cellError(cell: Element): Promise<string> {
  const isEdited = cell.getAttribute('id') === 'active-cell' || cell.classList.contains('active');
  const note = (cell.getRootNode() as ShadowRoot).querySelector('.cell-editor > .cell-problem:not(.note)');
  if (isEdited && note?.textContent) return note.textContent;
  const end = performance.now() + 10_000;
  while (cell.getAttribute('aria-busy') === 'true' && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return cell.getAttribute('aria-invalid') === 'true' ? (cell.getAttribute('aria-description') ?? '') : '';
}

/** Pastes a block into the grid of a table. Resolves when cells have changed, or a dialog lists the refused ones. */
export async function pasteBlock(table: Element, block: string): Promise<void> {
  const root = table.shadowRoot;
  const end = performance.now() + 5_000;
  const waitFor = async (check: () => unknown, problem: string): Promise<void> => {
    while (!check()) {
      if (performance.now() > end) throw new Error(problem);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await waitFor(() => root?.querySelector('.cell-layer'), 'The table has no cells that can be edited');
  const data = new DataTransfer();
  data.setData('text/plain', block);
  const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
  // Firefox ignores the data of the constructor.
  Object.defineProperty(event, 'clipboardData', { value: data });
  let hasChanged = false;
  const done = new AbortController();
  for (const type of ['dass-cells-change', 'dass-cell-change'])
    table.addEventListener(type, () => (hasChanged = true), { signal: done.signal });
  root?.querySelector('[role=grid], [role=treegrid]')?.dispatchEvent(event);
  await waitFor(
    () => hasChanged || root?.querySelector('.refused tbody'),
    'The block has changed no cell: its values are those that the cells have',
  ).finally(() => done.abort());
}

/** The cells that the dialog of a paste lists. */
export function readRefusedCells(table: Element): RefusedCell[] {
  return [...(table.shadowRoot?.querySelectorAll('.refused tbody tr') ?? [])].map((line) => {
    const [row = '', column = '', value = '', reason = ''] = [...line.children].map((cell) => cell.textContent ?? '');
    return { row, column, value, reason };
  });
}
