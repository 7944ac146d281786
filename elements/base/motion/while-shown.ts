import { noChange, nothing, type ReactiveElement } from 'lit';
import { Directive, directive, type ChildPart, type DirectiveResult } from 'lit/directive.js';
import { setCommittedValue } from 'lit/directive-helpers.js';
import { deepActiveElement, holdsFocus } from '../focus/focus-return.js';
import { settled } from './motions.js';

class WhileShown extends Directive {
  #state: 'none' | 'shown' | 'leaving' = 'none';

  render(_isOpen: boolean, _content: () => unknown): unknown {
    return nothing;
  }

  override update(part: ChildPart, [isOpen, content]: [boolean, () => unknown]): unknown {
    if (isOpen) {
      // Opened again while it goes: the content is new.
      if (this.#state === 'leaving') setCommittedValue(part);
      this.#state = 'shown';
      return content();
    }
    if (this.#state === 'leaving') return noChange;
    const overlay = this.#state === 'shown' ? overlayAt(part.parentNode as Element) : undefined;
    this.#state = 'none';
    if (!overlay || !canLeave(overlay)) return nothing;
    this.#state = 'leaving';
    void this.#leave(overlay, part.options?.host as ReactiveElement);
    return noChange;
  }

  async #leave(overlay: Element, host: ReactiveElement): Promise<void> {
    // The overlay closes with the update of its element, after which its content is rendered.
    await ((overlay.getRootNode() as ShadowRoot).host as ReactiveElement).updateComplete;
    if (this.#state !== 'leaving') return;
    // The focus that has nowhere to return to.
    if (holdsFocus(overlay)) deepActiveElement()?.blur();
    await settled(overlay);
    if (this.#state !== 'leaving') return;
    this.#state = 'none';
    host.requestUpdate();
  }
}

/** The overlay whose content is rendered into a parent: the parent itself, or that of a popup or a drawer. */
const overlayAt = (parent: Element): Element | undefined =>
  parent.matches('.overlay') ? parent : (parent.shadowRoot?.querySelector('.overlay') ?? undefined);

/** Whether an overlay has a motion with which it goes. In a tab that is not shown motions do not end. */
const canLeave = (overlay: Element): boolean =>
  !document.hidden &&
  CSS.supports('overlay', 'auto') &&
  Number.parseFloat(getComputedStyle(overlay).transitionDuration) > 0;

/**
 * Renders the content of an overlay (`class="overlay"`, a `<dass-popup>` or a `<dass-drawer>`) while it is open, and leaves
 * it as it is until the motion with which the overlay goes has ended. The next opening renders it anew.
 */
export const whileShown = directive(WhileShown) as (isOpen: boolean, content: () => unknown) => DirectiveResult;
