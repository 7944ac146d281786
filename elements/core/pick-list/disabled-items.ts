import { readField } from '../util/read-value.js';
import type { PickItems } from './pick-items.js';

/** Reading the field of 100,000 items takes milliseconds: it is done once for each list of items. */
const cache = new WeakMap<PickItems, Uint32Array>();

/** Returns the indexes of the disabled items, in order. */
export function disabledIndexes(items: PickItems): Uint32Array {
  let indexes = cache.get(items);
  if (!indexes) cache.set(items, (indexes = readAll(items)));
  return indexes;
}

/** Returns the indexes whose items are enabled: the same array when no item is disabled. */
export function enabledIndexes(items: PickItems, itemIndexes: Uint32Array): Uint32Array {
  const disabled = disabledIndexes(items);
  if (disabled.length === 0) return itemIndexes;
  const isDisabled = new Uint8Array(items.total);
  for (const index of disabled) isDisabled[index] = 1;
  return itemIndexes.filter((index) => isDisabled[index] === 0);
}

function readAll(items: PickItems): Uint32Array {
  const indexes: number[] = [];
  const { total } = items;
  const { fieldDisabled } = items.fields;
  // Most items have no such field: then nothing else is called for each of 100,000 items.
  for (let index = 0; fieldDisabled && index < total; index++)
    if (readField(items.at(index), fieldDisabled) && items.isDisabled(index)) indexes.push(index);
  return Uint32Array.from(indexes);
}
