import { columnIndexOf } from './columns/column-widths.js';

/** @returns the index of the column of an element in a row or in the header; -1 for none */
export function columnOf(target: Element): number {
  const cell = target.closest('.cell:not(.checkbox-cell)');
  return cell ? columnIndexOf(cell.className) : -1;
}

/** Elements that handle clicks and keys themselves. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [contenteditable]:not([contenteditable=false]), [tabindex]';

/** Controls for text, and others that use the arrow keys. */
const USES_ARROWS =
  'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=image]), select, textarea, [contenteditable]';

/** Whether an event comes from a control in a cell, also from one in the shadow tree of an element there. */
export function isFromControl(event: Event): boolean {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(event.currentTarget as EventTarget))
    .some((node) => node instanceof Element && node.matches(CONTROLS));
}

/** The controls of a cell in document order. An element that delegates the focus into its shadow tree is one control. */
const controlsIn = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      ((element.matches(CONTROLS) && element.localName !== 'label') || element.shadowRoot?.delegatesFocus === true) &&
      !element.matches(':disabled, [disabled], [type=hidden], [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** Focuses the first control that can be focused. @returns whether there is one */
function focusFirst(controls: readonly HTMLElement[]): boolean {
  return controls.some((control) => {
    control.focus();
    return control.matches(':focus');
  });
}

/** Focuses a control of a cell. @param at its index. @returns whether the cell has a control that can be focused */
export function enterControl(cell: Element | undefined, at = 0): boolean {
  const controls = cell ? controlsIn(cell) : [];
  return focusFirst([...controls.slice(at), ...controls.slice(0, at).reverse()]);
}

/** The element of a cell that has the focus. */
export function focusedIn(cell: Element): Element | undefined {
  const { activeElement } = cell.getRootNode() as Document | ShadowRoot;
  return activeElement && cell.contains(activeElement) ? activeElement : undefined;
}

/** @returns the index of the control of a cell that has the focus; -1 for none */
export function focusedControl(cell: Element): number {
  const focused = focusedIn(cell);
  return focused ? controlsIn(cell).findIndex((one) => one.contains(focused)) : -1;
}

/** Whether a control of a cell that uses text has the focus. */
export function isEditing(cell: Element): boolean {
  let active = focusedIn(cell);
  if (!active) return false;
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active.matches(USES_ARROWS);
}

/**
 * Handles keys in a control of a cell, following the APG grid pattern: Escape and F2 return to the cell, Tab and the arrow
 * keys move to the next control of the cell, unless the control uses them. Tab leaves the table after the last control;
 * Shift+Tab before the first one returns to the cell.
 */
export function handleKeyInControl(event: KeyboardEvent): void {
  const grid = event.currentTarget as HTMLElement;
  const target = event.target as HTMLElement;
  const cell = target.closest('.cell');
  if (event.key === 'Escape' || event.key === 'F2') {
    event.preventDefault();
    grid.focus({ preventScroll: true });
    return;
  }
  const step = cell && stepOf(event, grid);
  if (!cell || !step) return;
  const controls = controlsIn(cell);
  const at = controls.findIndex((one) => one === target || one.contains(target));
  const others = step > 0 ? controls.slice(at + 1) : controls.slice(0, Math.max(0, at)).reverse();
  const isMoved = focusFirst(others);
  if (isMoved || event.key !== 'Tab' || event.shiftKey) event.preventDefault();
  // The browser moves on from the grid: from a control with `tabindex="-1"`, Chromium moves to the start of the shadow tree.
  if (!isMoved && event.key === 'Tab') grid.focus({ preventScroll: true });
}

/** @returns 1 for a key that moves to the next control, -1 to the previous one, 0 for a key of the control itself */
function stepOf(event: KeyboardEvent, grid: HTMLElement): -1 | 0 | 1 {
  if (event.ctrlKey || event.altKey || event.metaKey) return 0;
  if (event.key === 'Tab') return event.shiftKey ? -1 : 1;
  const [control] = event.composedPath();
  if (event.shiftKey || !(control instanceof Element) || control.matches(USES_ARROWS)) return 0;
  const isRtl = grid.matches(':dir(rtl)');
  switch (event.key) {
    case 'ArrowDown':
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return 1;
    case 'ArrowUp':
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return -1;
    default:
      return 0;
  }
}

/**
 * Scrolls a cell into view from behind the columns that stay in sight: the first one and a pinned one.
 * @param cell default: the heading of the column
 */
export function scrollToCell(scroller: Element | null, column: number, cell?: Element): void {
  if (column < 1 || !scroller?.hasAttribute('data-wide')) return;
  const heading = scroller.querySelector(`#head-${column}`);
  const { left, right } = (cell ?? heading ?? scroller).getBoundingClientRect();
  const first = scroller.querySelector('#head-0')?.getBoundingClientRect() ?? { left, right };
  const edge = scroller.getBoundingClientRect().left + scroller.clientLeft;
  const isRtl = scroller.matches(':dir(rtl)');
  const pinned = scroller.querySelector(`.heading.pinned:not(#head-${column})`)?.getBoundingClientRect();
  const start = isRtl ? (pinned?.right ?? edge) : first.right;
  const end = isRtl ? first.left : (pinned?.left ?? edge + scroller.clientWidth);
  if (left < start) scroller.scrollLeft -= start - left;
  else if (right > end) scroller.scrollLeft += Math.min(right - end, left - start);
}
