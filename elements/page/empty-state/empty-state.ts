import { html, nothing } from 'lit';
import { resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import '../../controls/icon/icon.js';
import { alertTriangle, inbox, search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { emptyStateStyles } from './empty-state.styles.js';

const EMPTY_STATE_KINDS = ['empty', 'nothing-found', 'failed'] as const;
/** Why there is no content. */
export type EmptyStateKind = (typeof EMPTY_STATE_KINDS)[number];

const icons: Readonly<Record<EmptyStateKind, string>> = {
  empty: inbox,
  'nothing-found': search,
  failed: alertTriangle,
};

/**
 * Stands in the place of content that is not there: there is none yet, a search has found none, or it could not be
 * loaded. It says so in a short sentence and offers what the user can do about it, at best one action. In a narrow
 * container, such as a card, the icon is beside the text.
 *
 * Screen readers announce what has failed at once, and what a search has not found when they are idle. `empty` is not
 * announced: it is a part of the page as its other texts are.
 * @summary Stands in the place of content that is not there.
 * @slot - Actions: buttons or links.
 * @csspart icon - The icon.
 * @csspart heading - The heading.
 * @csspart text - The sentence.
 */
export class DassEmptyState extends DassElement {
  static override styles = [baseStyles, emptyStateStyles];

  /**
   * Why there is no content: `empty` (default, there is none yet), `nothing-found` (a search or a filter excludes all)
   * or `failed` (it could not be loaded). Sets the default icon, the default heading and whether it is announced.
   */
  @property({ type: String, reflect: true, accept: oneOf(EMPTY_STATE_KINDS) })
  kind: EmptyStateKind = 'empty';

  /** Name of a registered icon. Default: `''`, the icon of the `kind`. */
  @property({ type: String })
  icon = '';

  /**
   * What is missing, in a few words. It is a text, not a heading of the page's outline. A text that starts with `dass`
   * is a message id. Default: `''`; without `text`, a heading that depends on the `kind`.
   */
  @property({ type: String })
  heading = '';

  /**
   * A sentence that says why, or what to do. A text that starts with `dass` is a message id. Default: `''`, none.
   */
  @property({ type: String })
  text = '';

  /** The announced texts; empty when nothing is announced. */
  #announced = '';

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#announced = '';
  }

  protected override updated(): void {
    const { heading, text } = this.#texts;
    const announced = this.kind === 'nothing-found' ? `${heading}\n${text}` : '';
    if (announced === this.#announced) return;
    this.#announced = announced;
    if (!announced) return;
    announce(heading);
    announce(text);
  }

  protected override render() {
    const { heading, text } = this.#texts;
    return html`<div class="box">
      <span class="sign" part="icon"
        >${this.icon ? html`<dass-icon name=${this.icon}></dass-icon>` : renderIcon(icons[this.kind])}</span
      >
      <div class="texts" role=${this.kind === 'failed' ? 'alert' : nothing}>
        ${heading ? html`<p class="heading" part="heading">${heading}</p>` : nothing}
        ${text ? html`<p class="text" part="text">${text}</p>` : nothing}
      </div>
      <div class="actions"><slot></slot></div>
    </div>`;
  }

  get #texts(): { readonly heading: string; readonly text: string } {
    const text = resolveText(this.text);
    return { heading: this.text ? resolveText(this.heading) : textOr(this.heading, this.#defaultHeading), text };
  }

  get #defaultHeading(): string {
    switch (this.kind) {
      case 'failed':
        return msg('Não foi possível carregar', { id: 'dassEmptyStateFailed' });
      case 'nothing-found':
        return msg('Nada foi encontrado', { id: 'dassEmptyStateNotFound' });
      default:
        return msg('Nada por aqui ainda', { id: 'dassEmptyStateNone' });
    }
  }
}

define('dass-empty-state', DassEmptyState);

declare global {
  interface HTMLElementTagNameMap {
    'dass-empty-state': DassEmptyState;
  }
}
