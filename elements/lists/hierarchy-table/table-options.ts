import { html } from 'lit';
import { t } from '../../../locales/tree-actions.js';
import { dotsVertical } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { DassMenu, MenuEntry } from '../../controls/menu/menu.js';
import type { Tree } from '../../core/tree.js';
import type { BelowRow } from './table-actions.js';
import type { ColumnsHost } from './columns-dialog.js';

/** More levels are opened by the toggle, which opens all. */
const MOST_LEVELS = 9;
/** So much of a row's text is in an entry of the menu. */
const MOST_CHARACTERS = 40;

/** The menu button of the table, in its head; the menu itself loads when it is first opened. */
export function renderOptions(isActive: boolean) {
  return html`<dass-menu class="options" placement="bottom-end">
    <button
      id="options"
      slot="anchor"
      class=${isActive ? 'toggle active' : 'toggle'}
      type="button"
      tabindex="-1"
      aria-haspopup="menu"
      aria-label=${t('dassTreeOptions')}
      title=${t('dassTreeOptions')}
    >
      ${renderIcon(dotsVertical)}
    </button>
  </dass-menu>`;
}

function shortened(name: string): string {
  const characters = [...name];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : name;
}

function levelsOf(tree: Tree): number {
  let deepest = 0;
  for (let place = 0; place < tree.count; place++) deepest = Math.max(deepest, tree.depthOf(place));
  return Math.min(deepest + 1, MOST_LEVELS);
}

export interface OptionsHost extends ColumnsHost {
  scroller(): HTMLElement | null;
  tree(): Tree;
  openTo(level: number): void;
  below(): BelowRow | undefined;
}

const known = new WeakSet<DassMenu>();

/** Shows the menu. @param isByKey opens it; a click does so by itself once the menu is there */
export async function showOptions(host: OptionsHost, isByKey: boolean): Promise<void> {
  const menu = host.scroller()?.querySelector<DassMenu>('.options');
  if (!menu) return;
  const opensItself = !isByKey && menu.hasUpdated;
  await import('../../controls/menu/menu.js');
  const levels = host.tree().hasLevels ? levelsOf(host.tree()) : 0;
  const entries: MenuEntry[] = Array.from({ length: levels }, (_, at) => ({
    id: String(at + 1),
    label: t('dassTreeOpenTo', { level: at + 1 }),
  }));
  menu.label = t('dassTreeOptions');
  const below = host.below();
  if (below)
    entries.push({
      id: 'below',
      label: t(below.isChosen ? 'dassTreeSelectBelow' : 'dassTreeDeselectBelow', { row: shortened(below.name) }),
      divided: levels > 0,
    });
  menu.entries = [...entries, { id: 'columns', label: t('dassTreeColumns'), divided: entries.length > 0 }];
  if (!opensItself) menu.open = true;
  if (known.has(menu)) return;
  known.add(menu);
  menu.addEventListener('dass-menu-select', (event) => choose(host, event.detail.entry.id));
}

function choose(host: OptionsHost, id: string): void {
  host.scroller()?.focus({ preventScroll: true });
  if (id === 'below') host.below()?.follow();
  else if (id === 'columns') void import('./columns-dialog.js').then(({ showColumns }) => showColumns(host));
  else host.openTo(Number(id));
}
