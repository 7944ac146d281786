import { containsShown, deepActiveElement } from './focus-return.js';
import { firstFocusable } from './focusable.js';
import { topModal } from '../overlay/overlay-stack.js';

/** A part of the page that F6 goes to. */
export interface PageRegion {
  readonly element: HTMLElement;
  /** Place in the round; lower comes first. */
  readonly order: number;
  /** Takes the focus; false when there is nothing in it now. By default its first control, or itself. */
  enter?(): boolean;
}

const regions: PageRegion[] = [];

/** Makes a part of the page one that F6 and Shift+F6 go to. @returns takes it out */
export function registerRegion(region: PageRegion): () => void {
  if (regions.length === 0) window.addEventListener('keydown', onKeydown);
  regions.push(region);
  return () => {
    const index = regions.indexOf(region);
    if (index >= 0) regions.splice(index, 1);
    if (regions.length === 0) window.removeEventListener('keydown', onKeydown);
  };
}

function enterFirst({ element }: PageRegion): boolean {
  const first = firstFocusable(element.shadowRoot ?? element);
  (first ?? element).focus();
  return first !== undefined || document.activeElement === element;
}

/** What had the focus in the modal dialog when F6 took it to a region in it. */
let leftInModal: HTMLElement | null = null;

/** The dialog itself is one of its regions: F6 goes back to where the work was. */
const modalRegion = (modal: HTMLElement): PageRegion => ({
  element: modal,
  order: -Infinity,
  enter() {
    const before = leftInModal && containsShown(modal, leftInModal) ? leftInModal : firstFocusable(modal);
    (before ?? modal).focus();
    return true;
  },
});

function onKeydown(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const modal = topModal();
  const round = regions.filter(
    ({ element, enter }) =>
      element.isConnected && (enter || element.checkVisibility()) && (!modal || containsShown(modal, element)),
  );
  if (modal) round.push(modalRegion(modal));
  round.sort((a, b) => a.order - b.order);
  if (round.length === 0) return;
  event.preventDefault();
  const active = deepActiveElement();
  const at = round.findLastIndex(({ element }) => containsShown(element, active));
  if (modal && round[at]?.element === modal) leftInModal = active;
  const step = event.shiftKey ? -1 : 1;
  const start = at < 0 && step < 0 ? 0 : at;
  for (let i = 1; i <= round.length; i++) {
    const next = round[(start + i * step + round.length * 2) % round.length] as PageRegion;
    if (next.enter?.() ?? enterFirst(next)) return;
  }
}
