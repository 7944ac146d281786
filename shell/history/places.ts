import type { TableView } from 'dass-elements/dass-data-table.js';
import { SessionList } from './session-list.js';

/** Where the user was in a page: in its table, or at a link, and which panels were open. */
export interface Place {
  readonly view?: TableView;
  /** The expanded rows of a hierarchy. */
  readonly expandedKeys?: readonly string[];
  readonly link?: LinkPlace;
  /** The states of its panels, by their names; see `usePanel()`. */
  readonly panels?: Readonly<Record<string, PanelState>>;
}

/** Whether a panel is open, or the id of the one that is open among several. */
export type PanelState = boolean | string;

/** A link that the user has followed, and its position, where another one may be when it is gone. */
export interface LinkPlace {
  readonly href: string;
  /** Index of the list among the lists of the page, and of the link in it. */
  readonly list: number;
  readonly index: number;
}

const MAX_PLACES = 50;
const list = new SessionList<readonly [key: string, place: Place]>('shellPlaces');

/** The places in the pages of the browser's history, by the keys of its entries. */
export const places = {
  get: (key: string): Place | undefined => list.get().find(([one]) => one === key)?.[1],
  /** Changes what `place` has. */
  update(key: string, place: Place): void {
    const others = list.get().filter(([one]) => one !== key);
    list.set([...others, [key, { ...places.get(key), ...place }] as const].slice(-MAX_PLACES));
  },
};
