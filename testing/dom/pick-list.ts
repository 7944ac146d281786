import { LIST_ROWS, readVirtualRows } from '../virtual-rows.js';
import { find, rendered } from './find.js';

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
