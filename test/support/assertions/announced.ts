import { findAll, until } from '../user.js';

/** Waits until a text is announced to screen readers, also in a modal dialog. */
export const announced = (text: string): Promise<unknown> =>
  until(`'${text}' is announced`, () =>
    findAll(document.body, '[data-dass-announce]').some((region) => region.textContent?.includes(text)),
  );
