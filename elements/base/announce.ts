import { livingRoot } from './overlay/overlay-stack.js';

type Urgency = 'polite' | 'assertive';
interface Voice {
  readonly region: HTMLElement;
  /** What is still to be said. */
  readonly waiting: string[];
}

const voices = new Map<Urgency, Voice>();
/** A live region is heard from when it stands on the page: not what comes with it. In milliseconds. */
const settling = 50;
const most = 4;

/**
 * Says something to assistive technology that is not where the focus is: through a live region that stands where it
 * is heard (inside the topmost modal, whose outside is silent).
 * @param urgency `polite` (default) waits for a pause; `assertive` interrupts, for errors
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (!text || !globalThis.document?.body) return;
  let voice = voices.get(urgency);
  if (!voice) voices.set(urgency, (voice = { region: makeRegion(urgency), waiting: [] }));
  voice.waiting.push(text);
  if (voice.waiting.length === 1) speak(voice);
}

function speak(voice: Voice): void {
  const { region, waiting } = voice;
  const root = livingRoot();
  if (region.parentNode !== root) {
    root.append(region);
    setTimeout(speak, settling, voice);
    return;
  }
  for (const text of waiting.splice(0)) {
    // The same text again is announced again only as a new node.
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
  }
  while (region.childElementCount > most) region.firstElementChild?.remove();
}

function makeRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', urgency);
  region.dataset.dassAnnounce = urgency;
  Object.assign(region.style, {
    position: 'absolute',
    // Not below the page, where even a single pixel would make it scroll.
    insetBlockStart: '0',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  return region;
}
