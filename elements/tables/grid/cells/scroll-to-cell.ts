/**
 * Scrolls a cell into view from behind the columns that stay in sight: the first one and a pinned one.
 * @param cell default: the heading of the column
 */
export function scrollToCell(scroller: Element | null, column: number, cell?: Element): void {
  if (column < 1 || !scroller?.hasAttribute('data-wide')) return;
  const headings = scroller.querySelectorAll('.heading');
  const { left, right } = (cell ?? headings[column] ?? scroller).getBoundingClientRect();
  const first = headings[0]?.getBoundingClientRect() ?? { left, right };
  const edge = scroller.getBoundingClientRect().left + scroller.clientLeft;
  const isRtl = scroller.matches(':dir(rtl)');
  const isBeforeLast = column < headings.length - 1;
  const pinned = isBeforeLast ? scroller.querySelector('.heading.pinned')?.getBoundingClientRect() : undefined;
  const start = isRtl ? (pinned?.right ?? edge) : first.right;
  const end = isRtl ? first.left : (pinned?.left ?? edge + scroller.clientWidth);
  if (left < start) scroller.scrollLeft -= start - left;
  else if (right > end) scroller.scrollLeft += Math.min(right - end, left - start);
}
