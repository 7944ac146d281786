import { WholeText } from '../../../base/whole-text.js';
import type { GridHost } from '../grid-host.js';

/** Shows the whole text of cells that are cut, below a mouse and where a finger rests. */
export const showWholeCellText = (host: GridHost): WholeText =>
  new WholeText(host, { unit: '.row > .cell', textOf: wholeTextOf });

/** The text of a cell, after its note when it has one. */
function wholeTextOf(cell: HTMLElement): string {
  const parts = cell.querySelectorAll(':scope > :is(.expander, .text)');
  return parts.length < 2 ? cell.textContent : [...parts].map(({ textContent }) => textContent).join(' ');
}
