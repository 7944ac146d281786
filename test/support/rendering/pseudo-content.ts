/** The content of a pseudo-element. Firefox does not resolve `attr()` in it. */
export const pseudoContent = (element: Element, pseudo: '::before' | '::after'): string =>
  getComputedStyle(element, pseudo).content.replace(/attr\(([\w-]+)\)/g, (_, name: string) =>
    JSON.stringify(element.getAttribute(name) ?? ''),
  );
