import { html, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import type { Slide } from '../../core/files/slide-list.js';
import { positionText, slideLabel } from './carousel-texts.js';

/** Up to this number of slides each has a dot. */
const MAX_DOTS = 12;

/** Renders a dot for each slide and the position, of which the bar shows one; the position alone where there are many. */
export function renderPicker(
  slides: readonly Slide[],
  current: number,
  onPick: (index: number) => void,
): TemplateResult {
  const position = html`<span class="position" dir="auto" aria-hidden="true"
    >${positionText(current, slides.length)}</span
  >`;
  if (slides.length > MAX_DOTS) return position;
  return html`<div class="dots" role="group" aria-label=${msg('Escolher o slide', { id: 'dassCarouselPick' })}>
      ${slides.map(
        (slide, index) =>
          html`<button
            class="dot"
            type="button"
            aria-label=${slideLabel(slide, index, slides.length)}
            aria-current=${index === current ? 'true' : 'false'}
            @click=${() => onPick(index)}
          ></button>`,
      )}
    </div>
    ${position}`;
}
