import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { FocusRestorer } from '../../base/focus/focus-restorer.js';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formatDateTime } from '../../core/format/date-time.js';
import { historyFor, type HistoryStore } from '../../core/history/history.js';
import type { HistoryEntry } from '../../core/history/history-entries.js';
import { safeUrl } from '../../core/urls/safe-url.js';
import { shortenUrl } from '../../core/urls/shorten-url.js';
import { history as historyIcon, trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { followsLink, staysInPage, type NavigateDetail } from '../link-click.js';
import { historyListStyles } from './history-list.styles.js';

export type DassHistoryListNavigateDetail = NavigateDetail;

export interface DassHistoryListEvents {
  'dass-navigate': DassHistoryListNavigateDetail;
  'dass-clear-history': null;
}

/**
 * The pages that the user has visited, the current one first, from local storage. The list is updated when this or
 * another tab records a visit. Following an entry records a visit.
 * @summary The pages that were visited recently, as links.
 * @fires {CustomEvent<DassHistoryListNavigateDetail>} dass-navigate - Fired when the user follows an entry. Cancelable:
 *   prevent it when the router of the application navigates, otherwise the browser does.
 * @fires {CustomEvent<null>} dass-clear-history - Fired when the user has cleared the history.
 */
export class DassHistoryList extends DassElement<DassHistoryListEvents> {
  static override styles = [baseStyles, historyListStyles];

  /**
   * Address of the system whose history is shown; it is part of the key in local storage. Default: `''`, the base
   * address of the page's system.
   */
  @property({ type: String, attribute: 'system-url' })
  systemUrl = '';

  #unsubscribe?: () => void;

  constructor() {
    super();
    new FocusRestorer(this, {
      keyOf: (focused) => focused.closest<HTMLElement>('a')?.dataset.key,
      find: (key) => [...this.renderRoot.querySelectorAll('a')].find(({ dataset }) => dataset.key === key),
      fallback: () => this.renderRoot.querySelector<HTMLElement>('ul, .empty'),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#subscribe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('systemUrl') && this.isConnected) this.#subscribe();
  }

  protected override render() {
    const { entries } = this.#store;
    if (entries.length === 0)
      return html`<p class="empty" tabindex="-1">
        ${renderIcon(historyIcon)}${msg('Nenhuma página visitada até agora', { id: 'dassHistoryEmpty' })}
      </p>`;
    return html`<ul tabindex="-1">
        ${repeat(
          entries,
          ({ url }) => url,
          (entry) => this.#renderEntry(entry),
        )}
      </ul>
      <button class="clear" type="button" @click=${this.#clear}>
        ${renderIcon(trash)}${msg('Limpar histórico', { id: 'dassHistoryClear' })}
      </button>`;
  }

  #renderEntry({ url, label, date }: HistoryEntry) {
    const shown = shortenUrl(url);
    const follow = (event: MouseEvent): void => this.#follow(event, { url, label });
    return html`<li>
      <a
        data-key=${url}
        href=${safeUrl(url) ?? nothing}
        title=${shown === url ? nothing : url}
        @click=${follow}
        @auxclick=${follow}
        >${resolveText(label)}<span>${shown}</span>${date ? html`<time datetime=${date}>${formatDateTime(date, getLanguage())}</time>` : nothing}</a
      >
    </li>`;
  }

  get #store(): HistoryStore {
    return historyFor(this.systemUrl || undefined);
  }

  #subscribe(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = this.#store.subscribe(() => this.requestUpdate());
    if (this.hasUpdated) this.requestUpdate();
  }

  #follow(event: MouseEvent, visit: NavigateDetail): void {
    if (!followsLink(event)) return;
    this.#store.record(visit);
    if (staysInPage(event) && !this.emit('dass-navigate', visit, { cancelable: true })) event.preventDefault();
  }

  async #clear(): Promise<void> {
    this.#store.clear();
    announce(msg('Histórico limpo', { id: 'dassHistoryCleared' }));
    this.emit('dass-clear-history');
    await this.updateComplete;
    // The focused button was removed.
    this.renderRoot.querySelector<HTMLElement>('.empty')?.focus();
  }
}

define('dass-history-list', DassHistoryList);

declare global {
  interface HTMLElementTagNameMap {
    'dass-history-list': DassHistoryList;
  }
}
