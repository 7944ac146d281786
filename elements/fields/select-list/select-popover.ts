import { html, type TemplateResult } from 'lit';
import { ListPopover } from '../../base/overlay/list-popover.js';
import type { OptionList } from './option-list.js';

/** Shows the list in a popover below the field, which keeps the focus. */
export class SelectPopover {
  readonly #list: OptionList;
  readonly #popover: ListPopover;

  constructor(list: OptionList) {
    this.#list = list;
    this.#popover = new ListPopover(list.host);
  }

  /** The list is about to open: measures the page before rendering changes it. */
  prepare(): void {
    const box = this.#part('.box');
    if (box) this.#popover.measure(box);
  }

  render(label: string): TemplateResult {
    const list = this.#list;
    return html`<div id="popover" popover="manual" @mousedown=${(event: Event) => event.preventDefault()}>
      ${list.renderBar()}${list.render(label)}${list.renderState()}
    </div>`;
  }

  /** Shows or hides the list after rendering. @param hasShown called when the list has become visible */
  place(hasShown: () => void): void {
    const { host, model } = this.#list;
    const [popover, box] = [this.#part('#popover'), this.#part('.box')];
    if (!model.isOpen || !popover || !box) {
      this.#popover.hide();
      return;
    }
    // Chips can change the height of the field.
    if (host.multiple) this.#popover.resize();
    if (popover.matches(':popover-open')) return;
    this.#popover.show(popover, box, (reason) => (reason === 'outside' ? model.leave() : model.close()));
    hasShown();
  }

  #part(selector: string): HTMLElement | null {
    return this.#list.host.renderRoot.querySelector<HTMLElement>(selector);
  }
}
