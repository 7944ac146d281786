/** All placements. */
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
/** Side of the anchor, and the edge that the panel is aligned with: `bottom-start`. */
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

let anchorCount = 0;

/** Returns the text direction of an element: `ltr` or `rtl`. */
export const directionOf = (element: Element): string => getComputedStyle(element).direction;

/**
 * Whether CSS anchor positioning can be used. It finds no anchor in another tree, and uses the direction of the page,
 * not of a part of it (Firefox 153 misplaces with the `self-` keywords).
 */
const canAnchor = (popover: Element, target: Element): boolean =>
  CSS.supports('position-area', areas['bottom-start']) &&
  popover.getRootNode() === target.getRootNode() &&
  directionOf(target) === directionOf(document.documentElement);

/**
 * Places a manual popover beside its anchor: on the other side if there is no space, beside it if there is none above
 * and below, over it if there is none on any side. Follows the anchor, and is not visible while that is scrolled out of
 * view.
 *
 * @returns a function that stops following
 */
export function anchor(popover: HTMLElement, target: HTMLElement, placement: Placement): () => void {
  unanchor(popover);
  const unfollow = canAnchor(popover, target)
    ? anchorByStyles(popover, target, placement)
    : anchorManually(popover, target, placement);
  const showAgain = hideWithAnchor(popover, target);
  return () => {
    unfollow?.();
    showAgain();
  };
}

/** Removes the styles that `anchor` has set. */
export function unanchor({ style }: HTMLElement): void {
  for (const name of ['position-anchor', 'position-area', 'position-try-fallbacks', 'margin', 'inset'])
    style.removeProperty(name);
}

/**
 * Makes the popover invisible while a scroll container or the window clips its anchor. It stays open and keeps the
 * focus; the next key scrolls the anchor back into view.
 *
 * Not by `position-visibility`, which Firefox 153 accepts without effect.
 */
function hideWithAnchor(popover: HTMLElement, target: HTMLElement): () => void {
  let isClipped = false;
  const observer = new IntersectionObserver((entries) => {
    isClipped = entries.at(-1)?.isIntersecting === false;
    // Unlike `visibility`, it does not take the focus away.
    if (isClipped) popover.style.setProperty('clip-path', 'inset(50%)');
    else popover.style.removeProperty('clip-path');
  });
  const reveal = (): void => {
    if (isClipped) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  observer.observe(target);
  popover.addEventListener('keydown', reveal);
  return () => {
    observer.disconnect();
    popover.removeEventListener('keydown', reveal);
    popover.style.removeProperty('clip-path');
  };
}

function anchorByStyles(popover: HTMLElement, target: HTMLElement, placement: Placement): undefined {
  const name = (target.style.getPropertyValue('anchor-name') || `--dass-anchor-${++anchorCount}`).trim();
  target.style.setProperty('anchor-name', name);
  popover.style.setProperty('position-anchor', name);
  popover.style.setProperty('position-area', areas[placement]);
  const { left, right } = target.getBoundingClientRect();
  const besideArea = left > document.documentElement.clientWidth - right ? 'left' : 'right';
  // Chromium ignores all after the fifth. The last one covers the anchor.
  popover.style.setProperty(
    'position-try-fallbacks',
    `flip-block, flip-inline, flip-block flip-inline, ${besideArea}, span-all`,
  );
}

function anchorManually(popover: HTMLElement, target: HTMLElement, placement: Placement): () => void {
  const gap = Number.parseFloat(getComputedStyle(popover).marginTop) || 0;
  popover.style.setProperty('margin', '0');
  popover.style.setProperty('inset', 'auto');
  const updatePosition = (): void => {
    const box = target.getBoundingClientRect();
    const { width, height } = popover.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const toLeft = directionOf(target) === 'rtl';
    const [side, end] = placement.split('-') as ['top' | 'bottom' | 'inline', ('start' | 'end')?];
    const hasSpace = (start: number, stop: number, size: number, available: number): boolean =>
      stop + gap + size <= available || start - gap - size >= 0;
    const isBeside =
      side === 'inline' ||
      (!hasSpace(box.top, box.bottom, height, clientHeight) && hasSpace(box.left, box.right, width, clientWidth));
    let left = box.left + (box.width - width) / 2;
    let top = box.top + (box.height - height) / 2;
    if (isBeside) {
      const atEnd = side !== 'inline' || end === 'end';
      left = beside(atEnd !== toLeft, box.left, box.right, width, gap, clientWidth);
    } else {
      top = beside(side === 'bottom', box.top, box.bottom, height, gap, clientHeight);
      if (end) left = (end === 'start') !== toLeft ? box.left : box.right - width;
    }
    popover.style.setProperty('left', `${Math.max(0, Math.min(left, clientWidth - width))}px`);
    popover.style.setProperty('top', `${Math.max(0, Math.min(top, clientHeight - height))}px`);
  };
  const observer = new ResizeObserver(updatePosition);
  observer.observe(popover);
  observer.observe(target);
  window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
  window.addEventListener('resize', updatePosition);
  updatePosition();
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', updatePosition, { capture: true });
    window.removeEventListener('resize', updatePosition);
  };
}

/** Returns the start of a panel after (or before) the anchor, or on the other side if there is no space. */
function beside(after: boolean, start: number, end: number, size: number, gap: number, available: number): number {
  const fitsAfter = end + gap + size <= available;
  const fitsBefore = start - gap - size >= 0;
  return (after ? fitsAfter || !fitsBefore : !fitsBefore && fitsAfter) ? end + gap : start - gap - size;
}
