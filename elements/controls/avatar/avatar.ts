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
 * Shows a user, a team or a system as a small disc: an image, or letters on a background color. The same text always
 * has the same color. When the image cannot be loaded, the initials of the label are shown.
 * @summary A user as an image or as initials.
 * @csspart avatar - The disc.
 * @cssproperty [--dass-avatar-size=32px] - Height of the avatar; also its width for an image or up to three letters.
 *   More letters make it wider.
 */
export class DassAvatar extends DassElement {
  static override styles = [baseStyles, avatarDiscStyles, avatarStyles];

  /**
   * Address of an image, or a text. A text of up to 3 characters is shown as it is; of a longer one the uppercase
   * initials are shown. An unsafe address is shown as a text. Default: `''`, the initials of `label`, or an icon when
   * that is empty, too.
   */
  @property({ type: String })
  avatar = '';

  /**
   * Accessible name. A text that starts with `dass` is a message id. Default: `''`, the avatar is decorative and hidden
   * from screen readers.
   */
  @property({ type: String })
  label = '';

  /** The address that failed to load. Another address is tried. */
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
