/** The running motions of an element. Environments of tests (jsdom) have none. */
export const motionsOf = (element: Element | null | undefined): readonly Animation[] =>
  (element as Partial<Element> | null | undefined)?.getAnimations?.() ?? [];

/** Waits until the motions of an element have ended, or were canceled because it is shown again or removed. */
export const settled = (element: Element): Promise<unknown> =>
  Promise.allSettled(motionsOf(element).map(({ finished }) => finished));
