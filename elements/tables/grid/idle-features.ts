import { WholeText } from '../../base/whole-text.js';
import type { Grid } from './grid.js';
import { PrintedRows } from './rows/printed-rows.js';

/**
 * Creates what the user cannot ask for by a command, and so is loaded in idle time: printing, and the whole text of cells
 * that are cut, below a mouse and where a finger rests.
 * @param limitText the text that says that not all rows are printed
 */
export function createIdleFeatures(grid: Grid, limitText: (printed: number, count: number) => string): void {
  new PrintedRows(grid, limitText);
  new WholeText(grid.element, { unit: '.row > .cell', textOf: wholeTextOf });
}

/** The text of a cell, after its note when it has one. */
function wholeTextOf(cell: HTMLElement): string {
  const parts = cell.querySelectorAll(':scope > :is(.expander, .text)');
  return parts.length < 2 ? cell.textContent : [...parts].map(({ textContent }) => textContent).join(' ');
}
