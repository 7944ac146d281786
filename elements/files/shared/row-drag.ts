/** Distance from the edge of the list in which it scrolls, in pixels, and the step of each frame. */
const EDGE_PX = 32;
const SCROLL_STEP_PX = 8;

/** Distance of a point from a box; 0 inside. */
const distanceTo = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));

/** Not all rows of a long list are rendered. */
const indexOf = (row: HTMLElement): number => Number(row.dataset.index);

/**
 * Lets the user drag a row to another index of its list, whose rows may have several columns. Escape and a canceled touch end it without a move.
 *
 * @param event the press on the handle
 * @param move called with the index on which the row was dropped
 */
export function startRowDrag(event: PointerEvent, move: (index: number) => void): void {
  const handle = event.composedPath()[0] as Element;
  const row = handle.closest<HTMLElement>('.row');
  const list = row?.closest<HTMLElement>('.list');
  if (!row || !list) return;
  const { pointerId } = event;
  const end = new AbortController();
  const { signal } = end;
  let [pointerX, pointerY] = [event.clientX, event.clientY];
  let target = -1;
  let frame = 0;

  const rows = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.row')];
  const clear = (): void => {
    for (const one of list.querySelectorAll('[data-drop]')) one.removeAttribute('data-drop');
  };
  /** Marks where the row would be dropped. */
  const aim = (): void => {
    const all = rows();
    const from = indexOf(row);
    const { top, bottom } = list.getBoundingClientRect();
    const y = Math.max(top, Math.min(bottom, pointerY));
    const distances = all.map((one) => distanceTo(one.getBoundingClientRect(), pointerX, y));
    const over = all[distances.indexOf(Math.min(...distances))];
    clear();
    target = over ? indexOf(over) : -1;
    if (target !== from) over?.setAttribute('data-drop', target < from ? 'before' : 'after');
  };
  const scroll = (): void => {
    const { top, bottom } = list.getBoundingClientRect();
    if (pointerY < top + EDGE_PX) list.scrollTop -= SCROLL_STEP_PX;
    else if (pointerY > bottom - EDGE_PX) list.scrollTop += SCROLL_STEP_PX;
    aim();
    frame = requestAnimationFrame(scroll);
  };
  const finish = (isDropped: boolean): void => {
    end.abort();
    cancelAnimationFrame(frame);
    clear();
    row.classList.remove('dragged');
    if (isDropped && target >= 0 && row.isConnected) move(target);
  };
  const isOwn = (one: PointerEvent): boolean => one.pointerId === pointerId;

  // Otherwise the browser could select text or drag on its own, and cancel the pointer.
  event.preventDefault();
  (handle.closest('button') as HTMLElement | null)?.focus();
  row.classList.add('dragged');
  window.addEventListener(
    'pointermove',
    (one) => {
      if (!isOwn(one)) return;
      [pointerX, pointerY] = [one.clientX, one.clientY];
      aim();
      frame ||= requestAnimationFrame(scroll);
    },
    { signal },
  );
  window.addEventListener('pointerup', (one) => isOwn(one) && finish(true), { signal });
  window.addEventListener('pointercancel', (one) => isOwn(one) && finish(false), { signal });
  window.addEventListener(
    'keydown',
    (one) => {
      if (one.key !== 'Escape') return;
      one.preventDefault();
      one.stopImmediatePropagation();
      finish(false);
    },
    { signal, capture: true },
  );
}
