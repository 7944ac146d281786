import { html } from 'lit';
import { msg } from '../../../locales/localize.js';
import { textOr } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { number, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { skeletonCardsStyles } from './skeleton-cards.styles.js';

/**
 * Placeholders for cards that are loading, each at most 250px wide. Render them where the cards will be, and remove
 * them when those are loaded. They appear after a short delay, so that fast loading does not flicker. Screen readers
 * announce once that content is loading.
 * @summary Placeholders for cards that are loading.
 * @csspart card - One card.
 */
export class DassSkeletonCards extends DassElement {
  static override styles = [baseStyles, skeletonCardsStyles];

  /** Number of cards: an integer from 0 to 100. Default: 4. */
  @property({ type: Number, accept: number({ min: 0, max: 100, whole: true }) })
  count = 4;

  /**
   * Text that screen readers announce. A text that starts with `dass` is a message id. Default: `''`, 'Carregando…'.
   */
  @property({ type: String })
  label = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#announce();
  }

  protected override render() {
    return html`<div class="cards" role="group" aria-busy="true" aria-label=${this.#label}>
      ${Array.from(
        { length: this.count },
        () =>
          html`<span class="card" part="card"
            ><span class="picture"></span><span class="line"></span><span class="line short"></span
          ></span>`,
      )}
    </div>`;
  }

  get #label(): string {
    return textOr(this.label, msg('Carregando…', { id: 'dassLoading' }));
  }

  /** After its properties are set, if it is still in the page. */
  async #announce(): Promise<void> {
    await this.updateComplete;
    if (this.isConnected && this.count > 0) announce(this.#label);
  }
}

define('dass-skeleton-cards', DassSkeletonCards);

declare global {
  interface HTMLElementTagNameMap {
    'dass-skeleton-cards': DassSkeletonCards;
  }
}
