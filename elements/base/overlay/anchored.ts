export const PLACEMENTS = [
  'bottom-start',
  'bottom-end',
  'bottom',
  'top-start',
  'top-end',
  'top',
  'inline-end',
  'inline-start',
] as const;
/** The side of the anchor at which a panel is placed, and the edge that it is aligned with: `bottom-start`. */
export type Placement = (typeof PLACEMENTS)[number];

const areas: Record<Placement, string> = {
  'bottom-start': 'block-end span-inline-end',
  'bottom-end': 'block-end span-inline-start',
  bottom: 'block-end',
  'top-start': 'block-start span-inline-end',
  'top-end': 'block-start span-inline-start',
  top: 'block-start',
  'inline-end': 'inline-end',
  'inline-start': 'inline-start',
};

let names = 0;

/** Of the text in an element: `ltr` or `rtl`. */
export const directionOf = (element: Element): string => getComputedStyle(element).direction;

/**
 * Whether the platform anchors by itself. It finds no anchor in another tree than the popover's own, and it knows the
 * direction of the page, not that of a part of it (Firefox 153 misplaces with the `self-` keywords).
 */
const anchors = (popover: Element, target: Element): boolean =>
  CSS.supports('position-area', areas['bottom-start']) &&
  popover.getRootNode() === target.getRootNode() &&
  directionOf(target) === directionOf(document.documentElement);

/**
 * Places a manual popover, shown or about to be, beside its anchor, flips it where there is no room, lays it over the anchor
 * where there is none on any side, and follows the anchor until it is closed.
 * @returns stops following
 */
export function anchor(popover: HTMLElement, target: HTMLElement, placement: Placement): () => void {
  unanchor(popover);
  if (!anchors(popover, target)) return anchorByHand(popover, target, placement);
  const name = (target.style.getPropertyValue('anchor-name') || `--dass-anchor-${++names}`).trim();
  target.style.setProperty('anchor-name', name);
  popover.style.setProperty('position-anchor', name);
  popover.style.setProperty('position-area', areas[placement]);
  // Over the anchor, in line with it or not.
  const over = areas[placement].replace(/block-(?:start|end)/, 'span-all');
  popover.style.setProperty(
    'position-try-fallbacks',
    `flip-block, flip-inline, flip-block flip-inline, ${over}, span-all`,
  );
  return () => {};
}

/** Takes from a popover what `anchor` has written to place it. */
export function unanchor({ style }: HTMLElement): void {
  for (const name of ['position-anchor', 'position-area', 'position-try-fallbacks', 'margin', 'inset'])
    style.removeProperty(name);
}

function anchorByHand(popover: HTMLElement, target: HTMLElement, placement: Placement): () => void {
  const gap = Number.parseFloat(getComputedStyle(popover).marginTop) || 0;
  popover.style.setProperty('margin', '0');
  popover.style.setProperty('inset', 'auto');
  const place = (): void => {
    const at = target.getBoundingClientRect();
    const { width, height } = popover.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const toLeft = directionOf(target) === 'rtl';
    const [side, end] = placement.split('-') as ['top' | 'bottom' | 'inline', ('start' | 'end')?];
    let left = at.left + (at.width - width) / 2;
    let top = at.top + (at.height - height) / 2;
    if (side === 'inline') {
      left = beside((end === 'end') !== toLeft, at.left, at.right, width, gap, clientWidth);
    } else {
      top = beside(side === 'bottom', at.top, at.bottom, height, gap, clientHeight);
      if (end) left = (end === 'start') !== toLeft ? at.left : at.right - width;
    }
    popover.style.setProperty('left', `${Math.max(0, Math.min(left, clientWidth - width))}px`);
    popover.style.setProperty('top', `${Math.max(0, Math.min(top, clientHeight - height))}px`);
  };
  const observer = new ResizeObserver(place);
  observer.observe(popover);
  observer.observe(target);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  place();
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}

/** Where something of a size begins that stands after (or before) an anchor, or on the other side where there is no room. */
function beside(after: boolean, start: number, end: number, size: number, gap: number, room: number): number {
  const fitsAfter = end + gap + size <= room;
  const fitsBefore = start - gap - size >= 0;
  return (after ? fitsAfter || !fitsBefore : !fitsBefore && fitsAfter) ? end + gap : start - gap - size;
}
