import type { Tree } from '../../../core/tree/tree.js';
import { columnOf, isFromControl } from '../cells/cell-controls.js';

/** A key as plain data. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'timeStamp'
>;

/** What the user does in the table, as plain data: a row by its index in the list, which stays when others are expanded. */
export type TableCommand =
  | { readonly does: 'key'; readonly press: KeyPress }
  | {
      readonly does: 'click-head';
      readonly part: 'toggle' | 'checkbox' | 'heading' | 'options';
      readonly column: number;
    }
  | {
      readonly does: 'click-row';
      /** `control`: something in a cell that has handled the click itself. `ancestor`: a sticky row. */
      readonly part: 'expander' | 'checkbox' | 'cell' | 'control' | 'ancestor';
      readonly row: number;
      readonly column: number;
      readonly isRange: boolean;
      readonly withBelow: boolean;
    };

/** Where the rows are that an event may come from. */
export interface CommandSource {
  readonly tree: Tree;
  /** The index of the visible row that an event comes from; -1 for none. */
  indexOf(event: Event): number;
  /** The same for a sticky row. */
  ancestorOf(event: Event): number;
}

/** What the user means by an event; undefined for what is not for the table. */
export function readCommand(event: Event, source: CommandSource): TableCommand | undefined {
  if (event.type === 'keydown') return keyCommand(event as KeyboardEvent);
  return event.type === 'click' ? clickCommand(event as MouseEvent, source) : undefined;
}

function keyCommand(event: KeyboardEvent): TableCommand | undefined {
  // Keys in a cell's control or in the options are theirs.
  if (event.defaultPrevented || event.target !== event.currentTarget) return undefined;
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, isComposing, timeStamp } = event;
  if (isComposing) return undefined;
  return { does: 'key', press: { key, code, ctrlKey, metaKey, shiftKey, altKey, isComposing, timeStamp } };
}

function clickCommand(event: MouseEvent, source: CommandSource): TableCommand | undefined {
  const target = event.target as Element;
  const column = columnOf(target);
  if (target.closest('.head')) {
    const part = partOfHead(target);
    return part && { does: 'click-head', part, column };
  }
  const sticky = source.ancestorOf(event);
  const row = source.tree.rowAt(sticky >= 0 ? sticky : source.indexOf(event));
  if (row < 0) return undefined;
  return {
    does: 'click-row',
    part: partOfRow(event, target, sticky >= 0),
    row,
    column,
    isRange: event.shiftKey,
    withBelow: event.ctrlKey || event.metaKey,
  };
}

function partOfHead(target: Element): 'toggle' | 'checkbox' | 'heading' | 'options' | undefined {
  if (target.closest('#options')) return 'options';
  if (target.closest('.options')) return undefined;
  if (target.closest('.toggle')) return 'toggle';
  if (target.closest('.tick-cell')) return 'checkbox';
  return target.closest('.heading') ? 'heading' : undefined;
}

function partOfRow(event: Event, target: Element, isSticky: boolean) {
  if (target.closest('.twisty')) return 'expander';
  if (target.closest('.tick-cell')) return 'checkbox';
  if (isSticky) return 'ancestor';
  return isFromControl(event) ? 'control' : 'cell';
}

/** A page scrolls by these keys unless they are prevented. */
const scrolls = /^(?: |Arrow|Page|Home|End)/;

/**
 * What the user has done before the module that carries it out has loaded. It is carried out once, in order; it is
 * dropped when it may not be meant any more: when the rows are replaced or the focus leaves the table.
 */
export class EarlyCommands {
  #commands: TableCommand[] = [];

  add(command: TableCommand, event: Event): void {
    if (command.does === 'key' && !command.press.altKey && scrolls.test(command.press.key)) event.preventDefault();
    this.#commands.push(command);
  }

  drop(): void {
    this.#commands = [];
  }

  get isWaiting(): boolean {
    return this.#commands.length > 0;
  }

  /** Hands over the first that is waiting, which is forgotten here. */
  next(): TableCommand | undefined {
    return this.#commands.shift();
  }
}
