/** What stands in a pseudo-element; Firefox tells an `attr()` as it is in the styles. */
export const written = (element: Element, pseudo: '::before' | '::after'): string =>
  getComputedStyle(element, pseudo).content.replace(/attr\(([\w-]+)\)/g, (_, name: string) =>
    JSON.stringify(element.getAttribute(name) ?? ''),
  );
