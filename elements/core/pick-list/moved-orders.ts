/** The two orders that moving an item to the position of another one can lead to. */
export interface MovedOrders<Item> {
  /** Both items change places. */
  readonly replaced: readonly Item[];
  /** The item is inserted at the position, and the items in between move by one. */
  readonly reordered: readonly Item[];
}

/**
 * Returns both orders for an item that is moved from one position to another. The list is not changed. When a position
 * is outside the list, both orders are the list as it is.
 */
export function movedOrders<Item>(items: readonly Item[], from: number, to: number): MovedOrders<Item> {
  const isInside = (position: number): boolean =>
    Number.isInteger(position) && position >= 0 && position < items.length;
  const replaced = [...items];
  const reordered = [...items];
  if (isInside(from) && isInside(to)) {
    [replaced[from], replaced[to]] = [items[to] as Item, items[from] as Item];
    reordered.splice(to, 0, ...reordered.splice(from, 1));
  }
  return { replaced, reordered };
}
