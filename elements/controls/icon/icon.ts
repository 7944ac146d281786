import { html, nothing } from 'lit';
import { DassElement } from '../../base/dass-element.js';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { findIcon, onIconsChange } from './registry.js';
import { renderIcon } from './render-icon.js';
import { iconStyles } from './icon.styles.js';

/**
 * Shows an icon by name, one of those that `registerIcons()` has registered. A page loads only the icons that it
 * registers.
 * @summary An icon by name.
 */
export class DassIcon extends DassElement {
  static override styles = [baseStyles, iconStyles];

  /** Name of a registered icon. For an unknown name an empty square of the same size is shown. Default: `''`. */
  @property({ type: String })
  name = '';

  /**
   * Accessible name, for an icon without text beside it. Default: `''`, the icon is decorative and hidden from screen
   * readers.
   */
  @property({ type: String })
  label = '';

  #stop?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onIconsChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override render() {
    const path = findIcon(this.name);
    return html`<span class="box" role=${this.label ? 'img' : nothing} aria-label=${this.label || nothing}
      >${path ? renderIcon(path) : nothing}</span
    >`;
  }
}

define('dass-icon', DassIcon);

declare global {
  interface HTMLElementTagNameMap {
    'dass-icon': DassIcon;
  }
}
