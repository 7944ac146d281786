/** Runs code as in an inactive window of WebKit, where selectors with `:focus` match nothing. */
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
