// The parts and slots of an element, outlined and numbered in a picture of its first example. The list beside it is in the
// page without a script.
import { prefersDark, queryOf } from './example-settings.js';
import { texts } from './page-texts.js';

const PLAIN = { direction: 'ltr', density: 'comfortable', width: 'full' };
/** Room for the numbers at the edge of the picture. */
const MARGIN_PX = 12;
const MAX_HEIGHT_PX = 640;
/** A number beside another one at the same corner. */
const NUMBER_WIDTH_PX = 24;

type Shown = HTMLElement & { open?: unknown; readonly updateComplete?: Promise<unknown> };

export function showAnatomy(figure: HTMLElement): void {
  const frame = figure.querySelector('iframe')!;
  const tag = figure.dataset.tag!;
  const items = [...document.querySelectorAll<HTMLElement>('#anatomy-list > li')];
  frame.addEventListener('load', () => void outline());
  const theme = prefersDark() ? 'dark' : 'light';
  frame.src = figure.dataset.anatomy! + queryOf({ ...PLAIN, theme, language: document.documentElement.lang });

  async function outline(): Promise<void> {
    const page = frame.contentWindow;
    const element = frame.contentDocument?.querySelector<Shown>(tag);
    if (!page || !element) return;
    keepFocus(frame.contentDocument!);
    await (page as typeof globalThis & Window).customElements.whenDefined(tag);
    if (element.open === false) element.open = true;
    await element.updateComplete;
    // Parts of the kit load on demand, and an overlay moves to its place.
    new ResizeObserver(draw).observe(element);
    new MutationObserver(draw).observe(element.shadowRoot!, { childList: true, subtree: true });
    // A dialog comes with a transition.
    for (const type of ['transitionend', 'animationend']) element.shadowRoot!.addEventListener(type, draw);
    draw();

    function draw(): void {
      requestAnimationFrame(() => {
        if (!frame.classList.contains('tall'))
          frame.style.blockSize = `${Math.min(frame.contentDocument!.body.scrollHeight, MAX_HEIGHT_PX)}px`;
        figure.querySelectorAll('.outline').forEach((old) => old.remove());
        for (const item of items) {
          const box = boxOf(element!, item.dataset.part, item.dataset.slot);
          item.querySelector('.missing')?.remove();
          if (box) figure.append(outlineOf(box, items.indexOf(item) + 1));
          else
            item.append(
              Object.assign(document.createElement('span'), {
                className: 'quiet missing',
                textContent: ` (${texts.notInExample})`,
              }),
            );
        }
      });
    }
  }

  /** An opened dialog takes the focus, also in an inert frame: the focus returns to where the user was. */
  function keepFocus(inner: Document): void {
    let last = document.activeElement;
    document.addEventListener('focusin', ({ target }) => {
      if (target !== frame) last = target as Element;
    });
    inner.addEventListener('focusin', () => {
      if (last instanceof HTMLElement && last !== document.body && last !== frame) last.focus({ preventScroll: true });
      else frame.blur();
    });
  }

  /** A part is in the element's own shadow tree; a slot is where its content is. */
  function boxOf(element: Shown, part: string | undefined, slot: string | undefined): DOMRect | undefined {
    const root = element.shadowRoot!;
    const found =
      part === undefined
        ? [...root.querySelectorAll<HTMLSlotElement>(slot ? `slot[name="${slot}"]` : 'slot:not([name])')].flatMap(
            (one) => one.assignedElements({ flatten: true }),
          )
        : [...root.querySelectorAll(`[part~="${part}"]`)];
    return found
      .map((one) => one.getBoundingClientRect())
      .find(({ y, width, height }) => width > 0 && height > 0 && y < frame.clientHeight);
  }

  function outlineOf({ x, y, width, height }: DOMRect, number: number): HTMLElement {
    const created = Object.assign(document.createElement('span'), { className: 'outline' });
    created.dataset.number = String(number);
    const left = Math.max(x, 0);
    const top = Math.max(y, 0);
    const corner = `${Math.round(left / NUMBER_WIDTH_PX)} ${Math.round(top / NUMBER_WIDTH_PX)}`;
    const others = [...figure.querySelectorAll<HTMLElement>('.outline')].filter((one) => one.dataset.corner === corner);
    created.dataset.corner = corner;
    created.style.setProperty('--number-shift', `${others.length * NUMBER_WIDTH_PX}px`);
    Object.assign(created.style, {
      insetInlineStart: `${left + MARGIN_PX}px`,
      insetBlockStart: `${top + MARGIN_PX}px`,
      inlineSize: `${Math.min(width, frame.clientWidth - left)}px`,
      blockSize: `${Math.min(height, frame.clientHeight - top)}px`,
    });
    return created;
  }
}
