import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import '../../controls/menu/menu.js';
import type { DassMenu, MenuEntry } from '../../controls/menu/menu.js';
import type { showColumnsDialog } from './columns/columns-dialog.js';
import type { Grid } from './grid.js';

/** The menu of the options button, and the columns dialog that it opens. */
export abstract class OptionsMenu<G extends Grid = Grid> {
  protected readonly grid: G;
  readonly #columnsDialog: LazyImport<{ readonly showColumnsDialog: typeof showColumnsDialog }>;
  readonly #menus = new WeakSet<DassMenu>();

  constructor(grid: G) {
    this.grid = grid;
    this.#columnsDialog = new LazyImport(grid.element, () => import('./columns/columns-dialog.js'));
  }

  /** The entries of the table, before the one that opens the columns dialog. Read when the menu opens. */
  protected abstract get entries(): readonly MenuEntry[];
  /** Carries out the entry with an id. */
  protected abstract carryOut(id: string): void;

  /** Sets the entries of the menu. @param isOpened opens the menu; without it, the click opens it */
  show(isOpened: boolean): void {
    const menu = this.grid.scroller?.querySelector<DassMenu>('.options');
    if (!menu) return;
    const { entries } = this;
    menu.label = msg('Opções da tabela', { id: 'dassTreeOptions' });
    menu.entries = [
      ...entries,
      { id: 'columns', label: msg('Colunas…', { id: 'dassTreeColumns' }), divided: entries.length > 0 },
      ...(this.grid.settings.isUsed
        ? [{ id: 'restore', label: msg('Restaurar tabela', { id: 'dassTableRestore' }) }]
        : []),
    ];
    if (isOpened) menu.open = true;
    if (this.#menus.has(menu)) return;
    this.#menus.add(menu);
    menu.addEventListener('dass-menu-select', ({ detail }) => this.#carryOut(detail.entry.id));
  }

  #carryOut(id: string): void {
    this.grid.scroller?.focus({ preventScroll: true });
    if (id === 'columns') this.#columnsDialog.load(({ showColumnsDialog }) => showColumnsDialog(this.grid));
    else if (id === 'restore') this.grid.restoreDefaults();
    else this.carryOut(id);
  }
}
