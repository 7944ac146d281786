import { LANGUAGE_CHANGE_EVENT } from '../../locales/language-change.js';
import { interactiveRoot } from './overlay/overlay-stack.js';

type Urgency = 'polite' | 'assertive';
interface LiveRegion {
  readonly region: HTMLElement;
  /** Texts that are not inserted yet. */
  readonly pending: string[];
}

const regions = new Map<Urgency, LiveRegion>();
/**
 * Screen readers ignore content that is inserted together with its live region, so a text is inserted after this
 * delay, in milliseconds.
 */
const INSERT_DELAY_MS = 50;
const MAX_MESSAGES = 4;
/** Time after which a text is removed, in milliseconds: a user who reads the page later must not find it. */
export const ANNOUNCEMENT_MS = 10_000;

/**
 * Announces a text to screen readers, through a live region. The region is in the topmost modal dialog, because
 * everything outside it is inert.
 *
 * @param text the text; an empty text is ignored
 * @param urgency `polite` waits until the screen reader is idle; `assertive` interrupts it, for errors. Default:
 * `polite`
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (!text || !globalThis.document?.body) return;
  let liveRegion = regions.get(urgency);
  if (!liveRegion) regions.set(urgency, (liveRegion = { region: createRegion(urgency), pending: [] }));
  liveRegion.pending.push(text);
  if (liveRegion.pending.length === 1) flush(liveRegion);
}

function flush(liveRegion: LiveRegion): void {
  const { region, pending } = liveRegion;
  const root = interactiveRoot();
  if (region.parentNode !== root) {
    root.append(region);
    setTimeout(flush, INSERT_DELAY_MS, liveRegion);
    return;
  }
  for (const text of pending.splice(0)) {
    // A repeated text is announced again only as a new node.
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
    setTimeout(() => line.remove(), ANNOUNCEMENT_MS);
  }
  while (region.childElementCount > MAX_MESSAGES) region.firstElementChild?.remove();
}

function createRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', urgency);
  region.dataset.dassAnnounce = urgency;
  Object.assign(region.style, {
    position: 'absolute',
    // At the top: at the bottom even a single pixel would make the page scroll.
    top: '0',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  // What was announced is in the former language, and has been read.
  addEventListener(LANGUAGE_CHANGE_EVENT, () => (region.textContent = ''));
  return region;
}
