import type { Locator, Page } from 'playwright';

/** Where to look for an element: a page, or a part of it. */
export type Root = Page | Locator;

/** The accessible name of an element: a part of it, or a pattern, as in Playwright's `getByRole()`. */
export type Name = string | RegExp;

export const pageOf = (root: Root): Page => ('context' in root ? root : root.page());
