import { findAll } from '../user.js';

/** The visible rows of a list of options, in reading order. */
export const rows = (list: Element): HTMLElement[] =>
  findAll(list, '[role=option]')
    .filter((row) => !row.hidden)
    .sort((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet));

/** Their texts. */
export const labels = (list: Element): string[] => rows(list).map((row) => row.textContent.trim());

/** The first row with a label. */
export const row = (list: Element, label: string): HTMLElement =>
  rows(list).find(({ textContent }) => textContent.trim() === label) as HTMLElement;

/** The labels of the selected or checked rows. */
export const on = (list: Element): string[] =>
  rows(list)
    .filter((one) => one.ariaSelected === 'true' || one.ariaChecked === 'true')
    .map((one) => one.textContent.trim());
