/** Which column an element in a row or in the head belongs to; -1 for none. */
export function columnOf(target: Element): number {
  const cell = target.closest('.cell:not(.tick-cell)');
  const cells = cell?.parentElement?.querySelectorAll(':scope > .cell:not(.tick-cell)') ?? [];
  return Array.prototype.indexOf.call(cells, cell);
}

/** What takes clicks and keys itself. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [contenteditable]:not([contenteditable=false]), [tabindex]';

/** Controls into which the user writes, and those that use the arrow keys. */
const USES_ARROWS =
  'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=image]), select, textarea, [contenteditable]';

/** Whether an event comes from a control in a cell, also from one in the shadow tree of an element there. */
export function isFromControl(event: Event): boolean {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(event.currentTarget as EventTarget))
    .some((node) => node instanceof Element && node.matches(CONTROLS));
}

/** The controls of a cell in their order. An element whose shadow tree takes the focus counts as one. */
const controlsIn = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      ((element.matches(CONTROLS) && element.localName !== 'label') || element.shadowRoot?.delegatesFocus === true) &&
      !element.matches(':disabled, [disabled], [type=hidden], [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** Focuses the first of some controls that takes the focus. @returns whether there is one */
function focusFirst(controls: readonly HTMLElement[]): boolean {
  return controls.some((control) => {
    control.focus();
    return control.matches(':focus');
  });
}

/** Moves the focus into a cell. @param at which of its controls, if it has that many. @returns whether there is one */
export function enterControl(cell: Element | undefined, at = 0): boolean {
  const controls = cell ? controlsIn(cell) : [];
  return focusFirst([...controls.slice(at), ...controls.slice(0, at).reverse()]);
}

/** What has the focus in a cell. */
export function focusedIn(cell: Element): Element | undefined {
  const { activeElement } = cell.getRootNode() as Document | ShadowRoot;
  return activeElement && cell.contains(activeElement) ? activeElement : undefined;
}

/** Which of the controls of a cell has the focus; -1 for none. */
export function focusedControl(cell: Element): number {
  const focused = focusedIn(cell);
  return focused ? controlsIn(cell).findIndex((one) => one.contains(focused)) : -1;
}

/** Whether the user writes in a control of a cell. */
export function isEditing(cell: Element): boolean {
  let active = focusedIn(cell);
  if (!active) return false;
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active.matches(USES_ARROWS);
}

/**
 * Keys in a control of a cell, after the APG's grid: Escape and F2 go back to the cell, Tab and the arrows go to the next
 * control of the cell. What a control uses itself is left to it. Tab leaves the table after the last control; Shift+Tab
 * before the first goes back to the cell.
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
  // From here the browser goes on; Chromium would go from a control with `tabindex="-1"` to the first of the shadow tree.
  if (!isMoved && event.key === 'Tab') grid.focus({ preventScroll: true });
}

/** Whether a key goes to the next control (1) or to the one before (-1); 0 for a key that is the control's own. */
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
