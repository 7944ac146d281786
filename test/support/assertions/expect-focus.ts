import { focused } from '../user.js';

const named = (element: Element | null): string =>
  element?.cloneNode(false) instanceof Element ? (element.cloneNode(false) as Element).outerHTML : String(element);

/** Checks which element has the focus, also in shadow trees. A node in an assertion message would freeze the page. */
export function expectFocus(wanted: Element | null | undefined, when = ''): void {
  const active = focused();
  if (active !== wanted)
    throw new Error(`${when ? `${when}: ` : ''}the focus is on ${named(active)}, not on ${named(wanted ?? null)}`);
}
