import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { PageData } from '../../base/data/page-data.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { list, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import '../badge/badge.js';
import '../icon/icon.js';
import { selectedTab, usableTabs, type Tab } from './tabs-model.js';
import { tabsStyles } from './tabs.styles.js';

export type { Tab };

/** The detail of `dass-tab-change`. */
export interface DassTabsTabChangeDetail {
  /** Id of the tab that is selected now. */
  readonly value: string;
  /** Id of the tab that was selected before. */
  readonly previous: string;
}

export interface TabsEvents {
  'dass-tab-change': DassTabsTabChangeDetail;
}

/**
 * Panels of which one is shown at a time. Follows the APG tabs pattern with automatic activation: one tab
 * stop; the arrow keys, Home and End select a tab and show its panel.
 * @summary Tabs with panels, of which one is shown at a time.
 * @slot * - The panel of a tab: the slot has the tab's id as its name.
 * @fires {CustomEvent<DassTabsTabChangeDetail>} dass-tab-change - Fired when the user selects a tab.
 * @csspart tablist - The row of tabs.
 * @csspart panel - Each panel.
 */
export class DassTabs extends DassElement<TabsEvents> {
  static override styles = [baseStyles, tabsStyles];
  static override readonly pageData = new PageData('tabs');

  /**
   * The tabs: `{ id, label, icon?, disabled?, badge? }` each. One without a unique id is left out, with a warning in
   * the console. The list is not changed. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly Tab[] | undefined })
  tabs: readonly Tab[] = [];

  /**
   * Id of the selected tab. Default: `''`; for this and for an id that cannot be selected, the first tab that is not
   * disabled.
   */
  @property({ type: String })
  value = '';

  /** Accessible name of the row of tabs. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  label = '';

  #usable: readonly Tab[] = [];
  #selected = -1;
  readonly #roving = new RovingFocus(this, {
    items: () => this.#buttons,
    wrap: true,
    preferred: () => this.#buttons[this.#selected],
    key: (button) => this.#usable[this.#buttons.indexOf(button)]?.id,
    onMove: (button) => this.#select(this.#buttons.indexOf(button)),
  });

  /**
   * Moves the focus to the selected tab.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    this.#roving.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('tabs')) this.#usable = usableTabs(this.tabs);
    this.#selected = selectedTab(this.#usable, this.value);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('tabs') || changed.has('value')) this.#scrollToSelected();
    this.#updatePanelTabStop();
  }

  protected override render() {
    const tabs = this.#usable;
    const key = (tab: Tab): string => tab.id;
    return html`<div
        class="tablist"
        part="tablist"
        role="tablist"
        tabindex="-1"
        aria-label=${resolveText(this.label) || nothing}
        aria-busy=${this.isBusy ? 'true' : nothing}
        @focusin=${this.#updatePanelTabStop}
      >
        ${repeat(tabs, key, (tab, index) => this.#renderTab(tab, index))}
      </div>
      ${this.isBusy && tabs.length === 0 ? html`<p class="loading">${msg('Carregando…', { id: 'dassLoading' })}</p>` : nothing}
      ${repeat(
        tabs,
        key,
        (tab, index) =>
          html`<div
            class="panel"
            part="panel"
            role="tabpanel"
            id="panel-${index}"
            aria-labelledby="tab-${index}"
            ?hidden=${index !== this.#selected}
          >
            <slot name=${tab.id}></slot>
          </div>`,
      )}`;
  }

  #renderTab(tab: Tab, index: number) {
    return html`<button
      type="button"
      role="tab"
      id="tab-${index}"
      aria-controls="panel-${index}"
      aria-selected=${index === this.#selected ? 'true' : 'false'}
      ?disabled=${tab.disabled}
      @click=${() => this.#select(index)}
    >
      ${tab.icon ? html`<dass-icon name=${tab.icon}></dass-icon>` : nothing}<span class="label"
        >${resolveText(tab.label)}</span
      >${
        tab.badge === undefined
          ? nothing
          : html`<dass-badge .count=${tab.badge} tone=${index === this.#selected ? 'accent' : 'neutral'}></dass-badge>`
      }
    </button>`;
  }

  get #buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[role=tab]')];
  }

  #select(index: number): void {
    const tab = this.#usable[index];
    const previous = this.#usable[this.#selected]?.id ?? '';
    if (!tab || tab.disabled || tab.id === previous) return;
    this.value = tab.id;
    this.emit('dass-tab-change', { value: tab.id, previous });
  }

  /** Scrolls the selected tab into view within the row, without scrolling the page. */
  #scrollToSelected(): void {
    const row = this.renderRoot.querySelector('.tablist')!;
    const button = this.#buttons[this.#selected];
    if (!button || row.scrollWidth <= row.clientWidth) return;
    const [inner, outer] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  }

  /** Makes a panel without focusable content focusable, so that the keyboard can reach and scroll it. */
  #updatePanelTabStop = (): void => {
    const panel = this.renderRoot.querySelector('.panel:not([hidden])');
    const content = panel?.querySelector('slot')?.assignedElements({ flatten: true }) ?? [];
    // The content of a custom element is unknown: it counts as focusable.
    const takesFocus = (element: Element): boolean =>
      element.localName.includes('-') ||
      element.matches(
        'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]',
      );
    panel?.toggleAttribute('tabindex', false);
    if (!content.some((element) => takesFocus(element) || [...element.querySelectorAll('*')].some(takesFocus)))
      panel?.setAttribute('tabindex', '0');
  };
}

define('dass-tabs', DassTabs);

declare global {
  interface HTMLElementTagNameMap {
    'dass-tabs': DassTabs;
  }
}
