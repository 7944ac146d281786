/** Whether a point of a list in a shadow tree shows no row, in the part that is in the window. */
export function isBlank(list: HTMLElement): boolean {
  const { left, top, height, width } = list.getBoundingClientRect();
  const root = list.getRootNode() as ShadowRoot;
  const rows = [...list.querySelectorAll('.row')].map((row) => row.getBoundingClientRect());
  for (let y = top + 8; y < Math.min(top + height, innerHeight) - 8; y += 8) {
    // Between cards is nothing.
    const isShown = [20, width / 2].some((x) => root.elementFromPoint(left + x, y)?.closest('.row'));
    const isBetween = rows.some(({ bottom }) => bottom <= y && y - bottom < 16);
    if (!isShown && !isBetween) return true;
  }
  return false;
}

/** Whether a row is in view as a whole. */
export function isInView(list: HTMLElement, row: Element | undefined): boolean {
  const [{ top, bottom }, box] = [list.getBoundingClientRect(), row?.getBoundingClientRect()];
  return box !== undefined && box.top >= top - 1 && box.bottom <= bottom + 1;
}
