import { resolveText } from '../../../../locales/index.js';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import type { Column } from './columns.js';
import type { ColumnWidths } from './column-widths.js';

/** From the end of a heading so far it can be pulled, by a mouse and by a finger. In pixels. */
const GRIP = 9;
const GRIP_OF_FINGER = 24;

/** How much a key changes a width. In pixels. */
const STEP = 16;

/** A column cannot be made narrower: the first has the toggle and the options in its heading. In pixels. */
const NARROWEST = 48;
const NARROWEST_OF_FIRST = 96;

export interface ColumnResizeOptions {
  readonly widths: ColumnWidths;
  columns(): readonly Column[];
  isRtl(): boolean;
  /** The user has made a column so wide. */
  onResize(detail: { readonly column: string; readonly width: number }): void;
}

/** The user makes columns wider and narrower: pulls the end of a heading, or presses Shift with Left and Right at it. */
export class ColumnResize {
  readonly #options: ColumnResizeOptions;

  constructor(options: ColumnResizeOptions) {
    this.#options = options;
  }

  /** @param by 1 wider, -1 narrower */
  byKey(at: number, by: 1 | -1, scroller: ParentNode): void {
    const { columns, onResize } = this.#options;
    const column = columns()[at];
    const heading = scroller.querySelectorAll('.heading')[at];
    if (!column || !heading) return;
    const width = this.#set(column, heading.getBoundingClientRect().width + by * STEP);
    announce(msg(str`${resolveText(column.label)}: ${formatCount(width)} pixels de largura`, { id: 'dassTreeWidth' }));
    onResize({ column: column.name, width });
  }

  /** Makes a column so wide, as far as it can be. @returns its width */
  #set(column: Column, width: number): number {
    const fitted = Math.max(column.isTree ? NARROWEST_OF_FIRST : NARROWEST, Math.round(width));
    this.#options.widths.set(column, fitted);
    return fitted;
  }

  onPointerdown = (event: PointerEvent): void => {
    const heading = (event.target as Element).closest<HTMLElement>('.heading');
    if (!heading || (event.target as Element).closest('.toggle, .options') || event.button !== 0 || !event.isPrimary)
      return;
    const { left, right, width: before } = heading.getBoundingClientRect();
    const isRtl = this.#options.isRtl();
    const fromEnd = isRtl ? event.clientX - left : right - event.clientX;
    if (fromEnd > (event.pointerType === 'touch' ? GRIP_OF_FINGER : GRIP)) return;
    event.preventDefault();
    this.#pull(heading, before, event, isRtl ? -1 : 1);
  };

  /** Follows the pointer until it is let go; what it was pressed on is not clicked. */
  #pull(heading: HTMLElement, before: number, { pointerId, clientX }: PointerEvent, sign: 1 | -1): void {
    const { columns, onResize } = this.#options;
    const column = columns()[Number(heading.id.slice('head-'.length))];
    if (!column) return;
    let width: number | undefined;
    const end = new AbortController();
    const { signal } = end;
    const move = (event: PointerEvent): void => {
      width = this.#set(column, before + sign * (event.clientX - clientX));
    };
    const swallow = (event: Event): void => event.stopPropagation();
    const finish = (): void => {
      end.abort();
      heading.classList.remove('pulled');
      // The click, where there is one, comes at once.
      setTimeout(() => heading.removeEventListener('click', swallow));
      if (width !== undefined) onResize({ column: column.name, width });
    };
    heading.setPointerCapture(pointerId);
    heading.classList.add('pulled');
    heading.addEventListener('pointermove', move, { signal });
    heading.addEventListener('pointerup', finish, { signal });
    heading.addEventListener('pointercancel', finish, { signal });
    heading.addEventListener('click', swallow);
  }
}
