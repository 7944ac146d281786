import type { ReactiveController } from 'lit';
import { resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { preventNextClick } from '../../base/prevent-next-click.js';
import type { DassMenu, MenuEntry } from '../../controls/menu/menu.js';
import { toText } from '../../core/text/to-text.js';
import { isRecord, readField, readList, tryRead } from '../../core/util/read-value.js';
import { columnOf, isFromControl } from './cell-controls.js';
import { canMove, hideColumn, lastIndex, moveColumn, resetColumns } from './columns/arrange-columns.js';
import { fitToContent } from './columns/column-resize.js';
import { HeadingDrag } from './columns/heading-drag.js';
import type { Grid } from './grid.js';
import type { OptionsMenu } from './options-menu.js';

const LONG_PRESS_MS = 500;
/** A finger that moves farther than this scrolls. */
const MAX_MOVE_PX = 10;

/** An entry, and what it does. */
export interface MenuAction extends MenuEntry {
  run(): void;
}

/** A place on the screen. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The context menu of headings and rows: by right click, long press, Shift+F10 and the menu key. With Shift, in a selected
 * text and on a control in a cell, the menu of the browser opens instead.
 */
export abstract class ContextMenu<G extends Grid = Grid> implements ReactiveController {
  protected readonly grid: G;
  readonly #options: LazyImport<OptionsMenu>;
  readonly #import: LazyImport;
  #menu: DassMenu | undefined;
  #actions: readonly MenuAction[] = [];
  /** A finger that rests on a row. */
  #press: AbortController | undefined;

  constructor(grid: G, options: LazyImport<OptionsMenu>) {
    const { element } = grid;
    this.grid = grid;
    this.#options = options;
    this.#import = new LazyImport(element, () => import('../../controls/menu/menu.js'));
    new HeadingDrag(grid, (columnIndex) => this.#showHeading(columnIndex));
    element.addController(this);
  }

  hostConnected(): void {
    const { scroller } = this.grid;
    scroller?.addEventListener('contextmenu', this.#onContextMenu);
    scroller?.addEventListener('pointerdown', this.#onPointerDown);
  }

  hostDisconnected(): void {
    const { scroller } = this.grid;
    scroller?.removeEventListener('contextmenu', this.#onContextMenu);
    scroller?.removeEventListener('pointerdown', this.#onPointerDown);
    this.#press?.abort();
    this.#close();
  }

  /** Opens the menu of the active row or heading. */
  showActive(): void {
    const { active } = this.grid.focus;
    if (!active) return;
    if (active.visibleIndex < 0) this.#showHeading(active.column);
    else this.#showRow(active.visibleIndex, pointBelow(this.#activeElement));
  }

  /** What the table offers for a heading, beside what all tables do. */
  protected actionsOfHeading(_columnIndex: number): readonly MenuAction[] {
    return [];
  }

  /** What the table offers for a row. */
  protected abstract actionsOfRow(rowIndex: number): readonly MenuAction[];

  /** What the table offers for the selected cells, above what it does for their row. */
  protected get actionsOfCells(): readonly MenuAction[] {
    return [];
  }

  /** Whether a cell is in the selected range, which stays when the menu opens there. */
  protected isInRange(_visibleIndex: number, _columnIndex: number): boolean {
    return false;
  }

  /** What opens or closes the details of a row, in a table whose rows have any. */
  protected detailsActions(rowIndex: number): readonly MenuAction[] {
    const { details, hasDetails } = this.grid;
    if (!details || !hasDetails) return [];
    return [
      {
        id: 'details',
        label: details.isOpen(rowIndex)
          ? msg('Fechar detalhes', { id: 'dassTableDetailsClose' })
          : msg('Abrir detalhes', { id: 'dassTableDetailsOpen' }),
        run: () => details.toggle(rowIndex),
      },
    ];
  }

  /** The column that is active when a row is: -1 for the row as a whole. */
  protected abstract activeColumnOf(columnIndex: number, rowIndex: number): number;
  /** The visible index of the row of an event; -1 for none. */
  protected visibleIndexOf(event: Event): number {
    return this.grid.virtualRows.indexOf(event);
  }

  get #activeElement(): Element | null {
    return this.grid.element.renderRoot.querySelector(`#${this.grid.activeId}`);
  }

  readonly #onContextMenu = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.shiftKey || target.closest('.options, .filter') || isFromControl(event)) return;
    if (isInSelectedText(this.grid.element.renderRoot, event)) return;
    const columnIndex = columnOf(target);
    const heading = target.closest('.heading');
    const visibleIndex = heading ? -1 : this.visibleIndexOf(event);
    if (!heading && visibleIndex < 0) return;
    event.preventDefault();
    // The menu of a finger opens when it is lifted.
    if (this.#press) return;
    // A key fires the event, too, at the active element.
    const point = event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : undefined;
    if (heading) this.#showHeading(columnIndex, point);
    else this.#showRow(visibleIndex, point ?? pointBelow(target), columnIndex);
  };

  readonly #onPointerDown = (event: PointerEvent): void => {
    this.#press?.abort();
    const { clientX: x, clientY: y, pointerId } = event;
    const visibleIndex = this.visibleIndexOf(event);
    if (event.pointerType === 'mouse' || !event.isPrimary || visibleIndex < 0 || isFromControl(event)) return;
    const columnIndex = columnOf(event.target as Element);
    const press = (this.#press = new AbortController());
    const { signal } = press;
    const start = event.timeStamp;
    signal.addEventListener('abort', () => {
      if (this.#press === press) this.#press = undefined;
    });
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      const isLong = ended.type === 'pointerup' && ended.timeStamp - start >= LONG_PRESS_MS;
      press.abort();
      // A finger that rests on a cut text reads it, and does nothing else.
      if (!isLong || this.grid.element.renderRoot.querySelector('.tip:popover-open')) return;
      preventNextClick();
      this.#showRow(visibleIndex, { x, y }, columnIndex);
    };
    const move = (moved: PointerEvent): void => {
      const isFar = Math.hypot(moved.clientX - x, moved.clientY - y) > MAX_MOVE_PX;
      if (moved.pointerId === pointerId && isFar) press.abort();
    };
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('pointermove', move, { signal });
  };

  #showHeading(columnIndex: number, point?: Point): void {
    const { grid } = this;
    const column = grid.columns.visible[columnIndex];
    if (!column) return;
    grid.moveTo({ visibleIndex: -1, column: columnIndex });
    const heading = grid.element.renderRoot.querySelector(`#head-${columnIndex}`);
    const actions = [
      ...this.#sortActions(columnIndex),
      ...divided(this.actionsOfHeading(columnIndex)),
      ...divided(this.#columnActions(columnIndex)),
    ];
    this.#show(actions, resolveText(column.label), point ?? pointBelow(heading));
  }

  #showRow(visibleIndex: number, point: Point, columnIndex?: number): void {
    const { grid } = this;
    const rowIndex = grid.state.rowIndexAt(visibleIndex);
    if (rowIndex < 0) return;
    if (columnIndex !== undefined && !this.isInRange(visibleIndex, columnIndex))
      grid.moveTo({ visibleIndex, column: this.activeColumnOf(columnIndex, rowIndex) });
    const options: MenuAction = {
      id: 'options',
      label: msg('Opções da tabela', { id: 'dassTreeOptions' }),
      run: () => this.#options.load((menu) => menu.show(true)),
    };
    const actions = [
      ...this.actionsOfCells,
      ...divided(this.actionsOfRow(rowIndex)),
      ...divided(this.#applicationActions(rowIndex)),
      ...divided([options]),
    ];
    this.#show(actions, msg('Linha', { id: 'dassTableRowMenu' }), point);
  }

  #sortActions(columnIndex: number): readonly MenuAction[] {
    const { grid } = this;
    if (!grid.columns.visible[columnIndex]?.isSortable) return [];
    return [
      {
        id: 'ascending',
        label: msg('Ordem crescente', { id: 'dassTableSortUp' }),
        run: () => grid.sortBy(columnIndex, 'ascending'),
      },
      {
        id: 'descending',
        label: msg('Ordem decrescente', { id: 'dassTableSortDown' }),
        run: () => grid.sortBy(columnIndex, 'descending'),
      },
    ];
  }

  #columnActions(columnIndex: number): readonly MenuAction[] {
    const { grid } = this;
    // Cards have neither widths nor an order from left to right.
    const isTable = !grid.scroller?.matches('.cards');
    const toStart: MenuAction = {
      id: 'to-start',
      label: grid.isRtl ? moveRightText() : moveLeftText(),
      disabled: columnIndex < 2 || !canMove(grid, columnIndex),
      run: () => moveColumn(grid, columnIndex, columnIndex - 1),
    };
    const toEnd: MenuAction = {
      id: 'to-end',
      label: grid.isRtl ? moveLeftText() : moveRightText(),
      disabled: columnIndex >= lastIndex(grid) || !canMove(grid, columnIndex),
      run: () => moveColumn(grid, columnIndex, columnIndex + 1),
    };
    const fit: MenuAction = {
      id: 'fit',
      label: msg('Ajustar largura ao conteúdo', { id: 'dassTableFit' }),
      run: () => fitToContent(grid, columnIndex),
    };
    const hide: MenuAction = {
      id: 'hide',
      label: msg('Ocultar coluna', { id: 'dassTableHide' }),
      disabled: columnIndex === 0,
      run: () => hideColumn(grid, columnIndex),
    };
    const isArranged = grid.columns.settings(grid.element.columnSettings.length > 0).length > 0;
    const reset: MenuAction = {
      id: 'reset',
      label: msg('Restaurar colunas', { id: 'dassTableResetColumns' }),
      run: () => resetColumns(grid),
    };
    return [...(isTable ? [toStart, toEnd, fit] : []), hide, ...(isArranged ? [reset] : [])];
  }

  /** The entries of the application. Those without an id or a text are left out. */
  #applicationActions(rowIndex: number): readonly MenuAction[] {
    const { grid } = this;
    const { rowActions } = grid.element;
    if (!rowActions) return [];
    const [row, key] = [grid.state.rowOf(rowIndex), grid.state.keyOf(rowIndex)];
    const entries = readList(tryRead('rowActions', () => rowActions(row, key), [])) ?? [];
    return entries.filter(isRecord).flatMap((entry) => {
      const id = toText(readField(entry, 'id'));
      const label = textOr(readField(entry, 'label'), '');
      if (!id || !label) return [];
      return {
        id: `application:${id}`,
        label,
        icon: toText(readField(entry, 'icon')),
        disabled: Boolean(readField(entry, 'disabled')),
        danger: Boolean(readField(entry, 'danger')),
        run: () => grid.reportRowAction({ id, row, key }),
      };
    });
  }

  #show(actions: readonly MenuAction[], label: string, { x, y }: Point): void {
    if (actions.length === 0) return;
    this.#import.load(() => {
      const menu = (this.#menu ??= this.#createMenu());
      const frame = menu.parentElement?.getBoundingClientRect();
      menu.style.setProperty('left', `${x - (frame?.left ?? 0)}px`);
      menu.style.setProperty('top', `${y - (frame?.top ?? 0)}px`);
      this.#actions = actions;
      menu.label = label;
      menu.entries = actions;
      menu.open = true;
    });
  }

  #createMenu(): DassMenu {
    const menu = document.createElement('dass-menu');
    const anchor = document.createElement('span');
    menu.className = 'context-menu';
    menu.style.setProperty('position', 'absolute');
    anchor.slot = 'anchor';
    menu.append(anchor);
    menu.addEventListener('dass-menu-select', ({ detail }) => {
      this.grid.scroller?.focus({ preventScroll: true });
      this.#actions.find((action) => action === detail.entry)?.run();
    });
    this.grid.scroller?.parentElement?.append(menu);
    return menu;
  }

  #close(): void {
    this.#menu?.remove();
    this.#menu = undefined;
  }
}

const moveLeftText = (): string => msg('Mover para a esquerda', { id: 'dassTableMoveLeft' });
const moveRightText = (): string => msg('Mover para a direita', { id: 'dassTableMoveRight' });

/** The first entry has a line above it. The menu shows none above its first one. */
const divided = (actions: readonly MenuAction[]): readonly MenuAction[] =>
  actions.map((action, at) => (at === 0 ? { ...action, divided: true } : action));

function pointBelow(element: Element | null): Point {
  const { left, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  const isRtl = element?.matches(':dir(rtl)') ?? false;
  return { x: isRtl ? right : left, y: bottom };
}

/** Whether a click is in a text that the user has selected, which the menu of the browser copies. */
function isInSelectedText(root: HTMLElement | DocumentFragment, { clientX: x, clientY: y }: MouseEvent): boolean {
  // Chromium has the selection of a shadow tree at its root, the others at the document.
  const { getSelection } = root as { getSelection?: () => Selection | null };
  const selection = getSelection?.call(root) ?? document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return false;
  return [...selection.getRangeAt(0).getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
