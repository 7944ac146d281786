import { msg } from '../../../../locales/localize.js';
import { LazyImport } from '../../../base/loading/lazy-import.js';
import '../../../controls/menu/menu.js';
import type { DassMenu, MenuEntry } from '../../../controls/menu/menu.js';
import type { showColumnsDialog } from '../columns/columns-dialog.js';
import type { GridHost } from '../grid-host.js';

export interface OptionsMenuOptions {
  /** The entries of the table, before the one that opens the columns dialog. Read when the menu opens. */
  entries(): readonly MenuEntry[];
  carryOut(id: string): void;
}

/** The menu of the options button, and the columns dialog that it opens. */
export class OptionsMenu {
  readonly #host: GridHost;
  readonly #options: OptionsMenuOptions;
  readonly #columnsDialog: LazyImport<{ readonly showColumnsDialog: typeof showColumnsDialog }>;
  readonly #menus = new WeakSet<DassMenu>();

  constructor(host: GridHost, options: OptionsMenuOptions) {
    this.#host = host;
    this.#options = options;
    this.#columnsDialog = new LazyImport(host, () => import('../columns/columns-dialog.js'));
  }

  /** Sets the entries of the menu. @param isOpened opens the menu; without it, the click opens it */
  show(isOpened: boolean): void {
    const menu = this.#host.scroller?.querySelector<DassMenu>('.options');
    if (!menu) return;
    const entries = this.#options.entries();
    menu.label = msg('Opções da tabela', { id: 'dassTreeOptions' });
    menu.entries = [
      ...entries,
      { id: 'columns', label: msg('Colunas…', { id: 'dassTreeColumns' }), divided: entries.length > 0 },
    ];
    if (isOpened) menu.open = true;
    if (this.#menus.has(menu)) return;
    this.#menus.add(menu);
    menu.addEventListener('dass-menu-select', ({ detail }) => this.#carryOut(detail.entry.id));
  }

  #carryOut(id: string): void {
    this.#host.scroller?.focus({ preventScroll: true });
    if (id === 'columns') this.#columnsDialog.load(({ showColumnsDialog }) => showColumnsDialog(this.#host));
    else this.#options.carryOut(id);
  }
}
