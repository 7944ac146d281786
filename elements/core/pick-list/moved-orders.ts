/** The two orders that can come of giving an item a place that another has. */
export interface MovedOrders<Item> {
  /** Replace: it takes the place of the other, which gets the place that it had. */
  readonly replaced: readonly Item[];
  /** Reorder: it is put in before the other (after it, moving down), and those between move by one. */
  readonly reordered: readonly Item[];
}

/**
 * What becomes of an order when an item is given another's place. The list is read, never changed; of places
 * outside it both orders are the list as it is.
 */
export function movedOrders<Item>(items: readonly Item[], from: number, to: number): MovedOrders<Item> {
  const isPlace = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < items.length;
  const replaced = [...items];
  const reordered = [...items];
  if (isPlace(from) && isPlace(to)) {
    [replaced[from], replaced[to]] = [items[to] as Item, items[from] as Item];
    reordered.splice(to, 0, ...reordered.splice(from, 1));
  }
  return { replaced, reordered };
}
