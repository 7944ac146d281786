import { formatCount, msg, str } from '../../../locales/localize.js';
import type { MenuEntry } from '../../controls/menu/menu.js';
import { OptionsMenu } from '../grid/options-menu.js';
import type { TreeGrid } from './tree-grid.js';

/** Deeper levels are expanded by the button that expands all. */
const MAX_LEVELS = 9;
/** Length of the name of a row in a menu entry. */
const MAX_NAME_CHARACTERS = 40;

/** The options menu of the hierarchy table. */
export class TreeOptions extends OptionsMenu<TreeGrid> {
  protected get entries(): readonly MenuEntry[] {
    const { state, focus } = this.grid;
    const entries: MenuEntry[] = Array.from({ length: Math.min(state.levelCount, MAX_LEVELS) }, (_, at) => ({
      id: String(at + 1),
      label: msg(str`Expandir até o nível ${formatCount(at + 1)}`, { id: 'dassTreeOpenTo' }),
    }));
    const { rowIndex } = focus;
    if (rowIndex >= 0 && state.differsFromDescendants(rowIndex))
      entries.push({ id: 'descendants', label: this.#descendantsLabel(rowIndex), divided: entries.length > 0 });
    return entries;
  }

  protected carryOut(id: string): void {
    const { rowIndex } = this.grid.focus;
    if (id !== 'descendants') this.grid.expandToLevel(Number(id));
    else if (rowIndex >= 0) this.grid.applyToDescendants(rowIndex);
  }

  #descendantsLabel(rowIndex: number): string {
    const name = shorten(this.grid.nameOf(rowIndex));
    return this.grid.state.selectionStateOf(rowIndex) === 'all'
      ? msg(str`Selecionar o que está abaixo de ${name}`, { id: 'dassTreeSelectBelow' })
      : msg(str`Desmarcar o que está abaixo de ${name}`, { id: 'dassTreeDeselectBelow' });
  }
}

function shorten(name: string): string {
  const characters = [...name];
  const { length } = characters;
  return length > MAX_NAME_CHARACTERS ? `${characters.slice(0, MAX_NAME_CHARACTERS).join('')}…` : name;
}
