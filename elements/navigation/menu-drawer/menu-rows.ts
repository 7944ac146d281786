import { render } from 'lit';
import type { CurrentEntry } from '../../core/menu/menu-current.js';
import type { FilteredMenu, MenuMatch } from '../../core/menu/menu-filter.js';
import { isActivatable, type MenuNode } from '../../core/menu/menu.js';
import { disclose } from '../../base/motion/motions.js';
import { findIcon } from '../../controls/icon/registry.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

/** Number of labels rendered at once after a key press: more than are in view. Further tasks render the others. */
const LABELS_AT_ONCE = 120;
const LABELS_PER_TASK = 400;

/** Number of rows above which the browser skips rendering of those out of view. */
const LONG_MENU_ROWS = 60;

/** Notes shown on rows that cannot be activated. */
export interface MenuRowTexts {
  readonly inactive: string;
  readonly unsafe: string;
}

interface Row {
  readonly node: MenuNode;
  readonly parent: Row | undefined;
  readonly item: HTMLLIElement;
  /** The element with the label: a link, or the button of a group. */
  readonly control: HTMLElement;
  /** The button that expands and collapses a group. */
  readonly toggle: HTMLButtonElement | undefined;
  readonly list: HTMLUListElement | undefined;
  readonly children: readonly Row[];
  isShown: boolean;
  isExpanded: boolean;
  /** The match of its label with the filter text. */
  match: MenuMatch | undefined;
}

/**
 * The rows of a menu as DOM nodes, created once and then updated in place. The filter hides rows instead of removing
 * them, and each entry has only four nodes. So filtering 5,000 entries does not delay typing.
 */
export class MenuRows {
  readonly root: HTMLUListElement;
  readonly #rows: Row[] = [];
  readonly #rowOf = new Map<Element, Row>();
  readonly #texts: MenuRowTexts;
  readonly #top: readonly Row[];
  /** Keys of the groups that the user has collapsed. While a filter is active, `#collapsedInFilter` is used instead. */
  readonly #collapsed: Set<string>;
  readonly #collapsedInFilter = new Set<string>();
  #renderedIcon?: SVGElement;
  #isFiltered = false;
  #current: Row | undefined;
  #pendingLabels: Row[] = [];
  #timer = 0;

  constructor(tree: readonly MenuNode[], texts: MenuRowTexts, collapsed: Set<string>) {
    this.#texts = texts;
    this.#collapsed = collapsed;
    this.root = document.createElement('ul');
    this.#top = this.#build(tree, this.root, undefined);
    if (this.#renderedIcon) this.root.classList.add('icons');
    if (this.#rows.length > LONG_MENU_ROWS) this.#skipRenderingOutOfView();
  }

  /** Returns the menu node whose row contains the target. */
  nodeOf(target: Element): MenuNode | undefined {
    return this.#rowFor(target)?.node;
  }

  /** Returns the link of an entry. */
  linkOf(node: MenuNode): HTMLElement | undefined {
    return this.#rows.find((row) => row.node === node)?.control;
  }

  /** Expands or collapses a group when the target is its button. @returns whether the target is such a button */
  toggle(target: Element): boolean {
    const row = this.#rowFor(target);
    if (!row?.toggle?.contains(target) || !row.node.active) return false;
    const collapsed = this.#isFiltered ? this.#collapsedInFilter : this.#collapsed;
    if (!collapsed.delete(row.node.key)) collapsed.add(row.node.key);
    if (row.list) disclose(row.list, !row.isExpanded, this.root);
    this.#expand(row);
    return true;
  }

  /** Returns the control of the entry with a key. */
  controlOf(key: string): HTMLElement | undefined {
    return this.#rows.find(({ node }) => node.key === key)?.control;
  }

  /** Returns the next visible focusable control, starting at `from` or outside the menu. Undefined at the ends. */
  step(from: Element | null, by: 1 | -1): HTMLElement | undefined {
    const at = from ? this.#rows.findIndex((row) => row.item === this.#rowFor(from)?.item) : -1;
    for (let index = at + by; index >= 0 && index < this.#rows.length; index += by) {
      const row = this.#rows[index] as Row;
      if (isFocusable(row) && isVisible(row)) return row.control;
    }
    return undefined;
  }

  /** Returns the last visible focusable control. */
  last(): HTMLElement | undefined {
    return this.#rows.findLast((row) => isFocusable(row) && isVisible(row))?.control;
  }

  /** The control of the current page. Undefined when it is hidden. */
  get current(): HTMLElement | undefined {
    return this.#current && isVisible(this.#current) ? this.#current.control : undefined;
  }

  /** Sets `aria-current` on the row of the current page. */
  setCurrent(entry: CurrentEntry | undefined): void {
    const row = entry && this.#rows.find(({ node }) => node === entry.node);
    if (this.#current !== row) this.#current?.control.removeAttribute('aria-current');
    this.#current = row;
    if (row && entry) row.control.setAttribute('aria-current', entry.current);
  }

  /** Shows the entries that the filter keeps and marks the matching text. */
  show(menu: FilteredMenu): void {
    this.#isFiltered = menu.isFiltered;
    this.#collapsedInFilter.clear();
    this.#pendingLabels = [];
    this.#showMatches(this.#top, menu.items);
    this.#renderPendingLabels(LABELS_AT_ONCE);
  }

  /** Renders all pending labels at once. */
  finish(): void {
    this.#renderPendingLabels(Infinity);
  }

  #rowFor(target: Element): Row | undefined {
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

  /** Lets the browser skip rendering of lists out of view. Their height is estimated from the number of rows. */
  #skipRenderingOutOfView(): void {
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
    button.className = isBeside ? 'icon-button expander' : 'group';
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

  /** Hides rows without a match. Their descendants stay unchanged until the row is visible again. */
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
      const ownMatch = match.isOwn ? match : undefined;
      if (ownMatch || row.match) this.#pendingLabels.push(row);
      row.match = ownMatch;
      if (row.list) this.#expand(row);
      this.#showMatches(row.children, match.items);
    }
  }

  #renderPendingLabels(count: number): void {
    clearTimeout(this.#timer);
    for (const row of this.#pendingLabels.splice(0, count)) this.#renderLabel(row);
    if (this.#pendingLabels.length > 0)
      this.#timer = window.setTimeout(() => this.#renderPendingLabels(LABELS_PER_TASK));
  }

  #renderLabel({ node: { label, icon }, control, match }: Row): void {
    const rendered = control.querySelector('svg') ?? (icon ? this.#icon(icon) : undefined);
    control.replaceChildren(...(rendered ? [rendered] : []), ...labelParts(label, match));
  }
}

const isFocusable = ({ control }: Row): boolean =>
  control instanceof HTMLAnchorElement ? control.hasAttribute('href') : !(control as HTMLButtonElement).disabled;

function isVisible(row: Row): boolean {
  if (!row.isShown) return false;
  for (let ancestor = row.parent; ancestor; ancestor = ancestor.parent)
    if (!ancestor.isShown || !ancestor.isExpanded) return false;
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

/** Creates the icon that is cloned for each row. Only the path differs. */
function createIcon(path: string): SVGElement {
  const holder = document.createElement('div');
  render(renderIcon(path), holder);
  return holder.querySelector('svg') as SVGElement;
}
