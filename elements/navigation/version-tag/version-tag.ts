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
 * The version of the application, as a button that loads the whole page anew, so that a person who is asked for the
 * version also has the way to the newest one.
 * @summary The version of the application; a click reloads the page.
 * @fires {CustomEvent<null>} dass-before-reload - A person asks for the reload; prevent it and the page stays.
 * @csspart button - The native button.
 */
export class DassVersionTag extends DassElement<DassVersionTagEvents> {
  static override styles = [baseStyles, versionTagStyles];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /** What it says, `v1.0.0` by default. A text that starts with `dass` is a key of the catalogue. */
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
