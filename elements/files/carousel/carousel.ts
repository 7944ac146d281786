import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { textOr } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { stepTo } from '../../base/focus/steps-model.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { photo, plus } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { indexAfter, SlideReader, type Slide } from '../../core/files/slide-list.js';
import { limitsText } from '../shared/limits-text.js';
import { BarLayout } from './bar-layout.js';
import { CarouselProperties, type CarouselFile } from './carousel-properties.js';
import { slideLabel, slideName } from './carousel-texts.js';
import { carouselStyles } from './carousel.styles.js';
import type { FullscreenView } from './fullscreen/fullscreen-view.js';
import { addText, renderBar, renderCaption } from './render-bar.js';
import { SlideContents } from './slide-contents.js';
import { SlideScroller } from './slide-scroller.js';

export type { CustomFileType } from '../../core/files/accepted-types.js';
export type { UploadType } from '../shared/file-groups.js';
export type {
  CarouselFile,
  DassCarouselAddDetail,
  DassCarouselRemoveDetail,
  DassCarouselSlideDetail,
} from './carousel-properties.js';

/**
 * Shows files one at a time: images, videos, audios, PDFs and texts by their content, anything else as a card with a
 * download. Only the current slide and its neighbors are loaded. Follows the APG carousel pattern.
 *
 * The user moves by swiping, with the buttons, or with the arrow keys, Page Up, Page Down, Home and End. F is full
 * screen. There, images can be fitted, zoomed (click, wheel, two fingers, +, - and 0), moved (drag, arrow keys) and
 * rotated (R). A PDF where the browser has no viewer has pages (Page Up, Page Down, Home and End) and a zoom (+, - and 0).
 *
 * The element never changes `files`: it fires events, and shows what the application then sets.
 * @summary Slides of images and documents, with full screen and zoom.
 * @fires {CustomEvent<DassCarouselAddDetail>} dass-add - Fired when the user has picked files to add. Files that are not
 *   accepted are shown in a notice.
 * @fires {CustomEvent<DassCarouselRemoveDetail>} dass-remove - Fired when the user wants to remove the current file. It
 *   stays until the application sets `files` without it.
 * @fires {CustomEvent<DassCarouselSlideDetail>} dass-slide - Fired when the user has moved to another slide.
 * @csspart viewport - The area of the slides.
 * @cssproperty [--dass-carousel-height=calc(26 * var(--dass-font-size))] - Height of the element.
 */
export class DassCarousel extends CarouselProperties {
  static override styles = [baseStyles, iconButtonStyles, carouselStyles];
  static override readonly pageData = new PageData('files');

  @state()
  private _full: FullscreenView | undefined;
  /** The slide around which slides are rendered: the nearest one while the user scrolls. */
  @state()
  private _center = 0;

  readonly #reader = new SlideReader();
  #slides: readonly Slide[] = [];
  /** The current slide; `index` may be after the last one. */
  #current = 0;
  /** The index that the application has set last, after the current slide has moved to another one. */
  #staleIndex: number | undefined;
  /** The slide whose removal the user has requested. */
  #removal: Slide | undefined;
  readonly #leaving: (() => void)[] = [];
  readonly #contents = new SlideContents(this);
  readonly #fullscreen = new LazyImport(this, () => import('./fullscreen/fullscreen-view.js'));
  readonly #adding = new LazyImport(this, () => import('./add-files.js'));
  readonly #copying = new LazyImport(this, () => import('./copy-link.js'));
  readonly #scroller = new SlideScroller(this, {
    viewport: () => this.#viewport,
    count: () => this.#slides.length,
    index: () => this.#current,
    onMove: (index) => (this._center = index),
    onSettle: (index) => this.#moveTo(index),
  });

  constructor() {
    super();
    void new BarLayout(this);
    // One tab stop for all dots.
    void new RovingFocus(this, {
      items: () => this.#dots,
      preferred: () => this.#dots[this.#current],
      onMove: (dot) => this.#slideTo(this.#dots.indexOf(dot)),
    });
    // What a click needs at once loads when the user comes near.
    for (const type of ['pointerenter', 'focusin'])
      this.addEventListener(type, () => {
        if (this.#slides.length) this.#fullscreen.preload();
        if (this.#isEditable) this.#adding.preload();
        if (this.#slides[this.#current]?.link) this.#copying.preload();
      });
  }

  /**
   * Moves to a slide.
   * @param index index of the slide; one after the last slide is the last slide
   */
  goTo(index: number): void {
    this.#staleIndex = undefined;
    this.index = index;
  }

  /**
   * Shows the files on the whole screen, as the user does with F. Resolves when the user has left it.
   */
  async showFullscreen(): Promise<void> {
    if (!this._full) this.#toggleFullscreen();
    await this.updateComplete;
    if (this._full) await new Promise<void>((resolve) => this.#leaving.push(resolve));
  }

  /**
   * Moves the focus to the slides, or to the button that adds files if there are none.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    (this.#viewport ?? this.renderRoot.querySelector<HTMLElement>('.pick'))?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this._full?.leave();
    this.#contents.reset();
  }

  /** @internal */
  override adoptedCallback(): void {
    super.adoptedCallback();
    // Blob addresses belong to the document in which they were created.
    this.#contents.reset();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = this.#slides;
    const isStale = this.index === this.#staleIndex;
    const isSet = this.index !== this.#current && !isStale && changed.has('index');
    if (changed.has('files')) {
      this.#slides = this.#reader.read(this.files);
      if (before.length && !isSet) this.#follow(before);
    }
    if (isSet) this.#staleIndex = undefined;
    else if (isStale) this.index = this.#current;
    const last = Math.max(0, this.#slides.length - 1);
    const current = Math.min(this.index, last);
    if (current !== this.#current || changed.has('files')) {
      this.#current = this._center = current;
      // Without slides the index is kept for those that come.
      if (this.#slides.length && before.length) this.index = current;
    }
    const rendered = this.#rendered().map((at) => this.#slides[at]!);
    this.#contents.keep(rendered, this.#slides[current]);
    if (!this.#slides.length) this._full?.leave();
  }

  protected override update(changed: PropertyValues<this>): void {
    const root = this.renderRoot as ShadowRoot;
    const focused = this.hasUpdated ? root.activeElement : null;
    super.update(changed);
    root.querySelector<HTMLElement>('.track')?.style.setProperty('--_count', String(this.#slides.length));
    for (const slide of root.querySelectorAll<HTMLElement>('.slide'))
      slide.style.setProperty('--_index', slide.dataset.index!);
    // The focus stays in the carousel when its slide or its button has gone.
    if (focused && (!focused.isConnected || focused.closest('[inert]'))) this.focus({ preventScroll: true });
  }

  protected override updated(): void {
    for (const media of this.renderRoot.querySelectorAll('dass-player'))
      // It may not be loaded yet.
      if (media.matches('.slide[inert] *') && customElements.get('dass-player')) media.pause();
    this._full?.update(this.#slides[this.#current]?.key);
  }

  protected override render() {
    const slide = this.#slides[this.#current];
    return html`<div class="home">
        <section
          class=${this._full ? 'frame full' : 'frame'}
          aria-roledescription=${msg('carrossel', { id: 'dassCarouselRole' })}
          aria-label=${textOr(this.label, msg('Imagens e documentos', { id: 'dassCarouselLabel' }))}
          aria-busy=${this.isBusy ? 'true' : nothing}
          @keydown=${this.#onKeyDown}
        >
          ${slide ? [this.#renderViewport(slide), this.#renderBar(slide)] : this.#renderEmpty()}
          ${
            this.#isEditable
              ? html`<input
                  class="picker"
                  type="file"
                  multiple
                  tabindex="-1"
                  aria-hidden="true"
                  hidden
                  @change=${this.#onPicked}
                  @cancel=${stop}
                />`
              : nothing
          }
        </section>
      </div>
      <dialog class="stage" tabindex="-1" aria-label=${msg('Tela cheia', { id: 'dassCarouselFullscreen' })}></dialog>`;
  }

  #renderViewport(current: Slide): TemplateResult {
    return html`<div
      class="viewport"
      part="viewport"
      tabindex="0"
      role="group"
      aria-roledescription=${msg('slide', { id: 'dassCarouselSlide' })}
      aria-label=${slideLabel(current, this.#current, this.#slides.length)}
      aria-describedby=${current.caption ? 'caption' : nothing}
      @scroll=${this.#scroller.onScroll}
      @scrollend=${this.#scroller.onScrollEnd}
      @pointerdown=${this.#scroller.press}
      @wheel=${this.#scroller.press}
    >
      <div class="track">
        ${repeat(
          this.#rendered(),
          (index) => this.#slides[index]!.key,
          (index) => {
            const slide = this.#slides[index]!;
            return html`<div class=${`slide ${slide.kind}`} data-index=${index} ?inert=${slide !== current}>
              ${this.#contents.render(slide)}
            </div>`;
          },
        )}
      </div>
    </div>`;
  }

  #renderBar(slide: Slide): unknown {
    const bar = renderBar({
      slides: this.#slides,
      current: this.#current,
      address: this.#contents.addresses.downloadOf(slide),
      isFull: this._full !== undefined,
      isEditable: this.#isEditable,
      onMove: this.#slideTo,
      onAdd: this.#pick,
      onRemove: this.#remove,
      onCopyLink: this.#copyLink,
      onFullscreen: this.#toggleFullscreen,
    });
    return [renderCaption(slide), this._full && slide.kind === 'image' ? this._full.renderTools() : nothing, bar];
  }

  #renderEmpty(): TemplateResult {
    return html`<div class="empty">
      ${renderIcon(photo)}
      <p>
        ${this.isBusy ? msg('Carregando…', { id: 'dassLoading' }) : msg('Nenhum arquivo.', { id: 'dassUploadNone' })}
      </p>
      ${
        this.#isEditable
          ? html`<button class="card-button primary pick" type="button" aria-describedby="limits" @click=${this.#pick}>
                ${renderIcon(plus)}${addText()}
              </button>
              <span id="limits" class="limits">${limitsText(this.types, this.customType, this.maxSize)}</span>`
          : nothing
      }
    </div>`;
  }

  get #isEditable(): boolean {
    return !this.readOnly && !this.disabled;
  }

  get #viewport(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.viewport');
  }

  get #dots(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.dot')];
  }

  /** The indexes of the slides that exist: the one that is nearest and its neighbors, and the current one. */
  #rendered(): readonly number[] {
    const center = this._center;
    const wanted = new Set([center - 1, center, center + 1, this.#current]);
    return [...wanted].filter((index) => index >= 0 && index < this.#slides.length).sort((a, b) => a - b);
  }

  /** The files were replaced: the same slide stays current. */
  #follow(before: readonly Slide[]): void {
    const index = indexAfter(before, this.#current, this.#slides);
    if (index !== this.#current) this.#staleIndex = this.#staleIndex ?? this.#current;
    this.index = index;
    const removed = this.#removal;
    if (!removed || this.#slides.some(({ key }) => key === removed.key)) return;
    this.#removal = undefined;
    const now = this.#slides[index];
    const position = now ? ` ${slideLabel(now, index, this.#slides.length)}` : '';
    announce(msg(str`${slideName(removed)} removido.`, { id: 'dassCarouselRemoved' }) + position);
  }

  /** The user moves to a slide by a button or a key. */
  readonly #slideTo = (index: number): void => {
    const to = Math.max(0, Math.min(this.#slides.length - 1, index));
    if (Math.abs(to - this.#current) === 1) this.#scroller.animate();
    this.#moveTo(to);
  };

  #moveTo(index: number): void {
    const slide = this.#slides[index];
    this._center = index;
    if (!slide || index === this.#current) return;
    this.#staleIndex = undefined;
    this.index = this.#current = index;
    this.emit('dass-slide', { index });
    announce([slideLabel(slide, index, this.#slides.length), slide.caption].filter(Boolean).join('. '));
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return;
    const slide = this.#slides[this.#current];
    const [target] = event.composedPath() as Element[];
    // A key that is held down must not remove one file after the other.
    if (event.repeat && event.key === 'Enter' && target?.matches('.remove')) event.preventDefault();
    // Fields, players and texts have keys of their own.
    if (!slide || target?.closest('input, pre, .dots, .caption') || (event.target as Element).closest('dass-player'))
      return;
    if (this._full?.handleKey(event, slide.kind === 'image')) {
      event.preventDefault();
      return;
    }
    const rtl = getComputedStyle(this).direction === 'rtl';
    const to = stepTo(event.key, this.#current, this.#slides.length, { orientation: 'horizontal', rtl, page: 1 });
    if (to !== undefined) this.#slideTo(to);
    else if (event.key.toLowerCase() === 'f') this.#toggleFullscreen();
    else return;
    event.preventDefault();
  };

  readonly #toggleFullscreen = (): void => {
    if (this._full) {
      this._full.leave();
      return;
    }
    this.#fullscreen.load(({ FullscreenView }) => {
      if (this._full || !this.isConnected || !this.#slides.length) return;
      this._full = new FullscreenView(this, { onEnd: () => this.#onFullscreenEnd() });
      this.#scroller.restore();
    });
  };

  #onFullscreenEnd(): void {
    this._full = undefined;
    for (const resolve of this.#leaving.splice(0)) resolve();
    if (this.isConnected) this.#scroller.restore();
  }

  readonly #copyLink = ({ currentTarget }: MouseEvent): void => {
    const { link } = this.#slides[this.#current]!;
    this.#copying.load(({ copyLink }) => void copyLink(link, currentTarget as Element));
  };

  /** Browsers show the files at once or never: what is not loaded yet then checks the picked files. */
  readonly #pick = (): void => {
    const picker = this.renderRoot.querySelector<HTMLInputElement>('.picker');
    if (!picker) return;
    if (this.#adding.ready) this.#adding.load(({ acceptOf }) => (picker.accept = acceptOf(this)));
    picker.click();
  };

  readonly #onPicked = (event: Event): void => {
    event.stopPropagation();
    const picker = event.target as HTMLInputElement;
    const files = [...(picker.files ?? [])];
    // The same file can be picked again after it was removed.
    picker.value = '';
    this.#adding.load(({ checkPicked }) => {
      void checkPicked(files, this, () => this.#slides).then((accepted) => {
        // Meanwhile the element may have been removed or made read-only.
        if (accepted.length && this.isConnected && this.#isEditable) this.emit('dass-add', { files: accepted });
      });
    });
  };

  /** A double click must not remove the slide that follows. */
  readonly #remove = ({ detail }: MouseEvent): void => {
    const slide = this.#slides[this.#current];
    if (!slide || detail > 1) return;
    this.#removal = slide;
    this.emit('dass-remove', { file: slide.entry as CarouselFile, index: this.#current });
  };
}

const stop = (event: Event): void => event.stopPropagation();

define('dass-carousel', DassCarousel);

declare global {
  interface HTMLElementTagNameMap {
    'dass-carousel': DassCarousel;
  }
}
