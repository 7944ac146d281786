import { html, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { chevronLeft, chevronRight, link, maximize, minimize, plus, trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { Slide } from '../../core/files/slide-list.js';
import { slideName } from './carousel-texts.js';
import { renderDownload, renderPicker } from './render-carousel.js';

/** What the bar shows, and what its buttons do. */
export interface BarOptions {
  readonly slides: readonly Slide[];
  readonly current: number;
  /** Address of the download of the current slide. Empty: there is none. */
  readonly address: string;
  readonly isFull: boolean;
  readonly isEditable: boolean;
  onMove(index: number): void;
  onAdd(): void;
  onRemove(event: MouseEvent): void;
  onCopyLink(event: MouseEvent): void;
  onFullscreen(): void;
}

export const addText = (): string => msg('Adicionar arquivos', { id: 'dassCarouselAdd' });

/** Renders the caption of a slide. A long one scrolls. */
export const renderCaption = ({ caption }: Slide): TemplateResult | typeof nothing =>
  caption ? html`<p id="caption" class="caption" dir="auto">${caption}</p>` : nothing;

/** Renders the name of the current slide and the buttons. */
export function renderBar(options: BarOptions): TemplateResult {
  const { slides, current, address, isFull, onMove } = options;
  const slide = slides[current]!;
  const name = slideName(slide);
  const last = slides.length - 1;
  const fullText = isFull
    ? msg('Sair da tela cheia', { id: 'dassCarouselLeave' })
    : msg('Tela cheia', { id: 'dassCarouselFullscreen' });
  const previous = msg('Anterior', { id: 'dassCarouselPrevious' });
  const next = msg('Próximo', { id: 'dassCarouselNext' });
  return html`<div class="bar">
    <span class="name" title=${name}><bdi>${name}</bdi></span>
    <div class="steps">
      ${
        last > 0
          ? [
              renderButton('step previous', previous, chevronLeft, () => onMove(current - 1), current === 0),
              renderPicker(slides, current, onMove),
              renderButton('step next', next, chevronRight, () => onMove(current + 1), current === last),
            ]
          : nothing
      }
    </div>
    <div class="side">
      ${options.isEditable ? renderEdit(name, options) : nothing}
      <div class="actions">
        ${
          slide.link
            ? renderButton('link', msg('Copiar link', { id: 'dassCarouselCopyLink' }), link, options.onCopyLink)
            : nothing
        }
        ${address ? renderDownload(slide, address) : nothing}
        ${renderButton('fullscreen', fullText, isFull ? minimize : maximize, options.onFullscreen)}
      </div>
    </div>
  </div>`;
}

/** The buttons that change the files: on hover, while the focus is inside, in full screen, and always on touch. */
function renderEdit(name: string, { onAdd, onRemove }: BarOptions): TemplateResult {
  return html`<div class="edit">
    ${renderButton('add', addText(), plus, onAdd)}
    ${renderButton('remove', msg(str`Remover ${name}`, { id: 'dassCarouselRemove' }), trash, onRemove)}
  </div>`;
}

/** An unavailable button keeps the focus: the user may be pressing it repeatedly. */
export function renderButton(
  classes: string,
  text: string,
  icon: string,
  onClick: (event: MouseEvent) => void,
  isUnavailable = false,
): TemplateResult {
  return html`<button
    class=${`icon-button ${classes}`}
    type="button"
    title=${text}
    aria-disabled=${isUnavailable ? 'true' : nothing}
    @click=${onClick}
  >
    ${renderIcon(icon)}
  </button>`;
}
