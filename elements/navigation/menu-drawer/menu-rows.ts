import { render } from 'lit';
import type { CurrentEntry } from '../../core/menu/menu-current.js';
import type { FilteredMenu, MenuMatch } from '../../core/menu/menu-filter.js';
import { isActivatable, type MenuNode } from '../../core/menu/menu.js';
import { findIcon } from '../../controls/icon/registry.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

/** How many labels are rendered anew before the key stroke is over: more than are in sight. The others follow. */
const relabelledAtOnce = 120;
const relabelledPerTask = 400;

/** From so many rows on the browser leaves out what is not in sight. */
const longMenu = 300;

/** What a row that cannot be activated says of itself. */
export interface MenuRowTexts {
  readonly inactive: string;
  readonly unsafe: string;
}

interface Row {
  readonly node: MenuNode;
  readonly parent: Row | undefined;
  readonly item: HTMLLIElement;
  /** What bears the label: a link, or the button of a group. */
  readonly control: HTMLElement;
  /** What opens and closes a group. */
  readonly toggle: HTMLButtonElement | undefined;
  readonly list: HTMLUListElement | undefined;
  readonly children: readonly Row[];
  isShown: boolean;
  isExpanded: boolean;
  /** How its label matches what was typed. */
  match: MenuMatch | undefined;
}

/**
 * The rows of a menu as plain markup, made once for a menu and from then on only changed where something changes: 5,000
 * entries are filtered in the time of a key stroke, because a row is hidden and not removed. Four nodes an entry.
 */
export class MenuRows {
  readonly root: HTMLUListElement;
  readonly #rows: Row[] = [];
  readonly #rowOf = new Map<Element, Row>();
  readonly #texts: MenuRowTexts;
  readonly #top: readonly Row[];
  /** Keys of the groups that the user has closed; while a filter is on, those closed since. */
  readonly #collapsed: Set<string>;
  readonly #collapsedInFilter = new Set<string>();
  #renderedIcon?: SVGElement;
  #isFiltered = false;
  #current: Row | undefined;
  #toRelabel: Row[] = [];
  #timer = 0;

  constructor(tree: readonly MenuNode[], texts: MenuRowTexts, collapsed: Set<string>) {
    this.#texts = texts;
    this.#collapsed = collapsed;
    this.root = document.createElement('ul');
    this.#top = this.#build(tree, this.root, undefined);
    if (this.#renderedIcon) this.root.classList.add('icons');
    if (this.#rows.length > longMenu) this.#leaveOutOfSight();
  }

  /** Whose link or button something belongs to. */
  nodeOf(target: Element): MenuNode | undefined {
    return this.#find(target)?.node;
  }

  /** The link of an entry, to be clicked. */
  linkOf(node: MenuNode): HTMLElement | undefined {
    return this.#rows.find((row) => row.node === node)?.control;
  }

  /** Opens or closes the group whose button was pressed. @returns whether it was one */
  toggle(target: Element): boolean {
    const row = this.#find(target);
    if (!row?.toggle?.contains(target) || !row.node.active) return false;
    const collapsed = this.#isFiltered ? this.#collapsedInFilter : this.#collapsed;
    if (!collapsed.delete(row.node.key)) collapsed.add(row.node.key);
    this.#expand(row);
    return true;
  }

  /** The control of an entry, by the entry's key. */
  controlOf(key: string): HTMLElement | undefined {
    return this.#rows.find(({ node }) => node.key === key)?.control;
  }

  /** The next control in sight that can be focused, from another or from outside the menu; undefined at its ends. */
  step(from: Element | null, by: 1 | -1): HTMLElement | undefined {
    const at = from ? this.#rows.findIndex((row) => row.item === this.#find(from)?.item) : -1;
    for (let index = at + by; index >= 0 && index < this.#rows.length; index += by) {
      const row = this.#rows[index] as Row;
      if (isFocusable(row) && isInSight(row)) return row.control;
    }
    return undefined;
  }

  /** The last control in sight. */
  last(): HTMLElement | undefined {
    return this.#rows.findLast((row) => isFocusable(row) && isInSight(row))?.control;
  }

  /** The control of the page that is being shown, where it is in sight. */
  get current(): HTMLElement | undefined {
    return this.#current && isInSight(this.#current) ? this.#current.control : undefined;
  }

  /** Says which row is the page that is being shown. */
  setCurrent(entry: CurrentEntry | undefined): void {
    const row = entry && this.#rows.find(({ node }) => node === entry.node);
    if (this.#current !== row) this.#current?.control.removeAttribute('aria-current');
    this.#current = row;
    if (row && entry) row.control.setAttribute('aria-current', entry.current);
  }

  /** Shows what a filter has kept, with what matches marked. */
  show(menu: FilteredMenu): void {
    this.#isFiltered = menu.isFiltered;
    this.#collapsedInFilter.clear();
    this.#toRelabel = [];
    this.#showMatches(this.#top, menu.items);
    this.#relabel(relabelledAtOnce);
  }

  /** Does at once what was left for later. */
  finish(): void {
    this.#relabel(Infinity);
  }

  #find(target: Element): Row | undefined {
    const item = target.closest('li');
    return item ? this.#rowOf.get(item) : undefined;
  }

  #build(nodes: readonly MenuNode[], list: HTMLUListElement, parent: Row | undefined): readonly Row[] {
    return nodes.map((node) => {
      const item = document.createElement('li');
      const isGroup = node.items.length > 0;
      const isLink = !isGroup || node.url !== undefined;
      const toggle = isGroup ? this.#toggleButton(node, isLink) : undefined;
      const control = isLink ? this.#link(node) : (toggle as HTMLElement);
      const inner = isGroup ? document.createElement('ul') : undefined;
      const children: Row[] = [];
      const row: Row = {
        node,
        parent,
        item,
        control,
        toggle,
        list: inner,
        children,
        isShown: true,
        isExpanded: true,
        match: undefined,
      };
      this.#rows.push(row);
      this.#rowOf.set(item, row);
      this.#renderLabel(row);
      item.append(control);
      if (toggle && toggle !== control) item.append(toggle);
      if (inner) {
        item.className = isLink ? 'both' : 'area';
        children.push(...this.#build(node.items, inner, row));
        item.append(inner);
        this.#expand(row);
      }
      list.append(item);
      return row;
    });
  }

  /** Lists that are out of sight keep their place by the number of their rows. */
  #leaveOutOfSight(): void {
    this.root.classList.add('long');
    for (const { list } of this.#rows) list?.style.setProperty('--_rows', String(list.querySelectorAll('li').length));
  }

  #link(node: MenuNode): HTMLAnchorElement {
    const link = document.createElement('a');
    link.className = 'entry';
    if (isActivatable(node)) link.href = node.url as string;
    else {
      link.setAttribute('role', 'link');
      link.setAttribute('aria-disabled', 'true');
      if (!node.active) link.dataset.note = this.#texts.inactive;
      else if (node.isUnsafe) link.dataset.note = this.#texts.unsafe;
    }
    return link;
  }

  #toggleButton(node: MenuNode, isBeside: boolean): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = isBeside ? 'icon-button twist' : 'group';
    if (isBeside) button.setAttribute('aria-label', node.label);
    button.setAttribute('aria-expanded', 'true');
    if (!node.active) {
      button.disabled = true;
      if (!isBeside) button.dataset.note = this.#texts.inactive;
    }
    return button;
  }

  #icon(name: string): Node | undefined {
    const path = findIcon(name);
    if (path === undefined) return undefined;
    const icon = (this.#renderedIcon ??= createIcon(path)).cloneNode(true) as SVGElement;
    icon.querySelector('path')?.setAttribute('d', path);
    return icon;
  }

  #expand(row: Row): void {
    const { key } = row.node;
    const isExpanded = !(this.#isFiltered ? this.#collapsedInFilter : this.#collapsed).has(key);
    if (row.isExpanded === isExpanded) return;
    row.isExpanded = isExpanded;
    row.toggle?.setAttribute('aria-expanded', String(isExpanded));
    if (row.list) row.list.hidden = !isExpanded;
  }

  /** Rows that are not kept are hidden whole: what is in them is looked at again when they are shown again. */
  #showMatches(rows: readonly Row[], matches: readonly MenuMatch[]): void {
    let at = 0;
    for (const row of rows) {
      const match = matches[at]?.node === row.node ? matches[at++] : undefined;
      const isShown = match !== undefined;
      if (row.isShown !== isShown) {
        row.isShown = isShown;
        row.item.hidden = !isShown;
      }
      if (!match) continue;
      const own = match.isOwn ? match : undefined;
      if (own || row.match) this.#toRelabel.push(row);
      row.match = own;
      if (row.list) this.#expand(row);
      this.#showMatches(row.children, match.items);
    }
  }

  #relabel(count: number): void {
    clearTimeout(this.#timer);
    for (const row of this.#toRelabel.splice(0, count)) this.#renderLabel(row);
    if (this.#toRelabel.length > 0) this.#timer = window.setTimeout(() => this.#relabel(relabelledPerTask));
  }

  #renderLabel({ node: { label, icon }, control, match }: Row): void {
    const rendered = control.querySelector('svg') ?? (icon ? this.#icon(icon) : undefined);
    control.replaceChildren(...(rendered ? [rendered] : []), ...labelParts(label, match));
  }
}

const isFocusable = ({ control }: Row): boolean =>
  control instanceof HTMLAnchorElement ? control.hasAttribute('href') : !(control as HTMLButtonElement).disabled;

function isInSight(row: Row): boolean {
  if (!row.isShown) return false;
  for (let above = row.parent; above; above = above.parent) if (!above.isShown || !above.isExpanded) return false;
  return true;
}

function labelParts(label: string, match: MenuMatch | undefined): (string | Node)[] {
  if (!match) return [label];
  const parts: (string | Node)[] = [];
  let at = 0;
  for (const [start, end] of match.ranges) {
    if (start > at) parts.push(label.slice(at, start));
    const mark = document.createElement('mark');
    mark.textContent = label.slice(start, end);
    parts.push(mark);
    at = end;
  }
  if (at < label.length) parts.push(label.slice(at));
  return parts;
}

/** An icon to be copied for each row that has one: the path alone differs. */
function createIcon(path: string): SVGElement {
  const holder = document.createElement('div');
  render(renderIcon(path), holder);
  return holder.querySelector('svg') as SVGElement;
}
