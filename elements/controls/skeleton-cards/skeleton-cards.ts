import { html } from 'lit';
import { msg } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { number, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { skeletonCardsStyles } from './skeleton-cards.styles.js';

/**
 * Cards that are about to come, each at most 250px wide. Put them where the cards will stand and take them away
 * when those are there. They appear after a moment only, so that what loads at once does not flicker; assistive
 * technology is told once that something loads.
 * @summary Cards that are about to come.
 * @csspart card - One card.
 */
export class DassSkeletonCards extends DassElement {
  static override styles = [baseStyles, skeletonCardsStyles];

  /** How many cards: a whole number from 0 to 100, 4 by default. */
  @property({ type: Number, accept: number({ min: 0, max: 100, whole: true }) })
  count = 4;

  /** What loads. Empty (default): 'Carregando…'. A text that starts with `dass` is a key of the catalogue. */
  @property({ type: String })
  label = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#tell();
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
    return resolveText(this.label) || msg('Carregando…', { id: 'dassLoading' });
  }

  /** Once its properties are set and it is still there. */
  async #tell(): Promise<void> {
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
