/** Scrolls a cell of a column into view from behind the first column. @param cell that of a row; the heading by default */
export function showCell(scroller: Element | null, column: number, cell?: Element): void {
  if (column < 1 || !scroller?.hasAttribute('data-wide')) return;
  const headings = scroller.querySelectorAll('.heading');
  const { left, right } = (cell ?? headings[column] ?? scroller).getBoundingClientRect();
  const first = headings[0]?.getBoundingClientRect() ?? { left, right };
  const { left: edge } = scroller.getBoundingClientRect();
  const isRtl = scroller.matches(':dir(rtl)');
  const from = isRtl ? edge + scroller.clientLeft : first.right;
  const to = isRtl ? first.left : edge + scroller.clientLeft + scroller.clientWidth;
  if (left < from) scroller.scrollLeft -= from - left;
  else if (right > to) scroller.scrollLeft += Math.min(right - to, left - from);
}
