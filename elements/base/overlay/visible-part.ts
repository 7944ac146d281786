/** The part of the window that the user sees. In pixels. */
export interface VisiblePart {
  readonly height: number;
  /** So much is covered at the lower edge, by a keyboard on the screen. */
  readonly covered: number;
}

/** Tells what is seen of the window, now and whenever a keyboard on the screen comes or goes. @returns stops it */
export function followVisiblePart(tell: (part: VisiblePart) => void): () => void {
  const viewport = visualViewport;
  const read = (): void => {
    // Enlarged by two fingers, less is seen, and nothing is covered.
    const isWhole = !viewport || viewport.scale > 1.05;
    const height = isWhole ? innerHeight : viewport.height;
    tell({ height, covered: isWhole ? 0 : Math.max(0, innerHeight - height - viewport.offsetTop) });
  };
  read();
  for (const type of ['resize', 'scroll']) viewport?.addEventListener(type, read);
  return () => {
    for (const type of ['resize', 'scroll']) viewport?.removeEventListener(type, read);
  };
}
