import { html, nothing } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { avatarOf } from '../../core/format/avatar.js';
import { DassElement } from '../../base/dass-element.js';
import { property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { user } from '../icon/icons.js';
import { renderIcon } from '../icon/render-icon.js';
import { avatarDiscStyles } from './avatar-disc.styles.js';
import { avatarStyles } from './avatar.styles.js';
import { fitLetters, renderLetters } from './letters.js';

/**
 * A person, a team or a system as a small disc: an image, or a few letters on a colour that is always the same for the
 * same text. An image that cannot be loaded gives way to the initials of the label.
 * @summary A person as an image or as initials.
 * @csspart avatar - The disc.
 * @cssproperty [--dass-avatar-size=32px] - Its height, and its width where it shows an image or up to three letters. More letters make it wider.
 */
export class DassAvatar extends DassElement {
  static override styles = [baseStyles, avatarDiscStyles, avatarStyles];

  /**
   * The address of an image, or a text: up to 3 characters are shown as they are, of a longer one the upper-case initials
   * of its words. Empty (default): the initials of `label`, or a figure. An address that must not be followed is a text.
   */
  @property({ type: String })
  avatar = '';

  /**
   * Whom it shows, for assistive technology. Empty (default): decoration beside a name, passed over. A text that starts
   * with `dass` is a key of the catalogue.
   */
  @property({ type: String })
  label = '';

  /** The address that could not be loaded; another one is tried. */
  @state() private _broken = '';

  protected override updated(): void {
    fitLetters(this.renderRoot);
  }

  protected override render() {
    const label = resolveText(this.label);
    let shown = avatarOf(this.avatar.trim() || label);
    if (shown.kind === 'image' && shown.url === this._broken) shown = avatarOf(label);
    const letters = shown.kind === 'text' && shown.text;
    return html`<span
      class="avatar"
      part="avatar"
      data-hue=${letters ? shown.kind === 'text' && shown.hue : nothing}
      role=${label ? 'img' : nothing}
      aria-label=${label || nothing}
      aria-hidden=${label ? nothing : 'true'}
      >${
        shown.kind === 'image' && shown.url !== this._broken
          ? html`<img src=${shown.url} alt="" decoding="async" referrerpolicy="no-referrer" @error=${this.#onError} />`
          : letters
            ? renderLetters(letters)
            : renderIcon(user)
      }</span
    >`;
  }

  #onError(event: Event): void {
    this._broken = (event.currentTarget as HTMLImageElement).getAttribute('src') ?? '';
  }
}

define('dass-avatar', DassAvatar);

declare global {
  interface HTMLElementTagNameMap {
    'dass-avatar': DassAvatar;
  }
}
