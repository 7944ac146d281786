import type { PickItems } from './pick-list-items.js';

const known = new WeakMap<PickItems, Uint32Array>();

/** The places of the items that are disabled, in order. */
export function disabledPlaces(items: PickItems): Uint32Array {
  let places = known.get(items);
  if (!places) known.set(items, (places = readAll(items)));
  return places;
}

/** Those of some places that are not disabled; the same list where none is. */
export function enabledPlaces(items: PickItems, places: Uint32Array): Uint32Array {
  const disabled = disabledPlaces(items);
  if (disabled.length === 0) return places;
  const marks = new Uint8Array(items.total);
  for (const place of disabled) marks[place] = 1;
  return places.filter((place) => marks[place] === 0);
}

function readAll(items: PickItems): Uint32Array {
  const places: number[] = [];
  const { total, fields } = items;
  if (fields.fieldDisabled) for (let place = 0; place < total; place++) if (items.isDisabled(place)) places.push(place);
  return Uint32Array.from(places);
}
