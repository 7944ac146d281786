import { html, nothing } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { t } from '../../../locales/navigation.js';
import { DassElement } from '../../base/dass-element.js';
import { Later } from '../../base/later.js';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { pageReload } from '../page-reload.js';
import { versionTagStyles } from './version-tag.styles.js';

export interface DassVersionTagEvents {
  'dass-before-reload': null;
}

/**
 * The version of the application, as a button that loads the whole page anew, so that a person who is asked for the
 * version also has the way to the newest one (HL-06).
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

  /** The tip loads when it is first called for. */
  readonly #tip = new Later(this, () => import('../../controls/tooltip/tooltip.js'), { silent: true });

  protected override render() {
    const tip = t('dassVersionRefresh');
    return html`<button
        id="tag"
        part="button"
        type="button"
        aria-description=${tip}
        @click=${this.#reload}
        @pointerenter=${this.#callTip}
        @focusin=${this.#callTip}
      >
        <span>${resolveText(this.label)}</span></button
      >${this.#tip.ready ? html`<dass-tooltip for="tag" .text=${tip}></dass-tooltip>` : nothing}`;
  }

  /** What called for the tip before it was there calls again. */
  async #callTip(event: PointerEvent | FocusEvent): Promise<void> {
    if (this.#tip.ready) return;
    const button = event.currentTarget as HTMLElement;
    this.#tip.ask();
    await this.#tip.loading;
    await this.updateComplete;
    await this.renderRoot.querySelector('dass-tooltip')?.updateComplete;
    const isStillThere = button.matches(event.type === 'focusin' ? ':focus-visible' : ':hover');
    if (isStillThere && this.#tip.ready)
      button.dispatchEvent(
        event instanceof PointerEvent ? new PointerEvent(event.type, event) : new FocusEvent(event.type, event),
      );
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
