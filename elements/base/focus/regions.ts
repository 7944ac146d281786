import { containsInFlatTree, deepActiveElement } from './focus-return.js';
import { firstFocusable } from './focusable.js';
import { topModal } from '../overlay/overlay-stack.js';

/** A region of the page that F6 focuses. */
export interface PageRegion {
  /** The region. */
  readonly element: HTMLElement;
  /** Position in the F6 order; lower comes first. */
  readonly order: number;
  /**
   * Focuses the region. Returns `false` if it has nothing to focus. Default: focuses the first control, or the region
   * itself.
   */
  enter?(): boolean;
}

const regions: PageRegion[] = [];

/**
 * Adds a region for F6 and Shift+F6.
 *
 * @returns a function that removes it
 */
export function registerRegion(region: PageRegion): () => void {
  if (regions.length === 0) window.addEventListener('keydown', handleKeyDown);
  regions.push(region);
  return () => {
    const index = regions.indexOf(region);
    if (index >= 0) regions.splice(index, 1);
    if (regions.length === 0) window.removeEventListener('keydown', handleKeyDown);
  };
}

function enterFirst({ element }: PageRegion): boolean {
  const first = firstFocusable(element.shadowRoot ?? element);
  (first ?? element).focus();
  return first !== undefined || document.activeElement === element;
}

/** The focused element of the modal dialog when F6 moved to a region inside it. */
let leftInModal: HTMLElement | null = null;

/** The modal dialog itself is a region: F6 returns to the last focused element. */
const modalRegion = (modal: HTMLElement): PageRegion => ({
  element: modal,
  order: -Infinity,
  enter() {
    const before = leftInModal && containsInFlatTree(modal, leftInModal) ? leftInModal : firstFocusable(modal);
    (before ?? modal).focus();
    return true;
  },
});

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const modal = topModal();
  const candidates = regions.filter(
    ({ element, enter }) =>
      element.isConnected && (enter || element.checkVisibility()) && (!modal || containsInFlatTree(modal, element)),
  );
  if (modal) candidates.push(modalRegion(modal));
  candidates.sort((a, b) => a.order - b.order);
  if (candidates.length === 0) return;
  event.preventDefault();
  const active = deepActiveElement();
  const at = candidates.findLastIndex(({ element }) => containsInFlatTree(element, active));
  if (modal && candidates[at]?.element === modal) leftInModal = active;
  const step = event.shiftKey ? -1 : 1;
  const start = at < 0 && step < 0 ? 0 : at;
  for (let i = 1; i <= candidates.length; i++) {
    const next = candidates[(start + i * step + candidates.length * 2) % candidates.length] as PageRegion;
    if (next.enter?.() ?? enterFirst(next)) return;
  }
}
