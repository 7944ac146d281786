import { formatCount, msg, str } from '../../../../locales/localize.js';
import { LazyImport } from '../../../base/loading/lazy-import.js';
import '../../../controls/menu/menu.js';
import type { DassMenu, MenuEntry } from '../../../controls/menu/menu.js';
import type { Tree } from '../../../core/tree/tree.js';
import type { showColumnsDialog } from '../../grid/columns/columns-dialog.js';
import type { TreeTableHost } from '../tree-table-host.js';

/** Deeper levels are expanded by the button that expands all. */
const MAX_LEVELS = 9;
/** Length of the name of a row in a menu entry. */
const MAX_NAME_CHARACTERS = 40;

/** The menu of the options button, and the columns dialog that it opens. */
export class OptionsMenu {
  readonly #host: TreeTableHost;
  readonly #columnsDialog: LazyImport<{ readonly showColumnsDialog: typeof showColumnsDialog }>;
  readonly #menus = new WeakSet<DassMenu>();

  constructor(host: TreeTableHost) {
    this.#host = host;
    this.#columnsDialog = new LazyImport(host, () => import('../../grid/columns/columns-dialog.js'));
  }

  /** Sets the entries of the menu. @param isOpened opens the menu; without it, the click opens it */
  show(isOpened: boolean): void {
    const menu = this.#host.scroller?.querySelector<DassMenu>('.options');
    if (!menu) return;
    menu.label = msg('Opções da tabela', { id: 'dassTreeOptions' });
    menu.entries = this.#entries();
    if (isOpened) menu.open = true;
    if (this.#menus.has(menu)) return;
    this.#menus.add(menu);
    menu.addEventListener('dass-menu-select', ({ detail }) => this.#carryOut(detail.entry.id));
  }

  #entries(): readonly MenuEntry[] {
    const { state, gridFocus } = this.#host;
    const entries: MenuEntry[] = Array.from({ length: levelsOf(state.tree) }, (_, at) => ({
      id: String(at + 1),
      label: msg(str`Expandir até o nível ${formatCount(at + 1)}`, { id: 'dassTreeOpenTo' }),
    }));
    const { rowIndex } = gridFocus;
    if (rowIndex >= 0 && state.differsFromDescendants(rowIndex))
      entries.push({ id: 'descendants', label: this.#descendantsLabel(rowIndex), divided: entries.length > 0 });
    const columns = { id: 'columns', label: msg('Colunas…', { id: 'dassTreeColumns' }), divided: entries.length > 0 };
    return [...entries, columns];
  }

  #descendantsLabel(rowIndex: number): string {
    const { state, commands } = this.#host;
    const name = shorten(commands.nameOf(rowIndex));
    return state.selectionStateOf(rowIndex) === 'all'
      ? msg(str`Selecionar o que está abaixo de ${name}`, { id: 'dassTreeSelectBelow' })
      : msg(str`Desmarcar o que está abaixo de ${name}`, { id: 'dassTreeDeselectBelow' });
  }

  #carryOut(id: string): void {
    const { scroller, gridFocus, commands, selectionCommands } = this.#host;
    scroller?.focus({ preventScroll: true });
    if (id === 'columns') this.#columnsDialog.load(({ showColumnsDialog }) => showColumnsDialog(this.#host));
    else if (id !== 'descendants') commands.expandToLevel(Number(id));
    else if (gridFocus.rowIndex >= 0) selectionCommands.applyToDescendants(gridFocus.rowIndex);
  }
}

function shorten(name: string): string {
  const characters = [...name];
  const { length } = characters;
  return length > MAX_NAME_CHARACTERS ? `${characters.slice(0, MAX_NAME_CHARACTERS).join('')}…` : name;
}

/** The number of levels that can be expanded to; 0 when no row has children. */
function levelsOf(tree: Tree): number {
  if (!tree.hasLevels) return 0;
  let maxDepth = 0;
  for (let rowIndex = 0; rowIndex < tree.count; rowIndex++) maxDepth = Math.max(maxDepth, tree.depthOf(rowIndex));
  return Math.min(maxDepth + 1, MAX_LEVELS);
}
