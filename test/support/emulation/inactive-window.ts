/** Does something in a window that is not the active one, as WebKit has it: there `:focus` and its kin match nothing. */
export async function inInactiveWindow(act: () => Promise<void>): Promise<void> {
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selectors: string) {
    return !selectors.includes(':focus') && matches.call(this, selectors);
  } as typeof matches;
  try {
    await act();
  } finally {
    Element.prototype.matches = matches;
  }
}
