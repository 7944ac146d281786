import { LIST_ROWS, readVirtualRows } from '../shared/virtual-rows.js';
import { find, rendered } from './find.js';
import { doubleClick } from './input.js';

/** A list of a pick list. */
export type PickSide = 'available' | 'selected';

/** The labels in a list of a pick list. */
export async function pickListLabels(pickList: Element, side: PickSide): Promise<string[]> {
  const list = await find(pickList, `[data-list=${side}] [role=listbox]`);
  return (await readVirtualRows(list, LIST_ROWS)).map(({ texts }) => texts.join(' '));
}

/** Moves an item of a pick list to the other list by its label. */
export async function moveItem(pickList: Element, label: string): Promise<void> {
  const isItem = (row: Element): boolean => row.querySelector('.text')?.textContent === label;
  const row = await find(pickList, '[role=option]:not([hidden])', isItem);
  doubleClick(row);
  await rendered(pickList);
}
