/** The visible part of the window, in pixels. */
export interface VisibleViewport {
  /** Visible height. */
  readonly height: number;
  /** Height at the bottom that an on-screen keyboard covers. */
  readonly covered: number;
}

/**
 * Calls a listener now and whenever the visible part of the window changes, because an on-screen keyboard opens or
 * closes.
 *
 * @returns a function that stops observing
 */
export function observeVisibleViewport(listener: (viewport: VisibleViewport) => void): () => void {
  const viewport = visualViewport;
  const read = (): void => {
    // With pinch zoom less is visible, but nothing is covered.
    const isWhole = !viewport || viewport.scale > 1.05;
    const height = isWhole ? innerHeight : viewport.height;
    listener({ height, covered: isWhole ? 0 : Math.max(0, innerHeight - height - viewport.offsetTop) });
  };
  read();
  for (const type of ['resize', 'scroll']) viewport?.addEventListener(type, read);
  return () => {
    for (const type of ['resize', 'scroll']) viewport?.removeEventListener(type, read);
  };
}
