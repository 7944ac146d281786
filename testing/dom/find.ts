const TIMEOUT_MS = 5_000;

/** Waits for an element in the shadow tree of another one. @param timeout in milliseconds */
export function find(
  element: Element,
  selector: string,
  is: (found: HTMLElement) => unknown = () => true,
  timeout = TIMEOUT_MS,
): Promise<HTMLElement> {
  return until(
    `<${element.localName}> has ${selector}`,
    () => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].find(is),
    timeout,
  );
}

/** Resolves when an element has rendered its last change. */
export const rendered = (element: Element): Promise<boolean> =>
  (element as Element & { readonly updateComplete: Promise<boolean> }).updateComplete;

/** Resolves when the browser has painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Waits until `check` returns something. @param timeout in milliseconds */
export async function until<T>(
  what: string,
  check: () => T | undefined | null | false,
  timeout = TIMEOUT_MS,
): Promise<T> {
  for (const end = performance.now() + timeout; ;) {
    const found = check();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Timed out: ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
