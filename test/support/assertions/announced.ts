import { until } from '../user.js';

/** Waits until a text is announced to screen readers. */
export const announced = (text: string): Promise<unknown> =>
  until(`'${text}' is announced`, () =>
    [...document.querySelectorAll('[data-dass-announce]')].some((region) => region.textContent?.includes(text)),
  );
