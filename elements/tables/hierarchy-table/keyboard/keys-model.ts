import { OPTIONS, type GridPlace } from './grid-place.js';

/** What a key means. */
export type GridCommand =
  | { readonly does: 'go'; readonly to: GridPlace; readonly selects: boolean }
  | { readonly does: 'open' | 'close'; readonly index: number }
  | { readonly does: 'open-siblings'; readonly index: number }
  | { readonly does: 'open-level'; readonly level: number }
  | { readonly does: 'toggle-all' | 'options' | 'select-all' | 'copy' }
  | { readonly does: 'sort'; readonly column: number }
  | { readonly does: 'resize'; readonly column: number; readonly by: 1 | -1 }
  | { readonly does: 'select'; readonly index: number; readonly isRange: boolean; readonly withBelow: boolean }
  | { readonly does: 'act'; readonly place: GridPlace }
  | { readonly does: 'nothing' };

/** What a key is pressed in. */
export interface GridContext extends GridPlace {
  /** No row is active: the one that was has been taken away, and `index` is that of the row below the gap. */
  readonly isInGap: boolean;
  /** How many rows and columns there are. */
  readonly count: number;
  readonly columns: number;
  /** How far Page Up and Page Down go. */
  readonly page: number;
  readonly isRtl: boolean;
  /** Whether the row is open; undefined when nothing is below it. */
  readonly isOpen: boolean | undefined;
  /** The index of the row above it in the tree; -1 at a root. */
  readonly parent: number;
  /** Whether the head has the toggle that opens all: where anything can be opened. */
  readonly hasToggle: boolean;
  readonly selection: 'none' | 'single' | 'multiple';
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const nothing: GridCommand = { does: 'nothing' };
const go = (index: number, column: number, selects = false): GridCommand => ({
  does: 'go',
  to: { index, column },
  selects,
});

/**
 * What a key means in a treegrid, after the pattern of the APG, rows first: Right opens a row, then goes into its cells,
 * Left comes back, closes it, then goes to its parent. The head stands above the first row: its own place is the toggle
 * that opens all, and after the first heading comes the button with the options. Undefined for a key that is not for the
 * grid.
 */
export function commandOf(event: Key, context: GridContext): GridCommand | undefined {
  const { index, column, isRtl } = context;
  const isCtrl = event.ctrlKey || event.metaKey;
  const level = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return { does: 'options' };
  if (event.altKey) return level && !isCtrl ? { does: 'open-level', level: Number(level) } : undefined;
  if (isCtrl) return withCtrl(event, context);
  if (index < 0) return inHead(event, context);
  if (context.isInGap) return inGap(event, context);
  switch (event.key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return forward(context);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return back(context);
    case 'Home':
      return column < 0 ? go(0, column, event.shiftKey) : go(index, 0);
    case 'End':
      return column < 0 ? go(context.count - 1, column, event.shiftKey) : go(index, context.columns - 1);
    case 'Enter':
    case 'F2':
      return { does: 'act', place: { index, column } };
    case ' ':
      return context.selection === 'none'
        ? nothing
        : { does: 'select', index, isRange: event.shiftKey, withBelow: false };
    case '*':
      return { does: 'open-siblings', index };
    default:
      return vertical(event, context);
  }
}

function withCtrl(event: Key, { index, column, count, selection, isInGap }: GridContext): GridCommand | undefined {
  const hasRow = index >= 0 && !isInGap;
  switch (event.key) {
    case 'Home':
      return go(0, column, event.shiftKey);
    case 'End':
      return go(count - 1, column, event.shiftKey);
    case ' ':
      return selection !== 'none' && hasRow
        ? { does: 'select', index, isRange: event.shiftKey, withBelow: true }
        : undefined;
    case 'a':
    case 'A':
      return selection === 'multiple' ? { does: 'select-all' } : undefined;
    case 'c':
    case 'C':
      return hasRow && !event.shiftKey ? { does: 'copy' } : undefined;
    default:
      return undefined;
  }
}

function vertical(event: Key, { index, column, count, page }: GridContext): GridCommand | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return go(Math.min(count - 1, index + 1), column, event.shiftKey);
    case 'ArrowUp':
      return go(index - 1, column, event.shiftKey && index > 0);
    case 'PageDown':
      return go(Math.min(count - 1, index + page), column, event.shiftKey);
    case 'PageUp':
      return go(Math.max(0, index - page), column, event.shiftKey);
    default:
      return undefined;
  }
}

/** Goes to the rows around the gap, or to the ends; what is for the active row does nothing. */
function inGap(event: Key, { index, column, count, page }: GridContext): GridCommand | undefined {
  const goInside = (to: number): GridCommand =>
    count > 0 ? go(Math.max(0, Math.min(to, count - 1)), column) : nothing;
  switch (event.key) {
    case 'ArrowDown':
      return goInside(index);
    case 'ArrowUp':
      return go(Math.min(index, count) - 1, column);
    case 'PageDown':
      return goInside(index - 1 + page);
    case 'PageUp':
      return goInside(index - page);
    case 'Home':
      return goInside(0);
    case 'End':
      return goInside(count - 1);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Enter':
    case 'F2':
    case ' ':
    case '*':
      return nothing;
    default:
      return undefined;
  }
}

function forward({ index, column, columns, isOpen }: GridContext): GridCommand {
  if (column < 0 && isOpen === false) return { does: 'open', index };
  return go(index, Math.min(columns - 1, column + 1));
}

function back({ index, column, isOpen, parent }: GridContext): GridCommand {
  if (column >= 0) return go(index, column - 1);
  if (isOpen) return { does: 'close', index };
  return parent < 0 ? nothing : go(parent, -1);
}

/** The places in the head, in the order in which they are seen. */
const headStops = (hasToggle: boolean, columns: number): readonly number[] => [
  ...(hasToggle ? [-1] : []),
  0,
  OPTIONS,
  ...Array.from({ length: columns - 1 }, (_, at) => at + 1),
];

function inHead(event: Key, { column, columns, count, hasToggle, isRtl, page }: GridContext): GridCommand | undefined {
  const stops = headStops(hasToggle, columns);
  const stopAt = (at: number): GridCommand => go(-1, stops[Math.max(0, Math.min(at, stops.length - 1))] as number);
  const step = (by: 1 | -1): GridCommand =>
    event.shiftKey && column >= 0 ? { does: 'resize', column, by } : stopAt(stops.indexOf(column) + by);
  switch (event.key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return step(1);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return step(-1);
    case 'Home':
      return stopAt(0);
    case 'End':
      return stopAt(stops.length);
    case 'ArrowDown':
      return count > 0 ? go(0, Math.max(-1, column)) : nothing;
    case 'PageDown':
      return count > 0 ? go(Math.min(count - 1, page), Math.max(-1, column)) : nothing;
    case 'ArrowUp':
    case 'PageUp':
      return nothing;
    case 'Enter':
    case ' ':
      if (column === OPTIONS) return { does: 'options' };
      return column < 0 ? { does: 'toggle-all' } : { does: 'sort', column };
    case '*':
      return { does: 'toggle-all' };
    default:
      return undefined;
  }
}
