import { html, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { download, externalLink, refresh } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { Slide } from '../../core/files/slide-list.js';
import { typeIcon } from '../shared/type-icon.js';
import { detailText, slideName, positionText, slideLabel } from './carousel-texts.js';

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

/** Options of {@link renderCard}. */
export interface CardOptions {
  readonly slide: Slide;
  /** Address of the download. Empty: there is none. */
  readonly address: string;
  /** What the card says. */
  readonly text: string;
  /** Loads the file again. Undefined: there is nothing to load. */
  readonly onRetry?: (() => void) | undefined;
  /** A player between the text and the buttons. */
  readonly player?: TemplateResult | undefined;
}

/** Renders a card with the name of a file, for what is not shown by its content. */
export function renderCard({ slide, address, text, onRetry, player }: CardOptions): TemplateResult {
  const details = detailText(slide);
  return html`<div class="card">
    <span class="type">${typeIcon({ type: slide.type, src: '', file: undefined })}</span>
    <strong class="card-name" dir="auto">${slideName(slide)}</strong>
    ${details ? html`<span class="details">${details}</span>` : nothing}
    ${text ? html`<p class="card-text">${text}</p>` : nothing}${player ?? nothing}
    <div class="card-buttons">
      ${
        onRetry
          ? html`<button class="card-button retry" type="button" @click=${onRetry}>
              ${renderIcon(refresh)}${msg('Tentar de novo', { id: 'dassCarouselRetry' })}
            </button>`
          : nothing
      }
      ${address ? renderCardLink(slide, address) : nothing}
    </div>
  </div>`;
}

function renderCardLink(slide: Slide, address: string): TemplateResult {
  if (slide.kind === 'link')
    return html`<a class="card-button open" href=${address} target="_blank" rel="noopener noreferrer">
      ${renderIcon(externalLink)}${msg('Abrir em outra janela', { id: 'dassCarouselOpen' })}
    </a>`;
  return html`<a
    class="card-button"
    href=${address}
    download=${slide.name}
    target=${linkTarget(address)}
    rel="noopener noreferrer"
  >
    ${renderIcon(download)}${msg('Baixar', { id: 'dassCarouselDownload' })}
  </a>`;
}

/** Renders the icon button that downloads a file. */
export function renderDownload(slide: Slide, address: string): TemplateResult {
  const text = msg(str`Baixar ${slideName(slide)}`, { id: 'dassCarouselDownloadFile' });
  return html`<a
    class="icon-button download"
    href=${address}
    download=${slide.name}
    target=${linkTarget(address)}
    rel="noopener noreferrer"
    title=${text}
    >${renderIcon(download)}</a
  >`;
}

/**
 * The page of the application must not be left where a server displays a file instead of downloading it. A blob is
 * always downloaded.
 */
const linkTarget = (address: string): string => (/^(?:blob|data):/.test(address) ? '_self' : '_blank');
