import { html, type ReactiveElement, type TemplateResult } from 'lit';
import { ListPopover } from '../../base/overlay/list-popover.js';
import type { PanelField, PanelParts, PanelView } from './panel-view.js';

/** Shows the list in a popover below the field, which keeps the focus. */
export class PanelPopover implements PanelView {
  readonly holdsFocus = false;
  readonly expectedHeight = 320;
  readonly #host: ReactiveElement;
  readonly #popover: ListPopover;
  readonly #dismiss: (reason: 'escape' | 'outside') => void;

  constructor(host: ReactiveElement, dismiss: (reason: 'escape' | 'outside') => void) {
    this.#host = host;
    this.#popover = new ListPopover(host);
    this.#dismiss = dismiss;
  }

  measure(): void {
    const box = this.#part('.box');
    if (box) this.#popover.measure(box);
  }

  render({ bar, list, state }: PanelParts): TemplateResult {
    return html`<div id="popover" popover="manual" @mousedown=${(event: Event) => event.preventDefault()}>
      ${bar}${list}${state}
    </div>`;
  }

  place({ isOpen, multiple }: PanelField, hasShown: () => void): void {
    const [popover, box] = [this.#part('#popover'), this.#part('.box')];
    if (!isOpen || !popover || !box) {
      this.#popover.hide();
      return;
    }
    // Chips can change the height of the field.
    if (multiple) this.#popover.resize();
    if (popover.matches(':popover-open')) return;
    this.#popover.show(popover, box, this.#dismiss);
    hasShown();
  }

  #part(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }
}
