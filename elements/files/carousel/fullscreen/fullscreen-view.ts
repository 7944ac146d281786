import { html, type ReactiveElement, type TemplateResult } from 'lit';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import { rotateClockwise, zoomIn, zoomOut } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import '../../../controls/slider/slider.js';
import type { DassSlider } from '../../../controls/slider/slider.js';
import { FIRST_SCALE, MIN_SCALE, scaleDown, scaleUp } from '../../../core/files/viewer-zoom.js';
import { fullscreenStyles } from './fullscreen.styles.js';
import { PullToClose } from './pull-to-close.js';
import { Stage } from './stage.js';
import { ZoomView } from './zoom-view.js';

const FITS = ['scale-down', 'contain', 'fill', 'cover'] as const;

/** Options of {@link FullscreenView}. */
export interface FullscreenViewOptions {
  /** Called when the fullscreen view has ended. */
  onEnd(): void;
}

/** The carousel on the whole screen, and the tools for images there. Created when the user enters it. */
export class FullscreenView {
  readonly #host: ReactiveElement;
  readonly #options: FullscreenViewOptions;
  readonly #stage: Stage;
  readonly #zoom: ZoomView;
  readonly #pull: PullToClose;
  readonly #frame: HTMLElement;
  #fit = 0;
  #key: string | undefined;

  constructor(host: ReactiveElement, options: FullscreenViewOptions) {
    this.#host = host;
    this.#options = options;
    const root = host.renderRoot as ShadowRoot;
    adoptStyles(root, fullscreenStyles);
    this.#frame = root.querySelector<HTMLElement>('.frame')!;
    this.#stage = new Stage({
      dialog: root.querySelector<HTMLDialogElement>('.stage')!,
      frame: this.#frame,
      onLeave: () => this.leave(),
    });
    const box = (): HTMLElement | null => this.#frame.querySelector<HTMLElement>('.slide:not([inert]) .zoom');
    this.#zoom = new ZoomView({ root: this.#frame, box, onChange: () => host.requestUpdate() });
    this.#pull = new PullToClose({
      root: this.#frame,
      box: () => (this.isZoomed ? null : box()),
      onClose: () => this.leave(),
    });
  }

  get isZoomed(): boolean {
    return this.#zoom.isZoomed;
  }

  leave(): void {
    this.#zoom.stop();
    this.#pull.stop();
    this.#frame.style.removeProperty('--_fit');
    this.#stage.leave();
    this.#options.onEnd();
  }

  /** The current slide may be another one. */
  update(key: string | undefined): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#zoom.reset();
  }

  /** @returns whether the key was handled */
  handleKey({ key, shiftKey }: KeyboardEvent, isImage: boolean): boolean {
    if (!isImage) return false;
    const zoom = this.#zoom;
    const pans: Readonly<Record<string, [number, number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const pan = pans[key];
    if (pan && zoom.isZoomed) zoom.pan(...pan);
    else if (key === '+' || key === '=') this.#zoomTo(scaleUp(zoom.scale));
    else if (key === '-') this.#zoomTo(scaleDown(zoom.scale));
    else if (key === '0') this.#zoomTo(MIN_SCALE);
    else if (key.toLowerCase() === 'r') zoom.rotate(shiftKey ? -1 : 1);
    else return false;
    return true;
  }

  /** Renders the tools for an image. */
  renderTools(): TemplateResult {
    const { isZoomed, scale } = this.#zoom;
    const percent = formatCount(Math.round(scale * 100));
    const zoomText = isZoomed
      ? msg('Tirar a ampliação', { id: 'dassCarouselZoomReset' })
      : msg('Ampliar', { id: 'dassCarouselZoom' });
    const rotateText = msg('Girar 90 graus', { id: 'dassCarouselRotate' });
    return html`<div class="image-tools" role="group" aria-label=${msg('Imagem', { id: 'dassCarouselImage' })}>
      <dass-slider
        class="fit"
        label=${msg('Ajuste', { id: 'dassCarouselFit' })}
        .stepLabels=${this.#fitNames}
        .value=${this.#fit}
        @input=${this.#onFit}
      ></dass-slider>
      <button
        class="icon-button zoom-toggle"
        type="button"
        aria-pressed=${isZoomed ? 'true' : 'false'}
        aria-label=${msg('Ampliação', { id: 'dassCarouselZoomed' })}
        title=${zoomText}
        @click=${this.#toggleZoom}
      >
        ${renderIcon(isZoomed ? zoomOut : zoomIn)}
      </button>
      <span class="scale" aria-hidden="true">${msg(str`${percent}%`, { id: 'dassCarouselPercent' })}</span>
      <button class="icon-button rotate" type="button" title=${rotateText} @click=${() => this.#zoom.rotate(1)}>
        ${renderIcon(rotateClockwise)}
      </button>
    </div>`;
  }

  get #fitNames(): readonly string[] {
    return [
      msg('Reduzir', { id: 'dassCarouselFitDown' }),
      msg('Conter', { id: 'dassCarouselFitContain' }),
      msg('Preencher', { id: 'dassCarouselFitFill' }),
      msg('Cobrir', { id: 'dassCarouselFitCover' }),
    ];
  }

  readonly #onFit = (event: Event): void => {
    event.stopPropagation();
    this.#fit = (event.currentTarget as DassSlider).value;
    this.#frame.style.setProperty('--_fit', FITS[this.#fit] ?? FITS[0]);
    this.#host.requestUpdate();
  };

  readonly #toggleZoom = (): void => this.#zoomTo(this.#zoom.isZoomed ? MIN_SCALE : FIRST_SCALE);

  #zoomTo(scale: number): void {
    this.#zoom.zoomTo(scale);
    const percent = formatCount(Math.round(this.#zoom.scale * 100));
    announce(msg(str`${percent}%`, { id: 'dassCarouselPercent' }));
  }
}
