import { html } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import '../../controls/tooltip/tooltip.js';
import { pageReload } from '../page-reload.js';
import { versionTagStyles } from './version-tag.styles.js';

export interface DassVersionTagEvents {
  'dass-before-reload': null;
}

/**
 * The version of the application, as a button that reloads the page to get the newest version.
 * @summary The version of the application; a click reloads the page.
 * @fires {CustomEvent<null>} dass-before-reload - Fired when the user clicks the version. Cancelable: when prevented,
 *   the page is not reloaded.
 * @csspart button - The native button.
 */
export class DassVersionTag extends DassElement<DassVersionTagEvents> {
  static override styles = [baseStyles, versionTagStyles];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /** Text of the version. A text that starts with `dass` is a message id. Default: `v1.0.0`. */
  @property({ type: String })
  label = 'v1.0.0';

  protected override render() {
    const tip = msg('Clique para atualizar a página', { id: 'dassVersionRefresh' });
    return html`<button id="tag" part="button" type="button" aria-description=${tip} @click=${this.#reload}>
        <span>${resolveText(this.label)}</span></button
      ><dass-tooltip for="tag" .text=${tip}></dass-tooltip>`;
  }

  #reload(): void {
    if (this.emit('dass-before-reload', null, { cancelable: true })) pageReload.now();
  }
}

define('dass-version-tag', DassVersionTag);

declare global {
  interface HTMLElementTagNameMap {
    'dass-version-tag': DassVersionTag;
  }
}
