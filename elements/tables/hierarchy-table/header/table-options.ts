import { html, type ReactiveElement } from 'lit';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { LazyImport } from '../../../base/loading/lazy-import.js';
import { dotsVertical } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import type { DassMenu, MenuEntry } from '../../../controls/menu/menu.js';
import type { Tree } from '../../../core/tree/tree.js';
import type { BelowRow } from '../commands/table-actions.js';
import type { ColumnsHost, showColumns } from '../columns/columns-dialog.js';

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
      aria-label=${msg('Opções da tabela', { id: 'dassTreeOptions' })}
      title=${msg('Opções da tabela', { id: 'dassTreeOptions' })}
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
  /** The element, beside which a failure to load is shown. */
  readonly element: ReactiveElement;
  scroller(): HTMLElement | null;
  tree(): Tree;
  openTo(level: number): void;
  below(): BelowRow | undefined;
}

/** What the menu button opens: the menu, and from there the dialog of the columns. Each loads when it is first opened. */
export class TableOptions {
  readonly #host: OptionsHost;
  readonly #menu: LazyImport;
  readonly #columns: LazyImport<{ readonly showColumns: typeof showColumns }>;
  readonly #known = new WeakSet<DassMenu>();

  constructor(host: OptionsHost) {
    this.#host = host;
    this.#menu = new LazyImport(host.element, () => import('../../../controls/menu/menu.js'));
    this.#columns = new LazyImport(host.element, () => import('../columns/columns-dialog.js'));
  }

  /** Shows the menu. @param isByKey opens it; a click does so by itself once the menu is there */
  show(isByKey: boolean): void {
    const opensItself = !isByKey && this.#element?.hasUpdated;
    this.#menu.load(() => this.#open(!opensItself));
  }

  get #element(): DassMenu | null | undefined {
    return this.#host.scroller()?.querySelector<DassMenu>('.options');
  }

  #open(isOpened: boolean): void {
    const host = this.#host;
    const menu = this.#element;
    if (!menu) return;
    const levels = host.tree().hasLevels ? levelsOf(host.tree()) : 0;
    const entries: MenuEntry[] = Array.from({ length: levels }, (_, at) => ({
      id: String(at + 1),
      label: msg(str`Expandir até o nível ${formatCount(at + 1)}`, { id: 'dassTreeOpenTo' }),
    }));
    menu.label = msg('Opções da tabela', { id: 'dassTreeOptions' });
    const below = host.below();
    if (below)
      entries.push({
        id: 'below',
        label: below.isChosen
          ? msg(str`Selecionar o que está abaixo de ${shortened(below.name)}`, { id: 'dassTreeSelectBelow' })
          : msg(str`Desmarcar o que está abaixo de ${shortened(below.name)}`, { id: 'dassTreeDeselectBelow' }),
        divided: levels > 0,
      });
    menu.entries = [
      ...entries,
      { id: 'columns', label: msg('Colunas…', { id: 'dassTreeColumns' }), divided: entries.length > 0 },
    ];
    if (isOpened) menu.open = true;
    if (this.#known.has(menu)) return;
    this.#known.add(menu);
    menu.addEventListener('dass-menu-select', (event) => this.#choose(event.detail.entry.id));
  }

  #choose(id: string): void {
    const host = this.#host;
    host.scroller()?.focus({ preventScroll: true });
    if (id === 'below') host.below()?.follow();
    else if (id === 'columns') this.#columns.load((module) => module.showColumns(host));
    else host.openTo(Number(id));
  }
}
