import { formatCount, msg, str } from '../../../../locales/localize.js';
import type { MenuEntry } from '../../../controls/menu/menu.js';
import type { Tree } from '../../../core/tree/tree.js';
import { OptionsMenu } from '../../grid/header/options-menu.js';
import type { TreeTableHost } from '../tree-table-host.js';

/** Deeper levels are expanded by the button that expands all. */
const MAX_LEVELS = 9;
/** Length of the name of a row in a menu entry. */
const MAX_NAME_CHARACTERS = 40;

/** The options menu of the hierarchy table. */
export const createTreeOptions = (host: TreeTableHost): OptionsMenu =>
  new OptionsMenu(host, { entries: () => entriesOf(host), carryOut: (id) => carryOut(host, id) });

function entriesOf(host: TreeTableHost): readonly MenuEntry[] {
  const { state, gridFocus } = host;
  const entries: MenuEntry[] = Array.from({ length: levelsOf(state.tree) }, (_, at) => ({
    id: String(at + 1),
    label: msg(str`Expandir até o nível ${formatCount(at + 1)}`, { id: 'dassTreeOpenTo' }),
  }));
  const { rowIndex } = gridFocus;
  if (rowIndex >= 0 && state.differsFromDescendants(rowIndex))
    entries.push({ id: 'descendants', label: descendantsLabel(host, rowIndex), divided: entries.length > 0 });
  return entries;
}

function descendantsLabel({ state, commands }: TreeTableHost, rowIndex: number): string {
  const name = shorten(commands.nameOf(rowIndex));
  return state.selectionStateOf(rowIndex) === 'all'
    ? msg(str`Selecionar o que está abaixo de ${name}`, { id: 'dassTreeSelectBelow' })
    : msg(str`Desmarcar o que está abaixo de ${name}`, { id: 'dassTreeDeselectBelow' });
}

function carryOut({ gridFocus, commands }: TreeTableHost, id: string): void {
  if (id !== 'descendants') commands.expandToLevel(Number(id));
  else if (gridFocus.rowIndex >= 0) commands.applyToDescendants(gridFocus.rowIndex);
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
