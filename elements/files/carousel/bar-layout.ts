import type { ReactiveController, ReactiveElement } from 'lit';

/**
 * The layouts of the bar, from the widest to the narrowest: one row or several, with a dot for each slide or with the
 * position instead.
 */
const LAYOUTS = ['row dots', 'row position', 'rows dots', 'rows position', 'stack position'] as const;

/**
 * Lays the bar out by what fits: the first layout in which nothing overflows. It is measured, because the widths depend
 * on the number of slides, the buttons, the pointer, the density and the font. A caption that is too long for its height
 * scrolls, and can be focused then.
 */
export class BarLayout implements ReactiveController {
  readonly #host: ReactiveElement;
  #bar: HTMLElement | undefined;
  readonly #observer = new ResizeObserver(() => this.#update());

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const bar = this.#host.renderRoot.querySelector<HTMLElement>('.bar') ?? undefined;
    if (bar !== this.#bar) {
      this.#observer.disconnect();
      this.#bar = bar;
      // Not the bar, whose height the layout changes. The size of buttons depends on the density and the pointer.
      for (const element of [bar?.parentElement, bar?.querySelector('.fullscreen')])
        if (element) this.#observer.observe(element);
    }
    this.#update();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#bar = undefined;
  }

  #update(): void {
    const bar = this.#bar;
    if (!bar?.clientWidth) return;
    const caption = this.#host.renderRoot.querySelector<HTMLElement>('.caption');
    if (caption) {
      if (caption.scrollHeight > caption.clientHeight) caption.tabIndex = 0;
      else caption.removeAttribute('tabindex');
    }
    for (const layout of LAYOUTS) {
      bar.dataset.layout = layout;
      if (bar.scrollWidth <= bar.clientWidth) return;
    }
  }
}
