/** Which column a place in a row or in the head belongs to; -1 for none. */
export function columnOf(target: Element): number {
  const cell = target.closest('.cell:not(.tick-cell)');
  const cells = cell?.parentElement?.querySelectorAll(':scope > .cell:not(.tick-cell)') ?? [];
  return Array.prototype.indexOf.call(cells, cell);
}

/** What a cell of the host's own may hold that has keys of its own; the table itself is one, too. */
export const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** Keys in a control of a cell are the control's, but for the one that leaves it. */
export function leaveControl(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'F2') return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** Puts the focus into the control of a cell. @returns whether there is one */
export function enterControl(cell: Element | undefined): boolean {
  const control = cell?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
  return control !== null && control !== undefined;
}
