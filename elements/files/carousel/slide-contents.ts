import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { holdsFocus } from '../../base/focus/focus-return.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { Slide } from '../../core/files/slide-list.js';
import type {} from '../../media/player/player.js';
import { noPreviewText, slideName } from './carousel-texts.js';
import type { DocumentSlides } from './document-slides.js';
import { renderCard } from './render-carousel.js';
import { SlideAddresses } from './slide-addresses.js';

interface LoadState {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Counts retries: a new attempt needs a new element. */
  readonly attempt: number;
}

const initial: LoadState = { state: 'loading', attempt: 0 };

/** Renders the contents of slides, and knows which of them are loaded or could not be loaded. */
export class SlideContents {
  readonly addresses = new SlideAddresses();
  readonly #host: ReactiveElement;
  readonly #states = new Map<string, LoadState>();
  readonly #module: LazyImport;
  readonly #player: LazyImport;
  #documents: DocumentSlides | undefined;
  #currentKey = '';
  /** Counts resets. */
  #generation = 0;

  constructor(host: ReactiveElement) {
    this.#host = host;
    this.#player = new LazyImport(host, () => import('../../media/player/player.js'));
    this.#module = new LazyImport(host, async () => {
      const { DocumentSlides } = await import('./document-slides.js');
      this.#documents ??= new DocumentSlides(host, {
        download: (slide) => this.addresses.downloadOf(slide),
        onFailure: (slide) => this.#set(slide, 'failed'),
      });
    });
  }

  /** Forgets slides that are not rendered: they are loaded again when the user returns to them. */
  keep(slides: readonly Slide[], current: Slide | undefined): void {
    const keys = new Set(slides.map(({ key }) => key));
    for (const key of this.#states.keys()) if (!keys.has(key)) this.#states.delete(key);
    this.addresses.keep(keys);
    this.#documents?.keep(keys);
    this.#currentKey = current?.key ?? '';
  }

  /** Forgets everything: the next rendering starts anew. */
  reset(): void {
    this.#generation++;
    this.keep([], undefined);
  }

  /** Renders a slide. Documents are loaded when they are current, everything else also beside the current slide. */
  render(slide: Slide): TemplateResult {
    const { state } = this.#stateOf(slide);
    if (state === 'failed') return this.#renderFailure(slide);
    if (!slide.file && !slide.address)
      return this.#card(slide, msg('Este arquivo não tem um endereço válido.', { id: 'dassCarouselNoAddress' }));
    const isWaiting = state === 'loading' && slide.kind === 'image';
    // A new attempt needs a new element.
    return html`${isWaiting ? html`<span class="wait"></span>` : nothing}${keyed(this.#attemptOf(slide), this.#renderContent(slide))}`;
  }

  #renderContent(slide: Slide): TemplateResult {
    switch (slide.kind) {
      case 'image':
        return html`<div class="zoom">
          <div class="box">
            <img
              class="picture"
              src=${this.addresses.of(slide)}
              alt=${slideName(slide)}
              draggable="false"
              decoding="async"
              @load=${this.#onEvent(slide, 'ready')}
              @error=${this.#onEvent(slide, 'failed')}
            />
          </div>
        </div>`;
      case 'video':
      case 'audio':
        return this.#renderMedia(slide);
      case 'pdf':
      case 'text':
        return this.#renderDocument(slide);
      case 'link':
        return this.#card(slide, '');
      default:
        return this.#card(slide, noPreviewText());
    }
  }

  #renderMedia(slide: Slide): TemplateResult {
    if (!canPlay(slide)) return this.#card(slide, noPreviewText());
    this.#player.loadOnce();
    const player = html`<dass-player
      class="media"
      type=${slide.kind === 'video' ? 'video' : 'audio'}
      label=${slideName(slide)}
      .file=${slide.file}
      .src=${slide.file ? '' : slide.address}
      @dass-error=${this.#onEvent(slide, 'failed')}
    ></dass-player>`;
    return slide.kind === 'video' ? player : renderCard({ slide, address: '', text: '', player });
  }

  #renderDocument(slide: Slide): TemplateResult {
    // A slide beside the current one waits: a viewer takes time, memory and sometimes the focus.
    if (slide.key !== this.#currentKey) return html`<span class="wait"></span>`;
    this.#module.loadOnce();
    return this.#documents?.render(slide) ?? html`<span class="wait"></span>`;
  }

  #renderFailure(slide: Slide): TemplateResult {
    const text = msg('Este arquivo não pôde ser carregado.', { id: 'dassCarouselFailed' });
    return this.#card(slide, text, () => this.#retry(slide));
  }

  #card(slide: Slide, text: string, onRetry?: () => void): TemplateResult {
    return renderCard({ slide, address: this.addresses.downloadOf(slide), text, onRetry });
  }

  /** Identifies an attempt to load a slide. */
  #attemptOf(slide: Slide): string {
    return `${this.#generation} ${this.#stateOf(slide).attempt}`;
  }

  /** Returns a function for the events of an element. Those of an element that was replaced are ignored. */
  #onEvent(slide: Slide, state: 'ready' | 'failed'): () => void {
    const attempt = this.#attemptOf(slide);
    return () => {
      if (attempt !== this.#attemptOf(slide)) return;
      if (state === 'ready') this.addresses.loaded(slide);
      this.#set(slide, state);
    };
  }

  #stateOf({ key }: Slide): LoadState {
    return this.#states.get(key) ?? initial;
  }

  #set(slide: Slide, state: 'ready' | 'failed'): void {
    const before = this.#stateOf(slide);
    if (before.state === state) return;
    this.#states.set(slide.key, { ...before, state });
    this.#host.requestUpdate();
    // Not while the page loads.
    if (state === 'failed' && slide.key === this.#currentKey && holdsFocus(this.#host))
      announce(msg(str`${slideName(slide)} não pôde ser carregado`, { id: 'dassCarouselFailedFile' }));
  }

  #retry(slide: Slide): void {
    const { attempt } = this.#stateOf(slide);
    this.addresses.forget(slide.key);
    this.#documents?.forget(slide.key);
    this.#states.set(slide.key, { state: 'loading', attempt: attempt + 1 });
    this.#host.requestUpdate();
  }
}

const playable = new Map<string, boolean>();

/** Whether the browser plays a type of video or audio. */
function canPlay({ kind, type }: Slide): boolean {
  let result = playable.get(type);
  if (result === undefined) {
    result = document.createElement(kind === 'audio' ? 'audio' : 'video').canPlayType(type) !== '';
    playable.set(type, result);
  }
  return result;
}
